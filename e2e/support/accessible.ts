// Axe's judgment of what stands on the screen, against WCAG 2.2 AA: nothing serious, nothing critical.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Themes differ in nothing but colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** What frames show is judged by its own tests. */
const excluded = [['iframe'], ['[data-sonner-toaster]']];

export const expectAccessible = (page: Page, what: string) =>
  judge(page, what, { type: 'tag', values: tags });

/** Of the screen as it stands in the dark theme, then of its colors in the light one. */
export async function expectAccessibleInBothThemes(page: Page, what: string) {
  await showIn(page, 'dark');
  await expectAccessible(page, `${what}, dark`);
  await showIn(page, 'light');
  await judge(page, `${what}, light`, { type: 'rule', values: colorRules });
  await showIn(page, 'dark');
}

export const widths = [375, 768, 1280, 1600] as const;

/** At each width nothing scrolls sideways, and both themes are accessible. Ends at the width that it began with. */
export async function expectAccessibleAtEveryWidth(page: Page, what: string) {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${what}, ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page, `${what}, ${width} px`);
  }
  if (before) await page.setViewportSize(before);
}

/** As `setTheme` of the app does; pages of others follow the system. */
export async function showIn(page: Page, theme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    (isDark) => void document.documentElement.classList.toggle('dark', isDark),
    theme === 'dark',
  );
}

async function judge(page: Page, what: string, runOnly: axe.RunOnly) {
  // In one step, so that nothing changes meanwhile: colors are judged when everything has come to rest.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const summaries = await page.evaluate(
    async ({ exclude, runOnly }) => {
      // A color that is inherited begins to change when the change of its parent is over.
      for (let moving = document.getAnimations(); moving.length > 0; ) {
        await Promise.allSettled(moving.map((animation) => animation.finished));
        moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      }
      const options = { runOnly, iframes: false, resultTypes: ['violations' as const] };
      const { violations } = await window.axe.run({ exclude }, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { exclude: excluded, runOnly },
  );
  expect(summaries, what).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
