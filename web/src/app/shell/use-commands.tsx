// What the command palette offers.

import {
  CirclePlus,
  ExternalLink,
  Keyboard,
  LogOut,
  Moon,
  Share2,
  ShieldCheck,
  Sun,
  UserPen,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import { logOut } from './logout.tsx';
import { messages } from './messages.ts';
import { navItems } from './nav-items.ts';

export type CommandActions = {
  liveUrl: string | undefined;
  onShare: () => void;
  onShowShortcuts: () => void;
  /** Called before any command runs. */
  close: () => void;
};

export function useCommands({ liveUrl, onShare, onShowShortcuts, close }: CommandActions) {
  const navigate = useNavigate();
  const [dark, setDark] = useDarkMode();
  const commands: Command[] = [
    ...navItems.map(({ label, path, icon: Icon, keys }) => ({
      id: path,
      label,
      group: 'Go to',
      icon: <Icon aria-hidden="true" />,
      keys,
      run: () => navigate(path),
    })),
    {
      id: 'create',
      label: messages.createNewPage,
      group: 'Actions',
      icon: <CirclePlus aria-hidden="true" />,
      run: () => navigate(paths.studioNew),
    },
    ...(liveUrl
      ? [
          {
            id: 'live',
            label: messages.viewLivePage,
            group: 'Actions',
            icon: <ExternalLink aria-hidden="true" />,
            keywords: ['public', 'open'],
            run: () => void window.open(liveUrl, '_blank', 'noreferrer'),
          },
        ]
      : []),
    {
      id: 'share',
      label: messages.shareProfile,
      group: 'Actions',
      icon: <Share2 aria-hidden="true" />,
      keywords: ['qr', 'link', 'copy'],
      keys: ['G', 'S'],
      run: onShare,
    },
    {
      id: 'edit-profile',
      label: messages.editProfile,
      group: 'Actions',
      icon: <UserPen aria-hidden="true" />,
      keywords: ['name', 'username', 'email', 'settings'],
      run: () => navigate(paths.settingsProfile),
    },
    {
      id: 'security',
      label: messages.securitySettings,
      group: 'Actions',
      icon: <ShieldCheck aria-hidden="true" />,
      keywords: ['password', 'two-factor', 'passkey', 'devices', 'export', 'delete'],
      run: () => navigate(paths.settingsTab('security')),
    },
    {
      id: 'theme',
      label: dark ? messages.lightMode : messages.darkMode,
      group: 'Actions',
      icon: dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      keywords: ['theme', 'appearance', 'color'],
      run: () => setDark(!dark),
    },
    {
      id: 'shortcuts',
      label: messages.keyboardShortcuts,
      group: 'Actions',
      icon: <Keyboard aria-hidden="true" />,
      keywords: ['keys', 'help'],
      keys: ['?'],
      run: onShowShortcuts,
    },
    {
      id: 'logout',
      label: messages.logout,
      group: 'Actions',
      icon: <LogOut aria-hidden="true" />,
      keywords: ['sign out', 'leave'],
      run: logOut,
    },
  ];
  return commands.map((command) => ({
    ...command,
    run: () => {
      close();
      command.run();
    },
  }));
}
