// From one or two background colours and an accent to every colour role of a page, so that each pair
// of text and ground meets WCAG AA by construction. Where the wished colours come from is not known here.
import { contrast, fromHex, mix, toHex } from './oklch.ts';

export type Roles = {
  bg: string;
  /** The far end of a background gradient; the same as bg on a plain ground. */
  bg2: string;
  surface: string;
  text: string;
  muted: string;
  accent: string;
  accentText: string;
  border: string;
};
export type ThemeWish = { bg: string; bg2?: string; accent: string; text?: string };

/** Small text asks 4.5; a little more absorbs rounding to bytes. */
const TEXT = 4.6;
const LARGE = 3.1;
/** Contrast margin under the text so that a muted tone still passes. */
const GROUND = 5.6;

export function worst(ink: string, grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

/** Moves a colour's lightness, nearest first, until it passes on every ground. */
export function legible(color: string, grounds: string[], least: number): string {
  if (worst(color, grounds) >= least) return color;
  const from = fromHex(color);
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const l of [from.l + step, from.l - step]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...from, l });
      if (worst(candidate, grounds) >= least) return candidate;
    }
  }
  return worst('#ffffff', grounds) >= worst('#000000', grounds) ? '#ffffff' : '#000000';
}

function inkFor(grounds: string[]): string {
  const { h, c } = fromHex(grounds[0] ?? '#ffffff');
  const tint = Math.min(c, 0.02);
  const light = toHex({ l: 0.975, c: tint * 0.6, h });
  const dark = toHex({ l: 0.2, c: tint, h });
  return worst(light, grounds) >= worst(dark, grounds) ? light : dark;
}

/** Keeps the ground as wished unless no ink could be read on it; then moves it just far enough. */
function groundFor(ink: string, wish: string): string {
  if (contrast(ink, wish) >= GROUND) return wish;
  const from = fromHex(wish);
  const away = fromHex(ink).l > 0.5 ? -0.01 : 0.01;
  for (let step = 1; step <= 100; step += 1) {
    const ground = toHex({ ...from, l: from.l + away * step });
    if (contrast(ink, ground) >= GROUND) return ground;
  }
  return away < 0 ? '#000000' : '#ffffff';
}

/** A little lifted from the ground; sunk instead where lifting would cost the text its contrast. */
function surfaceFor(ink: string, bg: string, plain: boolean): string {
  const { l, c, h } = fromHex(bg);
  if (fromHex(ink).l > 0.5) {
    const lifted = toHex({ l: l + 0.055, c: Math.min(c, 0.16), h });
    const sunk = toHex({ l: Math.max(0, l - 0.06), c: Math.min(c, 0.16), h });
    return plain && contrast(ink, lifted) >= GROUND ? lifted : sunk;
  }
  const target = l > 0.985 ? 0.965 : Math.min(1, l + (1 - l) * 0.75);
  return toHex({ l: target, c: c * 0.35, h });
}

function mutedFor(ink: string, bg: string, grounds: string[]): string {
  for (let share = 0.4; share > 0; share -= 0.02) {
    const tone = mix(ink, bg, share);
    if (worst(tone, grounds) >= TEXT) return tone;
  }
  return ink;
}

/** White where it can be read, else near black, else black: one of them always passes 4.5. */
export function onAccent(accent: string): string {
  const dark = toHex({ l: 0.19, c: 0.03, h: fromHex(accent).h });
  const inks = ['#ffffff', dark, '#000000'];
  return inks.find((ink) => contrast(ink, accent) >= TEXT) ?? legible('#ffffff', [accent], 4.5);
}

export function accentOn(accent: string, roles: Pick<Roles, 'bg' | 'bg2' | 'surface'>) {
  const solved = legible(accent, [roles.bg, roles.bg2, roles.surface], LARGE);
  return { accent: solved, accentText: onAccent(solved) };
}

export function solveTheme(wish: ThemeWish): Roles {
  const wished = [wish.bg, wish.bg2 ?? wish.bg];
  const ink = inkFor(wished);
  const [bg = ink, bg2 = bg] = wished.map((ground) => groundFor(ink, ground));
  const surface = surfaceFor(ink, bg, bg === bg2);
  const grounds = [bg, bg2, surface];
  const text = legible(wish.text ?? ink, grounds, TEXT);
  return {
    bg,
    bg2,
    surface,
    text,
    muted: mutedFor(text, bg, grounds),
    ...accentOn(wish.accent, { bg, bg2, surface }),
    border: mix(bg, text, 0.17),
  };
}
