// Shapes, sizes, spacing, fonts, motion and backgrounds of the whole page.

import { mix } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { stepsOf } from './colors.ts';
import { fontProposals } from './fonts.ts';
import { shapes } from './shapes.ts';

export type Look = {
  label: string;
  when: readonly string[];
  also?: readonly string[];
  operations: readonly Operation[];
  features?: readonly string[];
};

export function lookProposals(scene: Scene): Candidate[] {
  const measure = ['change', 'more', 'less', 'bit', 'it', 'all', 'everything', 'design'];
  const looks = [...shapes(scene), ...spacing(scene), ...motion(scene), ...headings(scene)];
  const found = looks
    .filter(({ when }) => has(scene, ...when))
    .map(({ label, when, also = [], operations, features = [] }) => {
      const words = wordsOf(scene, ...when, ...also, ...measure);
      const beside = also
        .filter((concept) => has(scene, concept))
        .map((concept) => `beside:${concept}`);
      return candidate(label, operations, {
        words,
        grounding: 1,
        features: [...features, ...when.filter((concept) => has(scene, concept)), ...beside],
      });
    });
  return [...found, ...fontProposals(scene), ...backgrounds(scene)];
}

function spacing(scene: Scene): Look[] {
  const steps = Math.max(1, stepsOf(scene) - 1);
  const size = ['size', 'text', 'font', 'heading', 'button', 'link'];
  const onText = has(scene, ...size)
    ? 'text'
    : has(scene, 'photo', 'name', 'tagline')
      ? 'part'
      : 'bare';
  const larger = { type: 'theme.scale', steps } as const;
  const sharper = scene.design.theme.scheme === 'dark' ? 3 : -3;
  return [
    {
      label: 'theme.lightness',
      when: ['contrast'],
      also: ['text', 'font', 'add', 'not', 'dark', 'light'],
      operations: [{ type: 'theme.lightness', role: 'text', steps: sharper }],
      features: ['contrast'],
    },
    {
      label: 'theme.density',
      when: ['spacious', 'cramped'],
      also: ['section', 'link', 'between', 'button', 'compact', 'less', 'mobile', 'text'],
      operations: [{ type: 'theme.density', steps }],
    },
    {
      label: 'theme.density',
      when: ['compact'],
      also: ['section', 'link', 'button'],
      operations: [{ type: 'theme.density', steps: -steps }],
    },
    {
      label: 'theme.scale',
      when: ['bigger'],
      also: [...size, 'contrast', 'less', 'not'],
      operations: [larger],
      features: [onText],
    },
    {
      label: 'theme.scale',
      when: ['smaller'],
      also: size,
      operations: [{ type: 'theme.scale', steps: -steps }],
      features: [onText],
    },
  ];
}

const standingStill =
  /\b(?:stop|nothing|nichts|rien|nada|niente|still|static|hör auf|aufhören|statisch|arrête\p{L}*|statique|fixe|deja de|que pare\p{L}*|estátic\p{L}*|parad\p{L}*|para de|ferm\p{L}*|static\p{L}*|smett\p{L}*)(?![\p{L}])/iu;

function motion(scene: Scene): Look[] {
  const isOff = has(scene, 'not', 'remove', 'hide', 'canceled') || standingStill.test(scene.text);
  const level = isOff ? 'none' : has(scene, 'less', 'muted', 'bit') ? 'quiet' : 'lively';
  const also = ['not', 'remove', 'hide', 'canceled', 'add', 'less', 'more', 'show'];
  return [
    {
      label: 'theme.motion',
      when: ['motion'],
      also,
      operations: [{ type: 'theme.motion', motion: level }],
      features: [level],
    },
    {
      label: 'theme.motion',
      when: ['lively'],
      also,
      operations: [{ type: 'theme.motion', motion: 'lively' }],
      features: ['lively'],
    },
  ];
}

function headings(scene: Scene): Look[] {
  return [...(isOfOneText(scene) ? [] : letterCases(scene)), ...weights(scene)];
}

/** "the name in lowercase" is about how that one text is written. */
const isOfOneText = (scene: Scene) =>
  has(scene, 'name', 'tagline') && has(scene, 'lower') && !has(scene, 'heading', 'upper');

const besideHeadings = ['heading', 'name', 'text', 'font', 'not'];

function letterCases(scene: Scene): Look[] {
  const also = besideHeadings;
  const on = has(scene, 'heading', 'name') ? 'heading' : 'bare';
  return [
    {
      label: 'theme.headings',
      when: ['upper'],
      also,
      operations: [
        { type: 'theme.headings', letterCase: has(scene, 'not', 'remove') ? 'normal' : 'upper' },
      ],
      features: [on],
    },
    {
      label: 'theme.headings',
      when: ['lower'],
      also: [...also, 'upper'],
      operations: [{ type: 'theme.headings', letterCase: 'normal' }],
      features: [on],
    },
  ];
}

function weights(scene: Scene): Look[] {
  const also = besideHeadings;
  const on = has(scene, 'heading', 'name') ? 'heading' : 'bare';
  return [
    {
      label: 'theme.headings',
      when: ['bold'],
      also,
      operations: [{ type: 'theme.headings', weight: 800 }],
      features: [on],
    },
    {
      label: 'theme.headings',
      when: ['thin'],
      also: [...also, 'bold'],
      operations: [{ type: 'theme.headings', weight: 400 }],
      features: [on],
    },
  ];
}

const patterns = ['dots', 'grid', 'stripes', 'paper'] as const;

function ownGradient({ design: { theme } }: Scene): typeof theme.background {
  const { background, accent } = theme.colors;
  return { kind: 'gradient', from: mix(background, accent, 0.25), to: background, angle: 160 };
}

function backgrounds(scene: Scene): Candidate[] {
  const { colors, background } = scene.design.theme;
  const also = wordsOf(
    scene,
    'background',
    'change',
    'add',
    'color',
    'it',
    'more',
    'design',
    'pattern',
    'replace',
    'not',
    'remove',
    'hide',
  );
  const found: Candidate[] = [];
  const off = has(scene, 'not', 'remove', 'hide', 'canceled');
  const propose = (words: number[], value: typeof background, features: string[]) => {
    found.push(
      candidate('theme.background', [{ type: 'theme.background', background: value }], {
        words: [...words, ...also],
        grounding: 1,
        features: [...features, has(scene, 'background') ? 'background' : 'implied'],
      }),
    );
  };
  if (has(scene, 'plain') || (off && has(scene, 'gradient', 'pattern', ...patterns)))
    propose(wordsOf(scene, 'plain', 'gradient', 'pattern', ...patterns), { kind: 'plain' }, [
      'plain',
    ]);
  if (has(scene, 'dull') && has(scene, 'background'))
    propose(wordsOf(scene, 'dull', 'less'), { ...ownGradient(scene) }, ['dull']);
  if (has(scene, 'gradient') && !off) {
    const [first, second] = valuesOf(scene, 'color');
    const from = first?.hex ?? mix(colors.background, colors.accent, 0.25);
    const to =
      second?.hex ??
      (first === undefined
        ? colors.background
        : mix(first.hex, scene.design.theme.scheme === 'dark' ? '#000000' : '#ffffff', 0.5));
    const words = [
      ...wordsOf(scene, 'gradient', 'dark', 'light'),
      ...valuesOf(scene, 'color').flatMap((value) => wordsIn(scene, value)),
    ];
    propose(words, { kind: 'gradient', from, to, angle: 160 }, ['gradient']);
  }
  if (!off) {
    const name =
      patterns.find((pattern) => has(scene, pattern)) ??
      (has(scene, 'pattern') ? 'dots' : undefined);
    if (name !== undefined)
      propose(wordsOf(scene, name, 'pattern'), { kind: 'pattern', name }, [
        'pattern',
        has(scene, 'pattern') ? 'pattern-named' : 'pattern-implied',
      ]);
    const image = valuesOf(scene, 'image')[0];
    if (image !== undefined && has(scene, 'background'))
      propose(wordsIn(scene, image), { kind: 'image', url: image.url }, ['image']);
  }
  return found;
}
