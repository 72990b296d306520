// Shows what failed inside one of the workspace's routes.
import { useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

export function RouteErrorScreen() {
  return <ErrorScreen error={useRouteError()} />;
}
