// A band or solo artist: the name as a poster, then where to listen and where to go.
import type { Template } from '../template.ts';

export const musician: Template = {
  look: { family: 'marquee', palette: 'poster-red', scheme: 'light', typePair: 'poster' },
  page: {
    name: 'Velvet Antenna',
    tagline: 'Night Signals, the second album, is out now',
    links: [
      {
        id: 'listen',
        title: 'Listen to Night Signals',
        url: 'https://listen.example/night-signals',
        icon: 'headphones',
        emphasis: 'featured',
      },
      { id: 'tickets', title: 'Tour tickets', url: 'https://tickets.example/velvet-antenna' },
      {
        id: 'vinyl',
        title: 'Vinyl and shirts',
        url: 'https://shop.example/velvet-antenna',
        description: 'Red vinyl, 500 copies',
      },
      { id: 'film', title: 'Watch “Static”', url: 'https://video.example/static', icon: 'youtube' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/velvetantenna',
        icon: 'instagram',
        emphasis: 'icon',
      },
      {
        id: 'tiktok',
        title: 'TikTok',
        url: 'https://social.example/velvetantenna/clips',
        icon: 'tiktok',
        emphasis: 'icon',
      },
      {
        id: 'bandcamp',
        title: 'Bandcamp',
        url: 'https://music.example/velvetantenna',
        icon: 'bandcamp',
        emphasis: 'icon',
      },
    ],
    sections: [
      {
        kind: 'music',
        id: 'music',
        title: 'Night Signals',
        layout: 'compact',
        items: [
          { id: 'static', url: 'https://listen.example/static', name: 'Static', artist: '3:42' },
          {
            id: 'longwave',
            url: 'https://listen.example/long-wave',
            name: 'Long wave',
            artist: '4:18',
          },
          { id: 'roof', url: 'https://listen.example/roof', name: 'Roof at four', artist: '2:57' },
          { id: 'hum', url: 'https://listen.example/hum', name: 'The hum', artist: '5:06' },
        ],
      },
      {
        kind: 'events',
        id: 'tour',
        title: 'On tour',
        items: [
          {
            id: 'ghent',
            name: 'Canal Hall',
            city: 'Ghent',
            day: '2027-04-02',
            time: '20:00',
            url: 'https://tickets.example/ghent',
          },
          {
            id: 'cologne',
            name: 'Werk Neun',
            city: 'Cologne',
            day: '2027-04-03',
            time: '20:00',
            url: 'https://tickets.example/cologne',
          },
          {
            id: 'utrecht',
            name: 'Little Dom',
            city: 'Utrecht',
            day: '2027-04-05',
            time: '20:30',
            status: 'sold-out',
          },
          {
            id: 'lille',
            name: 'La Verrière',
            city: 'Lille',
            day: '2027-04-08',
            time: '19:30',
            url: 'https://tickets.example/lille',
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'The band',
        text: 'Four people, two synths and one very old radio. Recorded in a water tower outside Antwerp.',
      },
      {
        kind: 'newsletter',
        id: 'news',
        title: 'First to know',
        text: 'New songs and presale codes, about once a month.',
      },
      {
        kind: 'contact',
        id: 'booking',
        title: 'Booking',
        email: 'booking@velvet-antenna.example',
        hasForm: false,
      },
    ],
  },
};
