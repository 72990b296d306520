// Answers in other languages and scripts.
import type { CatalogueCase } from './case.ts';

export const languages: readonly CatalogueCase[] = [
  {
    name: 'answers in German',
    page: 'bakery',
    message: 'Nenne den Bestell-Link bitte „Brötchen bestellen“',
    output:
      '<say>Der Link heißt jetzt „Brötchen bestellen“.</say><op>{"type":"link.update","id":"order","set":{"title":"Brötchen bestellen"}}</op>',
    expect: {
      operations: [{ type: 'link.update', id: 'order', set: { title: 'Brötchen bestellen' } }],
      say: /Brötchen bestellen/,
    },
  },
  {
    name: 'writes a French price',
    page: 'bakery',
    message: 'le croissant coûte 3,20 € maintenant',
    output:
      '<say>C’est fait.</say><op>{"type":"item.update","section":"menu","id":"croissant","set":{"price":{"text":"3,20 €","amount":3.2,"currency":"EUR"}}}</op>',
    expect: {
      operations: [
        {
          type: 'item.update',
          section: 'menu',
          id: 'croissant',
          set: { price: { text: '3,20 €', amount: 3.2, currency: 'EUR' } },
        },
      ],
    },
  },
  {
    name: 'writes from right to left',
    page: 'arabic',
    message: 'أضف رابط واتساب: https://wa.me/971500000000',
    output:
      '<say>أضفت رابط واتساب.</say><op>{"type":"link.add","link":{"id":"whatsapp","title":"واتساب","url":"https://wa.me/971500000000"}}</op>',
    expect: {
      operations: [
        {
          type: 'link.add',
          link: { id: 'whatsapp', title: 'واتساب', url: 'https://wa.me/971500000000' },
        },
      ],
      say: /أضفت رابط واتساب/,
    },
  },
  {
    name: 'names an item in Arabic',
    page: 'arabic',
    message: 'سعر المناقيش الآن ١٥ د.إ',
    output:
      '<say>تم.</say><op>{"type":"item.update","section":"menu","id":"مناقيش","set":{"price":{"text":"١٥ د.إ"}}}</op>',
    expect: {
      operations: [
        {
          type: 'item.update',
          section: 'menu',
          id: 'manakish',
          set: { price: { text: '١٥ د.إ' } },
        },
      ],
    },
  },
  {
    name: 'writes Chinese with its punctuation in the JSON',
    page: 'bakery',
    message: '把订购链接改成“订购面包”',
    output:
      '<say>已改为“订购面包”。</say><op>{“type”：“link.update”，“id”：“order”，“set”：{“title”：“订购面包”}}</op>',
    expect: { operations: [{ type: 'link.update', id: 'order', set: { title: '订购面包' } }] },
  },
  {
    name: 'writes emoji of several parts',
    page: 'musician',
    message: 'Rename Merch to 👩🏽‍🎤 Merch 🏳️‍🌈',
    output:
      '<say>Done 👩🏽‍🎤</say><op>{"type":"link.update","id":"merch","set":{"title":"👩🏽‍🎤 Merch 🏳️‍🌈"}}</op>',
    expect: {
      operations: [{ type: 'link.update', id: 'merch', set: { title: '👩🏽‍🎤 Merch 🏳️‍🌈' } }],
      say: /👩🏽‍🎤/u,
    },
  },
  {
    name: 'escapes every letter that is not ASCII',
    page: 'coach',
    message: 'Rename the booking link to Första samtalet',
    output:
      '<say>Klart.</say><op>{"type":"link.update","id":"book","set":{"title":"F\\u00f6rsta samtalet"}}</op>',
    expect: {
      operations: [{ type: 'link.update', id: 'book', set: { title: 'Första samtalet' } }],
    },
  },
  {
    name: 'mixes directions in one text',
    page: 'arabic',
    message: 'غيّر الوصف إلى: خبز طازج since 2009 كل صباح',
    output:
      '<say>تم.</say><op>{"type":"profile.set","set":{"tagline":"خبز طازج since 2009 كل صباح"}}</op>',
    expect: {
      operations: [{ type: 'profile.set', set: { tagline: 'خبز طازج since 2009 كل صباح' } }],
    },
  },
];
