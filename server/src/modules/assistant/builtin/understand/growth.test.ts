// Messages made to be slow: the work must grow with the length of a message, not with its square, and
// never double with a word.
import { describe, expect, it } from 'vitest';
import { growth } from '../../../../../test/measure/growth.ts';
import { understand } from './understand.ts';

/** Twice what linear work would give. */
const MOST_GROWTH = 8;
const fill = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

describe('C1: the work on a message grows with its length', () => {
  it.each([
    ['C1: handle phrases', '', 'my handle is ', 'zz'],
    ['C1: color phrases', '', 'go with ', 'red zz'],
    ['C1: palette phrases', 'change ', 'up the ', 'colors'],
  ])('%s do not double the work with each word', (_name, start, part, end) => {
    // Before, 26 repetitions took a minute; were the work to double again, this would not end.
    for (const times of [5, 26, 100]) {
      expect(understand(start + part.repeat(times) + end)).toBeDefined();
    }
  });

  it.each([
    ['handle phrases', '', 'my handle is '],
    ['color phrases', 'make it ', 'go with '],
    ['palette phrases', 'change ', 'up the '],
    ['full stops', 'add a link to ', '. '],
    ['full stops between words', 'add a link to ', '. a '],
    ['commas and words', 'add a link to ', ', and a '],
    ['targets of links', 'change the ', 'link to the '],
    ['names', 'create a page ', 'called with '],
    ['quotes', '', ' “'],
    ['apostrophes', '', "'a "],
    ['dots', 'my site is ', 'a.'],
    ['email signs', '', 'a+'],
    ['places', 'move ', 'a before '],
    ['parts of a headline', 'change the headline from ', 'a to '],
  ])('C1: %s', (_name, start, part) => {
    const work = (length: number) => understand(start + fill(part, length));
    expect(growth(work, 500)).toBeLessThan(MOST_GROWTH);
  });

  it('C1: still reads the phrases that were slow', () => {
    expect(understand('my handle is @ada on both').intents).toMatchObject([
      { kind: 'handle', all: true },
    ]);
    expect(understand('go with red').intents).toMatchObject([{ kind: 'accent' }]);
    expect(understand('switch up the colors').intents).toEqual([{ kind: 'palette' }]);
    expect(understand('create a portfolio called Salt and Smoke').intents).toMatchObject([
      { kind: 'create', brief: { name: 'Salt' } },
    ]);
  });
});
