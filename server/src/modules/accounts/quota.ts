// Quotas of a plan: AI requests and bytes of media storage.
import { type Plan, plans } from '@vys/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import type { Text } from '../../platform/language/text.ts';
import { say } from './error-messages/index.ts';
import { lockAccount } from './personal-data/deletion-store.ts';
import { type AiStop, type AiUsage, aiWindows, evaluateAiUse } from './rules.ts';
import {
  addStorage,
  countAiRequests,
  deleteAiRequest,
  findAccount,
  findAiRequestTime,
  hasAiRequest,
  insertAiRequest,
} from './store.ts';

export type Quotas = {
  aiUsage(db: Db, userId: string): Promise<AiUsage>;
  /** Throws ai.allowance_used_up with the limit that was met and when it lets go. */
  checkAiAllowance(db: Db, userId: string): Promise<void>;
  /**
   * Counts one for a turn, once however often the turn starts, and throws like checkAiAllowance when none is left. Requests of one user wait for each
   * other until the transaction ends, so that many at once do not share the last one.
   */
  recordAiRequest(trx: Trx, userId: string, turn: string): Promise<void>;
  /** Takes back what was counted for a turn that no model answered. */
  releaseAiRequest(db: Db, userId: string, turn: string): Promise<void>;
  /** Throws media.storage_full. Negative bytes give back. */
  chargeStorage(db: Db, userId: string, bytes: number): Promise<void>;
};

type Deps = {
  clock: Clock;
  /** How much is left has changed; `on` takes part in it. */
  onAccountChange: (on: Db, userId: string) => void;
};

export function createQuotas({ clock, onAccountChange }: Deps): Quotas {
  async function checkAiAllowance(db: Db, userId: string): Promise<void> {
    const plan = await getPlan(db, userId);
    if (plan.aiRequestsPerMonth === null && plan.aiRequestsPerWeek === null) return;
    const now = clock.now();
    const windows = aiWindows(now);
    const usage = await countAiRequests(db, userId, windows);
    const blocking = await findBlocking(db, userId, plan);
    const stop = evaluateAiUse(plan, usage, windows, blocking);
    if (!stop) return;
    throw appError('ai.allowance_used_up', {
      message: describeStop(stop, plan.name),
      retryAfter: Math.ceil((stop.freeAt.getTime() - now.getTime()) / 1000),
    });
  }

  return {
    aiUsage: (db, userId) => countAiRequests(db, userId, aiWindows(clock.now())),

    checkAiAllowance,

    async recordAiRequest(trx, userId, turn) {
      await lockAccount(trx, userId);
      if (await hasAiRequest(trx, userId, turn)) return;
      await checkAiAllowance(trx, userId);
      await insertAiRequest(trx, userId, { turn, at: clock.now() });
      onAccountChange(trx, userId);
    },

    async releaseAiRequest(db, userId, turn) {
      await deleteAiRequest(db, userId, turn);
      onAccountChange(db, userId);
    },

    async chargeStorage(db, userId, bytes) {
      if (await addStorage(db, userId, bytes)) return onAccountChange(db, userId);
      // Of an account that was deleted while its image was drawn, nothing is full.
      throw appError(
        (await findAccount(db, userId)) ? 'media.storage_full' : 'auth.unauthenticated',
      );
    },
  };
}

function describeStop({ limit, per, freeAt }: AiStop, plan: string): Text {
  return say(({ aiMonth, aiWeek }) => (per === 'month' ? aiMonth : aiWeek)(limit, plan, freeAt));
}

async function getPlan(db: Db, userId: string): Promise<Plan> {
  const account = await findAccount(db, userId);
  if (!account) throw appError('accounts.profile_not_found');
  return plans[account.tier];
}

async function findBlocking(db: Db, userId: string, plan: Plan): Promise<Date | undefined> {
  if (plan.aiRequestsPerWeek === null) return undefined;
  return findAiRequestTime(db, userId, plan.aiRequestsPerWeek);
}
