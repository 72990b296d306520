// Another look for the same content: the next layout family, or one of a mood.

import { listFamilies } from '@vys/compiler/page-design/families/families';
import { chooseTheme, redesign } from '@vys/compiler/page-design/look/choose-look';
import { shiftTheme } from '@vys/compiler/page-design/look/shift-theme';
import type { Operation } from '@vys/contract/page-model/operations';
import { layoutFamilies, type PageTheme } from '@vys/contract/page-model/theme';
import { type Candidate, candidate } from '../../candidate.ts';
import { type MoodWords, moods } from '../../lexicon/looks.ts';
import { has, type Scene, wordsIn, wordsOf } from '../../scene/scene.ts';

export function designProposals(scene: Scene): Candidate[] {
  return [...anotherDesign(scene), ...moodDesigns(scene), ...namedFamily(scene)];
}

function anotherDesign(scene: Scene): Candidate[] {
  const isDull = has(scene, 'dull') && !has(scene, 'color', 'text', 'font');
  if (!has(scene, 'another') && !isDull) return [];
  const theme = redesign(scene.design.theme, scene.seed);
  const operation = { type: 'page.redesign', theme, layouts: {} } satisfies Operation;
  const words = wordsOf(
    scene,
    'another',
    'dull',
    'less',
    'design',
    'change',
    'show',
    'request',
    'again',
    'everything',
    'it',
    'more',
    'add',
    'other',
  );
  return [
    candidate('page.redesign', [operation], {
      words,
      grounding: 1,
      features: [has(scene, 'design') ? 'design' : 'bare', isDull ? 'dull' : 'another'],
    }),
  ];
}

/** Of a family that the mood suits; within such a family its colors, type and shapes move. */
function moodTheme(
  { theme }: Scene['design'],
  { mood, families }: MoodWords,
  seed: string,
): PageTheme {
  const family = families.find((name) => listFamilies().includes(name));
  if (family === undefined || families.includes(theme.family)) return shiftTheme(theme, mood);
  return { ...chooseTheme({ family, mood, scheme: theme.scheme, seed }), motion: theme.motion };
}

function moodDesigns(scene: Scene): Candidate[] {
  return moods.flatMap((mood, at) => {
    const own = wordsOf(scene, `mood.${at}`);
    const isOfFont = has(scene, 'font') && !has(scene, 'design', 'everything');
    const isAct = has(scene, 'remove', 'hide', 'rename') && !has(scene, 'design');
    if (own.length === 0 || isOfFont || isAct) return [];
    const theme = moodTheme(scene.design, mood, scene.seed);
    const operation = { type: 'page.redesign', theme, layouts: {} } satisfies Operation;
    const words = [
      ...own,
      ...wordsOf(
        scene,
        'design',
        'change',
        'more',
        'less',
        'bit',
        'it',
        'everything',
        'request',
        'show',
        'another',
        'all',
        'again',
      ),
    ];
    return [
      candidate('page.redesign', [operation], {
        words,
        grounding: 1,
        features: [
          'mood',
          has(scene, 'design') ? 'design' : 'bare',
          has(scene, 'less', 'not') ? 'negated' : 'plain',
        ],
      }),
    ];
  });
}

function namedFamily(scene: Scene): Candidate[] {
  return layoutFamilies.flatMap((family) => {
    const name = family.replace('-', ' ');
    const at = scene.text.toLowerCase().indexOf(name);
    if (at < 0 || !has(scene, 'design', 'layout')) return [];
    const start = scene.span.start + at;
    const words = [
      ...wordsIn(scene, { start, end: start + name.length }),
      ...wordsOf(scene, 'design', 'layout', 'change', 'another'),
    ];
    return [
      candidate('theme.family', [{ type: 'theme.family', family }], {
        words,
        grounding: 1,
        features: ['named'],
      }),
    ];
  });
}
