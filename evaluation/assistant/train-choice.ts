// `node evaluation/assistant/train-choice.ts --tagger=model.bin [--dry]`: trains the choice among the interpretations of
// a message on the development cases, and prints how well it does for an author that it has not seen. The tagger has to
// be one that was trained without the authors of the cases (`tagging/training/train.ts --without=k,l,m --out=model.bin`).
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Choose,
  chooseLikeliest,
} from '../../server/src/modules/assistant/edits/interpretations/choose.ts';
import {
  type Description,
  describeAll,
  type FeatureName,
  featureNames,
  outcomeOf,
} from '../../server/src/modules/assistant/edits/interpretations/describe.ts';
import type { Interpretation } from '../../server/src/modules/assistant/edits/interpretations/interpretation.ts';
import { respond } from '../../server/src/modules/assistant/respond.ts';
import { decodeModel } from '../../server/src/modules/assistant/tagging/model.ts';
import { type Tagger, tagMessage } from '../../server/src/modules/assistant/tagging/tag-message.ts';
import { type AssistantCase, readCases } from './cases.ts';
import { judgeCase, type Verdict } from './judge.ts';

type Choice = {
  id: string;
  options: { description: Description; isRight: boolean; isHarmful: boolean }[];
};
type Weights = { bias: number; values: number[] };

const RATE = 0.5;
const STEPS = 1000;
const DECAY = 0.002;
/** How much the certainty of each counts, and not only which is the likeliest. */
const SHARE_ALONE = 0.3;
/** Doing nothing is better than what nobody asked for. */
const WORTH_OF_HARMLESS = 0.05;

const { values } = parseArgs({
  options: { tagger: { type: 'string' }, dry: { type: 'boolean', default: false } },
});
if (values.tagger === undefined) throw new Error('--tagger names a model of other authors');
const model = decodeModel(brotliDecompressSync(readFileSync(values.tagger)));
const tag: Tagger = (message, page) => tagMessage(message, page, model);

/** Every interpretation of the last message of a case, as the judge sees its outcome. */
function readChoice(one: AssistantCase): Choice | undefined {
  const { all, descriptions, verdict } = judgeInterpretation(one, 0);
  if (descriptions.length === 0) return undefined;
  const outcomes = all.map(outcomeOf);
  const known = new Map([[outcomes[0], verdict]]);
  const verdicts = outcomes.map((outcome, index) => {
    const found = known.get(outcome) ?? judgeInterpretation(one, index).verdict;
    known.set(outcome, found);
    return found;
  });
  return {
    id: one.id,
    options: descriptions.map((description, index) => {
      const { isRight, unasked } = verdicts[index] as Verdict;
      return { description, isRight, isHarmful: unasked.length > 0 };
    }),
  };
}

function judgeInterpretation(one: AssistantCase, chosen: number) {
  let all: readonly Interpretation[] = [];
  const choose: Choose = (found) => {
    all = found;
    return found[chosen]?.decision ?? chooseLikeliest(found);
  };
  const last = one.turns.length - 1;
  const verdict = judgeCase(one, (turn) =>
    respond(turn, tag, turn.history.length === last ? choose : undefined),
  );
  return { all, descriptions: describeAll(all), verdict };
}

const valuesOf = (description: Description) => featureNames.map((name) => description[name]);

const scoreOf = ({ bias, values: weights }: Weights, row: readonly number[]): number =>
  row.reduce((sum, value, index) => sum + value * (weights[index] as number), bias);

/** What speaks for an interpretation, and what against it; of the others either may. */
const forIt: readonly FeatureName[] = [
  ...(['logProbability', 'leastRequest', 'leastSlot', 'accounted', 'spanned', 'framed'] as const),
  ...(['allFramed', 'leastGrounding', 'leastProbability', 'agreesWithWords'] as const),
  ...(['agreesWithTags', 'wordsPlain', 'wordsWithWeakTags'] as const),
];
const againstIt: readonly FeatureName[] = [
  ...(['ambiguous', 'unusedSlots', 'writtenRequest', 'cutsValues', 'lostMentions'] as const),
  ...(['contradicts', 'emptyLinks', 'bareWishes', 'removesUnasked', 'goesBackUnasked'] as const),
  ...(['otherVerbs'] as const),
];
const signs = featureNames.map((name) =>
  forIt.includes(name) ? 1 : againstIt.includes(name) ? -1 : 0,
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How far the score of each interpretation is from what it should be. */
function errorsOf({ options }: Choice, scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const worths = options.map(({ isRight, isHarmful }) =>
    isRight ? 1 : isHarmful ? 0 : WORTH_OF_HARMLESS,
  );
  const total = sum(powers);
  const wanted = sum(powers.map((power, index) => power * (worths[index] as number)));
  return options.map(({ isRight }, index) => {
    const power = powers[index] as number;
    const alone = 1 / (1 + Math.exp(-(scores[index] as number))) - (isRight ? 1 : 0);
    const beside = wanted === 0 ? 0 : power / total - (power * (worths[index] as number)) / wanted;
    return beside + (SHARE_ALONE * alone) / options.length;
  });
}

/** Logistic, alone and beside each other, by gradient descent (AdaGrad) with the signs that are known. */
function train(choices: readonly Choice[]): Weights {
  const rows = choices.map(({ options }) => options.map((option) => valuesOf(option.description)));
  const weights: Weights = { bias: 0, values: featureNames.map(() => 0) };
  const squares = [...featureNames, 'bias'].map(() => 1e-4);
  const move = (slope: number, index: number) => {
    squares[index] = (squares[index] as number) + slope * slope;
    return (RATE * slope) / Math.sqrt(squares[index] as number);
  };
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.values.map((value) => DECAY * value);
    let biasSlope = 0;
    choices.forEach((choice, at) => {
      const own = rows[at] as number[][];
      const errors = errorsOf(
        choice,
        own.map((row) => scoreOf(weights, row)),
      );
      errors.forEach((error, option) => {
        const share = error / choices.length;
        biasSlope += share;
        own[option]?.forEach((value, index) => {
          slopes[index] = (slopes[index] as number) + share * value;
        });
      });
    });
    weights.bias -= move(biasSlope, featureNames.length);
    weights.values = weights.values.map((value, index) => {
      const next = value - move(slopes[index] as number, index);
      return next * (signs[index] as number) < 0 ? 0 : next;
    });
  }
  return weights;
}

function count(weights: Weights, choices: readonly Choice[]) {
  let right = 0;
  let harmful = 0;
  for (const { options } of choices) {
    const [best] = options
      .map((option) => ({ ...option, score: scoreOf(weights, valuesOf(option.description)) }))
      .sort((a, b) => b.score - a.score);
    if (best?.isRight) right += 1;
    if (best?.isHarmful) harmful += 1;
  }
  return { right, harmful };
}

const authorOf = ({ id }: { id: string }) => id.split('-')[0] as string;

const choices = readCases('development').flatMap((one) => readChoice(one) ?? []);
const possible = choices.filter(({ options }) => options.some(({ isRight }) => isRight)).length;
console.log(`${choices.length} messages, ${possible} with an interpretation that is right`);
let unseen = 0;
let harmful = 0;
for (const author of new Set(choices.map(authorOf))) {
  const weights = train(choices.filter((choice) => authorOf(choice) !== author));
  const own = choices.filter((choice) => authorOf(choice) === author);
  const found = count(weights, own);
  console.log(`without ${author}: ${found.right} of ${own.length} right, ${found.harmful} harmful`);
  unseen += found.right;
  harmful += found.harmful;
}
console.log(`unseen authors: ${unseen} of ${choices.length} right, ${harmful} harmful`);
const weights = train(choices);
const seen = count(weights, choices);
console.log(`all: ${seen.right} of ${choices.length} right, ${seen.harmful} harmful`);
if (!values.dry) {
  const file = new URL(
    '../../server/src/modules/assistant/edits/interpretations/weights.generated.ts',
    import.meta.url,
  );
  const lines = featureNames.map(
    (name, index) => `  ${name}: ${(weights.values[index] as number).toFixed(3)},`,
  );
  writeFileSync(
    file,
    `// Printed by \`node evaluation/assistant/train-choice.ts\`.
import type { FeatureName } from './describe.ts';

export const bias = ${weights.bias.toFixed(3)};
export const weights: Readonly<Record<FeatureName, number>> = {
${lines.join('\n')}
};
`,
  );
}
