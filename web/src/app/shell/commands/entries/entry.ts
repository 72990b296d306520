// What an entry of the command menu says, and what is known when the list is made.
import type { EntitlementKey } from '@vys/contract/billing/entitlements';
import type { User } from '@vys/contract/identity/accounts';
import type { Language } from '@vys/contract/language/languages';
import type { Tier } from '@vys/contract/plans';
import type { LucideIcon } from 'lucide-react';
import type { QrFormat } from '#web/features/accounts/sharing/qr/qr-files.ts';
import type { ScreenCommandId } from '#web/lib/commands/command-ids.ts';
import type { messages } from '../messages/en.ts';

/** What the shell itself can do. */
export type ShellAction =
  | 'share'
  | 'copyLink'
  | `qr.${QrFormat}`
  | 'copySignature'
  | 'contactCard'
  | 'copyNfcLink'
  | 'foldFeed'
  | 'toggleActive'
  | 'shortcuts'
  | 'install'
  | 'theme'
  | 'sidebar'
  | 'logout';

export type Target =
  /** A path of the app, and a command of the screen there or something that the shell does to it. */
  | { to: string; command?: ScreenCommandId; action?: ShellAction }
  /** Opens in a new tab. */
  | { href: string }
  | { action: ShellAction }
  /** Shows the workspace in it. */
  | { language: Language }
  /** A command of the shell that is registered on every screen. */
  | { command: ScreenCommandId };

export type Entry = {
  id: string;
  label: string;
  group: keyof typeof messages.groups;
  icon: LucideIcon;
  description?: string;
  keywords?: readonly string[];
  keys?: readonly string[];
  /** Leads to the plans for as long as the own one does not hold it. */
  needs?: EntitlementKey;
  /** Which plans hold it, where each has some of what is needed. */
  isHeldBy?: (tier: Tier) => boolean;
  /** Not listed before something is searched for. */
  isFoundOnly?: boolean;
} & { target: Target };

export type EntryContext = {
  user: User;
  /** Address of the public page when it is published. */
  liveUrl: string | undefined;
  /** Undefined while there is no page. */
  pageId: string | undefined;
  /** Whether visitors may see the page, once it is published. */
  isPageActive: boolean;
  isDark: boolean;
  /** The feed beside the dashboard shows its head only. */
  isFeedFolded: boolean;
  canInstall: boolean;
  hasDevInbox: boolean;
  /** Below the breakpoint there is no sidebar to fold. */
  isSmall: boolean;
};
