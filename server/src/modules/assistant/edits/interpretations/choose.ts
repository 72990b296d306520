// The likeliest of several interpretations, by a logistic model.
import { describeAll, type Description, featureNames } from './describe.ts';
import type { Interpretation } from './interpretation.ts';
import { bias, weights } from './weights.generated.ts';

export type Choose = (interpretations: readonly Interpretation[]) => Interpretation;

export function chooseLikeliest(interpretations: readonly Interpretation[]): Interpretation {
  const [likeliest] = describeAll(interpretations)
    .map((description, index) => ({ index, probability: probabilityOf(description) }))
    .sort((a, b) => b.probability - a.probability || a.index - b.index);
  return interpretations[likeliest?.index ?? 0] as Interpretation;
}

/** That it is what was meant. */
function probabilityOf(description: Description): number {
  const score = featureNames.reduce(
    (sum, name) => sum + (weights[name] ?? 0) * description[name],
    bias,
  );
  return 1 / (1 + Math.exp(-score));
}
