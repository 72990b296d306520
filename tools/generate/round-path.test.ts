// Rounding of the coordinates of icon paths.
import { expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

it('rounds to two decimals and reads the short forms of numbers and flags', () => {
  expect(roundPath('M1.2345.6789l-.005.014')).toBe('M1.23.68l0 .01');
  expect(roundPath('M0 0a1.006 2 0 011.5-.25z')).toBe('M0 0a1.01 2 0 0 1 1.5-.25z');
  expect(roundPath('m1 1 2 2')).toBe('m1 1 2 2');
});

it('does not let errors add up', () => {
  const path = roundPath(`M0 0${'h.004'.repeat(100)}`);
  const steps = path.slice(path.indexOf('h') + 1).match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
  expect(steps).toHaveLength(100);
  const reached = steps.reduce((sum, step) => sum + Number(step), 0);
  expect(reached).toBeCloseTo(0.4, 2);
});
