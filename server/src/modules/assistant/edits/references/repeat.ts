// The last change again, further or back a little: "even bigger", "a bit less", "more".
import type { Operation } from '@vys/contract/page-model/operations';
import type { PastTurn } from '../past.ts';
import { stepsOf } from '../proposers/looks/colors.ts';
import { has, isMeaningful, type Scene } from '../scene/scene.ts';

const adjust = [
  'more',
  'less',
  'bit',
  'again',
  'it',
  'bigger',
  'smaller',
  'darker',
  'lighter',
  'spacious',
  'compact',
  'colorful',
  'muted',
  'still',
  'not',
  'but',
  'nope',
  'keep',
];

const fillers = new Set(
  'still enough quite yet now please hmm okay ok noch immer mal encore toujours trop aun todavia ainda demais ancora troppo genug assez bastante abbastanza step notch go keep going weiter text texts tad hair touch'.split(
    ' ',
  ),
);

export function repeat(scene: Scene, { operations }: PastTurn): Operation[] | undefined {
  const [operation] = operations;
  if (operation === undefined || !isOnlyMeasure(scene)) return undefined;
  const sign = signOf(scene, operation);
  if (sign === undefined) return undefined;
  const again = operations.flatMap((entry) => shift(entry, sign, scene) ?? []);
  return again.length === 0 ? undefined : again;
}

function isOnlyMeasure(scene: Scene): boolean {
  if (!has(scene, ...adjust) || scene.words.length > 9) return false;
  return scene.words.every(
    (word) =>
      !isMeaningful(word) ||
      fillers.has(word.normal) ||
      adjust.some((concept) => word.concepts.has(concept)),
  );
}

const directions: Record<string, readonly [more: string, less: string]> = {
  'theme.scale': ['bigger', 'smaller'],
  'element.style': ['bigger', 'smaller'],
  'theme.lightness': ['lighter', 'darker'],
  'theme.color': ['lighter', 'darker'],
  'theme.density': ['spacious', 'compact'],
  'theme.saturation': ['colorful', 'muted'],
};

/** 1 for more of what the operation raises, -1 for less. */
function signOf(scene: Scene, operation: Operation): number | undefined {
  const [more, less] = directions[operation.type] ?? [];
  if (more !== undefined && less !== undefined) {
    if (has(scene, more)) return 1;
    if (has(scene, less)) return -1;
  }
  const others = Object.values(directions).flat();
  if (has(scene, ...others)) return undefined;
  const before = directionOf(operation);
  if (before === undefined) return undefined;
  const isLess =
    has(scene, 'less', 'not') && !/\b(?:more|mehr|plus|más|mais|più)\b/i.test(scene.text);
  if (isLess) return -before;
  return has(scene, 'more', 'again', 'bit') ? before : undefined;
}

function directionOf(operation: Operation): number | undefined {
  if ('steps' in operation) return Math.sign(operation.steps);
  if (operation.type === 'element.style' && operation.style.scale !== undefined)
    return operation.style.scale >= 1 ? 1 : -1;
  return undefined;
}

function shift(operation: Operation, sign: number, scene: Scene): Operation | undefined {
  const steps =
    sign * (has(scene, 'bit') || has(scene, 'less') ? 1 : Math.max(1, stepsOf(scene) - 1));
  switch (operation.type) {
    case 'theme.scale':
    case 'theme.lightness':
    case 'theme.density':
    case 'theme.saturation':
      return { ...operation, steps };
    case 'theme.color':
      return { type: 'theme.lightness', role: operation.role, steps };
    case 'element.style': {
      const before = scene.design.theme.elements[operation.id] ?? {};
      const scale = Math.min(
        3,
        Math.max(0.5, Math.round((before.scale ?? 1) * 1.2 ** steps * 100) / 100),
      );
      return { ...operation, style: { ...before, scale } };
    }
    default:
      return undefined;
  }
}
