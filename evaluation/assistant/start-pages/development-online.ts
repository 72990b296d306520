// The pages of an author, a shop, a podcast and a private person. `development/README.md` says what a person sees on each.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';

const image = (name: string) => ({ url: `https://images.example/${name}.jpg`, alt: '' });

const author = pageDesignSchema.parse({
  theme: {
    family: 'folio',
    scheme: 'light',
    colors: {
      background: '#f7efdc',
      surface: '#ffffff',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#a3201d',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'Fraunces', body: 'Newsreader' },
    radius: 2,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Livia Hartmann',
    tagline: 'Crime novels set in the Alps',
    lang: 'en',
    links: [
      { id: 'books', title: 'Books', url: 'https://liviahartmann.ch/books' },
      { id: 'newsletter', title: 'Newsletter', url: 'https://livia.substack.com' },
      { id: 'goodreads', title: 'Goodreads', url: 'https://goodreads.com/livia' },
      { id: 'email', title: 'Email', url: 'mailto:post@liviahartmann.ch' },
    ],
    sections: [
      {
        kind: 'featured',
        id: 'featured',
        headline: 'New: Föhn',
        action: { text: 'Read more', url: 'https://liviahartmann.ch/foehn' },
      },
      {
        kind: 'events',
        id: 'events',
        title: 'Readings',
        items: [
          { id: 'zurich', name: 'Kaufleuten', city: 'Zürich', day: '2027-01-14' },
          { id: 'munich', name: 'Literaturhaus', city: 'München', day: '2027-02-02' },
        ],
      },
      {
        kind: 'press',
        id: 'press',
        title: 'Press',
        items: [
          { id: 'nzz', name: 'NZZ', quote: 'Cold, precise and impossible to put down.' },
          {
            id: 'standard',
            name: 'Der Standard',
            quote: 'The mountains have never been this quiet.',
          },
        ],
      },
      { kind: 'quote', id: 'quote', quote: 'Snow forgets nothing.' },
    ],
  },
});

const shop = pageDesignSchema.parse({
  theme: {
    family: 'storefront',
    scheme: 'light',
    colors: {
      background: '#d9d9d9',
      surface: '#ffffff',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#0f766e',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'Nunito', body: 'Nunito' },
    radius: 18,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Casa Barro',
    tagline: 'Handmade ceramics from Porto',
    lang: 'en',
    links: [
      { id: 'etsy', title: 'Etsy', url: 'https://etsy.com/shop/casabarro' },
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/casabarro' },
      { id: 'pinterest', title: 'Pinterest', url: 'https://pinterest.com/casabarro' },
    ],
    sections: [
      {
        kind: 'products',
        id: 'products',
        title: 'Shop',
        items: [
          { id: 'mug', name: 'Mug', price: { text: '24 €', amount: 24, currency: 'EUR' } },
          { id: 'bowl', name: 'Bowl', price: { text: '32 €', amount: 32, currency: 'EUR' } },
          { id: 'vase', name: 'Vase', price: { text: '58 €', amount: 58, currency: 'EUR' } },
          {
            id: 'plate-set',
            name: 'Plate set',
            price: { text: '96 €', amount: 96, currency: 'EUR' },
          },
        ],
      },
      {
        kind: 'gallery',
        id: 'gallery',
        title: 'Studio',
        items: ['casa-1', 'casa-2', 'casa-3', 'casa-4', 'casa-5', 'casa-6'].map((name) => ({
          id: name,
          image: image(name),
        })),
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Good to know',
        items: [
          {
            id: 'dishwasher',
            question: 'Are they dishwasher safe?',
            answer: 'Yes, all glazed pieces.',
          },
          { id: 'shipping', question: 'Where do you ship?', answer: 'All over Europe.' },
        ],
      },
      { kind: 'newsletter', id: 'newsletter', title: 'New pieces' },
    ],
  },
});

const podcast = pageDesignSchema.parse({
  theme: {
    family: 'arcade',
    scheme: 'dark',
    colors: {
      background: '#25104a',
      surface: '#361a66',
      text: '#f6f0ff',
      muted: '#c7b8e4',
      accent: '#ff5fa8',
      accentText: '#240314',
      border: '#54358a',
    },
    fonts: { display: 'JetBrains Mono', body: 'JetBrains Mono' },
    radius: 6,
    background: { kind: 'gradient', from: '#25104a', to: '#441f7d', angle: 165 },
  },
  page: {
    name: 'Night Shift Radio',
    tagline: 'Stories from people who work while you sleep',
    lang: 'en',
    links: [
      { id: 'spotify', title: 'Spotify', url: 'https://open.spotify.com/show/nightshift' },
      {
        id: 'apple-podcasts',
        title: 'Apple Podcasts',
        url: 'https://podcasts.apple.com/nightshift',
      },
      { id: 'rss', title: 'RSS', url: 'https://nightshift.fm/rss' },
      { id: 'patreon', title: 'Patreon', url: 'https://patreon.com/nightshift' },
      { id: 'discord', title: 'Discord', url: 'https://discord.gg/nightshift' },
    ],
    sections: [
      {
        kind: 'music',
        id: 'music',
        title: 'Latest episode',
        items: [{ id: 'episode', url: 'https://open.spotify.com/episode/abc' }],
      },
      { kind: 'countdown', id: 'countdown', title: 'Live show', day: '2026-12-20' },
      {
        kind: 'text',
        id: 'text',
        title: 'Send us your story',
        text: 'Nurse, baker or night porter? Send us a voice note.',
      },
    ],
  },
});

const plain = pageDesignSchema.parse({
  theme: {
    family: 'pocket-card',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f5f5f4',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#2457c5',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'DM Sans', body: 'DM Sans' },
    radius: 10,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Jonas Berg',
    lang: 'en',
    links: [
      { id: 'website', title: 'Website', url: 'https://jonasberg.se' },
      { id: 'linkedin', title: 'LinkedIn', url: 'https://linkedin.com/in/jonasberg' },
    ],
    sections: [],
  },
});

export const onlinePages = { author, shop, podcast, plain };
