// Operations on the colors of a theme. The color that was asked for stands wherever a text can be read on it;
// the others stay too unless they can't be read any longer.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import {
  ACCENT_CONTRAST,
  backgroundIn,
  type ColorWish,
  contrast,
  type Gradient,
  lightnessDistance,
  mix,
  type PageColors,
  readableGradient,
  readableOn,
  type Scheme,
  schemeOf,
  shiftColor,
  solveColors,
  stopsOf,
  TEXT_CONTRAST,
  textIn,
  worst,
} from '../colors.ts';

const LIGHTNESS_STEP = 0.07;
const SATURATION_FACTOR = 1.25;
/** The most by which a text that was asked for moves before the background does. */
const NEAR = 0.12;

export function setColor(
  theme: PageTheme,
  { role, color }: Pick<OperationOf<'theme.color'>, 'role' | 'color'>,
): PageTheme {
  switch (role) {
    case 'background':
      return setBackgroundColor(theme, color);
    case 'surface':
      return setSurface(theme, color);
    case 'text':
      return setText(theme, color);
    case 'accent':
      return solved(theme, { accent: color, accentContrast: 0 });
    case 'muted': {
      const muted = readableOn(color, groundsOf(theme), TEXT_CONTRAST);
      return solved(theme, { muted });
    }
    case 'accentText': {
      const accentText = readableOn(color, [theme.colors.accent], TEXT_CONTRAST);
      return solved(theme, { accentText });
    }
    case 'border':
      return solved(theme, { border: color });
  }
}

export function shiftLightness(
  theme: PageTheme,
  { role, steps }: OperationOf<'theme.lightness'>,
): PageTheme {
  const shift = (color: string) => shiftColor(color, { lightness: steps * LIGHTNESS_STEP });
  const color = shift(theme.colors[role]);
  if (role === 'background' && theme.background.kind === 'gradient') {
    const { from, to } = theme.background;
    return setGradient(theme, { ...theme.background, from: shift(from), to: shift(to) });
  }
  // Step by step the page is not to turn from light to dark.
  if (role === 'text') {
    return solved(theme, { text: readableOn(color, groundsOf(theme), TEXT_CONTRAST) });
  }
  if (role === 'surface') {
    return solved(theme, { surface: readableOn(color, [theme.colors.text], TEXT_CONTRAST) });
  }
  return setColor(theme, { role, color });
}

export function shiftSaturation(theme: PageTheme, steps: number): PageTheme {
  const shift = (color: string) => shiftColor(color, { chroma: SATURATION_FACTOR ** steps });
  const { background, surface, accent } = theme.colors;
  const wish = { background: shift(background), surface: shift(surface), accent: shift(accent) };
  if (theme.background.kind !== 'gradient') return solved(theme, wish);
  const { from, to } = theme.background;
  const gradient = readableGradient({ from: shift(from), to: shift(to) });
  return solved({ ...theme, background: { ...theme.background, ...gradient } }, wish);
}

/** Light as dark or dark as light, with the hues of before; as it is when it is so already. */
export function setScheme(theme: PageTheme, scheme: Scheme): PageTheme {
  const isReadable = worst(theme.colors.text, groundsOf(theme)) >= TEXT_CONTRAST;
  if (isReadable && schemeOf(theme.colors) === scheme) return { ...theme, scheme };
  const inScheme = (color: string) => backgroundIn(scheme, color);
  const { background } = theme;
  const turned =
    background.kind === 'gradient'
      ? { ...background, from: inScheme(background.from), to: inScheme(background.to) }
      : background;
  return solved(
    { ...theme, background: turned },
    {
      background: inScheme(theme.colors.background),
      text: textIn(scheme, theme.colors.text),
      surface: undefined,
      muted: undefined,
      border: undefined,
    },
  );
}

export function setBackground(theme: PageTheme, background: PageTheme['background']): PageTheme {
  return background.kind === 'gradient' ? setGradient(theme, background) : { ...theme, background };
}

type GradientBackground = Extract<PageTheme['background'], { kind: 'gradient' }>;

function setGradient(theme: PageTheme, wished: GradientBackground): PageTheme {
  const background = { ...wished, ...readableGradient(wished) };
  const color = mix(background.from, background.to, 0.5);
  return solved({ ...theme, background }, { background: color, ...keptSurface(theme, color) });
}

/** A gradient or an image would hide the color. */
function setBackgroundColor(theme: PageTheme, color: string): PageTheme {
  const isHidden = theme.background.kind === 'gradient' || theme.background.kind === 'image';
  const visible = isHidden ? ({ ...theme, background: { kind: 'plain' } } as const) : theme;
  return solved(visible, { background: color, ...keptSurface(theme, color) });
}

/** The surface stays while it lies on the same side of the background as before. */
function keptSurface({ colors }: PageTheme, background: string): Partial<ColorWish> {
  const isLighter = (ground: string) => schemeOf({ background: ground, text: colors.surface });
  const isSame = isLighter(background) === isLighter(colors.background);
  return { surface: isSame ? colors.surface : undefined, border: undefined };
}

function setSurface(theme: PageTheme, color: string): PageTheme {
  const grounds = [color, ...groundsOf(theme, ['background'])];
  const inks = [theme.colors.text, '#ffffff', '#000000'];
  const text = inks.find((ink) => worst(ink, grounds) >= TEXT_CONTRAST);
  if (text !== undefined) return solved(theme, { surface: color, text });
  const scheme = contrast('#ffffff', color) >= TEXT_CONTRAST ? 'dark' : 'light';
  const turned = setScheme(theme, scheme);
  const readable = readableOn(
    turned.colors.text,
    [color, ...groundsOf(turned, ['background'])],
    TEXT_CONTRAST,
  );
  return solved(turned, { surface: color, text: readable });
}

function setText(theme: PageTheme, color: string): PageTheme {
  const near = readableOn(color, groundsOf(theme), TEXT_CONTRAST);
  if (lightnessDistance(near, color) <= NEAR) return solved(theme, { text: near });
  const scheme = schemeOf(theme.colors) === 'dark' ? 'light' : 'dark';
  const turned = setScheme(theme, scheme);
  const text = readableOn(color, groundsOf(turned), TEXT_CONTRAST);
  return lightnessDistance(text, color) < lightnessDistance(near, color)
    ? solved(turned, { text })
    : solved(theme, { text: near });
}

/** With the colors that are wished for; the others stay where they can be read. */
function solved(theme: PageTheme, wish: Partial<ColorWish>): PageTheme {
  const { accent, background } = theme.colors;
  const colors: PageColors = solveColors({
    ...theme.colors,
    gradient: gradientOf(theme),
    // An accent that was chosen with less contrast keeps it.
    accentContrast: Math.min(ACCENT_CONTRAST, contrast(accent, background)),
    ...wish,
  });
  return { ...theme, colors, scheme: schemeOf(colors) };
}

function gradientOf({ background }: PageTheme): Gradient | undefined {
  return background.kind === 'gradient' ? background : undefined;
}

function groundsOf(
  theme: PageTheme,
  roles: readonly ('background' | 'surface')[] = ['background', 'surface'],
): string[] {
  const gradient = gradientOf(theme);
  const stops = gradient ? stopsOf(gradient) : [];
  return [...roles.map((role) => theme.colors[role]), ...stops];
}
