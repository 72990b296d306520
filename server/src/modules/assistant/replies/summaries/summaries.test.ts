// Summaries, receipts and introductions. The examples are checked against the schema of the operations, so that
// an operation without a summary fails.
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import {
  type HistoryOperation,
  historyOperationSchema,
  type Operation,
  operationSchema,
} from '@vys/contract/page-model/operations';
import {
  type PageDesign,
  pageDesignSchema,
  pageLanguages,
} from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { suggestFor } from '../suggest.ts';
import { findPlaceholders, introduce } from './introduce.ts';
import { receipt } from './receipt.ts';
import { summarize } from './summarize.ts';

const design: PageDesign = pageDesignSchema.parse({
  page: {
    name: 'Krume',
    tagline: '[Your opening line]',
    lang: 'en',
    links: [
      { id: 'shop', title: 'Shop', url: 'https://krume.example/shop' },
      { id: 'blog', title: 'Blog', url: 'https://krume.example/blog' },
      { id: 'instagram', title: 'Instagram' },
    ],
    sections: [
      { kind: 'hours', id: 'hours', days: [] },
      {
        kind: 'menu',
        id: 'menu',
        title: 'Breads',
        items: [
          { id: 'croissant', name: 'Croissant', price: { text: '€2.90' } },
          { id: 'rye', name: 'Rye' },
        ],
      },
      { kind: 'links', id: 'more', title: 'More', links: [] },
      { kind: 'text', id: 'story', title: 'Story', text: 'Since 1998.' },
    ],
  },
  theme: {
    family: 'storefront',
    scheme: 'light',
    colors: {
      background: '#fdf8f0',
      surface: '#ffffff',
      text: '#1f1a17',
      muted: '#6b625a',
      accent: '#8a3b12',
      accentText: '#ffffff',
      border: '#e5dccf',
    },
    fonts: { display: 'Fraunces', body: 'DM Sans' },
    radius: 8,
    background: { kind: 'plain' },
  },
});

type Example = readonly [operation: Record<string, unknown>, said: string];

const examples: readonly Example[] = [
  [{ type: 'link.add', link: { id: 'podcast', title: 'Podcast' } }, 'I added Podcast.'],
  [{ type: 'link.update', id: 'shop', set: { title: 'Store' } }, 'I renamed Shop to Store.'],
  [
    { type: 'link.update', id: 'blog', set: { url: 'https://b.example' } },
    'I changed the address of Blog.',
  ],
  [
    { type: 'link.update', id: 'instagram', set: { url: 'https://instagram.com/krume' } },
    'I added the address of Instagram.',
  ],
  [
    { type: 'link.update', id: 'blog', set: { description: 'News' } },
    'I changed the description of Blog.',
  ],
  [{ type: 'link.remove', id: 'shop' }, 'I removed Shop.'],
  [{ type: 'link.move', id: 'blog', index: 0 }, 'I moved Blog to the top.'],
  [{ type: 'link.move', id: 'shop', index: 1 }, 'I moved Shop below Blog.'],
  [{ type: 'link.move', id: 'shop', index: 2 }, 'I moved Shop to the end.'],
  [{ type: 'link.move', id: 'shop', section: 'more' }, 'I moved Shop to More.'],
  [{ type: 'link.order', ids: ['blog', 'shop', 'instagram'] }, 'I changed the order of the links.'],
  [{ type: 'link.hide', id: 'blog' }, 'I hid Blog.'],
  [{ type: 'link.show', id: 'blog' }, 'I made Blog visible again.'],
  [{ type: 'link.emphasize', id: 'shop', emphasis: 'featured' }, 'I made Shop stand out.'],
  [
    { type: 'link.group', ids: ['shop', 'blog'], group: 'Read' },
    'I grouped Shop and Blog under Read.',
  ],
  [
    { type: 'link.schedule', id: 'shop', from: '2026-03-01', until: '2026-03-31' },
    'I scheduled Shop from March 1, 2026 to March 31, 2026.',
  ],
  [{ type: 'link.duplicate', id: 'shop', newId: 'shop-2' }, 'I duplicated Shop.'],
  [
    { type: 'section.add', section: { kind: 'gallery', id: 'gallery', items: [] } },
    'I added a gallery.',
  ],
  [
    { type: 'section.update', id: 'hours', set: { note: 'Closed in May' } },
    'I changed the note to “Closed in May”.',
  ],
  [
    {
      type: 'section.replace',
      id: 'story',
      section: { kind: 'about', id: 'story', text: 'Since 1998.' },
    },
    'I turned Story into an about section.',
  ],
  [{ type: 'section.remove', id: 'hours' }, 'I removed the opening hours.'],
  [{ type: 'section.move', id: 'story', index: 0 }, 'I moved Story to the top.'],
  [{ type: 'section.convert', id: 'menu', kind: 'products' }, 'I turned Breads into products.'],
  [{ type: 'section.duplicate', id: 'story', newId: 'story-2' }, 'I duplicated Story.'],
  [{ type: 'item.duplicate', section: 'menu', id: 'rye', newId: 'rye-2' }, 'I duplicated Rye.'],
  [
    { type: 'section.order', ids: ['story', 'hours', 'menu', 'more'] },
    'I changed the order of the sections.',
  ],
  [{ type: 'section.hide', id: 'menu' }, 'I hid Breads.'],
  [{ type: 'section.show', id: 'menu' }, 'I made Breads visible again.'],
  [{ type: 'section.rename', id: 'menu', title: 'Baked' }, 'I renamed Breads to Baked.'],
  [{ type: 'section.layout', id: 'menu', layout: 'columns' }, 'I changed the layout of Breads.'],
  [
    { type: 'item.add', section: 'menu', item: { id: 'bagel', name: 'Bagel' } },
    'I added Bagel to Breads.',
  ],
  [
    { type: 'item.update', section: 'menu', id: 'croissant', set: { price: { text: '€3.20' } } },
    'I changed the price of Croissant to €3.20.',
  ],
  [{ type: 'item.remove', section: 'menu', id: 'rye' }, 'I removed Rye.'],
  [{ type: 'item.move', section: 'menu', id: 'rye', index: 0 }, 'I moved Rye to the top.'],
  [
    { type: 'item.order', section: 'menu', ids: ['rye', 'croissant'] },
    'I changed the order of Breads.',
  ],
  [
    { type: 'profile.set', set: { tagline: 'Bread every day' } },
    'I changed the tagline to “Bread every day”.',
  ],
  [{ type: 'profile.set', set: {}, unset: ['tagline'] }, 'I removed the tagline.'],
  [{ type: 'profile.set', set: { lang: 'de' } }, 'I set the language of the page to German.'],
  [{ type: 'text.replace', from: '1998', to: '1989' }, 'I replaced “1998” with “1989”.'],
  [{ type: 'theme.set', theme: design.theme }, 'I changed the look of your page.'],
  [{ type: 'theme.family', family: 'folio' }, 'I switched to the Folio design.'],
  [{ type: 'theme.scheme', scheme: 'dark' }, 'I made the page dark.'],
  [
    { type: 'theme.color', role: 'background', color: '#0f3d2e' },
    'I made the background dark green.',
  ],
  [{ type: 'theme.colors', colors: design.theme.colors }, 'I changed the colors.'],
  [{ type: 'theme.lightness', role: 'background', steps: -1 }, 'I made the background darker.'],
  [{ type: 'theme.saturation', steps: 1 }, 'I made the colors stronger.'],
  [{ type: 'theme.font', role: 'display', font: 'Anton' }, 'I set the headings in Anton.'],
  [{ type: 'theme.scale', steps: 1 }, 'I made all text larger.'],
  [{ type: 'theme.radius', radius: 999 }, 'I made all corners fully round.'],
  [{ type: 'theme.density', steps: 1 }, 'I added more space.'],
  [
    { type: 'theme.background', background: { kind: 'pattern', name: 'dots' } },
    'I gave the background a pattern.',
  ],
  [{ type: 'theme.motion', motion: 'none' }, 'I turned off motion.'],
  [{ type: 'theme.buttons', buttons: 'outline' }, 'I gave the buttons an outline.'],
  [{ type: 'theme.shadow', shadow: 'soft' }, 'I added soft shadows.'],
  [{ type: 'theme.align', align: 'center' }, 'I centered the text.'],
  [{ type: 'theme.headings', letterCase: 'upper' }, 'I set the headings in capitals.'],
  [{ type: 'theme.avatar', avatar: 'square' }, 'I made the photo square.'],
  [{ type: 'element.style', id: 'shop', style: { scale: 1.2 } }, 'I made Shop larger.'],
  [{ type: 'page.compose', design }, 'I made a new page.'],
  [{ type: 'page.redesign', theme: design.theme }, 'I gave your page another design.'],
];
const historyExamples: readonly (readonly [HistoryOperation, string])[] = [
  [{ type: 'history.undo', steps: 1 }, 'I took back the last change.'],
  [{ type: 'history.undo', steps: 3 }, 'I took back the last 3 changes.'],
  [{ type: 'history.redo', steps: 1 }, 'I brought back the change.'],
  [
    { type: 'history.goto', versionId: '7d3f1b9e-4a57-4c7e-9a3e-0d7b52b6a111' },
    'I restored that version.',
  ],
];

const operationOf = (value: Record<string, unknown>): Operation => operationSchema.parse(value);
const typesOf = (schema: { options: readonly { shape: { type: { value: string } } }[] }) =>
  schema.options.map(({ shape }) => shape.type.value).toSorted();

describe('a summary', () => {
  it('exists for every operation', () => {
    const types = new Set(examples.map(([{ type }]) => String(type)));
    expect([...types].toSorted()).toEqual(typesOf(operationSchema));
    const history = new Set(historyExamples.map(([{ type }]) => type));
    expect([...history].toSorted()).toEqual(typesOf(historyOperationSchema));
  });

  it.each(examples)('%j', (value, said) => {
    const operation = operationOf(value);
    const after = applyOperations(design, [operation]).design;
    expect(summarize([operation], design, after, 'en')).toBe(said);
  });

  it.each(historyExamples)('%j', (operation, said) => {
    expect(summarize([operation], design, design, 'en')).toBe(said);
  });

  it.each(pageLanguages)('is a whole sentence of its own in %s, for each operation', (lang) => {
    const all = [
      ...examples.map(([value]) => operationOf(value)),
      ...historyExamples.map(([operation]) => operation),
    ];
    for (const operation of all) {
      const after = operation.type.startsWith('history.')
        ? design
        : applyOperations(design, [operation as Operation]).design;
      const said = summarize([operation], design, after, lang);
      expect(said, operation.type).toMatch(/^\p{Lu}.*[.]$/u);
      expect(said, operation.type).not.toMatch(/[{}]|undefined/);
      if (lang !== 'en') {
        expect(said, operation.type).not.toBe(summarize([operation], design, after, 'en'));
      }
    }
  });

  const several = [
    { type: 'link.add', link: { id: 'podcast', title: 'Podcast' } },
    { type: 'link.add', link: { id: 'tiktok', title: 'TikTok' } },
    { type: 'link.move', id: 'blog', index: 0 },
  ].map(operationOf);
  it.each([
    ['en', 'I added Podcast and TikTok and moved Blog to the top.'],
    ['de', 'Ich habe Podcast und TikTok hinzugefügt und Blog nach ganz oben verschoben.'],
    ['fr', 'C’est fait : j’ai ajouté Podcast et TikTok et mis Blog tout en haut.'],
    ['es', 'He añadido Podcast y TikTok y puesto Blog arriba del todo.'],
    ['pt', 'Pronto: adicionei Podcast e TikTok e movi Blog para o topo.'],
    ['it', 'Ho aggiunto Podcast e TikTok e spostato Blog in cima.'],
  ])('says several changes in one sentence: %s', (lang, said) => {
    const after = applyOperations(design, several).design;
    expect(summarize(several, design, after, lang)).toBe(said);
  });

  it('names four changes at most', () => {
    const many = [
      ...several,
      { type: 'link.remove', id: 'shop' },
      { type: 'theme.scale', steps: 1 },
      { type: 'theme.density', steps: 1 },
    ].map(operationOf);
    const after = applyOperations(design, many).design;
    expect(summarize(many, design, after, 'en')).toMatch(/removed Shop and made 2 more changes\.$/);
  });
});

describe('a receipt', () => {
  const after = (...values: Record<string, unknown>[]) =>
    applyOperations(design, values.map(operationOf)).design;
  const [hide, add, density] = [
    { type: 'section.hide', id: 'menu' },
    { type: 'link.add', link: { id: 'podcast', title: 'Podcast' } },
    { type: 'theme.density', steps: 1 },
  ];
  it.each([
    ['the look', after(density), 'Changed: design. All 3 links intact.'],
    ['a section', after(hide), 'Changed: Breads. All 3 links intact.'],
    ['links', after(add), 'Changed: links added: 1. The other 3 links are intact.'],
    [
      'one link of three',
      after({ type: 'link.remove', id: 'shop' }),
      'Changed: links removed: 1. The other 2 links are intact.',
    ],
    [
      'a name',
      after({ type: 'profile.set', set: { name: 'Krumen' } }),
      'Changed: texts. All 3 links intact.',
    ],
    [
      'an order',
      after({ type: 'link.move', id: 'blog', index: 0 }),
      'Changed: order. All 3 links intact.',
    ],
  ])('says that %s changed and that links are intact', (_what, changed, said) => {
    expect(receipt(design, changed, 'en')).toBe(said);
  });

  it('of a first page counts its links', () => {
    expect(receipt(null, design, 'de')).toBe('Erstellt: Design, neue Links: 3.');
  });
});

describe('an introduction', () => {
  it('names what is on the page and at most three placeholders', () => {
    const missing = ['[Your opening line]', '[Phone number]', '[Street]', '[Photo]'];
    expect(introduce(design, missing, 'en')).toBe(
      'Your page for Krume is ready, with your links, opening hours, a menu, a list of links and a text. Waiting for you: the address of Instagram, “Your opening line” and Phone number.',
    );
  });

  it('finds the placeholders of a page', () => {
    expect(findPlaceholders(design)).toEqual(['[Your opening line]']);
  });
});

describe('suggestions', () => {
  it('are about this page', () => {
    expect(suggestFor(design, 'en')).toEqual([
      'Add the address of Instagram',
      'Change the tagline',
      'Add the address',
      'Add a photo',
    ]);
  });
  it.each(pageLanguages)('are complete in %s', (lang) => {
    for (const text of suggestFor(design, lang)) expect(text).toMatch(/^\p{Lu}[^{}]+$/u);
  });
});
