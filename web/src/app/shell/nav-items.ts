// What the sidebar and the command palette lead to. Only what exists in this installation.
import { LayoutDashboard, type LucideIcon, PanelsTopLeft, Sparkles } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';

export type NavItem = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Keys of its shortcut, one after the other; the first is always G. */
  keys: readonly ['G', string];
};

export const mainItems: readonly NavItem[] = [
  { label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard, keys: ['G', 'D'] },
  { label: 'Pages', path: paths.pages, icon: PanelsTopLeft, keys: ['G', 'P'] },
  { label: 'AI Studio', path: paths.studio, icon: Sparkles, keys: ['G', 'A'] },
];
