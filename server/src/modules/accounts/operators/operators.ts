// What the accounts module offers to operators: the log of what they did, the list of accounts, and suspension.
import type { OperatorAction } from '@vys/contract/admin/log';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { type AccountFilter, type ListedAccount, searchAccounts } from './account-search-store.ts';
import { insertLogEntry, type LogEntry, listLogEntries } from './operator-log-store.ts';
import { setSuspension } from './suspension-store.ts';

export type LoggedAction = {
  readonly action: OperatorAction;
  /** The account that it concerns. */
  readonly userId?: string | undefined;
  /** In the words of the operator; empty where none is asked for. */
  readonly reason: string;
  /** What else is needed to understand it; nothing about people but ids. */
  readonly details?: Readonly<Record<string, string | number | null>>;
};

export type Operators = {
  /** Part of the transaction of the action, so that there is none without an entry. */
  logOperatorAction(db: Db, operator: Caller, action: LoggedAction): Promise<void>;
  listOperatorLog(
    db: Db,
    page: { after: number | undefined; userId: string | undefined; limit: number },
  ): Promise<LogEntry[]>;
  searchAccounts(db: Db, filter: AccountFilter): Promise<ListedAccount[]>;
  /** Hides the public page, or shows it again (null). False when nothing changed. Sign-in is the identity module's. */
  setSuspension(trx: Trx, userId: string, reason: string | null): Promise<boolean>;
};

type Deps = {
  clock: Clock;
  publishChange(userId: string): void;
  onAccountChange(on: Db, userId: string): void;
};

export function createOperators({ clock, publishChange, onAccountChange }: Deps): Operators {
  return {
    async logOperatorAction(db, { userId: operatorId, email }, action) {
      const { userId = null, reason, details = {} } = action;
      await insertLogEntry(db, {
        ...{ operatorId, operatorEmail: email, action: action.action, userId, reason, details },
        createdAt: clock.now(),
      });
    },
    listOperatorLog: listLogEntries,
    searchAccounts,
    async setSuspension(trx, userId, reason) {
      const suspension = reason === null ? null : { at: clock.now(), reason };
      const isChanged = await setSuspension(trx, userId, suspension);
      if (!isChanged) return false;
      onAccountChange(trx, userId);
      trx.afterCommit(() => publishChange(userId));
      return true;
    },
  };
}
