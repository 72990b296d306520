// Where everything on a published page leads, read from its bytes and its source.
import type { Target } from '@vys/contract/moderation';
import type { Db } from '../../kit/db.ts';
import type { Files } from '../../kit/files.ts';
import type { RunJob } from '../../kit/workers/job-runner.ts';
import type { ContentJobs } from '../jobs/handlers.ts';
import type { PageLinks } from '../jobs/targets-job.ts';
import { mediaSourcesIn } from '../policy.ts';
import type { PublishedPage } from '../public-store.ts';
import { readBytes } from '../publish.ts';
import { findVersion } from '../store.ts';
import { describeTarget } from './describe-target.ts';

export type Targets = PageLinks & {
  title: string;
  /** Code of the creator runs in visitors' browsers and may change what they see. */
  runsCode: boolean;
  /** Hosts that this code may load images, sound and video from. */
  loads: Target[];
};

export type TargetReader = (page: PublishedPage) => Promise<Targets>;

const KEPT = 200;

/** Reading a page takes a while and gives the same for the same bytes, so the last ones are kept. */
export function createTargetReader(deps: {
  db: Db;
  files: Files;
  runJob: RunJob<ContentJobs>;
  pagesOrigin: string;
}): TargetReader {
  const kept = new Map<string, Targets>();

  async function read({ pageId, versionId, artifact }: PublishedPage): Promise<Targets> {
    const [version, bodies] = await Promise.all([
      findVersion(deps.db, versionId),
      readBytes(deps.files, artifact.htmlHash),
    ]);
    const base = `${deps.pagesOrigin}/${artifact.publicName}`;
    const html = bodies?.html.toString('utf8') ?? '';
    const input = { html, content: version?.content, base };
    const links = await deps.runJob(`page:${pageId}`, 'listTargets', input);
    const loads = artifact.needsRuntime ? mediaSourcesIn(artifact.policy) : [];
    return {
      title: version?.content.metadata.title ?? '',
      ...links,
      runsCode: artifact.needsRuntime,
      loads: loads.map((href) => describeTarget({ href, text: '' }, base)),
    };
  }

  return async (page) => {
    const key = `${page.versionId} ${page.artifact.htmlHash} ${page.artifact.policy}`;
    const before = kept.get(key);
    if (before) return before;
    const targets = await read(page);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, targets);
    return targets;
  };
}
