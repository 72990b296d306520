// The players of other sites that a page may name in a frame, by host and path. Everything else framed
// is removed. What stands in their place is drawn by embed-facade.ts.
import { hostAndPath, normalizeUrl } from '../url.ts';

export type Embed = {
  provider: string;
  hosts: readonly string[];
  /** Paths of players. */
  path: RegExp;
  plays: 'video' | 'sound';
  /** Of a player's path, the part that names the work, and the address of its own page. */
  work?: readonly [pattern: string, address: string];
};

export const EMBEDS: readonly Embed[] = [
  {
    provider: 'YouTube',
    hosts: ['www.youtube-nocookie.com', 'youtube-nocookie.com', 'www.youtube.com', 'youtube.com'],
    path: /^\/embed\//,
    plays: 'video',
    work: ['^/embed/(?!videoseries)([\\w-]+)', 'https://www.youtube.com/watch?v=$1'],
  },
  {
    provider: 'Vimeo',
    hosts: ['player.vimeo.com'],
    path: /^\/video\//,
    plays: 'video',
    work: ['^/video/(\\d+)', 'https://vimeo.com/$1'],
  },
  {
    provider: 'Spotify',
    hosts: ['open.spotify.com'],
    path: /^\/embed(?:-podcast)?\//,
    plays: 'sound',
    work: ['^/embed(?:-podcast)?/(\\w+)/(\\w+)', 'https://open.spotify.com/$1/$2'],
  },
  { provider: 'SoundCloud', hosts: ['w.soundcloud.com'], path: /^\/player\/?$/, plays: 'sound' },
  {
    provider: 'TikTok',
    hosts: ['www.tiktok.com'],
    path: /^\/(?:embed(?:\/v\d)?|player\/v\d)\//,
    plays: 'video',
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
