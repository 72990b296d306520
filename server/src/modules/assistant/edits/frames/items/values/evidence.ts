// What speaks for a proposal that all of a request has led to.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../../candidate.ts';
import type { Frame } from '../../frame.ts';

export function proposal(
  frame: Frame,
  operations: readonly Operation[],
  grounding: number,
  features: readonly string[] = [],
  label: string = operations[0]?.type ?? 'item.update',
): Candidate {
  return candidate(label, operations, { words: frame.scene.words.keys(), grounding, features });
}
