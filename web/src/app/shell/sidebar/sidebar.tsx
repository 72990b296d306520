// The content of the sidebar, the same in the column and in the overlay of small screens.

import type { User } from '@vys/contract/identity/accounts';
import {
  BookOpen,
  CirclePlus,
  CircleQuestionMark,
  ExternalLink,
  Moon,
  PanelLeft,
  Search,
  Share2,
  ShieldAlert,
  Sun,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TierBadge } from '#web/features/accounts/usage/tier-badge.tsx';
import { aiUsage, storageUsage } from '#web/features/accounts/usage/usage.ts';
import { AiMeter, StorageMeter } from '#web/features/accounts/usage/usage-meters.tsx';
import { modKey } from '#web/lib/keyboard/mod-key.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Mark, Wordmark } from '#web/ui/content/brand.tsx';
import { Kbd } from '#web/ui/content/kbd.tsx';
import { mainItems, toolItems } from '../nav-items.ts';
import { messages } from './messages/en.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { ActionRow, NavRow, OutsideRow } from './sidebar-row.tsx';
import { UsageRing } from './usage-ring.tsx';
import { UserMenu } from './user-menu.tsx';

/** Screens of the admin area that lie elsewhere. */
const operatorPaths: readonly string[] = [
  paths.moderation,
  paths.announcements,
  paths.dunning,
  paths.modelUsage,
];

export type SidebarProps = {
  user: User;
  collapsed: boolean;
  /** Address of the public page when it is published. */
  liveUrl: string | undefined;
  /** Absent in the overlay, beside which it stands. */
  bell?: ReactNode;
  /** Absent in the overlay, which closes instead. */
  onToggleCollapsed?: () => void;
  onGo: () => void;
  onShare: () => void;
  onSearch: () => void;
  onShowShortcuts: () => void;
  /** Absent where the app is installed or cannot be. */
  onInstall: (() => void) | undefined;
};

export function Sidebar(props: SidebarProps) {
  const { user, collapsed, liveUrl, onGo, onShare, onSearch } = props;
  const { pathname } = useLocation();
  return (
    <div className="flex h-full flex-col">
      <SidebarHead {...props} />
      <nav aria-label={messages.workspace} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <div className={cn('mb-5', collapsed && 'mb-3')}>
          {collapsed ? (
            <ActionRow collapsed label={messages.search} icon={Search} onPress={onSearch} />
          ) : (
            <Button
              variant="secondary"
              onClick={onSearch}
              className="w-full justify-start px-3 text-muted [&>span]:flex-1"
            >
              <Search aria-hidden="true" />
              {messages.search}
              <span className="ml-auto flex gap-1 max-lg:hidden">
                <Kbd>{modKey()}</Kbd>
                <Kbd>K</Kbd>
              </span>
            </Button>
          )}
        </div>
        <div className="flex flex-col gap-5">
          <SidebarGroup id="main" title={messages.main} collapsed={collapsed}>
            {mainItems.map(({ label, path, icon }) => (
              <li key={path}>
                <NavRow {...{ label, path, icon, collapsed, onGo }} />
              </li>
            ))}
            {user.is_operator && (
              <li>
                <NavRow
                  label={messages.admin}
                  path={paths.admin}
                  icon={ShieldAlert}
                  hasMore
                  isMarked={operatorPaths.includes(`/${pathname.split('/')[1]}`)}
                  {...{ collapsed, onGo }}
                />
              </li>
            )}
          </SidebarGroup>
          <SidebarGroup id="tools" title={messages.tools} collapsed={collapsed}>
            {toolItems.map(({ keys: _, ...item }) => (
              <li key={item.path}>
                <NavRow {...item} {...{ collapsed, onGo }} />
              </li>
            ))}
          </SidebarGroup>
          <SidebarGroup id="quick-actions" title={messages.quickActions} collapsed={collapsed}>
            <li>
              <NavRow
                label={messages.createNewPage}
                path={paths.studioNew}
                icon={CirclePlus}
                {...{ collapsed, onGo }}
              />
            </li>
            {liveUrl && (
              <li>
                <OutsideRow
                  label={messages.viewLivePage}
                  href={liveUrl}
                  icon={ExternalLink}
                  collapsed={collapsed}
                />
              </li>
            )}
            <li>
              <ActionRow
                label={messages.shareProfile}
                icon={Share2}
                collapsed={collapsed}
                onPress={onShare}
              />
            </li>
          </SidebarGroup>
          <SidebarGroup id="support" title={messages.support} collapsed={collapsed}>
            <li>
              <OutsideRow
                label={messages.helpCenter}
                href={paths.help}
                icon={CircleQuestionMark}
                collapsed={collapsed}
              />
            </li>
            <li>
              <OutsideRow
                label={messages.apiDocs}
                href={paths.docs}
                icon={BookOpen}
                collapsed={collapsed}
              />
            </li>
          </SidebarGroup>
        </div>
      </nav>
      <SidebarFoot {...props} limits={user.limits} />
    </div>
  );
}

function SidebarHead({ collapsed, bell, onToggleCollapsed }: SidebarProps) {
  return (
    <div
      className={cn(
        'flex h-16 shrink-0 items-center justify-between px-5 pr-3',
        collapsed && 'h-auto flex-col justify-center gap-3 px-0 pt-5 pb-2',
      )}
    >
      {collapsed ? (
        <Mark title={messages.vys} className="size-7" />
      ) : (
        <Wordmark className="h-7.5" />
      )}
      <span className={cn('flex items-center gap-0.5', collapsed && 'flex-col gap-2')}>
        {bell}
        {onToggleCollapsed && (
          <IconButton
            label={collapsed ? messages.expandSidebar : messages.collapseSidebar}
            aria-expanded={!collapsed}
            onClick={onToggleCollapsed}
          >
            <PanelLeft aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  );
}

function SidebarFoot(props: SidebarProps & { limits: User['limits'] }) {
  const { user, collapsed, liveUrl, onGo, onShowShortcuts, onInstall, limits } = props;
  return (
    <div
      className={cn(
        'shrink-0 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        collapsed && 'px-0',
      )}
    >
      {collapsed ? (
        <div className="mb-2 flex flex-col items-center gap-2.5">
          <UsageRing label={messages.aiRequests} {...aiUsage(limits)} />
          <UsageRing label={messages.storage} {...storageUsage(limits)} />
          <ThemeToggle />
          <TierBadge tier={user.tier} />
        </div>
      ) : (
        <div className="mb-2 px-2">
          <div className="mb-3 flex items-center justify-between">
            <TierBadge tier={user.tier} />
            <ThemeToggle />
          </div>
          <AiMeter limits={limits} />
          <StorageMeter limits={limits} className="mt-4 mb-4" />
        </div>
      )}
      <div className={cn('flex', collapsed && 'justify-center')}>
        <UserMenu {...{ user, collapsed, liveUrl, onGo, onShowShortcuts, onInstall }} />
      </div>
    </div>
  );
}

function ThemeToggle() {
  const [dark, setDark] = useDarkMode();
  return (
    <IconButton
      label={dark ? messages.lightMode : messages.darkMode}
      size="sm"
      onClick={() => setDark(!dark)}
    >
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
