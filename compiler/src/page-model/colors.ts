// From the wished colors of a page to one for every role, so that texts can be read (WCAG 2.2 §1.4.3 and
// §1.4.11). Wished colors stay as they are where that is possible; others move in OKLCH, the nearest first.
import type { ColorRole, PageTheme } from '@vys/contract/page-model/theme';
import {
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  toGamut,
  useMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode as typeof modeRgb);

const toOklch = converter('oklch');
const intoSrgb = toGamut('rgb', 'oklch');

export type PageColors = PageTheme['colors'];
export type Scheme = PageTheme['scheme'];
export type Gradient = { from: string; to: string };
/** Every color is six hexadecimal digits after `#`. */
export type ColorWish = { background: string; accent: string } & {
  [Role in Exclude<ColorRole, 'background' | 'accent'>]?: string | undefined;
} & {
  /** Moves the background as far as it must; without it the background decides. */
  scheme?: Scheme | undefined;
  /** Behind the text in place of `background`; see `readableGradient`. */
  gradient?: Gradient | undefined;
  /** Of the accent against the background; 3 when it is absent. */
  accentContrast?: number | undefined;
};
type Oklch = { l: number; c: number; h?: number | undefined };

export const TEXT_CONTRAST = 4.5;
export const ACCENT_CONTRAST = 3;
/** Leaves room for a muted text. */
const COMFORTABLE_CONTRAST = 5.6;
const LIGHTNESS_STEP = 0.01;

/** Every role; text and muted have 4.5:1 on background, gradient and surface, accentText on accent. */
export function solveColors(wish: ColorWish): PageColors {
  const { gradient, accentContrast = ACCENT_CONTRAST } = wish;
  const background =
    wish.scheme === undefined
      ? wish.background
      : groundFor(inkFor([wish.background], wish.scheme), wish.background);
  const grounds = [background, ...(gradient ? stopsOf(gradient) : [])];
  const text = textFor(wish, grounds);
  const surface =
    wish.surface !== undefined && contrast(text, wish.surface) >= TEXT_CONTRAST
      ? wish.surface
      : surfaceFor(text, background);
  const accent = readableOn(wish.accent, grounds, accentContrast);
  return {
    background,
    surface,
    text,
    muted: mutedFor(wish.muted, text, [...grounds, surface]),
    accent,
    accentText: inkOn(accent, wish.accentText),
    border: wish.border ?? mix(background, text, 0.17),
  };
}

export function schemeOf({ background, text }: Pick<PageColors, 'background' | 'text'>): Scheme {
  return luminance(text) > luminance(background) ? 'dark' : 'light';
}

/** From 1 to 21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/** The color itself when it has the contrast on all of `grounds`, otherwise the nearest lightness that has. */
export function readableOn(color: string, grounds: readonly string[], least: number): string {
  if (worst(color, grounds) >= least) return color;
  const from = fromHex(color);
  for (let step = LIGHTNESS_STEP; step <= 1; step += LIGHTNESS_STEP) {
    for (const l of [from.l + step, from.l - step]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...from, l });
      if (worst(candidate, grounds) >= least) return candidate;
    }
  }
  return blackOrWhite(grounds);
}

/** Its ends as they are when one text can be read on all of it; otherwise the wrong one moves. */
export function readableGradient({ from, to }: Gradient): Gradient {
  const ink = blackOrWhite(stopsOf({ from, to }));
  for (let least = TEXT_CONTRAST; least < 21; least += 0.25) {
    const moved = { from: moveGround(ink, from, least), to: moveGround(ink, to, least) };
    if (worst(ink, stopsOf(moved)) >= TEXT_CONTRAST) return moved;
  }
  const ground = blackOrWhite([ink]);
  return { from: ground, to: ground };
}

/** Between two ends of one lightness a gradient may be darker than both. */
export function stopsOf({ from, to }: Gradient): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => mix(from, to, share));
}

/** The same hue as a background of the other scheme. */
export function backgroundIn(scheme: Scheme, background: string): string {
  const { l, c, h } = fromHex(background);
  const ground =
    scheme === 'dark'
      ? { l: Math.min(0.3, 0.14 + (1 - l) * 0.4), c: Math.min(c * 1.5, 0.08), h }
      : { l: Math.max(0.92, 0.99 - Math.max(0, l - 0.14) * 0.15), c: Math.min(c / 1.5, 0.04), h };
  return groundFor(inkFor([background], scheme), toHex(ground));
}

/** The same hue as a text of the scheme. */
export function textIn(scheme: Scheme, text: string): string {
  const { c, h } = fromHex(text);
  return toHex(
    scheme === 'dark'
      ? { l: 0.965, c: Math.min(c, 0.03), h }
      : { l: 0.22, c: Math.min(c, 0.05), h },
  );
}

/** `lightness` is added, from 0 to 1; `chroma` multiplies. The result is in sRGB. */
export function shiftColor(
  hex: string,
  { lightness = 0, chroma = 1 }: { lightness?: number; chroma?: number },
): string {
  const { l, c, h } = fromHex(hex);
  return toHex({ l: Math.min(1, Math.max(0, l + lightness)), c: c * chroma, h });
}

/** `share` of `b`, from 0 to 1, the rest `a`; in sRGB, so that its luminance lies between theirs. */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([a, b], 'rgb')(share));
}

/** From 0 to 1, in OKLCH. */
export function lightnessDistance(a: string, b: string): number {
  return Math.abs(fromHex(a).l - fromHex(b).l);
}

/** The least contrast with any of them. */
export function worst(ink: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

function textFor({ text, background, scheme }: ColorWish, grounds: readonly string[]): string {
  if (text !== undefined && worst(text, grounds) >= TEXT_CONTRAST) return text;
  return readableOn(
    inkFor(text === undefined ? [background] : grounds, scheme),
    grounds,
    TEXT_CONTRAST,
  );
}

/** A tinted white or black; that of the scheme, or else the one that reads better. */
function inkFor(grounds: readonly string[], scheme?: Scheme): string {
  const { c, h } = fromHex(grounds[0] ?? '#ffffff');
  const light = toHex({ l: 0.975, c: Math.min(c, 0.02) * 0.6, h });
  const dark = toHex({ l: 0.2, c: Math.min(c, 0.02), h });
  if (scheme !== undefined) return scheme === 'dark' ? light : dark;
  return worst(light, grounds) >= worst(dark, grounds) ? light : dark;
}

function groundFor(ink: string, wished: string): string {
  return moveGround(ink, wished, COMFORTABLE_CONTRAST);
}

/** Moves a background away from the text until it can be read. */
function moveGround(ink: string, wished: string, least: number): string {
  if (contrast(ink, wished) >= least) return wished;
  const from = fromHex(wished);
  const away = luminance(ink) > 0.18 ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  for (let l = from.l + away; l >= 0 && l <= 1; l += away) {
    const ground = toHex({ ...from, l });
    if (contrast(ink, ground) >= least) return ground;
  }
  return away < 0 ? '#000000' : '#ffffff';
}

/** A little lighter than the background; darker where lighter would cost the text its contrast. */
function surfaceFor(text: string, background: string): string {
  const { l, c, h } = fromHex(background);
  const candidates =
    luminance(text) > luminance(background)
      ? [l + 0.055, l - 0.06, l - 0.03].map((lightness) => ({
          l: Math.max(0, lightness),
          c: Math.min(c, 0.16),
          h,
        }))
      : [l > 0.985 ? 0.965 : l + (1 - l) * 0.75, 1].map((lightness) => ({
          l: lightness,
          c: c * 0.35,
          h,
        }));
  const surfaces = candidates.map(toHex);
  const least = Math.min(COMFORTABLE_CONTRAST, contrast(text, background));
  return surfaces.find((surface) => contrast(text, surface) >= least) ?? background;
}

function mutedFor(wished: string | undefined, text: string, grounds: readonly string[]): string {
  if (wished !== undefined && worst(wished, grounds) >= TEXT_CONTRAST) return wished;
  for (let share = 0.4; share > 0; share -= 0.02) {
    const muted = mix(text, grounds[0] ?? text, share);
    if (worst(muted, grounds) >= TEXT_CONTRAST) return muted;
  }
  return text;
}

/** White where it can be read, else near black, else black: one of them always can. */
function inkOn(accent: string, wished = '#ffffff'): string {
  const dark = toHex({ l: 0.19, c: 0.03, h: fromHex(accent).h });
  const inks = [wished, '#ffffff', dark, '#000000'];
  return inks.find((ink) => contrast(ink, accent) >= TEXT_CONTRAST) ?? blackOrWhite([accent]);
}

function blackOrWhite(grounds: readonly string[]): string {
  return worst('#ffffff', grounds) >= worst('#000000', grounds) ? '#ffffff' : '#000000';
}

function luminance(hex: string): number {
  return wcagLuminance(hex);
}

function fromHex(hex: string): Oklch {
  const { l, c, h } = toOklch(parseHex(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return { l, c, h };
}

function toHex({ l, c, h }: Oklch): string {
  return formatHex(intoSrgb({ mode: 'oklch', l, c, ...(h === undefined ? {} : { h }) }));
}
