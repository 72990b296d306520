// Models that do more than they were asked.
import { addShop, type CatalogueCase, shop, shopJson, unchanged, withShop } from './case.ts';

const whole = (more: string) => `<say>Done.</say><op>{"type":"page.compose","design":${more}}</op>`;
const theme = {
  family: 'pocket-card',
  scheme: 'dark',
  colors: {
    background: '#0f2a1d',
    surface: '#163627',
    text: '#f4f7f2',
    muted: '#b9c8bd',
    accent: '#d8e86b',
    accentText: '#12210f',
    border: '#2b4a3a',
  },
  fonts: { display: 'Fraunces', body: 'DM Sans' },
  radius: 16,
  background: { kind: 'plain' },
};

export const collateral: readonly CatalogueCase[] = [
  {
    name: 'removes a link while it adds another',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>{"type":"link.remove","id":"directions"}</op>`,
    expect: withShop,
  },
  {
    name: 'removes a section in passing',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>{"type":"section.remove","id":"club"}</op>`,
    expect: withShop,
  },
  {
    name: 'hides the other links',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>{"type":"link.hide","id":"order"}</op><op>{"type":"link.hide","id":"instagram"}</op>`,
    expect: withShop,
  },
  {
    name: 'renames the page although only a link was asked for',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>{"type":"profile.set","set":{"name":"Olive & Rye Artisan Bakery","tagline":"The best bread in town"}}</op>`,
    expect: withShop,
  },
  {
    name: 'rewrites a text that was not spoken of',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>{"type":"section.update","id":"note","set":{"text":"Freshly baked goodness, every single day."}}</op>`,
    expect: withShop,
  },
  {
    name: 'changes prices that were not spoken of',
    page: 'bakery',
    message: 'croissant costs £3.20 now',
    output: `<say>Done.</say>
<op>{"type":"item.update","section":"menu","id":"croissant","set":{"price":{"text":"£3.20"}}}</op>
<op>{"type":"item.update","section":"menu","id":"bun","set":{"price":{"text":"£3.20"}}}</op>`,
    expect: {
      operations: [
        {
          type: 'item.update',
          section: 'menu',
          id: 'croissant',
          set: { price: { text: '£3.20' } },
        },
      ],
    },
  },
  {
    name: 'leads another link to the address that was given for a new one',
    page: 'bakery',
    message: addShop,
    output:
      '<say>Done.</say><op>{"type":"link.update","id":"directions","set":{"title":"Shop","url":"https://shop.oliveandrye.example"}}</op>',
    repairs: [`<op>${shopJson}</op>`],
    expect: { changedSections: [] },
  },
  {
    name: 'replaces a whole menu to add one item',
    page: 'bakery',
    message: 'Add a rye loaf for £4.50 to the menu',
    output:
      '<say>Done.</say><op>{"type":"section.replace","id":"menu","section":{"kind":"menu","id":"menu","title":"Menu","items":[{"id":"rye","name":"Rye loaf","price":{"text":"£4.50"}}]}}</op>',
    expect: {
      changedSections: ['menu'],
      texts: ['Croissant', '£2.80', 'Cinnamon bun', '£3.40', 'Country loaf', '£5.50'],
    },
  },
  {
    name: 'orders the links and forgets some',
    page: 'musician',
    message: 'Put YouTube first',
    output: '<say>Done.</say><op>{"type":"link.order","ids":["youtube","spotify"]}</op>',
    expect: { texts: ['Spotify', 'Apple Music', 'Merch'] },
  },
  {
    name: 'composes the page anew without its links for another color',
    page: 'bakery',
    message: 'Make the background dark green',
    output: whole(
      JSON.stringify({
        page: { name: 'Olive & Rye', lang: 'en', links: [], sections: [] },
        theme,
      }),
    ),
    expect: {
      isBuiltIn: true,
      changedSections: [],
      mayRestyle: true,
      texts: ['Croissant', '12 Shore Place', 'We bake at night.'],
    },
  },
  {
    name: 'composes the page anew with fewer sections for another design',
    page: 'coach',
    message: 'Show me another design',
    output: whole(
      JSON.stringify({
        page: {
          name: 'Maya Lindqvist',
          lang: 'en',
          links: [{ id: 'book', title: 'Book', url: 'https://cal.example/maya' }],
          sections: [],
        },
        theme,
      }),
    ),
    expect: {
      isBuiltIn: true,
      changedSections: [],
      mayRestyle: true,
      texts: ['Coaching for people who lead', 'How we can work'],
    },
  },
  {
    name: 'answers a question and changes the page all the same',
    page: 'bakery',
    message: 'What time do you open on Saturdays, according to my page?',
    output:
      '<say>At 8.</say><op>{"type":"section.update","id":"hours","set":{"note":"Open from 8 on Saturdays"}}</op>',
    expect: { ...unchanged, say: /At 8/ },
  },
  {
    name: 'adds the same link under another name as well',
    page: 'bakery',
    message: addShop,
    output: `<say>Done.</say><op>${shopJson}</op><op>${JSON.stringify({ ...shop, link: { ...shop.link, id: 'shop-2' } })}</op>`,
    expect: withShop,
  },
];
