// An author, newsletter writer or researcher: words first, then the books.
import { picture, type Template } from '../template.ts';

export const author: Template = {
  look: { family: 'letterpress', palette: 'paper', scheme: 'light', typePair: 'book' },
  page: {
    name: 'Edda Kirchner',
    tagline: 'Novels about people who stay, and a letter about what I read',
    links: [
      { id: 'news', title: 'The monthly letter', url: '#letter', emphasis: 'featured' },
      { id: 'essays', title: 'Essays', url: 'https://words.example/edda' },
      { id: 'talks', title: 'Readings and talks', url: '#readings' },
      { id: 'agent', title: 'Rights and translations', url: 'https://agency.example/edda' },
      {
        id: 'bluesky',
        title: 'Bluesky',
        url: 'https://social.example/edda',
        icon: 'bluesky',
        emphasis: 'icon',
      },
      { id: 'mail', title: 'Email', url: 'mailto:edda@words.example', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'newsletter',
        id: 'letter',
        title: 'The monthly letter',
        text: 'Three books, one place, no links to click. On the first Sunday.',
        button: 'Subscribe',
      },
      {
        kind: 'products',
        id: 'books',
        title: 'Books',
        layout: 'cards',
        items: [
          {
            id: 'ferry',
            name: 'The Winter Ferry',
            text: 'A village, a strike, and the one boat that still runs. Novel, 2026.',
            image: picture('book-ferry', 'Cover: a white boat on dark water'),
            url: 'https://books.example/winter-ferry',
          },
          {
            id: 'orchard',
            name: 'Orchard Rules',
            text: 'Two sisters inherit four hundred trees. Novel, 2022.',
            image: picture('book-orchard', 'Cover: a red fruit among leaves'),
            url: 'https://books.example/orchard-rules',
          },
        ],
      },
      {
        kind: 'quote',
        id: 'quote',
        quote: 'No one in our street had ever left for good. They had only gone to look.',
        source: 'First lines of The Winter Ferry',
      },
      {
        kind: 'events',
        id: 'readings',
        title: 'Readings',
        items: [
          {
            id: 'leipzig',
            name: 'Book fair, hall 4',
            city: 'Leipzig',
            day: '2027-03-18',
            time: '14:00',
          },
          {
            id: 'zurich',
            name: 'Literaturhaus',
            city: 'Zurich',
            day: '2027-04-07',
            time: '19:30',
            url: 'https://tickets.example/edda',
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'About',
        text: 'Edda Kirchner grew up on the Baltic coast and lives in Rostock. She worked as a typesetter before she wrote her first novel, and still sets her own title pages.',
      },
    ],
  },
};
