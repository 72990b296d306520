// Creators who begin with a sentence.
import { ask, type Conversation, outOfScope, undo } from '../conversation.ts';

export const firstPages: readonly Conversation[] = [
  {
    name: 'opens a bakery',
    page: 'none',
    turns: [
      {
        kind: 'create',
        message:
          'A page for my bakery Olive & Rye in Leith, open 7 to 3 Tuesday to Sunday, order at https://order.oliveandrye.example',
        say: 'Here is your bakery.',
        operations: [{ type: 'profile.set', set: { tagline: 'Bread from Leith' } }],
        changes: [],
        texts: ['Olive & Rye', 'Bread from Leith'],
        links: ['https://order.oliveandrye.example'],
      },
      {
        kind: 'edit',
        message: 'Add my Instagram https://instagram.com/oliveandrye',
        say: 'Instagram is on your page.',
        operations: [
          {
            type: 'link.add',
            link: {
              id: 'instagram',
              title: 'Instagram',
              url: 'https://instagram.com/oliveandrye',
            },
          },
        ],
        changes: ['+link'],
        links: ['https://instagram.com/oliveandrye'],
      },
      ask('What is on my page?', 'A way to order, and your Instagram.'),
      undo,
    ],
  },
  {
    name: 'sells flowers',
    page: 'none',
    turns: [
      {
        kind: 'create',
        message: 'A page for my flower shop Wild Stem. Orders at https://wildstem.example',
        say: 'Your shop has its page.',
        operations: [{ type: 'profile.set', set: { tagline: 'Flowers for every day' } }],
        changes: [],
        texts: ['Wild Stem', 'Flowers for every day'],
        links: ['https://wildstem.example'],
      },
      {
        kind: 'edit',
        message: 'My tagline: Flowers from the valley',
        say: 'Your tagline is new.',
        operations: [{ type: 'profile.set', set: { tagline: 'Flowers from the valley' } }],
        changes: ['profile.tagline'],
        texts: ['Flowers from the valley'],
      },
      {
        kind: 'image',
        message: 'Use this picture as my avatar',
        say: 'The picture is set.',
        operations: [
          { type: 'profile.set', set: { avatar: { url: 'asset:1', alt: 'A bunch of flowers' } } },
        ],
        changes: ['profile.avatar'],
      },
      undo,
    ],
  },
  {
    name: 'teaches yoga and digresses',
    page: 'none',
    turns: [
      {
        kind: 'create',
        message: 'I teach yoga, my studio is called Slow Sunday, book at https://slow.example',
        say: 'Namaste, here it is.',
        operations: [{ type: 'profile.set', set: { tagline: 'Yoga without hurry' } }],
        changes: [],
        texts: ['Slow Sunday'],
        links: ['https://slow.example'],
      },
      outOfScope('What is the capital of France?'),
      {
        kind: 'edit',
        message: 'Add my newsletter https://letters.slow.example',
        say: 'Your letters are linked.',
        operations: [
          {
            type: 'link.add',
            link: { id: 'letters', title: 'Newsletter', url: 'https://letters.slow.example' },
          },
        ],
        changes: ['+link'],
        links: ['https://letters.slow.example'],
      },
    ],
  },
];
