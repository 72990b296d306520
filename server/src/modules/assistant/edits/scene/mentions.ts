// Which parts of the page a request names: by title, platform, address, kind, place in a list, or by "it".
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { MessageValue } from '../../reading/message.ts';
import { stopWords } from '../lexicon/stop-words.ts';
import type { Scene } from './scene.ts';
import { similarity } from './similarity.ts';
import { type Alias, platformOfLink, type Target } from './targets.ts';

export type Mention = {
  target: Target;
  /** Indexes of the words that name it. */
  words: readonly number[];
  /** 1 is certain. */
  quality: number;
  via: 'name' | 'kind' | 'value' | 'ordinal' | 'reference' | 'all';
};
type Bare = Omit<Scene, 'mentions'>;

const LEAST_QUALITY = 0.5;

/** The best mention of each target, the most certain first. */
export function findMentions(scene: Bare): Mention[] {
  const found = [
    ...scene.aliases.flatMap((alias) => findAlias(scene, alias)),
    ...findKinds(scene),
    ...findValues(scene),
    ...findOrdinals(scene),
    ...findReferences(scene),
  ];
  const titled = found
    .filter(({ via, quality }) => via === 'name' && quality >= 0.96)
    .flatMap(({ words }) => words);
  const namesSection = scene.concepts.some(({ concept }) => concept === 'section');
  const best = new Map<string, Mention>();
  for (const candidate of found) {
    const isHidden =
      candidate.via === 'kind' && candidate.words.every((word) => titled.includes(word));
    const mention = isHidden ? { ...candidate, quality: namesSection ? 0.6 : 0 } : candidate;
    const key = `${mention.target.id}${mention.via === 'reference' ? ' it' : ''}`;
    const known = best.get(key);
    const isBetter = known === undefined || mention.quality > known.quality;
    if (isBetter && mention.quality >= LEAST_QUALITY) best.set(key, mention);
  }
  return [...best.values()].sort(
    (a, b) => b.quality - a.quality || a.words.length - b.words.length,
  );
}

function findAlias(scene: Bare, { target, tokens, weight }: Alias): Mention[] {
  const hits: { index: number; likeness: number }[] = [];
  for (const token of tokens) {
    const hit = bestWord(scene, token, hits);
    if (hit !== undefined) hits.push(hit);
  }
  if (hits.length === 0) return [];
  const likeness = hits.reduce((sum, hit) => sum + hit.likeness, 0) / hits.length;
  const share = hits.length / tokens.length;
  const isQuoted = hits.some(({ index }) => scene.words[index]?.value?.kind === 'quoted');
  if (isQuoted && share * likeness < 1) return [];
  const isOneOfMany = share < 1 && hits.length === 1;
  if (isOneOfMany && !isDistinctive(scene, target, tokens, hits[0]?.index ?? -1)) return [];
  const words = hits.map(({ index }) => index);
  const quality = likeness * weight * (share === 1 ? 1 : 0.62 + 0.36 * share);
  return [
    {
      target,
      words,
      quality: words.length > 1 ? Math.min(1, quality + 0.02) : quality,
      via: 'name',
    },
  ];
}

function bestWord(scene: Bare, token: string, taken: readonly { index: number }[]) {
  let best: { index: number; likeness: number } | undefined;
  scene.words.forEach((word, index) => {
    if (taken.some((hit) => hit.index === index)) return;
    if (stopWords.has(word.normal) && word.normal !== token) return;
    const likeness = Math.max(
      ...[word.normal, ...word.normal.split(' ')].map((part) => similarity(part, token)),
      similarity(word.typed.toLowerCase(), token),
    );
    if (likeness > 0.8 && likeness > (best?.likeness ?? 0)) best = { index, likeness };
  });
  return best;
}

/** Whether the one word that was found belongs to no other target of the page. */
function isDistinctive(
  scene: Bare,
  target: Target,
  tokens: readonly string[],
  index: number,
): boolean {
  const word = scene.words[index]?.normal ?? '';
  if (word.length < 3) return false;
  const token = tokens.find((candidate) => similarity(candidate, word) > 0.8);
  if (token === undefined) return false;
  return !scene.aliases.some(
    (alias) =>
      alias.target.id !== target.id &&
      alias.target.kind === target.kind &&
      alias.tokens.some((candidate) => similarity(candidate, token) > 0.9),
  );
}

function findKinds(scene: Bare): Mention[] {
  return scene.concepts.flatMap(({ concept, from, to }) => {
    const [prefix, kind] = concept.split('.') as [string, SectionKind];
    if (prefix !== 's') return [];
    const sections = scene.targets.filter(
      (target) => target.kind === 'section' && target.section.kind === kind,
    );
    const words = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return sections.map((target): Mention => {
      return { target, words, quality: sections.length === 1 ? 0.94 : 0.7, via: 'kind' };
    });
  });
}

function findValues(scene: Bare): Mention[] {
  return scene.targets.flatMap((target) => {
    if (target.kind !== 'link') return [];
    const { link } = target;
    const matches = scene.values.filter((value) =>
      isAddressOf(value, link.url, platformOfLink(link)),
    );
    return matches.map((value): Mention => {
      const words = scene.words.flatMap((word, index) => (word.value === value ? [index] : []));
      const isSameAddress = value.kind === 'url' && sameUrl(value.url, link.url);
      const isSameName = scene.aliases.some(
        (alias) =>
          alias.target.id === target.id &&
          alias.weight === 1 &&
          words.some((index) => alias.tokens.includes(scene.words[index]?.normal ?? '')),
      );
      return { target, words, quality: isSameAddress || isSameName ? 1 : 0.95, via: 'value' };
    });
  });
}

function isAddressOf(
  value: MessageValue,
  url: string | undefined,
  platform: string | undefined,
): boolean {
  if (value.kind === 'platform' || value.kind === 'handle') {
    return value.platform !== undefined && value.platform === platform;
  }
  if (value.kind === 'email') return url?.startsWith('mailto:') ?? false;
  if (value.kind === 'phone') return url?.startsWith('tel:') ?? false;
  if (value.kind !== 'url') return false;
  return sameUrl(value.url, url) || (value.platform !== undefined && value.platform === platform);
}

const bareUrl = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .toLowerCase();

export const sameUrl = (a: string, b: string | undefined): boolean =>
  b !== undefined && bareUrl(a) === bareUrl(b);

function findOrdinals(scene: Bare): Mention[] {
  return scene.values.flatMap((value) => {
    if (value.kind !== 'ordinal') return [];
    const list = listNamed(scene);
    if (list.length === 0) return [];
    const at = value.position < 0 ? list.length + value.position : value.position - 1;
    const target = list[at];
    const words = scene.words.flatMap((word, index) =>
      word.start < value.end && word.end > value.start ? [index] : [],
    );
    return target === undefined ? [] : [{ target, words, quality: 0.95, via: 'ordinal' as const }];
  });
}

/** What "the second …" counts: links, sections, or the items of the section whose items are named. */
function listNamed(scene: Bare): readonly Target[] {
  const concepts = new Set(scene.concepts.map(({ concept }) => concept));
  if (concepts.has('link'))
    return scene.targets.filter((target) => target.kind === 'link' && target.section === undefined);
  if (concepts.has('section')) return scene.targets.filter(({ kind }) => kind === 'section');
  const items = scene.targets.filter(
    (target) => target.kind === 'item' && concepts.has(`i.${target.section.kind}`),
  );
  return items;
}

function findReferences(scene: Bare): Mention[] {
  const [last] = scene.past.targets;
  const target = scene.targets.find(({ id }) => id === last);
  if (target === undefined) return [];
  const words = scene.words.flatMap((word, index) => (word.concepts.has('it') ? [index] : []));
  const certain = scene.past.isSelected ? 1 : 0.85;
  const quality = scene.past.targets.length === 1 ? certain : 0.6;
  return words.length === 0 ? [] : [{ target, words, quality, via: 'reference' }];
}
