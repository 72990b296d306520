// Labelled messages about what sections hold, each played against a page.
import { describe, expect, it } from 'vitest';
import { isRight, play, readCases } from '../cases.ts';
import { itemCases } from './items.cases.ts';
import { moreItemCases } from './items-2.cases.ts';

describe('messages about items, hours and sections', () => {
  for (const one of [...readCases(itemCases), ...readCases(moreItemCases)]) {
    const test = one.isGap ? it.fails : it;
    test(`"${one.messages.join('", "')}" on the page ${one.page} gives ${one.expected}`, () => {
      const { reply } = play(one);
      expect(isRight(one.expected, reply), JSON.stringify(reply.operations)).toBe(true);
    });
  }
});
