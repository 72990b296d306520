// What operators do about an account. Each action is logged in its transaction, and the person is told.
import { type Tier, tiers } from '@vys/contract/plans';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Account, Accounts } from '../../accounts/index.ts';
import type { Billing } from '../../billing/index.ts';
import type { Identity } from '../../identity/index.ts';
import { userMessages } from './messages.ts';
import type { TellUser } from './tell-user.ts';

export type UserActionDeps = {
  db: Db;
  clock: Clock;
  accounts: Pick<
    Accounts,
    | 'findAccount'
    | 'isOperatorId'
    | 'setSuspension'
    | 'logOperatorAction'
    | 'deleteAccount'
    | 'exportAccount'
  >;
  identity: Pick<Identity, 'setEnabled' | 'endUserSessions' | 'remote'>;
  billing: Pick<Billing, 'findEntitlement' | 'setComp'>;
  tellUser: TellUser;
};

/** Who does what to whom, and why. */
export type ActionOn = { operator: Caller; userId: string; reason: string };

export type PlanGift = { readonly tier: Tier | null; readonly endsAt: Date | null };

/** All throw admin.user_not_found. */
export type UserActions = {
  /** Throws admin.operator_protected and admin.nothing_to_change. */
  suspend(on: ActionOn): Promise<void>;
  /** Throws admin.nothing_to_change. */
  reinstate(on: ActionOn): Promise<void>;
  endSessions(on: ActionOn): Promise<void>;
  /** Throws admin.plan_not_higher and admin.nothing_to_change. */
  setPlan(on: ActionOn, gift: PlanGift): Promise<void>;
  exportData(on: ActionOn): Promise<AsyncIterable<Uint8Array>>;
  /** Throws admin.operator_protected, and input.invalid for another username. */
  remove(on: ActionOn, username: string): Promise<void>;
};

export function createUserActions(deps: UserActionDeps): UserActions {
  const { db, accounts, identity, tellUser } = deps;

  const find = (userId: string, on: Db = db) => findAccount(deps, userId, on);

  async function findUnprotected(userId: string): Promise<Account> {
    const account = await find(userId);
    if (await accounts.isOperatorId(userId)) throw appError('admin.operator_protected');
    return account;
  }

  async function changeSuspension({ operator, userId, reason }: ActionOn, isSuspended: boolean) {
    await identity.remote?.setEnabled(userId, !isSuspended);
    await inTransaction(db, async (trx) => {
      const isChanged = await accounts.setSuspension(trx, userId, isSuspended ? reason : null);
      if (!isChanged) throw appError('admin.nothing_to_change');
      await identity.setEnabled(trx, userId, !isSuspended);
      const action = isSuspended ? 'account_suspended' : 'account_reinstated';
      await accounts.logOperatorAction(trx, operator, { action, userId, reason });
      const message = isSuspended ? userMessages.suspended : userMessages.reinstated;
      await tellUser(trx, await find(userId, trx), message(reason));
    });
  }

  return {
    async suspend(on) {
      await findUnprotected(on.userId);
      await changeSuspension(on, true);
    },
    async reinstate(on) {
      await find(on.userId);
      await changeSuspension(on, false);
    },
    async endSessions({ operator, userId, reason }) {
      const account = await find(userId);
      await identity.remote?.endUserSessions(userId);
      await inTransaction(db, async (trx) => {
        await identity.endUserSessions(trx, userId);
        const action = { action: 'sessions_ended', userId, reason } as const;
        await accounts.logOperatorAction(trx, operator, action);
        await tellUser(trx, account, userMessages.sessionsEnded(reason));
      });
    },
    setPlan: (on, gift) => inTransaction(db, (trx) => setPlan(deps, trx, on, gift)),
    async exportData({ operator, userId, reason }) {
      const account = await find(userId);
      await inTransaction(db, async (trx) => {
        const action = { action: 'account_exported', userId, reason } as const;
        await accounts.logOperatorAction(trx, operator, action);
        await tellUser(trx, account, userMessages.exported(reason));
      });
      return accounts.exportAccount(userId);
    },
    async remove({ operator, userId, reason }, username) {
      const account = await findUnprotected(userId);
      if (account.username !== username) {
        const fields = { username: `Enter ${account.username} to confirm` };
        throw appError('input.invalid', { fields });
      }
      // Before it begins: a deletion that is cut off goes on by a job.
      const action = { action: 'account_deleted', userId, reason } as const;
      await accounts.logOperatorAction(db, operator, action);
      await accounts.deleteAccount(account, reason);
    },
  };
}

async function findAccount({ accounts }: UserActionDeps, userId: string, on: Db): Promise<Account> {
  const account = await accounts.findAccount(on, userId);
  if (!account) throw appError('admin.user_not_found');
  return account;
}

async function setPlan(
  deps: UserActionDeps,
  trx: Trx,
  { operator, userId, reason }: ActionOn,
  { tier, endsAt }: PlanGift,
): Promise<void> {
  const { clock, accounts, billing, tellUser } = deps;
  const account = await findAccount(deps, userId, trx);
  const { paid, comp } = await billing.findEntitlement(trx, userId);
  if (endsAt !== null && endsAt <= clock.now()) {
    throw appError('input.invalid', {
      fields: { ends_at: sayField((messages) => messages.timePast) },
    });
  }
  if (tier === null) {
    if (!comp) throw appError('admin.nothing_to_change');
    const left = await billing.setComp(trx, userId, null);
    const details = { from: account.tier, to: left };
    await accounts.logOperatorAction(trx, operator, {
      ...{ action: 'plan_ended', userId, reason, details },
    });
    await tellUser(trx, account, userMessages.planEnded(left, reason));
    return;
  }
  if (tiers.indexOf(tier) <= tiers.indexOf(paid)) throw appError('admin.plan_not_higher');
  await billing.setComp(trx, userId, { tier, endsAt });
  const details = { from: account.tier, to: tier, ends_at: endsAt?.toISOString() ?? null };
  await accounts.logOperatorAction(trx, operator, {
    ...{ action: 'plan_given', userId, reason, details },
  });
  await tellUser(trx, account, userMessages.planGiven(tier, endsAt, reason));
}
