// The articles of the help center by topic, in the order in which a creator meets them.
import type { HelpArticleId } from './articles.ts';

export const helpTopics = {
  start: ['assistant', 'free', 'import', 'languages', 'mobile-app', 'support'],
  studio: ['editing', 'images', 'embed', 'links-limit', 'history', 'code', 'scripts', 'selling'],
  publishing: ['publish', 'unpublish', 'address', 'username', 'domain', 'seo', 'several-pages'],
  sharing: ['share', 'qr-code', 'analytics', 'forms', 'newsletter'],
  plans: ['plans', 'ai-allowance', 'storage', 'branding', 'payments', 'cancel', 'team'],
  account: ['password', 'two-factor', 'passkeys', 'devices', 'email-change'],
  data: ['privacy', 'my-data', 'export', 'delete-page', 'delete-account'],
} as const satisfies Record<string, readonly HelpArticleId[]>;
export type HelpTopic = keyof typeof helpTopics;
export const helpTopicNames = Object.keys(helpTopics) as HelpTopic[];
