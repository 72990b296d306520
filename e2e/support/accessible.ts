// Axe's judgment of what stands on the screen, against WCAG 2.2 AA.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page, what: string) {
  // Colors are judged as they stand when everything has come to rest.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .exclude('iframe')
    .exclude('[data-sonner-toaster]')
    .analyze();
  const summaries = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(summaries, what).toEqual([]);
}
