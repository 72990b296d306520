// Models that answer as they were told.
import { addShop, type CatalogueCase, shopJson, unchanged, withShop } from './case.ts';

const florist = {
  page: {
    name: 'Wild Stem',
    tagline: 'Flowers from the valley',
    lang: 'en',
    links: [{ id: 'order', title: 'Order a bouquet', url: 'https://wildstem.example' }],
    sections: [
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        days: [{ day: 'sat', times: [{ opens: '09:00', closes: '13:00' }] }],
      },
    ],
  },
  theme: {
    family: 'garden',
    scheme: 'light',
    colors: {
      background: '#f6f8f1',
      surface: '#ffffff',
      text: '#1d2417',
      muted: '#5b6651',
      accent: '#3f6b2a',
      accentText: '#ffffff',
      border: '#dde4d2',
    },
    fonts: { display: 'Fraunces', body: 'DM Sans' },
    radius: 18,
    background: { kind: 'plain' },
  },
};

export const right: readonly CatalogueCase[] = [
  {
    name: 'adds a link',
    page: 'bakery',
    message: addShop,
    output: `<say>I added your shop as the last link.</say>\n<op>${shopJson}</op>`,
    expect: { ...withShop, say: /I added your shop/ },
  },
  {
    name: 'changes the price of one item',
    page: 'bakery',
    message: 'croissant costs £3.20 now',
    output:
      '<say>The croissant is £3.20 now.</say><op>{"type":"item.update","section":"menu","id":"croissant","set":{"price":{"text":"£3.20","amount":3.2,"currency":"GBP"}}}</op>',
    expect: {
      operations: [
        {
          type: 'item.update',
          section: 'menu',
          id: 'croissant',
          set: { price: { text: '£3.20', amount: 3.2, currency: 'GBP' } },
        },
      ],
    },
  },
  {
    name: 'carries out several requests in order',
    page: 'musician',
    message: 'Put the tour first, hide the booking section and make the accent color green',
    output: `<say>Done.</say>
<op>{"type":"section.move","id":"events","index":0}</op>
<op>{"type":"section.hide","id":"contact"}</op>
<op>{"type":"theme.color","role":"accent","color":"#22c55e"}</op>`,
    expect: {
      operations: [
        { type: 'section.move', id: 'events', index: 0 },
        { type: 'section.hide', id: 'contact' },
        { type: 'theme.color', role: 'accent', color: '#22c55e' },
      ],
    },
  },
  {
    name: 'removes the link that it was asked to remove',
    page: 'bakery',
    message: 'Remove the Instagram link',
    output: '<say>Instagram is gone.</say><op>{"type":"link.remove","id":"instagram"}</op>',
    expect: {
      operations: [{ type: 'link.remove', id: 'instagram' }],
      removedLinks: ['instagram'],
    },
  },
  {
    name: 'answers a question and leaves the page alone',
    page: 'coach',
    message: 'How long may my tagline be?',
    output: '<say>Up to 240 characters; shorter reads better.</say>',
    expect: { ...unchanged, say: /240 characters/ },
  },
  {
    name: 'writes dollar signs that a replacement could take for patterns',
    page: 'bakery',
    message: 'Change "Cinnamon bun" to "$1 bun $& more"',
    output:
      '<say>Renamed.</say><op>{"type":"text.replace","from":"Cinnamon bun","to":"$1 bun $& more"}</op>',
    expect: {
      operations: [{ type: 'text.replace', from: 'Cinnamon bun', to: '$1 bun $& more' }],
      texts: ['$1 bun $& more'],
    },
  },
  {
    name: 'writes angle brackets and quotes in a text',
    page: 'coach',
    message: 'My tagline: I <3 "slow" teams & 5 > 4',
    output:
      '<say>Your tagline is new.</say><op>{"type":"profile.set","set":{"tagline":"I <3 \\"slow\\" teams & 5 > 4"}}</op>',
    expect: {
      operations: [{ type: 'profile.set', set: { tagline: 'I <3 "slow" teams & 5 > 4' } }],
    },
  },
  {
    name: 'adds a section with what the message says',
    page: 'bakery',
    message: 'Add a FAQ: Is your bread vegan? Yes, all of it but the brioche.',
    output:
      '<say>I added a FAQ.</say><op>{"type":"section.add","section":{"kind":"faq","id":"questions","title":"FAQ","items":[{"id":"vegan","question":"Is your bread vegan?","answer":"Yes, all of it but the brioche."}]}}</op>',
    expect: {
      operations: [
        {
          type: 'section.add',
          section: {
            kind: 'faq',
            id: 'questions',
            title: 'FAQ',
            items: [
              {
                id: 'vegan',
                question: 'Is your bread vegan?',
                answer: 'Yes, all of it but the brioche.',
              },
            ],
          },
        },
      ],
    },
  },
  {
    name: 'makes a profile address of a handle',
    page: 'bakery',
    message: 'Add my TikTok, it is @oliveandrye',
    output:
      '<say>TikTok is on your page.</say><op>{"type":"link.add","link":{"id":"tiktok","title":"TikTok","url":"https://www.tiktok.com/@oliveandrye"}}</op>',
    expect: {
      operations: [
        {
          type: 'link.add',
          link: { id: 'tiktok', title: 'TikTok', url: 'https://www.tiktok.com/@oliveandrye' },
        },
      ],
      links: ['https://www.tiktok.com/@oliveandrye'],
    },
  },
  {
    name: 'makes links of an email address and a phone number',
    page: 'bakery',
    message: 'People should reach me at hello@oliveandrye.example or +44 131 496 0000',
    output: `<say>Both are on the page.</say>
<op>{"type":"link.add","link":{"id":"email","title":"Email","url":"mailto:hello@oliveandrye.example"}}</op>
<op>{"type":"link.add","link":{"id":"phone","title":"Call us","url":"tel:+441314960000"}}</op>`,
    expect: {
      operations: [
        {
          type: 'link.add',
          link: { id: 'email', title: 'Email', url: 'mailto:hello@oliveandrye.example' },
        },
        { type: 'link.add', link: { id: 'phone', title: 'Call us', url: 'tel:+441314960000' } },
      ],
    },
  },
  {
    name: 'composes a first page',
    page: 'none',
    message:
      'A page for my flower shop Wild Stem, flowers from the valley. Open Saturdays 9 to 1. Orders at https://wildstem.example',
    output: `<say>Here is your page.</say><op>${JSON.stringify({ type: 'page.compose', design: florist })}</op>`,
    expect: {
      texts: ['Wild Stem', 'Flowers from the valley', 'Order a bouquet'],
      links: ['https://wildstem.example'],
    },
  },
  {
    name: 'adds a tour date and uses the address in the message',
    page: 'musician',
    message: 'I play in Oslo at Blå on 20 March 2027, tickets: https://bla.example/nova',
    output:
      '<say>Oslo is on the list.</say><op>{"type":"item.add","section":"events","item":{"id":"oslo","name":"Blå","city":"Oslo","day":"2027-03-20","url":"https://bla.example/nova"}}</op>',
    expect: {
      operations: [
        {
          type: 'item.add',
          section: 'events',
          item: {
            id: 'oslo',
            name: 'Blå',
            city: 'Oslo',
            day: '2027-03-20',
            url: 'https://bla.example/nova',
          },
        },
      ],
    },
  },
];
