// Scales of the theme as whole steps from what the layout family gives, as operations count them.
const DENSITY_FACTOR = 1.2;
const SCALE_FACTOR = 8 / 7;

const stepOf = (value: number, factor: number) =>
  Math.round(Math.log(value) / Math.log(factor)) + 0;

export const densityStep = (density: number) => stepOf(density, DENSITY_FACTOR);
export const scaleStep = (scale: number) => stepOf(scale, SCALE_FACTOR);

/** Between two colors of six hexadecimal digits; 0 is the first. */
export function mixColors(from: string, to: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [from, to].map((color) =>
      Number.parseInt(color.slice(start, start + 2), 16),
    );
    return Math.round(a + (b - a) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
