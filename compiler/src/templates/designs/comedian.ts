// A comedian, speaker or touring artist: the next date, then all the others.
import type { Template } from '../template.ts';

const date = (id: string, city: string, name: string, day: string, more = {}) => ({
  id,
  city,
  name,
  day,
  time: '20:00',
  url: `https://tickets.example/${id}`,
  ...more,
});

export const comedian: Template = {
  look: { family: 'stage', palette: 'cobalt', scheme: 'dark', typePair: 'headline' },
  page: {
    name: 'Odile Brandt',
    tagline: 'Mild Emergency: the new hour, on tour',
    links: [
      {
        id: 'special',
        title: 'Watch the first special',
        url: 'https://video.example/odile',
        icon: 'youtube',
        emphasis: 'featured',
      },
      {
        id: 'podcast',
        title: 'Two Chairs, the podcast',
        url: 'https://listen.example/two-chairs',
        icon: 'headphones',
      },
      { id: 'list', title: 'Get presale codes', url: '#presale' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/odile',
        icon: 'instagram',
        emphasis: 'icon',
      },
      {
        id: 'tiktok',
        title: 'TikTok',
        url: 'https://social.example/odile/clips',
        icon: 'tiktok',
        emphasis: 'icon',
      },
    ],
    sections: [
      {
        kind: 'events',
        id: 'dates',
        title: 'Dates',
        items: [
          date('basel', 'Basel', 'Theater am Tor', '2027-03-05'),
          date('freiburg', 'Freiburg', 'Kleine Bühne', '2027-03-06', { status: 'sold-out' }),
          date('munich', 'Munich', 'Saal Eins', '2027-03-11'),
          date('vienna', 'Vienna', 'Haus am Ring', '2027-03-13'),
          date('graz', 'Graz', 'Nordbühne', '2027-03-14', { time: '19:30' }),
          date('berlin', 'Berlin', 'Kellertheater', '2027-03-20'),
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'About the show',
        text: 'Odile Brandt was a fire safety inspector for nine years. She has seen your stairwell. An hour about alarms, parents and other things that go off at night.',
      },
      {
        kind: 'newsletter',
        id: 'presale',
        title: 'Presale codes',
        text: 'One email when a city goes on sale. That is all.',
      },
      {
        kind: 'contact',
        id: 'booking',
        title: 'Booking and press',
        email: 'booking@odile.example',
        hasForm: false,
      },
    ],
  },
};
