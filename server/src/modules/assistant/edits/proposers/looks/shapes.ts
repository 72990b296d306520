// Shapes of the whole page: corners, the photo, buttons, shadows, alignment.
import type { PageTheme } from '@vys/contract/page-model/theme';
import { has, type Scene, wordsOf } from '../../scene/scene.ts';
import type { Look } from './look.ts';
import { isRejected } from './wanted-colors.ts';

export function shapes(scene: Scene): Look[] {
  return [
    ...(isOfPhoto(scene) ? [] : corners(scene)),
    ...photoShapes(scene),
    ...buttons(),
    shadow(scene),
    ...alignment(),
  ];
}

const isOfPhoto = (scene: Scene) => has(scene, 'photo') && !has(scene, 'corners', 'button');

const is = /\b(?:is|ist|est|es|está|é|è)\b/iu;
/** "my photo is cut round" requests nothing yet. */
const hasRequest = (scene: Scene, shape: 'round' | 'square') =>
  has(scene, 'change', 'request', 'less', 'not', shape === 'round' ? 'square' : 'round');

/** Of a shape that is and one that is wanted, the one that is wanted. */
function isLeft(scene: Scene, shape: 'round' | 'square'): boolean {
  if (is.test(scene.text) && scene.values.length === 0 && !hasRequest(scene, shape)) return true;
  const [own] = wordsOf(scene, shape);
  const [other] = wordsOf(scene, shape === 'round' ? 'square' : 'round');
  if (own === undefined || other === undefined) return false;
  const isTurnedAway = (index: number) => isRejected(scene, scene.words[index]?.start ?? 0);
  if (isTurnedAway(own) || isTurnedAway(other)) return isTurnedAway(own);
  return own < other;
}

function corners(scene: Scene): Look[] {
  const { radius } = scene.design.theme;
  const isShift =
    has(scene, 'bit') || /rounder|runder|less|weniger|moins|menos|meno/i.test(scene.text);
  const isWhole = has(scene, 'button') || !has(scene, 'corners');
  const rounder = isShift ? Math.min(999, radius + 8) : isWhole ? 999 : 20;
  const squarer = isShift && radius > 12 ? Math.min(8, Math.round(radius / 2)) : 0;
  const also = ['corners', 'button', 'link', 'section', 'not'];
  const look = (when: string, to: number, feature: string): Look => ({
    label: 'theme.radius',
    when: [when],
    also,
    operations: [{ type: 'theme.radius', radius: to }],
    features: [feature],
  });
  return [look('round', rounder, 'rounder'), look('square', squarer, 'squarer')];
}

function photoShapes(scene: Scene): Look[] {
  const isPhoto = has(scene, 'photo');
  const look = (when: string, avatar: NonNullable<PageTheme['avatar']>): Look => ({
    label: 'theme.avatar',
    when: [when],
    also: ['photo', 'round', 'square', 'circle', 'not', 'replace', 'corners'],
    operations: [{ type: 'theme.avatar', avatar }],
    features: [isPhoto ? 'photo' : 'no-photo'],
  });
  const isNotRound = isLeft(scene, 'round');
  const round = isPhoto && !isNotRound ? [look('round', 'circle')] : [];
  const square = isLeft(scene, 'square') ? [] : [look('square', 'square')];
  const circle = isNotRound ? [] : [look('circle', 'circle')];
  return [...circle, ...round, ...square, look('arch', 'arch')];
}

function buttons(): Look[] {
  const look = (when: string, style: NonNullable<PageTheme['buttons']>): Look => ({
    label: 'theme.buttons',
    when: [when],
    also: ['button', 'link', 'only', 'color'],
    operations: [{ type: 'theme.buttons', buttons: style }],
  });
  return [
    look('outline', 'outline'),
    look('solid', 'solid'),
    look('soft', 'soft'),
    look('underline', 'line'),
  ];
}

function shadow(scene: Scene): Look {
  const isOff = has(scene, 'not', 'remove', 'less', 'hide', 'canceled');
  const kind = isOff ? 'none' : has(scene, 'hard') ? 'hard' : 'soft';
  return {
    label: 'theme.shadow',
    when: ['shadow'],
    also: [
      'not',
      'remove',
      'hide',
      'canceled',
      'add',
      'soft',
      'hard',
      'button',
      'muted',
      'less',
      'link',
    ],
    operations: [{ type: 'theme.shadow', shadow: kind }],
  };
}

function alignment(): Look[] {
  const also = ['text', 'everything', 'heading', 'link', 'all'];
  return [
    {
      label: 'theme.align',
      when: ['center'],
      also,
      operations: [{ type: 'theme.align', align: 'center' }],
    },
    {
      label: 'theme.align',
      when: ['left'],
      also: [...also, 'move', 'not', 'center'],
      operations: [{ type: 'theme.align', align: 'start' }],
    },
  ];
}
