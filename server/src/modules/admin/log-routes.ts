// Binds the log of what operators did.
import { listOperatorLog, type operatorActions } from '@vys/contract/admin/log';
import { ADMIN_PAGE_SIZE } from '@vys/contract/admin/paging';
import type { Db } from '../../platform/db/db.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AdminBind } from './operators-only.ts';

type Deps = AdminBind & { db: Db; accounts: Pick<Accounts, 'listOperatorLog'> };

export function bindOperatorLog({ bind, checkOperator, db, accounts }: Deps): void {
  bind(listOperatorLog, async ({ caller, query }) => {
    await checkOperator(caller);
    const limit = ADMIN_PAGE_SIZE;
    const entries = await accounts.listOperatorLog(db, {
      after: query.after,
      userId: query.user_id,
      limit,
    });
    const last = entries.length === limit ? entries.at(-1) : undefined;
    return {
      data: {
        entries: entries.map(({ operatorEmail, userId, createdAt, details, ...entry }) => ({
          ...entry,
          action: entry.action as (typeof operatorActions)[number],
          operator_email: operatorEmail,
          user_id: userId,
          details: details as Record<string, string | number | null>,
          created_at: createdAt.toISOString(),
        })),
        next: last?.id ?? null,
      },
    };
  });
}
