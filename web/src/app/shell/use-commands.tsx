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
      label: 'Create New Page',
      group: 'Actions',
      icon: <CirclePlus aria-hidden="true" />,
      run: () => navigate(paths.studioNew),
    },
    ...(liveUrl
      ? [
          {
            id: 'live',
            label: 'View Live Page',
            group: 'Actions',
            icon: <ExternalLink aria-hidden="true" />,
            keywords: ['public', 'open'],
            run: () => void window.open(liveUrl, '_blank', 'noreferrer'),
          },
        ]
      : []),
    {
      id: 'share',
      label: 'Share Profile',
      group: 'Actions',
      icon: <Share2 aria-hidden="true" />,
      keywords: ['qr', 'link', 'copy'],
      keys: ['G', 'S'],
      run: onShare,
    },
    {
      id: 'edit-profile',
      label: 'Edit Profile',
      group: 'Actions',
      icon: <UserPen aria-hidden="true" />,
      keywords: ['name', 'username', 'email', 'settings'],
      run: () => navigate(paths.settingsProfile),
    },
    {
      id: 'security',
      label: 'Security Settings',
      group: 'Actions',
      icon: <ShieldCheck aria-hidden="true" />,
      keywords: ['password', 'two-factor', 'passkey', 'devices', 'export', 'delete'],
      run: () => navigate(paths.settingsTab('security')),
    },
    {
      id: 'theme',
      label: dark ? 'Switch to light mode' : 'Switch to dark mode',
      group: 'Actions',
      icon: dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      keywords: ['theme', 'appearance', 'color'],
      run: () => setDark(!dark),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Actions',
      icon: <Keyboard aria-hidden="true" />,
      keywords: ['keys', 'help'],
      keys: ['?'],
      run: onShowShortcuts,
    },
    {
      id: 'logout',
      label: 'Logout',
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
