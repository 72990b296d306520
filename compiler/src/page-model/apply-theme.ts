// Operations on how a page looks. Colors are shifted in OKLCH, where equal steps look equal.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import { converter, formatHex, modeOklch, modeRgb, parseHex, toGamut, useMode } from 'culori/fn';

type ThemeOperation = Extract<Operation, { type: `theme.${string}` | 'element.style' }>;

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter('oklch');
const intoSrgb = toGamut('rgb', 'oklch');

const LIGHTNESS_STEP = 0.07;
const SATURATION_FACTOR = 1.25;
const SCALE_FACTOR = 8 / 7;
const DENSITY_FACTOR = 1.2;

export function applyToTheme(theme: PageTheme, operation: ThemeOperation): PageTheme {
  switch (operation.type) {
    case 'theme.set':
      return operation.theme;
    case 'theme.family':
      return { ...theme, family: operation.family };
    case 'theme.scheme':
      return { ...theme, scheme: operation.scheme };
    case 'theme.color':
      return { ...theme, colors: { ...theme.colors, [operation.role]: operation.color } };
    case 'theme.colors':
      return { ...theme, colors: operation.colors };
    case 'theme.lightness': {
      const { role, steps } = operation;
      const color = shiftColor(theme.colors[role], { lightness: steps * LIGHTNESS_STEP });
      return { ...theme, colors: { ...theme.colors, [role]: color } };
    }
    case 'theme.saturation': {
      const chroma = SATURATION_FACTOR ** operation.steps;
      const { accent, background, surface } = theme.colors;
      const colors = {
        ...theme.colors,
        accent: shiftColor(accent, { chroma }),
        background: shiftColor(background, { chroma }),
        surface: shiftColor(surface, { chroma }),
      };
      return { ...theme, colors };
    }
    case 'theme.font':
      return { ...theme, fonts: { ...theme.fonts, [operation.role]: operation.font } };
    case 'theme.scale':
      return { ...theme, scale: step(theme.scale, SCALE_FACTOR, operation.steps, [0.75, 1.5]) };
    case 'theme.radius':
      return { ...theme, radius: operation.radius };
    case 'theme.density':
      return {
        ...theme,
        density: step(theme.density, DENSITY_FACTOR, operation.steps, [0.6, 1.8]),
      };
    case 'theme.background':
      return { ...theme, background: operation.background };
    case 'theme.motion':
      return { ...theme, motion: operation.motion };
    case 'theme.buttons':
      return { ...theme, buttons: operation.buttons };
    case 'theme.shadow':
      return { ...theme, shadow: operation.shadow };
    case 'theme.align':
      return { ...theme, align: operation.align };
    case 'theme.headings': {
      const { weight, letterCase } = operation;
      return {
        ...theme,
        headingWeight: weight ?? theme.headingWeight,
        headingCase: letterCase ?? theme.headingCase,
      };
    }
    case 'theme.avatar':
      return { ...theme, avatar: operation.avatar };
    case 'element.style': {
      const { [operation.id]: _previous, ...others } = theme.elements;
      const isEmpty = Object.keys(operation.style).length === 0;
      return {
        ...theme,
        elements: isEmpty ? others : { ...others, [operation.id]: operation.style },
      };
    }
  }
}

/** `lightness` is added, from 0 to 1; `chroma` multiplies. The result is in sRGB. */
export function shiftColor(
  hex: string,
  { lightness = 0, chroma = 1 }: { lightness?: number; chroma?: number },
): string {
  const color = parseHex(hex);
  if (color === undefined) return hex;
  const { l, c, h } = toOklch(color);
  const shifted = {
    mode: 'oklch',
    l: Math.min(1, Math.max(0, l + lightness)),
    c: c * chroma,
    ...(h === undefined ? {} : { h }),
  } as const;
  return formatHex(intoSrgb(shifted));
}

function step(value: number, factor: number, steps: number, [least, most]: [number, number]) {
  const next = Math.min(most, Math.max(least, value * factor ** steps));
  return Math.round(next * 1000) / 1000;
}
