// A test for each labelled message. One in five runs every time, and all of them in CI.
import { expect, it } from 'vitest';
import { isRight, play, readCases } from './cases.ts';

export function testCases(text: string): void {
  for (const [index, labelled] of readCases(text).entries()) {
    const { messages, page, expected, isGap } = labelled;
    const title = `"${messages.join('", "')}" on the page ${page} gives ${expected}`;
    const test = isGap ? it.fails : it;
    test(title, { tags: index % 5 === 0 ? [] : 'slow' }, () => {
      const { reply } = play(labelled);
      expect(isRight(expected, reply), JSON.stringify(reply.operations)).toBe(true);
    });
  }
}
