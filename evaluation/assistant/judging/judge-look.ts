// Whether a page looks as it was asked to: colors by hue and lightness, sizes relative to before.
import { parseColor, toHex } from '@vys/compiler/css/color';
import type { PageFont, PageTheme } from '@vys/contract/page-model/theme';
import { type Oklch, oklchOf } from '../../../server/src/modules/assistant/reading/colors/oklch.ts';
import type { ExpectedLook } from '../cases.ts';

type Shade = { l: number; c: number; h: number };
export type FontKind = NonNullable<ExpectedLook['fontKind']>;

const fontKinds: Readonly<Record<PageFont, readonly FontKind[]>> = {
  Anton: ['display', 'sans'],
  Archivo: ['sans'],
  'Bricolage Grotesque': ['sans', 'display'],
  Caveat: ['handwritten'],
  Cormorant: ['serif'],
  'DM Sans': ['sans'],
  Fraunces: ['serif'],
  'Great Vibes': ['handwritten', 'display'],
  'Hanken Grotesk': ['sans'],
  'Instrument Serif': ['serif'],
  'JetBrains Mono': ['mono'],
  Newsreader: ['serif'],
  Nunito: ['rounded', 'sans'],
  'Pixelify Sans': ['display', 'mono'],
  'Playfair Display': ['serif', 'display'],
  Sora: ['sans', 'rounded'],
  'Space Grotesk': ['sans'],
};

function shadeOf(hex: string): Shade {
  const { lightness, chroma, hue }: Oklch = oklchOf(hex);
  return { l: lightness, c: chroma, h: ((hue * 180) / Math.PI + 360) % 360 };
}

const isHue = ({ h }: Shade, from: number, to: number) =>
  from <= to ? h >= from && h <= to : h >= from || h <= to;

/** By hue, chroma and lightness in OKLCH; neighbors overlap, as they do for people. */
const families: Readonly<Record<string, (shade: Shade) => boolean>> = {
  black: ({ l, c }) => l < 0.26 && c < 0.04,
  white: ({ l, c }) => l > 0.95 && c < 0.016,
  gray: ({ l, c }) => l > 0.2 && l < 0.97 && c < 0.03,
  red: (s) => isHue(s, 8, 42) && s.c > 0.09,
  orange: (s) => isHue(s, 36, 78) && s.c > 0.08 && s.l > 0.5,
  brown: (s) => isHue(s, 20, 100) && s.c > 0.015 && s.c < 0.16 && s.l < 0.65,
  yellow: (s) => isHue(s, 78, 118) && s.c > 0.05 && s.l > 0.6,
  gold: (s) => isHue(s, 65, 112) && s.c > 0.06 && s.l > 0.45,
  green: (s) => isHue(s, 112, 176) && s.c > 0.02,
  teal: (s) => isHue(s, 165, 220) && s.c > 0.02,
  blue: (s) => isHue(s, 215, 288) && s.c > 0.02,
  navy: (s) => isHue(s, 235, 290) && s.c > 0.02 && s.l < 0.45,
  purple: (s) => isHue(s, 280, 335) && s.c > 0.02,
  pink: (s) => isHue(s, 325, 30) && s.c > 0.015 && s.l > 0.55,
  beige: (s) => isHue(s, 45, 115) && s.c > 0.01 && s.c < 0.1 && s.l > 0.74,
  cream: (s) => isHue(s, 50, 120) && s.c > 0.005 && s.c < 0.08 && s.l > 0.88,
};

/** Of an accent the hue counts; how light it may be depends on what it stands on. */
const accentFamilies: typeof families = {
  ...families,
  yellow: (s) => isHue(s, 65, 120) && s.c > 0.05,
  gold: (s) => isHue(s, 60, 115) && s.c > 0.05,
  orange: (s) => isHue(s, 34, 80) && s.c > 0.07,
};

export function isColor(hex: string, wanted: string, role: 'background' | 'accent'): boolean {
  const shade = shadeOf(hex);
  const family = (role === 'accent' ? accentFamilies : families)[wanted.toLowerCase()];
  if (family !== undefined) return family(shade);
  const parsed = parseColor(wanted);
  if (parsed === undefined) throw new Error(`${wanted} is no color`);
  const expected = shadeOf(toHex(parsed));
  const isSameHue =
    expected.c < 0.025 ? shade.c < 0.05 : shade.c > 0.01 && hueDistance(shade, expected) <= 28;
  return isSameHue && Math.abs(shade.l - expected.l) <= (role === 'accent' ? 0.25 : 0.17);
}

function hueDistance(a: Shade, b: Shade): number {
  const distance = Math.abs(a.h - b.h);
  return Math.min(distance, 360 - distance);
}

/** Another color to the eye; gray has no hue. */
export function isOtherHue(before: string, after: string): boolean {
  const [old, now] = [shadeOf(before), shadeOf(after)];
  if (old.c < 0.04 && now.c < 0.04) return false;
  return old.c < 0.04 || now.c < 0.04 || hueDistance(old, now) > 40;
}

export const isOtherLightness = (before: string, after: string, least = 0.04) =>
  Math.abs(shadeOf(before).l - shadeOf(after).l) > least;

function backgroundsOf({ background, colors }: PageTheme): string[] {
  if (background.kind !== 'gradient') return [colors.background];
  return [background.from, background.to, colors.background];
}

const lightnessOf = (theme: PageTheme) => {
  const shades = backgroundsOf(theme).map((hex) => shadeOf(hex).l);
  return shades.reduce((sum, l) => sum + l, 0) / shades.length;
};

const scalesOf = ({ scale, elements }: PageTheme) =>
  scale + Object.values(elements).reduce((sum, { scale: own = 1 }) => sum + own - 1, 0) / 100;

function hasFont({ fonts }: PageTheme, wanted: FontKind): boolean {
  const [display, body] = [fontKinds[fonts.display], fontKinds[fonts.body]];
  switch (wanted) {
    case 'sans':
      return display.includes('sans') && !body.includes('serif') && !body.includes('mono');
    case 'handwritten':
    case 'display':
      return display.includes(wanted);
    default:
      return display.includes(wanted) || body.includes(wanted);
  }
}

const isDifferent = (before: PageTheme, after: PageTheme) =>
  before.family !== after.family ||
  (before.fonts.display !== after.fonts.display &&
    (isOtherHue(before.colors.accent, after.colors.accent) ||
      isOtherHue(before.colors.background, after.colors.background) ||
      before.scheme !== after.scheme));

/** Each part of the expectation that does not hold. `before` is undefined for a page that was made. */
export function judgeLook(
  look: ExpectedLook,
  after: PageTheme,
  before: PageTheme | undefined,
): string[] {
  const old = before ?? after;
  const isMore = (was: number, is: number) => is > was + 0.001;
  const holds: { [Name in keyof ExpectedLook]-?: (value: never) => boolean } = {
    scheme: (scheme: string) => after.scheme === scheme,
    background: (color: string) =>
      backgroundsOf(after).some((hex) => isColor(hex, color, 'background')),
    accent: (color: string) => isColor(after.colors.accent, color, 'accent'),
    gradient: (is: boolean) => (after.background.kind === 'gradient') === is,
    fontKind: (kind: FontKind) => hasFont(after, kind),
    corners: (way: string) =>
      way === 'rounder' ? isMore(old.radius, after.radius) : isMore(after.radius, old.radius),
    size: (way: string) => {
      const [was, is] = [scalesOf(old), scalesOf(after)];
      return way === 'bigger' ? isMore(was, is) : isMore(is, was);
    },
    spacing: (way: string) =>
      way === 'airier' ? isMore(old.density, after.density) : isMore(after.density, old.density),
    darker: () => isMore(lightnessOf(after), lightnessOf(old)),
    lighter: () => isMore(lightnessOf(old), lightnessOf(after)),
    different: () => isDifferent(old, after),
    motion: (is: boolean) => (after.motion !== 'none') === is,
  };
  return Object.entries(look).flatMap(([name, value]) => {
    const isRight = holds[name as keyof ExpectedLook] as (value: unknown) => boolean;
    return value === undefined || isRight(value) ? [] : [`look.${name} is not ${value}`];
  });
}
