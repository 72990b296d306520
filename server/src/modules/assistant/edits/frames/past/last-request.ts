// What the turn before asked for, once its own corrections are counted in.
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Message } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import type { LastTurn, Setting } from '../../scene/scene.ts';
import { substitute } from './substitute.ts';

export type LastRequest = {
  message: Message;
  taggedRequests: readonly TaggedRequest[];
  /** The page that it was for. */
  before: PageDesign;
  /** What takes it back. */
  undo: readonly Operation[];
};

/** The last turn; one that corrected another stands for both of them. */
export function lastRequest(setting: Setting, turn: LastTurn): LastRequest {
  const undo = inverseOf(turn.before, turn.operations);
  const { message, taggedRequests, before } = turn;
  const own = { message, taggedRequests, before, undo };
  const follow = taggedRequests.find(({ kind }) => kind === 'correct' || kind === 'again');
  if (follow === undefined || turn.previous === undefined) return own;
  const previous = lastRequest(setting, turn.previous);
  const joined = substitute(setting, previous, message, follow);
  if (joined === undefined) return own;
  if (follow.kind === 'again') return { ...joined, before, undo };
  return { ...joined, before: previous.before, undo: [...undo, ...previous.undo] };
}

export const inverseOf = (before: PageDesign, operations: readonly Operation[]): Operation[] =>
  applyOperations(before, operations).inverse.map(shown);

/** The inverse of hiding, by its name. */
function shown(operation: Operation): Operation {
  if (operation.type !== 'link.update' && operation.type !== 'section.update') return operation;
  const { id, set } = operation;
  const isShowing = set.hidden === false && Object.keys(set).length === 1;
  if (!isShowing) return operation;
  return { type: operation.type === 'link.update' ? 'link.show' : 'section.show', id };
}
