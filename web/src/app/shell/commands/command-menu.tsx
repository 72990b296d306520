// The command menu of the workspace. A chunk of its own: it is loaded when it is opened first.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { UserSearch } from 'lucide-react';
import { useNavigate } from 'react-router';
import {
  copyOwnSignature,
  getNfcLink,
  getPersonName,
  saveContactCard,
} from '#web/features/accounts/sharing/contact-actions.ts';
import type { QrFormat } from '#web/features/accounts/sharing/qr/qr-files.ts';
import { useChooseLanguage } from '#web/features/accounts/use-choose-language.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { useSetPageActive } from '#web/features/pages/publishing/publish-page.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { paths, withQuery } from '#web/lib/navigation/paths.ts';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { useStored } from '#web/lib/preferences/stored-value.ts';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Command, CommandPalette } from '#web/ui/overlays/command.tsx';
import { logOut } from '../logout.tsx';
import { messages } from './messages/en.ts';
import { getRecentCommands, rememberCommand } from './recent-commands.ts';
import { useCommands } from './use-commands.tsx';
import { useHelpCommands } from './use-help-commands.tsx';

export type CommandMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  liveUrl: string | undefined;
  onShare: () => void;
  onShowShortcuts: () => void;
  /** Absent where the app is installed or cannot be. */
  onInstall: (() => void) | undefined;
};

export function CommandMenu({ open, onOpenChange, user, liveUrl, ...windows }: CommandMenuProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isDark, setDark] = useDarkMode();
  const { feedFolded: isFeedFolded } = usePreferences();
  const { data: page } = useCurrentPage();
  const { choose } = useChooseLanguage();
  const setActive = useSetPageActive();
  const recentIds = useStored(getRecentCommands(user.id)).ids;
  const commands = useCommands(
    {
      user,
      liveUrl,
      pageId: page?.id,
      isPageActive: page?.is_active ?? true,
      isDark,
      isFeedFolded,
      canInstall: windows.onInstall !== undefined,
      hasDevInbox: useClientConfig()?.has_dev_inbox === true,
      isSmall: useIsSmall(),
    },
    {
      share: windows.onShare,
      copyLink: () => void copyLink(user.page_url),
      ...getSharingActions(user, client),
      foldFeed: () => preferences.update({ feedFolded: !isFeedFolded }),
      toggleActive: () => page && toggleActive(page, setActive.mutate),
      shortcuts: windows.onShowShortcuts,
      install: () => windows.onInstall?.(),
      theme: () => setDark(!isDark),
      sidebar: () => preferences.update({ sidebarCollapsed: !preferences.get().sidebarCollapsed }),
      logout: logOut,
    },
    (language) => choose(language, () => toast.error(messages.languageFailed)),
  );
  const all = [...commands, ...useHelpCommands()].map((command) => ({
    ...command,
    run() {
      rememberCommand(user.id, command.id);
      command.run();
    },
  }));
  const findUser = (words: string): Command[] => [
    {
      id: 'find-user',
      label: messages.findUser(words),
      group: messages.groups.goTo,
      icon: <UserSearch aria-hidden="true" />,
      run: () => void navigate(withQuery(paths.adminUsers, { q: words })),
    },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      placeholder={messages.placeholder}
      commands={all}
      recentIds={recentIds}
      commandsFor={user.is_operator ? findUser : undefined}
    />
  );
}

type SetActive = ReturnType<typeof useSetPageActive>['mutate'];

function toggleActive({ id, is_active }: Page, setActive: SetActive): void {
  const done = is_active ? messages.pageHidden : messages.pageShown;
  setActive({ id, active: !is_active }, { onSuccess: () => toast.success(done) });
}

function getSharingActions(user: User, client: QueryClient) {
  const { page_url: address } = user;
  const name = getPersonName(user);
  const saveQr = (format: QrFormat) => async () => {
    try {
      const qr = await import('#web/features/accounts/sharing/qr/download-own-qr.ts');
      await qr.downloadOwnQr(client, format, address);
    } catch (error) {
      toast.error(getErrorMessage(error));
    }
  };
  return {
    'qr.png': saveQr('png'),
    'qr.png-large': saveQr('png-large'),
    'qr.svg': saveQr('svg'),
    'qr.pdf': saveQr('pdf'),
    copySignature: () => void copyOwnSignature(name, address),
    contactCard: () => saveContactCard(name, address),
    copyNfcLink: () => void copyLink(getNfcLink(address)),
  };
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success(messages.linkCopied);
  } catch {
    toast.error(messages.copyFailed);
  }
}
