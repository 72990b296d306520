// The brief of a first message in markup, as if the tagger had found just that.
import { readMessage } from '../../reading/read-message.ts';
import { parseMarkup } from '../../tagging/markup.ts';
import type { Brief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const account = {
  username: 'robin',
  fullName: 'Robin Vale',
  links: [],
  plan: 'free',
  isPublished: false,
} as const;

const PROBABILITY = 0.7;

export function briefOf(marked: string, lang = 'en', probability = PROBABILITY): Brief {
  const { text, requests } = parseMarkup(marked);
  const message = readMessage(text, { lang, today: '2026-11-22' });
  const tagged = requests.map((request) => ({
    ...request,
    probability,
    slots: request.slots.map((slot) => ({
      ...slot,
      text: text.slice(slot.start, slot.end),
      probability,
    })),
  }));
  return readBrief(message, { requests: tagged }, account);
}
