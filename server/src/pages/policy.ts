// The Content-Security-Policy of one published document. The document runs in an opaque origin, where
// 'self' matches nothing, so our own host is named (CSP Level 3 §6.7.2.8).
import { createHash } from 'node:crypto';
import { BEACON_PATH } from '@vys/compiler';

const sandbox =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function policyFor(
  pagesOrigin: string,
  page: {
    inlineScripts: readonly string[];
    needsRuntime: boolean;
    /** Another host that scripts may come from. */
    scriptOrigin?: string | undefined;
  },
): string {
  const hashes = page.inlineScripts.map((script) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const shelf = page.needsRuntime ? [`${pagesOrigin}/_/shelf/`] : [];
  const scripts = [...hashes, ...shelf, ...(page.scriptOrigin ? [page.scriptOrigin] : [])];
  return [
    sandbox,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pagesOrigin} https: data:`,
    `media-src ${pagesOrigin} https:`,
    `font-src ${pagesOrigin}`,
    `script-src ${scripts.join(' ') || "'none'"}`,
    `connect-src ${pagesOrigin}${BEACON_PATH}`,
    `form-action ${pagesOrigin}/_/forms/`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
