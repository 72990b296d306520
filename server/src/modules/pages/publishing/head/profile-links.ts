// Which links of a page lead to a profile of its owner on another service, for schema.org `sameAs`.

const ACCOUNT = /^\/[^/]+\/?$/;
const AT_ACCOUNT = /^\/@[^/]+\/?$/;
/** Pages of a service itself, where account names would stand. */
const RESERVED =
  /^\/(?:about|explore|hashtag|home|i|intent|login|p|privacy|reel|s|search|share|sharer(?:\.php)?|signup|status|terms|watch)\/?$/i;

/** Paths of profiles by host, subdomains included; the path `/` counts on a subdomain only. */
const PROFILE_PATHS: Readonly<Record<string, RegExp>> = {
  '500px.com': /^\/p\/[^/]+/,
  'artstation.com': ACCOUNT,
  'bandcamp.com': /^\/(?:music\/?)?$/,
  'behance.net': ACCOUNT,
  'bsky.app': /^\/profile\/[^/]+\/?$/,
  'codeberg.org': ACCOUNT,
  'codepen.io': ACCOUNT,
  'deviantart.com': ACCOUNT,
  'dev.to': ACCOUNT,
  'dribbble.com': ACCOUNT,
  'facebook.com': ACCOUNT,
  'figma.com': AT_ACCOUNT,
  'flickr.com': /^\/(?:people|photos)\/[^/]+\/?$/,
  'github.com': ACCOUNT,
  'gitlab.com': ACCOUNT,
  'goodreads.com': /^\/(?:user\/show\/|author\/show\/|)[^/]+\/?$/,
  'instagram.com': ACCOUNT,
  'kaggle.com': ACCOUNT,
  'kick.com': ACCOUNT,
  'last.fm': /^\/user\/[^/]+\/?$/,
  'letterboxd.com': ACCOUNT,
  'linkedin.com': /^\/(?:in|company|school)\/[^/]+\/?$/,
  'mixcloud.com': ACCOUNT,
  'music.apple.com': /^\/[a-z]{2}\/artist\//,
  'npmjs.com': /^\/~[^/]+\/?$/,
  'open.spotify.com': /^\/(?:intl-[a-z-]+\/)?(?:artist|user|show)\/[^/]+\/?$/,
  'orcid.org': /^\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]\/?$/,
  'patreon.com': /^\/(?:c\/)?[^/]+\/?$/,
  'pinterest.com': ACCOUNT,
  'podcasts.apple.com': /^\/[a-z]{2}\/podcast\//,
  'reddit.com': /^\/(?:u|user)\/[^/]+\/?$/,
  'scholar.google.com': /^\/citations\/?$/,
  'snapchat.com': /^\/add\/[^/]+\/?$|^\/@[^/]+\/?$/,
  'soundcloud.com': ACCOUNT,
  'stackoverflow.com': /^\/users\/\d+/,
  'steamcommunity.com': /^\/(?:id|profiles)\/[^/]+\/?$/,
  'strava.com': /^\/athletes\/[^/]+\/?$/,
  'substack.com': /^\/(?:@[^/]+\/?)?$/,
  'tumblr.com': /^\/[^/]*\/?$/,
  'twitch.tv': ACCOUNT,
  'twitter.com': ACCOUNT,
  'vimeo.com': /^\/(?!\d+\/?$)[^/]+\/?$/,
  'wordpress.com': /^\/$/,
  'x.com': ACCOUNT,
  'youtube.com': /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+)\/?$/,
};

const MAX_PROFILES = 20;

/** Distinct, in the order of the page. */
export function profileLinks(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter(isProfile))].slice(0, MAX_PROFILES);
}

function isProfile(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || RESERVED.test(url.pathname)) return false;
  // Mastodon and other services where the host is the operator's own.
  if (AT_ACCOUNT.test(url.pathname)) return true;
  const host = url.hostname.replace(/^www\./, '');
  const service = serviceHost(host);
  if (url.pathname === '/' && service === host) return false;
  return PROFILE_PATHS[service]?.test(url.pathname) ?? false;
}

/** The longest listed host that the host is or lies below. */
function serviceHost(host: string): string {
  const labels = host.split('.');
  const parents = labels.map((_, index) => labels.slice(index).join('.'));
  return parents.find((parent) => Object.hasOwn(PROFILE_PATHS, parent)) ?? '';
}
