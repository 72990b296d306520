// Where a page uses an uploaded image, and the page without it. Works on the text of the source in a
// single pass with fixed bounds, because sources can be hostile. Pure.

import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import type { KeyChange } from '../../media/index.ts';
import { messages } from '../messages/index.ts';

/** What an image was replaced with where it cannot be cut out: one transparent pixel. */
export const BLANK_IMAGE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Maximum number of places listed per page. */
const MOST_PLACES = 50;
/** How far around an address its element and its origin are looked for. */
const TAG_REACH = 4000;
const ORIGIN_REACH = 300;

type Tag = { from: number; to: number; alt: string | undefined };
type Place = { from: number; to: number; kind: 'image' | 'background' | 'code'; tag?: Tag };

/** One label for each place, in the order of the source. `keys` are the keys of one image. */
export function findImageUses(
  { jsx, css }: PageContent,
  keys: readonly string[],
  language: Language = DEFAULT_LANGUAGE,
): string[] {
  const places = [...placesIn(jsx, keys, true), ...placesIn(css, keys, false)];
  // One element may name an image several times, for screens of several sizes.
  const isFirst = ({ tag }: Place, at: number) => !tag || places[at - 1]?.tag?.from !== tag.from;
  return places
    .filter(isFirst)
    .slice(0, MOST_PLACES)
    .map((place) => describePlace(place, language));
}

/**
 * The page without the image. `img` elements go as a whole if `cutsElements`; elsewhere a blank image
 * takes its place, which is valid wherever an address was.
 */
export function withoutImage(
  content: PageContent,
  keys: readonly string[],
  { cutsElements }: { cutsElements: boolean },
): PageContent {
  return {
    ...content,
    jsx: replacePlaces(content.jsx, placesIn(content.jsx, keys, cutsElements)),
    css: replacePlaces(content.css, placesIn(content.css, keys, false)),
  };
}

/** The page with other images at the same places. */
export function withOtherImage(content: PageContent, changes: readonly KeyChange[]): PageContent {
  const change = (text: string) =>
    changes.reduce(
      (now, { from, to }) => now.replaceAll(`/_/media/${from}`, `/_/media/${to}`),
      text,
    );
  return { ...content, jsx: change(content.jsx), css: change(content.css) };
}

function replacePlaces(text: string, places: readonly Place[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, tag } of places) {
    const start = tag?.from ?? from;
    // A second address within an element that is gone.
    if (start < at) continue;
    // An empty fragment can stand for an element among children and as a value.
    parts.push(text.slice(at, start), tag ? '<></>' : BLANK_IMAGE);
    at = tag?.to ?? to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function placesIn(text: string, keys: readonly string[], hasElements: boolean): Place[] {
  const places: Place[] = [];
  for (const key of keys) {
    const path = `/_/media/${key}`;
    for (let at = text.indexOf(path); at !== -1; at = text.indexOf(path, at + path.length)) {
      const from = startOfAddress(text, at);
      const to = endOfAddress(text, at + path.length);
      const tag =
        hasElements && places.length < MOST_PLACES ? imageAround(text, from, to) : undefined;
      places.push({ from, to, kind: kindOf(text, from, tag), ...(tag ? { tag } : {}) });
    }
  }
  return places.sort((a, b) => a.from - b.from);
}

function kindOf(text: string, from: number, tag: Tag | undefined): Place['kind'] {
  if (tag) return 'image';
  const before = text.slice(Math.max(0, from - 6), from).trimEnd();
  return /url\(\s{0,1}["']?$/.test(before) ? 'background' : 'code';
}

function describePlace({ kind, tag }: Place, language: Language): string {
  const { imageUses } = messages[language];
  if (kind !== 'image') return imageUses[kind];
  return tag?.alt ? imageUses.image(tag.alt.slice(0, 80)) : imageUses.imageWithoutAlt;
}

const originCharacter = /[A-Za-z0-9:/.[\]-]/;
const queryCharacter = /[A-Za-z0-9=&%_.-]/;

function startOfAddress(text: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < ORIGIN_REACH && originCharacter.test(text.charAt(from - 1))) {
    from -= 1;
  }
  const before = text.slice(from, at);
  const scheme = Math.max(before.lastIndexOf('https://'), before.lastIndexOf('http://'));
  return scheme === -1 ? at : from + scheme;
}

function endOfAddress(text: string, at: number): number {
  let to = at;
  if (text.charAt(to) !== '?' && text.charAt(to) !== '#') return to;
  to += 1;
  while (queryCharacter.test(text.charAt(to))) to += 1;
  return to;
}

/** The `<img … />` that an address stands in. */
function imageAround(text: string, from: number, to: number): Tag | undefined {
  const floor = Math.max(0, from - TAG_REACH);
  const start = text.slice(floor, from).lastIndexOf('<img');
  const tag = start === -1 ? undefined : readTag(text, floor + start);
  return tag && tag.to >= to ? tag : undefined;
}

/** Undefined when it is not closed within reach or holds what is not understood here. */
function readTag(text: string, from: number): Tag | undefined {
  let alt: string | undefined;
  let at = skipSpace(text, from + '<img'.length);
  const end = from + TAG_REACH;
  while (at < end) {
    if (text.startsWith('/>', at)) return { from, to: at + 2, alt };
    const name = /^[A-Za-z_][\w:.-]{0,60}/.exec(text.slice(at, at + 61))?.[0];
    if (name === undefined) return undefined;
    at = skipSpace(text, at + name.length);
    if (text.charAt(at) !== '=') continue;
    at = skipSpace(text, at + 1);
    const close = endOfValue(text, at, end);
    if (close === undefined) return undefined;
    if (name === 'alt') alt = readTextValue(text.slice(at, close));
    at = skipSpace(text, close);
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}

/** Behind an attribute's value: a quoted text, or an expression in braces. */
function endOfValue(text: string, from: number, limit: number): number | undefined {
  const first = text.charAt(from);
  if (first === '"' || first === "'") {
    const close = text.indexOf(first, from + 1);
    return close === -1 || close > limit ? undefined : close + 1;
  }
  if (first !== '{') return undefined;
  let depth = 0;
  let quote = '';
  for (let at = from; at < limit && at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** The text of `"…"`, `'…'` and `{"…"}`; of other expressions nothing is said. */
function readTextValue(value: string): string | undefined {
  const inner = value.startsWith('{') ? value.slice(1, -1).trim() : value;
  if (!/^["']/.test(inner) || inner.length < 2) return undefined;
  if (value.startsWith('{') && inner.startsWith('"')) {
    try {
      return String(JSON.parse(inner)).trim();
    } catch {
      return undefined;
    }
  }
  return inner.slice(1, -1).trim();
}
