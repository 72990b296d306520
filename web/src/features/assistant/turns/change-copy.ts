// What an event makes of the working copy of its turn.
import type { ChatEvent } from '@vys/contract/ai';
import type { WorkingCopy } from '../chat-message.ts';

/** Undefined where there is none: what is saved counts. */
export function changeCopy(
  copy: WorkingCopy | undefined,
  event: ChatEvent,
): WorkingCopy | undefined {
  if (event.type === 'draft') return event.data ? { base: event.data, operations: [] } : undefined;
  if (event.type !== 'operation' || !event.change || !copy) return copy;
  return { ...copy, operations: [...copy.operations, event.change] };
}
