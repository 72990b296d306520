// Every screen that a user can go to.
import {
  BadgeDollarSign,
  BookOpen,
  ChartColumn,
  CircleQuestionMark,
  Inbox,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  MailWarning,
  Megaphone,
  Scale,
  ScrollText,
  ShieldAlert,
  ShieldUser,
  Sparkles,
  Users,
  WandSparkles,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import { navItems } from '../nav-items.ts';
import type { Entry, EntryContext } from './entry.ts';
import { messages } from './messages/en.ts';

const keywords: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['home', 'start', 'overview'],
  [paths.pages]: ['my page', 'messages', 'forms', 'import', 'export'],
  [paths.studio]: ['edit page', 'chat', 'editor', 'design'],
  [paths.analytics]: ['statistics', 'views', 'clicks', 'visitors', 'referrers', 'countries'],
  [paths.templates]: ['designs', 'looks', 'themes'],
  [paths.billing]: ['plan', 'upgrade', 'payment', 'invoices', 'cards', 'cancel subscription'],
  [paths.settings]: ['preferences', 'account'],
};

export function listScreens(context: EntryContext): Entry[] {
  return [
    ...navItems.map(
      ({ label, path, icon, keys }): Entry => ({
        ...screen(path, label, icon, keywords[path] ?? []),
        keys,
      }),
    ),
    ...(context.user.is_operator ? operatorScreens : []),
    ...supportScreens,
    ...furtherScreens(context),
  ];
}

function screen(
  to: string,
  label: string,
  icon: LucideIcon,
  words: readonly string[] = [],
  isFoundOnly = false,
): Entry {
  return { id: to, label, group: 'goTo', icon, keywords: words, isFoundOnly, target: { to } };
}

const operatorScreens: readonly Entry[] = [
  screen(paths.moderation, messages.moderation, ShieldAlert, ['operator', 'reports', 'suspend']),
  screen(paths.announcements, messages.announcements, Megaphone, ['operator', 'news']),
  screen(paths.dunning, messages.dunning, BadgeDollarSign, ['operator', 'failed payments']),
  screen(paths.modelUsage, messages.modelUsage, ChartColumn, ['operator', 'tokens', 'cost']),
  screen(paths.admin, messages.admin, ShieldUser, ['operator', 'health', 'system']),
  screen(paths.adminUsers, messages.adminUsers, Users, ['operator', 'accounts', 'suspend', 'plan']),
  screen(paths.adminJobs, messages.adminJobs, ListTodo, ['operator', 'failed', 'queue']),
  screen(paths.adminEmails, messages.adminEmails, MailWarning, ['operator', 'bounced', 'delivery']),
  screen(paths.adminLog, messages.adminLog, ScrollText, ['operator', 'audit']),
];

const supportScreens: readonly Entry[] = [
  {
    ...screen(paths.help, messages.helpCenter, CircleQuestionMark, ['support', 'questions', 'how']),
    target: { href: paths.help },
  },
  {
    ...screen(paths.docs, messages.apiDocs, BookOpen, ['developer', 'reference', 'openapi']),
    target: { href: paths.docs },
  },
];

/** Found by their names, not listed. */
function furtherScreens({ pageId, hasDevInbox }: EntryContext): Entry[] {
  const legal = (to: string, label: string): Entry => ({
    ...screen(to, label, Scale, ['legal'], true),
    target: { href: to },
  });
  const onlyWithPage = (id: string) =>
    screen(paths.onboardingComplete(id), messages.finishYourPage, WandSparkles, ['looks'], true);
  return [
    screen(paths.dashboardClassic, messages.classicDashboard, LayoutDashboard, [], true),
    screen(paths.studioClassic, messages.classicStudio, Sparkles, [], true),
    ...(pageId ? [onlyWithPage(pageId)] : []),
    ...(hasDevInbox ? [screen(paths.devInbox, messages.devInbox, Inbox, ['email'], true)] : []),
    legal(paths.terms, messages.terms),
    legal(paths.privacy, messages.privacy),
  ];
}
