// The size, weight and alignment of one part: a link, a section, the name, the photo.
import type { Operation } from '@vys/contract/page-model/operations';
import type { ElementStyle } from '@vys/contract/page-model/theme';
import { type Candidate, candidate } from '../../candidate.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { has, type Scene, wordsOf } from '../../scene/scene.ts';
import { stepsOf } from './colors.ts';

const STEP = 1.2;

export function elementProposals(scene: Scene): Candidate[] {
  return [...styledParts(scene), ...headingSizes(scene), ...oppositeSizes(scene)];
}

function styledParts(scene: Scene): Candidate[] {
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

const sizes = { bigger: 1, smaller: -1 } as const;

function resized(scene: Scene, id: string, sign: 1 | -1): Operation {
  const before = scene.design.theme.elements[id] ?? {};
  const scale = Math.round((before.scale ?? 1) * STEP ** sign * 100) / 100;
  return {
    type: 'element.style',
    id,
    style: { ...before, scale: Math.min(3, Math.max(0.5, scale)) },
  };
}

/** "bigger headings": the name is the heading whose size is its own. */
function headingSizes(scene: Scene): Candidate[] {
  const isElsewhere = has(scene, 'text', 'photo', 'button', 'tagline');
  if (!has(scene, 'heading') || isElsewhere) return [];
  return (['bigger', 'smaller'] as const).flatMap((way) => {
    if (!has(scene, way)) return [];
    const also = ['heading', 'change', 'more', 'less', 'bit', 'size', 'font', 'all'];
    return [
      candidate('element.style', [resized(scene, 'name', sizes[way])], {
        words: wordsOf(scene, way, ...also),
        grounding: 0.95,
        features: [way, 'on:headings'],
      }),
    ];
  });
}

/** "bigger headings but smaller text": each with the part nearest to it. */
function oppositeSizes(scene: Scene): Candidate[] {
  if (!has(scene, 'bigger') || !has(scene, 'smaller')) return [];
  const parts = [
    ['heading', 'name'],
    ['name', 'name'],
    ['photo', 'avatar'],
    ['tagline', 'tagline'],
    ['text', undefined],
    ['font', undefined],
  ] as const;
  const places = parts.flatMap(([concept, id]) => {
    const [place] = wordsOf(scene, concept);
    return place === undefined ? [] : [{ place, id, concept }];
  });
  const found = (['bigger', 'smaller'] as const).flatMap((way) => {
    const [at = 0] = wordsOf(scene, way);
    const [nearest] = [...places].sort((a, b) => Math.abs(a.place - at) - Math.abs(b.place - at));
    return nearest === undefined ? [] : [{ ...nearest, way }];
  });
  const [first, second] = found;
  if (first === undefined || second === undefined || first.id === second.id) return [];
  const operations = found.map(
    ({ id, way }): Operation =>
      id === undefined
        ? { type: 'theme.scale', steps: sizes[way] }
        : resized(scene, id, sizes[way]),
  );
  const also = ['more', 'less', 'but', 'change', 'bit', 'size'];
  return [
    candidate('theme.scale', operations, {
      words: wordsOf(scene, 'bigger', 'smaller', ...also, ...places.map(({ concept }) => concept)),
      grounding: 1,
      features: ['opposite'],
    }),
  ];
}
