// The views goals of a user: a ladder that both sides know (doc2 §4, GOAL-6, GOAL-7).
const ladder: readonly number[] = [
  1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
];
const TOP_OF_LADDER = 1_000_000;

export { DEFAULT_VIEWS_GOAL } from './default-goal.ts';

/** Undefined for a number that is no goal. */
export function nextGoal(goal: number): number | undefined {
  const step = ladder.indexOf(goal);
  if (step >= 0 && goal < TOP_OF_LADDER) return ladder[step + 1];
  const doublings = Math.log2(goal / TOP_OF_LADDER);
  return doublings >= 0 && Number.isInteger(doublings) ? goal * 2 : undefined;
}

/** As it stands in the list of reached goals. */
export function goalKey(goal: number): string {
  return `views_${goal}`;
}

export type GoalStep = { achieved: number; next: number };

/** The goals from the current one on that `views` reach, lowest first. */
export function listReachedGoals(views: number, currentGoal: number): GoalStep[] {
  const steps: GoalStep[] = [];
  let goal = currentGoal;
  for (let next = nextGoal(goal); next !== undefined && views >= goal; next = nextGoal(goal)) {
    steps.push({ achieved: goal, next });
    goal = next;
  }
  return steps;
}

/** The goal that `views` have not reached yet: the current one, or the next of the ladder. */
export function goalAhead(views: number, currentGoal: number): number {
  return listReachedGoals(views, currentGoal).at(-1)?.next ?? currentGoal;
}
