// A freelancer, consultant or job seeker: a card to save, then what to hire for.
import type { Template } from '../template.ts';

export const freelancer: Template = {
  look: { family: 'pocket-card', palette: 'harbor', scheme: 'dark', typePair: 'studio' },
  page: {
    name: 'Noor Vermeer',
    tagline: 'Product designer for health and public services',
    location: 'Rotterdam, remote in Europe',
    links: [
      {
        id: 'call',
        title: 'Book a call',
        url: 'https://meet.example/noor',
        icon: 'calendar',
        emphasis: 'featured',
      },
      { id: 'work', title: 'Selected projects', url: 'https://work.example/noor' },
      { id: 'cv', title: 'Résumé (PDF)', url: 'https://files.example/noor-cv', icon: 'download' },
      {
        id: 'dribbble',
        title: 'Dribbble',
        url: 'https://shots.example/noor',
        icon: 'dribbble',
        emphasis: 'icon',
      },
      {
        id: 'github',
        title: 'GitHub',
        url: 'https://code.example/noor',
        icon: 'github',
        emphasis: 'icon',
      },
      { id: 'mail', title: 'Email', url: 'mailto:hi@noor.example', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'services',
        id: 'services',
        title: 'What I do',
        items: [
          {
            id: 'sprint',
            name: 'Discovery sprint',
            text: 'From a fuzzy request to a tested prototype.',
            duration: '2 weeks',
          },
          {
            id: 'product',
            name: 'Product design',
            text: 'Flows, interface and a design system that developers like.',
            duration: 'From 2 days a week',
          },
          {
            id: 'audit',
            name: 'Accessibility review',
            text: 'WCAG 2.2, with fixes in order of effect.',
            duration: '5 days',
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'About me',
        text: 'I studied nursing before design, and still think in handovers. I like forms that fit on one screen and words that need no glossary.',
      },
      {
        kind: 'press',
        id: 'talks',
        title: 'Talks and writing',
        items: [
          {
            id: 'forms',
            name: 'Forms people finish',
            headline: 'Talk, 25 minutes',
            url: 'https://video.example/noor-forms',
          },
          {
            id: 'plain',
            name: 'Plain words in health apps',
            headline: 'Essay',
            url: 'https://words.example/noor-plain',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'contact',
        title: 'Tell me about your project',
        text: 'Free from May. A few lines are enough.',
      },
    ],
  },
};
