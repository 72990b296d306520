// Pages that show what layout families are for, and what is hard for them.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import {
  bakery,
  charity,
  coach,
  extremes,
  musician,
  photographer,
  podcast,
  wedding,
} from './sample-designs.ts';

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

const writer = make({
  name: 'Iris Holm',
  tagline: 'Letters on rivers, trains and other slow things',
  avatar: image('portrait-iris'),
  links: [link('archive', 'All letters'), link('shop', 'My bookshop'), ...socials],
  sections: [
    {
      kind: 'newsletter',
      id: 'letter',
      title: 'The Sunday letter',
      text: 'One page, read in six minutes.',
    },
    {
      kind: 'text',
      id: 'latest',
      title: 'The last ferry',
      text: 'The boat leaves at ten, and no one on it is in a hurry.\n\nI have taken it every winter since the bridge was built.',
    },
    {
      kind: 'press',
      id: 'press',
      title: 'Said about it',
      items: [{ id: 'review', name: 'The Fjord Review', quote: 'She writes like weather.' }],
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

/** Twelve links and three sections without a photo: what most pages are like. */
export const threeSections = make({
  name: 'Anna Berg',
  tagline: 'Ceramics from the north, thrown by hand and fired with wood.',
  links: twelve.page.links,
  sections: [
    {
      kind: 'text',
      id: 'about',
      title: 'The studio',
      text: 'I throw every bowl on a kick wheel and fire four times a year. Seconds go to the market in May.',
    },
    ...app.page.sections.filter(({ id }) => id === 'why' || id === 'faq'),
  ],
});

export const [longName, rightToLeft] = extremes;

/** Pictures of the creator taken away. */
export function withoutPictures(design: PageDesign): PageDesign {
  const { avatar: _avatar, cover: _cover, ...page } = design.page;
  const links = page.links.map(({ image: _image, ...rest }) => rest);
  return { ...design, page: { ...page, links } };
}

const pictured = (sample: PageDesign, page: Partial<PageDesign['page']>): PageDesign => ({
  ...sample,
  page: { ...sample.page, ...page },
});
const maya = pictured(coach, { avatar: image('portrait-maya') });

/** The page that shows best what a family is for. */
export const typicalSamples = {
  marquee: musician,
  tiles: streamer,
  storefront: pictured(bakery, { cover: image('bread-counter') }),
  folio: photographer,
  practice: maya,
  broadcast: pictured(podcast, { avatar: image('portrait-host') }),
  stage: comedian,
  letterpress: writer,
  cause: pictured(charity, {
    cover: image('river-valley'),
    links: [
      {
        id: 'give',
        title: 'Give now',
        url: 'https://give.example',
        emphasis: 'featured',
        hidden: false,
      },
      {
        id: 'walk',
        title: 'Join a clean-up',
        url: 'https://walk.example',
        emphasis: 'normal',
        hidden: false,
      },
    ],
  }),
  launch: pictured(app, { cover: image('river-app') }),
  arcade: streamer,
  invitation: wedding,
  'pocket-card': maya,
  garden: maya,
} as const;
