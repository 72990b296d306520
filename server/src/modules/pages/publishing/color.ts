// Colors as CSS writes them, read into sRGB; contrast and mixtures. Transparency is left out.

/** 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function parseColor(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) return fromHex(hex);
  const match = /^(rgb|hsl|oklch)a?\(([^()]{1,100})\)$/i.exec(text.trim());
  const [first, second, third] = (match?.[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  const [a, b, c] = [Number.parseFloat(first ?? ''), ...[second, third].map(parsePart)];
  if (!match || [a, b, c].some((part) => part === undefined || Number.isNaN(part)))
    return undefined;
  const [x, y, z] = [a, b, c] as [number, number, number];
  const kind = match[1]?.toLowerCase();
  if (kind === 'hsl') return fromHsl(x, y / 100, z / 100);
  if (kind === 'oklch') return fromOklch(first?.endsWith('%') ? x / 100 : x, y, z);
  const scale = first?.endsWith('%') ? 2.55 : 1;
  return clamp([x * scale, y * scale, z * scale]);
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, relative luminance: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `a` in `b`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share);
  return [part(0), part(1), part(2)];
}

const parsePart = (text: string | undefined) => Number.parseFloat(text ?? '');

function fromHex(hex: string): Rgb | undefined {
  if (hex.length === 5 || hex.length === 7) return undefined;
  const wide = hex.length <= 4 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
  const part = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return clamp([part(0), part(8), part(4)]);
}

// Matrices of CSS Color 4 §10.
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return clamp([
    255 * encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    255 * encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    255 * encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function clamp([red, green, blue]: Rgb): Rgb {
  const part = (value: number) => Math.min(255, Math.max(0, value));
  return [part(red), part(green), part(blue)];
}
