// The workspace around every screen: sidebar, on small screens bars and the sidebar as an overlay; windows over it.

import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useProfileRefresh } from '#web/features/accounts/profile-queries.ts';
import { useAccountLanguage } from '#web/features/accounts/use-account-language.ts';
import { useBrowserTimeZone } from '#web/features/accounts/use-browser-time-zone.ts';
import { useOwnVisitMark } from '#web/features/analytics/own-visits.ts';
import { Bell } from '#web/features/notifications/feed/bell/bell.tsx';
import { useFeedUpdates } from '#web/features/notifications/feed/use-feed-updates.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { install, useInstallWay } from '#web/lib/browser/install.ts';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { registerWhereInstalled } from '#web/lib/browser/worker.ts';
import { useLiveChannel } from '#web/lib/live/use-live.ts';
import { takeNotice } from '#web/lib/navigation/notice-after-load.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { ShellActions } from '#web/lib/navigation/shell-actions.ts';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LogoutDialog } from './logout.tsx';
import { messages } from './messages/en.ts';
import { navItems } from './nav-items.ts';
import { BottomBar } from './phone/bottom-bar.tsx';
import { TopBar } from './phone/top-bar.tsx';
import { BounceNotice } from './reminders/bounce-notice.tsx';
import { EmailReminder } from './reminders/email-reminder.tsx';
import { NameReminder } from './reminders/name-reminder.tsx';
import { type ShellWindow, ShellWindows } from './shell-windows.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const MenuSheet = lazyPart(async () => (await import('./phone/menu-sheet.tsx')).MenuSheet);

export const SIDEBAR_WIDTH = { expanded: 256, collapsed: 80 } as const;

export function Shell() {
  const user = useUser();
  const navigate = useNavigate();
  const { sidebarOpen, sidebarCollapsed: collapsed } = usePreferences();
  const { pathname } = useLocation();
  const isSmall = useIsSmall();
  const installWay = useInstallWay();
  const [open, setOpen] = useState<ShellWindow | null>(null);
  useProfileRefresh();
  useBrowserTimeZone();
  useAccountLanguage();
  useOwnVisitMark();
  useLiveChannel(user?.id);
  useFeedUpdates();
  useEffect(registerWhereInstalled, []);
  // The frame of the first load (index.html) has done its work.
  useEffect(() => void delete document.documentElement.dataset.frame, []);
  useEffect(() => {
    const notice = takeNotice();
    if (notice) toast.success(notice);
  }, []);
  const { data: page } = useCurrentPage();
  const liveUrl = page?.status === 'published' && user?.page_url ? user.page_url : undefined;

  const closeOverlay = () => preferences.update({ sidebarOpen: false });
  // A reload is to show the screen, not the menu that covered it (DATA-10).
  useLayoutEffect(() => {
    if (preferences.get().sidebarOpen) preferences.update({ sidebarOpen: false });
  }, []);
  const openOverlay = () => preferences.update({ sidebarOpen: true });
  const show = (name: ShellWindow) => () => {
    closeOverlay();
    setOpen(name);
  };
  useShortcuts({
    onPalette: () => setOpen((now) => (now === 'commands' ? null : 'commands')),
    onHelp: show('shortcuts'),
    sequences: {
      ...Object.fromEntries(
        navItems.map(({ keys, path }) => [keys[1].toLowerCase(), () => void navigate(path)]),
      ),
      s: show('share'),
    },
  });

  if (!user) return null;
  const isStudio = pathname.startsWith(paths.studio);
  const onInstall = installWay === 'prompt' ? () => void install() : installWay && show('install');
  const sidebar = {
    user,
    liveUrl,
    onGo: closeOverlay,
    onShare: show('share'),
    onSearch: show('commands'),
    onShowShortcuts: show('shortcuts'),
    onInstall,
  };
  return (
    <div className="flex min-h-dvh bg-canvas">
      <aside
        aria-label={messages.sidebar}
        style={{ width: collapsed ? SIDEBAR_WIDTH.collapsed : SIDEBAR_WIDTH.expanded }}
        className="sticky top-0 hidden h-dvh shrink-0 border-line border-r bg-surface transition-[width] duration-base lg:block"
      >
        <Sidebar
          {...sidebar}
          collapsed={collapsed}
          bell={!isSmall && <Bell side="right" />}
          onToggleCollapsed={() => preferences.update({ sidebarCollapsed: !collapsed })}
        />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        {isSmall && (
          <TopBar
            bell={<Bell side="bottom" />}
            onSearch={show('commands')}
            onMenu={isStudio ? openOverlay : undefined}
          />
        )}
        {user.email_bounced && <BounceNotice user={user} />}
        {user.vys_url ? <EmailReminder user={user} /> : <NameReminder userId={user.id} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 pb-(--shell-bottom) outline-none">
          <Outlet context={{ onShare: show('share') } satisfies ShellActions} />
        </main>
        {isSmall && !isStudio && <BottomBar isMenuOpen={sidebarOpen} onMenu={openOverlay} />}
      </div>
      {isSmall && (
        <DeferredWindow open={sidebarOpen}>
          <MenuSheet open={sidebarOpen} onClose={closeOverlay}>
            <Sidebar {...sidebar} collapsed={false} />
          </MenuSheet>
        </DeferredWindow>
      )}
      <LogoutDialog />
      <ShellWindows {...{ open, user, liveUrl, onInstall }} onOpen={setOpen} />
    </div>
  );
}
