// Prices as people type them.
import { describe, expect, it } from 'vitest';
import { completePrice, readAmount, readPrice } from './read-price.ts';

describe('a typed price', () => {
  it.each([
    ['£2.80', 2.8],
    ['24 €', 24],
    ['€1,250', 1250],
    ['1.250,50 €', 1250.5],
    ['1,250.50', 1250.5],
    ["CHF 1'200.-", 1200],
    ['from 5', 5],
    ['12,5', 12.5],
    ['12.', 12],
    ['Free', undefined],
    ['10–20 €', undefined],
    ['', undefined],
  ])('%s has the amount %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['€5', undefined, 'EUR'],
    ['5 zł', undefined, 'PLN'],
    ['R$ 5', undefined, 'BRL'],
    ['5 CHF', undefined, 'CHF'],
    ['5 ABC', undefined, undefined],
    ['$5', 'CAD', 'CAD'],
  ])('%s beside %s is in %s', (text, chosen, currency) => {
    expect(readPrice(text, chosen).currency).toBe(currency);
  });

  it('of a number alone is written as prices are in the language of the page', () => {
    expect(completePrice('12', 'EUR', 'en')).toBe('€12.00');
    expect(completePrice('12,5', 'EUR', 'de')).toBe('12,50\u00a0€');
    expect(completePrice('from 12', 'EUR', 'en')).toBe('from 12');
    expect(completePrice('12', undefined, 'en')).toBe('12');
  });
});
