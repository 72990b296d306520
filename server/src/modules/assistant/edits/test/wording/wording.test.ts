// Requests about looks and texts in the words of people in a hurry.
import { describe, expect, it } from 'vitest';
import { isRight, play, readCases } from '../cases.ts';
import { styleWordingCases } from './style.cases.ts';
import { textWordingCases } from './texts.cases.ts';

const classes = { looks: styleWordingCases, texts: textWordingCases };

for (const [name, cases] of Object.entries(classes)) {
  describe(`requests about ${name} in everyday words`, () => {
    for (const one of readCases(cases)) {
      const test = one.isGap ? it.fails : it;
      test(`"${one.messages.join('", "')}" on the page ${one.page} gives ${one.expected}`, () => {
        const { reply } = play(one);
        expect(isRight(one.expected, reply), JSON.stringify(reply.operations)).toBe(true);
      });
    }
  });
}
