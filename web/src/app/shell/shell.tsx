// The workspace around every screen: sidebar, its overlay on small screens, palette, dialogs.

import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useProfileRefresh } from '#web/features/accounts/profile-queries.ts';
import { justPublished } from '#web/features/accounts/sharing/just-published.ts';
import { useBrowserTimeZone } from '#web/features/accounts/use-browser-time-zone.ts';
import { useOwnVisitMark } from '#web/features/analytics/own-visits.ts';
import { Bell } from '#web/features/notifications/feed/bell.tsx';
import { useFeedUpdates } from '#web/features/notifications/feed/use-feed-updates.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { useLiveChannel } from '#web/lib/live/use-live.ts';
import { takeNotice } from '#web/lib/navigation/notice-after-load.ts';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Sheet, SheetContent } from '#web/ui/overlays/sheet.tsx';
import { LogoutDialog } from './logout.tsx';
import { messages } from './messages.ts';
import { navItems } from './nav-items.ts';
import { EmailReminder } from './reminders/email-reminder.tsx';
import { NameReminder } from './reminders/name-reminder.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useCommands } from './use-commands.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/sharing/share-dialog.tsx')).ShareDialog,
}));
const LiveSheet = lazy(async () => ({
  default: (await retryAfterOutage(() => import('#web/features/accounts/sharing/live-sheet.tsx')))
    .LiveSheet,
}));
const CommandPalette = lazy(async () => ({
  default: (await retryAfterOutage(() => import('#web/ui/overlays/command.tsx'))).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await retryAfterOutage(() => import('./shortcuts-dialog.tsx'))).ShortcutsDialog,
}));

export const SIDEBAR_WIDTH = { expanded: 256, collapsed: 80 } as const;

type Window = 'palette' | 'shortcuts' | 'share';

export function Shell() {
  const user = useUser();
  const navigate = useNavigate();
  const { sidebarOpen, sidebarCollapsed: collapsed } = usePreferences();
  const [open, setOpen] = useState<Window | null>(null);
  const opened = useOpened(open);
  useProfileRefresh();
  useBrowserTimeZone();
  useOwnVisitMark();
  useLiveChannel(user?.id);
  useFeedUpdates();
  // The frame of the first load (index.html) has done its work.
  useEffect(() => void delete document.documentElement.dataset.frame, []);
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toast.success(notice);
  }, []);
  const isJustPublished = useSyncExternalStore(justPublished.subscribe, justPublished.get);
  const { data: page } = useCurrentPage();
  const liveUrl = page?.status === 'published' && user?.page_url ? user.page_url : undefined;

  const toggle = (name: Window) => (shown: boolean) => setOpen(shown ? name : null);
  const closeOverlay = () => preferences.update({ sidebarOpen: false });
  const show = (name: Window) => () => {
    closeOverlay();
    setOpen(name);
  };
  const commands = useCommands({
    liveUrl,
    onShare: show('share'),
    onShowShortcuts: show('shortcuts'),
    close: () => setOpen(null),
  });
  useShortcuts({
    onPalette: () => setOpen((now) => (now === 'palette' ? null : 'palette')),
    onHelp: show('shortcuts'),
    sequences: {
      ...Object.fromEntries(
        navItems.map(({ keys, path }) => [keys[1].toLowerCase(), () => void navigate(path)]),
      ),
      s: show('share'),
    },
  });

  if (!user) return null;
  const sidebar = {
    user,
    liveUrl,
    onGo: closeOverlay,
    onShare: show('share'),
    onSearch: show('palette'),
    onShowShortcuts: show('shortcuts'),
  };
  return (
    <div className="flex min-h-dvh bg-canvas [--shell-top:3.5rem] lg:[--shell-top:0px]">
      <aside
        aria-label={messages.sidebar}
        style={{ width: collapsed ? SIDEBAR_WIDTH.collapsed : SIDEBAR_WIDTH.expanded }}
        className="sticky top-0 hidden h-dvh shrink-0 border-line border-r bg-surface transition-[width] duration-base lg:block"
      >
        <Sidebar
          {...sidebar}
          collapsed={collapsed}
          bell={<Bell side="right" />}
          onToggleCollapsed={() => preferences.update({ sidebarCollapsed: !collapsed })}
        />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-(--shell-top) items-center justify-between border-line border-b bg-surface px-2 lg:hidden">
          <IconButton
            label={messages.openMenu}
            tooltip={false}
            onClick={() => preferences.update({ sidebarOpen: true })}
          >
            <Menu aria-hidden="true" />
          </IconButton>
          <Wordmark className="h-7" />
          <Bell side="bottom" />
        </header>
        {user.vys_url ? <EmailReminder user={user} /> : <NameReminder userId={user.id} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <Overlay open={sidebarOpen} onClose={closeOverlay}>
        <Sidebar {...sidebar} collapsed={false} />
      </Overlay>
      <LogoutDialog />
      <Suspense>
        {opened.has('palette') && (
          <CommandPalette
            open={open === 'palette'}
            onOpenChange={toggle('palette')}
            commands={commands}
          />
        )}
        {opened.has('shortcuts') && (
          <ShortcutsDialog open={open === 'shortcuts'} onOpenChange={toggle('shortcuts')} />
        )}
        {open === 'share' && <ShareDialog open onOpenChange={toggle('share')} />}
        {isJustPublished && <LiveSheet open onClose={justPublished.clear} />}
      </Suspense>
    </div>
  );
}

/** Each window from when it is opened first: until then its code is not loaded. */
function useOpened(open: Window | null): ReadonlySet<Window> {
  const [opened, setOpened] = useState<ReadonlySet<Window>>(new Set());
  if (open !== null && !opened.has(open)) setOpened(new Set([...opened, open]));
  return opened;
}

type OverlayProps = { open: boolean; onClose: () => void; children: ReactNode };

/** Only below the breakpoint: there the column is hidden and this takes its place. */
function Overlay({ open, onClose, children }: OverlayProps) {
  const small = useIsSmall();
  return (
    <Sheet open={open && small} onOpenChange={(shown) => !shown && onClose()}>
      <SheetContent
        hideHeader
        side="left"
        title={messages.menu}
        className="w-64 [&>div:nth-child(2)]:p-0"
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
