// What is said around the assistant's replies, which are in replies/.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');

export const en = {
  /** When the assistant fails. */
  fallback: "Sorry, I didn't get that. Nothing was changed; try rephrasing.",
  historyNeedsChat: 'Undo and redo only work in a conversation.',
  linkPage: (title: string, count: number) =>
    `Created: ${title} with ${plural(count, { one: '# link', other: '# links' })}.`,
};
