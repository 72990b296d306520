// The colors of devices can be told apart in both themes.
import { describe, expect, it } from 'vitest';
import { parseOklch } from '#web/ui/theme/oklch.ts';
import css from '#web/ui/theme/tokens.css?raw';
import { colorOfDevice } from './device-colors.ts';

/** Degrees on the color circle that eyes tell apart at a glance, also in small marks. */
const LEAST_DEGREES = 40;

describe.each([':root', '.dark'])('the theme of %s', (selector) => {
  const start = css.indexOf(`\n${selector} {`);
  const theme = css.slice(start, css.indexOf('\n}', start));
  const readHue = (device: string) => {
    const name = /^var\((--[\w-]+)\)$/.exec(colorOfDevice(device))?.[1];
    return parseOklch(new RegExp(`${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? '').h;
  };

  it.each([
    ['desktop', 'mobile'],
    ['desktop', 'tablet'],
    ['mobile', 'tablet'],
  ])('ANA-8 has distinct colors for %s and %s', (first, second) => {
    const degrees = Math.abs(readHue(first) - readHue(second));
    expect(Math.min(degrees, 360 - degrees)).toBeGreaterThanOrEqual(LEAST_DEGREES);
  });
});
