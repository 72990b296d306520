// The foreign players a page may hold in a frame, by host and path. Everything else framed is
// removed. Posters until the tap are drawn elsewhere.
import { hostAndPath, normaliseUrl } from './url.ts';

/** For the `frame-src` of a page's Content-Security-Policy. */
export const EMBED_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.tiktok.com',
];

const EMBEDS: Readonly<Record<string, RegExp>> = {
  'www.youtube-nocookie.com': /^\/embed\//,
  'player.vimeo.com': /^\/video\//,
  'open.spotify.com': /^\/embed(?:-podcast)?\//,
  'w.soundcloud.com': /^\/player\/?$/,
  'www.tiktok.com': /^\/(?:embed(?:\/v\d)?|player\/v\d)\//,
};

/** The https address of the frame, or undefined. YouTube is always asked without cookies. */
export function embedUrl(text: string): string | undefined {
  const url = normaliseUrl(text).replace(
    /^(?:https?:)?\/\/(?:www\.)?(?:youtube\.com|youtube-nocookie\.com)\/embed\//i,
    'https://www.youtube-nocookie.com/embed/',
  );
  if (/[\\@]/.test(url)) return undefined;
  const parts = hostAndPath(url);
  const path = parts && Object.hasOwn(EMBEDS, parts.host) ? EMBEDS[parts.host] : undefined;
  if (!parts || !path?.test(parts.path) || parts.path.includes('..')) return undefined;
  return url.replace(/^(?:https?:)?\/\/[^/]+/i, `https://${parts.host}`);
}
