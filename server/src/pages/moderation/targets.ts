// Where everything on a published page leads, with hosts as the network and as people read them.
import { domainToUnicode } from 'node:url';
import { analyse, readTargets } from '@vys/compiler';
import type { Target } from '@vys/contract/moderation';
import type { Db } from '../../kit/db.ts';
import type { Files } from '../../kit/files.ts';
import type { PublishedPage } from '../public-store.ts';
import { readBytes } from '../publish.ts';
import { findVersion } from '../store.ts';

export type Targets = { title: string; links: Target[]; embeds: Target[]; forms: string[] };

export type TargetReader = (page: PublishedPage) => Promise<Targets>;

const KEPT = 200;

/** Reading a page takes a while and gives the same for the same bytes, so the last ones are kept. */
export function createTargetReader(deps: {
  db: Db;
  files: Files;
  pagesOrigin: string;
}): TargetReader {
  const kept = new Map<string, Targets>();

  async function read({ versionId, artifact }: PublishedPage): Promise<Targets> {
    const [version, bodies] = await Promise.all([
      findVersion(deps.db, versionId),
      readBytes(deps.files, artifact.htmlHash),
    ]);
    const shown = readTargets(bodies?.html.toString('utf8') ?? '');
    const known = new Set(shown.links.map(({ href }) => href));
    // A page that runs in the browser may draw links later; those in its source are known now.
    const analysed = version && analyse(version.content).analysis;
    const later = (analysed?.links ?? []).filter(({ href }) => !known.has(href));
    const base = `${deps.pagesOrigin}/${artifact.publicName}`;
    const links = [...shown.links, ...later].map((link) => describeTarget(link, base));
    return {
      title: version?.content.metadata.title ?? '',
      links: distinct(links.filter(({ url }) => !url.startsWith(`${base}#`))),
      embeds: distinct(shown.embeds.map((href) => describeTarget({ href, text: '' }, base))),
      forms: [...new Set(shown.forms)],
    };
  }

  return async (page) => {
    const key = `${page.versionId} ${page.artifact.htmlHash}`;
    const before = kept.get(key);
    if (before) return before;
    const targets = await read(page);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, targets);
    return targets;
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
