// The last look at a brief: a value of the message that stands nowhere is said in the creator's own words.
import type { Message, MessageValue } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { Brief } from '../brief.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

/** `parts` are those that say more than how the page is to be. */
export function withEveryValue(message: Message, parts: readonly Part[], brief: Brief): Brief {
  const said = saidBy(brief);
  const missing = parts.filter(
    (part) =>
      !said.includes(plain(part.text)) &&
      part.values.some((value) => !isSaid(message, value, said, brief)),
  );
  if (missing.length === 0) return brief;
  const texts = [...new Set(missing.map(({ text }) => text))].map((text) =>
    /[.!?…]$/.test(text) ? sentenceCase(text) : `${sentenceCase(text)}.`,
  );
  return { ...brief, about: [...brief.about, ...texts] };
}

const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

function saidBy(brief: Brief): string {
  const texts: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit({ ...brief, occupation: undefined, look: undefined });
  return plain(texts.join(' | '));
}

function isSaid(message: Message, value: MessageValue, said: string, brief: Brief): boolean {
  const typed = plain(message.text.slice(value.start, value.end));
  if (said.includes(typed)) return true;
  switch (value.kind) {
    case 'url':
    case 'image':
      return said.includes(plain(value.url));
    case 'handle':
      return said.includes(plain(value.handle));
    case 'email':
      return said.includes(plain(value.email));
    case 'phone':
      return said.includes(plain(value.phone));
    case 'price':
      return said.includes(plain(value.price.text));
    case 'date':
      return value.day !== undefined && said.includes(value.day);
    case 'time':
      return said.includes(value.time);
    case 'hours':
      return brief.hours !== undefined;
    case 'number':
      return new RegExp(`(?<!\\d)${value.value}(?!\\d)`).test(said);
    case 'address':
    case 'quoted':
      return said.includes(plain(value.text));
    case 'duration':
      return false;
    case 'platform':
    case 'color':
    case 'ordinal':
    case 'emoji':
      return true;
  }
}
