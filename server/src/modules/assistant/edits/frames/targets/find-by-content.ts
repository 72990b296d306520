// What is named by words of its own text, or by being the cheapest or dearest.
import { foldWord } from '../../lexicon/concepts.ts';
import { isMeaningful, type Scene } from '../../scene/scene.ts';
import { partsOfCompound, similarity } from '../../scene/similarity.ts';
import { type Target, tokensOf } from '../../scene/targets.ts';
import type { Resolved } from './resolve-target.ts';

export function findByContent(part: Scene): Resolved[] {
  return [...findByWords(part), ...findByCompound(part), ...findByPrice(part)];
}

/** "kinderschnitt" for "Kids cut". */
function findByCompound(part: Scene): Resolved[] {
  return part.words.flatMap(({ normal }) => {
    const parts = partsOfCompound(normal);
    if (parts.length === 0) return [];
    return part.aliases.flatMap(({ target, tokens, weight }) => {
      const isAll =
        tokens.length === parts.length &&
        tokens.every((token) => parts.some((own) => similarity(own, token) > 0.85));
      return isAll ? [{ target, confidence: 0.9 * weight, words: [] }] : [];
    });
  });
}

/** At least half of the words that matter stand in its texts. */
function findByWords(part: Scene): Resolved[] {
  const words = part.words
    .filter((word) => isMeaningful(word) && word.normal.length > 2)
    .map(({ normal }) => normal);
  if (words.length === 0) return [];
  const found = part.targets.flatMap((target) => {
    const tokens = tokensOf(textsOf(target).join(' '));
    const hits = words.filter((word) => tokens.some((token) => similarity(word, token) > 0.83));
    return hits.length * 2 >= words.length && hits.length > 0
      ? [{ target, share: hits.length / words.length }]
      : [];
  });
  return found.map(({ target, share }) => {
    const others = found.filter((other) => other.target.kind === target.kind).length;
    const isPhrase = foldWord(textsOf(target).join('\n')).includes(foldWord(part.text));
    const base = isPhrase && words.length > 1 ? 0.9 : 0.5 + 0.28 * share;
    return { target, confidence: base - 0.1 * Math.min(3, others - 1), words: [] };
  });
}

function textsOf(target: Target): string[] {
  switch (target.kind) {
    case 'link':
      return [target.link.title, target.link.description ?? '', target.link.url ?? ''];
    case 'item':
      return Object.entries(target.item).flatMap(([key, value]) =>
        typeof value === 'string' && key !== 'id' ? [value] : [],
      );
    case 'section':
      return Object.entries(target.section).flatMap(([key, value]) =>
        typeof value === 'string' && !['id', 'kind', 'layout'].includes(key) ? [value] : [],
      );
    case 'profile':
      return [];
  }
}

const cheapest =
  /\b(?:cheapest|least expensive|g[üu]nstigste\w*|billigste\w*|moins ch[eè]re?s?|m[áa]s barat[oa]|mais barat[oa]|(?:pi[ùu]|meno) (?:economic[oa]|car[oa]))\b/iu;
const dearest =
  /\b(?:dearest|most expensive|priciest|teuerste\w*|plus ch[eè]re?s?|m[áa]s car[oa]|mais car[oa]|pi[ùu] car[oa])\b/iu;

function findByPrice(part: Scene): Resolved[] {
  const isCheapest = cheapest.test(part.text);
  if (!isCheapest && !dearest.test(part.text)) return [];
  const priced = part.targets.flatMap((target) => {
    const amount = target.kind === 'item' ? amountOf(target.item.price) : undefined;
    return amount === undefined ? [] : [{ target, amount }];
  });
  const sorted = priced.sort((a, b) => (isCheapest ? a.amount - b.amount : b.amount - a.amount));
  return sorted.slice(0, 1).map(({ target }) => ({ target, confidence: 0.92, words: [] }));
}

function amountOf(price: unknown): number | undefined {
  if (typeof price !== 'object' || price === null || !('amount' in price)) return undefined;
  const amount = Number(price.amount);
  return Number.isFinite(amount) ? amount : undefined;
}
