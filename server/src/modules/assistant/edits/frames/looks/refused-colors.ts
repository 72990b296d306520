// What on the page has a color that is spoken of.
import type { ColorRole, PageTheme } from '@vys/contract/page-model/theme';
import { oklchOf } from '../../../reading/colors/oklch.ts';

const QUIET = 0.04;
/** Of a turn: neighbors such as red and orange. */
const NEAR = 0.9;

const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

export function roleOfColor({ colors, background, scheme }: PageTheme, hex: string): ColorRole {
  const spoken = oklchOf(hex);
  const grounds =
    background.kind === 'gradient' ? [background.from, background.to] : [colors.background];
  const places = [
    { role: 'accent' as const, color: oklchOf(colors.accent) },
    ...grounds.map((ground) => ({ role: 'background' as const, color: oklchOf(ground) })),
    { role: 'surface' as const, color: oklchOf(colors.surface) },
    { role: 'text' as const, color: oklchOf(colors.text) },
  ];
  const isQuiet = spoken.chroma < QUIET;
  const distances = places.map(({ role, color }, index) => {
    const byLightness = Math.abs(color.lightness - spoken.lightness);
    const own = turn(color.hue, spoken.hue);
    const isOtherHue = !isQuiet && (color.chroma < 0.02 || own > NEAR);
    const distance = isQuiet
      ? byLightness + color.chroma * 5
      : own + byLightness * 0.4 + (isOtherHue ? 5 : 0) + (color.chroma < QUIET ? 0.5 : 0);
    return { role, distance: distance + index * 0.02 };
  });
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  if (best === undefined || best.distance > 4) return isQuiet ? 'background' : 'accent';
  // Who speaks of gray beside a light page means what is behind it.
  const isGround =
    best.role === 'surface' ||
    (best.role === 'text' && scheme === 'light' && spoken.lightness > 0.6);
  return isGround ? 'background' : best.role;
}

const small = String.raw`(?:\s+(?:the|that|this|any|more|so|too|an?|der|die|das|den|dem|dieses?|ein|eine|l[ea]|les|ce|cette|el|los|las|ese|este|tan|o|a|os|as|esse|il|lo|gli|quel|quello|un|une|una|um|uma|du|de|della?)){0,2}`;
const rejection = new RegExp(
  String.raw`(?:^|[\s,(])(?:not|no|never|instead of|rather than|in place of|without|isn't|nicht|kein|keine|keinen|statt|anstatt|anstelle von|pas|au lieu d[eu]s?|à la place d[eu]s?|plutôt que|en (?:vez|lugar) del?|no lugar d[eoa]s?|em vez d[eoa]s?|ao invés d[eoa]s?|não|invece (?:di|del|dello|della|che)|al posto d(?:i|el|ella|ello)|anziché)${small}\s+$`,
  'iu',
);
const dislike =
  /(?<!\p{L})(?:hate|can'?t stand|don'?t like|dislike|sick of|tired of|had enough of|get rid of|hasse|kann .{0,20}nicht (?:mehr )?sehen|mag .{0,20}nicht|gefällt .{0,20}nicht|weg mit|déteste|n'aime pas|j'aime pas|marre d|odio|detesto|no me gusta|harta?|não gosto|cansei|non mi piace|non sopporto|stufo|stufa|basta)(?!\p{L})/iu;

/** Whether what follows the text is turned away from. */
export const isRejected = (before: string): boolean => rejection.test(before.slice(-60));

export const isDisliked = (text: string): boolean => dislike.test(text);
