// Colours by perception: sRGB to OKLCH and back (Björn Ottosson's OKLab matrices), and WCAG contrast.
// Choosing colours that may stand on each other is left to solve.ts.

export type Oklch = { l: number; c: number; h: number };
type Triple = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function rgbOf(hex: string): Triple {
  const short = hex.replace('#', '');
  const full = short.length < 6 ? [...short].map((digit) => digit + digit).join('') : short;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

export function fromHex(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const shown = (rgb: Triple) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** Keeps lightness and hue and gives up as much chroma as sRGB cannot show. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  if (!shown(linearOf({ ...color, l }))) {
    for (let i = 0; i < 14; i += 1) {
      const mid = (low + high) / 2;
      if (shown(linearOf({ ...color, l, c: mid }))) low = mid;
      else high = mid;
    }
  } else low = color.c;
  const bytes = linearOf({ ...color, l, c: low }).map((v) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Straight mix in OKLab, `share` of `b`. */
export function mix(a: string, b: string, share: number): string {
  const [p, q] = [fromHex(a), fromHex(b)];
  const part = (from: number, to: number) => from + (to - from) * share;
  const rad = (h: number) => (h * Math.PI) / 180;
  const x = part(p.c * Math.cos(rad(p.h)), q.c * Math.cos(rad(q.h)));
  const y = part(p.c * Math.sin(rad(p.h)), q.c * Math.sin(rad(q.h)));
  return toHex({
    l: part(p.l, q.l),
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  });
}
