// Contrast of colors (WCAG 2.2 §1.4.3), mixtures of them, and the nearest color that is readable.
import { blend, formatHex, interpolate, wcagContrast } from 'culori/fn';
import { type Color, parseColor } from './parse-color.ts';

export {
  type Color,
  MAX_COLOR_CHARACTERS,
  parseColor,
  parseLeadingColor,
} from './parse-color.ts';

const BLACK: Color = { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 1 };
const WHITE: Color = { mode: 'rgb', r: 1, g: 1, b: 1, alpha: 1 };
const STEPS = 50;

/** From 1 to 21; both colors opaque. */
export function contrastRatio(a: Color, b: Color): number {
  return wcagContrast(a, b);
}

/** What is visible of a color that is partly transparent over an opaque background. */
export function blendOver(color: Color, background: Color): Color {
  const { r, g, b } = blend([background, color], 'normal', 'rgb');
  return { mode: 'rgb', r, g, b, alpha: 1 };
}

/** `share` of `a`, from 0 to 1, the rest `b`; in sRGB. */
export function mixColors(a: Color, b: Color, share: number): Color {
  const { r, g, b: blue, alpha = 1 } = interpolate([b, a], 'rgb')(share);
  return { mode: 'rgb', r, g, b: blue, alpha };
}

/** Six digits in lower case; transparency is left out. */
export function toHex(color: Color): string {
  return formatHex(color);
}

/** The color moved toward black or white just as far as is needed; either of them always does. */
export function findReadableColor(color: Color, background: Color, minimumRatio: number): string {
  const isLight = contrastRatio(BLACK, background) > contrastRatio(WHITE, background);
  const target = isLight ? BLACK : WHITE;
  for (let step = 1; step <= STEPS; step += 1) {
    const hex = toHex(mixColors(target, color, step / STEPS));
    const rounded = parseColor(hex);
    if (rounded && contrastRatio(rounded, background) >= minimumRatio) return hex;
  }
  return toHex(target);
}
