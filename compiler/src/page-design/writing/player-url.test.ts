// Players, from the addresses that people share.
import { expect, it } from 'vitest';
import { playerUrl } from './player-url.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=abc_DEF-123&t=4',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  ],
  ['https://youtu.be/abc?si=x', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  [
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
  ],
  ['https://vimeo.com/channels/staff/123456', 'https://player.vimeo.com/video/123456'],
  ['https://open.spotify.com/intl-de/album/4x?si=1', 'https://open.spotify.com/embed/album/4x'],
  [
    'https://soundcloud.com/a/b',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
  ],
  ['https://www.tiktok.com/@a/video/73', 'https://www.tiktok.com/embed/v2/73'],
  [
    'https://music.apple.com/us/album/x/12?i=34',
    'https://embed.music.apple.com/us/album/x/12?i=34',
  ],
  [
    'https://podcasts.apple.com/de/podcast/x/id1',
    'https://embed.podcasts.apple.com/de/podcast/x/id1',
  ],
  ['https://www.twitch.tv/videos/99', 'https://player.twitch.tv/?video=v99'],
  ['https://www.twitch.tv/nova', 'https://player.twitch.tv/?channel=nova'],
])('finds the player of %s', (address, player) => {
  expect(playerUrl(address)).toBe(player);
});

it.each([
  'https://www.youtube.com/@nova',
  'https://soundcloud.com/nova',
  'https://open.spotify.com/user/nova',
  'https://nova.bandcamp.com/album/waves',
  'https://youtube.com.evil.example/watch?v=abc',
  'https://films.example/1',
  'mailto:a@b.example',
])('has none for %s', (address) => {
  expect(playerUrl(address)).toBeUndefined();
});
