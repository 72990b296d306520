// Every subject of the settings; found by its name, the tabs themselves are listed.
import {
  Bell,
  BellRing,
  Download,
  Eye,
  Gauge,
  Globe,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  MoonStar,
  RectangleEllipsis,
  ShieldCheck,
  Smartphone,
  Trash2,
  UserPen,
  WalletCards,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Entry } from './entry.ts';
import { messages } from './messages/en.ts';

const tab = (to: string, label: string, icon: LucideIcon, keywords: string[]): Entry => ({
  id: to,
  label,
  group: 'settings',
  icon,
  keywords: [...keywords, 'settings'],
  target: { to },
});

const subject = (
  name: string,
  anchor: string,
  label: string,
  icon: LucideIcon,
  keywords: string[],
): Entry => ({
  ...tab(`${paths.settingsTab(name)}#${anchor}`, label, icon, keywords),
  isFoundOnly: true,
});

export const settingsEntries: readonly Entry[] = [
  tab(paths.settingsProfile, messages.editProfile, UserPen, ['name', 'username', 'email']),
  tab(paths.settingsTab('account'), messages.accountSettings, WalletCards, ['plan', 'usage']),
  tab(paths.settingsTab('notifications'), messages.notificationSettings, Bell, ['email', 'push']),
  tab(paths.settingsTab('security'), messages.securitySettings, ShieldCheck, ['password']),
  subject('profile', 'profile', messages.timeZone, Globe, ['clock', 'region']),
  subject('account', 'usage', messages.usage, Gauge, ['limits', 'storage', 'ai requests']),
  subject('account', 'public-pages', messages.publicPages, Eye, ['hide', 'offline', 'unpublish']),
  subject('notifications', 'methods', messages.methods, BellRing, ['email', 'push', 'in-app']),
  subject('notifications', 'quiet-hours', messages.quietHours, MoonStar, ['night', 'silence']),
  subject('security', 'password', messages.changePassword, RectangleEllipsis, ['sign in']),
  subject('security', 'two-factor', messages.twoFactor, Smartphone, ['authenticator', 'mfa']),
  subject('security', 'passkeys', messages.passkeys, KeyRound, ['fingerprint', 'face', 'webauthn']),
  subject('security', 'devices', messages.devices, MonitorSmartphone, ['sessions', 'sign out']),
  subject('security', 'your-data', messages.downloadData, Download, ['export', 'gdpr', 'privacy']),
  subject('security', 'delete-account', messages.deleteAccount, Trash2, ['close', 'leave']),
];
