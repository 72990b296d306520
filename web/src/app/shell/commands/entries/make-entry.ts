// Entries that several lists make in the same way.

import type { LucideIcon } from 'lucide-react';
import type { ScreenCommandId } from '#web/lib/commands/command-ids.ts';
import type { keywords } from '../messages/en.ts';
import { messages } from '../messages/en.ts';
import type { Entry, ShellAction } from './entry.ts';
import { keywordsOf } from './keywords.ts';

export type Details = Omit<Entry, 'id' | 'target' | 'group'>;

/** What has a label and further words under the same key. */
type NamedKey = {
  [Key in keyof typeof keywords & keyof typeof messages]: (typeof messages)[Key] extends string
    ? Key
    : never;
}[keyof typeof keywords & keyof typeof messages];

export const named = (key: NamedKey, icon: LucideIcon) => ({
  label: messages[key],
  icon,
  keywords: keywordsOf(key),
});

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
