// Where a link leads, with its host as the network and as people read it.
import { domainToUnicode } from 'node:url';
import type { Target } from '@vys/contract/moderation';

export function describeTarget(link: { href: string; text: string }, base: string): Target {
  const { href, text } = link;
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (url === undefined) return { text, url: href, host: '', host_decoded: null };
  const decoded = domainToUnicode(url.hostname);
  const isDecoded = decoded !== '' && decoded !== url.hostname;
  return { text, url: url.href, host: url.host, host_decoded: isDecoded ? decoded : null };
}
