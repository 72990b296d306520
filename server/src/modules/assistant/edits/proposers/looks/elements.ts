// The size, weight and alignment of one part: a link, a section, the name, the photo.
import type { Operation } from '@vys/contract/page-model/operations';
import type { ElementStyle } from '@vys/contract/page-model/theme';
import { type Candidate, candidate } from '../../candidate.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { has, type Scene, wordsOf } from '../../scene/scene.ts';
import { stepsOf } from './colors.ts';

const STEP = 1.2;

export function elementProposals(scene: Scene): Candidate[] {
  const parts = partsOf(scene);
  return parts.flatMap(({ id, words, grounding, kind }) => {
    const before = scene.design.theme.elements[id] ?? {};
    return changes(scene, before).map(({ style, concepts }) => {
      const operation = { type: 'element.style', id, style } satisfies Operation;
      const used = [
        ...words,
        ...wordsOf(
          scene,
          ...concepts,
          'change',
          'more',
          'less',
          'bit',
          'link',
          'button',
          'section',
          'text',
          'font',
          'it',
          'heading',
          'size',
        ),
      ];
      return candidate('element.style', [operation], {
        words: used,
        grounding,
        features: [concepts[0] as string, `on:${kind}`],
      });
    });
  });
}

type Part = { id: string; words: number[]; grounding: number; kind: string };

function partsOf(scene: Scene): Part[] {
  const profile = [
    ['photo', 'avatar'],
    ['name', 'name'],
    ['tagline', 'tagline'],
    ['bio', 'about'],
  ] as const;
  const named = profile.flatMap(([concept, id]): Part[] => {
    return has(scene, concept) && scene.design.page[id] !== undefined
      ? [{ id, words: wordsOf(scene, concept), grounding: 0.95, kind: 'profile' }]
      : [];
  });
  const mentioned = [...mentionsOf(scene, 'link'), ...mentionsOf(scene, 'section')].map(
    ({ target, words, quality }): Part => {
      return { id: target.id, words: [...words], grounding: quality, kind: target.kind };
    },
  );
  return [...named, ...mentioned];
}

function changes(
  scene: Scene,
  before: ElementStyle,
): { style: ElementStyle; concepts: string[] }[] {
  const factor = STEP ** Math.max(1, stepsOf(scene) - 1);
  const scaled = (by: number) =>
    Math.min(3, Math.max(0.5, Math.round((before.scale ?? 1) * by * 100) / 100));
  const found: { style: ElementStyle; concepts: string[] }[] = [];
  if (has(scene, 'bigger'))
    found.push({ style: { ...before, scale: scaled(factor) }, concepts: ['bigger'] });
  if (has(scene, 'smaller'))
    found.push({ style: { ...before, scale: scaled(1 / factor) }, concepts: ['smaller'] });
  if (has(scene, 'bold')) found.push({ style: { ...before, weight: 800 }, concepts: ['bold'] });
  if (has(scene, 'thin'))
    found.push({ style: { ...before, weight: 400 }, concepts: ['thin', 'bold'] });
  if (has(scene, 'center'))
    found.push({ style: { ...before, align: 'center' }, concepts: ['center'] });
  if (has(scene, 'left')) found.push({ style: { ...before, align: 'start' }, concepts: ['left'] });
  return found;
}
