// Pages that show what layout families are for, and what is hard for them.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { bakery, extremes, musician } from './sample-designs.ts';

const image = (name: string, alt = '') => ({ url: `https://images.example/${name}.jpg`, alt });

type Draft = Record<string, unknown> & { name: string };
const make = (page: Draft): PageDesign =>
  pageDesignSchema.parse({
    theme: bakery.theme,
    page: { lang: 'en', sections: [], links: [], ...page },
  });

const link = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  id,
  title,
  url: `https://${id}.example/page`,
  ...more,
});
const socials = ['instagram', 'youtube', 'tiktok'].map((icon) =>
  link(icon, icon.charAt(0).toUpperCase() + icon.slice(1), { icon, emphasis: 'icon' }),
);

export const coach = make({
  name: 'Mara Lindqvist',
  tagline: 'Career coaching for people who are good at too many things',
  avatar: image('portrait-mara', 'Mara'),
  links: [
    link('call', 'Book a free first call', { emphasis: 'featured' }),
    link('letter', 'The Sunday letter', { description: 'Every week, 6,000 readers' }),
    link('podcast', 'Listen to the podcast', { icon: 'spotify' }),
    link('linkedin', 'LinkedIn', { icon: 'linkedin' }),
    ...socials,
  ],
  sections: [
    {
      kind: 'services',
      id: 'services',
      title: 'Work with me',
      items: [
        {
          id: 'one',
          name: 'One clear hour',
          text: 'A single question, answered.',
          price: { text: '€140' },
          duration: '60 min',
        },
        {
          id: 'three',
          name: 'Three months',
          text: 'Six talks, and messages in between.',
          price: { text: '€1,200' },
        },
      ],
    },
    {
      kind: 'testimonials',
      id: 'words',
      title: 'Kind words',
      items: [
        {
          id: 'ana',
          quote: 'I quit the right job at the right time.',
          name: 'Ana R.',
          role: 'Designer',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Questions',
      items: [
        { id: 'online', question: 'Do we meet online?', answer: 'Yes, or for a walk in Malmö.' },
      ],
    },
  ],
});

export const streamer = make({
  name: 'pixelmoth',
  tagline: 'Cozy speedruns, loud laughter',
  avatar: image('portrait-moth', ''),
  links: [
    link('twitch', 'Live on Twitch', {
      icon: 'twitch',
      emphasis: 'featured',
      description: 'Mon, Wed, Fri at 20:00',
    }),
    link('discord', 'Join the Discord', { icon: 'discord' }),
    link('clips', 'Best clips', { icon: 'youtube' }),
    link('setup', 'My setup', { image: image('record-setup') }),
    link('merch', 'Moth merch', { image: image('mug-merch') }),
    link('tip', 'Tip jar', { description: 'Snacks for the cat' }),
    ...socials,
  ],
  sections: [
    {
      kind: 'stats',
      id: 'stats',
      items: [
        { id: 'a', value: '48k', label: 'followers' },
        { id: 'b', value: '3:41:07', label: 'best run' },
        { id: 'c', value: '212', label: 'streams' },
      ],
    },
    {
      kind: 'events',
      id: 'schedule',
      title: 'Schedule',
      items: [
        { id: 'mon', name: 'Any % practice', when: 'Monday', time: '20:00' },
        { id: 'wed', name: 'Cozy Wednesday', when: 'Wednesday', time: '20:00' },
        { id: 'fri', name: 'Community night', when: 'Friday', time: '21:00' },
      ],
    },
  ],
});

export const podcast = make({
  name: 'Slow Signal',
  tagline: 'Long talks about short waves, with Ines and Tom',
  links: [
    link('spotify', 'Spotify', { icon: 'spotify' }),
    link('apple', 'Apple Podcasts', { icon: 'applepodcasts' }),
    link('video', 'YouTube', { icon: 'youtube' }),
    link('rss', 'RSS'),
    link('support', 'Support the show', { emphasis: 'featured' }),
    ...socials,
  ],
  sections: [
    {
      kind: 'music',
      id: 'latest',
      title: 'Latest episode',
      items: [
        { id: 'ep48', url: 'https://open.spotify.com/episode/48', name: '48. The numbers station' },
        { id: 'ep47', url: 'https://open.spotify.com/episode/47', name: '47. Lighthouse keepers' },
        { id: 'ep46', url: 'https://open.spotify.com/episode/46', name: '46. A map of silence' },
      ],
    },
    {
      kind: 'about',
      id: 'about',
      title: 'About',
      text: 'Two friends, one shortwave radio, and everything that can be heard at three in the morning.',
    },
    { kind: 'newsletter', id: 'news', title: 'Get the show notes', text: 'Every second Tuesday.' },
  ],
});

export const app = make({
  name: 'Tidepool',
  tagline: 'The calm calendar for families that never agree',
  links: [
    link('tour', 'Watch the tour', { emphasis: 'featured' }),
    link('press', 'Press kit'),
    link('jobs', 'We are hiring'),
    ...socials,
  ],
  sections: [
    {
      kind: 'countdown',
      id: 'launch',
      title: 'Out on 12 March',
      day: '2027-03-12',
      time: '10:00',
      timeZone: 'Europe/Berlin',
    },
    {
      kind: 'waitlist',
      id: 'wait',
      title: 'Be first',
      text: 'One e-mail when it is out. Nothing else.',
    },
    {
      kind: 'services',
      id: 'why',
      title: 'Why Tidepool',
      items: [
        { id: 'a', name: 'One shared week', text: 'Everyone sees the same seven days.' },
        { id: 'b', name: 'Quiet by default', text: 'It reminds once, kindly.' },
        { id: 'c', name: 'Yours', text: 'No ads, no tracking, export any time.' },
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Questions',
      items: [
        { id: 'price', question: 'What will it cost?', answer: '€3 a month for the whole family.' },
      ],
    },
  ],
});

export const charity = make({
  name: 'Rivers for All',
  tagline: 'We take the weirs out, and the salmon come back.',
  cover: image('river-valley'),
  links: [
    link('give', 'Give now', { emphasis: 'featured' }),
    link('walk', 'Join a river walk'),
    link('report', 'Annual report', { description: 'PDF, 2 MB' }),
    ...socials,
  ],
  sections: [
    {
      kind: 'stats',
      id: 'impact',
      title: 'Since 2014',
      items: [
        { id: 'a', value: '64', label: 'weirs removed' },
        { id: 'b', value: '1,240 km', label: 'of river opened' },
        { id: 'c', value: '9,800', label: 'volunteers' },
      ],
    },
    {
      kind: 'about',
      id: 'about',
      title: 'What we do',
      text: 'Half a million barriers cut the rivers of Europe.\n\nWe find those that nobody needs, and remove them with the people who live there.',
    },
    {
      kind: 'events',
      id: 'days',
      title: 'River days',
      items: [
        { id: 'w', name: 'Weir removal', city: 'Ely', day: '2027-05-02', status: 'free' },
        {
          id: 'norwich',
          name: 'Bank clean-up',
          city: 'Norwich',
          day: '2027-06-13',
          status: 'free',
        },
      ],
    },
    { kind: 'newsletter', id: 'news', title: 'River news' },
  ],
});

export const comedian = make({
  name: 'Theo Okafor',
  tagline: 'Still Thinking About It: the tour',
  avatar: image('portrait-theo', 'Theo'),
  links: [
    link('special', 'Watch the special', { emphasis: 'featured' }),
    link('podcast', 'The podcast', { icon: 'spotify' }),
    link('merch', 'Merch'),
    ...socials,
  ],
  sections: [
    {
      kind: 'events',
      id: 'dates',
      title: 'Dates',
      items: [
        {
          id: 'bristol',
          name: 'Comedy Box',
          city: 'Bristol',
          day: '2027-03-04',
          time: '20:00',
          url: 'https://tickets.example',
        },
        {
          id: 'leeds',
          name: 'The Wardrobe',
          city: 'Leeds',
          day: '2027-03-11',
          time: '19:30',
          status: 'sold-out',
        },
        {
          id: 'glasgow',
          name: 'King Tut’s',
          city: 'Glasgow',
          day: '2027-03-18',
          time: '20:00',
          url: 'https://tickets.example',
        },
        {
          id: 'london',
          name: 'Soho Theatre',
          city: 'London',
          day: '2027-03-25',
          time: '21:00',
          url: 'https://tickets.example',
        },
      ],
    },
    {
      kind: 'press',
      id: 'press',
      title: 'Press',
      items: [{ id: 'a', name: 'The Stage', quote: 'An hour that feels like ten minutes.' }],
    },
  ],
});

export const single = make({ name: 'Juno', links: [link('shop', 'Open my shop')] });

export const sixty = make({
  name: 'The Reading List',
  tagline: 'Sixty pages worth an evening',
  links: Array.from({ length: 60 }, (_, index) =>
    link(
      `l${index}`,
      `${['A field guide to moss', 'Notes on typography', 'How rivers remember', 'Soup'][index % 4]}, part ${index + 1}`,
      {
        group: ['Nature', 'Craft', 'History'][Math.floor(index / 20)],
      },
    ),
  ),
});

export const twelve = make({
  name: 'Nadia Ferro',
  tagline: 'Illustrator in Lisbon',
  links: Array.from({ length: 12 }, (_, index) => link(`l${index}`, `Project number ${index + 1}`)),
});

export const [longName, rightToLeft] = extremes;

/** Pictures of the creator taken away. */
export function withoutPictures(design: PageDesign): PageDesign {
  const { avatar: _avatar, cover: _cover, ...page } = design.page;
  const links = page.links.map(({ image: _image, ...rest }) => rest);
  return { ...design, page: { ...page, links } };
}

/** The page that shows best what a family is for. */
export const typicalSamples = {
  marquee: musician,
  tiles: streamer,
  storefront: bakery,
  folio: coach,
  practice: coach,
  broadcast: podcast,
  stage: comedian,
  letterpress: podcast,
  cause: charity,
  launch: app,
  arcade: streamer,
  invitation: comedian,
  'pocket-card': coach,
  garden: coach,
} as const;
