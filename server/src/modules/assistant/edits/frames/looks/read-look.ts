// What a request about looks says: for which parts, which colors come and go, and what else changes.
import { findColor } from '../../../reading/colors.ts';
import { LANGUAGES, type Language } from '../../../reading/words/languages.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { type Frame, slotsOf, valuesIn } from '../frame.ts';
import { referents } from '../targets/resolve-target.ts';
import { type Part, partOf, readGeneralParts, readParts } from './parts.ts';
import { type Effect, isLess, readEffects } from './read-effects.ts';
import { isRejected } from './refused-colors.ts';

export type Description = {
  text: string;
  /** Refused, complained about, or what is there now. */
  isRefused: boolean;
  /** A color that is none by name: "a livelier one". */
  isColor?: boolean;
  effects: readonly Effect[];
};

/** What is said of the same parts; no part stands for the page. */
export type LookGroup = {
  parts: readonly Part[];
  colors: readonly string[];
  refusedColors: readonly string[];
  descriptions: readonly Description[];
};

export type LookRequest = {
  groups: readonly LookGroup[];
  /** The words of the request outside of its slots. */
  rest: string;
};

type PartPiece = { start: number; parts: Part[]; own?: TaggedSlot };
type Piece = PartPiece | { start: number; slot: TaggedSlot };

export function readLook(frame: Frame): LookRequest {
  const tagged = slotsOf(
    frame,
    'color',
    'notcolor',
    'look',
    'notlook',
    'part',
    'target',
    'section',
  );
  const slots = [...tagged, ...untaggedColors(frame, tagged)].sort((a, b) => a.start - b.start);
  const pieces = [
    ...slots.map((slot): Piece => {
      const { start } = slot;
      return isPart(slot) ? { start, parts: readParts(frame, slot), own: slot } : { start, slot };
    }),
    ...partsBetween(frame, slots),
  ].sort((a, b) => a.start - b.start);
  const rest = gapsOf(frame, slots)
    .map(({ text }) => text)
    .join(' ');
  if (!pieces.some((piece) => 'parts' in piece)) pieces.unshift(...selectedPart(frame, rest));
  return { groups: groupPieces(pieces).map((group) => toGroup(frame, group)), rest };
}

const POINTING = /(?<!\p{L})(?:it|this|that|es|das|lo|l[ea]|isso|isto|esto|questo|ça)(?!\p{L})/iu;

/** "make it red", of what is selected. */
function selectedPart({ scene, taggedRequest: { start } }: Frame, rest: string): Piece[] {
  const [selected] = scene.past.isSelected && POINTING.test(rest) ? referents(scene, 0) : [];
  const part = selected && partOf(selected.target);
  return part === undefined ? [] : [{ start, parts: [part] }];
}

/** Where the tagger found none. */
function untaggedColors({ scene }: Frame, slots: readonly TaggedSlot[]): TaggedSlot[] {
  if (slots.some(({ slot }) => slot === 'color' || slot === 'notcolor')) return [];
  return scene.values.flatMap(({ kind, start, end }): TaggedSlot[] => {
    const isTaken = slots.some((slot) => slot.start < end && slot.end > start);
    if (kind !== 'color' || isTaken) return [];
    const text = scene.message.text.slice(start, end);
    return [{ slot: 'color', start, end, text, probability: 0.5 }];
  });
}

const isPart = ({ slot }: TaggedSlot) => slot === 'part' || slot === 'target' || slot === 'section';

function gapsOf({ taggedRequest, scene }: Frame, slots: readonly TaggedSlot[]) {
  const bounds = [
    ...slots.map(({ start, end }) => ({ start, end })),
    { start: taggedRequest.end, end: 0 },
  ];
  let { start } = taggedRequest;
  return bounds.map((bound) => {
    const gap = { start, text: scene.message.text.slice(start, bound.start) };
    start = bound.end;
    return gap;
  });
}

/** "white writing" beside parts that are marked: a part that is named without being so. */
function partsBetween(frame: Frame, slots: readonly TaggedSlot[]): Piece[] {
  const colors = slots.filter(({ slot }) => slot === 'color');
  const marked = slots.filter(isPart);
  if (colors.length === 0 || (marked.length > 0 && colors.length <= marked.length)) return [];
  return gapsOf(frame, slots).flatMap(({ start, text }) => {
    const parts = readGeneralParts(text).filter(
      ({ kind }) => kind !== 'page' && kind !== 'spacing',
    );
    return parts.length === 0 ? [] : [{ start, parts }];
  });
}

type RawGroup = { parts: PartPiece[]; slots: TaggedSlot[] };

/** Parts go with what follows them, or where the request begins otherwise, with what stands before. */
function groupPieces(pieces: readonly Piece[]): RawGroup[] {
  const partsCount = pieces.filter((piece) => 'parts' in piece).length;
  if (partsCount === 1) return aroundPart(pieces);
  if (partsCount === 0) {
    const slots = pieces.flatMap((piece) => ('slot' in piece ? [piece.slot] : []));
    return [{ parts: [], slots }];
  }
  const [first] = pieces;
  const isPartFirst = first !== undefined && 'parts' in first;
  const ordered = isPartFirst ? pieces : [...pieces].reverse();
  const groups: RawGroup[] = [];
  for (const piece of ordered) {
    const last = groups.at(-1);
    if ('slot' in piece) {
      if (last === undefined) groups.push({ parts: [], slots: [piece.slot] });
      else last.slots.push(piece.slot);
    } else if (last === undefined || last.slots.length > 0) {
      groups.push({ parts: [piece], slots: [] });
    } else last.parts.push(piece);
  }
  return isPartFirst
    ? groups
    : groups.reverse().map(({ parts, slots }) => ({ parts, slots: [...slots].reverse() }));
}

/** "midnight blue, and the texts in white": what stands before is not for the part where more follows. */
function aroundPart(pieces: readonly Piece[]): RawGroup[] {
  const at = pieces.findIndex((piece) => 'parts' in piece);
  const slotsOfPieces = (some: readonly Piece[]) =>
    some.flatMap((piece) => ('slot' in piece ? [piece.slot] : []));
  const [before, after] = [slotsOfPieces(pieces.slice(0, at)), slotsOfPieces(pieces.slice(at + 1))];
  const parts = pieces.filter((piece) => 'parts' in piece);
  const hasColor = (slots: readonly TaggedSlot[]) => slots.some(({ slot }) => slot === 'color');
  const colors = before.filter(({ slot }) => slot === 'color');
  if (colors.length > 1 && !hasColor(after)) {
    const last = before.findLastIndex(({ slot }) => slot === 'color');
    return [
      { parts: [], slots: before.slice(0, last) },
      { parts, slots: [...before.slice(last), ...after] },
    ];
  }
  if (!hasColor(before) || !hasColor(after)) return [{ parts, slots: [...before, ...after] }];
  return [
    { parts: [], slots: before },
    { parts, slots: after },
  ];
}

function toGroup(frame: Frame, { parts, slots }: RawGroup): LookGroup {
  const { text } = frame.scene.message;
  const read = slots.map((slot) => {
    const from = Math.max(
      frame.taggedRequest.start,
      ...ends(frame.taggedRequest.slots, slot.start),
    );
    const isRefused = slot.slot === 'color' && isRejected(text.slice(from, slot.start));
    return isRefused ? { ...slot, slot: 'notcolor' as const } : slot;
  });
  const of = (...kinds: TaggedSlot['slot'][]) => read.filter(({ slot }) => kinds.includes(slot));
  const hexes = (found: TaggedSlot[]) => found.flatMap((slot) => colorsIn(frame, slot));
  const looks = of('look', 'notlook').map((slot) => describe(frame, slot));
  const unread = of('color').filter((slot) => colorsIn(frame, slot).length === 0);
  const swapped = of('notcolor').map((slot) => valueColors(frame, slot));
  const replacing = hexes(of('color')).length > 0 ? [] : swapped.flatMap((all) => all.slice(1));
  const marked = parts.flatMap(({ own }) => own ?? []);
  return {
    parts: parts.flatMap((piece) => piece.parts),
    colors: [...hexes(of('color')), ...replacing],
    refusedColors: [
      ...hexes(of('notcolor')).filter((hex) => !replacing.includes(hex)),
      ...hexes(marked),
      ...of('notlook').flatMap((slot) => valueColors(frame, slot)),
    ],
    descriptions: [
      ...looks,
      ...unread.map((slot) => ({ ...describe(frame, slot), isColor: true })),
    ],
  };
}

const valueColors = (frame: Frame, slot: TaggedSlot): string[] =>
  valuesIn(frame, slot).flatMap((value) => (value.kind === 'color' ? [value.hex] : []));

/** Every color that the slot names; "the gray one" names one among other words. */
export function colorsIn(frame: Frame, slot: TaggedSlot): string[] {
  const values = valueColors(frame, slot);
  if (values.length > 0) return values;
  const words = slot.text.split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const hex = colorNamed(phrase, frame.scene.message.lang as Language);
      if (hex !== undefined) return [hex];
    }
  }
  return [];
}

/** People mix in the names of other languages. */
function colorNamed(phrase: string, lang: Language): string | undefined {
  for (const language of [lang, ...LANGUAGES]) {
    const hex = findColor(phrase, language);
    if (hex !== undefined) return hex;
  }
  return undefined;
}

const WINDOW = 24;

/** What stands around the slot, up to the next ones. */
function surroundings({ scene, taggedRequest }: Frame, { start, end }: TaggedSlot) {
  const from = Math.max(taggedRequest.start, start - WINDOW, ...ends(taggedRequest.slots, start));
  const to = Math.min(taggedRequest.end, end + WINDOW, ...starts(taggedRequest.slots, end));
  return {
    before: scene.message.text.slice(from, start),
    after: scene.message.text.slice(end, to),
  };
}

const ends = (slots: readonly TaggedSlot[], before: number) =>
  slots.flatMap(({ end }) => (end <= before ? [end] : []));
const starts = (slots: readonly TaggedSlot[], after: number) =>
  slots.flatMap(({ start }) => (start >= after ? [start] : []));

function describe(frame: Frame, tagged: TaggedSlot): Description {
  const { slot, text } = tagged;
  const isRefused = slot === 'notlook';
  const { before, after } = surroundings(frame, tagged);
  const near = `${before} ${text} ${after}`;
  const isAway = slot === 'look' && isLess(lastWords(before));
  const effects = readEffects(text, {
    measured: near,
    isTurned: isRefused || isAway,
    isComplaint: isRefused,
  });
  return { text, isRefused: isRefused || isAway, effects };
}

/** Of the clause that leads up to the slot. */
const lastWords = (text: string) =>
  (text.split(/[,;.!?]|\s(?:and|und|et|y|e|but|aber|mais|pero|mas|ma)\s/u).at(-1) ?? '')
    .trim()
    .split(/\s+/)
    .slice(-2)
    .join(' ');
