// Starts the app: styles, session, then the first screen.
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#web/lib/query-client.ts';
import { startSession } from '#web/lib/session-lifecycle.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { routes } from './routes.tsx';
import '#web/ui/base.css';

startSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
