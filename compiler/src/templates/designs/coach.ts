// A coach, yoga teacher or therapist: breathe, see the week, book.
import type { Template } from '../template.ts';

export const coach: Template = {
  look: { family: 'garden', palette: 'sage', scheme: 'light', typePair: 'rounded' },
  page: {
    name: 'Linden Yoga',
    tagline: 'Slow classes for stiff backs and busy heads',
    location: 'Freiburg and online',
    links: [
      {
        id: 'book',
        title: 'Book a class',
        url: 'https://classes.example/linden',
        icon: 'calendar',
        emphasis: 'featured',
      },
      {
        id: 'online',
        title: 'Practice at home',
        url: 'https://video.example/linden',
        icon: 'play',
        description: 'Short recordings, ten minutes each',
      },
      { id: 'retreat', title: 'Autumn retreat', url: 'https://classes.example/linden/retreat' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/lindenyoga',
        icon: 'instagram',
        emphasis: 'icon',
      },
      { id: 'mail', title: 'Email', url: 'mailto:hello@linden.example', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'events',
        id: 'week',
        title: 'This week',
        items: [
          { id: 'mon', name: 'Soft start', when: 'Monday', time: '08:00', place: 'Garden room' },
          { id: 'tue', name: 'Back care', when: 'Tuesday', time: '18:30', place: 'Garden room' },
          {
            id: 'thu',
            name: 'Yin by candlelight',
            when: 'Thursday',
            time: '20:00',
            place: 'Upstairs',
          },
          { id: 'sat', name: 'Beginners', when: 'Saturday', time: '10:00', place: 'Garden room' },
        ],
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Ways to join',
        items: [
          {
            id: 'drop',
            name: 'Drop in',
            text: 'Any class, mats are there.',
            duration: '75 min',
            price: { text: '€16' },
          },
          {
            id: 'ten',
            name: 'Ten classes',
            text: 'Yours for half a year.',
            price: { text: '€140' },
          },
          {
            id: 'single',
            name: 'One to one',
            text: 'For injuries, pregnancy, or a first step.',
            duration: '60 min',
            price: { text: '€75' },
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'Hello, I’m Mira',
        text: 'I came to yoga with a slipped disc and a desk job. Twelve years later I teach what helped: small groups, clear words, no acrobatics.',
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Before your first class',
        items: [
          {
            id: 'bring',
            question: 'What should I bring?',
            answer: 'Something warm for the last ten minutes. Mats and blankets are there.',
          },
          {
            id: 'pain',
            question: 'I have pain. Can I come?',
            answer: 'Write to me first. Often yes, sometimes one to one is better.',
          },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Ask me anything' },
    ],
  },
};
