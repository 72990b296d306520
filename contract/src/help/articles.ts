// Help articles: one source for the help screen and for the assistant's answers. Texts are one file per language.
import { API_KEY_LIMIT, API_KEY_REQUESTS_PER_MINUTE } from '../api/key-scopes.ts';
import { DEFAULT_VIEWS_GOAL, nextGoal } from '../goals.ts';
import { IMAGE_BYTES_LIMIT } from '../media.ts';
import type { pageLanguages } from '../page-model/page-model.ts';
import { plans, type Tier, tiers } from '../plans.ts';
import { deArticles } from './de.ts';
import { enArticles } from './en.ts';
import { esArticles } from './es.ts';
import { frArticles } from './fr.ts';
import { itArticles } from './it.ts';
import { ptArticles } from './pt.ts';

export type HelpLanguage = (typeof pageLanguages)[number];

/** Where an article leads in the app. */
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
} as const satisfies Record<string, `/${string}`>;

export type HelpArticleId = keyof typeof helpPaths;
export const helpArticleIds = Object.keys(helpPaths) as HelpArticleId[];

export type HelpArticle = {
  title: string;
  /** Paragraphs are separated by an empty line. Figures are named `{price:pro}`; see `fillFigures`. */
  text: string;
  /** A sentence with the reader's own facts, `{address}`, `{plan}` or `{links}`; left out where they are unknown. */
  own?: string;
  /** Of the button that leads to the article's path. */
  button: string;
};
export type HelpArticles = Readonly<Record<HelpArticleId, HelpArticle>>;

const articles: Readonly<Record<HelpLanguage, HelpArticles>> = {
  en: enArticles,
  de: deArticles,
  fr: frArticles,
  es: esArticles,
  pt: ptArticles,
  it: itArticles,
};

/** With all figures filled in; `own` still holds its names. */
export function helpArticle(id: HelpArticleId, lang: HelpLanguage): HelpArticle {
  const article = articles[lang][id];
  return { ...article, text: fillFigures(article.text, lang) };
}

/** Figures are `{price:pro}`, `{storage:pro}`, `{days:pro}`, `{requests:month}`, `{requests:week}`, and the others below. */
function fillFigures(text: string, lang: HelpLanguage): string {
  return text.replace(
    /\{(\w+):(\w+)\}/g,
    (name, figure: string, of: string) =>
      figuresApart(lang)[`${figure}:${of}`] ?? planFigure(figure, of, lang) ?? name,
  );
}

function planFigure(figure: string, of: string, lang: HelpLanguage): string | undefined {
  const plan = plans[tiers.find((tier: Tier) => tier === of) ?? 'free'];
  if (figure === 'price') return formatPrice(plan.price, lang);
  if (figure === 'storage') return formatBytes(plan.storageBytes, lang);
  if (figure === 'days') return String(plan.analyticsDays);
  if (figure !== 'requests') return undefined;
  return String(of === 'week' ? plan.aiRequestsPerWeek : plan.aiRequestsPerMonth);
}

/** Figures that are the same on every plan. */
function figuresApart(lang: HelpLanguage): Readonly<Record<string, string>> {
  const format = (count: number) => new Intl.NumberFormat(lang).format(count);
  return {
    'limit:image': `${IMAGE_BYTES_LIMIT / 1024 ** 2} ${lang === 'fr' ? 'Mo' : 'MB'}`,
    'limit:keys': format(API_KEY_LIMIT),
    'limit:requests': format(API_KEY_REQUESTS_PER_MINUTE),
    'goal:first': format(DEFAULT_VIEWS_GOAL),
    'goal:next': format(nextGoal(DEFAULT_VIEWS_GOAL) ?? DEFAULT_VIEWS_GOAL),
  };
}

function formatPrice(dollars: number, lang: HelpLanguage): string {
  return new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars);
}

function formatBytes(bytes: number, lang: HelpLanguage): string {
  const unit = lang === 'fr' ? 'Go' : 'GB';
  return `${new Intl.NumberFormat(lang).format(bytes / 1024 ** 3)} ${unit}`;
}
