// What notifications are about: the ten types, and how the feed and the preferences group them (doc2 §3).
export const notificationTypes = [
  'page_created',
  'page_updated',
  'page_published',
  'page_view_milestone',
  'ai_generation_started',
  'ai_generation_completed',
  'comment_received',
  'system_update',
  'maintenance_scheduled',
  'security_alert',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The chips of the feed. */
export const feedCategories = {
  page_updates: ['page_created', 'page_updated', 'page_published'],
  analytics: ['page_view_milestone'],
  ai_studio: ['ai_generation_started', 'ai_generation_completed'],
  engagement: ['comment_received'],
  product_updates: ['system_update'],
  system: ['maintenance_scheduled'],
  security: ['security_alert'],
} as const satisfies Record<string, readonly NotificationType[]>;
export type FeedCategory = keyof typeof feedCategories;
export const feedCategoryNames = Object.keys(feedCategories) as [FeedCategory, ...FeedCategory[]];

/** The groups of the preferences. */
export const preferenceCategories = {
  pages: ['page_created', 'page_updated', 'page_published', 'page_view_milestone'],
  ai: ['ai_generation_started', 'ai_generation_completed'],
  engagement: ['comment_received'],
  system: ['system_update', 'maintenance_scheduled', 'security_alert'],
} as const satisfies Record<string, readonly NotificationType[]>;
export type PreferenceCategory = keyof typeof preferenceCategories;

const criticalTypes: readonly NotificationType[] = preferenceCategories.system;

/** Always shown in the feed, and delivered during quiet hours (NOTIF-7). */
export const isCritical = (type: NotificationType): boolean => criticalTypes.includes(type);

export function findFeedCategory(type: NotificationType): FeedCategory {
  const types: Readonly<Record<FeedCategory, readonly NotificationType[]>> = feedCategories;
  return feedCategoryNames.find((name) => types[name].includes(type)) ?? 'system';
}
