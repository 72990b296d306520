// Messages whose slots are marked only in part, or wrongly, as the tagger may do it.
import { describe, expect, it } from 'vitest';
import { playMarked, rowsIn } from './play-marked.ts';

const cases: [lang: string, marked: string, kind: string, expected: string][] = [
  [
    'en',
    '<add>a press quote from <person>Die Zeit</person>: "<role>Ein Sog.</role>"</add>',
    'press',
    'Die Zeit | Ein Sog.',
  ],
  [
    'en',
    '<add>a review from Tessa: "<target>so warm</target>"</add>',
    'testimonials',
    'So warm | Tessa',
  ],
  [
    'es',
    '<add>pon <item>flequillo</item> <price>12</price> y <detail>lavado 8</detail></add>',
    'services',
    'Lavado | 8 €',
  ],
  [
    'en',
    '<set>the <target>countdown</target> is on the 28th now, doors at <title>8pm</title></set>',
    'countdown',
    'The big sale | 2026-12-28 | 20:00',
  ],
  [
    'en',
    '<set><target>leeds</target> is 9 march now at <venue>the garage</venue></set>',
    'events',
    'The garage | 2027-03-09 | Leeds',
  ],
  ['en', '<set><target>cut</target> is 45 € now</set>', 'services', 'Cut | 45 €'],
  [
    'en',
    '<add><date>3 april 2027</date>, <venue>Lexington</venue>, <location>London</location>, <venue>tickets</venue> <link>https://dice.fm/lex</link></add>',
    'events',
    'Lexington | 2027-04-03 | London | https://dice.fm/lex',
  ],
  [
    'en',
    '<set><value>500</value> <label>clients</label> now not <value>400</value></set>',
    'stats',
    '500 | clients',
  ],
  [
    'en',
    '<set>can you make saturday <hours>9 to 5 and sunday 10 to 3</hours></set>',
    'hours',
    'sat 09:00-17:00',
  ],
  ['en', "<set>we're shut on tuesdays from now on</set>", 'hours', 'tue'],
  [
    'de',
    '<add>neue Bewertung von Jana: "<target>Endlich</target> <place>versteht mich jemand</place>"</add>',
    'testimonials',
    'Endlich versteht mich jemand | Jana',
  ],
  [
    'en',
    "<set><target>york</target> isn't <status>sold out</status></set>",
    'events',
    'Crescent | 2027-02-07 | York',
  ],
  [
    'en',
    "<set><hours>we're open till 7</hours> now <hours>tue and wed</hours></set>",
    'hours',
    'sat 09:00-14:00',
  ],
  [
    'en',
    '<set>add <target>cut</target> deluxe for <price>60</price></set>',
    'services',
    'Cut deluxe | 60 €',
  ],
];

describe('a message with slots that are marked in part', () => {
  for (const [lang, marked, kind, expected] of cases) {
    it(`gives "${expected}" for ${marked}`, () => {
      expect(rowsIn(playMarked(lang, marked), kind)).toContain(expected);
    });
  }
});
