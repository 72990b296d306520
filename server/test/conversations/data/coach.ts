// A coach who looks after texts.
import { ask, type Conversation, outOfScope, undo } from '../conversation.ts';

export const coach: readonly Conversation[] = [
  {
    name: 'sharpens the tagline',
    page: 'coach',
    turns: [
      {
        kind: 'edit',
        message: 'My tagline: I <3 "slow" teams & 5 > 4',
        say: 'Your tagline is new.',
        operations: [{ type: 'profile.set', set: { tagline: 'I <3 "slow" teams & 5 > 4' } }],
        changes: ['profile.tagline'],
      },
      {
        kind: 'edit',
        message: 'Change the tagline to Coaching for calm teams',
        say: 'Calm it is.',
        operations: [{ type: 'profile.set', set: { tagline: 'Coaching for calm teams' } }],
        changes: ['profile.tagline'],
        texts: ['Coaching for calm teams'],
      },
      undo,
    ],
  },
  {
    name: 'tidies the page',
    page: 'coach',
    turns: [
      {
        kind: 'edit',
        message: 'Hide the testimonials section',
        say: 'It is hidden.',
        operations: [{ type: 'section.hide', id: 'words' }],
        changes: ['words'],
      },
      ask('How do I publish my page?', 'With the button at the top.'),
      {
        kind: 'edit',
        message: 'Add my podcast https://podcast.example/maya',
        say: 'Your podcast is there.',
        operations: [
          {
            type: 'link.add',
            link: { id: 'podcast', title: 'Podcast', url: 'https://podcast.example/maya' },
          },
        ],
        changes: ['+link'],
        links: ['https://podcast.example/maya'],
      },
      undo,
    ],
  },
  {
    name: 'asks for too much',
    page: 'coach',
    turns: [
      outOfScope('Send an email to all my clients'),
      {
        kind: 'about',
        message: 'change the title to "Ask me"',
        selection: 'faq',
        say: 'It says "Ask me" now.',
        operations: [{ type: 'section.update', id: 'faq', set: { title: 'Ask me' } }],
        changes: ['faq'],
        texts: ['Ask me'],
      },
      ask('Which languages do you speak?', 'All that you write to me.'),
      undo,
    ],
  },
];
