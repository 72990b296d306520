// Shapes of the whole page: corners, the photo, buttons, shadows, alignment.
import type { PageTheme } from '@vys/contract/page-model/theme';
import { has, type Scene } from '../../scene/scene.ts';
import type { Look } from './look.ts';

export function shapes(scene: Scene): Look[] {
  return [...corners(scene), ...photoShapes(scene), ...buttons(), shadow(scene), ...alignment()];
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
    also: ['photo'],
    operations: [{ type: 'theme.avatar', avatar }],
    features: [isPhoto ? 'photo' : 'no-photo'],
  });
  const round = isPhoto ? [look('round', 'circle')] : [];
  return [look('circle', 'circle'), ...round, look('square', 'square'), look('arch', 'arch')];
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
