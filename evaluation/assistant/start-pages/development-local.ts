// The pages of a café, a band, a salon and a trainer. `development/README.md` says what a person sees on each.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';

const image = (name: string) => ({ url: `https://images.example/${name}.jpg`, alt: '' });

const cafe = pageDesignSchema.parse({
  theme: {
    family: 'storefront',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f5f5f4',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#c2500f',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'DM Sans', body: 'DM Sans' },
    radius: 12,
    background: { kind: 'plain' },
  },
  page: {
    name: 'The Daily Grind',
    tagline: 'Small coffee bar by the canal',
    lang: 'en',
    links: [
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/dailygrind' },
      { id: 'order-ahead', title: 'Order ahead', url: 'https://dailygrind.app' },
      { id: 'google-reviews', title: 'Google reviews', url: 'https://g.page/dailygrind' },
    ],
    sections: [
      {
        kind: 'menu',
        id: 'menu',
        title: 'What we serve',
        items: [
          { id: 'espresso', name: 'Espresso', price: { text: '2.20', amount: 2.2 } },
          { id: 'flat-white', name: 'Flat white', price: { text: '3.50', amount: 3.5 } },
          { id: 'iced-latte', name: 'Iced latte', price: { text: '4.00', amount: 4 } },
          { id: 'banana-bread', name: 'Banana bread', price: { text: '3.00', amount: 3 } },
          { id: 'toastie', name: 'Toastie', price: { text: '6.50', amount: 6.5 } },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: "When we're open",
        days: [
          { day: 'mon', times: [{ opens: '07:30', closes: '16:00' }] },
          { day: 'tue', times: [{ opens: '07:30', closes: '16:00' }] },
          { day: 'wed', times: [{ opens: '07:30', closes: '16:00' }] },
          { day: 'thu', times: [{ opens: '07:30', closes: '16:00' }] },
          { day: 'fri', times: [{ opens: '07:30', closes: '16:00' }] },
          { day: 'sat', times: [{ opens: '09:00', closes: '14:00' }] },
          { day: 'sun', times: [] },
        ],
      },
      { kind: 'map', id: 'map', title: 'Where to find us', address: '4 Canal Street, Manchester' },
      {
        kind: 'gallery',
        id: 'gallery',
        title: 'The place',
        items: ['cafe-1', 'cafe-2', 'cafe-3', 'cafe-4'].map((name) => ({
          id: name,
          image: image(name),
        })),
      },
    ],
  },
});

const band = pageDesignSchema.parse({
  theme: {
    family: 'stage',
    scheme: 'dark',
    colors: {
      background: '#0b1730',
      surface: '#15244a',
      text: '#f4f6fb',
      muted: '#aab4cc',
      accent: '#ff8a3d',
      accentText: '#221003',
      border: '#2b3c66',
    },
    fonts: { display: 'Anton', body: 'Archivo' },
    radius: 8,
    background: { kind: 'plain' },
  },
  page: {
    name: 'The Low Tides',
    tagline: 'Surf rock from Brighton',
    lang: 'en',
    links: [
      { id: 'bandcamp', title: 'Bandcamp', url: 'https://lowtides.bandcamp.com' },
      { id: 'spotify', title: 'Spotify', url: 'https://open.spotify.com/artist/lowtides' },
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/thelowtides' },
      { id: 'tickets', title: 'Tickets', url: 'https://dice.fm/lowtides' },
      { id: 'merch', title: 'Merch', url: 'https://lowtides.store' },
    ],
    sections: [
      {
        kind: 'video',
        id: 'video',
        title: 'Salt',
        items: [{ id: 'salt', url: 'https://youtube.com/watch?v=salt' }],
      },
      {
        kind: 'events',
        id: 'events',
        title: 'Gigs',
        items: [
          { id: 'leeds', name: 'Brudenell', city: 'Leeds', day: '2027-02-06' },
          { id: 'glasgow', name: 'Stereo', city: 'Glasgow', day: '2027-02-07' },
          {
            id: 'bristol',
            name: 'Exchange',
            city: 'Bristol',
            day: '2027-02-13',
            status: 'sold-out',
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'About the band',
        text: 'Four friends, two reverb tanks and a van that starts when it wants to.',
      },
      { kind: 'newsletter', id: 'newsletter', title: 'Mailing list' },
    ],
  },
});

const salon = pageDesignSchema.parse({
  theme: {
    family: 'practice',
    scheme: 'light',
    colors: {
      background: '#efe6d6',
      surface: '#ffffff',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#000000',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'Cormorant', body: 'Newsreader' },
    radius: 4,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Studio Petra',
    tagline: 'Hair by appointment',
    lang: 'en',
    links: [
      { id: 'book-now', title: 'Book now', url: 'https://studiopetra.de/book' },
      { id: 'instagram', title: 'Instagram', url: 'https://instagram.com/studiopetra' },
      { id: 'whatsapp', title: 'WhatsApp', url: 'https://wa.me/491701234567' },
    ],
    sections: [
      {
        kind: 'services',
        id: 'services',
        title: 'Prices',
        items: [
          { id: 'cut', name: 'Cut', price: { text: '48 €', amount: 48, currency: 'EUR' } },
          {
            id: 'cut-color',
            name: 'Cut & color',
            price: { text: '110 €', amount: 110, currency: 'EUR' },
          },
          {
            id: 'kids-cut',
            name: 'Kids cut',
            price: { text: '22 €', amount: 22, currency: 'EUR' },
          },
          {
            id: 'balayage',
            name: 'Balayage',
            price: { text: 'from 140 €', amount: 140, currency: 'EUR' },
          },
        ],
      },
      {
        kind: 'team',
        id: 'team',
        title: 'The team',
        items: [
          { id: 'petra', name: 'Petra Wolf', role: 'owner' },
          { id: 'lina', name: 'Lina Sahin', role: 'stylist' },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        days: [
          { day: 'mon', times: [] },
          { day: 'tue', times: [{ opens: '09:00', closes: '18:00' }] },
          { day: 'wed', times: [{ opens: '09:00', closes: '18:00' }] },
          { day: 'thu', times: [{ opens: '09:00', closes: '18:00' }] },
          { day: 'fri', times: [{ opens: '09:00', closes: '18:00' }] },
          { day: 'sat', times: [{ opens: '09:00', closes: '14:00' }] },
          { day: 'sun', times: [] },
        ],
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'What clients say',
        items: [
          { id: 'mara', quote: 'I never left a salon this relaxed.', name: 'Mara' },
          { id: 'dunja', quote: 'She listens before she cuts.', name: 'Dunja' },
        ],
      },
    ],
  },
});

const trainer = pageDesignSchema.parse({
  theme: {
    family: 'practice',
    scheme: 'dark',
    colors: {
      background: '#000000',
      surface: '#161616',
      text: '#fafafa',
      muted: '#b5b5b5',
      accent: '#ffd60a',
      accentText: '#1a1600',
      border: '#333333',
    },
    fonts: { display: 'Hanken Grotesk', body: 'Hanken Grotesk' },
    radius: 10,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Coach Dele',
    tagline: 'Strength for people over forty',
    lang: 'en',
    links: [
      { id: 'free-consult', title: 'Free consult', url: 'https://cal.com/dele/intro' },
      { id: 'youtube', title: 'YouTube', url: 'https://youtube.com/@coachdele' },
      { id: 'tiktok', title: 'TikTok', url: 'https://tiktok.com/@coachdele' },
      { id: 'training-app', title: 'Training app', url: 'https://trainwithdele.com' },
    ],
    sections: [
      {
        kind: 'about',
        id: 'about',
        title: 'My story',
        text: 'I started lifting at forty-one, after a back injury, and never felt better.',
      },
      {
        kind: 'services',
        id: 'services',
        title: 'Programs',
        items: [
          {
            id: 'coaching',
            name: '1:1 coaching',
            price: { text: '£180 a month', amount: 180, currency: 'GBP' },
          },
          {
            id: 'group-class',
            name: 'Group class',
            price: { text: '£15', amount: 15, currency: 'GBP' },
          },
          {
            id: 'meal-plan',
            name: 'Meal plan',
            price: { text: '£40', amount: 40, currency: 'GBP' },
          },
        ],
      },
      {
        kind: 'stats',
        id: 'stats',
        title: 'In numbers',
        items: [
          { id: 'years', value: '12', label: 'years' },
          { id: 'clients', value: '400', label: 'clients' },
        ],
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'FAQ',
        items: [
          {
            id: 'equipment',
            question: 'Do I need equipment?',
            answer: 'A pair of dumbbells is enough to start.',
          },
          { id: 'length', question: 'How long is a session?', answer: 'Fifty minutes.' },
          {
            id: 'cancel',
            question: 'Can I cancel?',
            answer: 'Up to a day before, free of charge.',
          },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Write to me' },
    ],
  },
});

export const localPages = { cafe, band, salon, trainer };
