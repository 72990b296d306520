// The user's workspace preferences, stored in this browser (doc1 §3). Colors are in theme.ts.
import { storedValue, useStored } from './stored-value.ts';

export type ViewMode = 'split' | 'preview' | 'code';
export type PagesView = 'grid' | 'list';

export type Preferences = {
  /** The sidebar as an overlay on small screens; a reload begins without it. */
  sidebarOpen: boolean;
  sidebarCollapsed: boolean;
  /** Ids of the sidebar's groups that are unfolded; null means all. */
  expandedGroups: readonly string[] | null;
  /** What AI Studio shows. */
  viewMode: ViewMode;
  /** How the Pages screen lays its pages out. */
  pagesView: PagesView;
  /** Whether keys without Ctrl or ⌘ do something: people who speak to their computer may need them off (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Whether the feed beside the dashboard shows its head only. */
  feedFolded: boolean;
};

export const preferences = storedValue<Preferences>('vys.preferences', {
  sidebarOpen: false,
  sidebarCollapsed: false,
  expandedGroups: null,
  viewMode: 'split',
  pagesView: 'grid',
  singleKeys: true,
  feedFolded: false,
});

export const usePreferences = (): Preferences => useStored(preferences);
