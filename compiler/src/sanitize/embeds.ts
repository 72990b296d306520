// The players of other sites that a page may name in a frame, by host and path. Everything else framed
// is removed. What stands in their place until a tap is drawn by embed-facade.ts.
import { hostAndPath, normalizeUrl } from '../url.ts';

export type Embed = {
  provider: string;
  hosts: readonly string[];
  /** Paths of players. */
  path: RegExp;
  /** `page`: a calendar or a map. */
  plays: 'video' | 'sound' | 'page';
  /** Added to the address where the visitor has tapped to play. */
  autoplay?: string;
  /** The player wants to know the host that frames it. */
  namesHost?: boolean;
  /** Of a player's path, the part that names the work, and the address of its own page. */
  work?: readonly [pattern: string, address: string];
};

export const EMBEDS: readonly Embed[] = [
  {
    provider: 'YouTube',
    hosts: ['www.youtube-nocookie.com', 'youtube-nocookie.com', 'www.youtube.com', 'youtube.com'],
    path: /^\/embed\//,
    plays: 'video',
    autoplay: 'autoplay=1',
    work: ['^/embed/(?!videoseries)([\\w-]+)', 'https://www.youtube.com/watch?v=$1'],
  },
  {
    provider: 'Vimeo',
    hosts: ['player.vimeo.com'],
    path: /^\/video\//,
    plays: 'video',
    autoplay: 'autoplay=1',
    work: ['^/video/(\\d+)', 'https://vimeo.com/$1'],
  },
  {
    provider: 'Spotify',
    hosts: ['open.spotify.com'],
    path: /^\/embed(?:-podcast)?\//,
    plays: 'sound',
    work: ['^/embed(?:-podcast)?/(\\w+)/(\\w+)', 'https://open.spotify.com/$1/$2'],
  },
  {
    provider: 'SoundCloud',
    hosts: ['w.soundcloud.com'],
    path: /^\/player\/?$/,
    plays: 'sound',
    autoplay: 'auto_play=true',
  },
  {
    provider: 'TikTok',
    hosts: ['www.tiktok.com'],
    path: /^\/(?:embed(?:\/v\d)?|player\/v\d)\//,
    plays: 'video',
  },
  {
    provider: 'Apple Music',
    hosts: ['embed.music.apple.com'],
    path: /^\/\w{2}\//,
    plays: 'sound',
    work: ['^(/.+)', 'https://music.apple.com$1'],
  },
  {
    provider: 'Apple Podcasts',
    hosts: ['embed.podcasts.apple.com'],
    path: /^\/\w{2}\//,
    plays: 'sound',
    work: ['^(/.+)', 'https://podcasts.apple.com$1'],
  },
  {
    provider: 'Bandcamp',
    hosts: ['bandcamp.com'],
    path: /^\/EmbeddedPlayer\//,
    plays: 'sound',
  },
  {
    provider: 'Twitch',
    hosts: ['player.twitch.tv'],
    path: /^\/$/,
    plays: 'video',
    namesHost: true,
    work: ['[?&]channel=(\\w+)', 'https://www.twitch.tv/$1'],
  },
  {
    provider: 'Calendly',
    hosts: ['calendly.com'],
    path: /^\/[\w-]/,
    plays: 'page',
    work: ['^(/[^?]*)', 'https://calendly.com$1'],
  },
  {
    provider: 'Google Maps',
    hosts: ['www.google.com'],
    path: /^\/maps(?:\/embed)?$/,
    plays: 'page',
  },
  {
    provider: 'OpenStreetMap',
    hosts: ['www.openstreetmap.org'],
    path: /^\/export\/embed\.html$/,
    plays: 'page',
  },
];

const byHost: ReadonlyMap<string, Embed> = /* @__PURE__ */ new Map(
  EMBEDS.flatMap((embed) => embed.hosts.map((host) => [host, embed] as const)),
);

/** The https address of an allowed player and who plays it, or undefined. */
export function findEmbed(text: string): { embed: Embed; url: string } | undefined {
  const url = normalizeUrl(text);
  if (/[\\@]/.test(url)) return undefined;
  const parts = hostAndPath(url);
  const embed = parts && byHost.get(parts.host);
  if (!embed?.path.test(parts?.path ?? '') || parts?.path.includes('..')) return undefined;
  return { embed, url: url.replace(/^(?:https?:)?\/\/[^/]+/i, `https://${parts?.host}`) };
}

/** The player as it is framed once the visitor has tapped; `host` frames it. */
export function toPlayingUrl({ embed, url }: { embed: Embed; url: string }, host: string): string {
  const parameters = [
    embed.autoplay ?? '',
    embed.namesHost ? `parent=${encodeURIComponent(host)}` : '',
  ].filter((parameter) => parameter !== '' && !url.includes(parameter));
  if (parameters.length === 0) return url;
  const [address = '', hash] = url.split('#');
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}${parameters.join('&')}${hash === undefined ? '' : `#${hash}`}`;
}
