// Every subject of the settings; found by its name, the tabs themselves are listed.
import {
  Bell,
  BellRing,
  Download,
  Eye,
  FileKey,
  Gauge,
  Globe,
  KeyRound,
  Languages,
  type LucideIcon,
  MailCheck,
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
import { messages } from '../messages/en.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { named, onScreen } from './make-entry.ts';

const tab = (to: string, label: string, icon: LucideIcon, keywords: string[]): Entry => ({
  id: to,
  label,
  group: 'settings',
  icon,
  keywords: [...keywords, ...keywordsOf('settings')],
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

export const listSettings = ({ user }: EntryContext): readonly Entry[] =>
  user.email_verified ? settings : [...settings, confirmEmail];

const confirmEmail: Entry = {
  ...tab(
    `${paths.settingsTab('profile')}#profile`,
    messages.confirmEmail,
    MailCheck,
    keywordsOf('confirmEmail'),
  ),
  id: 'confirm-email',
};

const settings: readonly Entry[] = [
  tab(paths.settingsProfile, messages.editProfile, UserPen, keywordsOf('editProfile')),
  tab(
    paths.settingsTab('account'),
    messages.accountSettings,
    WalletCards,
    keywordsOf('accountSettings'),
  ),
  tab(
    paths.settingsTab('notifications'),
    messages.notificationSettings,
    Bell,
    keywordsOf('notificationSettings'),
  ),
  tab(
    paths.settingsTab('security'),
    messages.securitySettings,
    ShieldCheck,
    keywordsOf('securitySettings'),
  ),
  subject('profile', 'profile', messages.timeZone, Globe, keywordsOf('timeZone')),
  subject('profile', 'language', messages.language, Languages, keywordsOf('language')),
  subject('account', 'usage', messages.usage, Gauge, keywordsOf('usage')),
  subject('account', 'public-pages', messages.publicPages, Eye, keywordsOf('publicPages')),
  subject('notifications', 'methods', messages.methods, BellRing, keywordsOf('methods')),
  subject('notifications', 'quiet-hours', messages.quietHours, MoonStar, keywordsOf('quietHours')),
  subject(
    'security',
    'password',
    messages.changePassword,
    RectangleEllipsis,
    keywordsOf('changePassword'),
  ),
  subject('security', 'two-factor', messages.twoFactor, Smartphone, keywordsOf('twoFactor')),
  subject('security', 'passkeys', messages.passkeys, KeyRound, keywordsOf('passkeys')),
  subject('security', 'api-keys', messages.apiKeys, FileKey, keywordsOf('apiKeys')),
  onScreen(`${paths.settingsTab('security')}#passkeys`, 'account.add-passkey', 'settings', {
    ...named('addPasskey', KeyRound),
    isFoundOnly: true,
  }),
  onScreen(`${paths.settingsTab('security')}#api-keys`, 'account.create-key', 'settings', {
    ...named('createApiKey', FileKey),
    isFoundOnly: true,
  }),
  subject('security', 'devices', messages.devices, MonitorSmartphone, keywordsOf('devices')),
  onScreen(`${paths.settingsTab('security')}#your-data`, 'account.export', 'settings', {
    label: messages.downloadData,
    icon: Download,
    keywords: keywordsOf('downloadData'),
    isFoundOnly: true,
  }),
  subject(
    'security',
    'delete-account',
    messages.deleteAccount,
    Trash2,
    keywordsOf('deleteAccount'),
  ),
];
