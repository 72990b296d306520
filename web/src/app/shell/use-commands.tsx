// What the command palette offers.
import { CirclePlus, ExternalLink, Keyboard, LogOut, Moon, Share2, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { session } from '#web/lib/session.ts';
import { useDarkMode } from '#web/lib/theme.ts';
import type { Command } from '#web/ui/command.tsx';
import { mainItems } from './nav-items.ts';

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
    ...mainItems.map(({ label, path, icon: Icon, keys }) => ({
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
      run: () => void session.signOut(),
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
