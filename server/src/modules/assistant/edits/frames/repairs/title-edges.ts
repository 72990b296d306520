// "rename the link to Gift ideas": the title begins after the word that leads to it.
import type { Message } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';

/** In lower case: "In Rainbows" is a title. */
const LEAD = /^(?:to|in|into|zu|en|em|à|como|come)\s+(?=\S)/u;

export const withTitleEdges = (
  { text }: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] =>
  requests.map((request) => ({
    ...request,
    slots: request.slots.map((slot) => {
      if (slot.slot !== 'title' || slot.probability === 1) return slot;
      const start = slot.start + (LEAD.exec(slot.text)?.[0].length ?? 0);
      return { ...slot, start, text: text.slice(start, slot.end) };
    }),
  }));
