// What the words before a text say that it is: "rename the link to Gift ideas", "make the headline Hello".
import type { Message } from '../../../reading/message.ts';
import type { TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';

/** In lower case: "In Rainbows" is a title. */
const LEAD = /^(?:to|in|into|zu|en|em|à|como|come)\s+(?=\S)/u;

/** The headline is the name of the page, whatever stands in it. */
const HEADLINE =
  /(?<!\p{L})(?:headline|main heading|hauptüberschrift|überschrift|gros titre|titular|manchete)\s*(?:(?:to|is|be|say|read|as|auf|zu|in|en|a|:|=)\s*)*["“„«']?$/iu;

const CLOSING =
  /(?:\s*[?!.,]|\s+[-–])\s*(?:bien (?:à vous|cordialement)|cordialement|merci|danke\p{L}*|vielen dank|(?:liebe|viele|beste|herzliche) grüße|lg|mit freundlichen|thanks?|thx|cheers|ta|(?:kind |best |warm )?regards|(?:muchas )?gracias|un saludo|saludos|obrigad[oa]|abraços?|grazie(?: mille)?|(?:cordiali )?saluti|un abbraccio)(?!\p{L})/iu;

/** "Stories in the snow ? Bien à vous, Livia". */
function withoutClosing(slot: TaggedSlot): TaggedSlot {
  const at = CLOSING.exec(slot.text)?.index ?? 0;
  return at < 2 ? slot : { ...slot, end: slot.start + at, text: slot.text.slice(0, at) };
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
