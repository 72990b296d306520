// Items of sections from messages with marked slots: what is added and what changes.
import { describe, expect, it } from 'vitest';
import { play } from '../../test/play-marked.ts';
import { playMarked, rowsIn } from './play-marked.ts';
import { studioPage } from './studio-page.ts';

type Row = [lang: string, marked: string, kind: string, expected: string, past?: string[]];

const added: Row[] = [
  [
    'en',
    '<add><item>beard trim</item> <price>eighteen</price></add>',
    'services',
    'Beard trim | 18 €',
  ],
  [
    'de',
    '<add>neu: <item>Pflege</item> <price>ab 35</price>, <detail>30 min</detail></add>',
    'services',
    'Pflege | ab 35 € | 30 min',
  ],
  [
    'en',
    '<add><price>15</price> <item>fringe</item>, <price>60</price> <item>gloss</item></add>',
    'services',
    'Fringe | 15 €',
  ],
  [
    'en',
    '<add><item>fringe</item> and <item>neck</item>, <price>12</price> each</add>',
    'services',
    'Fringe | 12 €',
  ],
  [
    'fr',
    '<add>le <date>5 mai</date> <item>Nantes</item> <venue>Stereolux</venue>, <time>20h30</time></add>',
    'events',
    'Stereolux | 2027-05-05 | 20:30 | Nantes',
  ],
  [
    'es',
    '<add><date>12 de marzo</date> <location>Madrid</location> <venue>Siroco</venue>, el <date>14</date> <location>Murcia</location> <venue>Rem</venue> <status>gratis</status></add>',
    'events',
    'Rem | 2027-03-14 | Murcia | free',
  ],
  [
    'en',
    '<add><date>27 feb 2027</date> <venue>the joiners</venue> <location>southampton</location> <status>tickets at the door</status></add>',
    'events',
    'Tickets at the door',
  ],
  [
    'it',
    '<add>nello staff entra <person>giada conti</person>, <role>estetista</role></add>',
    'team',
    'Giada Conti | estetista',
  ],
  [
    'pt',
    '<add>nas dúvidas: <question>vai ao forno</question> resposta: <answer>Sim, até 200°.</answer></add>',
    'faq',
    'Vai ao forno? | Sim, até 200°.',
  ],
  [
    'en',
    '<add>faq: <question>do you ship?</question></add>',
    'faq',
    'Do you ship? | [Your answer]',
  ],
  ['en', '<add><value>7</value> <label>countries</label></add>', 'stats', '7 | countries'],
  [
    'es',
    '<add>mete en prensa lo de <person>El País</person>: <quote>Hiela la sangre</quote></add>',
    'press',
    'El País | Hiela la sangre',
  ],
  [
    'en',
    '<add>a client wrote <quote>best hour of my month!</quote>, <person>Lucy M.</person></add>',
    'testimonials',
    'Best hour of my month! | Lucy M.',
  ],
  [
    'en',
    '<add>new video <link>https://youtu.be/second</link></add>',
    'video',
    'https://youtu.be/second',
  ],
];

const changed: Row[] = [
  [
    'en',
    "<set>Lina got married! She's <person>Lina Brandt</person> now</set>",
    'team',
    'Lina Brandt | stylist',
  ],
  [
    'en',
    '<set>the <target>first one</target> is <status>sold out</status> too</set>',
    'events',
    'Brudenell | 2027-02-06 | Leeds | sold-out',
    ['events'],
  ],
  ['en', '<set><target>cut</target> <price>45</price></set>', 'services', 'Cut | 45 €'],
  [
    'de',
    '<set>der <target>kinderschnitt</target> kostet <price>fünfundzwanzig</price></set>',
    'services',
    'Kids cut | 25 €',
  ],
  [
    'pt',
    '<set>a <target>cor</target> passa a <price>95</price></set>',
    'services',
    'Color | from 95 €',
  ],
  [
    'en',
    '<set><target>the cheapest one</target> goes up to <price>22</price></set>',
    'services',
    'Kids cut | 22 €',
  ],
  ['en', '<set>put <target>cut</target> up by <price>2 €</price></set>', 'services', 'Cut | 42 €'],
  [
    'de',
    '<set><target>alle Preise</target> <price>10 % teurer</price></set>',
    'services',
    'Color | from 88 €',
  ],
  [
    'de',
    '<set>der <target>Cut</target> heißt jetzt <item>Haarschnitt</item></set>',
    'services',
    'Haarschnitt | 40 €',
  ],
  ['en', '<correct>sorry, <price>43</price></correct>', 'services', 'Cut | 43 €', ['cut']],
  [
    'en',
    '<again>the <target>other one</target> too, <role>owner</role></again>',
    'team',
    'Lina Sahin | owner',
    ['petra'],
  ],
  [
    'en',
    '<set><target>leeds</target> is now the <date>21st</date> at <venue>the garage</venue></set>',
    'events',
    'The garage | 2027-02-21 | Leeds',
  ],
  [
    'en',
    '<set><target>york</target> isnt <old>sold out</old> anymore</set>',
    'events',
    'Crescent | 2027-02-07 | York',
  ],
  [
    'es',
    '<set>la de <target>leeds</target> ya está <status>agotada</status></set>',
    'events',
    'Brudenell | 2027-02-06 | Leeds | sold-out',
  ],
  [
    'en',
    '<set>tickets for <target>leeds</target> are at <link>dice.fm/leeds</link></set>',
    'events',
    'https://dice.fm/leeds',
  ],
  [
    'en',
    '<set>its <value>15</value> <label>years</label> and <value>600</value> <label>clients</label></set>',
    'stats',
    '600 | clients',
  ],
  [
    'en',
    '<add>and me, <person>petra</person>, <role>founder</role></add>',
    'team',
    'Petra Wolf | founder',
  ],
  [
    'en',
    '<set><target>can i cancel</target> answer is <answer>Only by phone.</answer></set>',
    'faq',
    'Can I cancel? | Only by phone.',
  ],
  [
    'en',
    '<set>the <target>countdown</target> is <date>the tenth of january</date> now</set>',
    'countdown',
    'The big sale | 2027-01-10',
  ],
  [
    'it',
    '<set>il video nuovo è <link>https://youtu.be/second</link></set>',
    'video',
    'https://youtu.be/second',
  ],
  [
    'en',
    '<set>we moved to <address>9 Tariff Street</address></set>',
    'map',
    'Find us | 9 Tariff Street, Manchester',
  ],
  [
    'it',
    '<set>abbiamo cambiato sede, <address>Via Roma 9, Milano</address></set>',
    'map',
    'Find us | Via Roma 9, Milano',
  ],
];

const others = (kind: string) => studioPage.page.sections.filter((one) => one.kind !== kind);

describe('a message with marked slots', () => {
  for (const [lang, marked, kind, expected, past] of added) {
    it(`adds "${expected}" for ${marked}`, () => {
      const page = playMarked(lang, marked, past);
      expect(rowsIn(page, kind).join('\n')).toContain(expected);
      expect(page.sections).toEqual(expect.arrayContaining(others(kind)));
      expect(rowsIn(page, kind)).toEqual(
        expect.arrayContaining(kind === 'team' ? [] : rowsIn(studioPage.page, kind)),
      );
    });
  }

  for (const [lang, marked, kind, expected, past] of changed) {
    it(`makes it "${expected}" for ${marked}`, () => {
      const page = playMarked(lang, marked, past);
      expect(rowsIn(page, kind).some((row) => row === expected || row.endsWith(expected))).toBe(
        true,
      );
      expect(rowsIn(page, kind)).toHaveLength(rowsIn(studioPage.page, kind).length);
      expect(page.sections).toEqual(expect.arrayContaining(others(kind)));
    });
  }

  it('changes nothing where what should change is not there', () => {
    const page = playMarked('en', '<set><target>balayage</target> <price>140</price></set>');
    expect(page).toEqual(studioPage.page);
  });

  it('removes what is named, whatever "it" may be', () => {
    const turns = [
      '<set><target>Country loaf</target> is <price>6</price> now</set>',
      '<remove>the <target>loyalty card</target> is out of date, drop it</remove>',
    ];
    const { after, before } = play('bakery', turns);
    expect(after).toEqual(before);
  });

  it('adds a link to a video where a link is asked for', () => {
    const marked =
      '<add>two links: <title>The film</title> <link>youtu.be/abc</link> and <title>Shop</title> <link>shop.example</link></add>';
    const { operations } = play('bakery', [marked]);
    expect(operations.map(({ type }) => type)).toEqual(['link.add', 'link.add']);
  });

  it('keeps what is written on a link apart from a review', () => {
    const marked =
      '<add>Google reviews: <link>https://g.page/r/a/review</link>, text on it "<title>Leave us a review</title>"</add>';
    const { operations } = play('bakery', [marked]);
    expect(operations).toMatchObject([{ type: 'link.add', link: { title: 'Leave us a review' } }]);
  });

  it('writes to a Brazilian number on WhatsApp', () => {
    const marked = '<add>põe meu <platform>zap</platform> <link>41 98888-1020</link></add>';
    const { operations } = play('bakery', [marked], 'pt');
    expect(operations).toMatchObject([{ link: { url: 'https://wa.me/5541988881020' } }]);
  });

  it('keeps the order that a place asks for', () => {
    const marked =
      '<add><person>Aylin Demir</person>, <role>apprentice</role>, <place>before lina</place></add>';
    expect(rowsIn(playMarked('en', marked), 'team')[1]).toBe('Aylin Demir | apprentice');
  });
});
