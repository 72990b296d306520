// Changes the draft by operations: computed in a worker process on the draft as it is, saved unless it was changed
// meanwhile, else computed anew.
import type { Operation } from '@vys/contract/page-model/operations';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import type { PageJobs } from '../jobs.ts';
import { validateSource } from '../save.ts';
import type { Service } from '../service.ts';
import { findPageToChange, type StoredPage } from '../store.ts';
import { type SaveDeps, saveEdit } from '../versions/versions.ts';

export type ApplyDeps = SaveDeps & {
  service: Pick<Service, 'getPage'>;
  runJob: RunJob<PageJobs>;
  editLimit: ConcurrencyLimit;
};

export type ApplyOperations = (
  caller: Caller,
  pageId: string,
  edit: { operations: readonly Operation[]; batch: string | undefined },
) => Promise<StoredPage>;

/** Each is lost to a save that came between. */
const MOST_ATTEMPTS = 5;

export function createApplyOperations(deps: ApplyDeps): ApplyOperations {
  const { db, service, runJob, editLimit } = deps;

  async function attempt(
    ...[caller, pageId, { operations, batch }]: Parameters<ApplyOperations>
  ): Promise<StoredPage | undefined> {
    const { userId } = caller;
    const { content, revision } = await service.getPage(caller, pageId);
    const applied = await runJob(userId, 'applyPageOperations', { content, operations });
    if (!applied.ok) throw appError('pages.operation_failed');
    validateSource(applied.content);
    return inTransaction(db, async (trx) => {
      const page = await findPageToChange(trx, userId);
      if (page?.id !== pageId) throw appError('pages.not_found');
      if (page.revision !== revision) return undefined;
      return saveEdit(deps, trx, page, { content: applied.content, batch });
    });
  }

  return (caller, pageId, edit) =>
    editLimit.run(caller.userId, async () => {
      for (let count = 0; count < MOST_ATTEMPTS; count += 1) {
        const page = await attempt(caller, pageId, edit);
        if (page) return page;
      }
      throw appError('pages.stale');
    });
}
