// What opens over the workspace from everywhere: command menu, list of shortcuts, sharing, steps of installing, what follows the first publish. Each is
// a chunk of its own, loaded when it is opened first.
import type { User } from '@vys/contract/identity/accounts';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { justPublished } from '#web/features/accounts/sharing/first-publish/just-published.ts';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';

const CommandMenu = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./commands/command-menu.tsx'))).CommandMenu,
}));
const InstallDialog = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./install/install-dialog.tsx'))).InstallDialog,
}));
const LiveSheet = lazy(async () => ({
  default: (
    await retryAfterOutage(
      () => import('#web/features/accounts/sharing/first-publish/live-sheet.tsx'),
    )
  ).LiveSheet,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/sharing/share-dialog.tsx')).ShareDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./shortcuts-dialog.tsx'))).ShortcutsDialog,
}));

export type ShellWindow = 'commands' | 'shortcuts' | 'share' | 'install';

type Props = {
  open: ShellWindow | null;
  onOpen: (name: ShellWindow | null) => void;
  user: User;
  liveUrl: string | undefined;
  /** Absent where the app is installed or cannot be. */
  onInstall: (() => void) | undefined;
};

export function ShellWindows({ open, onOpen, user, liveUrl, onInstall }: Props) {
  const opened = useOpened(open);
  const isJustPublished = useSyncExternalStore(justPublished.subscribe, justPublished.get);
  const toggle = (name: ShellWindow) => (shown: boolean) => onOpen(shown ? name : null);
  return (
    <Suspense>
      {opened.has('commands') && (
        <CommandMenu
          open={open === 'commands'}
          onOpenChange={toggle('commands')}
          user={user}
          liveUrl={liveUrl}
          onShare={() => onOpen('share')}
          onShowShortcuts={() => onOpen('shortcuts')}
          onInstall={onInstall}
        />
      )}
      {opened.has('shortcuts') && (
        <ShortcutsDialog open={open === 'shortcuts'} onOpenChange={toggle('shortcuts')} />
      )}
      {open === 'share' && <ShareDialog open onOpenChange={toggle('share')} />}
      {isJustPublished && <LiveSheet open onClose={justPublished.clear} />}
      {opened.has('install') && (
        <InstallDialog open={open === 'install'} onOpenChange={toggle('install')} />
      )}
    </Suspense>
  );
}

/** Each window from when it is opened first: until then its code is not loaded. */
function useOpened(open: ShellWindow | null): ReadonlySet<ShellWindow> {
  const [opened, setOpened] = useState<ReadonlySet<ShellWindow>>(new Set());
  if (open !== null && !opened.has(open)) setOpened(new Set([...opened, open]));
  return opened;
}
