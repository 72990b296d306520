// Pages of more creators, which together hold every kind of section.
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { image, theme } from './sample-theme.ts';

const person = (name: string) => image(name, `Portrait of ${name}`);

const design = (page: Record<string, unknown>): PageDesign =>
  pageDesignSchema.parse({ theme, page: { lang: 'en', links: [], sections: [], ...page } });

export const coach = design({
  name: 'Maya Lindqvist',
  tagline: 'Coaching for people who lead',
  links: [
    { id: 'book', title: 'Book a first call', url: 'https://cal.example/maya' },
    { id: 'mail', title: 'Email', url: 'mailto:maya@example.com', emphasis: 'icon' },
  ],
  sections: [
    {
      kind: 'about',
      id: 'about',
      title: 'Hello',
      text: 'For ten years I led teams at two hospitals.\n\nNow I help those who do the same find a pace they can keep.',
      image: person('maya'),
    },
    {
      kind: 'services',
      id: 'services',
      title: 'How we can work',
      text: 'Online or in Malmö.',
      items: [
        {
          id: 'first',
          name: 'First conversation',
          text: 'We see whether we fit.',
          duration: '30 min',
          price: { text: 'Free' },
          url: 'https://cal.example/maya/first',
        },
        {
          id: 'single',
          name: 'Single session',
          duration: '60 min',
          price: { text: '€120', amount: 120, currency: 'EUR' },
          url: 'https://cal.example/maya/single',
        },
        {
          id: 'half',
          name: 'Half a year together',
          text: 'Twelve sessions, and messages in between.',
          duration: '12 × 60 min',
          price: { text: '€1,250' },
        },
      ],
    },
    {
      kind: 'testimonials',
      id: 'words',
      title: 'Words from clients',
      items: [
        {
          id: 'ana',
          quote: 'She asked the one question that no one had asked me.',
          name: 'Ana Torres',
          role: 'Head of nursing',
          image: person('ana'),
        },
        { id: 'jon', quote: 'I sleep again.', name: 'Jon' },
        {
          id: 'kim',
          quote:
            'I came for advice and left with my own plan. Half a year later the team runs without me on Fridays.\n\nThat was the goal.',
          role: 'Founder',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Questions',
      items: [
        {
          id: 'online',
          question: 'Can we meet online?',
          answer: 'Yes.\n\nMost of my clients never came to Malmö.',
        },
        {
          id: 'cancel',
          question: 'What if I have to cancel?',
          answer: 'Up to 24 hours before it costs nothing.',
        },
        { id: 'lang', question: 'Which languages do you speak?', answer: 'English and Swedish.' },
      ],
    },
    { kind: 'contact', id: 'contact', title: 'Write to me', phone: '+46 40 123 456' },
    {
      kind: 'footer',
      id: 'end',
      text: '© Maya Lindqvist',
      links: [
        { id: 'imprint', title: 'Imprint', url: 'https://maya.example/imprint' },
        { id: 'privacy', title: 'Privacy', url: 'https://maya.example/privacy' },
      ],
    },
  ],
});

export const photographer = design({
  name: 'Teodor Vance',
  tagline: 'Landscapes on film',
  sections: [
    {
      kind: 'gallery',
      id: 'work',
      title: 'Selected work',
      items: ['dunes', 'harbor', 'pines', 'ridge', 'ferry', 'night', 'salt'].map((name, index) => ({
        id: name,
        image: {
          ...image(name, `The ${name}`),
          ...(index % 2 === 0 && { caption: `${name.toUpperCase()}, 2026` }),
        },
        ...(index === 1 && { url: 'https://teodor.example/harbor' }),
      })),
    },
    {
      kind: 'image',
      id: 'cover',
      image: { ...image('valley', 'A valley in fog'), caption: 'Iceland, March' },
    },
    {
      kind: 'quote',
      id: 'quote',
      quote: 'Light is patient. I am learning to be.',
      source: 'from the book Slow Hours',
    },
    { kind: 'spacer', id: 'gap', size: 'large' },
    {
      kind: 'press',
      id: 'press',
      title: 'Press',
      items: [
        {
          id: 'guardian',
          name: 'The Harbor Review',
          headline: 'Ten photographers of the north',
          url: 'https://review.example/ten',
        },
        {
          id: 'lens',
          name: 'Lens & Grain',
          quote: 'The quietest pictures of the year, and the ones that stay.',
        },
        { id: 'radio', name: 'Radio Nord', headline: 'An hour with Teodor Vance' },
      ],
    },
  ],
});

export const wedding = design({
  name: 'Inês & Rui',
  tagline: 'Vamos casar',
  lang: 'pt',
  sections: [
    {
      kind: 'countdown',
      id: 'day',
      title: 'O grande dia',
      text: 'Juntem-se a nós.',
      day: '2027-06-14',
      time: '16:00',
      timeZone: 'Europe/Lisbon',
      afterText: 'Casados!',
      action: { text: 'Confirmar presença', url: 'https://rsvp.example' },
    },
    {
      kind: 'events',
      id: 'program',
      title: 'Programa',
      items: [
        {
          id: 'ceremony',
          name: 'Cerimónia',
          day: '2027-06-14',
          time: '16:00',
          place: 'Igreja de São Vicente',
          city: 'Lisboa',
        },
        {
          id: 'party',
          name: 'Festa',
          day: '2027-06-14',
          time: '18:30',
          place: 'Quinta do Rio',
          status: 'free',
        },
        { id: 'brunch', name: 'Brunch', day: '2027-06-15', time: '11:00', status: 'canceled' },
      ],
    },
    {
      kind: 'map',
      id: 'place',
      title: 'Como chegar',
      address: 'Largo de São Vicente\n1100-572 Lisboa',
      note: 'Estacionamento na rua de trás.',
    },
    {
      kind: 'contact',
      id: 'rsvp',
      title: 'Responder',
      text: 'Até 1 de maio.',
      button: 'Responder',
    },
    { kind: 'guestbook', id: 'book', title: 'Livro de visitas', text: 'Deixem uma mensagem.' },
  ],
});

export const shop = design({
  name: 'Kiln & Co',
  tagline: 'Töpferei in Leipzig',
  lang: 'de-DE',
  sections: [
    {
      kind: 'featured',
      id: 'new',
      title: 'Neu',
      headline: 'Die Winterglasuren sind da',
      text: 'Zwölf Stück, von Hand gedreht.',
      image: image('glaze', 'Blaue Schale'),
      action: { text: 'Ansehen', url: 'https://kiln.example/winter' },
    },
    {
      kind: 'products',
      id: 'goods',
      title: 'Werkstatt',
      text: 'Alles spülmaschinenfest.',
      items: [
        {
          id: 'cup',
          name: 'Becher',
          price: { text: '24 €', amount: 24, currency: 'EUR' },
          image: image('cup', 'Becher'),
          url: 'https://kiln.example/becher',
        },
        {
          id: 'bowl',
          name: 'Schale mit einem recht langen Namen',
          text: 'Für Suppe und Salat.',
          price: { text: '38 €' },
          image: image('bowl', 'Schale'),
          isSoldOut: true,
        },
        { id: 'voucher', name: 'Gutschein', price: { text: 'ab 20 €' } },
        { id: 'plate', name: 'Teller', image: image('plate', 'Teller'), price: { text: '29 €' } },
      ],
    },
    {
      kind: 'waitlist',
      id: 'next',
      title: 'Der nächste Brand',
      text: 'Wir schreiben, sobald der Ofen aufgeht.',
    },
  ],
});

export const podcast = design({
  name: 'Low Tide',
  tagline: 'Stories from the coast, every Tuesday',
  sections: [
    {
      kind: 'video',
      id: 'films',
      title: 'Watch',
      items: [
        { id: 'one', url: 'https://youtu.be/abcdefghijk', caption: 'The last ferry' },
        { id: 'two', url: 'https://vimeo.com/123456', caption: 'Salt' },
        { id: 'three', url: 'https://films.example/harbor', caption: 'Harbor at night' },
      ],
    },
    {
      kind: 'music',
      id: 'episodes',
      title: 'Episodes',
      items: [
        { id: 'e1', url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2', name: 'The lighthouse' },
        { id: 'e2', url: 'https://soundcloud.com/lowtide/nets', name: 'Nets', artist: 'Low Tide' },
        { id: 'e3', url: 'https://lowtide.bandcamp.com/album/waves', name: 'Waves' },
      ],
    },
    {
      kind: 'links',
      id: 'platforms',
      title: 'Where to listen',
      text: 'New episodes arrive at six.',
      links: [
        { id: 'apple', title: 'Apple Podcasts', url: 'https://podcasts.apple.com/show/low-tide' },
        { id: 'spotify', title: 'Spotify', url: 'https://open.spotify.com/show/lowtide' },
        { id: 'rss', title: 'RSS', url: 'https://lowtide.example/feed', emphasis: 'icon' },
      ],
    },
  ],
});

export const charity = design({
  name: 'Rivers Without Plastic',
  tagline: 'We clean rivers before they reach the sea',
  sections: [
    {
      kind: 'stats',
      id: 'impact',
      title: 'What it changed',
      items: [
        { id: 'tons', value: '412 t', label: 'of plastic collected' },
        { id: 'rivers', value: '17', label: 'rivers in five countries' },
        { id: 'people', value: '3,900', label: 'volunteers' },
      ],
    },
    {
      kind: 'team',
      id: 'team',
      title: 'Who we are',
      text: 'Four of us, and all of you.',
      items: [
        { id: 'ada', name: 'Ada Okafor', role: 'Director', image: person('ada') },
        {
          id: 'li',
          name: 'Li Wei',
          role: 'Boats',
          text: 'Knows every bend of the Elbe.',
          url: 'https://li.example',
        },
        { id: 'sam', name: 'Sam' },
        { id: 'noor', name: 'Noor van den Berg', role: 'Schools', image: person('noor') },
      ],
    },
    {
      kind: 'newsletter',
      id: 'news',
      title: 'News from the water',
      text: 'Once a month.',
      button: 'Keep me posted',
    },
    {
      kind: 'text',
      id: 'mission',
      title: 'Why rivers',
      text: 'Most plastic reaches the sea by river.\n\nSo that is where we stand.',
      action: { text: 'Give', url: 'https://give.example' },
    },
  ],
});
