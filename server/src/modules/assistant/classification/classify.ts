// Decides with the trained classifier what a message is.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Message } from '../reading/message.ts';
import { bucketsOf, featuresOf } from './features.ts';
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
};

/** `page` is the page as it is before the message; null while nothing is made. */
export function classify(
  message: Message,
  page: PageModel | null,
  model: Model = loadModel(),
): Classification {
  return choose(probabilitiesOf(model, bucketsOf(featuresOf(message, page))));
}

function choose(probabilities: Float64Array): Classification {
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
