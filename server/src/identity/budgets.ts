// Budgets of tries, shared by all processes: `await budgets.spend('totp.user', userId)` before the try.
// How large they are stands in budget-rules.ts. A database that does not answer refuses the try.
import { createHash } from 'node:crypto';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import { type BudgetName, budgetRules, type Rule, subjectOf } from './budget-rules.ts';
import { countTry, forgetTries, removeWhole, uncountTry } from './budget-store.ts';

export type { BudgetName } from './budget-rules.ts';

/** `subject` is an address (as in `request.ip`), an email, a user id …, or '' for everybody. */
export type Budgets = {
  /** Throws rate.limited with the seconds to wait when nothing is left. */
  spend(budget: BudgetName, subject: string): Promise<void>;
  /** The same for answers that must not tell: false when nothing is left. */
  trySpend(budget: BudgetName, subject: string): Promise<boolean>;
  /** For a try that turned out right. */
  giveBack(budget: BudgetName, subject: string): Promise<void>;
  /** The whole share again. */
  forget(budget: BudgetName, subject: string): Promise<void>;
};

const SWEEP_MS = 60_000;

export function createBudgets({ db, clock }: { db: Db; clock: Clock }): Budgets {
  let sweptAt = clock.now().getTime();

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() - sweptAt < SWEEP_MS) return;
    sweptAt = now.getTime();
    await removeWhole(db, now);
  }

  /** Milliseconds to wait, or nothing when the try was counted. */
  async function count(budget: BudgetName, subject: string): Promise<number | undefined> {
    const rule: Rule = budgetRules[budget];
    const now = clock.now();
    await sweep(now);
    const usedUpTo = await countTry(db, keyOf(budget, subject), rule, now);
    return usedUpTo && Math.max(usedUpTo.getTime() - rule.slackMs - now.getTime(), 1);
  }

  return {
    async spend(budget, subject) {
      const wait = await count(budget, subject);
      if (wait !== undefined) throw fail('rate.limited', { retryAfter: Math.ceil(wait / 1000) });
    },
    async trySpend(budget, subject) {
      return (await count(budget, subject)) === undefined;
    },
    giveBack: (budget, subject) => uncountTry(db, keyOf(budget, subject), budgetRules[budget]),
    forget: (budget, subject) => forgetTries(db, keyOf(budget, subject)),
  };
}

/** A digest, so that the table shows neither who nor from where. */
function keyOf(budget: BudgetName, subject: string): string {
  const text = `${budget}\n${subjectOf(budgetRules[budget], subject)}`;
  return createHash('sha256').update(text).digest('base64url');
}
