// The owner of a bakery changes what is there.
import { ask, type Conversation, outOfScope, undo } from '../conversation.ts';

const shop = 'https://shop.oliveandrye.example';

export const bakery: readonly Conversation[] = [
  {
    name: 'keeps prices up to date',
    page: 'bakery',
    turns: [
      {
        kind: 'edit',
        message: 'croissant costs £3.20 now',
        say: 'The croissant is £3.20 now.',
        operations: [
          {
            type: 'item.update',
            section: 'menu',
            id: 'croissant',
            set: { price: { text: '£3.20', amount: 3.2, currency: 'GBP' } },
          },
        ],
        changes: ['croissant'],
        texts: ['£3.20'],
      },
      {
        kind: 'about',
        message: 'make this £3.60',
        selection: 'bun',
        say: 'The bun is £3.60.',
        operations: [
          { type: 'item.update', section: 'menu', id: 'bun', set: { price: { text: '£3.60' } } },
        ],
        changes: ['bun'],
        texts: ['£3.60', '£3.20'],
      },
      ask('How many links do I have?', 'Three.'),
      undo,
    ],
  },
  {
    name: 'sorts out links',
    page: 'bakery',
    turns: [
      {
        kind: 'edit',
        message: `Add my shop ${shop}`,
        say: 'Your shop is linked.',
        operations: [{ type: 'link.add', link: { id: 'shop', title: 'Shop', url: shop } }],
        changes: ['+link'],
        links: [shop],
      },
      {
        kind: 'edit',
        message: 'Remove the Instagram link',
        say: 'Instagram is gone.',
        operations: [{ type: 'link.remove', id: 'instagram' }],
        changes: ['-instagram'],
        lostLinks: ['https://instagram.com/oliveandrye'],
      },
      undo,
      {
        kind: 'about',
        message: 'call this "How to find us"',
        selection: 'directions',
        say: 'It has its new name.',
        operations: [{ type: 'link.update', id: 'directions', set: { title: 'How to find us' } }],
        changes: ['directions'],
        texts: ['How to find us'],
      },
      outOfScope('Write my tax return'),
    ],
  },
  {
    name: 'wants another look',
    page: 'bakery',
    turns: [
      {
        kind: 'edit',
        message: 'Make the accent color forest green, something calm',
        say: 'Calm and green.',
        operations: [{ type: 'theme.color', role: 'accent', color: '#166534' }],
        changes: ['theme'],
      },
      ask('How long may my tagline be?', 'Up to 240 characters.'),
      undo,
    ],
  },
  {
    name: 'answers what guests ask',
    page: 'bakery',
    turns: [
      {
        kind: 'edit',
        message: 'Add a FAQ: Is your bread vegan? Yes, all of it but the brioche.',
        say: 'I added a FAQ.',
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
        changes: ['+section'],
        texts: ['Is your bread vegan?', 'Yes, all of it but the brioche.'],
      },
      {
        kind: 'edit',
        message: 'Change the tagline to Sourdough by night',
        say: 'Done.',
        operations: [{ type: 'profile.set', set: { tagline: 'Sourdough by night' } }],
        changes: ['profile.tagline'],
        texts: ['Sourdough by night', 'Is your bread vegan?'],
      },
      ask('What does my FAQ say?', 'That all bread but the brioche is vegan.'),
      undo,
    ],
  },
];
