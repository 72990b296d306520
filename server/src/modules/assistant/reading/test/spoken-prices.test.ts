// Prices as people say them, in digits and in words.
import { describe, expect, it } from 'vitest';
import { readPriceText } from '../values/spoken/price-texts.ts';

describe('a text that is a price', () => {
  it.each([
    ['nine fifty', 'en', '9.50', 9.5],
    ['forty pounds', 'en', '£40', 40],
    ['eight pounds fifty', 'en', '£8.50', 8.5],
    ['thirty two', 'en', '32', 32],
    ['fünfundzwanzig euro', 'de', '25 €', 25],
    ['quatre cinquante', 'fr', '4,50', 4.5],
    ['quatre-vingt-dix euros', 'fr', '90 €', 90],
    ['treinta y cinco', 'es', '35', 35],
    ['da venticinque euro', 'it', 'da 25 €', 25],
  ])('has its number in digits: %s', (said, lang, text, amount) => {
    expect(readPriceText(said, lang)).toMatchObject({ text, amount });
  });

  it.each([
    ['from 60', 60],
    ['£32 an hour', 32],
    ['89,-', 89],
    ['AED 1,800 PER TOOTH', 1800],
  ])('stays as it is written: %s', (said, amount) => {
    expect(readPriceText(said, 'en')).toMatchObject({ text: said, amount });
  });

  it.each(['on request', 'free', '+50%'])('needs no amount: %s', (said) => {
    expect(readPriceText(said, 'en')).toEqual({ text: said });
  });
});
