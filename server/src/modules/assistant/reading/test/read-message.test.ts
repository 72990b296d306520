// Language, spelling, clauses, lists, lexicons, and any text at all.
import { sectionKinds } from '@vys/contract/page-model/sections';
import { describe, expect, test } from 'vitest';
import { comparatives, findAttribute, findFontKind, findMood } from '../attributes.ts';
import { readMessage } from '../read-message.ts';
import { findSectionKind, sectionNames } from '../section-names.ts';
import { findVerb } from '../verbs.ts';
import { read, TODAY, valuesOf } from './values-of.ts';

const textsOf = (message: string, key: 'clauses' | 'listItems', lang = 'en') => {
  const found = read(message, lang);
  return found[key].map(({ start, end }) => found.text.slice(start, end));
};

test.each([
  ['en', 'can you make my page a bit more cozy please'],
  ['de', 'kannst du die seite etwas gemütlicher machen'],
  ['fr', 'tu peux rendre ma page plus chaleureuse stp'],
  ['es', 'puedes hacer que mi página sea más acogedora'],
  ['pt', 'você pode deixar minha página mais aconchegante'],
  ['it', 'puoi rendere la mia pagina più accogliente'],
  ['de', 'füge instagram und spotify hinzu'],
  ['it', 'aggiungi instagram e spotify'],
])('The language of a message is found: %s, "%s"', (lang, message) => {
  expect(read(message, lang === 'en' ? 'de' : 'en').lang).toBe(lang);
});

test('A brand decides no language, and a message that says nothing keeps the one of the interface', () => {
  for (const lang of ['en', 'de', 'fr', 'es', 'pt', 'it']) {
    expect(read('TikTok', lang).lang).toBe(lang);
    expect(read('le-monde.fr', lang).lang).toBe(lang);
    expect(read('👍', lang)).toMatchObject({ lang, langConfidence: 0 });
  }
});

describe('Spelling', () => {
  test.each([
    [
      'make the backgorund darker adn teh buttns rounder',
      'make the background darker and the buttons rounder',
    ],
    ['mach den hintegrund dunkler', 'mach den hintergrund dunkler'],
    ['chnage the haeding', 'change the heading'],
  ])('is corrected in "%s"', (message, expected) => {
    const lang = message.startsWith('mach') ? 'de' : 'en';
    expect(
      read(message, lang)
        .words.map(({ normal }) => normal)
        .join(' '),
    ).toBe(expected);
  });

  test.each([
    'call it "Buttns"',
    'my workshop has one number',
    'we are Vydeo from Lisbon',
    'insta @backgorund',
  ])('is left alone in "%s"', (message) => {
    for (const { typed, normal } of read(message).words) expect(normal).toBe(typed.toLowerCase());
  });
});

test.each([
  [
    'remove the second one and move spotify to the top',
    ['remove the second one', 'move spotify to the top'],
  ],
  ['add instagram and tiktok', ['add instagram and tiktok']],
  ['make it blue. then add my shop', ['make it blue', 'add my shop']],
  ['mach es blau und füge meinen shop hinzu', ['mach es blau', 'füge meinen shop hinzu']],
  ['make the title bigger and the buttons green', ['make the title bigger', 'the buttons green']],
  ['make it blue remove the last link', ['make it blue', 'remove the last link']],
])('Clauses of "%s"', (message, expected) => expect(textsOf(message, 'clauses')).toEqual(expected));

test.each([
  ['menu:\n- Espresso - 3\n- Flat white - 3.80', ['Espresso - 3', 'Flat white - 3.80']],
  [
    '1. Shop: https://a.com\n2. Blog: https://b.com',
    ['Shop: https://a.com', 'Blog: https://b.com'],
  ],
  ['Haircut - £35\nColor - £60', ['Haircut - £35', 'Color - £60']],
  ['just one line', []],
])('List items of "%s"', (message, expected) =>
  expect(textsOf(message, 'listItems')).toEqual(expected),
);

test('Numbers, ordinals, quotes, images and emoji are read', () => {
  expect(
    valuesOf('the 2nd and the last, not the third', 'ordinal').map(({ position }) => position),
  ).toEqual([2, -1, 3]);
  expect(
    valuesOf('der zweite und der letzte', 'ordinal', 'de').map(({ position }) => position),
  ).toEqual([2, -1]);
  expect(valuesOf('I have 3 kids and two dogs', 'number').map(({ value }) => value)).toEqual([
    3, 2,
  ]);
  expect(valuesOf('call it „Olive & Rye“ or «Ça va»', 'quoted').map(({ text }) => text)).toEqual([
    'Olive & Rye',
    'Ça va',
  ]);
  expect(
    valuesOf('[Image 1: https://cdn.x.org/a.png] as avatar', 'image').map(({ url }) => url),
  ).toEqual(['https://cdn.x.org/a.png']);
  expect(valuesOf('croissants 🥐 👩‍🍳', 'emoji').map(({ text }) => text)).toEqual(['🥐', '👩‍🍳']);
});

describe('Lexicons', () => {
  test.each([
    ['price list', 'menu'],
    ['Öffnungszeiten', 'hours'],
    ['horaires', 'hours'],
    ['tour dates', 'events'],
    ['reviews', 'testimonials'],
    ['cardápio', 'menu'],
    ['recensioni', 'testimonials'],
    ['preguntas frecuentes', 'faq'],
  ])('know the section "%s"', (name, kind) => expect(findSectionKind(name)).toBe(kind));

  test('name every kind of section', () => {
    expect(sectionKinds.filter((kind) => findSectionKind(kind) !== kind)).toEqual([]);
    expect([...sectionNames.words()].length).toBeGreaterThan(500);
  });

  test('know verbs, attributes, moods, fonts and comparatives', () => {
    expect(
      ['add', 'lösche', 'ajoute', 'quita', 'adiciona', 'togli', 'get rid of', 'undo'].map((verb) =>
        findVerb(verb),
      ),
    ).toEqual(['add', 'remove', 'add', 'remove', 'add', 'remove', 'remove', 'undo']);
    expect(
      ['Hintergrund', 'boutons', 'profile picture', 'letra'].map((name) => findAttribute(name)),
    ).toEqual(['background', 'button', 'avatar', 'font']);
    expect(['cozy', 'verspielt', 'épuré', 'elegante'].map((name) => findMood(name))).toEqual([
      'cozy',
      'playful',
      'minimal',
      'elegant',
    ]);
    expect(['typewriter', 'handschrift', 'serif'].map((name) => findFontKind(name))).toEqual([
      'mono',
      'handwritten',
      'serif',
    ]);
    expect(
      ['bigger', 'dunkler', 'plus grand', 'más claro', 'più piccolo'].map((name) =>
        comparatives.find(name),
      ),
    ).toEqual(['bigger', 'darker', 'bigger', 'lighter', 'smaller']);
  });
});

/** Parts that a message is put together from, the awkward ones included. */
const PIECES = [
  'add',
  'insta @a',
  'https://a.com',
  'mon-fri 9-5',
  '"',
  "'",
  '(',
  '\n',
  '- ',
  '12.3.',
  '€',
  '3,50',
  '+49',
  '#fff',
  '\ud800',
  '\udc00',
  'שלום',
  '👩‍👩‍👧',
  '<b>',
  '&nbsp;',
  'hellblau',
  'à',
  'closed',
  '24/7',
  'every',
  'first',
  '@',
  '.',
  ':',
  'rue',
  '5',
  'am',
  'very',
  '\u0000',
  'ß',
  '[Image 1: https://x.y/z]',
  '\u202e',
  'İ',
  'ﬁ',
];
const HOSTILE = [
  '',
  ' ',
  '\ud83d',
  'a'.repeat(40_000),
  '@'.repeat(20_000),
  '9-5 '.repeat(5_000),
  'insta and '.repeat(2_000),
  'very '.repeat(4_000),
  '"a '.repeat(6_000),
  '🇩🇪'.repeat(5_000),
  '<div>'.repeat(4_000),
  'mon 9-5, '.repeat(2_000),
  'x: '.repeat(6_000),
  '\n'.repeat(20_000),
];

function pieced(seed: number): string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from(
    { length: 1 + next(24) },
    () => PIECES[next(PIECES.length)] + (next(3) === 0 ? '' : ' '),
  ).join('');
}

test('Any text is read: spans lie within it, are sorted and values do not overlap', {
  tags: 'slow',
}, () => {
  const texts = [...HOSTILE, ...Array.from({ length: 600 }, (_, seed) => pieced(seed + 1))];
  for (const text of texts) {
    const message = readMessage(text, { lang: 'en', today: TODAY });
    expect(message.text.length).toBeLessThanOrEqual(16_384);
    let end = 0;
    for (const value of message.values) {
      expect(value.start, text.slice(0, 80)).toBeGreaterThanOrEqual(end);
      expect(value.end).toBeGreaterThan(value.start);
      end = value.end;
    }
    expect(end).toBeLessThanOrEqual(message.text.length);
    for (const spans of [message.words, message.clauses, message.listItems]) {
      let last = 0;
      for (const span of spans) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(span.end).toBeGreaterThan(span.start);
        last = span.end;
      }
      expect(last).toBeLessThanOrEqual(message.text.length);
    }
  }
});

test('The same message is read the same twice', () => {
  const text = 'open 7-3 tue to sun, insta @a, 3,50 €, hellblau';
  expect(read(text)).toEqual(read(text));
});
