// The articles of the help center by topic, in the order in which a creator meets them.
import type { HelpArticle, HelpArticleId, HelpArticles } from './articles.ts';

export const helpTopics = {
  start: [
    'first-page',
    'assistant',
    'free',
    'templates',
    'import',
    'languages',
    'mobile-app',
    'keyboard',
    'support',
  ],
  studio: [
    'editing',
    'sections',
    'arrange',
    'design',
    'images',
    'picture',
    'embed',
    'links-limit',
    'history',
    'conflict',
    'code',
    'scripts',
    'selling',
  ],
  publishing: [
    'publish',
    'publish-check',
    'unpublish',
    'address',
    'username',
    'domain',
    'seo',
    'several-pages',
    'suspended',
  ],
  sharing: [
    'share',
    'instagram-bio',
    'qr-code',
    'email-signature',
    'contact-card',
    'nfc',
    'analytics',
    'counting',
    'campaigns',
    'goals',
    'forms',
    'newsletter',
  ],
  plans: ['plans', 'ai-allowance', 'storage', 'branding', 'payments', 'invoices', 'cancel', 'team'],
  account: [
    'password',
    'two-factor',
    'passkeys',
    'devices',
    'email-change',
    'notifications',
    'api-keys',
  ],
  problems: ['not-visible', 'cannot-sign-in', 'no-email'],
  data: ['privacy', 'my-data', 'export', 'delete-page', 'delete-account'],
} as const satisfies Record<string, readonly HelpArticleId[]>;
export type HelpTopic = keyof typeof helpTopics;
export const helpTopicNames = Object.keys(helpTopics) as HelpTopic[];

/** Texts of the articles of some topics. */
export type ArticlesOf<Topic extends HelpTopic> = Readonly<
  Record<(typeof helpTopics)[Topic][number], HelpArticle>
>;

/** What the module of a language exports. */
export type ArticlesByTopic = {
  readonly [Topic in HelpTopic as `${Topic}Articles`]: ArticlesOf<Topic>;
};

export const mergeTopics = (topics: ArticlesByTopic): HelpArticles => ({
  ...topics.startArticles,
  ...topics.studioArticles,
  ...topics.publishingArticles,
  ...topics.sharingArticles,
  ...topics.plansArticles,
  ...topics.accountArticles,
  ...topics.problemsArticles,
  ...topics.dataArticles,
});
