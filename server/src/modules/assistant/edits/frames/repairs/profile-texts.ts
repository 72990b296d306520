// The line under the name and the name, where a message says what they are to be.
import type { Message, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import { isQuoted, isTaggedText, isValue, stopsIn, textAt, withTaggedEnd } from './written-text.ts';

export type ProfileText = { field: 'tagline' | 'name'; target: Span; text: Span };

const name =
  '(?:my|our|ur|your|the|her|his|their|meinem|meinen|unserem|unseren|dem|den|ihrem|ihren|mon|le|notre|son|mi|el|tu|nuestro|meu|o|nosso|mio|il|nostro|suo) (?:name|namen|nom|nombre|nome)';
const tagline = new RegExp(
  `(?<!\\p{L})(?:tag ?line|slogan|strapline|motto|untertitel|lema|(?:my|our|her|his) line|(?:(?:line|sentence|thing|bit|words|text|satz|zeile|spruch|phrase|ligne|frase|l[ií]nea|linha|riga) )?(?:de )?(?:under|below|beneath|unter|unterhalb|sous|debajo del|debajo de|bajo|debaixo do|embaixo do|por baixo do|abaixo do|sotto)(?: al| a)? (?:${name}|nombre|nome|nom))(?!\\p{L})`,
  'giu',
);
const says =
  /(?<!\p{L})(?:(?:please |just |now )?(?:put|write|use)(?: in)?|(?:should|must|could|needs to|has to)(?: now)? (?:be|say|read)|make it|let it (?:be|say|read)|change (?:it|that) to|is now|schreib(?:e|en Sie)?|soll(?:te)?(?: jetzt)?(?: stehen)?|mets|mettez|écris|écrivez|que (?:ponga|diga)|pon(?:ga|er)?|escribe|(?:debe|debería) decir|põe|ponha|mete|coloca|escreve|metti|mettete|scrivi|deve dire)(?!\p{L})[\s:,]+/iu;
/** Also of how it looks. */
const being = /(?<!\p{L})(?:be|make it|is now|to|soll(?:te)?(?: jetzt)?)(?!\p{L})/iu;
const directly = /^\s*(?::|→|->|=>|=)\s*/u;
const called =
  /(?<!\p{L})(?:(?:we(?:'re| are)|i(?:'m| am)) (?:now )?called|wir heißen (?:jetzt|ab jetzt|nun)|on s'appelle (?:maintenant|désormais)|ahora nos llamamos|agora (?:nos )?chamamos(?:-nos)?|(?:dobbiamo |adesso |ora )(?:ci )?chiam(?:arci|iamo))\s+/iu;
const MOST_BETWEEN = 80;

/** Words that say what the line under the name is. */
export const taglineWords = (text: string): Span[] =>
  [...text.matchAll(tagline)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));

export function findProfileTexts(
  message: Message,
  requests: readonly TaggedRequest[],
): ProfileText[] {
  return [...findTagline(message, requests), ...findName(message)].slice(0, 2);
}

function findTagline(message: Message, requests: readonly TaggedRequest[]): ProfileText[] {
  for (const match of message.text.matchAll(tagline)) {
    const end = match.index + match[0].length;
    const after = message.text.slice(end);
    const lead = directly.exec(after) ?? says.exec(after);
    if (lead === null || lead.index > MOST_BETWEEN) continue;
    const text = withTaggedEnd(
      requests,
      textAt(message, end + lead.index + lead[0].length, stopsIn(requests)),
    );
    const isNear = lead.index < 3 && !being.test(lead[0]);
    const isMeant = isNear || isWritten(message, requests, text);
    if (text === undefined || !isMeant || isValue(message, text)) continue;
    return [{ field: 'tagline', target: { start: match.index, end }, text }];
  }
  return [];
}

const isWritten = (
  message: Message,
  requests: readonly TaggedRequest[],
  text: Span | undefined,
): boolean =>
  text !== undefined &&
  (isQuoted(message, text) ||
    /^["“„«]?(?:\p{Lu}|i )/u.test(message.text.slice(text.start)) ||
    isTaggedText(requests, text));

function findName(message: Message): ProfileText[] {
  const match = called.exec(message.text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  const text = textAt(message, end, []);
  const isName = text !== undefined && /^["“„«]?\p{Lu}/u.test(message.text.slice(text.start));
  return isName ? [{ field: 'name', target: { start: match.index, end }, text }] : [];
}
