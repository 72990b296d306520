// Texts of features/notifications/feed.
import type { FeedCategory } from '@vys/contract/notifications/notifications';

/** doc2 §3. */
export const categoryNames: Readonly<Record<FeedCategory, string>> = {
  page_updates: 'Page Updates',
  analytics: 'Analytics',
  ai_studio: 'AI Studio',
  engagement: 'Engagement',
  product_updates: 'Product Updates',
  system: 'System',
  security: 'Security',
};

export const messages = {
  activityFeed: 'Activity Feed',
  all: 'All',
  categories: 'Categories',
  unread: 'Unread',
  unreadCount: (count: number) => `${count} unread`,
  feedMenu: 'Activity Feed menu',
  refresh: 'Refresh Activity',
  markAllRead: 'Mark All as Read',
  archive: 'Archive Activity',
  settings: 'Notification Settings',
  expand: 'Expand Feed',
  collapse: 'Collapse Feed',
  showAll: (count: number) => `Show All (${count})`,
  showLess: 'Show Less',
  realTime: 'Real-time updates enabled',
  connecting: 'Connecting...',
  reconnecting: 'Real-time updates paused. Reconnecting...',
  checkingEveryMinute: 'Real-time updates are off. Checking every minute.',
  reconnect: 'Reconnect',
  loading: 'Loading notifications...',
  loadingOlder: 'Loading older notifications...',
  loadFailed: 'Failed to load notifications',
  tryAgain: 'Try again',
  olderFailed: "We couldn't load older notifications",
  noneYet: 'No notifications yet',
  noneYetHint: "You'll see it here when you build, save or publish your page.",
  noneInCategory: 'No notifications in this category',
  openStudio: 'Open AI Studio',
  allRead: 'All notifications marked as read',
  archived: (count: number) =>
    count === 1 ? '1 read notification archived' : `${count} read notifications archived`,
  nothingToArchive: 'There are no read notifications to archive',
  undo: 'Undo',
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
};
