// Views of all time that the owner of a page is told of, each once.
import { DEFAULT_VIEWS_GOAL, nextGoal } from '@vys/contract/goals';
import type { Trx } from '../../../platform/db/db.ts';

export type Milestone = { readonly pageId: string; readonly views: number };

/** Called in the transaction that counts the view. */
export type OnMilestone = (trx: Trx, milestone: Milestone) => Promise<void>;

/** Before the first of the views goals. */
const firstMilestones: readonly number[] = [100, 500];

/** The highest that the views reached from one count to the next. */
export function findMilestone(before: number, after: number): number | undefined {
  let highest = firstMilestones.findLast((milestone) => milestone <= after);
  let goal: number | undefined = DEFAULT_VIEWS_GOAL;
  while (goal !== undefined && goal <= after) {
    highest = goal;
    goal = nextGoal(goal);
  }
  return highest !== undefined && highest > before ? highest : undefined;
}
