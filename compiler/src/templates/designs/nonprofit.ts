// A charity, club or campaign: what we do, what it takes, how to help.
import { picture, type Template } from '../template.ts';

export const nonprofit: Template = {
  look: { family: 'cause', palette: 'forest', scheme: 'light', typePair: 'geometry' },
  page: {
    name: 'Shade Our Schools',
    tagline: 'We plant trees where children wait for the bus',
    cover: picture('trees', 'A school yard under large trees, from above'),
    links: [
      {
        id: 'give',
        title: 'Give a tree',
        url: 'https://give.example/shade',
        icon: 'heart',
        emphasis: 'featured',
      },
      { id: 'plant', title: 'Join a planting day', url: '#days' },
      { id: 'school', title: 'Nominate a school', url: 'https://forms.example/shade' },
      { id: 'report', title: 'Read our yearly report', url: 'https://files.example/shade-report' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/shade',
        icon: 'instagram',
        emphasis: 'icon',
      },
      { id: 'mail', title: 'Email', url: 'mailto:hello@shade.example', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'stats',
        id: 'impact',
        title: 'So far',
        items: [
          { id: 'trees', value: '640', label: 'trees planted' },
          { id: 'schools', value: '38', label: 'school yards' },
          { id: 'people', value: '1,200', label: 'people with a spade' },
        ],
      },
      {
        kind: 'text',
        id: 'why',
        title: 'Why shade',
        text: 'A yard of asphalt is up to fifteen degrees hotter than one with trees.\n\nWe bring trees, soil and a gardener. The school brings hands, and keeps the watering plan.',
      },
      {
        kind: 'events',
        id: 'days',
        title: 'Planting days',
        items: [
          {
            id: 'rosa',
            name: 'École des Tilleuls',
            city: 'Lyon',
            day: '2027-03-13',
            time: '09:30',
            status: 'free',
          },
          {
            id: 'pont',
            name: 'École du Pont',
            city: 'Villeurbanne',
            day: '2027-03-20',
            time: '09:30',
            status: 'free',
          },
        ],
      },
      {
        kind: 'team',
        id: 'team',
        title: 'Who we are',
        items: [
          { id: 'samira', name: 'Samira Haddad', role: 'Schools' },
          { id: 'jonas', name: 'Jonas Petit', role: 'Trees and soil' },
          { id: 'ines', name: 'Inès Morel', role: 'Volunteers' },
        ],
      },
      {
        kind: 'newsletter',
        id: 'news',
        title: 'News from the yards',
        text: 'Four times a year, with before and after.',
      },
    ],
  },
};
