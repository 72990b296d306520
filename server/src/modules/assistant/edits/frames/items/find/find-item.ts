// The item that words name: by its name, in whatever language, its place, its price, or what was spoken of before.
import type { SectionKind } from '@vys/contract/page-model/sections';
import { stopWords } from '../../../lexicon/stop-words.ts';
import type { Span } from '../../../../reading/message.ts';
import { nameOfItem, type Target, type TargetOf, tokensOf } from '../../../scene/targets.ts';
import type { Frame } from '../../frame.ts';
import { type Resolved, resolveTarget } from '../../targets/resolve-target.ts';
import { readPrice } from '../prices/read-price.ts';
import { meansTheSame } from './item-words.ts';

export type FoundItem = { target: TargetOf<'item'>; confidence: number };

const isItem = (target: Target): target is TargetOf<'item'> => target.kind === 'item';

/** The likeliest first. `kinds` are those of sections that have what is to be changed. */
export function findItems(
  frame: Frame,
  span: Span,
  kinds: readonly SectionKind[],
): FoundItem[] {
  const accepts = (target: Target) => isItem(target) && kinds.includes(target.section.kind);
  const named = resolveTarget(frame, span, { kinds: ['item'], accepts });
  const text = frame.scene.message.text.slice(span.start, span.end);
  const items = frame.scene.targets.filter(isItem).filter(accepts);
  const others = [...byMeaning(text, items), ...byAmount(text, items)];
  const best = new Map<string, FoundItem>();
  for (const { target, confidence } of [...named, ...others] as Resolved[]) {
    const known = best.get(target.id)?.confidence ?? 0;
    if (isItem(target) && confidence > known) best.set(target.id, { target, confidence });
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}

/** Undefined where two are about as likely. */
export function findItem(
  frame: Frame,
  span: Span,
  kinds: readonly SectionKind[],
): FoundItem | undefined {
  const [best, second] = findItems(frame, span, kinds);
  const isClear = best !== undefined && best.confidence - (second?.confidence ?? 0) > 0.02;
  return isClear ? best : undefined;
}

/** Every word of its name is said in some language. */
function byMeaning(text: string, items: readonly TargetOf<'item'>[]) {
  const words = meaningful(text);
  if (words.length === 0) return [];
  const found = items.flatMap((target) => {
    const name = meaningful(namesOf(target));
    const said = words.filter((word) => name.some((token) => meansTheSame(word, token)));
    const covered = name.filter((token) => words.some((word) => meansTheSame(word, token)));
    if (said.length === 0) return [];
    const share = (said.length / words.length + covered.length / name.length) / 2;
    return [{ target, share }];
  });
  return found
    .filter(({ share }) => share >= 0.4)
    .map(({ target, share }) => ({ target, confidence: 0.6 + 0.32 * share, words: [] }));
}

const namesOf = (target: TargetOf<'item'>): string => {
  const { city, role } = target.item;
  const more = [city, role].filter((part) => typeof part === 'string').join(' ');
  return target.section.kind === 'events' && more !== '' ? more : nameOfItem(target);
};

const meaningful = (text: string): string[] =>
  tokensOf(text).filter((token) => !stopWords.has(token) && token.length > 1);

/** "the one for 3 euros". */
function byAmount(text: string, items: readonly TargetOf<'item'>[]) {
  if (!/\d/.test(text)) return [];
  const amount = readPrice(text)?.amount;
  const same = items.filter(({ item }) => {
    const { price } = item;
    return (
      typeof price === 'object' && price !== null && 'amount' in price && price.amount === amount
    );
  });
  return same.length === 1
    ? same.map((target) => ({ target, confidence: 0.82, words: [] }))
    : [];
}
