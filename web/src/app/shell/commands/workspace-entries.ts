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
import { inShell, onScreen } from './make-entry.ts';
import { messages } from './messages/en.ts';

export function listWorkspaceActions(context: EntryContext): Entry[] {
  return [
    {
      id: 'notifications',
      label: messages.notifications,
      group: 'workspace',
      icon: Bell,
      keywords: ['feed', 'activity', 'news'],
      target: { command: 'notifications' },
    },
    {
      id: 'mark-all-read',
      label: messages.markAllRead,
      group: 'workspace',
      icon: CheckCheck,
      keywords: ['notifications'],
      target: { command: 'mark-all-read' },
    },
    onScreen(paths.analytics, 'analytics.export', 'workspace', {
      label: messages.exportFigures,
      icon: Download,
      keywords: ['analytics', 'csv', 'statistics'],
    }),
    onScreen(paths.analytics, 'analytics.export-all', 'workspace', {
      label: messages.exportAllFigures,
      icon: Download,
      keywords: ['csv', 'statistics', 'days'],
      isFoundOnly: true,
    }),
    onScreen(paths.billing, 'billing.export', 'workspace', {
      label: messages.exportInvoices,
      icon: ReceiptText,
      keywords: ['invoices', 'csv', 'receipts', 'payments'],
      isFoundOnly: true,
    }),
    onScreen(paths.billing, 'billing.add-card', 'workspace', {
      label: messages.addCard,
      icon: CreditCard,
      keywords: ['payment method'],
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
      keywords: ['theme', 'appearance', 'color'],
    }),
    ...(isSmall
      ? []
      : [
          inShell('sidebar', 'workspace', {
            label: messages.foldSidebar,
            icon: PanelLeft,
            keywords: ['collapse', 'expand', 'menu'],
          }),
        ]),
    ...(canInstall
      ? [
          inShell('install', 'workspace', {
            label: messages.install,
            icon: MonitorDown,
            keywords: ['home screen', 'pwa', 'desktop', 'phone'],
          }),
        ]
      : []),
    inShell('shortcuts', 'workspace', {
      label: messages.keyboardShortcuts,
      icon: Keyboard,
      keywords: ['keys', 'help'],
      keys: ['?'],
    }),
    inShell('logout', 'workspace', {
      label: messages.logout,
      icon: LogOut,
      keywords: ['sign out', 'leave'],
    }),
  ];
}
