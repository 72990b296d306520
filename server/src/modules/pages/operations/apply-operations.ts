// Changes the draft by operations: computed in a worker process on the draft as it is, saved unless it was changed
// meanwhile, else computed anew. An edit whose id is known was saved before, and is left out.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import type { PageJobs } from '../jobs.ts';
import { validateSource } from '../save.ts';
import type { Service } from '../service.ts';
import { findPageToChange, type StoredPage } from '../store.ts';
import { type SaveDeps, saveEdit } from '../versions/versions.ts';
import { findSavedEdits, type IdentifiedEdit, rememberEdits } from './edit-store.ts';

export type ApplyDeps = SaveDeps & {
  service: Pick<Service, 'getPage'>;
  runJob: RunJob<PageJobs>;
  editLimit: ConcurrencyLimit;
};

export type Edit = { id?: string | undefined; operations: readonly Operation[] };

export type ApplyOperations = (
  caller: Caller,
  pageId: string,
  edits: readonly Edit[],
  batch: string | undefined,
) => Promise<StoredPage>;

/** Each is lost to a save that came between. */
const MOST_ATTEMPTS = 5;

export function createApplyOperations(deps: ApplyDeps): ApplyOperations {
  const { db, clock, service, runJob, editLimit } = deps;

  async function attempt(
    ...[caller, pageId, edits, batch]: Parameters<ApplyOperations>
  ): Promise<StoredPage | undefined> {
    const { userId } = caller;
    const { content, revision } = await service.getPage(caller, pageId);
    // After the page: what is saved between the two changes its revision.
    const unsaved = await leaveOutSaved(db, pageId, edits);
    if (unsaved.length === 0) return service.getPage(caller, pageId);
    const operations = unsaved.flatMap((edit) => edit.operations);
    const applied = await runJob(userId, 'applyPageOperations', { content, operations });
    if (!applied.ok) throw appError('pages.operation_failed');
    validateSource(applied.content);
    return inTransaction(db, async (trx) => {
      const page = await findPageToChange(trx, userId);
      if (page?.id !== pageId) throw appError('pages.not_found');
      if (page.revision !== revision) return undefined;
      // Those that change nothing leave the revision.
      const left = await leaveOutSaved(trx, pageId, unsaved);
      if (left.length < unsaved.length) return undefined;
      await rememberEdits(trx, pageId, identify(unsaved), clock.now());
      return saveEdit(deps, trx, page, { content: applied.content, batch });
    });
  }

  return (caller, pageId, edits, batch) =>
    editLimit.run(caller.userId, async () => {
      for (let count = 0; count < MOST_ATTEMPTS; count += 1) {
        const page = await attempt(caller, pageId, edits, batch);
        if (page) return page;
      }
      throw appError('pages.stale');
    });
}

/** Throws pages.edit_id_reused when an id stands for other operations. */
async function leaveOutSaved(
  db: Db,
  pageId: string,
  edits: readonly Edit[],
): Promise<readonly Edit[]> {
  const identified = identify(edits);
  const ids = identified.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw appError('pages.edit_id_reused');
  const saved = await findSavedEdits(db, pageId, ids);
  for (const { id, hash } of identified) {
    if (saved.get(id)?.equals(hash) === false) throw appError('pages.edit_id_reused');
  }
  return edits.filter(({ id }) => id === undefined || !saved.has(id));
}

const identify = (edits: readonly Edit[]): IdentifiedEdit[] =>
  edits.flatMap(({ id, operations }) =>
    id === undefined ? [] : [{ id, hash: sha256(JSON.stringify(operations)) }],
  );
