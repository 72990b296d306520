// A musician and a ceramist, whose page is code of her own.
import { ask, type Conversation, outOfScope, undo } from '../conversation.ts';

export const artists: readonly Conversation[] = [
  {
    name: 'goes on tour',
    page: 'musician',
    turns: [
      {
        kind: 'edit',
        message: 'I play in Oslo at Blå on 20 March 2027, tickets: https://bla.example/nova',
        say: 'Oslo is on the list.',
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
        changes: ['+item'],
        texts: ['Blå'],
        links: ['https://bla.example/nova'],
      },
      {
        kind: 'edit',
        message: 'Put the tour first',
        say: 'The tour is first.',
        operations: [{ type: 'section.move', id: 'events', index: 0 }],
        // It goes past the music.
        changes: ['music'],
      },
      ask('Is my page published?', 'Not yet.'),
      undo,
      outOfScope('Book me a hotel in Oslo'),
    ],
  },
  {
    name: 'has a new single',
    page: 'musician',
    turns: [
      {
        kind: 'edit',
        message: 'My tagline: Night Bus is out now',
        say: 'Out now.',
        operations: [{ type: 'profile.set', set: { tagline: 'Night Bus is out now' } }],
        changes: ['profile.tagline'],
        texts: ['Night Bus is out now'],
      },
      {
        kind: 'about',
        message: 'rename this to Shop',
        selection: 'merch',
        say: 'It is your shop now.',
        operations: [{ type: 'link.update', id: 'merch', set: { title: 'Shop' } }],
        changes: ['merch'],
        texts: ['Shop'],
      },
      {
        kind: 'image',
        message: 'Use this image as my profile picture',
        say: 'You look good.',
        operations: [{ type: 'profile.set', set: { avatar: { url: 'asset:1', alt: 'Nova' } } }],
        changes: ['profile.avatar'],
      },
      undo,
    ],
  },
  {
    name: 'wrote the page by hand',
    page: 'handwritten',
    turns: [
      {
        kind: 'edit',
        message: 'Rename the shop link to Ceramics shop',
        say: 'Renamed.',
        operations: [{ type: 'text.replace', from: 'Shop', to: 'Ceramics shop' }],
        // Ids of links in code follow their texts.
        changes: ['+link', '-shop'],
        texts: ['Ceramics shop', 'Open on Saturdays.'],
      },
      ask('What is on my page?', 'Two links and your studio.'),
      undo,
    ],
  },
];
