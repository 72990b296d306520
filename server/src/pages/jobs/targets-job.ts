// Where everything on a published page leads, with hosts as the network and as people read them. Pure;
// runs in a worker process.
import { domainToUnicode } from 'node:url';
import { analyse, readTargets } from '@vys/compiler';
import type { Target } from '@vys/contract/moderation';
import type { PageContent } from '@vys/contract/pages';

export type TargetsInput = {
  /** The document that visitors get. */
  html: string;
  /** The source that it was made from. */
  content?: PageContent | undefined;
  /** Address of the page. */
  base: string;
};

export type PageLinks = { links: Target[]; embeds: Target[]; forms: string[] };

export function listTargets({ html, content, base }: TargetsInput): PageLinks {
  const shown = readTargets(html);
  const known = new Set(shown.links.map(({ href }) => href));
  // A page that runs in the browser may draw links later; those in its source are known now.
  const analysed = content && analyse(content).analysis;
  const later = (analysed?.links ?? []).filter(({ href }) => !known.has(href));
  const links = [...shown.links, ...later].map((link) => describeTarget(link, base));
  return {
    links: distinct(links.filter(({ url }) => !url.startsWith(`${base}#`))),
    embeds: distinct(shown.embeds.map((href) => describeTarget({ href, text: '' }, base))),
    forms: [...new Set(shown.forms)],
  };
}

export function describeTarget(link: { href: string; text: string }, base: string): Target {
  const { href, text } = link;
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (url === undefined) return { text, url: href, host: '', host_decoded: null };
  const decoded = domainToUnicode(url.hostname);
  const isDecoded = decoded !== '' && decoded !== url.hostname;
  return { text, url: url.href, host: url.host, host_decoded: isDecoded ? decoded : null };
}

function distinct(targets: Target[]): Target[] {
  const seen = new Set<string>();
  return targets.filter(({ url, text }) => {
    const key = `${url}\n${text}`;
    return !seen.has(key) && seen.add(key);
  });
}
