// Messages whose requests the tagger missed, cut short or took for others.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../reading/read-message.ts';
import { parseMarkup, writeMarkup } from '../../../tagging/markup.ts';
import { createSetting } from '../../scene/scene.ts';
import { studioPage } from '../items/test/studio-page.ts';
import { completeRequests } from './complete-requests.ts';

const account = {
  username: 'birke',
  fullName: '',
  links: [],
  plan: 'free',
  isPublished: false,
} as const;

const voices = {
  kind: 'testimonials',
  id: 'voices',
  title: 'Kind words',
  items: [{ id: 'dunja', quote: 'Finally someone who listens.', name: 'Dunja' }],
} as const;
const design = pageDesignSchema.parse({
  ...studioPage,
  page: { ...studioPage.page, sections: [...studioPage.page.sections, voices] },
});

/** As marked afterwards; `probability` is that of the given tags. */
function completed(lang: string, marked: string, probability = 0.5): string {
  const { text, requests } = parseMarkup(marked);
  const today = '2026-11-22';
  const message = readMessage(text, { lang, today });
  const past = { targets: [] };
  const setting = createSetting(design, { past, account, lang, today, seed: 'seed' });
  const tagged = requests.map((request) => ({
    ...request,
    probability,
    slots: request.slots.map((slot) => ({
      ...slot,
      text: text.slice(slot.start, slot.end),
      probability,
    })),
  }));
  return writeMarkup({ text, requests: completeRequests(setting, message, tagged) });
}

const cases: [lang: string, marked: string, expected: string][] = [
  [
    'en',
    'sad news, lina has left us and kids cut is 25 now',
    'sad news, <remove><target>lina</target> has left us</remove> and <set><target>kids cut</target> is <price>25</price></set> now',
  ],
  ['en', 'the prices are out of date, mate', 'the prices are out of date, mate'],
  [
    'en',
    'the color is no longer offered, sorry',
    '<remove>the <target>color</target> is no longer offered</remove>, sorry',
  ],
  [
    'de',
    'den kinderschnitt machen wir nicht mehr',
    '<remove>den <target>kinderschnitt</target> machen wir nicht mehr</remove>',
  ],
  [
    'en',
    'rent went up, cut 45 € and kids cut 25 €',
    'rent went up, <set><target>cut</target> <price>45 €</price></set> and <set><target>kids cut</target> <price>25 €</price></set>',
  ],
  [
    'en',
    'so clients 450 in the numbers',
    'so <set><target>clients</target> <value>450</value></set> in the numbers',
  ],
  [
    'en',
    '<set><target>leeds</target> is now <date>21 feb</date></set> at the garage, tickets stay valid',
    '<set><target>leeds</target> is now <date>21 feb</date> at <venue>the garage</venue></set>, tickets stay valid',
  ],
  [
    'en',
    "<add>put in <person>Yusuf Kaya</person></add>, he's our colorist since monday and also Romy, apprentice",
    "<add>put in <person>Yusuf Kaya</person>, he's our <role>colorist</role> since monday and also <person>Romy</person>, <role>apprentice</role></add>",
  ],
  [
    'en',
    '<add><item>Beard trim</item> <price>18 €</price></add> (saturdays only)',
    '<add><item>Beard trim</item> <price>18 €</price> (<detail>saturdays only</detail>)</add>',
  ],
  [
    'en',
    '<show>no need to show the <target>press</target> just now</show>',
    '<hide>no need to show the <target>press</target> just now</hide>',
  ],
  [
    'en',
    '<hide>the <target>press</target> could sit <place>above the team</place></hide>',
    '<move>the <target>press</target> could sit <place>above the team</place></move>',
  ],
  [
    'en',
    '<set>the <target>cut</target> is <status>45 pounds</status></set>',
    '<set>the <target>cut</target> is <price>45 pounds</price></set>',
  ],
  [
    'en',
    '<add>add <date>19 march</date> <venue>the cluny</venue>, <title>20 march the crescent</title></add> and <set><date>27 march</date> <venue>moth club</venue></set>',
    '<add>add <date>19 march</date> <venue>the cluny</venue>, <date>20 march</date> <venue>the crescent</venue> and <date>27 march</date> <venue>moth club</venue></add>',
  ],
  [
    'pt',
    '<add>show novo <date>20/2/2027</date> <item>em Londres</item>, <venue>Moth Club</venue></add>',
    '<add>show novo <date>20/2/2027</date> em <location>Londres</location>, <venue>Moth Club</venue></add>',
  ],
  [
    'pt',
    '<set>Bota a <title>Aylin Kaya na equipe</title></set>, ela é aprendiz',
    '<add>Bota a <person>Aylin Kaya</person> na equipe, ela é <role>aprendiz</role></add>',
  ],
  [
    'en',
    'third time, so put it in the faq: do you cut kids? yes, from age three.',
    'third time, so put it in the <add>faq: <question>do you cut kids?</question> <answer>yes, from age three.</answer></add>',
  ],
  [
    'es',
    'mira, ponlo con las demás: Entré llorando y salí bailando. Es de Rocío',
    'mira, ponlo con <add>las demás: <quote>Entré llorando y salí bailando.</quote> Es de <person>Rocío</person></add>',
  ],
];

const asides: [lang: string, text: string][] = [
  ['en', 'the cut stays at 40 as it is'],
  ['en', 'keep kids cut'],
  ['en', 'is the color still 80?'],
  ['de', 'die preise bleiben, cut lasse ich bei 40'],
];

describe('what a message asks for without saying so', () => {
  for (const [lang, marked, expected] of cases) {
    it(`is found in "${marked}"`, () => {
      expect(completed(lang, marked)).toBe(expected);
    });
  }

  for (const [lang, text] of asides) {
    it(`is not found in "${text}"`, () => {
      expect(completed(lang, text)).toBe(text);
    });
  }

  it('leaves a request alone that is certain', () => {
    const marked = '<show>no need to show the <target>press</target> just now</show>';
    expect(completed('en', marked, 1)).toBe(marked);
  });
});
