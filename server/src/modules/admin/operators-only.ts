// Lets only operators call the routes of the admin area.

import { appError } from '../../platform/errors.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Accounts } from '../accounts/index.ts';

export type CheckOperator = (caller: Caller) => Promise<void>;

/** Throws auth.forbidden unless the caller is an operator. */
export function createOperatorCheck(accounts: Pick<Accounts, 'isOperator'>): CheckOperator {
  return async (caller) => {
    if (!(await accounts.isOperator(caller))) throw appError('auth.forbidden');
  };
}

export type AdminBind = { readonly bind: Bind; readonly checkOperator: CheckOperator };

/** A full page has a next one, which starts after its last row. */
export function nextAfter<Row extends { cursor: string }>(
  rows: readonly Row[],
  limit: number,
): string | null {
  return rows.length === limit ? (rows.at(-1)?.cursor ?? null) : null;
}
