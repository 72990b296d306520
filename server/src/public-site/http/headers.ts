// Headers that the public site sends, as flat arrays of names and values.
import type { Config } from '../../platform/config.ts';

const ONE_YEAR = 31_536_000;

/** On everything: nothing here is guessed to be another type or uses the device. */
export function commonHeaders({ pagesOrigin }: Config): string[] {
  const headers = ['x-content-type-options', 'nosniff'];
  if (pagesOrigin.startsWith('https:')) {
    headers.push('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`);
  }
  return headers;
}

// No Cross-Origin-Opener-Policy: the HTML standard turns a document that has one and is sandboxed by its
// policy into a network error, and the sandbox already gives it an origin of its own.
export function documentHeaders(config: Config, policy: string): string[] {
  return [
    ...commonHeaders(config),
    'content-security-policy',
    policy,
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    PERMISSIONS,
  ];
}

// The sandbox shuts most of these already; this is sent with every page, so it is short.
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

export const mustRevalidate = ['cache-control', 'public, max-age=0, must-revalidate'];
/**
 * RFC 9213: how long caches in front may keep a page, which browsers ask for each time. Only where those caches are
 * told of changes; the time bounds what a message that was lost does.
 */
export function keptInFront({ cachePurgeUrls }: Pick<Config, 'cachePurgeUrls'>): string[] {
  return cachePurgeUrls.length > 0 ? ['cdn-cache-control', FRONT_KEEPS] : [];
}

const FRONT_KEEPS = 'max-age=600, stale-if-error=86400';

/** For one browser, and not kept there. */
export const privateOnly = ['cache-control', 'private, no-store'];
/** For responses that may change tomorrow. */
export const cacheFiveMinutes = ['cache-control', 'public, max-age=300'];
export const noIndex = ['x-robots-tag', 'noindex'];
export const noStore = ['cache-control', 'no-store'];
export const immutable = ['cache-control', `public, max-age=${ONE_YEAR}, immutable`];
/** Pages have an opaque origin, so even our own files are foreign to them. */
export const allowAnyOrigin = [
  'access-control-allow-origin',
  '*',
  'cross-origin-resource-policy',
  'cross-origin',
];
