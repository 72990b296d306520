// The last change further or back: "even bigger", "a bit less", "one more up".
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { oklchOf } from '../../../reading/colors/oklch.ts';
import type { Frame } from '../frame.ts';
import { anotherTheme } from '../looks/moods.ts';
import { type Effect, readEffects, stepsOf } from '../looks/read-effects.ts';
import { effectOperations } from '../looks/shapes.ts';
import { foldText, hasWord, wordsPattern } from '../looks/words/patterns.ts';

const less = wordsPattern(
  'less|not so|not that|too much|too far|weniger|nicht so|zu viel|zu stark|zuviel|moins|trop|pas autant|menos|demasiado|no tanto|tanto no|demais|nem tanto|meno|troppo|non cosi|back a bit|half',
);
const up = wordsPattern(
  'up|higher|hoch|hoher|rauf|nach oben|haut|monte|arriba|cima|sube|sobe|su|alto',
);
const down = wordsPattern(
  'down|lower|runter|tiefer|nach unten|bas|descends|abajo|baja|baixo|desce|giu|basso',
);

/** On the page as it is now; `before` is what the operations changed. */
export function measured(
  frame: Frame,
  operations: readonly Operation[],
  before: PageDesign,
): Operation[] {
  const text = withoutStill(frame.scene.text);
  const effects = wantedEffects(text);
  const isBack = hasWord(foldText(text), less);
  const steps = Math.max(1, stepsOf(text) - 1);
  const again = operations.flatMap((operation): Operation[] => {
    const own = directionOf(operation, before);
    if (own === undefined) return [];
    const named = effects.find(({ axis }) => axis === own.axis);
    if (effects.some(({ axis }) => axis !== 'mode') && named === undefined) return [];
    const sign = named?.sign ?? (isBack ? -own.sign : own.sign);
    return shift(frame, operation, { sign: sign < 0 ? -1 : 1, steps });
  });
  if (again.length > 0) return again;
  return effects.flatMap((effect) =>
    effectOperations(frame, [], { ...effect, isComparative: true }),
  );
}

/** "still small, even bigger": how it is, and then how it should be. */
function wantedEffects(text: string): Effect[] {
  const parts = text
    .split(/[,;.!?\n]/)
    .map((part) => readEffects(part, { measured: text, isTurned: false, isComplaint: false }));
  return parts.findLast((effects) => effects.length > 0) ?? [];
}

/** What the operations changed by degrees. */
export const axesOf = (operations: readonly Operation[], before: PageDesign): string[] =>
  operations.flatMap((operation) => directionOf(operation, before)?.axis ?? []);

/** In "still more" nothing stands still. */
export const withoutStill = (text: string): string => text.replace(/\bstill\b/giu, '');

type Direction = { axis: Effect['axis'] | 'place' | 'design'; sign: number };

const axes: Partial<Record<Operation['type'], Effect['axis']>> = {
  'theme.scale': 'size',
  'theme.lightness': 'lightness',
  'theme.density': 'space',
  'theme.saturation': 'color',
};

function directionOf(operation: Operation, { theme, page }: PageDesign): Direction | undefined {
  const axis = axes[operation.type];
  if (axis !== undefined && 'steps' in operation) return { axis, sign: operation.steps };
  switch (operation.type) {
    case 'theme.color': {
      const [was, is] = [theme.colors[operation.role], operation.color].map(oklchOf);
      return { axis: 'lightness', sign: (is?.lightness ?? 0) >= (was?.lightness ?? 0) ? 1 : -1 };
    }
    case 'theme.scheme':
      return { axis: 'lightness', sign: operation.scheme === 'light' ? 1 : -1 };
    case 'theme.radius':
      return { axis: 'roundness', sign: operation.radius >= theme.radius ? 1 : -1 };
    case 'theme.headings':
      return { axis: 'weight', sign: (operation.weight ?? 600) >= 600 ? 1 : -1 };
    case 'element.style': {
      const { scale } = operation.style;
      const was = theme.elements[operation.id]?.scale ?? 1;
      return scale === undefined ? undefined : { axis: 'size', sign: scale >= was ? 1 : -1 };
    }
    case 'page.redesign':
      return { axis: 'design', sign: 1 };
    case 'link.move':
    case 'section.move': {
      const list = operation.type === 'link.move' ? page.links : page.sections;
      const at = list.findIndex(({ id }) => id === operation.id);
      return { axis: 'place', sign: (operation.index ?? list.length) > at ? 1 : -1 };
    }
    default:
      return undefined;
  }
}

function shift(
  frame: Frame,
  operation: Operation,
  { sign, steps }: { sign: 1 | -1; steps: number },
): Operation[] {
  const { theme, page } = frame.scene.design;
  switch (operation.type) {
    case 'theme.scale':
    case 'theme.lightness':
    case 'theme.density':
    case 'theme.saturation':
      return [{ ...operation, steps: sign * steps }];
    case 'theme.color':
      return [{ type: 'theme.lightness', role: operation.role, steps: sign * steps }];
    case 'theme.scheme':
      return [{ type: 'theme.lightness', role: 'background', steps: sign * steps }];
    case 'theme.radius':
      return [{ type: 'theme.radius', radius: further(theme.radius, sign) }];
    case 'theme.headings':
      return [{ ...operation, weight: sign > 0 ? 900 : 300 }];
    case 'element.style': {
      const own = theme.elements[operation.id] ?? {};
      const scale = Math.round((own.scale ?? 1) * 1.2 ** (sign * steps) * 100) / 100;
      return [{ ...operation, style: { ...own, scale: Math.min(3, Math.max(0.5, scale)) } }];
    }
    case 'page.redesign':
      return [
        {
          type: 'page.redesign',
          theme: anotherTheme(theme, undefined, frame.scene.seed),
          layouts: {},
        },
      ];
    case 'link.move':
      return oneFurther(frame, operation, page.links, sign);
    case 'section.move':
      return oneFurther(frame, operation, page.sections, sign);
    default:
      return [];
  }
}

const further = (radius: number, sign: number): number => {
  if (sign > 0) return radius >= 28 ? 999 : radius + 10;
  return radius > 40 ? 24 : Math.max(0, radius - 10);
};

/** One place on, or the way that is named. */
function oneFurther(
  { scene }: Frame,
  operation: Extract<Operation, { type: 'link.move' | 'section.move' }>,
  list: readonly { id: string }[],
  sign: number,
): Operation[] {
  const text = foldText(scene.text);
  const at = list.findIndex(({ id }) => id === operation.id);
  const way = hasWord(text, up) ? -1 : hasWord(text, down) ? 1 : sign;
  const index = Math.min(list.length - 1, Math.max(0, at + way));
  return at < 0 || index === at ? [] : [{ ...operation, index }];
}
