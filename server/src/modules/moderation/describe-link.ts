// Describes where a link leads: its URL, and its host in ASCII and decoded.
import { domainToUnicode } from 'node:url';
import type { OutboundLink } from '@vys/contract/pages/moderation';

export function describeLink(link: { href: string; text: string }, base: string): OutboundLink {
  const { href, text } = link;
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (url === undefined) return { text, url: href, host: '', host_decoded: null };
  const decoded = domainToUnicode(url.hostname);
  const isDecoded = decoded !== '' && decoded !== url.hostname;
  return { text, url: url.href, host: url.host, host_decoded: isDecoded ? decoded : null };
}
