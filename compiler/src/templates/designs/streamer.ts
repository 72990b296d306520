// A streamer or gaming community: are we live, when next, where to hang out.
import type { Template } from '../template.ts';

export const streamer: Template = {
  look: { family: 'arcade', palette: 'acid', scheme: 'dark', typePair: 'pixel' },
  page: {
    name: 'mossbyte',
    tagline: 'Retro speedruns, zero rage quits (almost)',
    links: [
      {
        id: 'live',
        title: 'Watch live',
        url: 'https://live.example/mossbyte',
        icon: 'twitch',
        emphasis: 'featured',
        description: 'Tue, Thu and Sat at 20:00',
      },
      {
        id: 'discord',
        title: 'Join the Discord',
        url: 'https://chat.example/mossbyte',
        icon: 'discord',
      },
      { id: 'clips', title: 'Best runs', url: 'https://video.example/mossbyte', icon: 'youtube' },
      { id: 'board', title: 'Leaderboard', url: 'https://runs.example/mossbyte' },
      {
        id: 'tips',
        title: 'Tip jar',
        url: 'https://tips.example/mossbyte',
        icon: 'coffee',
        description: 'Goes to new controllers',
      },
      {
        id: 'tiktok',
        title: 'TikTok',
        url: 'https://social.example/mossbyte',
        icon: 'tiktok',
        emphasis: 'icon',
      },
      {
        id: 'bluesky',
        title: 'Bluesky',
        url: 'https://social.example/mossbyte/posts',
        icon: 'bluesky',
        emphasis: 'icon',
      },
    ],
    sections: [
      {
        kind: 'stats',
        id: 'stats',
        items: [
          { id: 'best', value: '21:48', label: 'personal best' },
          { id: 'runs', value: '312', label: 'runs this year' },
          { id: 'games', value: '17', label: 'games finished' },
        ],
      },
      {
        kind: 'events',
        id: 'schedule',
        title: 'Schedule',
        items: [
          { id: 'tue', name: 'Route practice', when: 'Tuesday', time: '20:00' },
          { id: 'thu', name: 'Viewer races', when: 'Thursday', time: '20:00' },
          { id: 'sat', name: 'Blind first run', when: 'Saturday', time: '20:00' },
        ],
      },
      {
        kind: 'faq',
        id: 'faq',
        title: 'FAQ',
        items: [
          {
            id: 'setup',
            question: 'What do you play on?',
            answer: 'A real console, a small tube TV and a capture card older than some viewers.',
          },
          {
            id: 'join',
            question: 'Can I race with you?',
            answer: 'Every Thursday. Sign up in the Discord, any pace is welcome.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'business',
        title: 'Business',
        email: 'gg@mossbyte.example',
        hasForm: false,
      },
    ],
  },
};
