// How each device fits into a pane.
import { describe, expect, it } from 'vitest';
import { fitDevice } from './device.ts';

describe('device frames', () => {
  it.each([
    ['mobile', { width: 900, height: 2000 }, { width: 375, height: 812, scale: 1 }],
    ['mobile', { width: 900, height: 600 }, { width: 375, height: 600, scale: 1 }],
    ['tablet', { width: 900, height: 2000 }, { width: 768, height: 1024, scale: 1 }],
    ['tablet', { width: 384, height: 600 }, { width: 768, height: 1024, scale: 0.5 }],
    ['desktop', { width: 1300, height: 700 }, { width: 1300, height: 700, scale: 1 }],
    ['desktop', { width: 512, height: 400 }, { width: 1024, height: 800, scale: 0.5 }],
  ] as const)('STUDIO-15 %s in %o', (device, pane, fit) => {
    expect(fitDevice(device, pane)).toEqual(fit);
  });

  it('STUDIO-15 never crop the page', () => {
    for (const device of ['mobile', 'tablet', 'desktop'] as const) {
      for (const width of [240, 375, 700, 1600]) {
        const fit = fitDevice(device, { width, height: 500 });
        expect(fit.width * fit.scale).toBeLessThanOrEqual(width + 0.001);
        expect(fit.height * fit.scale).toBeLessThanOrEqual(500.001);
      }
    }
  });
});
