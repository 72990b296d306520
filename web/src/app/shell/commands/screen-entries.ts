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
import { keywordsOf } from './keywords.ts';
import { messages } from './messages/en.ts';

const keywords: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: keywordsOf('dashboard'),
  [paths.pages]: keywordsOf('pages'),
  [paths.studio]: keywordsOf('studio'),
  [paths.analytics]: keywordsOf('analytics'),
  [paths.templates]: keywordsOf('templates'),
  [paths.billing]: keywordsOf('billing'),
  [paths.settings]: keywordsOf('settingsScreen'),
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
  screen(paths.moderation, messages.moderation, ShieldAlert, keywordsOf('moderation')),
  screen(paths.announcements, messages.announcements, Megaphone, keywordsOf('announcements')),
  screen(paths.dunning, messages.dunning, BadgeDollarSign, keywordsOf('dunning')),
  screen(paths.modelUsage, messages.modelUsage, ChartColumn, keywordsOf('modelUsage')),
  screen(paths.admin, messages.admin, ShieldUser, keywordsOf('admin')),
  screen(paths.adminUsers, messages.adminUsers, Users, keywordsOf('adminUsers')),
  screen(paths.adminJobs, messages.adminJobs, ListTodo, keywordsOf('adminJobs')),
  screen(paths.adminEmails, messages.adminEmails, MailWarning, keywordsOf('adminEmails')),
  screen(paths.adminLog, messages.adminLog, ScrollText, keywordsOf('adminLog')),
];

const supportScreens: readonly Entry[] = [
  {
    ...screen(paths.help, messages.helpCenter, CircleQuestionMark, keywordsOf('helpCenter')),
    target: { href: paths.help },
  },
  {
    ...screen(paths.docs, messages.apiDocs, BookOpen, keywordsOf('apiDocs')),
    target: { href: paths.docs },
  },
];

/** Found by their names, not listed. */
function furtherScreens({ pageId, hasDevInbox }: EntryContext): Entry[] {
  const legal = (to: string, label: string): Entry => ({
    ...screen(to, label, Scale, keywordsOf('legal'), true),
    target: { href: to },
  });
  const onlyWithPage = (id: string) =>
    screen(
      paths.onboardingComplete(id),
      messages.finishYourPage,
      WandSparkles,
      keywordsOf('finishYourPage'),
      true,
    );
  return [
    screen(paths.dashboardClassic, messages.classicDashboard, LayoutDashboard, [], true),
    screen(paths.studioClassic, messages.classicStudio, Sparkles, [], true),
    ...(pageId ? [onlyWithPage(pageId)] : []),
    ...(hasDevInbox
      ? [screen(paths.devInbox, messages.devInbox, Inbox, keywordsOf('devInbox'), true)]
      : []),
    legal(paths.terms, messages.terms),
    legal(paths.privacy, messages.privacy),
  ];
}
