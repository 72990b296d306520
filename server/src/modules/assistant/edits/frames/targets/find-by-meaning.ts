// Items that are called by their name in another language, or by what they cost: "die kindertasse", "the one for 3 €".
import { stopWords } from '../../lexicon/stop-words.ts';
import { type Scene, valuesOf } from '../../scene/scene.ts';
import { nameOfItem, type Target, type TargetOf, tokensOf } from '../../scene/targets.ts';
import { readPrice } from '../items/prices/read-price.ts';
import { meansTheSame } from './item-words.ts';
import type { Resolved } from './resolve-target.ts';

export function findByMeaning(part: Scene): Resolved[] {
  const items = part.targets.filter((target): target is TargetOf<'item'> => target.kind === 'item');
  return [
    ...byMeaning(part.text, items),
    ...byAmount(part.text, items),
    ...byDay(part, items),
    ...byTitle(part),
    ...byLinkTitle(part),
  ];
}

/** The more of the words and of the name agree, the more certain. */
function byMeaning(text: string, items: readonly TargetOf<'item'>[]): Resolved[] {
  const words = meaningful(text);
  return items.flatMap((target) => {
    const name = meaningful(nameOf(target));
    // "bananenbrot" is a banana bread.
    const isWhole = (word: string) => name.length > 1 && meansTheSame(word, name.join(''));
    const said = words.filter(
      (word) => isWhole(word) || name.some((token) => meansTheSame(word, token)),
    );
    const covered = words.some(isWhole)
      ? name
      : name.filter((token) => words.some((word) => meansTheSame(word, token)));
    if (said.length === 0) return [];
    const share = (said.length / words.length + covered.length / name.length) / 2;
    return share < 0.4 ? [] : [{ target, confidence: 0.6 + 0.32 * share, words: [] }];
  });
}

const nameOf = (target: TargetOf<'item'>): string => {
  const { city } = target.item;
  return target.section.kind === 'events' && typeof city === 'string' ? city : nameOfItem(target);
};

const meaningful = (text: string): string[] =>
  tokensOf(text).filter((token) => !stopWords.has(token) && token.length > 1);

function byAmount(text: string, items: readonly Target[]): Resolved[] {
  if (!/\d\s*[€£$]|[€£$]\s*\d|\d[.,]\d\d\b|\b(?:for|für|pour|por|per|à|zu)\s+\d/iu.test(text))
    return [];
  const amount = readPrice(text)?.amount;
  const same = items.filter((target) => target.kind === 'item' && amountOf(target) === amount);
  return same.length === 1 ? same.map((target) => ({ target, confidence: 0.82, words: [] })) : [];
}

function amountOf({ item: { price } }: TargetOf<'item'>): unknown {
  return typeof price === 'object' && price !== null && 'amount' in price
    ? price.amount
    : undefined;
}

/** "la lettura del 14 gennaio". */
function byDay(part: Scene, items: readonly TargetOf<'item'>[]): Resolved[] {
  const days = valuesOf(part, 'date').flatMap(({ day }) => day ?? []);
  return items
    .filter(({ item }) => typeof item.day === 'string' && days.includes(item.day))
    .map((target) => ({ target, confidence: 0.92, words: [] }));
}

/** A section by words of its title. */
function byTitle(part: Scene): Resolved[] {
  const words = meaningful(part.text);
  return part.targets.flatMap((target) => {
    if (target.kind !== 'section' || words.length === 0) return [];
    const title = meaningful(target.section.title ?? '');
    const said = words.filter((word) => title.some((token) => meansTheSame(word, token)));
    const share = said.length / Math.max(words.length, title.length);
    return share < 0.5 ? [] : [{ target, confidence: 0.55 + 0.3 * share, words: [] }];
  });
}

const LINK_WORDS =
  /^(?:links?|liens?|buttons?|knopf|boutons?|pulsantes?|enlaces?|botones|boton|botao|botoes|collegament[oi]|tasto)$/;

/** "le lien de commande": a link by what its title means in another language. */
function byLinkTitle(part: Scene): Resolved[] {
  const words = meaningful(part.text).filter((word) => !LINK_WORDS.test(word));
  return part.targets.flatMap((target) => {
    if (target.kind !== 'link' || words.length === 0) return [];
    const title = meaningful(target.link.title ?? '');
    const isSaid = words.every((word) => title.some((token) => meansTheSame(word, token)));
    return isSaid ? [{ target, confidence: 0.8, words: [] }] : [];
  });
}
