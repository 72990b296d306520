// Variants of marked messages: as others would type them, about other things. A seed decides.

import { withTypo } from '../../ranking/examples.ts';
import { createRandom, type Random } from '../../ranking/random.ts';
import type { RequestKind, SlotKind } from '../labels.ts';
import type { MarkedRequest } from '../markup.ts';
import type { MarkedExample } from './examples.ts';

/** A stretch of a message that lies in one request, or in none, and in one slot, or in none. */
type Piece = { text: string; request?: number; kind?: RequestKind; slot?: SlotKind };
type Fillers = ReadonlyMap<string, readonly string[]>;

/** What another creator could have said instead; what names a part of the page stays. */
const REPLACEABLE = new Set<SlotKind | undefined>([
  'name',
  'job',
  'tagline',
  'location',
  'about',
  'link',
  'title',
  'item',
  'price',
  'detail',
  'hours',
  'date',
  'time',
  'venue',
  'status',
  'address',
  'quote',
  'person',
  'role',
  'question',
  'answer',
  'value',
  'label',
  'new',
  'color',
  'look',
]);

export function augment(messages: readonly MarkedExample[], copies: number): MarkedExample[] {
  const random = createRandom(20261122);
  const fillers = collectFillers(messages);
  return Array.from({ length: copies }, () => messages)
    .flat()
    .map((message) => vary(message, fillers, random));
}

function collectFillers(messages: readonly MarkedExample[]): Fillers {
  const fillers = new Map<string, string[]>();
  const add = (key: string, text: string) => fillers.set(key, [...(fillers.get(key) ?? []), text]);
  for (const message of messages) {
    for (const { slot, text } of toPieces(message)) {
      if (REPLACEABLE.has(slot)) add(`${message.lang} ${slot}`, text);
    }
    const [first] = message.requests;
    const last = message.requests.at(-1);
    if (!first || !last) continue;
    const opening = message.text.slice(0, first.start);
    const ending = message.text.slice(last.end);
    if (/\p{L}/u.test(opening)) add(`${message.lang} opening`, opening);
    if (/\p{L}/u.test(ending)) add(`${message.lang} ending`, ending);
  }
  return fillers;
}

function vary(message: MarkedExample, fillers: Fillers, random: Random): MarkedExample {
  const chance = (share: number) => random.next() < share;
  const own = toPieces(message).map((piece) => {
    const other = fillers.get(`${message.lang} ${piece.slot}`);
    if (!REPLACEABLE.has(piece.slot) || !other || !chance(0.45)) return piece;
    return { ...piece, text: random.pick(other) };
  });
  let pieces = withAsides(own, message.lang, fillers, chance, random);
  const change = (text: (piece: Piece) => string) => {
    pieces = pieces.map((piece) => ({ ...piece, text: text(piece) }));
  };
  if (chance(0.35)) change(({ text }) => text.toLowerCase());
  if (chance(0.2)) change(({ text }) => text.normalize('NFD').replace(/\p{M}/gu, ''));
  if (chance(0.25))
    change(({ text, slot }) => (slot ? text : text.replace(/[,.;:!?]+(?=\s|$)/g, '')));
  if (chance(0.3))
    change((piece) => (piece.slot || !chance(0.4) ? piece.text : withTypo(piece.text, random)));
  if (chance(0.15)) change((piece) => (isComma(piece) ? '\n' : piece.text));
  return { ...message, ...fromPieces(pieces) };
}

const isComma = ({ text, request }: Piece) => request !== undefined && text === ', ';

function withAsides(
  pieces: readonly Piece[],
  lang: string,
  fillers: Fillers,
  chance: (share: number) => boolean,
  random: Random,
): Piece[] {
  const [first] = pieces;
  const last = pieces.at(-1);
  const opening = fillers.get(`${lang} opening`);
  const ending = fillers.get(`${lang} ending`);
  let varied = [...pieces];
  if (first && first.request === undefined) {
    if (chance(0.25)) varied = varied.slice(1);
  } else if (opening && chance(0.2)) varied.unshift({ text: random.pick(opening) });
  if (last && last.request === undefined) {
    if (chance(0.25)) varied = varied.slice(0, -1);
  } else if (ending && chance(0.2)) varied.push({ text: random.pick(ending) });
  return varied;
}

function toPieces({ text, requests }: MarkedExample): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  const upTo = (end: number, rest: Omit<Piece, 'text'> = {}) => {
    if (end > read) pieces.push({ text: text.slice(read, end), ...rest });
    read = end;
  };
  requests.forEach(({ start, end, kind, slots }, request) => {
    upTo(start);
    for (const { slot, start: from, end: to } of slots) {
      upTo(from, { request, kind });
      upTo(to, { request, kind, slot });
    }
    upTo(end, { request, kind });
  });
  upTo(text.length);
  return pieces;
}

function fromPieces(pieces: readonly Piece[]): { text: string; requests: MarkedRequest[] } {
  const requests = new Map<number, MarkedRequest & { slots: MarkedRequest['slots'][number][] }>();
  let text = '';
  for (const { text: own, request, kind, slot } of pieces) {
    const start = text.length;
    text += own;
    if (request === undefined || kind === undefined) continue;
    const known = requests.get(request) ?? { kind, start, end: start, slots: [] };
    requests.set(request, known);
    known.end = text.length;
    if (slot) known.slots.push({ slot, start, end: text.length });
  }
  return { text, requests: [...requests.values()] };
}
