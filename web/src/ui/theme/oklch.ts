// Color arithmetic for the contrast test: OKLCH to relative luminance, after Björn Ottosson's OKLab
// and WCAG 2.2's contrast ratio.
export type Oklch = { l: number; c: number; h: number };

/** Reads `oklch(0.7 0.15 162)`; throws on anything else, transparency included. */
export function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (!match) throw new Error(`not a solid oklch color: ${text}`);
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) };
}

/** Linear sRGB, each channel held to what a screen can show. */
function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const hold = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    hold(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    hold(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    hold(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** WCAG contrast ratio of two solid colors, 1 to 21. */
export function contrast(first: Oklch, second: Oklch): number {
  const luminance = (color: Oklch) => {
    const [red, green, blue] = toLinearRgb(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}
