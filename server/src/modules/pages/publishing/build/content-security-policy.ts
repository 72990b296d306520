// The Content-Security-Policy of one published document. The document runs in an opaque origin, where
// 'self' matches nothing, so our own host is named (CSP Level 3 §6.7.2.8).
import { BEACON_PATH } from '@vys/compiler/document/tracker';
import { sha256 } from '../../../../platform/hash.ts';

const FORMS_PATH = '/_/forms/';
/** More would make a header that proxies reject. */
export const MOST_MEDIA_SOURCES = 50;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** Sources of a policy for the https hosts of addresses, each once. */
export function toMediaSources(addresses: readonly string[]): string[] {
  const origins = new Set<string>();
  for (const address of addresses) {
    const url = URL.parse(address, 'https://none.invalid/');
    if (url?.protocol === 'https:' && HOST.test(url.host)) origins.add(url.origin);
  }
  return [...origins];
}

/** What visitors' browsers may load from beside our own host; `https:` is any host. */
export function mediaSourcesIn(policy: string): string[] {
  const sources = policy.split('; ').find((directive) => directive.startsWith('img-src ')) ?? '';
  return sources.split(' ').filter((source) => source.startsWith('https:'));
}

const sandbox =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function policyFor(
  pagesOrigin: string,
  page: {
    inlineScripts: readonly string[];
    needsRuntime: boolean;
    /** Another host that scripts may come from. */
    scriptOrigin?: string | undefined;
    /** Where a page that needs its runtime may load images, sound and video from: code can put any
     *  address together and carry what visitors type in it. */
    mediaSources?: readonly string[];
    /** A script of ours sends its forms. */
    sendsForms?: boolean;
    /** Our own player view frames the page. Nothing else on that origin can frame anything. */
    isFramed?: boolean;
  },
): string {
  const hashes = page.inlineScripts.map((script) => {
    return `'sha256-${sha256(script).toString('base64')}'`;
  });
  const packages = page.needsRuntime ? [`${pagesOrigin}/_/shelf/`] : [];
  const scripts = [...hashes, ...packages, ...(page.scriptOrigin ? [page.scriptOrigin] : [])];
  const media = page.needsRuntime ? (page.mediaSources ?? []) : ['https:'];
  return [
    sandbox,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${[pagesOrigin, ...media, 'data:'].join(' ')}`,
    `media-src ${[pagesOrigin, ...media].join(' ')}`,
    `font-src ${pagesOrigin}`,
    `script-src ${scripts.join(' ') || "'none'"}`,
    `connect-src ${[BEACON_PATH, ...(page.sendsForms ? [FORMS_PATH] : [])].map((path) => `${pagesOrigin}${path}`).join(' ')}`,
    `form-action ${pagesOrigin}${FORMS_PATH}`,
    "base-uri 'none'",
    `frame-ancestors ${page.isFramed ? pagesOrigin : "'none'"}`,
  ].join('; ');
}
