// What a message gives for a section in its own words: items, not yet on the page.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Scene } from '../../../scene/scene.ts';

/** `isNamed`: the message says what it is for; otherwise only its form tells. */
export type Entries = {
  kind: SectionKind;
  items: readonly Record<string, unknown>[];
  isNamed: boolean;
};

export type EntryReader = (scene: Scene) => Entries | undefined;

const edges = /^[\s"“”„«»'‘’,;:–—-]+|[\s"“”„«»'‘’,;:–—-]+$/gu;

export const trimmed = (text: string): string => text.replace(edges, '').replace(/(?<!\.)\.$/, '');

export const sentence = (text: string): string => {
  const bare = trimmed(text);
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** People write names in lower case. */
export function properName(text: string): string {
  const bare = trimmed(text);
  return bare === bare.toLowerCase()
    ? bare.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : bare;
}

/** At line breaks, semicolons, commas and "and", but not within parentheses. */
export const splitList = (text: string): string[] =>
  text
    .split(/\s*(?:[,;\n•]|\s(?:and|und|et|y|e|&|\+|sowie)\s)(?![^(]*\))\s*/iu)
    .map(trimmed)
    .filter(Boolean);
