// Pages of several kinds of creators, for tests and contact sheets.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import * as creators from './sample-creators.ts';
import { image, theme } from './sample-theme.ts';

export * from './sample-creators.ts';

export const bakery: PageDesign = pageDesignSchema.parse({
  theme,
  page: {
    name: 'Olive & Rye',
    tagline: 'Sourdough and pastries in Leith',
    lang: 'en',
    links: [
      { id: 'order', title: 'Order online', url: 'https://order.example', emphasis: 'featured' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://instagram.com/oliveandrye',
        icon: 'instagram',
      },
      { id: 'directions', title: 'Directions', url: 'https://maps.example/?q=olive' },
    ],
    sections: [
      {
        kind: 'menu',
        id: 'menu',
        title: 'Menu',
        items: [
          {
            id: 'croissant',
            name: 'Croissant',
            price: { text: '£2.80', amount: 2.8, currency: 'GBP' },
          },
          {
            id: 'bun',
            name: 'Cinnamon bun',
            text: 'Cardamom, brown butter',
            price: { text: '£3.40' },
          },
          { id: 'loaf', name: 'Country loaf', price: { text: '£5.50' }, group: 'Bread' },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        timeZone: 'Europe/London',
        days: [
          { day: 'mon', times: [] },
          ...(['tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
            day,
            times: [{ opens: '07:00', closes: '15:00' }],
          })),
          { day: 'sat', times: [{ opens: '08:00', closes: '14:00' }] },
        ],
      },
      { kind: 'map', id: 'map', title: 'Find us', address: '12 Shore Place\nEdinburgh' },
      { kind: 'newsletter', id: 'club', title: 'Bread club', text: 'One letter a month.' },
      {
        kind: 'text',
        id: 'note',
        title: 'From the oven',
        text: 'We bake at night.\n\nCome early.',
      },
    ],
  },
});

export const musician: PageDesign = pageDesignSchema.parse({
  theme: {
    ...theme,
    scheme: 'dark',
    colors: {
      background: '#0d0c0f',
      surface: '#1b1920',
      text: '#f7f4f8',
      muted: '#b0a8b4',
      accent: '#ff4f9a',
      accentText: '#1c0710',
      border: '#35303a',
    },
    fonts: { display: 'Archivo', body: 'Archivo' },
    radius: 0,
  },
  page: {
    name: 'NOVA KANE',
    tagline: 'New single out now',
    lang: 'en',
    avatar: image('nova', 'Nova on stage'),
    links: [
      {
        id: 'spotify',
        title: 'Spotify',
        url: 'https://open.spotify.com/artist/nova',
        icon: 'spotify',
      },
      { id: 'apple', title: 'Apple Music', url: 'https://music.apple.com/artist/nova' },
      {
        id: 'youtube',
        title: 'YouTube',
        url: 'https://youtube.com/@nova',
        icon: 'youtube',
        emphasis: 'icon',
      },
      {
        id: 'merch',
        title: 'Merch',
        url: 'https://novakane.example',
        description: 'Shirts and vinyl',
      },
    ],
    sections: [
      {
        kind: 'music',
        id: 'music',
        title: 'Listen',
        items: [{ id: 'album', url: 'https://open.spotify.com/album/abc', name: 'Night Bus' }],
      },
      {
        kind: 'events',
        id: 'events',
        title: 'Tour',
        items: [
          {
            id: 'berlin',
            name: 'Lido',
            city: 'Berlin',
            day: '2027-03-12',
            url: 'https://tickets.example',
          },
          {
            id: 'paris',
            name: 'Le Trabendo',
            city: 'Paris',
            day: '2027-03-15',
            status: 'sold-out',
          },
          {
            id: 'friday',
            name: 'Open stage',
            when: 'every Friday',
            time: '20:00',
            place: 'The Cellar',
          },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Booking', email: 'book@nova.example' },
    ],
  },
});

/** Long names, right to left, one link, no photo. */
export const extremes: PageDesign[] = [
  pageDesignSchema.parse({
    theme,
    page: {
      name: 'Wolfeschlegelsteinhausenbergerdorff Kindertagesstättenverein',
      tagline: 'x'.repeat(240),
      lang: 'de',
      links: [{ id: 'one', title: 'Donaudampfschifffahrtsgesellschaft', url: 'https://a.example' }],
      sections: [],
    },
  }),
  pageDesignSchema.parse({
    theme,
    page: {
      name: 'مخبز الزيتون',
      tagline: 'خبز طازج كل صباح',
      lang: 'ar',
      links: [{ id: 'one', title: 'اطلب الآن', url: 'https://a.example' }],
      sections: [],
    },
  }),
  pageDesignSchema.parse({ theme, page: { name: 'A', lang: 'en', links: [], sections: [] } }),
];

/** Together they hold each kind of section. */
export const allCreators: Record<string, PageDesign> = { bakery, musician, ...creators };
