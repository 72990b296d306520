// Whether a message on a page asks for another page in its place, rather than for a change of it.
import type { Message } from '../reading/message.ts';
import { fold } from '../reading/words/text.ts';
import type { TaggedMessage, RequestKind } from '../tagging/labels.ts';

const AGAIN =
  /\b(?:start(?:ing)? (?:over|again|fresh|from scratch)|from scratch|(?:make|do|build|create|want|need) (?:me |us )?(?:a |an )?(?:completely |totally |whole |brand )*(?:new|fresh|different) (?:page|site|website)|von vorne?|von neuem|neu anfangen|fang neu an|(?:ganz |komplett )?neue (?:seite|website)|recommence\w*|repart\w* (?:de|a) zero|nouvelle page|(?:de|a|desde) cero|empe\w+ (?:de nuevo|otra vez)|(?:nueva pagina|pagina nueva)|comec\w+ (?:de novo|do zero)|recomec\w+|do zero|(?:nova pagina|pagina nova)|ricominci\w+|ripart\w+ da|da capo|da zero|(?:nuova pagina|pagina nuova))\b/;
const TELLING_SLOTS: ReadonlySet<string> = new Set(['name', 'job', 'item', 'location', 'link']);

const EDITS: ReadonlySet<RequestKind> = new Set<RequestKind>([
  ...(['add', 'remove', 'set', 'move', 'hide', 'show', 'feature'] as const),
  ...(['redesign', 'undo', 'redo', 'again', 'correct'] as const),
]);

/** "start over" does; "make me a page" does where more is told than changed. */
export function asksForNewPage({ text }: Message, { requests }: TaggedMessage): boolean {
  if (requests.some(({ kind }) => kind === 'restart')) return true;
  const facts = requests.flatMap(({ slots }) => slots).filter(({ slot }) => TELLING_SLOTS.has(slot));
  if (AGAIN.test(fold(text)) && facts.length > 1) return true;
  const told = requests.filter(({ kind }) => kind === 'make' || kind === 'fact').length;
  const changed = requests.filter(({ kind }) => EDITS.has(kind)).length;
  return requests.some(({ kind }) => kind === 'make') && told > changed;
}
