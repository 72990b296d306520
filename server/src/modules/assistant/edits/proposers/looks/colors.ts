// Colors: of the page by role, of one link or section, light and dark, and shifts such as "a bit darker".

import { mix } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import type { ColorRole } from '@vys/contract/page-model/theme';
import { type Candidate, candidate } from '../../candidate.ts';
import { type MentionOf, mentionsOf } from '../../scene/choose.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { paletteProposals } from './palettes.ts';
import {
  isRejected,
  lightness,
  readColorRequest,
  roleOfColor,
  saturation,
} from './wanted-colors.ts';

export function colorProposals(scene: Scene): Candidate[] {
  return [
    ...setColor(scene),
    ...setElementColor(scene),
    ...setScheme(scene),
    ...shiftLightness(scene),
    ...shiftSaturation(scene),
    ...paletteProposals(scene),
  ];
}

const roles: readonly [role: ColorRole, concepts: readonly string[]][] = [
  ['background', ['background']],
  ['accent', ['accent', 'button']],
  ['text', ['text', 'font', 'heading']],
];
const roleWords = [
  'background',
  'accent',
  'button',
  'text',
  'font',
  'heading',
  'link',
  'color',
  'change',
  'design',
  'everything',
  'all',
  'it',
  'more',
];

const turningAway = ['not', 'replace', 'swap', 'say', 'move', 'less', 'request', 'keep'];

const colorsOf = (scene: Scene) => readColorRequest(scene).wanted;

function setColor(scene: Scene): Candidate[] {
  const { wanted: colors, rejected } = readColorRequest(scene);
  const [color] = colors;
  if (color === undefined || has(scene, 'gradient', 'remove')) return [];
  const used = [
    ...wordsOf(scene, ...roleWords, ...(rejected.length > 0 ? turningAway : [])),
    ...valuesOf(scene, 'color').flatMap((value) => wordsIn(scene, value)),
  ];
  const pairs = pairedRoles(scene);
  if (pairs.length > 1) {
    return [
      candidate(
        'theme.color',
        pairs.map(([role, hex]): Operation => ({ type: 'theme.color', role, color: hex })),
        { words: used, grounding: 1, features: ['paired'] },
      ),
    ];
  }
  const last = colors.at(-1) ?? color;
  const named = roles.flatMap(([role, concepts]) => {
    if (!has(scene, ...concepts)) return [];
    const operation = { type: 'theme.color', role, color: last.hex } satisfies Operation;
    return [
      candidate('theme.color', [operation], {
        words: used,
        grounding: 1,
        features: [`role:${role}`, 'role-named', `colors:${colors.length}`],
      }),
    ];
  });
  const [gone] = rejected;
  if (named.length > 0 || gone === undefined) return [...named, ...wholePage(scene, used)];
  const role = roleOfColor(scene, gone.hex);
  return [
    candidate('theme.color', [{ type: 'theme.color', role, color: last.hex }], {
      words: used,
      grounding: 1,
      features: [`role:${role}`, 'replaces', 'colors:1'],
    }),
  ];
}

/** "black background with white text": each color with the role nearest to it. */
function pairedRoles(scene: Scene): [ColorRole, string][] {
  const found = roles.flatMap(([role, concepts]): [ColorRole, string][] => {
    const [place] = wordsOf(scene, ...concepts);
    if (place === undefined) return [];
    const near = colorsOf(scene)
      .map((value) => ({
        value,
        distance: Math.min(
          ...wordsIn(scene, value).map((index) =>
            index > place ? index - place + 0.5 : place - index,
          ),
        ),
      }))
      .sort((a, b) => a.distance - b.distance)[0];
    return near === undefined ? [] : [[role, near.value.hex]];
  });
  const isClear = new Set(found.map(([, hex]) => hex)).size === found.length;
  return isClear && colorsOf(scene).length > 1 ? found : [];
}

/** "make it pink": the accent and a tint behind everything; black, white and beige are backgrounds. */
function wholePage(scene: Scene, used: number[]): Candidate[] {
  const [first, second] = colorsOf(scene);
  if (
    first === undefined ||
    has(scene, 'background', 'accent', 'button', 'text', 'font', 'heading')
  )
    return [];
  const features = [
    'whole',
    has(scene, 'design', 'everything', 'color', 'it') ? 'page-named' : 'page-implied',
  ];
  const isNeutral =
    saturation(first.hex) < 0.35 || lightness(first.hex) > 0.9 || lightness(first.hex) < 0.12;
  const isDark = scene.design.theme.scheme === 'dark';
  const background =
    second?.hex ??
    (isNeutral ? first.hex : mix(first.hex, isDark ? '#000000' : '#ffffff', isDark ? 0.78 : 0.84));
  const operations: Operation[] = [
    {
      type: 'theme.color',
      role: 'background',
      color: second === undefined ? background : first.hex,
    },
  ];
  if (!isNeutral || second !== undefined)
    operations.push({ type: 'theme.color', role: 'accent', color: second?.hex ?? first.hex });
  return [candidate('theme.color', operations, { words: used, grounding: 0.9, features })];
}

function setElementColor(scene: Scene): Candidate[] {
  const { wanted, rejected } = readColorRequest(scene);
  const [color] = wanted;
  if (color === undefined) return [];
  const words = [
    ...wordsOf(scene, ...roleWords, 'section', ...(rejected.length > 0 ? turningAway : [])),
    ...[color, ...rejected].flatMap((value) => wordsIn(scene, value)),
  ];
  const isText = has(scene, 'text', 'font', 'heading');
  const property = isText ? 'color' : 'background';
  const mentions: MentionOf<'link' | 'section'>[] = [
    ...mentionsOf(scene, 'link'),
    ...mentionsOf(scene, 'section'),
  ];
  const found = mentions.map((mention) => {
    const style = { ...scene.design.theme.elements[mention.target.id], [property]: color.hex };
    const operation = { type: 'element.style', id: mention.target.id, style } satisfies Operation;
    return candidate('element.style', [operation], {
      mentions: [mention],
      words,
      features: ['color', `on:${mention.target.kind}`],
    });
  });
  for (const [concept, id] of [
    ['name', 'name'],
    ['tagline', 'tagline'],
    ['bio', 'about'],
  ] as const) {
    if (!has(scene, concept)) continue;
    const operation = {
      type: 'element.style',
      id,
      style: { ...scene.design.theme.elements[id], color: color.hex },
    } satisfies Operation;
    found.push(
      candidate('element.style', [operation], {
        words: [...words, ...wordsOf(scene, concept)],
        grounding: 0.95,
        features: ['color', 'on:profile'],
      }),
    );
  }
  return found;
}

const inColor = (scene: Scene, index: number) => scene.words[index]?.value?.kind === 'color';

function setScheme(scene: Scene): Candidate[] {
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const places = wordsOf(scene, scheme).filter(
      (index) =>
        (!inColor(scene, index) || scene.words[index]?.normal.startsWith(scheme)) &&
        !isRejected(scene, scene.words[index]?.start ?? 0),
    );
    if (places.length === 0) return [];
    if (has(scene, 'text', 'font') && !has(scene, 'background', 'design', 'everything'))
      return [darkenText(scene, scheme, places)];
    const operation = { type: 'theme.scheme', scheme } satisfies Operation;
    const words = [
      ...places,
      ...wordsOf(
        scene,
        'change',
        'design',
        'color',
        'background',
        'it',
        'everything',
        'all',
        'mode',
        'more',
      ),
    ];
    const features = [
      scheme,
      scene.design.theme.scheme === scheme ? 'is-so' : 'is-new',
      colorsOf(scene).length > 0 ? 'with-color' : 'no-color',
    ];
    return [candidate('theme.scheme', [operation], { words, grounding: 1, features })];
  });
}

/** "dark text". */
function darkenText(scene: Scene, scheme: 'dark' | 'light', places: readonly number[]): Candidate {
  const steps = scheme === 'dark' ? -3 : 3;
  const words = [...places, ...wordsOf(scene, 'text', 'font', 'change', 'color', 'more')];
  const operation = { type: 'theme.lightness', role: 'text', steps } satisfies Operation;
  return candidate('theme.lightness', [operation], {
    words,
    grounding: 1,
    features: ['role-named'],
  });
}

/** 1 for "a bit", 2 without a measure, 3 for "much". */
export function stepsOf(scene: Scene): number {
  if (has(scene, 'bit')) return 1;
  return has(scene, 'more') &&
    /\b(?:much|way|lot|far|viel|deutlich|beaucoup|bien|mucho|muito|bem|molto|super)\b/i.test(
      scene.text,
    )
    ? 3
    : 2;
}

function shiftLightness(scene: Scene): Candidate[] {
  return (['darker', 'lighter'] as const).flatMap((way) => {
    if (!has(scene, way)) return [];
    const named = roles.filter(([, concepts]) => has(scene, ...concepts)).map(([role]) => role);
    const chosen = named.length > 0 ? named : (['background'] as const);
    const sign = way === 'darker' ? -1 : 1;
    const operations = chosen.map(
      (role): Operation => ({ type: 'theme.lightness', role, steps: sign * stepsOf(scene) }),
    );
    const words = [...wordsOf(scene, way, 'more', 'less', 'bit', ...roleWords)];
    return [
      candidate('theme.lightness', operations, {
        words,
        grounding: 1,
        features: [way, named.length > 0 ? 'role-named' : 'page'],
      }),
    ];
  });
}

function shiftSaturation(scene: Scene): Candidate[] {
  return (['colorful', 'muted'] as const).flatMap((way) => {
    const isDull = way === 'colorful' && has(scene, 'dull') && has(scene, 'color');
    if (!has(scene, way) && !isDull) return [];
    const steps = (way === 'colorful' ? 1 : -1) * stepsOf(scene);
    const words = wordsOf(scene, way, 'dull', 'more', 'less', 'bit', ...roleWords);
    return [
      candidate('theme.saturation', [{ type: 'theme.saturation', steps }], {
        words,
        grounding: 1,
        features: [way],
      }),
    ];
  });
}
