// Pages from right to left: every layout family mirrors itself and fits, mixed texts keep their order, and a page of
// the creator's own code gets its direction, in the studio too. And pages of one screen, which do not scroll.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { layoutFamilies } from '../contract/src/page-model/theme.ts';
import { expectAccessible } from './support/accessible.ts';
import { makeFamilyPage, serveGeneratedPages } from './support/generated-pages.ts';
import { pagesOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { openStudio, preview } from './support/studio.ts';

let files: Awaited<ReturnType<typeof serveGeneratedPages>>;
test.beforeAll(async () => {
  files = await serveGeneratedPages();
});
test.afterAll(() => files.close());

const sizes = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];

/** Where to look at the pages; not in a usual run. */
async function takePicture(page: Page, name: string) {
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

type Box = { what: string; start: number; width: number };

/** Of what stands in the layout, from the edge where lines begin. */
function listBoxes(page: Page, direction: 'ltr' | 'rtl'): Promise<Box[]> {
  return page.evaluate(async (dir) => {
    document.documentElement.dir = dir;
    for (const element of document.querySelectorAll<HTMLElement>('[dir]')) element.dir = dir;
    await document.fonts.ready;
    const screen = document.documentElement.clientWidth;
    const selector = '#page :is(header, nav, section, ul, li, h1, h2, h3, p, form, img), footer';
    const shown = [...document.querySelectorAll(selector)].filter((element) => {
      const { display } = getComputedStyle(element);
      const isShown = display !== 'none' && element.checkVisibility();
      return isShown && display !== 'inline' && !element.closest('[aria-hidden]');
    });
    return shown.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const what = `${element.localName}.${element.className} ${element.textContent?.slice(0, 20)}`;
      return {
        what,
        start: Math.round(dir === 'rtl' ? screen - right : left),
        width: Math.round(width),
      };
    });
  }, direction);
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    document.documentElement.scrollLeft = -10_000;
    const moved = document.documentElement.scrollLeft;
    return [
      ...(scrollWidth > clientWidth ? [`wide: ${scrollWidth}`] : []),
      ...(moved === 0 ? [] : [`scrolls: ${moved}`]),
    ];
  });
}

for (const [index, family] of layoutFamilies.entries()) {
  test(`the family ${family} mirrors itself on a page in Arabic`, {
    tag: index === 0 ? [] : '@slow',
  }, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.setContent(makeFamilyPage(family, 'arabic', files.origin));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await findOverflow(page), `${size.width} px`).toEqual([]);
      await takePicture(page, `${family}-${size.width}`);
      if (size.width === 375) await expectAccessible(page, family);
      await page.setContent(makeFamilyPage(family, 'full', files.origin));
      expect(await findOverflow(page), `full, ${size.width} px`).toEqual([]);
      const mirrored = await listBoxes(page, 'rtl');
      const usual = await listBoxes(page, 'ltr');
      expect(mirrored.length).toBeGreaterThan(10);
      const moved = mirrored.filter(({ start, width }, at) => {
        const other = usual[at];
        return !other || Math.abs(start - other.start) > 2 || Math.abs(width - other.width) > 2;
      });
      expect.soft(moved, `${size.width} px`).toEqual([]);
    }
  });
}

for (const [index, family] of layoutFamilies.entries()) {
  test(`a page of one screen in the family ${family} does not scroll`, {
    tag: index === 0 ? [] : '@slow',
  }, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.setContent(makeFamilyPage(family, 'single', files.origin));
      const heights = await page.evaluate(async () => {
        await document.fonts.ready;
        const { scrollHeight, clientHeight } = document.documentElement;
        return { scrollHeight, clientHeight };
      });
      await takePicture(page, `single-${family}-${size.width}`);
      expect.soft(heights.scrollHeight, `${size.width} px`).toBe(heights.clientHeight);
    }
  });
}

const oneScreen = {
  jsx: `export default function Page() {
  return <main className="page"><h1>Ada</h1><p>I make small things by the sea.</p><a href="https://example.com/">Shop</a></main>;
}`,
  css: '.page { min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box; font-family: "Fraunces", serif; background: #fdf6ec; color: #222 }',
  metadata: { title: 'Ada', description: '' },
};

test('a published page of one screen does not scroll, and its footer has its font', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person, oneScreen));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${pagesOrigin}/${person.username}`);
    const made = page.getByRole('link', { name: 'Made with Vys' });
    await expect(made).toBeInViewport();
    const look = await page.evaluate(() => {
      const font = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).fontFamily : '';
      };
      const { scrollHeight, clientHeight } = document.documentElement;
      return { main: font('main'), footer: font('footer a'), scrollHeight, clientHeight };
    });
    expect(look.footer).toBe(look.main);
    expect(look.scrollHeight).toBe(look.clientHeight);
    await takePicture(page, `footer-${size.width}`);
  }
});

const hebrew = {
  jsx: `export default function Page() {
  return <main>
    <h1>נועה כהן</h1>
    <p className="bio">אני אופה לחם במטבח קטן ושולחת אותו בימי שישי.</p>
    <p>Hello, this is Noa.</p>
    <ul><li><a href="https://example.com/shop">החנות שלי</a></li><li><a href="https://example.com/ig">Instagram</a></li></ul>
    <form data-form="newsletter"><label>אימייל <input name="email" type="email" /></label> <button>שליחה</button></form>
  </main>;
}`,
  css: 'main { max-width: 30rem; margin: 0 auto; padding: 1rem; font-family: Sora } a { display: block; min-height: 44px; color: inherit }',
  metadata: { title: 'נועה כהן', description: 'לחם' },
};

test('a page in Hebrew is read and laid out from right to left, in the studio too', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person, hebrew));
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${pagesOrigin}/${person.username}`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'he');
  await expect(root).toHaveAttribute('dir', 'rtl');
  expect(await findOverflow(page)).toEqual([]);
  const places = await page.evaluate(() => {
    const range = document.createRange();
    const box = (selector: string) => {
      range.selectNodeContents(document.querySelector(selector) ?? document.body);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    };
    return { title: box('h1'), english: box('p + p'), main: box('main') };
  });
  // Hebrew begins at the right edge, the English sentence at the left one, with its full stop behind it.
  expect(places.title.right).toBeCloseTo(places.main.right, 0);
  expect(places.english.left).toBeCloseTo(places.main.left, 0);
  await expectAccessible(page, 'a page in Hebrew');
  await takePicture(page, 'hebrew');

  await startSession(page, person);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStudio(page);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('נועה כהן');
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
});
