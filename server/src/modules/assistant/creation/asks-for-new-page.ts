// Whether a message on a page asks for another page in its place, rather than for a change of it.
import type { TaggedMessage, WishKind } from '../tagging/labels.ts';

const EDITS: ReadonlySet<WishKind> = new Set<WishKind>([
  ...(['add', 'remove', 'set', 'move', 'hide', 'show', 'feature'] as const),
  ...(['redesign', 'undo', 'redo', 'again', 'correct'] as const),
]);

/** "start over" does; "make me a page" does where more is told than changed. */
export function asksForNewPage({ wishes }: TaggedMessage): boolean {
  if (wishes.some(({ kind }) => kind === 'restart')) return true;
  const told = wishes.filter(({ kind }) => kind === 'make' || kind === 'fact').length;
  const changed = wishes.filter(({ kind }) => EDITS.has(kind)).length;
  return wishes.some(({ kind }) => kind === 'make') && told > changed;
}
