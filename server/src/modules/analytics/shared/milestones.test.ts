// Which milestone a count reaches.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMilestone } from './milestones.ts';

it.each([
  [0, 99, undefined],
  [99, 100, 100],
  [100, 101, undefined],
  [0, 1200, 1000],
  [499, 500, 500],
  [2499, 2500, 2500],
  [999_999, 1_000_000, 1_000_000],
  [1_999_999, 2_000_000, 2_000_000],
])('NOTIF-1 from %i to %i views reaches %s', (before, after, milestone) => {
  expect(findMilestone(before, after)).toBe(milestone);
});

it('NOTIF-1 no milestone comes twice, and none is left out when views come one by one or in groups', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }), (groups) => {
      const reached: number[] = [];
      let views = 0;
      for (const added of groups) {
        const milestone = findMilestone(views, views + added);
        if (milestone !== undefined) reached.push(milestone);
        views += added;
      }
      // A group of 400 passes at most one.
      const expected = [100, 500, 1000, 2500, 5000, 10_000].filter(
        (milestone) => milestone <= views,
      );
      expect(reached).toEqual(expected);
    }),
  );
});
