// A photographer, illustrator or architect: the work first, words small.
import { picture, type Template } from '../template.ts';

export const photographer: Template = {
  look: { family: 'folio', palette: 'ink', scheme: 'dark', typePair: 'gallery' },
  page: {
    name: 'Ilse Marchetti',
    tagline: 'Landscape and architecture on medium format',
    location: 'Trieste',
    links: [
      {
        id: 'prints',
        title: 'Prints',
        url: 'https://prints.example/ilse',
        description: 'Editions of thirty, signed',
      },
      { id: 'commission', title: 'Commissions', url: '#contact' },
      { id: 'book', title: 'Salt Roads, the book', url: 'https://books.example/salt-roads' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/ilse',
        icon: 'instagram',
        emphasis: 'icon',
      },
      { id: 'mail', title: 'Email', url: 'mailto:studio@ilse.example', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'gallery',
        id: 'work',
        title: 'Selected work',
        items: [
          {
            id: 'ridge',
            image: picture(
              'ridge',
              'Mountain ridges in fog, one behind the other',
              'Karst, first light',
            ),
          },
          {
            id: 'moon',
            image: picture('moon', 'The moon over a dark sea', 'Gulf of Trieste, 4 a.m.'),
          },
          {
            id: 'dunes',
            image: picture('dunes', 'Dunes with a sharp edge of shadow', 'Sylt, October'),
          },
          {
            id: 'stairs',
            image: picture(
              'stairs',
              'A staircase of concrete in raking light',
              'Museum stairs, Ljubljana',
            ),
          },
          { id: 'pines', image: picture('pines', 'Pines that fade into mist', 'Pokljuka') },
          {
            id: 'salt',
            image: picture('salt', 'A person walking across a salt flat', 'Sečovlje saltworks'),
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'About',
        text: 'I photograph places shortly before or after people use them. Most pictures here were made within a day’s walk of home.',
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Commissions',
        items: [
          {
            id: 'buildings',
            name: 'Buildings and interiors',
            text: 'For architects and developers. One day on site, twelve finished pictures.',
          },
          {
            id: 'places',
            name: 'Places and landscapes',
            text: 'For magazines, tourism and annual reports.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'contact',
        title: 'Write to the studio',
        text: 'Tell me what and where it is. I answer within two days.',
      },
    ],
  },
};
