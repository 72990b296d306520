// Commands of single screens that the command menu offers on every screen: it goes there first.
export const screenCommandIds = [
  'notifications',
  'mark-all-read',
  'page.publish',
  'page.check',
  'page.history',
  'page.images',
  'page.content',
  'page.design',
  'page.chat',
  'page.code',
  'page.import',
  'page.export-site',
  'page.export-json',
  'analytics.export',
  'analytics.export-all',
  'billing.export',
  'billing.add-card',
] as const;
export type ScreenCommandId = (typeof screenCommandIds)[number];
