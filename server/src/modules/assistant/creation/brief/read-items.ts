// Reads lists of things with prices: "Cut 25€ / Colour from 60€", "croissant 2.80", "45 min massage – £60".
import type { Message, MessageValue, Span, ValueOf } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import type { BriefItem } from '../brief.ts';
import { JOINING_WORDS, REQUEST_WORDS } from './lexicon.ts';
import type { Part } from './parts.ts';
import { sentenceCase } from './words.ts';

export type ItemMatch = Span & { item: BriefItem };

const LONGEST_NAME = 110;
const FROM = new Set(
  'from ab des desde da a partir de starting at partire start starts begin begins prices price is are cost costs kostet kosten for fur pour por per je each'.split(
    ' ',
  ),
);
const LEADING = new Set(
  'we i sell sells offer offers serve serves do wir ich verkaufe biete bieten nous je propose vends vendo vendemos hago offro serviamo have like such as including with z.b zum beispiel comme como come also menu: services: prices:'.split(
    ' ',
  ),
);

/** Every price becomes an item with the words before it, or after it where a part begins with prices. */
export function readItems(message: Message, parts: readonly Part[]): ItemMatch[] {
  const groups = groupLines(message, parts);
  return parts.flatMap((part, at) => {
    const prices = part.values.filter(
      (value): value is ValueOf<'price'> & Span => value.kind === 'price',
    );
    if (prices.length === 0 || part.values.some(({ kind }) => kind === 'date')) return [];
    const group = groups.get(part.line);
    const named = prices.flatMap((price, index) => {
      const match =
        itemOf(message, part, prices, index) ??
        (index === 0 ? withPartBefore(message, parts, at, price) : undefined);
      return match ? [match] : [];
    });
    return group ? named.map((match) => ({ ...match, item: { ...match.item, group } })) : named;
  });
}

function itemOf(
  message: Message,
  part: Part,
  prices: readonly (ValueOf<'price'> & Span)[],
  index: number,
): ItemMatch | undefined {
  const price = prices[index] as ValueOf<'price'> & Span;
  const beginsWithPrice = wordsOf(message.text.slice(part.start, prices[0]?.start)) === '';
  const start = beginsWithPrice ? price.end : (prices[index - 1]?.end ?? part.start);
  const end = beginsWithPrice ? (prices[index + 1]?.start ?? part.end) : price.start;
  const within = part.values.filter((value) => value.start >= start && value.end <= end);
  const after = message.text.slice(price.end, prices[index + 1]?.start ?? part.end);
  const duration = durationOf(part.values, price, start, prices[index + 1]?.start ?? part.end);
  const { name, hasFrom } = nameOf(message, start, end, [
    ...within.filter(isNoName),
    ...(duration ? [duration] : []),
  ]);
  const trailing =
    beginsWithPrice || index < prices.length - 1 ? '' : unitAfter(after, duration, message);
  if (name === '') return undefined;
  const text = priceText(message, price, hasFrom, trailing);
  return {
    start: Math.min(start, price.start),
    end: Math.max(price.end, end),
    item: {
      name: sentenceCase(name).slice(0, LONGEST_NAME),
      price: { ...price.price, text },
      ...(duration && { duration: message.text.slice(duration.start, duration.end) }),
    },
  };
}

const isNoName = ({ kind }: MessageValue) =>
  !['number', 'color', 'quoted', 'platform', 'ordinal', 'time', 'image'].includes(kind);

function durationOf(
  values: readonly MessageValue[],
  price: Span,
  from: number,
  to: number,
): (MessageValue & Span) | undefined {
  const durations = values.filter(
    ({ kind, start, end }) =>
      kind === 'duration' && start >= Math.min(from, price.start) && end <= to,
  );
  return durations.find(({ end }) => end <= price.start) ?? durations[0];
}

/** "/ month", "per person", "pp", "a head": kept with the price. */
function unitAfter(after: string, duration: Span | undefined, message: Message): string {
  const text = duration
    ? after.replace(message.text.slice(duration.start, duration.end), '')
    : after;
  const unit =
    /^\s*(?:\/\s*\p{L}[\p{L} ]{0,20}|(?:per|pro|je|par|por|al|each|pp|p\.p\.|an|each way|a)\b[\p{L} .]{0,24}|each\b|\+)/iu.exec(
      text,
    )?.[0] ?? '';
  return unit.trimEnd();
}

function priceText(
  message: Message,
  price: ValueOf<'price'> & Span,
  hasFrom: string,
  trailing: string,
): string {
  const typed = message.text.slice(price.start, price.end).trim();
  const written = price.price.text.length >= typed.length ? price.price.text : typed;
  const before = hasFrom && !fold(written).startsWith(fold(hasFrom)) ? `${hasFrom} ` : '';
  return `${before}${written}${trailing}`.trim().slice(0, 40);
}

/** The words of the span, without values, "and", bullets, "we sell" at the beginning, and "from" at the end. */
function nameOf(
  message: Message,
  start: number,
  end: number,
  without: readonly Span[],
): { name: string; hasFrom: string } {
  let text = message.text.slice(start, end);
  for (const { start: from, end: to } of [...without].sort((a, b) => b.start - a.start)) {
    text = text.slice(0, Math.max(0, from - start)) + text.slice(to - start);
  }
  const colon = text.lastIndexOf(': ');
  if (colon >= 0 && text.slice(colon + 2).trim() !== '') text = text.slice(colon + 2);
  let words = text.split(/\s+/).filter((word) => /[\p{L}\d&+]/u.test(word));
  const hasFrom: string[] = [];
  while (words.length > 1 && FROM.has(fold(words.at(-1) ?? '').replace(/[:=]/g, '')))
    hasFrom.unshift(words.pop() as string);
  while (words.length > 1 && isLeading(words[0] ?? '')) words = words.slice(1);
  const name = words
    .join(' ')
    .replace(/^[\s\-–—:•*.+&(]+|[\s\-–—:=.,(→]+$/g, '')
    .trim();
  const from = hasFrom.find((word) =>
    ['from', 'ab', 'des', 'desde', 'da', 'partir', 'partire'].includes(fold(word)),
  );
  return {
    name: balanced(name),
    hasFrom: from ? hasFrom.slice(hasFrom.indexOf(from)).join(' ') : '',
  };
}

const isLeading = (word: string) =>
  JOINING_WORDS.has(fold(word)) ||
  LEADING.has(fold(word)) ||
  (REQUEST_WORDS.has(fold(word)) && word === word.toLowerCase());
const balanced = (text: string) =>
  text.includes('(') && !text.includes(')')
    ? `${text})`
    : text.includes(')') && !text.includes('(')
      ? text.replace(')', '')
      : text;
const wordsOf = (text: string) =>
  tokenize(text)
    .filter(
      ({ kind, fold: word }) => kind === 'word' && !FROM.has(word) && !JOINING_WORDS.has(word),
    )
    .map(({ typed }) => typed)
    .join(' ');

/** "Haircut – 25 €" where the dash has split the name from its price; also a name on the line before. */
function withPartBefore(
  message: Message,
  parts: readonly Part[],
  at: number,
  price: ValueOf<'price'> & Span,
): ItemMatch | undefined {
  const before = parts[at - 1];
  const part = parts[at] as Part;
  if (
    !before ||
    before.values.some(({ kind }) => kind === 'price' || kind === 'url') ||
    !['-', '–', '—', ',', '|', '/', '·', '•', '→', '\n'].includes(before.ending)
  )
    return undefined;
  const { name } = nameOf(message, before.start, before.end, before.values.filter(isNoName));
  if (name === '' || name.split(' ').length > 9) return undefined;
  const duration = durationOf([...before.values, ...part.values], price, before.start, part.end);
  const hasFrom =
    /^(?:from|ab|dès|desde|da|à partir de|a partir de|a partire da)\b/iu.exec(
      message.text.slice(part.start, price.start),
    )?.[0] ?? '';
  return {
    start: before.start,
    end: price.end,
    item: {
      name: sentenceCase(name).slice(0, LONGEST_NAME),
      price: {
        ...price.price,
        text: priceText(
          message,
          price,
          hasFrom,
          unitAfter(message.text.slice(price.end, part.end), duration, message),
        ),
      },
      ...(duration && { duration: message.text.slice(duration.start, duration.end) }),
    },
  };
}

/** A line that ends with a colon, or has no price among lines that have one, heads the lines after it. */
function groupLines(message: Message, parts: readonly Part[]): Map<number, string> {
  const groups = new Map<number, string>();
  const lines = message.text.split('\n');
  let group: string | undefined;
  for (const [line, text] of lines.entries()) {
    const heading = /^\s*([^:]{2,40}):\s*$/.exec(text)?.[1];
    const isPriced = parts.some(
      (part) => part.line === line && part.values.some(({ kind }) => kind === 'price'),
    );
    if (heading) group = sentenceCase(heading.trim());
    else if (text.trim() === '' || !isPriced) group = undefined;
    if (group && isPriced) groups.set(line, group);
  }
  const named = new Set(groups.values());
  return named.size > 1 ? groups : new Map();
}
