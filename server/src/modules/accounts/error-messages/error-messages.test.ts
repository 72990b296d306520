// The texts with figures, in every language.
import { languages } from '@vys/contract/language/languages';
import { expect, it } from 'vitest';
import { sayIn, sayInEnglish } from '../../../platform/language/text.ts';
import { say } from './index.ts';

const freeAt = new Date('2026-11-22T08:30:00Z');

it('TIER-12 an AI limit is said in words that name the limit and when it lets go', () => {
  expect(sayInEnglish(say((messages) => messages.aiWeek(15, 'Free', freeAt)))).toBe(
    "You've used all 15 AI requests in the last 7 days on the Free plan. " +
      "You'll get the next one on Nov 22, 2026, 8:30 AM UTC. Upgrade to continue.",
  );
  expect(sayInEnglish(say((messages) => messages.aiMonth(100, 'Free', freeAt)))).toContain(
    "all 100 AI requests this month on the Free plan. You'll get the next one on Nov 22, 2026",
  );
});

it.each(languages)('days are counted as one says it in %s', (language) => {
  const [one, many] = [1, 3].map((days) =>
    sayIn(
      say((messages) => messages.tooManyChanges(days)),
      language,
    ),
  );
  expect(one).toMatch(/\b1 (?:day|Tag|día)(?![\p{L}])/u);
  expect(many).toMatch(/\b3 (?:days|Tagen|días)(?![\p{L}])/u);
});
