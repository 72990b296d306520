// Tags as the author of a case marked them, for what understanding makes of perfect tags.
import { parseMarkup } from '../../server/src/modules/assistant/tagging/markup.ts';
import { type Tagger, tagMessage } from '../../server/src/modules/assistant/tagging/tag-message.ts';
import type { AssistantCase } from './cases.ts';

/** `other` tags the earlier turns. */
export function goldTagger(
  { marked: source = '' }: Pick<AssistantCase, 'marked'>,
  other: Tagger = tagMessage,
): Tagger {
  const marked = parseMarkup(source);
  return (message, page) => {
    if (message.text.trim() !== marked.text.trim()) return other(message, page);
    const textOf = ({ start, end }: { start: number; end: number }) =>
      message.text.slice(start, end);
    return {
      requests: marked.requests.map((request) => ({
        ...request,
        probability: 1,
        slots: request.slots.map((slot) => ({ ...slot, text: textOf(slot), probability: 1 })),
      })),
    };
  };
}
