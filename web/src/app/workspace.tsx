// The app for users: router, query cache, and every screen that needs a session. Each time a user
// comes in it starts anew, so nothing that one user loaded is shown to the next.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { routes } from './routes.tsx';
import { Splash } from './splash.tsx';

export type WorkspaceRouter = ReturnType<typeof createBrowserRouter>;

export const openRouter = (): WorkspaceRouter => createBrowserRouter(routes);

export function Workspace({ open = openRouter }: { open?: () => WorkspaceRouter }) {
  const [router, setRouter] = useState<WorkspaceRouter>();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    const opened = open();
    setRouter(opened);
    return () => opened.dispose();
  }, [open]);
  if (!router) return <Splash />;
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
