// The figures of language models as operators see them: without a model, and with figures on a narrow screen.
import { expect, test } from '@playwright/test';
import type { ModelUsage } from '../contract/src/ai.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { operators } from './support/origins.ts';
import { createPerson, signIn } from './support/people.ts';

/** This server has no model, so nothing is counted here; the server's tests read what is. */
const usage: ModelUsage[] = ['2026-11-02', '2026-11-01'].map((day) => ({
  ...{ day, model: 'qwen2.5-coder:7b-instruct-q4_K_M', turns: 1_200, fallbacks: 3, stopped: 1 },
  ...{ input_tokens: 1_234_567, output_tokens: 45_678, cost: 12.5 },
  errors: [{ reason: 'busy', count: 3 }],
}));

test('operators find what language models took, and can read it on a phone', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signIn(page, await createPerson(request, { address: operators[2] ?? '', confirmed: true }));
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'Model usage' }).click();
  await expect(page.getByText('No language model is connected')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'without figures');

  const data = { models: ['qwen'], usage };
  await page.route('**/api/ai/usage', (route) => route.fulfill({ json: { data } }));
  await page.setViewportSize({ width: 375, height: 740 });
  await page.reload();
  const days = page.getByRole('region', { name: 'By day' });
  await expect(days.getByRole('row')).toHaveCount(3);
  await expectAccessibleInBothThemes(page, 'with figures');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
  await days.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => days.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
