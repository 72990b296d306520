// The ladder of views goals, as tables and properties.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_VIEWS_GOAL, goalKey, listReachedGoals, nextGoal } from './goals.ts';

describe('the goal ladder', () => {
  it('GOAL-6 has ten rungs', () => {
    const rungs = [1000];
    for (let goal = 1000; goal < 1_000_000; ) {
      goal = nextGoal(goal) ?? Number.NaN;
      rungs.push(goal);
    }
    expect(rungs).toEqual([
      1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    ]);
  });

  it('GOAL-7 doubles beyond a million', () => {
    expect(nextGoal(1_000_000)).toBe(2_000_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (n) => {
        expect(nextGoal(1_000_000 * 2 ** n)).toBe(1_000_000 * 2 ** (n + 1));
      }),
    );
  });

  it('knows no other goal', () => {
    const goals = new Set([1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000]);
    for (let n = 0; n < 40; n += 1) goals.add(1_000_000 * 2 ** n);
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (goal) => {
        fc.pre(!goals.has(goal));
        expect(nextGoal(goal)).toBeUndefined();
      }),
    );
  });

  it('DATA-7 marks a goal like views_1000', () => expect(goalKey(1000)).toBe('views_1000'));
});

describe('the goals that views reach', () => {
  it.each([
    [0, 1000, []],
    [999, 1000, []],
    [1000, 1000, [1000]],
    [3_691, 1000, [1000, 2500]],
    [3_691, 5000, []],
    [4_000_000, 500_000, [500_000, 1_000_000, 2_000_000, 4_000_000]],
  ])('GOAL-1 %i views at the goal %i reach %j', (views, goal, reached) => {
    expect(listReachedGoals(views, goal).map(({ achieved }) => achieved)).toEqual(reached);
  });

  it('GOAL-1 GOAL-2 end below the first goal that is not reached, and each step follows the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (views) => {
        let goal = DEFAULT_VIEWS_GOAL;
        for (const { achieved, next } of listReachedGoals(views, goal)) {
          expect([achieved, next]).toEqual([goal, nextGoal(goal)]);
          expect(views).toBeGreaterThanOrEqual(achieved);
          goal = next;
        }
        expect(views).toBeLessThan(goal);
      }),
    );
  });
});
