// The player of a song or film, from the address that people share.
import { findEmbed } from '../../sanitize/embeds.ts';
import { hostAndPath } from '../../url.ts';

/** Undefined where the site has no player, or pages may not show it. */
export function playerUrl(address: string): string | undefined {
  const parts = hostAndPath(address);
  const find =
    parts &&
    players[parts.host.replace(/^(?:www|m|music)\.(?=youtube|vimeo|sound|tik|twitch)/, '')];
  const player = find?.(parts?.path ?? '', address);
  return player !== undefined && findEmbed(player) !== undefined ? player : undefined;
}

type FindPlayer = (path: string, address: string) => string | undefined;

const players: Readonly<Record<string, FindPlayer>> = {
  'youtube.com': (path, address) => {
    const list = parameter(address, 'list');
    if (path === '/playlist') return list && youtube(`videoseries?list=${list}`);
    return youtube(/^\/(?:shorts|live|embed)\/([\w-]+)/.exec(path)?.[1] ?? parameter(address, 'v'));
  },
  'youtu.be': (path) => youtube(/^\/([\w-]+)/.exec(path)?.[1]),
  'vimeo.com': (path) => {
    const id = /\/(\d+)(?:\/|$)/.exec(path)?.[1];
    return id && `https://player.vimeo.com/video/${id}`;
  },
  'open.spotify.com': (path) => {
    const work = /\/((?:track|album|playlist|artist|episode|show)\/\w+)/.exec(path)?.[1];
    return work && `https://open.spotify.com/embed/${work}`;
  },
  'soundcloud.com': (path) => {
    const isWork = /^\/[^/]+\/[^/]/.test(path);
    if (!isWork) return undefined;
    return `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}`;
  },
  'tiktok.com': (path) => {
    const id = /\/video\/(\d+)/.exec(path)?.[1];
    return id && `https://www.tiktok.com/embed/v2/${id}`;
  },
  'twitch.tv': (path) => {
    const [, video] = /^\/videos\/(\d+)/.exec(path) ?? [];
    const [, channel] = /^\/(\w+)\/?$/.exec(path) ?? [];
    if (video) return `https://player.twitch.tv/?video=v${video}`;
    return channel && `https://player.twitch.tv/?channel=${channel}`;
  },
  'music.apple.com': (path, address) => {
    const song = parameter(address, 'i');
    const isWork = /\/(?:album|song|playlist|music-video)\//.test(path);
    return isWork ? `https://embed.music.apple.com${path}${song ? `?i=${song}` : ''}` : undefined;
  },
  'podcasts.apple.com': (path, address) => {
    const episode = parameter(address, 'i');
    const isWork = /\/podcast\//.test(path);
    return isWork
      ? `https://embed.podcasts.apple.com${path}${episode ? `?i=${episode}` : ''}`
      : undefined;
  },
};

function youtube(id: string | undefined): string | undefined {
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

function parameter(address: string, name: string): string | undefined {
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(address)?.[1];
}
