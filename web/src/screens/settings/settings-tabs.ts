// The tabs of the settings, in their order; the first is the default. A further tab is one more entry.

import { Bell, type LucideIcon, ShieldCheck, UserRound, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountTab } from './account/account-tab.tsx';
import { messages } from './messages/en.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';

export type SettingsTab = {
  /** Value of the query parameter `tab`. */
  value: string;
  label: string;
  icon: LucideIcon;
  Panel: () => ReactNode;
};

const profile: SettingsTab = {
  value: 'profile',
  label: messages.profile,
  icon: UserRound,
  Panel: ProfileTab,
};

export const settingsTabs: readonly SettingsTab[] = [
  profile,
  { value: 'account', label: messages.account, icon: WalletCards, Panel: AccountTab },
  {
    value: 'notifications',
    label: messages.notifications,
    icon: Bell,
    Panel: NotificationsTab,
  },
  { value: 'security', label: messages.security, icon: ShieldCheck, Panel: SecurityTab },
];

/** The value of the tab to show; the default for anything that is not one. */
export const readTab = (requested: string | null): string =>
  settingsTabs.find(({ value }) => value === requested)?.value ?? profile.value;
