// Pages that the ranking is trained and tested on: the kinds of pages that creators have.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';

const light = {
  background: '#fffaf0',
  surface: '#ffffff',
  text: '#1c1917',
  muted: '#57534e',
  accent: '#15803d',
  accentText: '#ffffff',
  border: '#e7e5e4',
};
const dark = {
  background: '#160c28',
  surface: '#23143d',
  text: '#f5f0ff',
  muted: '#b9a8d9',
  accent: '#c084fc',
  accentText: '#160c28',
  border: '#3b2763',
};
const theme = (over: object = {}) => ({
  family: 'storefront',
  scheme: 'light',
  colors: light,
  fonts: { display: 'Fraunces', body: 'DM Sans' },
  radius: 12,
  background: { kind: 'plain' },
  ...over,
});
const price = (text: string, amount: number, currency = 'GBP') => ({ text, amount, currency });
const link = (id: string, title: string, url: string) => ({ id, title, url });
const photo = (name: string) => ({ url: `https://images.example.com/${name}.jpg`, alt: name });

const bakery = {
  page: {
    name: 'Olive & Rye',
    tagline: 'Sourdough and pastries in Leith',
    location: 'Leith, Edinburgh',
    avatar: photo('bakery'),
    lang: 'en',
    links: [
      link('order', 'Order online', 'https://order.oliveandrye.co.uk'),
      link('instagram', 'Instagram', 'https://instagram.com/oliveandrye'),
      link('directions', 'Directions', 'https://maps.google.com/?q=olive'),
    ],
    sections: [
      {
        kind: 'menu',
        id: 'menu',
        title: 'Menu',
        items: [
          { id: 'croissant', name: 'Croissant', price: price('£2.80', 2.8) },
          { id: 'sourdough', name: 'Sourdough loaf', price: price('£4.50', 4.5) },
          { id: 'cinnamon', name: 'Cinnamon bun', price: price('£3.20', 3.2) },
          { id: 'coffee', name: 'Filter coffee', price: price('£2.60', 2.6) },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        days: (['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => ({
          day,
          times: [{ opens: '07:00', closes: '15:00' }],
        })),
      },
      { kind: 'map', id: 'map', title: 'Find us', address: '12 Shore, Leith, Edinburgh EH6 6QN' },
      {
        kind: 'newsletter',
        id: 'newsletter',
        title: 'Bread club',
        text: 'One email a month, no spam.',
      },
    ],
  },
  theme: theme(),
};

const musician = {
  page: {
    name: 'Nora Vale',
    tagline: 'Dream pop from Berlin',
    cover: photo('nora'),
    avatar: photo('nora-portrait'),
    lang: 'en',
    links: [
      link('spotify', 'Spotify', 'https://open.spotify.com/artist/noravale'),
      link('apple', 'Apple Music', 'https://music.apple.com/artist/noravale'),
      link('bandcamp', 'Bandcamp', 'https://noravale.bandcamp.com'),
      link('youtube', 'YouTube', 'https://youtube.com/@noravale'),
      link('insta', 'Instagram', 'https://instagram.com/noravale'),
    ],
    sections: [
      {
        kind: 'music',
        id: 'music',
        title: 'Listen',
        items: [{ id: 'tides', url: 'https://open.spotify.com/album/tides', name: 'Tides' }],
      },
      {
        kind: 'events',
        id: 'tour',
        title: 'Tour',
        items: [
          {
            id: 'berlin',
            name: 'Release show',
            day: '2026-12-04',
            city: 'Berlin',
            place: 'Lido',
            time: '20:00',
          },
          {
            id: 'hamburg',
            name: 'Nora Vale live',
            day: '2026-12-06',
            city: 'Hamburg',
            place: 'Molotow',
          },
          {
            id: 'vienna',
            name: 'Nora Vale live',
            day: '2026-12-11',
            city: 'Vienna',
            place: 'Chelsea',
            status: 'sold-out',
          },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Booking', email: 'booking@noravale.com' },
    ],
  },
  theme: theme({
    family: 'marquee',
    scheme: 'dark',
    colors: dark,
    fonts: { display: 'Anton', body: 'Archivo' },
    radius: 0,
  }),
};

const coach = {
  page: {
    name: 'Maya Lindt',
    tagline: 'Coaching for first-time leaders',
    about: 'I help new managers find their feet.',
    location: 'Zürich',
    avatar: photo('maya'),
    lang: 'en',
    links: [
      link('book', 'Book a call', 'https://cal.com/maya'),
      link('linkedin', 'LinkedIn', 'https://linkedin.com/in/mayalindt'),
      link('podcast', 'My podcast', 'https://podcasts.example.com/maya'),
    ],
    sections: [
      {
        kind: 'about',
        id: 'about',
        title: 'About me',
        text: 'Ten years of leading teams at two startups.',
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Services',
        items: [
          {
            id: 'single',
            name: 'Single session',
            price: price('CHF 180', 180, 'CHF'),
            duration: '60 min',
          },
          {
            id: 'package',
            name: 'Leadership package',
            price: price('CHF 1500', 1500, 'CHF'),
            text: 'Ten sessions in six months.',
          },
          { id: 'workshop', name: 'Team workshop', price: price('CHF 2400', 2400, 'CHF') },
        ],
      },
      {
        kind: 'testimonials',
        id: 'voices',
        title: 'What clients say',
        items: [
          { id: 'tom', quote: 'Maya changed how I lead.', name: 'Tom Berger' },
          { id: 'ines', quote: 'Clear and kind.', name: 'Ines Rossi' },
        ],
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Questions',
        items: [
          { id: 'online', question: 'Do you work online?', answer: 'Yes, by video call.' },
          {
            id: 'refund',
            question: 'Can I get a refund?',
            answer: 'Until 24 hours before the session.',
          },
        ],
      },
    ],
  },
  theme: theme({ family: 'practice', fonts: { display: 'Newsreader', body: 'Hanken Grotesk' } }),
};

const streamer = {
  page: {
    name: 'PixelFox',
    tagline: 'Cozy games, loud laughs',
    avatar: photo('fox'),
    lang: 'en',
    links: [
      link('twitch', 'Twitch', 'https://twitch.tv/pixelfox'),
      link('youtube', 'YouTube', 'https://youtube.com/@pixelfox'),
      link('discord', 'Discord', 'https://discord.gg/pixelfox'),
      link('tiktok', 'TikTok', 'https://tiktok.com/@pixelfox'),
      link('twitter', 'X', 'https://x.com/pixelfox'),
      link('merch', 'Merch', 'https://shop.pixelfox.gg'),
    ],
    sections: [
      {
        kind: 'text',
        id: 'schedule',
        title: 'Schedule',
        text: 'Mon, Wed, Fri from 8 pm. Sundays are for speedruns.',
      },
    ],
  },
  theme: theme({
    family: 'arcade',
    scheme: 'dark',
    colors: dark,
    fonts: { display: 'Pixelify Sans', body: 'Space Grotesk' },
    background: { kind: 'gradient', from: '#160c28', to: '#3b1d6e', angle: 160 },
  }),
};

const photographer = {
  page: {
    name: 'Jonas Reed',
    tagline: 'Weddings and portraits',
    avatar: photo('jonas'),
    lang: 'en',
    links: [
      link('insta', 'Instagram', 'https://instagram.com/jonasreed'),
      link('blog', 'Blog', 'https://jonasreed.com/blog'),
      link('shop', 'Print shop', 'https://prints.jonasreed.com'),
    ],
    sections: [
      {
        kind: 'gallery',
        id: 'gallery',
        title: 'Recent work',
        items: [1, 2, 3].map((count) => ({ id: `photo-${count}`, image: photo(`work-${count}`) })),
      },
      {
        kind: 'services',
        id: 'prices',
        title: 'Prices',
        items: [
          { id: 'wedding', name: 'Full wedding day', price: price('€2,400', 2400, 'EUR') },
          {
            id: 'portrait',
            name: 'Portrait session',
            price: price('€250', 250, 'EUR'),
            duration: '90 min',
          },
          { id: 'family', name: 'Family shoot', price: price('€320', 320, 'EUR') },
        ],
      },
      { kind: 'quote', id: 'quote', quote: 'He sees what others miss.', source: 'Vogue' },
    ],
  },
  theme: theme({
    family: 'folio',
    fonts: { display: 'Cormorant', body: 'Hanken Grotesk' },
    radius: 0,
  }),
};

const bare = {
  page: {
    name: 'Sam',
    lang: 'en',
    links: [
      link('website', 'Website', 'https://sam.dev'),
      link('github', 'GitHub', 'https://github.com/sam'),
    ],
    sections: [],
  },
  theme: theme({ family: 'pocket-card' }),
};

const shop = {
  page: {
    name: 'Keramik Lund',
    tagline: 'Handgemachte Keramik aus Leipzig',
    lang: 'de',
    avatar: photo('lund'),
    links: [
      link('shop', 'Shop', 'https://lund-keramik.de'),
      link('etsy', 'Etsy', 'https://etsy.com/shop/lund'),
      link('insta', 'Instagram', 'https://instagram.com/lundkeramik'),
      link('blog', 'Blog', 'https://lund-keramik.de/blog'),
    ],
    sections: [
      {
        kind: 'products',
        id: 'products',
        title: 'Neu im Ofen',
        items: [
          { id: 'vase', name: 'Vase Mond', price: price('48 €', 48, 'EUR') },
          { id: 'tasse', name: 'Tasse Blau', price: price('22 €', 22, 'EUR'), isSoldOut: true },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Werkstatt',
        days: [
          { day: 'fri', times: [{ opens: '10:00', closes: '18:00' }] },
          { day: 'sat', times: [{ opens: '10:00', closes: '16:00' }] },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Kontakt' },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Fragen',
        items: [{ id: 'versand', question: 'Verschickst du auch?', answer: 'Ja, in ganz Europa.' }],
      },
    ],
  },
  theme: theme({ family: 'garden' }),
};

const raw = { bakery, musician, coach, streamer, photographer, bare, shop };
export type TestPage = keyof typeof raw;

export const testPages = Object.fromEntries(
  Object.entries(raw).map(([name, design]) => [name, pageDesignSchema.parse(design)]),
) as Record<TestPage, PageDesign>;
