// Models that name what is not there and make up what they were not told.
import type { CatalogueCase } from './case.ts';

export const ungrounded: readonly CatalogueCase[] = [
  {
    name: 'changes a link that does not exist beside one that does',
    page: 'bakery',
    message: 'Rename the order link to Order bread, and TikTok to Watch us',
    output: `<say>Both are renamed.</say>
<op>{"type":"link.update","id":"tiktok","set":{"title":"Watch us"}}</op>
<op>{"type":"link.update","id":"order","set":{"title":"Order bread"}}</op>`,
    expect: { operations: [{ type: 'link.update', id: 'order', set: { title: 'Order bread' } }] },
  },
  {
    name: 'names a link by its title',
    page: 'bakery',
    message: 'Rename Order online to Order bread',
    output:
      '<say>Renamed.</say><op>{"type":"link.update","id":"Order online","set":{"title":"Order bread"}}</op>',
    expect: { operations: [{ type: 'link.update', id: 'order', set: { title: 'Order bread' } }] },
  },
  {
    name: 'writes an id with a capital letter',
    page: 'bakery',
    message: 'Move Instagram to the top',
    output: '<say>Moved.</say><op>{"type":"link.move","id":"Instagram","index":0}</op>',
    expect: { operations: [{ type: 'link.move', id: 'instagram', index: 0 }] },
  },
  {
    name: 'names a section by its title',
    page: 'bakery',
    message: 'Hide Find us',
    output: '<say>Hidden.</say><op>{"type":"section.hide","id":"Find us"}</op>',
    expect: { operations: [{ type: 'section.hide', id: 'map' }] },
  },
  {
    name: 'makes up an address',
    page: 'bakery',
    message: 'Add a link to our Etsy shop',
    output:
      '<say>Etsy is on the page.</say><op>{"type":"link.add","link":{"id":"etsy","title":"Etsy shop","url":"https://www.etsy.com/shop/oliveandrye"}}</op>',
    expect: { changedSections: [], noTexts: ['etsy.com'] },
  },
  {
    name: 'writes a sample address',
    page: 'coach',
    message: 'Add a button to my newsletter archive',
    output:
      '<say>Done.</say><op>{"type":"link.add","link":{"id":"archive","title":"Newsletter archive","url":"https://example.com/your-archive"}}</op>',
    expect: { changedSections: [], noTexts: ['your-archive'] },
  },
  {
    name: 'makes up pictures',
    page: 'bakery',
    message: 'Add a gallery of our breads',
    output:
      '<say>Here is a gallery.</say><op>{"type":"section.add","section":{"kind":"gallery","id":"breads","items":[{"id":"one","image":{"url":"https://images.unsplash.com/photo-1509440159596","alt":"Bread"}}]}}</op>',
    expect: { changedSections: ['breads'], noTexts: ['unsplash'] },
  },
  {
    name: 'makes up an email address and a phone number',
    page: 'bakery',
    message: 'Add a contact form',
    output:
      '<say>Here is a contact form.</say><op>{"type":"section.add","section":{"kind":"contact","id":"contact","title":"Contact","email":"info@oliveandrye.com","phone":"+44 20 7946 0958","hasForm":true}}</op>',
    expect: { changedSections: ['contact'], noTexts: ['info@oliveandrye.com', '7946 0958'] },
  },
  {
    name: 'leaves the scheme of an address out',
    page: 'bakery',
    message: 'Add my shop shop.oliveandrye.example',
    output:
      '<say>Done.</say><op>{"type":"link.add","link":{"id":"shop","title":"Shop","url":"shop.oliveandrye.example"}}</op>',
    expect: {
      operations: [
        {
          type: 'link.add',
          link: { id: 'shop', title: 'Shop', url: 'https://shop.oliveandrye.example' },
        },
      ],
    },
  },
  {
    name: 'leads a link to a script',
    page: 'bakery',
    message: 'Add a link that says hello',
    output:
      '<say>Done.</say><op>{"type":"link.add","link":{"id":"hello","title":"Hello","url":"javascript:alert(1)"}}</op>',
    expect: { isBuiltIn: true, changedSections: [], noTexts: ['javascript:'] },
  },
  {
    name: 'leads an existing link to a host that looks alike',
    page: 'bakery',
    message: 'Make the order link stand out',
    output:
      '<say>It stands out.</say><op>{"type":"link.update","id":"order","set":{"emphasis":"featured","url":"https://оrder.example"}}</op>',
    expect: { changedSections: [], mayRestyle: true, noTexts: ['оrder.example', 'xn--'] },
  },
  {
    name: 'adds an item to a section that does not exist',
    page: 'coach',
    message: 'Add a croissant for 3 euros to my menu',
    output:
      '<say>Added.</say><op>{"type":"item.add","section":"menu","item":{"id":"croissant","name":"Croissant","price":{"text":"3 €"}}}</op>',
    expect: { isBuiltIn: true, changedSections: ['menu'] },
  },
  {
    name: 'invents praise',
    page: 'musician',
    message: 'Make the page look more professional',
    output:
      '<say>Done.</say><op>{"type":"section.add","section":{"kind":"testimonials","id":"praise","title":"Praise","items":[{"id":"one","quote":"The voice of her generation.","name":"Rolling Stone"}]}}</op>',
    expect: {
      changedSections: [],
      mayRestyle: true,
      noTexts: ['The voice of her generation', 'Rolling Stone'],
    },
  },
];
