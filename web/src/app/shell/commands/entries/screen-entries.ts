// Every screen that a user can go to.
import {
  BookOpen,
  CircleQuestionMark,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Scale,
  Sparkles,
  WandSparkles,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import { navItems } from '../../nav-items.ts';
import { messages } from '../messages/en.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { screen } from './make-entry.ts';
import { operatorEntries } from './operator-entries.ts';

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
    ...(context.user.is_operator ? operatorEntries : []),
    ...supportScreens,
    ...furtherScreens(context),
  ];
}

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
    screen(
      paths.forgotPassword,
      messages.resetPassword,
      KeyRound,
      keywordsOf('resetPassword'),
      true,
    ),
    legal(paths.terms, messages.terms),
    legal(paths.privacy, messages.privacy),
  ];
}
