// What a message can be: a question about the product, a request that is declined, small talk, or a request for the page.
import { type HelpArticleId, helpArticleIds } from '@vys/contract/help/articles';

/** Requests that the assistant cannot fulfill. */
export const outOfScope = [
  'knowledge',
  'advice',
  'writing',
  'outreach',
  'software',
  'errand',
] as const;
export type OutOfScope = (typeof outOfScope)[number];

export const smallTalkKinds = [
  'hello',
  'thanks',
  'praise',
  'complaint',
  'bye',
  'who',
  'yes',
  'no',
] as const;
export type SmallTalkKind = (typeof smallTalkKinds)[number];

export type Label =
  /** `content` is a question about what stands on the page. */
  | { group: 'ask'; topic: HelpArticleId | 'other' | 'content' }
  | { group: 'decline'; topic: OutOfScope | 'harmful' }
  | { group: 'talk'; topic: SmallTalkKind }
  /** A first description of a page, or a request for a page that exists. */
  | { group: 'page'; topic: 'create' | 'edit' };
export type Group = Label['group'];

/** In the order of the model's weights. */
export const labels: readonly Label[] = [
  { group: 'page', topic: 'edit' },
  { group: 'page', topic: 'create' },
  ...smallTalkKinds.map((topic): Label => ({ group: 'talk', topic })),
  ...[...outOfScope, 'harmful' as const].map((topic): Label => ({ group: 'decline', topic })),
  ...[...helpArticleIds, 'other' as const, 'content' as const].map(
    (topic): Label => ({ group: 'ask', topic }),
  ),
];

export const groups: readonly Group[] = ['page', 'talk', 'decline', 'ask'];

export const nameOf = ({ group, topic }: Label): string => `${group}:${topic}`;
