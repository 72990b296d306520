// Help articles: one source for the help center and for the assistant's answers. Texts are in `texts`, by topic and
// language; this file has none, so that screens which only link to an article load none.
import type { pageLanguages } from '../page-model/page-model.ts';

export type HelpLanguage = (typeof pageLanguages)[number];

/** Where an article leads in the app. The assistant's classifier has its weights in this order. */
export const helpPaths = {
  plans: '/billing',
  free: '/billing',
  'ai-allowance': '/settings?tab=account',
  assistant: '/ai-studio',
  templates: '/templates',
  publish: '/ai-studio',
  'publish-check': '/ai-studio',
  unpublish: '/pages',
  address: '/pages',
  username: '/settings/profile',
  'email-change': '/settings/profile',
  'qr-code': '/pages',
  share: '/pages',
  analytics: '/analytics',
  goals: '/dashboard',
  domain: '/settings/profile',
  images: '/ai-studio',
  storage: '/settings?tab=account',
  'delete-account': '/settings?tab=security',
  'delete-page': '/pages',
  'my-data': '/settings?tab=security',
  export: '/pages',
  import: '/pages',
  history: '/ai-studio',
  code: '/ai-studio',
  scripts: '/ai-studio',
  team: '/billing',
  'several-pages': '/pages',
  suspended: '/pages',
  languages: '/ai-studio',
  privacy: '/legal/privacy',
  support: '/legal/terms',
  'links-limit': '/ai-studio',
  payments: '/billing',
  selling: '/ai-studio',
  editing: '/ai-studio',
  cancel: '/billing',
  branding: '/billing',
  newsletter: '/pages',
  forms: '/pages',
  seo: '/ai-studio',
  embed: '/ai-studio',
  password: '/settings?tab=security',
  'two-factor': '/settings?tab=security',
  passkeys: '/settings?tab=security',
  devices: '/settings?tab=security',
  notifications: '/settings?tab=notifications',
  'api-keys': '/settings?tab=security#api-keys',
  'mobile-app': '/settings?tab=account',
  arrange: '/ai-studio',
  sections: '/ai-studio',
  design: '/ai-studio',
  'not-visible': '/pages',
  'no-email': '/settings/profile',
  'first-page': '/ai-studio',
  picture: '/settings/profile',
  keyboard: '/dashboard',
  conflict: '/ai-studio',
  'instagram-bio': '/pages',
  'email-signature': '/pages',
  'contact-card': '/pages',
  nfc: '/pages',
  counting: '/analytics',
  campaigns: '/analytics',
  invoices: '/billing',
  'cannot-sign-in': '/settings?tab=security',
} as const satisfies Record<string, `/${string}`>;

export type HelpArticleId = keyof typeof helpPaths;
export const helpArticleIds = Object.keys(helpPaths) as HelpArticleId[];

/** Figures in texts are named `{price:pro}`; see `figures.ts`. */
export type HelpArticle = {
  title: string;
  /** In short: how the article begins, and what the assistant says. */
  answer: string;
  /** What to do, in order. */
  steps?: readonly string[];
  /** What else to know, and what can go wrong; a paragraph each. */
  more?: readonly string[];
  /** A sentence with the reader's own facts, `{address}`, `{plan}` or `{links}`; left out where they are unknown. */
  own?: string;
  /** Of the button that leads to the article's path. */
  button: string;
};
export type HelpArticles = Readonly<Record<HelpArticleId, HelpArticle>>;

/** What is read on the article's page, title apart. */
export const listTexts = ({ answer, steps = [], more = [] }: HelpArticle): readonly string[] => [
  answer,
  ...steps,
  ...more,
];
