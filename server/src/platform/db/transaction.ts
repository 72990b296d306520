// The only place that opens a transaction, and the only mechanism for what must wait until it is committed.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';

type AfterCommit = () => void | Promise<void>;
type ReportError = (error: unknown) => void;

const callbacksByTransaction = new WeakMap<Db, AfterCommit[]>();
const openTransactions = new AsyncLocalStorage<true>();
const reporters = new WeakMap<Db, ReportError>();

/** Where errors of `afterCommit` functions of this pool go. */
export function reportAfterCommitErrors(db: Db, report: ReportError): void {
  reporters.set(db, report);
}

/**
 * Commits when `work` resolves and rolls back when it throws. Functions passed to `trx.afterCommit` run one
 * after the other once the commit succeeded, and before this resolves; their errors are logged, since what
 * is committed cannot fail any more.
 *
 * Within a transaction, `work` becomes a part of it: an error undoes that part only (a savepoint), and
 * `afterCommit` functions wait for the commit of the whole. Not for two parts at the same time.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return inSavepoint(db as Trx, work);
  const callbacks: AfterCommit[] = [];
  const result = await db.transaction().execute((transaction) => {
    callbacksByTransaction.set(transaction, callbacks);
    const afterCommit = (run: AfterCommit) => void callbacks.push(run);
    const trx = Object.assign(transaction, { afterCommit });
    return openTransactions.run(true, () => work(trx));
  });
  for (const run of callbacks) {
    try {
      await run();
    } catch (error) {
      reporters.get(db)?.(error);
    }
  }
  return result;
}

/**
 * For what calls another server: a transaction must not wait for one, with its locks and its connection. Calls
 * go before it, into `afterCommit`, or into a job.
 */
export function assertOutsideTransaction(call: string): void {
  if (openTransactions.getStore()) throw new Error(`${call} within a transaction`);
}

async function inSavepoint<T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  const callbacks = callbacksByTransaction.get(trx) ?? [];
  const before = callbacks.length;
  await sql`savepoint nested`.execute(trx);
  try {
    const result = await work(trx);
    await sql`release savepoint nested`.execute(trx);
    return result;
  } catch (error) {
    callbacks.length = before;
    await sql`rollback to savepoint nested; release savepoint nested`.execute(trx);
    throw error;
  }
}
