// A page with one section of nearly every kind, for messages with marked slots.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';

const euros = (amount: number, text = `${amount} €`) => ({ text, amount, currency: 'EUR' });
const open = (day: string, opens: string, closes: string) => ({ day, times: [{ opens, closes }] });

export const studioPage = pageDesignSchema.parse({
  theme: {
    family: 'practice',
    scheme: 'light',
    colors: {
      background: '#ffffff',
      surface: '#f5f5f4',
      text: '#1c1a17',
      muted: '#5c574f',
      accent: '#1f5f5b',
      accentText: '#ffffff',
      border: '#d8d4cc',
    },
    fonts: { display: 'DM Sans', body: 'DM Sans' },
    radius: 8,
    background: { kind: 'plain' },
  },
  page: {
    name: 'Studio Birke',
    lang: 'en',
    links: [{ id: 'instagram', title: 'Instagram', url: 'https://instagram.com/birke' }],
    sections: [
      {
        kind: 'services',
        id: 'services',
        title: 'Prices',
        items: [
          { id: 'cut', name: 'Cut', price: euros(40) },
          { id: 'kids-cut', name: 'Kids cut', price: euros(20) },
          { id: 'color', name: 'Color', price: euros(80, 'from 80 €') },
        ],
      },
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        days: [
          { day: 'mon', times: [] },
          open('tue', '09:00', '18:00'),
          open('wed', '09:00', '18:00'),
          open('sat', '09:00', '14:00'),
          { day: 'sun', times: [] },
        ],
      },
      {
        kind: 'events',
        id: 'events',
        title: 'Dates',
        items: [
          { id: 'leeds', name: 'Brudenell', city: 'Leeds', day: '2027-02-06' },
          { id: 'york', name: 'Crescent', city: 'York', day: '2027-02-07', status: 'sold-out' },
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
        kind: 'faq',
        id: 'faq',
        title: 'FAQ',
        items: [{ id: 'cancel', question: 'Can I cancel?', answer: 'Up to a day before.' }],
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
        kind: 'press',
        id: 'press',
        title: 'Press',
        items: [{ id: 'post', name: 'The Post', quote: 'A quiet marvel.' }],
      },
      { kind: 'countdown', id: 'countdown', title: 'The big sale', day: '2026-12-20' },
      { kind: 'map', id: 'map', title: 'Find us', address: '4 Canal Street, Manchester' },
      {
        kind: 'video',
        id: 'video',
        title: 'The film',
        items: [{ id: 'film', url: 'https://youtu.be/first' }],
      },
    ],
  },
});
