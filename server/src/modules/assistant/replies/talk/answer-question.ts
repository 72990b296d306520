// Answers to questions about the product: what the help article on it says in short, with the person's own facts.
import {
  type HelpArticleId,
  type HelpLanguage,
  helpArticleIds,
  helpPaths,
} from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import { type PageDesign, pageLanguages } from '@vys/contract/page-model/page-model';
import { plans } from '@vys/contract/plans';
import type { LikelyArticle } from '../../classification/classify.ts';
import type { AssistantAccount, Suggestion } from '../../types.ts';
import { toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';

export type Answer = {
  say: string;
  link: { text: string; path: string };
  /** Other articles that may be meant, where that is not certain. */
  suggestions: readonly Suggestion[];
};

/** Below it, other articles are suggested. */
const CERTAIN = 0.6;
const LEAST_SUGGESTED = 0.04;
const MOST_SUGGESTED = 3;

/** `other` is a question that no article answers; `likely` are the articles that it may be about. */
export function answerQuestion(
  topic: HelpArticleId | 'other',
  language: string,
  account: AssistantAccount,
  design: PageDesign | null,
  likely: readonly LikelyArticle[] = [],
): Answer {
  const lang = toLang(language);
  const article = topic === 'other' ? 'support' : topic;
  const { answer, own, button } = helpArticle(article, lang);
  const link = { text: button, path: helpPaths[article] };
  const others = suggestOthers(topic, lang, likely);
  const lead = others.length > 0 && talkMessages[lang].otherArticles;
  const fact = own === undefined ? undefined : fillFacts(own, account, design);
  const parts = topic === 'other' ? [talkMessages[lang].unknown] : [answer, fact];
  return { say: [...parts, lead].filter(Boolean).join(' '), link, suggestions: others };
}

function suggestOthers(
  topic: HelpArticleId | 'other',
  lang: HelpLanguage,
  likely: readonly LikelyArticle[],
): Suggestion[] {
  if (topic !== 'other' && (likely[0]?.probability ?? 1) >= CERTAIN) return [];
  return likely
    .filter(({ id, probability }) => id !== topic && probability >= LEAST_SUGGESTED)
    .slice(0, MOST_SUGGESTED)
    .map(({ id }) => ({ text: suggestionFor(id, lang) }));
}

const suggestionFor = (id: HelpArticleId, lang: HelpLanguage): string =>
  talkMessages[lang].suggestedArticle.replace('{title}', () => helpArticle(id, lang).title);

/** The article whose suggestion was sent as a message: "Help: Images" changes nothing on the page. */
export function findSuggestedArticle(
  text: string,
): { id: HelpArticleId; lang: HelpLanguage } | undefined {
  const sent = text.trim();
  return pageLanguages
    .filter((lang) => sent.startsWith(talkMessages[lang].suggestedArticle.replace('{title}', '')))
    .flatMap((lang) => helpArticleIds.map((id) => ({ id, lang })))
    .find(({ id, lang }) => suggestionFor(id, lang) === sent);
}

/** Undefined when a fact is not known. */
function fillFacts(
  own: string,
  { plan, publicUrl }: AssistantAccount,
  design: PageDesign | null,
): string | undefined {
  const facts: Readonly<Record<string, string | undefined>> = {
    plan: plans[plan].name,
    address: publicUrl?.replace(/^https?:\/\//, ''),
    links: design?.page.links.length.toString(),
  };
  const [, name = ''] = /\{(\w+)\}/.exec(own) ?? [];
  const fact = facts[name];
  return fact === undefined ? undefined : own.replace(`{${name}}`, () => fact);
}
