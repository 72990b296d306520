// The pages that held-out cases begin with. `held-out/README.md` says what a person sees on each.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';

const image = (name: string) => ({ url: `https://images.example/${name}.jpg`, alt: '' });

const bakery = pageDesignSchema.parse({
  theme: {
    family: 'storefront',
    scheme: 'light',
    colors: {
      background: '#f8f1e0',
      surface: '#fffbf1',
      text: '#231f18',
      muted: '#665d4d',
      accent: '#2f6b3c',
      accentText: '#ffffff',
      border: '#ddd2b9',
    },
    fonts: { display: 'Fraunces', body: 'Newsreader' },
    radius: 12,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Olive & Rye',
    tagline: 'Sourdough and pastries in Leith',
    lang: 'en',
    links: [
      { id: 'order-online', title: 'Order online', url: 'https://order.oliveandrye.co.uk' },
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/oliveandrye' },
      { id: 'directions', title: 'Directions', url: 'https://maps.google.com/?q=olive+and+rye' },
    ],
    sections: [
      {
        kind: 'menu',
        id: 'menu',
        title: 'Menu',
        items: [
          { id: 'croissant', name: 'Croissant', price: { text: '2.80', amount: 2.8 } },
          { id: 'cinnamon-bun', name: 'Cinnamon bun', price: { text: '3.40', amount: 3.4 } },
          { id: 'country-loaf', name: 'Country loaf', price: { text: '5.50', amount: 5.5 } },
          { id: 'bagel', name: 'Bagel', price: { text: '2.20', amount: 2.2 } },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        days: [
          { day: 'mon', times: [] },
          ...['tue', 'wed', 'thu', 'fri'].map((day) => ({
            day,
            times: [{ opens: '07:00', closes: '15:00' }],
          })),
          ...['sat', 'sun'].map((day) => ({ day, times: [{ opens: '08:00', closes: '14:00' }] })),
        ],
      },
      { kind: 'map', id: 'map', title: 'Find us', address: '12 Shore Place, Edinburgh' },
      { kind: 'newsletter', id: 'newsletter', title: 'Bread club' },
    ],
  },
});

const musician = pageDesignSchema.parse({
  theme: {
    family: 'stage',
    scheme: 'dark',
    colors: {
      background: '#000000',
      surface: '#151317',
      text: '#f8f4f7',
      muted: '#b3aab0',
      accent: '#ff4f9a',
      accentText: '#1c0710',
      border: '#332e36',
    },
    fonts: { display: 'Anton', body: 'Archivo' },
    radius: 8,
    background: { kind: 'plain' },
  },
  page: {
    name: 'NOVA KANE',
    tagline: 'New single out now',
    lang: 'en',
    links: [
      { id: 'spotify', title: 'Spotify', url: 'https://open.spotify.com/artist/nova' },
      { id: 'apple-music', title: 'Apple Music', url: 'https://music.apple.com/artist/nova' },
      { id: 'youtube', title: 'YouTube', url: 'https://youtube.com/@novakane' },
      { id: 'merch', title: 'Merch', url: 'https://novakane.shop' },
      { id: 'tiktok', title: 'TikTok', url: 'https://tiktok.com/@novakane' },
    ],
    sections: [
      {
        kind: 'music',
        id: 'music',
        title: 'Listen',
        items: [{ id: 'album', url: 'https://open.spotify.com/album/abc' }],
      },
      {
        kind: 'events',
        id: 'events',
        title: 'Tour',
        items: [
          { id: 'berlin', name: 'Lido', city: 'Berlin', day: '2027-03-12' },
          {
            id: 'paris',
            name: 'Le Trabendo',
            city: 'Paris',
            day: '2027-03-15',
            status: 'sold-out',
          },
          { id: 'london', name: 'Omeara', city: 'London', day: '2027-03-20' },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Booking' },
    ],
  },
});

const coach = pageDesignSchema.parse({
  theme: {
    family: 'practice',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f3f6fb',
      text: '#172033',
      muted: '#566176',
      accent: '#1f5fd0',
      accentText: '#ffffff',
      border: '#d6deea',
    },
    fonts: { display: 'Hanken Grotesk', body: 'Hanken Grotesk' },
    radius: 14,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Dr. Ines Moreau',
    tagline: 'Sleep coach for tired parents',
    lang: 'en',
    links: [
      { id: 'book-a-call', title: 'Book a call', url: 'https://calendly.com/ines/intro' },
      { id: 'linkedin', title: 'LinkedIn', url: 'https://linkedin.com/in/inesmoreau' },
      { id: 'podcast', title: 'Podcast', url: 'https://pod.link/sleepier' },
      { id: 'free-guide', title: 'Free guide', url: 'https://ines.co/guide' },
    ],
    sections: [
      {
        kind: 'about',
        id: 'about',
        title: 'About me',
        text: 'I help families to sleep again, with small steps and without crying it out.',
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Ways to work with me',
        items: [
          {
            id: 'single-session',
            name: 'Single session',
            price: { text: '€90', amount: 90, currency: 'EUR' },
          },
          {
            id: 'four-week-program',
            name: 'Four-week program',
            price: { text: '€320', amount: 320, currency: 'EUR' },
          },
        ],
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'Kind words',
        items: [
          { id: 'jana', quote: 'After two weeks we all slept until six.', name: 'Jana' },
          { id: 'tom', quote: 'Calm, clear and never judging.', name: 'Tom' },
        ],
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Questions',
        items: [
          {
            id: 'age',
            question: 'From what age can we start?',
            answer: 'From four months, once feeding is settled.',
          },
          {
            id: 'remote',
            question: 'Do you work by video?',
            answer: 'Yes, all sessions are by video.',
          },
          {
            id: 'first-step',
            question: 'What is the first step?',
            answer: 'A free call of twenty minutes.',
          },
        ],
      },
    ],
  },
});

const streamer = pageDesignSchema.parse({
  theme: {
    family: 'arcade',
    scheme: 'dark',
    colors: {
      background: '#2a1152',
      surface: '#3a1c6b',
      text: '#f4eeff',
      muted: '#c5b5e3',
      accent: '#4be37d',
      accentText: '#06210f',
      border: '#56388a',
    },
    fonts: { display: 'JetBrains Mono', body: 'JetBrains Mono' },
    radius: 6,
    background: { kind: 'gradient', from: '#2a1152', to: '#47208a', angle: 165 },
  },
  page: {
    name: 'pixelmoth',
    tagline: 'cozy games every night',
    lang: 'en',
    links: [
      { id: 'twitch', title: 'Twitch', url: 'https://twitch.tv/pixelmoth' },
      { id: 'discord', title: 'Discord', url: 'https://discord.gg/moth' },
      { id: 'ko-fi', title: 'Ko-fi', url: 'https://ko-fi.com/pixelmoth' },
      { id: 'youtube', title: 'YouTube', url: 'https://youtube.com/@pixelmoth' },
      { id: 'wishlist', title: 'Wishlist', url: 'https://throne.com/pixelmoth' },
      { id: 'bluesky', title: 'Bluesky', url: 'https://bsky.app/profile/pixelmoth' },
    ],
    sections: [{ kind: 'text', id: 'text', title: 'Schedule', text: 'Mon, Wed, Fri 20:00' }],
  },
});

const photographer = pageDesignSchema.parse({
  theme: {
    family: 'folio',
    scheme: 'light',
    colors: {
      background: '#d4d4d4',
      surface: '#e2e2e2',
      text: '#141414',
      muted: '#454545',
      accent: '#000000',
      accentText: '#ffffff',
      border: '#b4b4b4',
    },
    fonts: { display: 'Cormorant', body: 'Newsreader' },
    radius: 4,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Tomás Vidal',
    tagline: 'Weddings and quiet portraits',
    lang: 'en',
    links: [
      { id: 'portfolio', title: 'Portfolio', url: 'https://tomasvidal.com' },
      { id: 'email', title: 'Email', url: 'mailto:hola@tomasvidal.com' },
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/tomasvidal' },
    ],
    sections: [
      {
        kind: 'gallery',
        id: 'gallery',
        title: 'Recent work',
        items: ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
          id: `image-${name}`,
          image: image(`tomas-${name}`),
        })),
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Prices',
        items: [
          { id: 'half-day', name: 'Half day', price: { text: '900', amount: 900 } },
          { id: 'full-day', name: 'Full day', price: { text: '1,600', amount: 1600 } },
        ],
      },
      { kind: 'quote', id: 'quote', quote: 'He was everywhere and we never noticed him.' },
    ],
  },
});

const bare = pageDesignSchema.parse({
  theme: {
    family: 'pocket-card',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f5f6f8',
      text: '#15181d',
      muted: '#5a6270',
      accent: '#2457c5',
      accentText: '#ffffff',
      border: '#d9dde4',
    },
    fonts: { display: 'DM Sans', body: 'DM Sans' },
    radius: 10,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Sam Okafor',
    lang: 'en',
    links: [
      { id: 'website', title: 'Website', url: 'https://samokafor.com' },
      { id: 'x', title: 'X', url: 'https://x.com/samokafor' },
    ],
    sections: [],
  },
});

export const heldOutPages = { bakery, musician, coach, streamer, photographer, bare };
