// The interface in its longest words: in German the first screens fit a phone, and no label is cut off.
// Screens share one width and one place for their title.
import { expect, type Page, test } from '@playwright/test';
import { appOrigin } from './support/origins.ts';
import {
  createPage,
  createPerson,
  type Person,
  publishPage,
  startSession,
} from './support/people.ts';

test('the dashboard and the settings fit a phone in German', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, 'de', await createPublisher(page));
  await expectToFit(page, ['/dashboard', '/settings?tab=profile'], 375);
});

test('titles stand in the same place on all screens', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'en', await createPublisher(page));
  const places = new Map<string, number | undefined>();
  for (const path of ['/dashboard', '/pages', '/analytics', '/billing', '/settings']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    places.set(path, (await title.boundingBox())?.x);
  }
  expect(new Set(places.values()).size, JSON.stringify([...places])).toBe(1);
});

async function createPublisher({ request }: Page): Promise<Person> {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  return person;
}

const chooseLanguage = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'vys_language', value: language, url: appOrigin }]);

async function signIn(page: Page, language: string, person: Person) {
  await chooseLanguage(page, language);
  await startSession(page, person);
}

async function expectToFit(page: Page, paths: readonly string[], width: number) {
  await page.setViewportSize({ width, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => findCutOff(page), { message: `${path}, ${width} px` }).toEqual([]);
  }
}

/** What is wider than the window or than the control that it names. Data of people may be shortened. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const describe = (element: Element, what: string) =>
      `${what}: ${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`;
    const root = document.documentElement;
    const main = document.querySelector('main');
    const wide = [root, ...(main ? [main] : [])].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    const named = 'button, [role=tab], [role=radio], a, label, h1, h2, h3';
    const controls = [...document.querySelectorAll<HTMLElement>(named)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.clientWidth > 1 &&
        // Names and addresses of people, and lists that scroll.
        !element.querySelector('.truncate') &&
        !element.closest('.truncate, .sr-only, [aria-haspopup=menu]'),
    );
    const cut = controls.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return [
      ...wide.map((element) => `${element.tagName} is ${element.scrollWidth} px wide`),
      ...cut.map((element) => describe(element, 'cut off')),
    ];
  });
