// Colors as CSS writes them, their contrast (WCAG 2.2 §1.4.3), and the nearest color that is
// readable. Notations that need more than arithmetic are left unread.

export type Color = { r: number; g: number; b: number; alpha: number };

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  lime: '#00ff00',
  blue: '#0000ff',
  navy: '#000080',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  maroon: '#800000',
  purple: '#800080',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  olive: '#808000',
  yellow: '#ffff00',
  orange: '#ffa500',
  pink: '#ffc0cb',
  gold: '#ffd700',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  dimgrey: '#696969',
  gainsboro: '#dcdcdc',
  whitesmoke: '#f5f5f5',
  snow: '#fffafa',
  ivory: '#fffff0',
  beige: '#f5f5dc',
  tomato: '#ff6347',
  crimson: '#dc143c',
  coral: '#ff7f50',
  salmon: '#fa8072',
  indigo: '#4b0082',
  violet: '#ee82ee',
  rebeccapurple: '#663399',
};

/** No notation of a color is longer. */
export const LONGEST = 200;

export function parseColor(text: string): Color | undefined {
  if (text.length > LONGEST) return undefined;
  const value = text.trim().toLowerCase();
  const hex = (Object.hasOwn(NAMED, value) ? NAMED[value] : value) ?? '';
  if (hex.startsWith('#')) return fromHex(hex.slice(1));
  const call = /^(rgba?|hsla?)\(([^()]*)\)$/.exec(value);
  if (!call) return undefined;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : amount(parts[3], 1);
  const channels = call[1]?.startsWith('rgb') ? fromRgb(parts) : fromHsl(parts);
  return channels && alpha !== undefined ? { ...channels, alpha: clamp(alpha, 1) } : undefined;
}

function fromHex(digits: string): Color | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { r, g, b, alpha: a / 255 };
}

type Channels = Omit<Color, 'alpha'>;

function fromRgb(parts: readonly string[]): Channels | undefined {
  const [r, g, b] = parts.map((part) => amount(part, 255));
  if (r === undefined || g === undefined || b === undefined) return undefined;
  return { r: clamp(r, 255), g: clamp(g, 255), b: clamp(b, 255) };
}

function fromHsl([hue = '', saturation = '', lightness = '']: readonly string[]):
  | Channels
  | undefined {
  const h = /^-?[\d.]+(?:deg)?$/.test(hue) ? Number.parseFloat(hue) : Number.NaN;
  const s = amount(saturation, 1);
  const l = amount(lightness, 1);
  if (!Number.isFinite(h) || s === undefined || l === undefined) return undefined;
  const reach = clamp(s, 1) * Math.min(clamp(l, 1), 1 - clamp(l, 1));
  const channel = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return 255 * (clamp(l, 1) - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

function amount(text: string, whole: number): number | undefined {
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)%?$/.test(text)) return undefined;
  const number = Number.parseFloat(text);
  return text.endsWith('%') ? (number / 100) * whole : number;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** What is seen of a color that lets an opaque ground through. */
export function over({ r, g, b, alpha }: Color, ground: Color): Color {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return { r: mix(r, ground.r), g: mix(g, ground.g), b: mix(b, ground.b), alpha: 1 };
}

/** From 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Color): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const BLACK: Color = { r: 0, g: 0, b: 0, alpha: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };
const STEPS = 50;

/** The color moved toward black or white just as far as is needed; either of them always does. */
export function readable(color: Color, ground: Color, wanted: number): string {
  const toward = contrast(BLACK, ground) > contrast(WHITE, ground) ? BLACK : WHITE;
  for (let step = 1; step <= STEPS; step += 1) {
    const moved = rounded(over({ ...toward, alpha: step / STEPS }, color));
    if (contrast(moved, ground) >= wanted) return toHex(moved);
  }
  return toHex(toward);
}

function rounded({ r, g, b }: Color): Color {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), alpha: 1 };
}

function toHex({ r, g, b }: Color): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
