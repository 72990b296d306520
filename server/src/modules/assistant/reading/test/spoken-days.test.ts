// Days of a month in words, and years before the name of a place.
import { describe, expect, it } from 'vitest';
import { valuesOf } from './values-of.ts';

const daysOf = (text: string, lang: string) =>
  valuesOf(text, 'date', lang).map(({ day }) => day?.slice(5));

describe('a day in words', () => {
  it.each([
    ['the fifth of december and the twenty first of january', 'en', ['12-05', '01-21']],
    ['am fünften Dezember und am einundzwanzigsten Januar', 'de', ['12-05', '01-21']],
    ['le cinq décembre et le premier mars', 'fr', ['12-05', '03-01']],
    ['el cinco de diciembre y el treinta y uno de enero', 'es', ['12-05', '01-31']],
    ['dia cinco de dezembro', 'pt', ['12-05']],
    ['il cinque dicembre e il primo marzo', 'it', ['12-05', '03-01']],
  ])('is a date: %s', (text, lang, days) => {
    expect(daysOf(text, lang)).toEqual(days);
  });

  it.each(['the first may be enough', 'one may order', 'my second march in a row'])(
    'is none in %s',
    (text) => {
      expect(daysOf(text, 'en')).toEqual([]);
    },
  );
});

describe('a year', () => {
  it('is no house number of the gardens after it', () => {
    const text = 'our wedding, 14 August 2027, Larmer Tree Gardens near Salisbury';
    expect(valuesOf(text, 'date').map(({ day }) => day)).toEqual(['2027-08-14']);
  });
});
