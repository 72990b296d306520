// The figures that help articles name, from where the product has them.
import { API_KEY_LIMIT, API_KEY_REQUESTS_PER_MINUTE } from '../api/key-scopes.ts';
import { DEFAULT_VIEWS_GOAL, nextGoal } from '../goals.ts';
import { IMAGE_BYTES_LIMIT } from '../media.ts';
import { plans, type Tier, tiers } from '../plans.ts';
import type { HelpArticle, HelpLanguage } from './articles.ts';

/** `own` still holds its names. */
export function fillArticle(article: HelpArticle, lang: HelpLanguage): HelpArticle {
  const { answer, steps, more, ...rest } = article;
  const fill = (text: string) => fillFigures(text, lang);
  return {
    ...rest,
    answer: fill(answer),
    ...(steps && { steps: steps.map(fill) }),
    ...(more && { more: more.map(fill) }),
  };
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
