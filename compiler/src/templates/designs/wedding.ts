// A wedding, party or exhibition: come, this day, here.
import type { Template } from '../template.ts';

export const wedding: Template = {
  look: { family: 'invitation', palette: 'blush', scheme: 'light', typePair: 'script' },
  page: {
    name: 'Clara & Tomás',
    tagline: 'We are getting married and would love you there',
    location: 'Sintra, Portugal',
    links: [
      {
        id: 'rsvp',
        title: 'Let us know you’re coming',
        url: '#answer',
        icon: 'heart',
        emphasis: 'featured',
      },
      { id: 'stay', title: 'Where to stay', url: 'https://stay.example/sintra', icon: 'map-pin' },
      { id: 'gifts', title: 'Gift list', url: 'https://gifts.example/clara-tomas', icon: 'gift' },
    ],
    sections: [
      {
        kind: 'countdown',
        id: 'day',
        title: 'Counting the days',
        day: '2027-06-19',
        time: '15:00',
        timeZone: 'Europe/Lisbon',
        afterText: 'We said yes.',
      },
      {
        kind: 'events',
        id: 'program',
        title: 'The day',
        items: [
          {
            id: 'ceremony',
            name: 'Ceremony',
            day: '2027-06-19',
            time: '15:00',
            place: 'Garden of Quinta da Serra',
          },
          {
            id: 'dinner',
            name: 'Dinner under the trees',
            day: '2027-06-19',
            time: '18:30',
            place: 'The long table',
          },
          {
            id: 'dance',
            name: 'Dancing',
            day: '2027-06-19',
            time: '21:30',
            place: 'Old wine press',
          },
          {
            id: 'brunch',
            name: 'Late breakfast',
            day: '2027-06-20',
            time: '11:00',
            place: 'Terrace',
          },
        ],
      },
      {
        kind: 'map',
        id: 'place',
        title: 'How to get there',
        address: 'Quinta da Serra\nSintra',
        note: 'A bus leaves Lisbon, Rossio, at 13:30 and returns at 01:00.',
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Good to know',
        items: [
          {
            id: 'wear',
            question: 'What should we wear?',
            answer: 'Whatever you can dance in. The garden has gravel paths.',
          },
          {
            id: 'kids',
            question: 'Are children invited?',
            answer: 'Very much. There is a table of their own and a room to nap.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'answer',
        title: 'Will you join us?',
        text: 'Please answer by April 30, with names and anything you don’t eat.',
        button: 'Send answer',
      },
      { kind: 'guestbook', id: 'book', title: 'Guest book', text: 'Leave us a few words.' },
    ],
  },
};
