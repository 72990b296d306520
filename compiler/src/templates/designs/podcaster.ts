// A podcast, channel or radio show: press play, then pick a platform.
import { picture, type Template } from '../template.ts';

export const podcaster: Template = {
  look: { family: 'broadcast', palette: 'lagoon', scheme: 'dark', typePair: 'workshop' },
  page: {
    name: 'Small Harbors',
    tagline: 'People who keep the coast running, every Tuesday',
    avatar: picture('lighthouse', 'Cover of the podcast: a lighthouse and its beam'),
    links: [
      {
        id: 'latest',
        title: 'Play the latest episode',
        url: 'https://listen.example/small-harbors/42',
        icon: 'play',
        emphasis: 'featured',
      },
      {
        id: 'apple',
        title: 'Apple Podcasts',
        url: 'https://listen.example/small-harbors',
        icon: 'applepodcasts',
      },
      {
        id: 'spotify',
        title: 'Spotify',
        url: 'https://music.example/small-harbors',
        icon: 'spotify',
      },
      { id: 'rss', title: 'RSS feed', url: 'https://feed.example/small-harbors' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/smallharbors',
        icon: 'instagram',
        emphasis: 'icon',
      },
      {
        id: 'youtube',
        title: 'YouTube',
        url: 'https://video.example/smallharbors',
        icon: 'youtube',
        emphasis: 'icon',
      },
    ],
    sections: [
      {
        kind: 'music',
        id: 'episodes',
        title: 'Latest episodes',
        layout: 'compact',
        items: [
          {
            id: 'e42',
            url: 'https://listen.example/small-harbors/42',
            name: 'The last net maker',
            artist: '42 · 38 min',
          },
          {
            id: 'e41',
            url: 'https://listen.example/small-harbors/41',
            name: 'Fog signals',
            artist: '41 · 44 min',
          },
          {
            id: 'e40',
            url: 'https://listen.example/small-harbors/40',
            name: 'A ferry for eleven people',
            artist: '40 · 51 min',
          },
          {
            id: 'e39',
            url: 'https://listen.example/small-harbors/39',
            name: 'Who paints the buoys?',
            artist: '39 · 33 min',
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'The show',
        text: 'Each week Runa Falk takes the slow train to a harbor and asks the people there what they do all day. No experts, no news, a lot of weather.',
      },
      {
        kind: 'newsletter',
        id: 'news',
        title: 'Notes from the pier',
        text: 'Pictures and maps for each episode, on Tuesday morning.',
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'Good to know',
        items: [
          {
            id: 'guest',
            question: 'Can I suggest a harbor?',
            answer: 'Please do. Send the name and one person to talk to; the smaller, the better.',
          },
          {
            id: 'text',
            question: 'Are there transcripts?',
            answer: 'Yes, for every episode, from the day it comes out.',
          },
        ],
      },
      { kind: 'contact', id: 'contact', title: 'Suggest a harbor', button: 'Send' },
    ],
  },
};
