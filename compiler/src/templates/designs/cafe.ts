// A café, bakery or restaurant: open now, what there is, how to get there.
import { picture, type Template } from '../template.ts';

const weekday = (day: string) => ({ day, times: [{ opens: '07:30', closes: '17:00' }] });

export const cafe: Template = {
  look: { family: 'storefront', palette: 'sourdough', scheme: 'light', typePair: 'oven' },
  page: {
    name: 'Little Ember',
    tagline: 'Wood-fired bread, slow coffee, soup at noon',
    location: 'Harbour Lane 8, Galway',
    cover: picture('table', 'A café table with bread, a cup and morning light'),
    links: [
      {
        id: 'order',
        title: 'Order for pick-up',
        url: 'https://order.example/little-ember',
        icon: 'shopping-bag',
        emphasis: 'featured',
      },
      {
        id: 'table',
        title: 'Book a table',
        url: 'https://tables.example/little-ember',
        icon: 'calendar',
      },
      { id: 'gift', title: 'Gift cards', url: 'https://shop.example/little-ember/gift' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/littleember',
        icon: 'instagram',
        emphasis: 'icon',
      },
      { id: 'phone', title: 'Call', url: 'tel:+353915550137', emphasis: 'icon' },
    ],
    sections: [
      {
        kind: 'hours',
        id: 'hours',
        title: 'Opening hours',
        timeZone: 'Europe/Dublin',
        days: [
          { day: 'mon', times: [] },
          ...['tue', 'wed', 'thu', 'fri'].map(weekday),
          { day: 'sat', times: [{ opens: '08:00', closes: '18:00' }] },
          { day: 'sun', times: [{ opens: '09:00', closes: '15:00' }] },
        ],
      },
      {
        kind: 'menu',
        id: 'menu',
        title: 'Today',
        items: [
          {
            id: 'country',
            name: 'Country loaf',
            text: '36 hours of sourdough',
            price: { text: '€5.80' },
            group: 'Bread',
          },
          { id: 'seeded', name: 'Seeded rye', price: { text: '€6.20' }, group: 'Bread' },
          { id: 'bun', name: 'Cardamom bun', price: { text: '€3.40' }, group: 'Sweet' },
          {
            id: 'tart',
            name: 'Plum tart',
            text: 'With brown butter',
            price: { text: '€4.60' },
            group: 'Sweet',
          },
          {
            id: 'soup',
            name: 'Soup of the day',
            text: 'Bread and butter included',
            price: { text: '€8.50' },
            group: 'From noon',
          },
          {
            id: 'toast',
            name: 'Cheese toast',
            text: 'Coolea, pickled onion',
            price: { text: '€9.20' },
            group: 'From noon',
          },
        ],
      },
      {
        kind: 'map',
        id: 'map',
        title: 'Find us',
        address: 'Harbour Lane 8\nGalway',
        note: 'Two minutes from the pier. Bikes in the yard.',
      },
      {
        kind: 'newsletter',
        id: 'club',
        title: 'Bread club',
        text: 'What comes out of the oven next week, every Sunday.',
      },
    ],
  },
};
