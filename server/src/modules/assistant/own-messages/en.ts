// What is said around the assistant's replies, which are in replies/.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');

export const en = {
  /** Display name: it says that no language model answers. */
  label: 'Built-in assistant: no language model',
  /** Where a model is connected, the built-in assistant goes first. */
  labelWithModel: (model: string) => `Built-in assistant and ${model}`,
  /** When the assistant fails. */
  fallback: "Sorry, I didn't get that. Nothing was changed; try rephrasing.",
  historyNeedsChat: 'Undo and redo only work in a conversation.',
  linkPage: (title: string, count: number) =>
    `Created: ${title} with ${plural(count, { one: '# link', other: '# links' })}.`,
};
