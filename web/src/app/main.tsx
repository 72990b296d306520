// Starts the app: styles, session, then the first screen.
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '#web/lib/session-lifecycle.ts';
import { App } from './app.tsx';
import '#web/ui/base.css';

const fetchWorkspace = () => import('./workspace.tsx');
const Workspace = lazy(async () => ({ default: (await fetchWorkspace()).Workspace }));

startSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App
      workspace={Workspace}
      // Ahead of its turn only; if it fails, drawing it tries again and tells.
      fetchWorkspace={() => void fetchWorkspace().catch(() => {})}
    />
  </StrictMode>,
);
