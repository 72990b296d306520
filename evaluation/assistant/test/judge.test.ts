// The judge: each kind of expectation passes when it holds and fails when it does not. The examples are invented.
// @module-tag slow
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { readCases } from '../cases.ts';
import type { Respond } from '../run-case.ts';
import {
  addLink,
  designOf,
  type Expected,
  fake,
  judge,
  nothing,
  reply,
  type Start,
} from './fake-assistant.ts';

type Example = {
  what: string;
  start: Start;
  expect: Expected;
  right: object[];
  wrong: object[];
};

const examples: Example[] = [
  {
    what: 'a link with its title',
    start: 'bare',
    expect: {
      page: 'changed',
      links: { has: [{ url: 'https://www.Vimeo.com/sam/', title: 'vimeo' }] },
    },
    right: [addLink('http://vimeo.com/sam', 'My Vimeo')],
    wrong: [addLink('https://vimeo.com/sammy', 'Vimeo')],
  },
  {
    what: 'a city, with or without the region around it',
    start: 'coach',
    expect: { page: 'changed', profile: { location: 'Boise' } },
    right: [{ type: 'profile.set', set: { location: 'Boise, Idaho' } }],
    wrong: [{ type: 'profile.set', set: { location: 'Boisetown' } }],
  },
  {
    what: 'a link that is gone',
    start: 'bare',
    expect: { page: 'changed', links: { gone: ['x.com/samokafor'] } },
    right: [{ type: 'link.remove', id: 'x' }],
    wrong: [{ type: 'link.remove', id: 'website' }],
  },
  {
    what: 'a product that is sold out',
    start: 'shop',
    expect: { page: 'changed', item: [{ kind: 'products', has: ['Vase', 'sold out'] }] },
    right: [{ type: 'item.update', section: 'products', id: 'vase', set: { isSoldOut: true } }],
    wrong: [{ type: 'item.update', section: 'products', id: 'bowl', set: { isSoldOut: true } }],
  },
  {
    what: 'the first link',
    start: 'coach',
    expect: { page: 'changed', links: { first: 'pod.link/sleepier' } },
    right: [{ type: 'link.move', id: 'podcast', index: 0 }],
    wrong: [{ type: 'link.move', id: 'linkedin', index: 0 }],
  },
  {
    what: 'the last link',
    start: 'coach',
    expect: { page: 'changed', links: { last: 'linkedin.com/in/inesmoreau' } },
    right: [{ type: 'link.move', id: 'linkedin' }],
    wrong: [{ type: 'link.move', id: 'podcast' }],
  },
  {
    what: 'the order of links',
    start: 'coach',
    expect: {
      page: 'changed',
      links: { order: ['https://ines.co/guide', 'https://pod.link/sleepier'] },
    },
    right: [{ type: 'link.move', id: 'free-guide', index: 0 }],
    wrong: [{ type: 'link.move', id: 'linkedin', index: 0 }],
  },
  {
    what: 'a featured link',
    start: 'coach',
    expect: { page: 'changed', links: { featured: 'https://pod.link/sleepier' } },
    right: [{ type: 'link.emphasize', id: 'podcast', emphasis: 'featured' }],
    wrong: [{ type: 'link.emphasize', id: 'linkedin', emphasis: 'featured' }],
  },
  {
    what: 'a hidden link',
    start: 'streamer',
    expect: { page: 'changed', links: { hidden: 'https://discord.gg/moth' } },
    right: [{ type: 'link.hide', id: 'discord' }],
    wrong: [{ type: 'link.remove', id: 'discord' }],
  },
  {
    what: 'a text instead of another',
    start: 'bakery',
    expect: { page: 'changed', text: { has: ['Our shop'], gone: ['Find us'] } },
    right: [{ type: 'section.rename', id: 'map', title: 'This is OUR  shop' }],
    wrong: [{ type: 'section.rename', id: 'menu', title: 'Our shop' }],
  },
  {
    what: 'the tagline',
    start: 'bare',
    expect: { page: 'changed', profile: { tagline: "Sam's boats" } },
    right: [{ type: 'profile.set', set: { tagline: 'sam’s boats' } }],
    wrong: [{ type: 'profile.set', set: { tagline: 'Boats by Sam' } }],
  },
  {
    what: 'a section',
    start: 'bare',
    expect: { page: 'changed', sections: { has: ['guestbook'], count: { guestbook: 1 } } },
    right: [{ type: 'section.add', section: { kind: 'guestbook', id: 'guests' } }],
    wrong: [{ type: 'section.add', section: { kind: 'newsletter', id: 'guests' } }],
  },
  {
    what: 'a section that is gone',
    start: 'musician',
    expect: { page: 'changed', sections: { gone: ['contact'] } },
    right: [{ type: 'section.remove', id: 'contact' }],
    wrong: [{ type: 'section.remove', id: 'events' }],
  },
  {
    what: 'the order of sections',
    start: 'musician',
    expect: { page: 'changed', sections: { order: ['events', 'music'] } },
    right: [{ type: 'section.move', id: 'events', index: 0 }],
    wrong: [{ type: 'section.move', id: 'contact', index: 0 }],
  },
  {
    what: 'an item and its price',
    start: 'bakery',
    expect: {
      page: 'changed',
      item: [{ kind: 'menu', has: ['loaf', '6.10'] }],
      itemGone: [{ kind: 'menu', text: '5.50' }],
    },
    right: [
      {
        type: 'item.update',
        section: 'menu',
        id: 'country-loaf',
        set: { price: { text: '£6,10' } },
      },
    ],
    wrong: [
      { type: 'item.update', section: 'menu', id: 'bagel', set: { price: { text: '6.10' } } },
    ],
  },
  {
    what: 'hours in the words of people',
    start: 'bare',
    expect: {
      page: 'changed',
      sections: { has: ['hours'] },
      item: [
        { kind: 'hours', has: ['Di', '9', '6 pm'] },
        { kind: 'hours', has: ['domingo', 'chiuso'] },
      ],
    },
    right: [hours('09:00', '18:00')],
    wrong: [hours('19:00', '06:00')],
  },
  {
    what: 'a date',
    start: 'musician',
    expect: {
      page: 'changed',
      item: [{ kind: 'events', has: ['2', 'abr', '2027', 'Porto', 'sold out'] }],
    },
    right: [gig('2027-04-02')],
    wrong: [gig('2027-04-12')],
  },
];

function hours(opens: string, closes: string) {
  const days = [
    { day: 'tue', times: [{ opens, closes }] },
    { day: 'sun', times: [] },
  ];
  return { type: 'section.add', section: { kind: 'hours', id: 'hours', days } };
}

function gig(day: string) {
  const item = { id: 'porto', name: 'Maus', city: 'Porto', day, status: 'sold-out' };
  return { type: 'item.add', section: 'events', item };
}

const theme = (start: Start, changes: object) => ({
  type: 'theme.set',
  theme: { ...designOf(start).theme, ...changes },
});
const color = (role: string, value: string) => ({ type: 'theme.color', role, color: value });

const looks: Example[] = [
  ...(
    [
      [{ scheme: 'dark' }, { type: 'theme.scheme', scheme: 'dark' }, color('accent', '#b8401a')],
      [{ background: 'navy' }, color('background', '#101a44'), color('background', '#ffd3e5')],
      [
        { background: 'lightyellow' },
        color('background', '#fbf8d0'),
        color('background', '#3a3000'),
      ],
      [{ accent: 'orange' }, color('accent', '#c2560a'), color('accent', '#7a3fd0')],
      [
        { corners: 'rounder' },
        { type: 'theme.radius', radius: 30 },
        { type: 'theme.radius', radius: 0 },
      ],
      [{ size: 'bigger' }, { type: 'theme.scale', steps: 1 }, { type: 'theme.scale', steps: -1 }],
      [
        { spacing: 'airier' },
        { type: 'theme.density', steps: 1 },
        { type: 'theme.density', steps: -1 },
      ],
      [
        { motion: false },
        { type: 'theme.motion', motion: 'none' },
        { type: 'theme.motion', motion: 'lively' },
      ],
      [
        { fontKind: 'mono' },
        { type: 'theme.font', role: 'display', font: 'JetBrains Mono' },
        { type: 'theme.font', role: 'display', font: 'Caveat' },
      ],
      [
        { darker: true },
        { type: 'theme.lightness', role: 'background', steps: -2 },
        { type: 'theme.font', role: 'display', font: 'Caveat' },
      ],
      [
        { gradient: true },
        {
          type: 'theme.background',
          background: { kind: 'gradient', from: '#f3f4ff', to: '#e0f7f7', angle: 160 },
        },
        { type: 'theme.background', background: { kind: 'pattern', name: 'dots' } },
      ],
    ] as const
  ).map(([look, right, wrong]) => ({
    what: `look ${JSON.stringify(look)}`,
    start: 'coach' as const,
    expect: { page: 'changed' as const, look },
    right: [right],
    wrong: [wrong],
  })),
  {
    what: 'another design',
    start: 'coach',
    expect: { page: 'changed', look: { different: true } },
    right: [theme('coach', { family: 'garden' })],
    wrong: [theme('coach', { radius: 2 })],
  },
];

describe('an expectation', () => {
  it.each([...examples, ...looks])(
    'holds or fails: $what',
    ({ start, expect: expected, right, wrong }) => {
      const good = judge(start, expected, fake(right));
      expect([...good.reasons, ...good.unasked]).toEqual([]);
      expect(good.isRight).toBe(true);
      const bad = judge(start, expected, fake(wrong));
      expect(bad.isRight).toBe(false);
      expect(bad.reasons.length).toBeGreaterThan(0);
      expect(judge(start, expected, fake(nothing)).reasons).toContain('the page did not change');
    },
  );

  it('of the same page fails when anything changed', () => {
    expect(judge('bare', { page: 'same' }, fake(nothing)).isRight).toBe(true);
    const changed = judge('bare', { page: 'same' }, fake([{ type: 'link.remove', id: 'x' }]));
    expect(changed.reasons).toEqual(['the page changed']);
    expect(changed.unasked.map(({ isDestructive }) => isDestructive)).toEqual([true]);
  });

  it('of a page that was made reads its facts, and its language', () => {
    const made = (name: string, lang: string): Respond => {
      const design = designOf('bakery');
      const page = { ...design.page, name, lang };
      const own = pageDesignSchema.parse({ ...design, page });
      return fake({ kind: 'made', page: writeDesign(own) });
    };
    const expected: Expected = {
      page: 'made',
      lang: 'fr',
      profile: { name: 'Chez Nous' },
      text: { has: ['12 shore place', 'bagel'] },
      sections: { has: ['products'] },
    };
    expect(judge(null, expected, made('Chez nous', 'fr')).reasons).toEqual([]);
    expect(judge(null, expected, made('Chez nous', 'en')).reasons).toHaveLength(1);
    expect(judge(null, expected, made('Chez vous', 'fr')).reasons).toHaveLength(1);
    expect(judge(null, expected, fake(nothing)).isRight).toBe(false);
  });

  it('of a reply looks at what it says and what kind it is', () => {
    const answer = fake({ kind: 'answer', say: 'You find QR codes under Share.' });
    expect(judge('bare', { page: 'same', mentions: ['qr', 'share|publish'] }, answer).isRight).toBe(
      true,
    );
    const other = fake({ kind: 'answer', say: 'Click on Share.' });
    expect(judge('bare', { page: 'same', mentions: ['qr'] }, other).isRight).toBe(false);
    const declined = { kind: 'declined', say: 'That is not for me.' } as const;
    expect(judge('bare', { page: 'same', declines: true }, fake(declined)).isRight).toBe(true);
    expect(judge('bare', { page: 'same', declines: true }, fake(nothing)).isRight).toBe(false);
    expect(judge('bare', { page: 'same', asks: true }, fake(nothing)).isRight).toBe(true);
    expect(judge('bare', { page: 'same', asks: true }, fake(declined)).isRight).toBe(false);
  });

  it('may have alternatives', () => {
    const expected: Expected = {
      page: 'changed',
      look: { background: 'pink' },
      alternatives: [{ page: 'same', asks: true }],
    };
    expect(judge('bare', expected, fake(nothing)).isRight).toBe(true);
    expect(judge('bare', expected, fake([color('background', '#ffd3e5')])).isRight).toBe(true);
    expect(judge('bare', expected, fake([color('background', '#d3ffe0')])).isRight).toBe(false);
  });
});

describe('several turns', () => {
  const remove = [{ type: 'link.remove', id: 'x' }];
  const undo = { kind: 'history', operations: [{ type: 'history.undo', steps: 1 }] } as const;

  it('can be undone and done again', () => {
    const turns = ['remove x', 'undo'];
    expect(judge('bare', { undo: true }, fake(remove, undo), turns).isRight).toBe(true);
    expect(judge('bare', { undo: true }, fake(remove, nothing), turns).isRight).toBe(false);
    const redo = { kind: 'history', operations: [{ type: 'history.redo', steps: 1 }] } as const;
    const gone: Expected = { page: 'changed', links: { gone: ['https://x.com/samokafor'] } };
    expect(judge('bare', gone, fake(remove, undo, redo), [...turns, 'redo']).isRight).toBe(true);
  });

  it('are not undone where nothing was done', () => {
    expect(judge('bare', { undo: true }, fake(nothing, nothing), ['a', 'b']).isRight).toBe(false);
  });

  it('may put back what the turn before has changed', () => {
    const expected: Expected = {
      page: 'changed',
      links: { has: [{ url: 'https://x.com/samokafor' }], gone: ['https://samokafor.com'] },
    };
    const restore = [
      addLink('https://x.com/samokafor', 'X'),
      { type: 'link.remove', id: 'website' },
    ];
    expect(judge('bare', expected, fake(remove, restore), ['a', 'b']).isRight).toBe(true);
  });

  it('are told what was said before, and which page it was said about', () => {
    const seen: number[] = [];
    const respond: Respond = ({ history, page }) => {
      seen.push(history.length);
      if (history.length > 0) expect(history.at(-1)?.page).toEqual(page);
      return reply(nothing);
    };
    judge('bare', { page: 'same' }, respond, ['a', 'b', 'c']);
    expect(seen).toEqual([0, 1, 2]);
  });
});

describe('what was not asked for', () => {
  const wanted: Expected = { page: 'changed', links: { has: [{ url: 'https://a.example' }] } };
  const add = addLink('https://a.example', 'A');

  it.each([
    ['a link is removed', 'coach', { type: 'link.remove', id: 'podcast' }, true],
    ['an item is removed', 'coach', { type: 'item.remove', section: 'faq', id: 'age' }, true],
    ['a section is removed', 'coach', { type: 'section.remove', id: 'faq' }, true],
    ['the name is replaced', 'coach', { type: 'profile.set', set: { name: 'A' } }, true],
    ['a location is added', 'coach', { type: 'profile.set', set: { location: 'Oslo' } }, false],
    [
      'a section is added',
      'coach',
      { type: 'section.add', section: { kind: 'guestbook', id: 'g' } },
      false,
    ],
    ['a color changes', 'coach', color('accent', '#b8401a'), false],
    ['a size changes', 'coach', { type: 'theme.scale', steps: 1 }, false],
    ['links are moved', 'coach', { type: 'link.move', id: 'podcast', index: 0 }, false],
    ['sections are moved', 'coach', { type: 'section.move', id: 'faq', index: 0 }, false],
    [
      'items are moved',
      'coach',
      { type: 'item.move', section: 'faq', id: 'remote', index: 0 },
      false,
    ],
  ] as const)('is found: %s', (_, start, operation, isDestructive) => {
    const { isRight, reasons, unasked } = judge(start, wanted, fake([add, operation]));
    expect(reasons).toEqual([]);
    expect(isRight).toBe(false);
    expect(unasked.some((change) => change.isDestructive)).toBe(isDestructive);
  });

  it('leaves the day of a countdown to cases that name it', () => {
    const update = (set: object) =>
      fake([{ type: 'section.update', id: 'countdown', set, unset: [] }]);
    const expected: Expected = { page: 'changed', text: { gone: ['20 Dec'] } };
    expect(judge('podcast', expected, update({ day: '2027-01-10' })).unasked).toEqual([]);
    const other: Expected = { page: 'changed', text: { gone: ['3 May'] } };
    expect(judge('podcast', other, update({ day: '2027-01-10' })).unasked).not.toEqual([]);
  });

  it('is found in the days of the hours that the case does not name', () => {
    const expected: Expected = {
      page: 'changed',
      item: [{ kind: 'hours', has: ['Sat', '9', '14'] }],
    };
    const days = designOf('bakery').page.sections.flatMap((section) =>
      section.kind === 'hours' ? section.days : [],
    );
    const saturday = { day: 'sat', times: [{ opens: '09:00', closes: '14:00' }] };
    const update = (list: object[]) =>
      fake([{ type: 'section.update', id: 'hours', set: { days: list } }]);
    const all = days.map((one) => (one.day === 'sat' ? saturday : one));
    expect(judge('bakery', expected, update(all)).unasked).toEqual([]);
    expect(judge('bakery', expected, update([saturday])).unasked).not.toEqual([]);
  });

  it('is found when another link gets the address that a new one should have', () => {
    const set = (id: string, url: string) => fake([{ type: 'link.update', id, set: { url } }]);
    const stolen = judge('coach', wanted, set('podcast', 'https://a.example'));
    expect(stolen.reasons).toEqual([]);
    expect(stolen.unasked.map((change) => change.isDestructive)).toEqual([true]);
    const corrected: Expected = {
      page: 'changed',
      links: { has: [{ url: 'https://a.example', title: 'Podcast' }] },
    };
    expect(judge('coach', corrected, set('podcast', 'https://a.example')).isRight).toBe(true);
  });

  it('does not count when something was written anew as it was', () => {
    const [section] = designOf('coach').page.sections.filter(({ kind }) => kind === 'services');
    const items = section && 'items' in section ? section.items : [];
    const renamed = items.map((item, index) => ({ ...item, id: `again-${index}` }));
    const replace = {
      type: 'section.replace',
      id: 'services',
      section: { ...section, items: renamed },
    };
    expect(judge('coach', wanted, fake([add, replace])).unasked).toEqual([]);
  });
});

describe('the cases', () => {
  it('are well formed, and have an id of their own', () => {
    const ids = readCases().map(({ id }) => id);
    expect(ids).toHaveLength(440);
    expect(new Set(ids).size).toBe(440);
  });
});
