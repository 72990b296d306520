// The likeliest of several interpretations, by a logistic model.
import { isRemoving } from '../candidate.ts';
import type { Decision, Option } from '../decide-requests.ts';
import { type Description, describeAll, featureNames, outcomeOf } from './describe.ts';
import { type Interpretation, operationsOf } from './interpretation.ts';
import { bias, weights } from './weights.generated.ts';

export type Choose = (interpretations: readonly Interpretation[]) => Decision;

/** Below it nothing is taken away. */
const SURE_TO_REMOVE = 0.3;
const MOST_OPTIONS = 3;

export function chooseLikeliest(interpretations: readonly Interpretation[]): Decision {
  const sorted = sortByProbability(interpretations);
  const [best] = sorted;
  if (best === undefined) throw new Error('a message has at least one interpretation');
  const { interpretation, probability } = best;
  if (!removes(interpretation) || probability >= SURE_TO_REMOVE) return interpretation.decision;
  const options = optionsOf(sorted.map((one) => one.interpretation));
  return { kind: 'question', ask: 'unclear', options, parts: [] };
}

function sortByProbability(interpretations: readonly Interpretation[]) {
  const descriptions = describeAll(interpretations);
  return interpretations
    .map((interpretation, index) => ({
      interpretation,
      probability: probabilityOf(descriptions[index] as Description),
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** That it is what was meant. */
function probabilityOf(description: Description): number {
  const score = featureNames.reduce(
    (sum, name) => sum + (weights[name] ?? 0) * description[name],
    bias,
  );
  return 1 / (1 + Math.exp(-score));
}

const removes = (one: Interpretation): boolean => operationsOf(one).some(isRemoving);

/** What else could be meant, each outcome once; nothing is taken away by one of them. */
function optionsOf(interpretations: readonly Interpretation[]): Option[] {
  const byOutcome = new Map<string, Option>();
  for (const one of interpretations) {
    const operations = operationsOf(one);
    const key = outcomeOf(one);
    if (operations.length > 0 && !removes(one) && !byOutcome.has(key))
      byOutcome.set(key, { text: one.message.text, operations });
  }
  return [...byOutcome.values()].slice(0, MOST_OPTIONS);
}
