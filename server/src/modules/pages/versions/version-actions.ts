// The use cases of versions: list them with what each changed, compare two, undo and redo, restore one or a part.
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import {
  type PageVersion,
  VERSIONS_BYTES,
  type VersionDifference,
} from '@vys/contract/pages/versions';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import { say } from '../error-messages/index.ts';
import type { PageJobs } from '../jobs.ts';
import { isMatch } from '../rules.ts';
import { findPageToChange, findVersion, type StoredPage, type StoredVersion } from '../store.ts';
import { goThroughHistory } from './history.ts';
import { createSummaries } from './summaries.ts';
import { type ListedVersion, listVersions } from './version-list-store.ts';
import { addVersion, notifyUpdated, type SaveDeps } from './versions.ts';

type Deps = SaveDeps & {
  /** Throws pages.not_found. */
  getPage(caller: Caller, id: string): Promise<StoredPage>;
  runJob: RunJob<PageJobs>;
  log: Logger;
};

export type VersionActions = {
  list(
    caller: Caller,
    pageId: string,
    cursor?: string,
  ): Promise<{
    versions: PageVersion[];
    total: number;
    next_cursor: string | null;
    has_summaries: boolean;
  }>;
  /** `to`: without it the current version. */
  compare(
    caller: Caller,
    pageId: string,
    versions: { from: string; to: string | undefined },
  ): Promise<VersionDifference[]>;
  step(
    caller: Caller,
    pageId: string,
    step: { action: 'undo' | 'redo'; steps: number; ifMatch: string | undefined },
  ): Promise<{ page: StoredPage; summary: string | null }>;
  /** Without `part` the whole page. */
  restore(
    caller: Caller,
    pageId: string,
    restore: { versionId: string; part: string | undefined; ifMatch: string | undefined },
  ): Promise<StoredPage>;
};

/** Of a list of versions beside the versions themselves. */
const LIST_FRAME_BYTES = 500;

export function createVersionActions(deps: Deps): VersionActions {
  const summaries = createSummaries(deps);
  return {
    async list(caller, pageId, cursor) {
      const page = await deps.getPage(caller, pageId);
      const maxBytes = VERSIONS_BYTES - LIST_FRAME_BYTES;
      const { versions, total, nextCursor } = await listVersions(deps.db, pageId, cursor, maxBytes);
      const told = await summaries.ofVersions(caller, versions, page);
      return {
        versions: versions.map((version) => serializeVersion(version, page, told?.get(version.id))),
        total,
        next_cursor: nextCursor,
        has_summaries: told !== undefined,
      };
    },
    async compare(caller, pageId, { from, to }) {
      const { content: current } = await deps.getPage(caller, pageId);
      const before = (await getVersion(deps, pageId, from)).content;
      const after = to === undefined ? current : (await getVersion(deps, pageId, to)).content;
      const language = caller.language ?? DEFAULT_LANGUAGE;
      const input = { before, after, current, language };
      return await deps.runJob(caller.userId, 'compareVersions', input);
    },
    async step(caller, pageId, step) {
      const { before, page } = await stepThroughVersions(deps, caller, pageId, step);
      const [earlier, later] =
        step.action === 'undo' ? [page.content, before] : [before, page.content];
      return { page, summary: await summaries.ofChange(caller, earlier, later) };
    },
    restore: (caller, pageId, restore) => restoreVersion(deps, caller, pageId, restore),
  };
}

async function stepThroughVersions(
  deps: Deps,
  caller: Caller,
  pageId: string,
  { action, steps, ifMatch }: Parameters<VersionActions['step']>[2],
): Promise<{ before: StoredPage['content']; page: StoredPage }> {
  await deps.getPage(caller, pageId);
  const type = action === 'undo' ? ('history.undo' as const) : ('history.redo' as const);
  return await inTransaction(deps.db, async (trx) => {
    const before = await findPageToChange(trx, caller.userId);
    if (!before) throw appError('pages.not_found');
    if (!isMatch(ifMatch, before.revision)) throw appError('pages.stale');
    const page = await goThroughHistory(deps, trx, caller.userId, { type, steps });
    if (page) {
      await notifyUpdated(deps, trx, page);
      return { before: before.content, page };
    }
    const message = say((messages) => messages.nothingToRedo);
    throw appError('pages.no_step', action === 'undo' ? {} : { message });
  });
}

async function restoreVersion(
  deps: Deps,
  caller: Caller,
  pageId: string,
  { versionId, part, ifMatch }: Parameters<VersionActions['restore']>[2],
): Promise<StoredPage> {
  const seen = await deps.getPage(caller, pageId);
  const version = await getVersion(deps, pageId, versionId);
  const changed =
    part === undefined
      ? undefined
      : await deps.runJob(caller.userId, 'restorePart', {
          version: version.content,
          current: seen.content,
          part,
        });
  if (changed === null) throw appError('pages.part_not_restorable');
  return await inTransaction(deps.db, async (trx) => {
    const page = await findPageToChange(trx, caller.userId);
    if (!page) throw appError('pages.not_found');
    const isSeen = changed === undefined || page.revision === seen.revision;
    if (!isSeen || !isMatch(ifMatch, page.revision)) throw appError('pages.stale');
    if (changed === undefined) {
      const operation = { type: 'history.goto', versionId } as const;
      const options = { autoSaved: false };
      const restored = await goThroughHistory(deps, trx, caller.userId, operation, options);
      if (restored) await notifyUpdated(deps, trx, restored);
      return restored ?? page;
    }
    const save = { content: changed, autoSaved: false, source: 'restore' } as const;
    const undoVersionId = page.currentVersionId;
    const next = await addVersion(deps, trx, page, { ...save, undoVersionId });
    await notifyUpdated(deps, trx, next);
    return next;
  });
}

/** Throws pages.version_not_found. */
async function getVersion({ db }: Deps, pageId: string, id: string): Promise<StoredVersion> {
  const version = await findVersion(db, id);
  if (version?.pageId !== pageId) throw appError('pages.version_not_found');
  return version;
}

function serializeVersion(
  version: ListedVersion,
  page: StoredPage,
  summary: string | undefined,
): PageVersion {
  return {
    id: version.id,
    number: version.number,
    createdAt: version.createdAt.toISOString(),
    autoSaved: version.autoSaved,
    source: version.source,
    summary: summary ?? null,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    isLive: page.status === 'published' && page.publishedVersionId === version.id,
    metadata: { title: version.content.metadata.title },
    content: version.content,
  };
}
