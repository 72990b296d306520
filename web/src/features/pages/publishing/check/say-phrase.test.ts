// Findings in the words of this build, or of the server where it has none.
import { expect, it } from 'vitest';
import { sayPhrase } from './say-phrase.ts';

it.each([
  [{ key: 'useColor', values: ['#111111'] }, 'Use #111111'],
  [{ key: 'makeHeading', values: [2] }, 'Make it an h2'],
  [{ key: 'toString', values: [] }, 'From the server'],
  [{ key: 'newerThanThisBuild', values: ['x'] }, 'From the server'],
  [undefined, 'From the server'],
])('says %j', (phrase, text) => {
  expect(sayPhrase(phrase, 'From the server')).toBe(text);
});
