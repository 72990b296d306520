// What a user does with the workspace, beside their page.
import {
  Bell,
  CheckCheck,
  CreditCard,
  Download,
  Keyboard,
  LogOut,
  MonitorDown,
  Moon,
  PanelLeft,
  ReceiptText,
  Sun,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { inShell, onScreen } from './make-entry.ts';
import { messages } from './messages/en.ts';

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
    ...listShellActions(context),
  ];
}

function listShellActions({ isDark, canInstall, isSmall }: EntryContext): Entry[] {
  return [
    inShell('theme', 'workspace', {
      label: isDark ? messages.lightMode : messages.darkMode,
      icon: isDark ? Sun : Moon,
      keywords: keywordsOf('theme'),
    }),
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
