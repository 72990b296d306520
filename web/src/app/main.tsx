// Starts the app: styles, session, then the first screen.
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { listenForInstallOffer } from '#web/lib/browser/install.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { startSession } from '#web/lib/session/session-lifecycle.ts';
import { App } from './app.tsx';
import '#web/ui/theme/base.css';

const Workspace = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./workspace.tsx'))).Workspace,
}));

/** Ahead of their turn only: if it fails, drawing them tries again and tells. */
function fetchWorkspace() {
  import('./workspace.tsx').catch(() => {});
  import('./shell/shell.tsx').catch(() => {});
  if (location.pathname.startsWith(paths.studio)) {
    import('#web/screens/studio/studio-screen.tsx').catch(() => {});
  }
}

listenForInstallOffer();
startSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App workspace={Workspace} fetchWorkspace={fetchWorkspace} />
  </StrictMode>,
);
