// Answers to questions about the product: what the help article on it says in short, with the person's own facts.
import { type HelpArticleId, helpPaths } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { plans } from '@vys/contract/plans';
import type { AssistantAccount } from '../../types.ts';
import { toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';

export type Answer = { say: string; link: { text: string; path: string } };

/** `other` is a question that no article answers. */
export function answerQuestion(
  topic: HelpArticleId | 'other',
  language: string,
  account: AssistantAccount,
  design: PageDesign | null,
): Answer {
  const lang = toLang(language);
  const article = topic === 'other' ? 'support' : topic;
  const { answer, own, button } = helpArticle(article, lang);
  const link = { text: button, path: helpPaths[article] };
  if (topic === 'other') return { say: talkMessages[lang].unknown, link };
  const fact = own === undefined ? undefined : fillFacts(own, account, design);
  return { say: [answer, fact].filter(Boolean).join(' '), link };
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
