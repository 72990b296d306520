// How far a text goes that a person dictates without quotation marks.
import type { Message, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import { overlaps } from './anchors.ts';

const remark =
  /^[\s(]*(?:that'?s|thats|it'?s|its|it|i'?m|i'?ve|i|we(?:'re)?|my|our|because|bc|cos|cause|cuz|thanks?|thx|cheers|ta|please(?!\s*(?:&|and))|pls|lol|haha\w*|nothing|only|just|so|from (?:now|today)|the (?:old|other|rest|answer|link|text|present)|which|this|otherwise|as (?:is|it)|not|instead|nobody|no one|half|rest|he|she|they|ok|sorry(?= (?:for|about|to|if|that)|\s*$)|stick|put|make|add|rename|change|remove|drop|move|hide|bitte|danke|das|der|weil|denn|sonst|ich|wir|nicht|statt|ab (?:jetzt|sofort)|merci|stp|svp|s'il|parce|car|c'est|ça|je|ma|pas|bien à|gracias|porque|que|lo|por favor|obrigad\w+|s[óo] |minha|meu|valeu\w*|grazie|perch[ée]|che|mia|mio|uffa|solo|per favore|da subito)(?![\p{L}\p{N}'])/iu;
const trailing =
  /[\s,]+(?:from now on|from today|now|please(?!\s*(?:&|and))|pls|plz|thanks?|thx|cheers|lol|haha\w*|as is|instead|though|ab jetzt|ab sofort|bitte|danke|heißen|nennen|umbenennen|ändern|stehen|werden|stp|svp|merci|désormais|s'il (?:te|vous) pla[iî]t|a partir de (?:ahora|agora)|desde ahora|por favor|gracias|ahora|agora|obrigad[oa]|da subito|d'ora in poi|per favore|grazie|adesso)[\s!.]*$/iu;
const joint = /^\s*(?:and|und|et|y|e|oh|then|dann|puis|luego|depois|poi)\s+/iu;
const nextRequest =
  /\s(?:and|und|et|y|e)\s+(?=(?:then|also|that|i'?m|im|we|make|put|add|remove|drop|delete|move|hide|change|rename|the|my|her|his|dann|mach|ändere|die|das|den|change|mets|le|la|les|mon|cambia|pon|el|muda|põe|o|a|os|as|metti|il|lo)\s)/iu;
const mark = /[\p{Extended_Pictographic}\n]|\s[:;]-?[)(DP]|[.;!?…]+(?=\s|$)|\s[–—-]\s|\s\(/u;

/** From the first letter of a text to where something else begins; undefined where there is none. */
export function textAt(message: Message, at: number, stops: readonly Span[]): Span | undefined {
  const start = at + (/^[\s:,]*/u.exec(message.text.slice(at))?.[0].length ?? 0);
  const quoted = message.values.find(
    (value) => value.kind === 'quoted' && value.start <= start + 1 && value.end > start + 1,
  );
  if (quoted !== undefined) return { start: quoted.start, end: quoted.end };
  const later = stops.flatMap((stop) => (stop.start > start ? [stop.start] : []));
  const next = Math.min(message.text.length, ...later);
  const clause = message.text.slice(start, next);
  const [sentence = ''] = clause.split(mark);
  const [own = ''] = sentence.split(nextRequest);
  const parts = own.split(',');
  const last = parts.findIndex(
    (part, index) => index > 0 && (remark.test(part) || joint.test(part)),
  );
  let text = parts.slice(0, last < 0 ? parts.length : last).join(',');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(trailing, '')
      .replace(/[\s,"'–—-]+$|[\s,]+(?:and|und|et|y|e|por|at|an|en|in)$/iu, '');
  }
  return /[\p{L}\p{N}]/u.test(text) ? { start, end: start + text.length } : undefined;
}

const texts: ReadonlySet<string> = new Set([
  ...['title', 'tagline', 'name', 'about', 'quote', 'new', 'question', 'answer', 'item', 'label'],
]);

const LIKELY = 0.5;

/** Where likely requests with something in them begin. */
export const stopsIn = (requests: readonly TaggedRequest[]): Span[] =>
  requests.filter(({ probability, slots }) => probability >= LIKELY && slots.length > 0);

/** To the end of the message, but for a last remark: several sentences. */
export function longTextAt(message: Message, at: number): Span | undefined {
  const start = at + (/^[\s:,]*/u.exec(message.text.slice(at))?.[0].length ?? 0);
  const quoted = message.values.find(
    (value) => value.kind === 'quoted' && value.start <= start + 1 && value.end > start + 1,
  );
  if (quoted !== undefined) return { start: quoted.start, end: quoted.end };
  const sentences = message.text.slice(start).match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$)/gu) ?? [];
  const isFormal = /^\p{Lu}/u.test(sentences[0] ?? '');
  const last = sentences.findLastIndex(
    (sentence) => !/^\s*\p{Ll}/u.test(sentence) || !(isFormal || remark.test(sentence)),
  );
  const text = sentences
    .slice(0, last + 1)
    .join('')
    .trimEnd();
  return text === '' ? undefined : { start, end: start + text.length };
}

/** The tagger saw a text that begins there too. */
export const isTaggedText = (requests: readonly TaggedRequest[], { start, end }: Span): boolean =>
  requests.some(({ slots }) =>
    slots.some(
      (slot) =>
        texts.has(slot.slot) && Math.abs(slot.start - start) <= 2 && overlaps(slot, { start, end }),
    ),
  );

const values: ReadonlySet<string> = new Set([
  ...['price', 'url', 'email', 'phone', 'handle', 'color', 'hours', 'date', 'time', 'number'],
  ...['ordinal', 'address', 'duration', 'image'],
]);

/** Begins with a price, an address or a color. */
export const isValue = ({ values: all }: Message, { start }: Span): boolean =>
  all.some((value) => values.has(value.kind) && value.start <= start + 1 && value.end > start);

export const isQuoted = ({ values: all }: Message, span: Span): boolean =>
  all.some((value) => value.kind === 'quoted' && overlaps(value, span));

const SURE_END = 0.6;

/** The tagger may know better where a text that begins there ends. */
export function withTaggedEnd(
  requests: readonly TaggedRequest[],
  text: Span | undefined,
): Span | undefined {
  const own = requests
    .flatMap(({ slots }) => slots)
    .find(
      ({ slot, start, end, probability }) =>
        text !== undefined &&
        texts.has(slot) &&
        start === text.start &&
        end < text.end &&
        probability >= SURE_END,
    );
  return text && own ? { start: text.start, end: own.end } : text;
}
