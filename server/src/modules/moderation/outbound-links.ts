// Reads the outbound links of a published page from its HTML and its source.

import type { OutboundLink } from '@vys/contract/pages/moderation';
import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import { findVersion, loadHtml, mediaSourcesIn, type PublishedPage } from '../pages/index.ts';
import { describeLink } from './describe-link.ts';
import type { ModerationJobs } from './jobs.ts';
import type { PageLinks } from './outbound-links-job.ts';

export type PageOutboundLinks = PageLinks & {
  title: string;
  /** Code of the creator runs in visitors' browsers and may change what they see. */
  runsCode: boolean;
  /** Hosts that this code may load images, sound and video from. */
  loads: OutboundLink[];
};

export type OutboundLinkReader = (page: PublishedPage) => Promise<PageOutboundLinks>;

const CACHE_SIZE = 200;

/** Reading a page is slow and depends on its bytes only, so the latest results are cached. */
export function createOutboundLinkReader(deps: {
  db: Db;
  files: FileStore;
  runJob: RunJob<ModerationJobs>;
  pagesOrigin: string;
}): OutboundLinkReader {
  const cache = createBoundedCache<string, PageOutboundLinks>({ maxEntries: CACHE_SIZE });

  async function read({ pageId, versionId, pageBuild }: PublishedPage): Promise<PageOutboundLinks> {
    const [version, encodedHtml] = await Promise.all([
      findVersion(deps.db, versionId),
      loadHtml(deps.files, pageBuild.htmlHash),
    ]);
    const base = `${deps.pagesOrigin}/${pageBuild.publicName}`;
    const html = encodedHtml?.html.toString('utf8') ?? '';
    const input = { html, content: version?.content, base };
    const links = await deps.runJob(`page:${pageId}`, 'listOutboundLinks', input);
    const loads = pageBuild.needsRuntime ? mediaSourcesIn(pageBuild.policy) : [];
    return {
      title: version?.content.metadata.title ?? '',
      ...links,
      runsCode: pageBuild.needsRuntime,
      loads: loads.map((href) => describeLink({ href, text: '' }, base)),
    };
  }

  return async (page) => {
    const key = `${page.versionId} ${page.pageBuild.htmlHash} ${page.pageBuild.policy}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const outboundLinks = await read(page);
    cache.set(key, outboundLinks);
    return outboundLinks;
  };
}
