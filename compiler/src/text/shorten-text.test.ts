// Texts that are longer than their field.
import { describe, expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

describe('a text that is too long', () => {
  it.each([
    ['fits as it is', 20, 'fits as it is'],
    ['  Pots and vases.  ', 15, 'Pots and vases.'],
    ['I make pots. I fire them at night.', 20, 'I make pots.'],
    ['I make pots, and I fire them', 14, 'I make pots…'],
    ['Hi. I make pots and fire them at night', 30, 'Hi. I make pots and fire…'],
    ['At 3.50 each, all my pots', 20, 'At 3.50 each, all…'],
    ['陶器を作ります。夜に焼きます。', 10, '陶器を作ります。'],
    ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
    ['potspots😀😀', 10, 'potspots…'],
  ])('"%s" within %d is "%s"', (text, most, expected) => {
    expect(shortenText(text, most)).toBe(expected);
  });

  it('never takes more room than there is', () => {
    const text = 'One two, three. Four five? Six seven! Eight… nine ten eleven';
    for (let most = 2; most < 70; most += 1) {
      expect(shortenText(text, most).length).toBeLessThanOrEqual(most);
    }
  });
});
