// Posts are as long as the networks say.
import { describe, expect, it } from 'vitest';
import { countCharacters, countOnX } from './post-length.ts';

describe('the length of a post', () => {
  it.each([
    ['letters', 'All my links', 12, 12],
    ['letters with marks', 'Grüße, señor', 12, 12],
    ['an emoji', 'Hi 👇', 4, 5],
    ['an emoji of several parts', '👩‍👩‍👧', 1, 2],
    ['a flag', '🇩🇪', 1, 2],
    ['a sign of Latin that is an emoji too', '©', 1, 1],
    ['letters of Japan', '日本', 2, 4],
    ['quotation marks and a dash', '“a” – b', 7, 7],
    ['a link, which X shortens', 'Look: https://vys.example/ada?utm_source=x', 42, 29],
    ['a short link, which X makes longer', 'https://a.io', 12, 23],
  ])('of %s', (_, text, characters, onX) => {
    expect([countCharacters(text), countOnX(text)]).toEqual([characters, onX]);
  });
});
