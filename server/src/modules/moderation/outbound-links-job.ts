// Lists the outbound links of a published page. Pure; runs in a worker process.
import { analyze, readOutboundLinks } from '@vys/compiler';
import type { OutboundLink } from '@vys/contract/pages/moderation';
import type { PageContent } from '@vys/contract/pages/pages';
import { describeLink } from './describe-link.ts';

export type OutboundLinksInput = {
  /** The document that visitors get. */
  html: string;
  /** The source that it was made from. */
  content?: PageContent | undefined;
  /** Address of the page. */
  base: string;
};

export type PageLinks = { links: OutboundLink[]; embeds: OutboundLink[]; forms: string[] };

export function listOutboundLinks({ html, content, base }: OutboundLinksInput): PageLinks {
  const outbound = readOutboundLinks(html);
  const listedUrls = new Set(outbound.links.map(({ href }) => href));
  // A page that runs in the browser may draw links later; those in its source are known now.
  const analyzed = content && analyze(content).analysis;
  const later = (analyzed?.links ?? []).filter(({ href }) => !listedUrls.has(href));
  const links = [...outbound.links, ...later].map((link) => describeLink(link, base));
  return {
    links: distinct(links.filter(({ url }) => !url.startsWith(`${base}#`))),
    embeds: distinct(outbound.embeds.map((href) => describeLink({ href, text: '' }, base))),
    forms: [...new Set(outbound.forms)],
  };
}

function distinct(links: OutboundLink[]): OutboundLink[] {
  const addresses = new Set<string>();
  return links.filter(({ url, text }) => {
    const key = `${url}\n${text}`;
    return !addresses.has(key) && addresses.add(key);
  });
}
