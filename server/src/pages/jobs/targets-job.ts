// Where everything on a published page leads. Pure; runs in a worker process.
import { analyse, readTargets } from '@vys/compiler';
import type { Target } from '@vys/contract/moderation';
import type { PageContent } from '@vys/contract/pages';
import { describeTarget } from '../moderation/describe-target.ts';

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

function distinct(targets: Target[]): Target[] {
  const seen = new Set<string>();
  return targets.filter(({ url, text }) => {
    const key = `${url}\n${text}`;
    return !seen.has(key) && seen.add(key);
  });
}
