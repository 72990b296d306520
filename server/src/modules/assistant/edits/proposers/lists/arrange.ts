// Order: moving, swapping and sorting links, sections and items.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { type MentionOf, mentionsOf } from '../../scene/choose.ts';
import { has, isMeaningful, type Scene, wordsIn, wordsOf } from '../../scene/scene.ts';
import { itemsOf, nameOfItem, type Target } from '../../scene/targets.ts';
import { movedIndex } from './places.ts';

type Movable = 'link' | 'section' | 'item';
const movable: readonly Movable[] = ['link', 'section', 'item'];

export function arrangeProposals(scene: Scene): Candidate[] {
  return [
    ...movable.flatMap((kind) => [
      ...move(scene, kind),
      ...moveSeveral(scene, kind),
      ...swap(scene, kind),
    ]),
    ...sort(scene),
  ];
}

/** Ids of the list that a target stands in. */
function listOf(scene: Scene, target: Target): string[] {
  const same = scene.targets.filter((other) => {
    if (other.kind !== target.kind) return false;
    if (other.kind === 'link' && target.kind === 'link') return other.section === target.section;
    if (other.kind === 'item' && target.kind === 'item')
      return other.section.id === target.section.id;
    return true;
  });
  return same.map(({ id }) => id);
}

function moveOperation(target: Target, index: number): Operation | undefined {
  switch (target.kind) {
    case 'link': {
      const section = target.section === undefined ? {} : { section: target.section };
      return { type: 'link.move', id: target.id, index, ...section };
    }
    case 'section':
      return { type: 'section.move', id: target.id, index };
    case 'item':
      return { type: 'item.move', section: target.section.id, id: target.id, index };
    default:
      return undefined;
  }
}

const positions = ['second', 'third', 'fourth', 'first', 'last', 'up', 'down', 'before', 'after'];

function move(scene: Scene, kind: Movable): Candidate[] {
  if (!has(scene, ...positions) && !scene.values.some((value) => value.kind === 'ordinal'))
    return [];
  if (has(scene, 'remove', 'hide') && !has(scene, 'move', 'up', 'down')) return [];
  const mentions = mentionsOf(scene, kind);
  const ordinalWords = scene.values
    .filter(({ kind: of }) => of === 'ordinal')
    .flatMap((value) => wordsIn(scene, value));
  const words = [
    ...wordsOf(scene, 'move', 'change', 'link', 'section', 'it', ...positions),
    ...ordinalWords,
  ];
  const implied = impliedSubject(scene, kind, mentions);
  if (implied !== undefined) return moveOne(scene, implied, mentions[0], words);
  return mentions.flatMap((subject, at) => {
    const anchor = has(scene, 'before', 'after')
      ? mentions.find((_, other) => other > at)
      : undefined;
    return moveOne(scene, subject, anchor, words);
  });
}

/** "above the tour": what the last turn was about. */
function impliedSubject(
  scene: Scene,
  kind: Movable,
  mentions: readonly MentionOf<Movable>[],
): MentionOf<Movable> | undefined {
  const [anchor, ...others] = mentions;
  const [place] = wordsOf(scene, 'before', 'after');
  if (anchor === undefined || others.length > 0 || place === undefined) return undefined;
  const target = scene.targets.find(({ id }) => id === scene.past.targets[0]);
  const isBefore = scene.words
    .slice(0, place)
    .every((word) => !isMeaningful(word) || word.concepts.has('move'));
  if (!isBefore || target?.kind !== kind || target.id === anchor.target.id) return undefined;
  return { target, words: [], quality: 0.8, via: 'reference' } as MentionOf<Movable>;
}

function moveOne(
  scene: Scene,
  subject: MentionOf<Movable>,
  anchor: MentionOf<Movable> | undefined,
  words: number[],
): Candidate[] {
  const list = listOf(scene, subject.target);
  const at = list.indexOf(subject.target.id);
  const anchorIndex = anchor === undefined ? undefined : list.indexOf(anchor.target.id);
  if (anchorIndex === -1) return [];
  const place = movedIndex(scene, { at, length: list.length, anchor: anchorIndex });
  if (place === undefined) return [];
  const operation = moveOperation(subject.target, place.index);
  if (operation === undefined) return [];
  const mentions = anchor === undefined ? [subject] : [subject, anchor];
  const features = [
    anchor === undefined ? 'no-anchor' : 'anchor',
    place.index === at ? 'moves-nothing' : 'moves',
  ];
  return [candidate(operation.type, [operation], { mentions, words, features })];
}

/** "shop and blog to the top", "insta and blog under the shop". */
function moveSeveral(scene: Scene, kind: Movable): Candidate[] {
  if (!has(scene, 'first', 'last', 'before', 'after') || has(scene, 'remove', 'hide')) return [];
  if (namesOrder.test(scene.text) || has(scene, 'sort')) return [];
  const mentions = mentionsOf(scene, kind).filter(
    ({ quality, via }) => quality > 0.75 && via !== 'reference',
  );
  const [relation] = wordsOf(scene, 'before', 'after');
  const anchor =
    relation === undefined
      ? undefined
      : mentions.find(({ words }) => Math.min(...words) > relation);
  const subjects = mentions.filter((mention) => mention !== anchor);
  const [first, second] = subjects;
  if (first === undefined || second === undefined) return [];
  if (relation !== undefined && anchor === undefined) return [];
  const list = listOf(scene, first.target);
  const ids = subjects.map(({ target }) => target.id);
  if (!mentions.every(({ target }) => list.includes(target.id))) return [];
  const rest = list.filter((id) => !ids.includes(id));
  const at =
    anchor === undefined
      ? has(scene, 'first')
        ? 0
        : rest.length
      : rest.indexOf(anchor.target.id) + (has(scene, 'before') ? 0 : 1);
  const operation = orderOperation(first.target, rest.toSpliced(at, 0, ...ids));
  return [
    candidate(operation.type, [operation], {
      mentions,
      words: wordsOf(scene, 'move', 'change', 'link', 'section', 'it', 'sort', ...positions),
      features: [anchor === undefined ? 'several-to-end' : 'several-to-anchor'],
    }),
  ];
}

function swap(scene: Scene, kind: Movable): Candidate[] {
  const [first, second, ...more] = mentionsOf(scene, kind);
  if (!has(scene, 'swap') || first === undefined || second === undefined || more.length > 0)
    return [];
  const list = listOf(scene, first.target);
  if (!list.includes(second.target.id)) return [];
  const ids = list.map((id) =>
    id === first.target.id ? second.target.id : id === second.target.id ? first.target.id : id,
  );
  const operation = orderOperation(first.target, ids);
  return [
    candidate(operation.type, [operation], {
      mentions: [first, second],
      words: wordsOf(scene, 'swap', 'move', 'change', 'link', 'section'),
    }),
  ];
}

function orderOperation(target: Target, ids: string[]): Operation {
  if (target.kind === 'section') return { type: 'section.order', ids };
  if (target.kind === 'item') return { type: 'item.order', section: target.section.id, ids };
  const section =
    target.kind === 'link' && target.section !== undefined ? { section: target.section } : {};
  return { type: 'link.order', ids, ...section };
}

/** "order: …", "… then …". */
const namesOrder =
  /\b(?:order|reihenfolge|ordre|orden|ordem|ordine)\s*:|^\W*(?:(?:new )?order|reihenfolge|ordre|orden|ordem|ordine)\b|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bdepois\b|\bpoi\b/iu;

/** "order: shop, blog, insta", "sort the links alphabetically", "sort the menu by price". */
function sort(scene: Scene): Candidate[] {
  const words = wordsOf(
    scene,
    'sort',
    'change',
    'move',
    'link',
    'item',
    'price',
    'all',
    'before',
    'after',
    'first',
  );
  const isListed = namesOrder.test(scene.text);
  if (!has(scene, 'sort') && !isListed) return [];
  const named = movable.flatMap((kind) => {
    const mentions = mentionsOf(scene, kind);
    const [first] = mentions;
    if (first === undefined || mentions.length < 2) return [];
    words.push(
      ...scene.words.flatMap((word, index) =>
        /^(?:then|order|reihenfolge|dann|puis|luego|depois|poi|ordre|orden|ordem|ordine)$/.test(
          word.normal,
        )
          ? [index]
          : [],
      ),
    );
    const ids = mentions.map(({ target }) => target.id);
    return [
      candidate(orderOperation(first.target, ids).type, [orderOperation(first.target, ids)], {
        mentions,
        words,
        features: ['named-order'],
      }),
    ];
  });
  return [...named, ...(has(scene, 'sort') ? sortBy(scene, words) : [])];
}

function sortBy(scene: Scene, words: number[]): Candidate[] {
  const { page } = scene.design;
  const [mention] = mentionsOf(scene, 'section');
  const section = mention?.target.section;
  if (section !== undefined && itemsOf(section).length > 1) {
    const items = [...scene.targets].filter(
      (target) => target.kind === 'item' && target.section.id === section.id,
    );
    const amount = (target: Target) => {
      const price =
        target.kind === 'item' ? (target.item.price as { amount?: number } | undefined) : undefined;
      return price?.amount ?? 0;
    };
    const byPrice = has(scene, 'price');
    items.sort((a, b) =>
      byPrice
        ? amount(a) - amount(b)
        : a.kind === 'item' && b.kind === 'item'
          ? nameOfItem(a).localeCompare(nameOfItem(b))
          : 0,
    );
    const operation = {
      type: 'item.order',
      section: section.id,
      ids: items.map(({ id }) => id),
    } as const;
    return [
      candidate('item.order', [operation], {
        mentions: mention === undefined ? [] : [mention],
        words,
        features: ['sorted'],
      }),
    ];
  }
  if (page.links.length < 2) return [];
  const ids = [...page.links].sort((a, b) => a.title.localeCompare(b.title)).map(({ id }) => id);
  return [
    candidate('link.order', [{ type: 'link.order', ids }], {
      words,
      grounding: 0.8,
      features: ['sorted'],
    }),
  ];
}
