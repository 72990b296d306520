// Binds the accounts of the admin area.
import { Readable } from 'node:stream';
import { ADMIN_PAGE_SIZE } from '@vys/contract/admin/paging';
import {
  deleteUser,
  endUserSessions,
  exportUser,
  getAdminUser,
  listAdminUsers,
  reinstateUser,
  setUserPlan,
  suspendUser,
} from '@vys/contract/admin/users';
import type { Accounts } from '../../accounts/index.ts';
import { type AdminBind, nextAfter } from '../operators-only.ts';
import { type ReadUserDeps, readUser, toUserRow } from './read-user.ts';
import type { UserActions } from './user-actions.ts';

type Deps = AdminBind &
  ReadUserDeps & { accounts: Pick<Accounts, 'searchAccounts'>; actions: UserActions };

export function bindUsers(deps: Deps): void {
  const { bind, checkOperator, db, accounts, actions } = deps;
  bind(listAdminUsers, async ({ caller, query }) => {
    await checkOperator(caller);
    const { search, state, tier, after } = query;
    const isSuspended = state === 'all' ? undefined : state === 'suspended';
    const limit = ADMIN_PAGE_SIZE;
    const rows = await accounts.searchAccounts(db, { search, tier, isSuspended, after, limit });
    return { data: { users: rows.map(toUserRow), next: nextAfter(rows, limit) } };
  });
  bind(getAdminUser, async ({ caller, params }) => {
    await checkOperator(caller);
    return { data: await readUser(deps, params.id, caller.language) };
  });
  const simple = [
    [suspendUser, actions.suspend],
    [reinstateUser, actions.reinstate],
    [endUserSessions, actions.endSessions],
  ] as const;
  for (const [route, act] of simple) {
    bind(route, async ({ caller, params, body }) => {
      await checkOperator(caller);
      await act({ operator: caller, userId: params.id, reason: body.reason });
      return { data: await readUser(deps, params.id, caller.language) };
    });
  }
  bind(setUserPlan, async ({ caller, params, body }) => {
    await checkOperator(caller);
    const endsAt = body.ends_at === null ? null : new Date(body.ends_at);
    const on = { operator: caller, userId: params.id, reason: body.reason };
    await actions.setPlan(on, { tier: body.tier, endsAt });
    return { data: await readUser(deps, params.id, caller.language) };
  });
  bind(exportUser, async ({ caller, params, body, reply }) => {
    await checkOperator(caller);
    const on = { operator: caller, userId: params.id, reason: body.reason };
    const zip = await actions.exportData(on);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="vys-${params.id}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.send(Readable.from(zip, { objectMode: false }));
    return undefined;
  });
  bind(deleteUser, async ({ caller, params, body }) => {
    await checkOperator(caller);
    const on = { operator: caller, userId: params.id, reason: body.reason };
    await actions.remove(on, body.username);
    return undefined;
  });
}
