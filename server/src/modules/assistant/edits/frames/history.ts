// Steps through the versions of the page.
import { type Candidate, candidate } from '../candidate.ts';
import type { Frame } from './frame.ts';

export function stepThroughVersions({ wish, scene }: Frame): Candidate[] {
  if (wish.kind !== 'undo' && wish.kind !== 'redo') return [];
  const number = scene.values.find((value) => value.kind === 'number');
  const steps = number?.kind === 'number' ? Math.min(50, Math.max(1, Math.round(number.value))) : 1;
  const words = scene.words.map((_, index) => index);
  const made = candidate(`history.${wish.kind}`, [], { words, grounding: 0.9 });
  return [{ ...made, history: { type: `history.${wish.kind}`, steps } }];
}
