// Opening hours as people write them, in six languages, and what is none.
import { describe, expect, test } from 'vitest';
import { hoursOf } from './values-of.ts';

const CASES: Record<string, readonly (readonly [message: string, hours: string])[]> = {
  en: [
    ['open 7-3 tue to sun', 'tue..sun 07:00-15:00'],
    ['mon-fri 9-18, sat 10-14, closed sunday', 'mon..fri 09:00-18:00, sat 10:00-14:00, sun closed'],
    ['we open at 8 and close at 4', 'mon..sun 08:00-16:00'],
    ['weekdays 9 to 5', 'mon..fri 09:00-17:00'],
    ['every day 10-22 except monday', 'mon closed, tue..sun 10:00-22:00'],
    ['opening hours are now 8 to 4', 'mon..sun 08:00-16:00'],
    ['open 11-11', 'mon..sun 11:00-23:00'],
    ['we are open 24/7', 'mon..sun 00:00-24:00'],
    ['7-3 tue to sun, mon closed', 'mon closed, tue..sun 07:00-15:00'],
    ['Mon - Fri: 8:30am - 6pm / Sat: 9am - 1pm', 'mon..fri 08:30-18:00, sat 09:00-13:00'],
    ['open tues-sat 10 til 6, sundays 11-4', 'tue..sat 10:00-18:00, sun 11:00-16:00'],
    [
      'Monday closed\nTuesday 9-5\nSat & Sun 10am-2pm',
      'mon closed, tue 09:00-17:00, sat..sun 10:00-14:00',
    ],
    ['bar hours thu-sat 6pm-2am', 'thu..sat 18:00-02:00'],
    ['9-6 mon-fri, sat 10-2', 'mon..fri 09:00-18:00, sat 10:00-14:00'],
  ],
  de: [
    ['Di–So 7–15 Uhr', 'tue..sun 07:00-15:00'],
    [
      'Öffnungszeiten: Mo-Fr 9-12 und 14-18 Uhr, Sa 10-14 Uhr, So geschlossen',
      'mon..fri 09:00-12:00+14:00-18:00, sat 10:00-14:00, sun closed',
    ],
    ['mo-do 17-23 uhr, fr+sa 17-1 uhr', 'mon..thu 17:00-23:00, fri..sat 17:00-01:00'],
    ['wir haben montag bis freitag von 8 bis 18 uhr geöffnet', 'mon..fri 08:00-18:00'],
    ['täglich 10 bis 20 uhr, montags ruhetag', 'mon closed, tue..sun 10:00-20:00'],
  ],
  fr: [
    ['du mardi au samedi 9h-19h', 'tue..sat 09:00-19:00'],
    [
      'ouvert du lundi au vendredi de 9h à 12h et de 14h à 18h30, fermé le week-end',
      'mon..fri 09:00-12:00+14:00-18:30, sat..sun closed',
    ],
    [
      'lundi fermé, mardi-vendredi 8h30-12h30 / 14h-19h, samedi 8h30-17h',
      'mon closed, tue..fri 08:30-12:30+14:00-19:00, sat 08:30-17:00',
    ],
  ],
  es: [
    ['lun a vie de 9 a 14 y de 17 a 20', 'mon..fri 09:00-14:00+17:00-20:00'],
    ['de lunes a viernes de 10 a 2 y de 5 a 8', 'mon..fri 10:00-14:00+17:00-20:00'],
    ['fontanero, 24 horas', 'mon..sun 00:00-24:00'],
  ],
  pt: [
    ['seg a sex das 9h às 18h, sáb 9h às 13h', 'mon..fri 09:00-18:00, sat 09:00-13:00'],
    ['aberto todos os dias das 8 às 20 exceto segunda', 'mon closed, tue..sun 08:00-20:00'],
  ],
  it: [
    [
      'lun-ven 9:00-13:00 e 15:00-19:00, chiuso domenica',
      'mon..fri 09:00-13:00+15:00-19:00, sun closed',
    ],
    ['aperto mar-sab 11-19', 'tue..sat 11:00-19:00'],
  ],
};

describe.each(Object.entries(CASES))('Opening hours as they are written in %s', (lang, cases) => {
  test.each(cases)('%s', (message, hours) => expect(hoursOf(message, lang)).toBe(hours));
});

test.each([
  'croissants for 2-3 people',
  'gig on friday 12 march 8pm at the Cellar',
  'workshop every friday 6-8pm',
  'please give 24 hours notice',
  'so do you like it',
  'we won 3-1',
])('are not read from "%s"', (message) => expect(hoursOf(message)).toBe(''));

test('Hours of a single day are hours where no other day is meant', () =>
  expect(hoursOf('walk ins sat only 9 til 3')).toBe('sat 09:00-15:00'));
