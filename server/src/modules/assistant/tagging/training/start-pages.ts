// The pages that marked messages speak of.
import { type PageModel, pageModelSchema } from '@vys/contract/page-model/page-model';

type Fields = Record<string, unknown>;

const links = (rows: Record<string, string>) =>
  Object.entries(rows).map(([title, url], index) => ({
    id: `link-${index}`,
    title,
    url: url.includes(':') ? url : `https://${url}`,
  }));

let count = 0;
const items = (rows: readonly Fields[]) =>
  rows.map((row) => {
    count += 1;
    return { id: `item-${count}`, ...row };
  });

const section = (kind: string, title: string, fields: Fields) => ({
  kind,
  id: kind,
  title,
  ...fields,
});

const priced = (rows: Record<string, string>) => {
  const list = Object.entries(rows).map(([name, text]) => ({
    name,
    price: { text, amount: Number(/\d+(?:\.\d+)?/.exec(text)?.[0]), currency: 'EUR' },
  }));
  return { items: items(list) };
};

const images = (amount: number) => ({
  items: items(
    Array.from({ length: amount }, (_, index) => ({
      image: { url: `https://images.example/${index}.jpg`, alt: '' },
    })),
  ),
});

const days = (names: readonly string[], opens: string, closes: string) =>
  names.map((day) => ({ day, times: [{ opens, closes }] }));

const page = (
  name: string,
  tagline: string,
  lang: string,
  urls: Record<string, string>,
  sections: Fields[],
) =>
  pageModelSchema.parse({
    name,
    ...(tagline !== '' && { tagline }),
    lang,
    links: links(urls),
    sections,
  });

const cafe = page(
  'The Daily Grind',
  'Small coffee bar by the canal',
  'en',
  {
    Instagram: 'instagram.com/dailygrind',
    'Order ahead': 'dailygrind.app',
    'Google reviews': 'g.page/dailygrind',
  },
  [
    section(
      'menu',
      'What we serve',
      priced({
        Espresso: '2.20',
        'Flat white': '3.50',
        'Iced latte': '4.00',
        'Banana bread': '3.00',
        Toastie: '6.50',
      }),
    ),
    section('hours', "When we're open", {
      days: [
        ...days(['mon', 'tue', 'wed', 'thu', 'fri'], '07:30', '16:00'),
        ...days(['sat'], '09:00', '14:00'),
      ],
    }),
    section('map', 'Where to find us', { address: '4 Canal Street, Manchester' }),
    section('gallery', 'The place', images(4)),
  ],
);

const band = page(
  'The Low Tides',
  'Surf rock from Brighton',
  'en',
  {
    Bandcamp: 'lowtides.bandcamp.com',
    Spotify: 'open.spotify.com/artist/lowtides',
    Instagram: 'instagram.com/thelowtides',
    Tickets: 'dice.fm/lowtides',
    Merch: 'lowtides.store',
  },
  [
    section('video', 'Salt', { items: items([{ url: 'https://youtube.com/watch?v=salt' }]) }),
    section('events', 'Gigs', {
      items: items([
        { name: 'The Low Tides', day: '2027-02-06', city: 'Leeds', place: 'Brudenell' },
        { name: 'The Low Tides', day: '2027-02-07', city: 'Glasgow', place: 'Stereo' },
        {
          name: 'The Low Tides',
          day: '2027-02-13',
          city: 'Bristol',
          place: 'Exchange',
          status: 'sold-out',
        },
      ]),
    }),
    section('about', 'About the band', { text: 'Four friends who play surf rock.' }),
    section('newsletter', 'Mailing list', {}),
  ],
);

const salon = page(
  'Studio Petra',
  'Hair by appointment',
  'en',
  {
    'Book now': 'studiopetra.de/book',
    Instagram: 'instagram.com/studiopetra',
    WhatsApp: 'wa.me/491701234567',
  },
  [
    section(
      'services',
      'Prices',
      priced({
        Cut: '48 €',
        'Cut & color': '110 €',
        'Kids cut': '22 €',
        Balayage: 'from 140 €',
      }),
    ),
    section('team', 'The team', {
      items: items([
        { name: 'Petra Wolf', role: 'Owner' },
        { name: 'Lina Sahin', role: 'Stylist' },
      ]),
    }),
    section('hours', 'Opening hours', {
      days: [
        ...days(['tue', 'wed', 'thu', 'fri'], '09:00', '18:00'),
        ...days(['sat'], '09:00', '14:00'),
      ],
    }),
    section('testimonials', 'What clients say', {
      items: items([
        { quote: 'Best cut in town.', name: 'Mara' },
        { quote: 'I always leave happy.', name: 'Dunja' },
      ]),
    }),
  ],
);

const trainer = page(
  'Coach Dele',
  'Strength for people over forty',
  'en',
  {
    'Free consult': 'cal.com/dele/intro',
    YouTube: 'youtube.com/@coachdele',
    TikTok: 'tiktok.com/@coachdele',
    'Training app': 'trainwithdele.com',
  },
  [
    section('about', 'My story', { text: 'I started to lift at forty-one.' }),
    section(
      'services',
      'Programs',
      priced({ '1:1 coaching': '£180 a month', 'Group class': '£15', 'Meal plan': '£40' }),
    ),
    section('stats', 'In numbers', {
      items: items([
        { value: '12', label: 'years' },
        { value: '400', label: 'clients' },
      ]),
    }),
    section('faq', 'FAQ', {
      items: items([
        { question: 'Do I need equipment?', answer: 'No.' },
        { question: 'How long is a session?', answer: 'One hour.' },
        { question: 'Can I cancel?', answer: 'Any time.' },
      ]),
    }),
    section('contact', 'Write to me', {}),
  ],
);

const author = page(
  'Livia Hartmann',
  'Crime novels set in the Alps',
  'en',
  {
    Books: 'liviahartmann.ch/books',
    Newsletter: 'livia.substack.com',
    Goodreads: 'goodreads.com/livia',
    Email: 'mailto:post@liviahartmann.ch',
  },
  [
    section('featured', 'New: Föhn', {
      headline: 'New: Föhn',
      action: { text: 'Föhn', url: 'https://liviahartmann.ch/foehn' },
    }),
    section('events', 'Readings', {
      items: items([
        { name: 'Reading', day: '2027-01-14', city: 'Zürich', place: 'Kaufleuten' },
        { name: 'Reading', day: '2027-02-02', city: 'München', place: 'Literaturhaus' },
      ]),
    }),
    section('press', 'Press', { items: items([{ name: 'NZZ' }, { name: 'Der Standard' }]) }),
    { kind: 'quote', id: 'quote', quote: 'Cold as the wind on the pass.' },
  ],
);

const shop = page(
  'Casa Barro',
  'Handmade ceramics from Porto',
  'en',
  {
    Etsy: 'etsy.com/shop/casabarro',
    Instagram: 'instagram.com/casabarro',
    Pinterest: 'pinterest.com/casabarro',
  },
  [
    section(
      'products',
      'Shop',
      priced({ Mug: '24 €', Bowl: '32 €', Vase: '58 €', 'Plate set': '96 €' }),
    ),
    section('gallery', 'Studio', images(6)),
    section('faq', 'Good to know', {
      items: items([
        { question: 'Is it dishwasher safe?', answer: 'Yes.' },
        { question: 'Do you ship abroad?', answer: 'Within Europe.' },
      ]),
    }),
    section('newsletter', 'New pieces', {}),
  ],
);

const podcast = page(
  'Night Shift Radio',
  'Stories from people who work while you sleep',
  'en',
  {
    Spotify: 'open.spotify.com/show/nightshift',
    'Apple Podcasts': 'podcasts.apple.com/nightshift',
    RSS: 'nightshift.fm/rss',
    Patreon: 'patreon.com/nightshift',
    Discord: 'discord.gg/nightshift',
  },
  [
    section('music', 'Latest episode', {
      items: items([{ url: 'https://open.spotify.com/episode/abc' }]),
    }),
    section('countdown', 'Live show', { day: '2026-12-20' }),
    section('text', 'Send us your story', { text: 'We read every one.' }),
  ],
);

const plain = page(
  'Jonas Berg',
  '',
  'en',
  { Website: 'jonasberg.se', LinkedIn: 'linkedin.com/in/jonasberg' },
  [],
);

export const startPages: ReadonlyMap<string, PageModel> = new Map(
  Object.entries({ cafe, band, salon, trainer, author, shop, podcast, plain }),
);
