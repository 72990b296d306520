// What a user does with the workspace, beside their page.

import { periods, reachesBack } from '@vys/contract/analytics/analytics';
import { languageNames, languages } from '@vys/contract/language/languages';
import {
  Archive,
  Bell,
  CalendarRange,
  CheckCheck,
  ChevronsDownUp,
  ChevronsUpDown,
  CircleX,
  CreditCard,
  Download,
  Keyboard,
  Languages,
  LogOut,
  MonitorDown,
  Moon,
  PanelLeft,
  ReceiptText,
  RefreshCw,
  Sun,
  WalletCards,
} from 'lucide-react';
import { periodNames } from '#web/features/analytics/messages/en.ts';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import { paths, withQuery } from '#web/lib/navigation/paths.ts';
import { messages } from '../messages/en.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { inShell, named, onScreen } from './make-entry.ts';

export function listWorkspaceActions(context: EntryContext): Entry[] {
  return [
    {
      id: 'notifications',
      label: messages.notifications,
      group: 'workspace',
      icon: Bell,
      keywords: keywordsOf('notifications'),
      target: { command: 'notifications' },
    },
    {
      id: 'mark-all-read',
      label: messages.markAllRead,
      group: 'workspace',
      icon: CheckCheck,
      keywords: keywordsOf('markAllRead'),
      target: { command: 'mark-all-read' },
    },
    ...listFeedActions(context),
    onScreen(paths.analytics, 'analytics.export', 'workspace', {
      label: messages.exportFigures,
      icon: Download,
      keywords: keywordsOf('exportFigures'),
    }),
    onScreen(paths.analytics, 'analytics.export-all', 'workspace', {
      label: messages.exportAllFigures,
      icon: Download,
      keywords: keywordsOf('exportAllFigures'),
      isFoundOnly: true,
    }),
    onScreen(paths.analytics, 'analytics.export-json', 'workspace', {
      label: messages.exportAllAsJson,
      icon: Download,
      keywords: keywordsOf('exportAllFigures'),
      isFoundOnly: true,
    }),
    ...analyticsPeriods,
    onScreen(paths.billing, 'billing.export', 'workspace', {
      label: messages.exportInvoices,
      icon: ReceiptText,
      keywords: keywordsOf('exportInvoices'),
      isFoundOnly: true,
    }),
    onScreen(paths.billing, 'billing.add-card', 'workspace', {
      label: messages.addCard,
      icon: CreditCard,
      keywords: keywordsOf('addCard'),
      isFoundOnly: true,
    }),
    {
      ...named('changePlan', WalletCards),
      id: 'change-plan',
      group: 'workspace',
      target: { to: `${paths.billing}#plans` },
    },
    ...(context.user.tier === 'free'
      ? []
      : [
          onScreen(paths.billing, 'billing.cancel', 'workspace', {
            ...named('cancelPlan', CircleX),
            isFoundOnly: true,
          }),
        ]),
    ...listShellActions(context),
  ];
}

const listFeedActions = ({ isFeedFolded }: EntryContext): Entry[] => [
  {
    ...named('refreshFeed', RefreshCw),
    id: 'feed.refresh',
    group: 'workspace',
    isFoundOnly: true,
    target: { command: 'feed.refresh' },
  },
  {
    ...named('archiveRead', Archive),
    id: 'feed.archive',
    group: 'workspace',
    isFoundOnly: true,
    target: { command: 'feed.archive' },
  },
  {
    id: 'fold-feed',
    label: isFeedFolded ? messages.expandFeed : messages.collapseFeed,
    group: 'workspace',
    icon: isFeedFolded ? ChevronsUpDown : ChevronsDownUp,
    keywords: keywordsOf('foldFeed'),
    isFoundOnly: true,
    target: { to: paths.dashboard, action: 'foldFeed' },
  },
];

const analyticsPeriods: readonly Entry[] = periods.map((period) => ({
  id: `analytics.period.${period}`,
  label: messages.analyticsOf(periodNames[period]),
  group: 'workspace',
  icon: CalendarRange,
  keywords: keywordsOf('analyticsPeriod'),
  needs: 'analytics',
  isHeldBy: (tier) => reachesBack(tier, period),
  isFoundOnly: true,
  target: { to: withQuery(paths.analytics, { period }) },
}));

/** Each by its own name, for people who cannot read the one in use. */
const otherLanguages: readonly Entry[] = languages
  .filter((language) => language !== interfaceLanguage)
  .map((language) => ({
    id: `language.${language}`,
    label: messages.languageIs(languageNames[language]),
    group: 'workspace',
    icon: Languages,
    keywords: [...keywordsOf(`language.${language}`), ...keywordsOf('language')],
    target: { language },
  }));

function listShellActions({ isDark, canInstall, isSmall }: EntryContext): Entry[] {
  return [
    inShell('theme', 'workspace', {
      label: isDark ? messages.lightMode : messages.darkMode,
      icon: isDark ? Sun : Moon,
      keywords: keywordsOf('theme'),
    }),
    ...otherLanguages,
    ...(isSmall
      ? []
      : [
          inShell('sidebar', 'workspace', {
            label: messages.foldSidebar,
            icon: PanelLeft,
            keywords: keywordsOf('foldSidebar'),
          }),
        ]),
    ...(canInstall
      ? [
          inShell('install', 'workspace', {
            label: messages.install,
            icon: MonitorDown,
            keywords: keywordsOf('install'),
          }),
        ]
      : []),
    inShell('shortcuts', 'workspace', {
      label: messages.keyboardShortcuts,
      icon: Keyboard,
      keywords: keywordsOf('keyboardShortcuts'),
      keys: ['?'],
    }),
    inShell('logout', 'workspace', {
      label: messages.logout,
      icon: LogOut,
      keywords: keywordsOf('logout'),
    }),
  ];
}
