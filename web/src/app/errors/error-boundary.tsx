// Catches what fails outside the workspace's routes, which catch their own: a screen in front of the
// app, or a chunk that did not arrive.
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

type State = { caught: { error: unknown } | null };

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorScreen error={caught.error} /> : this.props.children;
  }
}
