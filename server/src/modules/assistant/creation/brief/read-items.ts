// Reads lists of things with prices: "Cut 25€ / Colour from 60€", "croissant 2.80", "45 min massage – £60".
import type { Message, MessageValue, Span, ValueOf } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import type { BriefItem } from '../brief.ts';
import { requestLength } from './read-tagline.ts';
import { isCity } from './text/cities.ts';
import { JOINING_WORDS } from './text/lexicon.ts';
import type { Part } from './text/parts.ts';
import { sentenceCase } from './text/words.ts';

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

type PriceValue = ValueOf<'price'> & Span;
type PricedPart = Part & { prices: readonly PriceValue[] };

/**
 * Every price becomes an item with the words before it, or after it where a part begins with prices. One that
 * nothing names has the name of the item before it, or `fallback`.
 */
export function readItems(
  message: Message,
  parts: readonly Part[],
  fallback: string | undefined,
): ItemMatch[] {
  const groups = groupLines(message, parts);
  const priced = withPrices(message, parts);
  let previous: (ItemMatch & { line: number }) | undefined;
  return priced.flatMap((part, at) => {
    if (part.prices.length === 0 || part.values.some(({ kind }) => kind === 'date')) return [];
    const group = groups.get(part.line);
    return part.prices.flatMap((price, index) => {
      const inherited = previous?.line === part.line ? previous.item.name : undefined;
      const match =
        itemOf(message, part, index) ??
        (index === 0 ? withPartBefore(message, priced, at, price) : undefined) ??
        unnamedItem(message, part, price, inherited ?? fallback);
      if (!match) return [];
      const item = group ? { ...match.item, group } : match.item;
      previous = { ...match, item, line: part.line };
      return [{ ...match, item }];
    });
  });
}

/** With plain numbers as prices where several parts in a row end with one: "lasagne 12, tiramisù 6". */
function withPrices(message: Message, parts: readonly Part[]): PricedPart[] {
  const prices = parts.map((part) =>
    part.values.filter((value): value is PriceValue => value.kind === 'price'),
  );
  const numbers = parts.map((part) => numberAtEnd(message, part));
  return parts.map((part, at) => {
    const own = prices[at] ?? [];
    const number = own.length === 0 ? numbers[at] : undefined;
    const isList = [at - 1, at + 1].some((other) => {
      const next = parts[other];
      const isClose =
        next?.sentence === part.sentence || Math.abs((next?.line ?? -9) - part.line) === 1;
      return isClose && (numbers[other] !== undefined || prices[other]?.at(-1)?.end === next?.end);
    });
    return { ...part, prices: number && isList ? [number] : own };
  });
}

function numberAtEnd(message: Message, part: Part): PriceValue | undefined {
  if (part.values.some(({ kind }) => kind !== 'number' && kind !== 'color')) return undefined;
  const match = /^[^\d\n]*\p{L}{3}[^\d\n]{0,60}\s(\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)$/u.exec(
    part.text,
  );
  const text = match?.[1];
  if (text === undefined || /^(?:19|20)\d\d$/.test(text)) return undefined;
  const start = part.end - text.length;
  return {
    kind: 'price',
    start,
    end: part.end,
    price: { text: message.text.slice(start, part.end), amount: amountOf(text) },
  };
}

const amountOf = (text: string) =>
  Number(/[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.'));

function itemOf(message: Message, part: PricedPart, index: number): ItemMatch | undefined {
  const { prices } = part;
  const price = prices[index] as PriceValue;
  const beginsWithPrice = wordsOf(message.text.slice(part.start, prices[0]?.start)) === '';
  const next = prices[index + 1]?.start ?? part.end;
  const start = beginsWithPrice ? price.end : (prices[index - 1]?.end ?? part.start);
  const end = beginsWithPrice ? next : price.start;
  if (beginsWithPrice && /^\s*\//.test(message.text.slice(price.end))) return undefined;
  const duration = durationOf(part.values, price, start, next);
  const within = part.values.filter(
    (value) => value.start >= start && value.end <= end && isNoName(value),
  );
  const { name, hasFrom } = nameOf(message, start, end, duration ? [...within, duration] : within);
  if (name === '' || FROM.has(fold(name))) return undefined;
  const unit =
    beginsWithPrice || index < prices.length - 1
      ? ''
      : unitAfter(message.text.slice(price.end, next), duration, message);
  const before = hasFrom || (beginsWithPrice ? fromBefore(message, part, price) : '');
  return {
    start: Math.min(start, price.start),
    end: Math.max(price.end, end),
    item: itemWith(message, name, price, duration, priceText(message, price, before, unit)),
  };
}

function unnamedItem(
  message: Message,
  part: PricedPart,
  price: PriceValue,
  name: string | undefined,
): ItemMatch | undefined {
  const duration = durationOf(part.values, price, part.start, part.end);
  const given = name ?? (duration && message.text.slice(duration.start, duration.end));
  if (given === undefined) return undefined;
  const text = priceText(
    message,
    price,
    fromBefore(message, part, price),
    unitAfter(message.text.slice(price.end, part.end), duration, message),
  );
  return {
    start: part.start,
    end: part.end,
    item: itemWith(message, given, price, duration, text),
  };
}

const fromBefore = (message: Message, part: Span, price: Span) =>
  /(?:from|ab|dès|desde|da|à partir de|a partir de|a partire da)(?=\s*$)/iu.exec(
    message.text.slice(part.start, price.start),
  )?.[0] ?? '';

function itemWith(
  message: Message,
  name: string,
  { price }: PriceValue,
  duration: Span | undefined,
  text: string,
): BriefItem {
  return {
    name: sentenceCase(name).slice(0, LONGEST_NAME),
    price: { ...price, text },
    ...(duration && { duration: message.text.slice(duration.start, duration.end) }),
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
    /^\s*(?:\/\s*\p{L}[\p{L} ]{0,20}|(?:per|pro|je|par|por|al|each|pp|p\.p\.|an|each way|a)\b[\p{L} .]{0,24}|each\b|\+(?:\s*(?:iva|vat|mwst|ust|tva|tax)\b)?)/iu.exec(
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
  const before = hasFrom && !fold(typed).startsWith(fold(hasFrom)) ? `${hasFrom} ` : '';
  return `${before}${typed}${trailing}`.trim().slice(0, 40);
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
  words = requestLength(words) < words.length ? words.slice(requestLength(words)) : words;
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

const isLeading = (word: string) => JOINING_WORDS.has(fold(word)) || LEADING.has(fold(word));
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
  parts: readonly PricedPart[],
  at: number,
  price: PriceValue,
): ItemMatch | undefined {
  const before = parts[at - 1];
  const part = parts[at] as PricedPart;
  if (!before || before.prices.length > 0 || !isNaming(before)) return undefined;
  const { name } = nameOf(message, before.start, before.end, before.values.filter(isNoName));
  if (name === '' || name.split(' ').length > 9 || isCity(name)) return undefined;
  const duration = durationOf([...before.values, ...part.values], price, before.start, part.end);
  const unit = unitAfter(message.text.slice(price.end, part.end), duration, message);
  const text = priceText(message, price, fromBefore(message, part, price), unit);
  return {
    start: before.start,
    end: price.end,
    item: itemWith(message, name, price, duration, text),
  };
}

const isNaming = ({ ending, values }: Part) =>
  ['-', '–', '—', ',', '|', '/', '·', '•', '→', '\n'].includes(ending) &&
  !values.some(({ kind }) =>
    ['url', 'handle', 'hours', 'address', 'date', 'phone', 'email'].includes(kind),
  );

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
