// The interface in its longest words: in German the first screens fit a phone, and no label is cut off.
// Screens share one width and one place for their title.
import { expect, type Page, test } from '@playwright/test';
import { widths } from './support/accessible.ts';
import { appOrigin, operators } from './support/origins.ts';
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

test('in German every screen fits every width', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'de', await createPublisher(page));
  await expectToFitEveryWidth(page, [
    ...['/dashboard', '/pages', '/analytics', '/templates', '/billing', '/help', '/docs'],
    ...['profile', 'account', 'notifications', 'security'].map((tab) => `/settings?tab=${tab}`),
    ...['/onboarding/step-2', '/help/qr-code', '/forgot-password', '/legal/terms'],
    '/dashboard-classic',
  ]);
});

test('in German the screens in front of the workspace and those of operators fit every width', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(300_000);
  await chooseLanguage(page, 'de');
  await expectToFitEveryWidth(page, ['/login', '/signup', '/register']);
  await startSession(page, await createPerson(request, { named: false }));
  await expectToFitEveryWidth(page, ['/onboarding/step-1']);
  const person = await createPerson(request);
  await startSession(page, person);
  // What makes the page does not reply: the screen stays.
  await page.route('**/api/ai/generate', () => {});
  await page.goto('/onboarding/building');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const width of widths) await expectNothingCutOff(page, '/onboarding/building', width);
  await page.unrouteAll();
  const id = await createPage(request, person);
  await expectToFitEveryWidth(page, [`/onboarding-complete?pageId=${id}`, '/ai-studio'], () =>
    page.frameLocator('iframe').first().getByRole('heading').first().waitFor({ state: 'attached' }),
  );
  const address = operators[6] ?? '';
  await startSession(page, await createPerson(request, { address, confirmed: true }));
  await expectToFitEveryWidth(
    page,
    ['', '/users', '/jobs', '/emails', '/log'].map((screen) => `/admin${screen}`),
  );
});

test('titles stand in the same place on all screens, whose content is equally wide', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'en', await createPublisher(page));
  const places = new Map<string, string>();
  for (const path of ['/dashboard', '/pages', '/analytics', '/billing', '/settings']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const widest = () =>
      page.locator('main').evaluate((main) => {
        const parts = [...main.querySelectorAll('section')];
        return Math.max(0, ...parts.map((part) => Math.round(part.getBoundingClientRect().right)));
      });
    await expect.poll(widest, path).toBeGreaterThan(1_000);
    await page.waitForLoadState('networkidle');
    places.set(path, `${(await title.boundingBox())?.x} to ${await widest()}`);
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

async function expectToFit(
  page: Page,
  paths: readonly string[],
  width: number,
  untilDrawn = () => page.waitForLoadState('networkidle'),
) {
  await page.setViewportSize({ width, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await untilDrawn();
    await expectNothingCutOff(page, path, width);
  }
}

async function expectToFitEveryWidth(
  page: Page,
  paths: readonly string[],
  untilDrawn?: () => Promise<void>,
) {
  for (const path of paths) {
    await expectToFit(page, [path], 375, untilDrawn);
    for (const width of widths.slice(1)) await expectNothingCutOff(page, path, width);
  }
}

async function expectNothingCutOff(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => findCutOff(page), { message: `${path}, ${width} px` }).toEqual([]);
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
    const named = 'button, [role=tab], [role=radio], a, label, h1, h2, h3, dt, dd, p';
    const controls = [...document.querySelectorAll<HTMLElement>(named)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.clientWidth > 1 &&
        // Names and addresses of people, lists that scroll, and switches, whose target is larger than they look.
        !element.querySelector('.truncate, [role=switch]') &&
        !element.closest('.truncate, .sr-only, [aria-haspopup=menu]'),
    );
    const cut = controls.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return [
      ...wide.map((element) => `${element.tagName} is ${element.scrollWidth} px wide`),
      ...cut.map((element) => describe(element, 'cut off')),
    ];
  });
