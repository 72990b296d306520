// Changes of the draft by operations: shown at once, then saved in the order they were made.
import type { Operation } from '@vys/contract/page-model/operations';
import { useEffect, useRef } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages as texts } from '../editing/messages/en.ts';
import { runEditJob } from '../editing/page-editor.ts';
import type { PageDraft, PendingEdit } from './page-draft.ts';
import type { DraftState } from './use-draft-state.ts';
import type { PageSaver } from './use-page-saver.ts';

/** Edits that follow each other within this time are one version. */
const BATCH_MS = 3_000;
/** What the server takes in one call. */
const MOST_OPERATIONS = 200;

export type AppliedEdit = {
  /** Brings the page back; empty for code that was written by hand. */
  inverse: readonly Operation[];
};

export type EditDeps = Pick<DraftState, 'latest' | 'change'> & {
  saver: Pick<PageSaver, 'saveEdits' | 'findLatest'>;
  /** Saves what was typed, so that operations apply to it on the server too. */
  saveTyped: () => Promise<boolean>;
};

export function useEdits(deps: EditDeps) {
  const { latest } = deps;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const sending = useRef<Promise<boolean>>(undefined);
  const nameBatch = useBatches();

  /** True when the server has all of them. */
  function flush(): Promise<boolean> {
    sending.current ??= sendPending(deps).finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  async function applyNow(operations: readonly Operation[]): Promise<AppliedEdit | undefined> {
    if (needsSaving(latest.current) && !((await flush()) && (await deps.saveTyped()))) return;
    const { content } = latest.current;
    if (!content) return;
    const applied = await runEditJob('apply', { content, operations });
    // Typed or replied meanwhile.
    if (latest.current.content !== content) return applyNow(operations);
    if (!applied.ok) {
      toast.error(applied.problem === 'unsupported' ? texts.unsupported : texts.doesNotFit);
      return;
    }
    const edit = { id: crypto.randomUUID(), operations, batch: nameBatch() };
    const { content: changed, inverse } = applied;
    deps.change({ type: 'operationsApplied', content: changed, edit });
    void flush();
    return { inverse };
  }

  // Of before a reload.
  useEffect(() => {
    if (latest.current.pendingEdits.length > 0) void flush();
  }, []);

  return {
    flush,
    /** All or none; undefined when they do not fit the page, which the user is told. */
    apply(operations: readonly Operation[]): Promise<AppliedEdit | undefined> {
      const applied = queue.current.then(() => applyNow(operations));
      queue.current = applied.catch((error) => void toast.error(getErrorMessage(error)));
      return applied.catch(() => undefined);
    },
  };
}

function useBatches() {
  const batch = useRef({ name: '', at: 0 });
  return () => {
    const at = Date.now();
    const isSame = at - batch.current.at < BATCH_MS;
    batch.current = { name: isSame ? batch.current.name : crypto.randomUUID(), at };
    return batch.current.name;
  };
}

const needsSaving = ({ base, hasOtherEdits }: PageDraft) => base === null || hasOtherEdits;

async function sendPending({ latest, change, saver }: EditDeps): Promise<boolean> {
  /** How many are sent one by one, because the server rejected them together. */
  let single = 0;
  let isAllSaved = true;
  for (;;) {
    const { base, pendingEdits } = latest.current;
    const [first] = pendingEdits;
    if (first === undefined) return isAllSaved;
    if (!base) return false;
    const count = single > 0 ? 1 : countSendable(pendingEdits);
    const edits = pendingEdits.slice(0, count);
    const page = await saver.saveEdits(base.id, edits, { quiet: count > 1 });
    if (!page) return false;
    if (page !== 'rejected') change({ type: 'operationsSaved', page, count });
    else if (count > 1) single = count + 1;
    else {
      isAllSaved = false;
      change({ type: 'operationsRejected' });
      if (latest.current.pendingEdits.length === 0) await showLatest({ change, saver });
    }
    single = Math.max(0, single - 1);
  }
}

async function showLatest({ change, saver }: Pick<EditDeps, 'change' | 'saver'>) {
  const found = await saver.findLatest();
  if (found) change({ type: 'replaced', page: found });
}

/** Of the same batch, and no more operations than one call takes. */
function countSendable(edits: readonly PendingEdit[]): number {
  let count = 0;
  let total = 0;
  for (const { batch, operations } of edits) {
    total += operations.length;
    if (batch !== edits[0]?.batch || (count > 0 && total > MOST_OPERATIONS)) break;
    count += 1;
  }
  return count;
}
