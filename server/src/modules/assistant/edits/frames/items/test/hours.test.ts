// Opening hours from messages with marked slots: days that are not spoken of stay as they are.
import { describe, expect, it } from 'vitest';
import { playMarked, rowsIn } from './play-marked.ts';
import { studioPage } from './studio-page.ts';

const cases: [lang: string, marked: string, days: Record<string, string>][] = [
  [
    'de',
    '<set>samstags machen wir um 13 uhr zu, also <hours>Sa 9-13 Uhr</hours></set>',
    { sat: '09:00-13:00' },
  ],
  [
    'pt',
    '<set><hours>domingo</hours> a gente abre, <hours>das 9h às 13h</hours></set>',
    { sun: '09:00-13:00' },
  ],
  [
    'de',
    '<set><hours>Mittwochs bleibt zu</hours>, dafür <hours>montags 10-14 uhr</hours></set>',
    { wed: '', mon: '10:00-14:00' },
  ],
  ['en', '<set>we do <hours>wednesday till 8 in the evening</hours></set>', { wed: '09:00-20:00' }],
  [
    'en',
    '<set>on Saturdays we close at one now so <hours>9 to 1</hours></set>',
    { sat: '09:00-13:00' },
  ],
  [
    'fr',
    '<set><target>Le samedi</target> nous fermons à <hours>15 h</hours></set>',
    { sat: '09:00-15:00' },
  ],
  [
    'it',
    '<set><hours>il sabato</hours> facciamo <hours>8-13</hours></set>',
    { sat: '08:00-13:00' },
  ],
  ['en', '<set>we open <hours>an hour later on saturdays</hours></set>', { sat: '10:00-14:00' }],
  [
    'en',
    '<set>lunch break <hours>tue and wed 12-1</hours></set>',
    { tue: '09:00-12:00 13:00-18:00', wed: '09:00-12:00 13:00-18:00' },
  ],
  ['en', '<remove>we dont open <hours>saturdays</hours> anymore</remove>', { sat: '' }],
];

describe('opening hours in a message with marked slots', () => {
  for (const [lang, marked, days] of cases) {
    it(`change ${Object.keys(days).join(' and ')} alone for ${marked}`, () => {
      const expected = rowsIn(studioPage.page, 'hours').map((row) => {
        const [day = ''] = row.split(' ');
        return days[day] === undefined ? row : `${day} ${days[day]}`.trim();
      });
      expect(rowsIn(playMarked(lang, marked), 'hours')).toEqual(expected);
    });
  }

  it('stay, with a note, for a day of the calendar', () => {
    const page = playMarked('en', '<set><hours>closed on 24 december</hours></set>');
    expect(page.sections.find(({ kind }) => kind === 'hours')).toMatchObject({
      note: 'closed on 24 december',
    });
    expect(rowsIn(page, 'hours')).toEqual(rowsIn(studioPage.page, 'hours'));
  });
});
