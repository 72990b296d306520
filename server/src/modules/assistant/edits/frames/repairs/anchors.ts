// Texts of the page that a message repeats word for word.
import type { Message, Span } from '../../../reading/message.ts';
import type { Setting } from '../../scene/scene.ts';
import { nameOfTarget, type Target } from '../../scene/targets.ts';

export type Anchor = Span & {
  /** Stands in quotation marks; the span is without them. */
  isQuoted: boolean;
  /** Written as on the page, with its capital letters. */
  isExact: boolean;
};

const LEAST_LETTERS = 3;

/** The longest first; they do not overlap. */
export function findAnchors(setting: Setting, message: Message): Anchor[] {
  const text = plain(message.text);
  const found: Anchor[] = [];
  for (const name of namesOf(setting)) {
    const wanted = plain(name);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const span = { start: at, end: at + wanted.length };
      if (!standsAlone(text, span) || found.some((other) => overlaps(other, span))) continue;
      const isQuoted =
        /["'“„«‘]\s?$/u.test(text.slice(0, at)) && /^\s?["'”“»’]/u.test(text.slice(span.end));
      const isExact = message.text.slice(span.start, span.end) === name && /\p{Lu}/u.test(name);
      found.push({ ...span, isQuoted, isExact });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

/** As long as it was. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);
const standsAlone = (text: string, { start, end }: Span): boolean =>
  !isLetter(text.charAt(start - 1)) && !isLetter(text.charAt(end));

/** People are named without being renamed. */
const people = new Set(['team', 'testimonials', 'stats', 'events']);

function namesOf({ targets, design }: Setting): string[] {
  const { tagline, location } = design.page;
  const isNamed = (target: Target) =>
    target.kind === 'section'
      ? target.section.title !== undefined
      : target.kind !== 'item' || !people.has(target.section.kind);
  const names = [...targets.filter(isNamed).map(nameOfTarget), tagline ?? '', location ?? ''];
  const long = new Set(names.filter((name) => name.length >= LEAST_LETTERS));
  return [...long].sort((a, b) => b.length - a.length);
}
