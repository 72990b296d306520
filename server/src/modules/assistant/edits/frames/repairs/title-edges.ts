// What the words before a text say that it is: "rename the link to Gift ideas", "make the headline Hello".
import type { Message } from '../../../reading/message.ts';
import { CLOSINGS } from '../../../reading/words/closings.ts';
import type { TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';

/** In lower case: "In Rainbows" is a title. */
const LEAD = /^(?:to|in|into|zu|en|em|à|como|come)\s+(?=\S)/u;

/** The headline is the name of the page, whatever stands in it. */
const HEADLINE =
  /(?<!\p{L})(?:headline|main heading|hauptüberschrift|überschrift|gros titre|titular|manchete)\s*(?:(?:to|is|be|say|read|as|auf|zu|in|en|a|:|=)\s*)*["“„«']?$/iu;

/** With nothing but a name after it: "Open late, thanks to coffee" is a whole line. */
const CLOSING = new RegExp(
  `(?:\\s*[?!.,]|\\s+[-–])\\s*(?:${CLOSINGS})[\\s,!.]*(?:[\\p{L}.]+\\s*){0,2}$`,
  'iu',
);
const LEADS_ON =
  /(?:^|[\s,.!?-])(?:thanks|danke?|merci|gracias|obrigad[oa]|grazie)\s+(?:to|for|an|für|à|pour|a|por|per)(?!\p{L})/iu;

/** "Stories in the snow ? Bien à vous, Livia". */
function withoutClosing(slot: TaggedSlot): TaggedSlot {
  const at = CLOSING.exec(slot.text)?.index ?? 0;
  return at < 2 || LEADS_ON.test(slot.text.slice(at))
    ? slot
    : { ...slot, end: slot.start + at, text: slot.text.slice(0, at) };
}

export const withTitleEdges = (
  { text }: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] =>
  requests.map((request) => ({
    ...request,
    slots: request.slots.map((slot): TaggedSlot => {
      if (slot.probability === 1) return slot;
      const before = text.slice(request.start, slot.start);
      if (slot.slot === 'tagline' && HEADLINE.test(before)) return { ...slot, slot: 'new' };
      if (slot.slot === 'tagline' || slot.slot === 'name') return withoutClosing(slot);
      if (slot.slot !== 'title') return slot;
      const start = slot.start + (LEAD.exec(slot.text)?.[0].length ?? 0);
      return withoutClosing({ ...slot, start, text: text.slice(start, slot.end) });
    }),
  }));
