// What the sidebar and the command palette lead to. Only what exists in this installation.

import { templateIds } from '@vys/contract/templates/template-ids';
import {
  ChartNoAxesCombined,
  CreditCard,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
  Sparkles,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from './messages/en.ts';

export type NavItem = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Keys of its shortcut, one after the other; the first is always G. */
  keys: readonly ['G', string];
  /** Also current where the address goes on below the path. */
  hasMore?: boolean;
  /** How many things are there. */
  count?: number;
};

export const mainItems: readonly NavItem[] = [
  { label: messages.dashboard, path: paths.dashboard, icon: LayoutDashboard, keys: ['G', 'D'] },
  { label: messages.pages, path: paths.pages, icon: PanelsTopLeft, keys: ['G', 'P'] },
  { label: messages.aiStudio, path: paths.studio, icon: Sparkles, keys: ['G', 'A'] },
];

export const toolItems: readonly NavItem[] = [
  {
    label: messages.analytics,
    path: paths.analytics,
    icon: ChartNoAxesCombined,
    keys: ['G', 'N'],
  },
  {
    label: messages.templates,
    path: paths.templates,
    icon: LayoutTemplate,
    keys: ['G', 'T'],
    count: templateIds.length,
  },
  { label: messages.billing, path: paths.billing, icon: CreditCard, keys: ['G', 'B'] },
  {
    label: messages.settings,
    path: paths.settings,
    icon: Settings,
    keys: ['G', ','],
    hasMore: true,
  },
];

export const navItems: readonly NavItem[] = [...mainItems, ...toolItems];
