// Decides with the trained classifier what a message is.
import type { HelpArticleId } from '@vys/contract/help/articles';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Message } from '../reading/message.ts';
import { bucketsOf, featuresOf } from './features.ts';
import { helpScores } from './help-scores.ts';
import { type Group, type Label, labels } from './labels.ts';
import { loadModel, type Model, probabilitiesOf } from './model.ts';

export type Classification = {
  /** The likeliest of the likeliest group. */
  label: Label;
  /** Of the group. */
  probability: number;
  /** Of the label among all. */
  labelProbability: number;
  /** That the message is a request for the page. */
  page: number;
  /** The likeliest label of each group. */
  likeliest: ReadonlyMap<Group, Label>;
  /** Help articles that a question may be about, the likeliest first. */
  articles: readonly LikelyArticle[];
};

export type LikelyArticle = {
  id: HelpArticleId;
  /** Among all articles. */
  probability: number;
};

/** How much words shared with an article count beside what was learned. */
const WEIGHT_OF_WORDS = 0.25;

/** `page` is the page as it is before the message; null while nothing is made. */
export function classify(
  message: Message,
  page: PageModel | null,
  model: Model = loadModel(),
): Classification {
  const learned = probabilitiesOf(model, bucketsOf(featuresOf(message, page)));
  const articles = rankArticles(message, learned);
  return { ...choose(withArticles(learned, articles)), articles };
}

function rankArticles({ text, lang }: Message, learned: Float64Array): LikelyArticle[] {
  const scores = helpScores(text, lang);
  const found = labels.flatMap(({ group, topic }, index) => {
    if (group !== 'ask' || topic === 'other' || topic === 'content') return [];
    const score = Math.exp(WEIGHT_OF_WORDS * (scores.get(topic) ?? 0));
    return [{ id: topic, probability: (learned[index] as number) * score }];
  });
  const total = found.reduce((sum, { probability }) => sum + probability, 0);
  return found
    .map(({ id, probability }) => ({ id, probability: probability / total }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** All articles together are as likely as before. */
function withArticles(learned: Float64Array, articles: readonly LikelyArticle[]): Float64Array {
  const shares = new Map<string, number>(articles.map(({ id, probability }) => [id, probability]));
  const shareOf = ({ group, topic }: Label) => (group === 'ask' ? shares.get(topic) : undefined);
  const total = labels.reduce(
    (sum, label, index) => (shareOf(label) === undefined ? sum : sum + (learned[index] as number)),
    0,
  );
  return learned.map((probability, index) => {
    const share = shareOf(labels[index] as Label);
    return share === undefined ? probability : share * total;
  });
}

function choose(probabilities: Float64Array): Omit<Classification, 'articles'> {
  const groups = new Map<Group, number>();
  const indexes = new Map<Group, number>();
  labels.forEach(({ group }, index) => {
    const probability = probabilities[index] as number;
    groups.set(group, (groups.get(group) ?? 0) + probability);
    const best = indexes.get(group);
    if (best === undefined || probability > (probabilities[best] as number))
      indexes.set(group, index);
  });
  const [best] = [...groups].sort(([, a], [, b]) => b - a) as [[Group, number]];
  const [group, probability] = best;
  const index = indexes.get(group) as number;
  return {
    label: labels[index] as Label,
    probability,
    labelProbability: probabilities[index] as number,
    page: groups.get('page') ?? 0,
    likeliest: new Map([...indexes].map(([name, at]) => [name, labels[at] as Label])),
  };
}
