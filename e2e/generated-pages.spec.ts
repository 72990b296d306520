// 500 pages of every layout family, in palettes, type pairs, languages and decisions drawn with a seed: nothing
// is wider than a small phone, and axe finds nothing serious. `GENERATED_PAGES=all` has axe judge all of them.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeGeneratedPage, serveGeneratedPages } from './support/generated-pages.ts';

const COUNT = 500;
const PER_TEST = 50;
const JUDGED_BY_AXE = process.env.GENERATED_PAGES === 'all' ? 1 : 11;
const PHONE = 320;

let files: Awaited<ReturnType<typeof serveGeneratedPages>>;
test.beforeAll(async () => {
  files = await serveGeneratedPages();
});
test.beforeEach(() => test.setTimeout(process.env.GENERATED_PAGES === 'all' ? 600_000 : 90_000));
test.afterAll(() => files.close());

for (let first = 0; first < COUNT; first += PER_TEST) {
  const last = first + PER_TEST - 1;

  test(`generated pages ${first} to ${last} fit a small phone and are accessible`, {
    tag: '@slow',
  }, async ({ page }) => {
    for (let number = first; number <= last; number += 1) {
      const { name, html } = makeGeneratedPage(number, files.origin);
      await page.setViewportSize({ width: PHONE, height: 700 });
      await page.setContent(html);
      expect.soft(await findOverflow(page), name).toEqual([]);
      if (number % JUDGED_BY_AXE > 0) continue;
      // Half of them are judged as they stand on a wide screen.
      if (number % 2 === 1) await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page, name);
    }
  });
}

/** What reaches beyond the screen: the page as a whole, or a text that is cut off. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true;
      }
      return false;
    };
    const range = document.createRange();
    const isCutOff = (node: Node) => {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest('[aria-hidden]')) return false;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !scrolls(parent);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      if (isCutOff(texts.currentNode)) found.push(`text: ${texts.currentNode.textContent}`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`page: ${scrollWidth} px`, ...found] : found;
  });
}
