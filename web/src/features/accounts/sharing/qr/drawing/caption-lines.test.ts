// The call to action fits its band, however long it is.
import { QR_CAPTION_LIMIT } from '@vys/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { fitCaption } from './caption-lines.ts';

const band = { width: 280, height: 40 };
/** Every letter is as wide as a W, the widest of Latin. */
const measure = (text: string) => text.length * 0.95;
const textsOf = (text: string) => fitCaption(text, band, measure).lines.map((line) => line.text);

describe('the call to action', () => {
  it('is one line of half the height of its band', () => {
    expect(fitCaption('Scan me', band, measure)).toEqual({
      fontSize: 20,
      lines: [{ text: 'Scan me', width: expect.closeTo(133), offset: 0 }],
    });
  });

  it('is written a little smaller before it becomes two lines', () => {
    const { fontSize, lines } = fitCaption('Follow my music', band, measure);
    expect(lines).toHaveLength(1);
    expect(fontSize).toBeLessThan(20);
    expect(fontSize).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['between words', 'Scan to see all of my concerts', ['Scan to see all', 'of my concerts']],
    [
      'within a long word',
      'Donaudampfschifffahrtsgesellschaft',
      ['Donaudampfschifff', 'ahrtsgesellschaft'],
    ],
    ['never within an emoji', `${'🎸'.repeat(20)}`, ['🎸'.repeat(10), '🎸'.repeat(10)]],
  ])('breaks %s', (_, text, lines) => {
    expect(textsOf(text)).toEqual(lines);
  });

  it.each([
    'W'.repeat(QR_CAPTION_LIMIT),
    'W '.repeat(QR_CAPTION_LIMIT / 2).trim(),
    `W ${'W'.repeat(QR_CAPTION_LIMIT - 2)}`,
  ])('stays within its band at its limit: %s', (text) => {
    const { fontSize, lines } = fitCaption(text, band, measure);
    for (const { width, offset } of lines) {
      expect(width).toBeLessThanOrEqual(band.width * 0.9 + 1e-9);
      expect(Math.abs(offset) + fontSize / 2).toBeLessThan(band.height / 2);
    }
    expect(fontSize).toBeGreaterThan(6);
  });
});
