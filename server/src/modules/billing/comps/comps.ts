// Complimentary plans: an account has at least the plan that an operator gave it, whatever is paid for. Every change
// of a tier goes through `applyTier`, so neither a webhook nor the nightly reconciliation takes one away.
import type { Tier } from '@vys/contract/plans';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { BillingContext } from '../deps.ts';
import { entitledTier, isHigher } from '../rules.ts';
import { findSnapshot } from '../store.ts';
import {
  type Comp,
  deleteComp,
  findComp,
  listEndedComps,
  lockTier,
  setComp,
} from './comps-store.ts';

export { type Comp, lockTier } from './comps-store.ts';

export type Entitlement = {
  /** What is paid for. */
  readonly paid: Tier;
  readonly comp: Comp | null;
};

export type Comps = {
  findEntitlement(db: Db, userId: string): Promise<Entitlement>;
  /**
   * Gives a plan at least, until `endsAt` or until it is ended; null ends it. Checks nothing. Gives the tier that the
   * account has from now on.
   */
  setComp(trx: Trx, userId: string, comp: Comp | null): Promise<Tier>;
};

type Context = Pick<BillingContext, 'db' | 'clock' | 'provider' | 'accounts'>;

export function createComps(context: Context): Comps {
  const { clock } = context;
  return {
    findEntitlement: (db, userId) => findEntitlement(context, db, userId),
    async setComp(trx, userId, comp) {
      await lockTier(trx, userId);
      if (comp) await setComp(trx, userId, { ...comp, now: clock.now() });
      else await deleteComp(trx, userId);
      return await applyTier(context, trx, userId);
    },
  };
}

async function findEntitlement(
  { clock, provider }: Context,
  db: Db,
  userId: string,
): Promise<Entitlement> {
  const [snapshot, comp] = [
    await findSnapshot(db, userId, provider.mode),
    await findComp(db, userId),
  ];
  const now = clock.now();
  const isOver = comp?.endsAt != null && comp.endsAt <= now;
  return {
    paid: entitledTier(snapshot ?? null, now.getTime()),
    comp: comp && !isOver ? comp : null,
  };
}

/** The tier that holds: the higher one of what is paid for and what was given. */
export async function findTier(context: Context, db: Db, userId: string): Promise<Tier> {
  const { paid, comp } = await findEntitlement(context, db, userId);
  return comp && isHigher(comp.tier, paid) ? comp.tier : paid;
}

/** Nothing is deleted when a plan that was given ends, versions included. */
async function applyTier(context: Context, trx: Trx, userId: string): Promise<Tier> {
  const { accounts } = context;
  const account = await accounts.findAccount(trx, userId);
  const tier = await findTier(context, trx, userId);
  if (account && account.tier !== tier) {
    const isLower = isHigher(account.tier, tier);
    await accounts.changeTier(userId, tier, trx, isLower ? account.tier : undefined);
  }
  return tier;
}

/** A part of the job `billing-review`. */
export async function endComps(context: Context & Pick<BillingContext, 'log'>): Promise<void> {
  const { db, clock, log } = context;
  for (const userId of await listEndedComps(db, clock.now())) {
    const tier = await inTransaction(db, async (trx) => {
      await lockTier(trx, userId);
      await deleteComp(trx, userId);
      return await applyTier(context, trx, userId);
    });
    log.info({ event: 'billing.comp_ended', userId, to: tier }, 'complimentary plan ended');
  }
}
