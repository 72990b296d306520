// Choosing a language, the direction of writing, and plurals and dates of message catalogues.
import { describe, expect, it } from 'vitest';
import { directionOf, matchLanguage, negotiateLanguage } from './languages.ts';
import { createDayFormat, createPlural } from './messages.ts';

describe('matchLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['ES-mx', 'es'],
    ['en-GB-oxendict', 'en'],
    ['fr', undefined],
    ['den', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (tag, language) => expect(matchLanguage(tag)).toBe(language));
});

describe('negotiateLanguage', () => {
  it.each([
    ['de-CH, de;q=0.9, en;q=0.5', 'de'],
    ['fr-FR, fr;q=0.9, es;q=0.8, en;q=0.7', 'es'],
    ['en;q=0.3, de;q=0.7', 'de'],
    ['de;q=0, es', 'es'],
    ['*', undefined],
    ['fr, ja;q=0.5', undefined],
    ['de;q=nonsense, es;q=0.1', 'es'],
    [', ;q=1,,de', 'de'],
    [`${'x'.repeat(100_000)}, de`, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %.40j is %j', (header, language) => expect(negotiateLanguage(header)).toBe(language));
});

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'yi', 'ckb', 'az-Arab', 'FA'])(
    '%s is written from right to left',
    (tag) => expect(directionOf(tag)).toBe('rtl'),
  );
  it.each(['en', 'de-DE', 'ks-Deva', 'ar-Latn', 'tr', 'ja', ''])(
    '%s is written from left to right',
    (tag) => expect(directionOf(tag)).toBe('ltr'),
  );
});

describe('createPlural', () => {
  it('takes the form of the language for a number, and writes the number as it does', () => {
    const links = { one: '# Link', other: '# Links' };
    expect([0, 1, 2, 1200].map((count) => createPlural('de')(count, links))).toEqual([
      '0 Links',
      '1 Link',
      '2 Links',
      '1.200 Links',
    ]);
    const files = { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' };
    expect([1, 3, 5].map((count) => createPlural('pl')(count, files))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
    ]);
    expect(createPlural('pl')(3, { other: '# x' })).toBe('3 x');
  });
});

describe('createDayFormat', () => {
  it.each([
    ['en', 'January 5, 2026'],
    ['de', '5. Januar 2026'],
    ['es', '5 de enero de 2026'],
  ])('writes a day in %s', (locale, day) => {
    expect(createDayFormat(locale)(new Date('2026-01-05T23:30:00Z'))).toBe(day);
  });
});
