// Answers to questions about the product: the nearest help article, with the person's own facts.
import { type HelpArticleId, helpArticle, helpPaths } from '@vys/contract/help/articles';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { plans } from '@vys/contract/plans';
import type { Message } from '../../reading/message.ts';
import type { AssistantAccount } from '../../types.ts';
import { messageLang, topicOf } from './topic-of.ts';

export type Answer = {
  say: string;
  link?: { text: string; path: string };
  /** From 0 to 1, comparable with those of `decline` and `smallTalk`. */
  score: number;
};

/** Undefined when the message is no question about the product. */
export function answerQuestion(
  message: Message,
  account: AssistantAccount,
  design: PageDesign | null,
): Answer | undefined {
  const found = topicOf(message);
  if (!found || !isArticle(found.topic)) return undefined;
  const lang = messageLang(message, found.lang);
  const { text, own, button } = helpArticle(found.topic, lang);
  const fact = own === undefined ? undefined : fillFacts(own, account, design);
  return {
    say: [...text.split('\n\n'), fact].filter(Boolean).join(' '),
    link: { text: button, path: helpPaths[found.topic] },
    score: found.score,
  };
}

function isArticle(topic: string): topic is HelpArticleId {
  return Object.hasOwn(helpPaths, topic);
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
