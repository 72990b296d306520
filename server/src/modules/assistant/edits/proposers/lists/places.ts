// Where something goes: first, last, one up, before or after something else.
import { mentionsOf } from '../../scene/choose.ts';
import { has, type Scene } from '../../scene/scene.ts';

/** Of a new section; without an index it goes to the end. */
export function sectionPlace(scene: Scene): { index?: number } {
  const { index } = placeFor(scene, 'section');
  return index === undefined ? {} : { index };
}

/** Of a new link; without an index it goes to the end. */
export const linkPlace = (scene: Scene) => placeFor(scene, 'link');

function placeFor(scene: Scene, kind: 'link' | 'section'): { index?: number; section?: string } {
  const anchor = mentionsOf(scene, kind).find(({ via }) => via === 'name' || via === 'kind');
  const isFirst = has(scene, 'first') && anchor === undefined;
  if (isFirst) return { index: 0 };
  if (anchor !== undefined && anchor.target.kind === kind) {
    const section =
      anchor.target.kind === 'link' && anchor.target.section !== undefined
        ? { section: anchor.target.section }
        : {};
    const isBeforeAnchor = (concept: string) =>
      scene.concepts.some(
        (match) => match.concept === concept && match.to < Math.min(...anchor.words),
      );
    if (isBeforeAnchor('before')) return { ...section, index: anchor.target.index };
    if (isBeforeAnchor('after')) return { ...section, index: anchor.target.index + 1 };
  }
  const { links, sections } = scene.design.page;
  if (kind === 'section') {
    const last = sections.at(-1);
    return last?.kind === 'footer' ? { index: sections.length - 1 } : {};
  }
  const list =
    links.length === 0 ? sections.find((section) => section.kind === 'links') : undefined;
  return list === undefined ? {} : { section: list.id };
}

/** Index in a list of `length` that no longer holds what stood at `at`. */
export function movedIndex(
  scene: Scene,
  { at, length, anchor }: { at: number; length: number; anchor?: number | undefined },
): { index: number; concepts: string[] } | undefined {
  if (anchor !== undefined) {
    const adjusted = anchor > at ? anchor - 1 : anchor;
    if (has(scene, 'after')) return { index: adjusted + 1, concepts: ['after'] };
    if (has(scene, 'before', 'first')) return { index: adjusted, concepts: ['before', 'first'] };
    return undefined;
  }
  const ordinal = scene.values.find((value) => value.kind === 'ordinal');
  if (ordinal?.kind === 'ordinal') {
    const index = ordinal.position < 0 ? length + ordinal.position : ordinal.position - 1;
    return { index: Math.min(Math.max(0, index), length - 1), concepts: ['first', 'last'] };
  }
  const place = ['second', 'third', 'fourth'].findIndex((concept) => has(scene, concept));
  if (place >= 0)
    return { index: Math.min(place + 1, length - 1), concepts: ['second', 'third', 'fourth'] };
  const isStep = !has(scene, 'more') || has(scene, 'bit');
  if (has(scene, 'first')) return { index: 0, concepts: ['first', 'up'] };
  if (has(scene, 'last')) return { index: length - 1, concepts: ['last', 'down'] };
  if (has(scene, 'up')) return { index: Math.max(0, at - (isStep ? 1 : 2)), concepts: ['up'] };
  if (has(scene, 'down'))
    return { index: Math.min(length - 1, at + (isStep ? 1 : 2)), concepts: ['down'] };
  return undefined;
}
