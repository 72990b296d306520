// Measures the classifier on messages that it was not trained on.
import { type Classification, classify } from '../classify.ts';
import { nameOf } from '../labels.ts';
import { decodeModel } from '../model.ts';
import { learn } from './learn.ts';
import type { LabelledMessage } from './read-data.ts';
import { readLabelled, toExample } from './train.ts';

export type Outcome = { message: LabelledMessage; found: Classification };

export const FOLDS = 5;

export function outcomesOf(
  messages: readonly LabelledMessage[],
  isTest: (message: LabelledMessage, index: number) => boolean,
  epochs?: number,
): Outcome[] {
  const training = messages.filter((message, index) => !isTest(message, index));
  const model = decodeModel(learn(training.map(toExample), epochs));
  return messages
    .filter(isTest)
    .map((message) => ({ message, found: classify(readLabelled(message), message.page, model) }));
}

const groupOf = (name: string) => name.split(':')[0] as string;
export const isRight = ({ message, found }: Outcome) => message.right.includes(nameOf(found.label));
export const isGroupRight = ({ message, found }: Outcome) =>
  message.right.some((name) => groupOf(name) === found.label.group);

const share = (list: readonly Outcome[], holds: (outcome: Outcome) => boolean) =>
  `${((100 * list.filter(holds).length) / list.length).toFixed(1)} %`;

function describe(name: string, list: readonly Outcome[]): string {
  return `${name}: ${list.length} messages, group ${share(list, isGroupRight)}, label ${share(list, isRight)}`;
}

function report(outcomes: readonly Outcome[], showsMistakes: boolean): string[] {
  const byGroup = Map.groupBy(outcomes, ({ message }) => groupOf(message.right[0] ?? ''));
  const byLang = Map.groupBy(outcomes, ({ message }) => message.lang);
  const bySource = Map.groupBy(outcomes, ({ message }) => message.source);
  const byLabel = Map.groupBy(outcomes, ({ message }) => message.right.join(' ').slice(0, 40));
  const rate = (list: readonly Outcome[]) => list.filter(isRight).length / list.length;
  const worst = [...byLabel].sort(([, a], [, b]) => rate(a) - rate(b)).slice(0, 10);
  const mistakes = outcomes.filter((outcome) => !isRight(outcome));
  return [
    describe('all', outcomes),
    ...[byGroup, byLang, bySource].flatMap((groups) =>
      [...groups].map(([name, list]) => describe(name, list)),
    ),
    ...worst.map(([name, list]) => describe(`worst ${name}`, list)),
    ...confusion(byGroup),
    ...(showsMistakes ? mistakes.map(sayMistake) : []),
  ];
}

function confusion(byGroup: ReadonlyMap<string, readonly Outcome[]>): string[] {
  return [...byGroup].map(([group, list]) => {
    const found = [...Map.groupBy(list, (one) => one.found.label.group)];
    return `${group} taken as ${found.map(([other, taken]) => `${other} ${taken.length}`).join(', ')}`;
  });
}

const sayMistake = ({ message, found }: Outcome) =>
  `${message.source} ${message.lang} ${message.right.length > 1 ? groupOf(message.right[0] ?? '') : message.right[0]} > ${nameOf(found.label)} ${found.probability.toFixed(2)} | ${message.text.replaceAll('\n', ' ').slice(0, 160)}`;

export function crossValidate(
  messages: readonly LabelledMessage[],
  showsMistakes: boolean,
): string[] {
  const outcomes = Array.from({ length: FOLDS }, (_, fold) =>
    outcomesOf(messages, (_message, index) => index % FOLDS === fold),
  );
  return report(outcomes.flat(), showsMistakes);
}

/** Each author of marked messages, trained on everything else. */
export function evaluateByAuthor(
  messages: readonly LabelledMessage[],
  showsMistakes: boolean,
): string[] {
  const authors = new Set(
    messages.map(({ source }) => source).filter((source) => /^\w$/.test(source)),
  );
  const outcomes = [...authors].map((author) =>
    outcomesOf(messages, ({ source }) => source === author),
  );
  return report(outcomes.flat(), showsMistakes);
}
