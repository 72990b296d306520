// Prices, days, times, durations, street addresses, telephone numbers and colors.
import { describe, expect, test } from 'vitest';
import { findColor } from '../colors.ts';
import { valuesOf } from './values-of.ts';

test.each([
  ['en', 'croissant costs 3.20 now', '3.20', 3.2, undefined],
  ['en', '3 rooms from €90', 'from €90', 90, 'EUR'],
  ['en', 'cut $12', '$12', undefined, 'USD'],
  ['en', 'tea £4.5', '£4.50', 4.5, 'GBP'],
  ['en', 'it is 12 euros', '€12', 12, 'EUR'],
  ['de', 'das kostet 3,50 € bitte', '3,50 €', 3.5, 'EUR'],
  ['de', 'Hochzeiten ab 1.200 € und mehr', 'ab 1.200 €', 1200, 'EUR'],
  ['fr', 'coupe à partir de 45€ pour toi', 'à partir de 45 €', 45, 'EUR'],
  ['pt', 'a aula custa R$ 30 para você', 'R$ 30', 30, 'BRL'],
  ['de', 'Massage kostet CHF 20 bei mir', 'CHF 20', 20, 'CHF'],
])('A price in %s is read from "%s"', (lang, message, text, amount, currency) => {
  const [value] = valuesOf(message, 'price', lang);
  expect(value?.price.text.replaceAll('\u202f', ' ')).toBe(text);
  if (amount) expect(value?.price.amount).toBe(amount);
  expect(value?.price.currency).toBe(currency);
});

test.each([
  ['en', 'gig on friday 12 march 8pm', '2027-03-12'],
  ['en', 'March 12th 2027', '2027-03-12'],
  ['en', 'on 12/03/2027', '2027-12-03'],
  ['en-GB', 'on 12/03/2027', '2027-03-12'],
  ['de', 'konzert am 12.3. im keller', '2027-03-12'],
  ['fr', 'concert le 15 mars avec nous', '2027-03-15'],
  ['es', 'el 3 de mayo de 2027 en la plaza', '2027-05-03'],
  ['en', 'party next friday at 8', '2026-11-27'],
  ['en', 'tomorrow', '2026-11-23'],
  ['pt', 'show amanhã na praça', '2026-11-23'],
])('A day in %s is read from "%s"', (lang, message, day) => {
  expect(valuesOf(message, 'date', lang).map((value) => value.day)).toEqual([day]);
});

test.each([
  ['en', 'workshop every friday 6-8pm', 'every friday'],
  ['de', 'jeden ersten Samstag im Monat Flohmarkt', 'jeden ersten Samstag im Monat'],
  ['pt', 'aulas de yoga terça e quinta às 19h', 'terça e quinta'],
])('A day that recurs in %s is kept as written in "%s"', (lang, message, when) => {
  expect(valuesOf(message, 'date', lang).map((value) => value.when)).toEqual([when]);
});

test.each([
  ['doors 8pm', '20:00'],
  ['um 8.30 Uhr', '08:30'],
  ['à 18h30', '18:30'],
  ['half past 7', '07:30'],
  ['starts 20:00', '20:00'],
  ['party next friday at 8', '20:00'],
])('A time is read from "%s"', (message, time) =>
  expect(valuesOf(message, 'time').map((value) => value.time)).toEqual([time]),
);

test('Durations are kept as typed', () => {
  expect(
    valuesOf('class 60 min, course 4 weeks, 1h30', 'duration').map(({ text }) => text),
  ).toEqual(['60 min', '4 weeks', '1h30']);
});

test.each([
  ['find us at 12 Shore Place, Edinburgh EH6 6SW. call us', '12 Shore Place, Edinburgh EH6 6SW'],
  ['Hauptstr. 5, 10115 Berlin, Tel. 030 1234567', 'Hauptstr. 5, 10115 Berlin'],
  ['18 rue des Lilas 75011 Paris', '18 rue des Lilas 75011 Paris'],
  ['calle Mayor 3, Madrid', 'calle Mayor 3, Madrid'],
  ['via Roma 12, 00184 Roma', 'via Roma 12, 00184 Roma'],
])('An address is read from "%s"', (message, text) =>
  expect(valuesOf(message, 'address').map((value) => value.text)).toEqual([text]),
);

test.each(['3 things in first place', 'on the way to 12 people', 'add 2 links in my court'])(
  'No address is read from "%s"',
  (message) => expect(valuesOf(message, 'address')).toEqual([]),
);

test.each([
  ['call 0131 555 0123', 'tel:01315550123'],
  ['Tel. 030 1234567', 'tel:0301234567'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['tel 612 345 678', 'tel:612345678'],
  ['(555) 123-4567', 'tel:5551234567'],
])('A telephone number is read from "%s"', (message, url) =>
  expect(valuesOf(message, 'phone').map((value) => value.url)).toEqual([url]),
);

describe('Colors', () => {
  test.each([
    ['en', 'make it forest green', 'forest green'],
    ['en', 'a very light blue background', 'very light blue'],
    ['de', 'mach den hintergrund dunkelgrün', 'dunkelgrün'],
    ['fr', 'mets le fond en bleu foncé', 'bleu foncé'],
    ['pt', 'o fundo rosa claro', 'rosa claro'],
    ['es', 'cambia el color a verde oliva', 'verde oliva'],
    ['en', 'background #0a5', '#0a5'],
  ])('in %s are read from "%s"', (lang, message, name) =>
    expect(valuesOf(message, 'color', lang).map((value) => value.name)).toEqual([name]),
  );

  test.each(['olive oil and lemon tart', 'flat white', 'text me or call', 'green tea'])(
    'are not read from "%s"',
    (message) => expect(valuesOf(message, 'color')).toEqual([]),
  );

  test('that are modified keep their hue and change their lightness', () => {
    const sum = (hex = '#000000') =>
      Number.parseInt(hex.slice(1, 3), 16) +
      Number.parseInt(hex.slice(3, 5), 16) +
      Number.parseInt(hex.slice(5), 16);
    for (const [plain, lang, light, dark] of [
      ['purple', 'en', 'light purple', 'dark purple'],
      ['rot', 'de', 'hellrot', 'dunkelrot'],
      ['verde', 'it', 'verde chiaro', 'verde scuro'],
    ] as const) {
      const base = sum(findColor(plain, lang));
      expect(sum(findColor(light, lang))).toBeGreaterThan(base);
      expect(sum(findColor(dark, lang))).toBeLessThan(base);
    }
  });
});

test.each([
  ['block of 10 £340', ['£340']],
  ['mugs $28-$45, bowls from $35', ['$28–45', 'from $35']],
  ['Forfaits à partir de 1 400 € pour vous', ['à partir de 1 400 €']],
])('A price beside another number is read whole from "%s"', (message, texts) =>
  expect(
    valuesOf(message, 'price').map(({ price }) => price.text.replaceAll('\u202f', ' ')),
  ).toEqual(texts),
);

test.each([
  ['The Salt Road, out 9 April 2027', ['2027-04-09']],
  ['We gave out 12,000 meals last year', []],
  ['Konzerte: 3.5. Köln, 12.6. Bonn', ['2027-05-03', '2027-06-12']],
])('Months are those of the language in "%s"', (message, days) =>
  expect(valuesOf(message, 'date', 'en').map(({ day }) => day)).toEqual(days),
);

test.each([
  ['find me at 12 shore place edinburgh', '12 shore place edinburgh'],
  ['laden in der hauptstr. 5 berlin', 'hauptstr. 5 berlin'],
  ['Büro: Straße des 17. Juni 135, 10623 Berlin', 'Straße des 17. Juni 135, 10623 Berlin'],
])('An address in lower case or with a date is read from "%s"', (message, text) =>
  expect(valuesOf(message, 'address').map((value) => value.text)).toEqual([text]),
);

test('A telephone number begins after a full stop, and days and hours may have en dashes', () => {
  const message = 'nails $20. mon–fri 8–5. 0491 570 156';
  expect(valuesOf(message, 'phone').map(({ phone }) => phone)).toEqual(['0491 570 156']);
  expect(valuesOf(message, 'hours')[0]?.days[4]).toEqual({
    day: 'fri',
    times: [{ opens: '08:00', closes: '17:00' }],
  });
  expect(valuesOf('every sunday 10-2 at the market', 'time').map(({ time }) => time)).toEqual([
    '10:00',
    '14:00',
  ]);
});
