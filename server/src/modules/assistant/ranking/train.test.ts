// The training is deterministic, and the committed model ranks what it was trained on as it should.
// @module-tag slow
import { describe, expect, it } from 'vitest';
import { proposeAll } from '../edits/proposers/proposers.ts';
import { listExamples, listSeeds, sceneOf } from './examples.ts';
import { matches } from './expected.ts';
import { rank } from './model.ts';
import { toExample, train } from './train.ts';

describe('the ranking', () => {
  it('is trained to the same weights by the same examples', () => {
    const some = listExamples().filter((_, index) => index % 10 === 0);
    const examples = () => some.flatMap((row) => toExample(row) ?? []);
    expect(train(examples())).toEqual(train(examples()));
  });

  it('puts what was meant first in at least 95 % of the labelled requests', () => {
    const seeds = listSeeds();
    const right = seeds.filter((row) => {
      const scene = sceneOf(row);
      const [first] = rank(scene, proposeAll(scene));
      return first !== undefined && matches(row.expected, first);
    });
    expect(right.length / seeds.length).toBeGreaterThan(0.95);
  });
});
