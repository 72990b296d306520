// Entries that several lists make in the same way.

import type { LucideIcon } from 'lucide-react';
import type { ScreenCommandId } from '#web/lib/commands/command-ids.ts';
import type { Entry, ShellAction } from './entry.ts';

type Details = Omit<Entry, 'id' | 'target' | 'group'>;

/** Goes to the screen. */
export function screen(
  to: string,
  label: string,
  icon: LucideIcon,
  keywords: readonly string[] = [],
  isFoundOnly = false,
): Entry {
  return { id: to, label, group: 'goTo', icon, keywords, isFoundOnly, target: { to } };
}

/** Goes to the screen and runs its command there. */
export const onScreen = (
  to: string,
  command: ScreenCommandId,
  group: Entry['group'],
  details: Details,
): Entry => ({
  ...details,
  id: command,
  group,
  target: { to, command },
});

export const inShell = (action: ShellAction, group: Entry['group'], details: Details): Entry => ({
  ...details,
  id: action,
  group,
  target: { action },
});
