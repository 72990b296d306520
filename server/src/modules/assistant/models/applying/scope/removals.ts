// Whether the owner asked that something goes. Where that is not clear, it stays.
import type { Message } from '../../../reading/message.ts';
import { findVerb, type VerbAction } from '../../../reading/verbs.ts';
import { fold } from '../../../reading/words/text.ts';

/** Verbs by which something may go or be hidden. */
const REMOVING: ReadonlySet<VerbAction> = new Set<VerbAction>([
  'remove',
  'replace',
  'swap',
  'hide',
  'start',
  'restore',
]);
const ONLY =
  /\b(?:only|just the|nothing but|no more|nur|bloss|keine?n?|seulement|uniquement|plus de|solo|solamente|unicamente|apenas|so o|soltanto)\b/;
const ALL =
  /\b(?:all|every\w*|both|rest|others?|alle\w*|beide\w*|ubrigen|anderen|tous|toutes|les deux|autres|todos|todas|tod[oa]|ambos|ambas|demas|otros|outros|tutti|tutte|entrambi|altri)\b/;
/** Of a word that names something. */
const LEAST_LETTERS = 3;
/** Below, the message may be in a language whose verbs are not known. */
const SURE_LANGUAGE = 0.35;

export type RemovalRules = {
  /** `names`: titles, kinds and addresses that each thing can be called by. */
  mayRemove(things: readonly { names: readonly string[] }[]): boolean;
};

export function readRemovals(message: Message): RemovalRules {
  const folded = fold(message.text);
  const asks = asksForRemoval(message) || ONLY.test(folded);
  const isForeign = message.langConfidence < SURE_LANGUAGE;
  const isAll = ALL.test(folded);
  const isNamed = ({ names }: { names: readonly string[] }) =>
    names.some((name) => isMentioned(folded, name));
  let removed = 0;
  return {
    mayRemove(things) {
      if (things.length === 0) return true;
      if (!asks) return isForeign && things.every(isNamed);
      const unnamed = things.filter((thing) => !isNamed(thing));
      if (!isAll && removed + unnamed.length > 1) return false;
      // "remove it", "the second one": one thing may go without its name.
      removed += unnamed.length;
      return true;
    },
  };
}

function asksForRemoval({ words, lang }: Message): boolean {
  const normal = words.map((word) => word.normal);
  return normal.some((_, start) =>
    [1, 2, 3].some((length) => {
      const action = findVerb(normal.slice(start, start + length).join(' '), lang);
      return action !== undefined && REMOVING.has(action);
    }),
  );
}

export function isMentioned(folded: string, name: string): boolean {
  const host = URL.parse(name)?.hostname;
  const words =
    fold(host?.split('.').slice(0, -1).join(' ') ?? name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some(
    (word) => word.length >= LEAST_LETTERS && !GENERIC.has(word) && hasWord(folded, word),
  );
}

const hasWord = (folded: string, word: string): boolean =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .some((other) => other === word || singular(other) === singular(word));

const singular = (word: string): string => word.replace(/(?:es|s|en|n)$/, '');

const GENERIC = new Set([
  'https',
  'http',
  'www',
  'com',
  'org',
  'net',
  'the',
  'and',
  'link',
  'page',
  'our',
  'your',
  'mailto',
  'tel',
]);
