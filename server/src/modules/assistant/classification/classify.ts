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
  labels.forEach(({ group }, index) => {
    groups.set(group, (groups.get(group) ?? 0) + (probabilities[index] as number));
  });
  const [best] = [...groups].sort(([, a], [, b]) => b - a) as [[Group, number]];
  const [group, probability] = best;
  let index = labels.findIndex((label) => label.group === group);
  labels.forEach((label, other) => {
    const isLikelier = (probabilities[other] as number) > (probabilities[index] as number);
    if (label.group === group && isLikelier) index = other;
  });
  return {
    label: labels[index] as Label,
    probability,
    labelProbability: probabilities[index] as number,
    page: groups.get('page') ?? 0,
  };
}
