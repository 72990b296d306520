// Prices as people type them, beside what the page has.
import { describe, expect, it } from 'vitest';
import { relativePrice } from './relative-price.ts';
import { writePrice } from './write-price.ts';

const bare = { text: '3.50', amount: 3.5 };
const from = { text: 'from 140 €', amount: 140, currency: 'EUR' };
const monthly = { text: '£180 a month', amount: 180, currency: 'GBP' };

describe('a price that takes the place of another', () => {
  it.each([
    ['three eighty', bare, '3.80'],
    ['seven quid', bare, '7.00'],
    ['2,4', bare, '2.40'],
    ['4 now', bare, '4.00'],
    ['4 adesso', bare, '4.00'],
    ['30 all ora', bare, '30.00 all ora'],
    ['155', from, 'from 155 €'],
    ['ab 155 €', from, 'from 155 €'],
    ['veintiséis', from, 'from 26 €'],
    ['£195 im Monat', monthly, '£195 a month'],
  ])('of %s is written as it was before', (text, old, expected) => {
    expect(writePrice(text, { old })?.text).toBe(expected);
  });
});

describe('a new price', () => {
  it.each([
    ['deux livres quatre-vingts', '£2.80'],
    ['3€90', '3.90 €'],
    ['drei Euro achtzig', '3.80 €'],
    ['a hundred and twenty', '120'],
    ['R$ 300/h', 'R$ 300/h'],
    ['£220 por mês', '£220 por mês'],
    ['from 4500 kr', 'from 4500 kr'],
    ['38 000 kr', '38 000 kr'],
    ['1.250,50 €', '1.250,50 €'],
    ['+0,50', '+0,50'],
    ['80 cents', '0.80'],
    ['sob consulta', 'sob consulta'],
  ])('of %s is written %s', (text, expected) => {
    expect(writePrice(text, {})?.text).toBe(expected);
  });
});

describe('a price that changes by something', () => {
  it.each([
    ['20p', 'put it up by ', '', 3.5, 3.7],
    ['2 € cheaper', '', '', 24, 22],
    ['10 %', 'alles ', ' teurer', 50, 55],
    ['4 €', 'augmente de ', '', 58, 62],
  ])('of %s after "%s"', (text, before, after, old, expected) => {
    expect(relativePrice(text, before, after)?.(old)).toBeCloseTo(expected);
  });

  it('is none where the price itself is said', () => {
    expect(relativePrice('52 €', 'sube a ', '')).toBeUndefined();
    expect(relativePrice('seven quid', 'toastie up to ', '')).toBeUndefined();
  });
});
