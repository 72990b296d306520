// "the second one", "the last two links": by their place in a list of the page.
import type { Scene } from '../../scene/scene.ts';
import { has, wordsOf } from '../../scene/scene.ts';
import type { Target } from '../../scene/targets.ts';
import type { Resolved } from './resolve-target.ts';

export function findByPlace(
  scene: Scene,
  part: Scene,
  kinds: readonly Target['kind'][] | undefined,
): Resolved[] {
  const list = listMeant(scene, part, kinds);
  const position = positionIn(part);
  if (position === undefined || list.length === 0) return [];
  const target = list[position < 0 ? list.length + position : position - 1];
  const isNamed = has(part, 'link', 'section', 'item') || itemKind(part) !== undefined;
  return target === undefined ? [] : [{ target, confidence: isNamed ? 0.95 : 0.86, words: [] }];
}

const places = ['first', 'second', 'third', 'fourth'];

/** 1 is the first, -1 the last. */
export function positionIn(part: Scene): number | undefined {
  const ordinal = part.values.find((value) => value.kind === 'ordinal');
  if (ordinal?.kind === 'ordinal') return ordinal.position;
  const place = places.findIndex((concept) => wordsOf(part, concept).length > 0);
  if (place >= 0) return place + 1;
  return has(part, 'last') ? -1 : undefined;
}

const itemKind = ({ concepts }: Scene) =>
  concepts.find(({ concept }) => concept.startsWith('i.'))?.concept.slice(2);

/** What is counted: what the words name, else the list that was spoken of, else the links. */
function listMeant(
  scene: Scene,
  part: Scene,
  kinds: readonly Target['kind'][] | undefined,
): readonly Target[] {
  const links = part.targets.filter(({ kind }) => kind === 'link');
  const sections = part.targets.filter(({ kind }) => kind === 'section');
  for (const place of [part, scene]) {
    const items = itemKind(place);
    if (items !== undefined) {
      const own = part.targets.filter(
        (target) => target.kind === 'item' && target.section.kind === items,
      );
      if (own.length > 0) return own;
    }
    if (has(place, 'link', 'button')) return links;
    if (has(place, 'section')) return sections;
  }
  const last = scene.targets.find(({ id }) => id === scene.past.targets[0]);
  if (last?.kind === 'item')
    return scene.targets.filter(
      (target) => target.kind === 'item' && target.section.id === last.section.id,
    );
  if (last?.kind === 'section') return sections;
  const [only] = kinds ?? [];
  return only === 'section' ? sections : links;
}
