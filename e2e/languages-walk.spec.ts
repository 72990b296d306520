// Every screen in German and Spanish beside the same screen in English: no text is still English, and dates and numbers
// are written as the language writes them.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { writeDesign } from '../compiler/src/page-design/write-design.ts';
import { bakery } from '../compiler/test/sample-designs.ts';
import type { ModelUsage } from '../contract/src/ai.ts';
import { type Language, languages } from '../contract/src/language/languages.ts';
import { paths } from '../web/src/lib/navigation/paths.ts';
import {
  onboardingScreens,
  openScreens,
  operatorScreens,
  signedOutScreens,
  studioScreens,
  workspaceScreens,
} from './support/languages/screens.ts';
import {
  locales,
  openSideBySide,
  type SideBySide,
  type Step,
} from './support/languages/side-by-side.ts';
import { operators, pagesOrigin } from './support/origins.ts';
import {
  bearer,
  createPage,
  createPerson,
  type Person,
  publishPage,
  savePage,
  simplePage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';

const LONG_MS = 600_000;
/** Visits of a headless browser are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

const ownTexts = [
  ...listStrings(bakery.page).filter((text) => /^\p{Lu}/u.test(text)),
  ...['Ada Moss', 'AM', 'Olga Op', 'OO'],
];

/** A person in each language, who has what `prepare` makes for them. */
async function openSignedIn(
  browser: Browser,
  prepare: (page: Page, person: Person, language: Language) => Promise<void> = async () => {},
  options: Parameters<typeof createPerson>[1] = {},
): Promise<SideBySide & { people: Record<Language, Person> }> {
  const screens = await openSideBySide(browser);
  const people: Partial<Record<Language, Person>> = {};
  // One after the other: compiling is limited to what the machine can do.
  for (const language of languages) {
    const page = screens.pages[language];
    const person = await createPerson(page.request, options);
    people[language] = person;
    await prepare(page, person, language);
    await startSession(page, person);
  }
  return { ...screens, people: people as Record<Language, Person> };
}

const openWithPage = (browser: Browser) =>
  openSignedIn(browser, async ({ request }, person, language) => {
    const design = { ...bakery, page: { ...bakery.page, lang: language } };
    const id = await createPage(request, person, writeDesign(design));
    // A busy machine answers 503.
    await expect(() => publishPage(request, person, id)).toPass({ timeout: 60_000 });
  });

async function walk(screens: SideBySide, list: readonly string[]): Promise<void> {
  for (const path of list) {
    await test.step(path, async () => {
      await screens.open(path);
      await screens.expectTranslated(path, ownTexts);
    });
  }
}

/** Opens an address and goes on from there. */
async function visit(screens: SideBySide, path: string, ...steps: Step[]): Promise<void> {
  const name = [path, ...steps.map(([, name]) => String(name))].join(' → ');
  await test.step(name, async () => {
    await screens.open(path);
    await screens.take(...steps);
    await screens.expectTranslated(name, ownTexts);
  });
}

test('the first screens are translated', { tag: '@slow' }, async ({ browser }) => {
  const screens = await openSideBySide(browser);
  await walk(screens, ['/login', '/register']);
  await screens.close();
});

test('the walk knows every screen', () => {
  const walked = new Set([
    ...[...signedOutScreens, ...openScreens, ...onboardingScreens, ...workspaceScreens],
    ...[...studioScreens, ...operatorScreens],
  ]);
  const all = Object.values(paths).filter((path) => typeof path === 'string');
  expect(all.filter((path) => !walked.has(path))).toEqual([]);
});

test('screens in front of the workspace are translated', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const screens = await openSideBySide(browser);
  await walk(screens, [...signedOutScreens, ...openScreens]);
  await visit(screens, '/login', ['button', 'Sign in']);
  await visit(screens, '/register', ['button', 'Create account']);
  await visit(screens, '/reset-password?token=none');
  await visit(screens, '/verify-email?token=none');
  await visit(screens, '/help/ai-allowance');
  await screens.close();
});

test('the first minute and the empty workspace are translated', { tag: '@slow' }, async ({
  browser,
}) => {
  test.setTimeout(LONG_MS);
  const newcomers = await openSignedIn(browser, undefined, { named: false });
  await walk(newcomers, onboardingScreens.slice(0, 2));
  await newcomers.close();

  const screens = await openSignedIn(browser);
  await walk(screens, ['/onboarding/step-2', ...workspaceScreens, ...studioScreens]);
  // Last, since it makes a page: /onboarding/building.
  await visit(screens, '/onboarding/step-2', ['button', 'Next']);
  await screens.close();
});

test('the workspace is translated', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const screens = await openWithPage(browser);
  await screens.each(async (page, language) => {
    const { username } = screens.people[language];
    await expectPublicPage(page.request, username, { status: 200 });
    const visitor = await browser.newPage({ locale: locales[language], userAgent });
    await visitor.goto(`${pagesOrigin}/${username}`);
    await page.goto('/analytics');
    await expect(page.locator('.recharts-area-curve').first()).toBeVisible({ timeout: 60_000 });
    await visitor.close();
  });
  await walk(screens, workspaceScreens);
  await visit(screens, '/dashboard', ['tab', 'Recent Activity']);
  await visit(screens, '/dashboard', ['tab', 'Usage & Limits']);
  await visit(screens, '/dashboard', ['button', 'Share Profile']);
  await visit(screens, '/dashboard', ['button', /^User menu of/]);
  await visit(screens, '/dashboard', ['button', /^Notifications/]);
  await visit(screens, '/dashboard', ['keys', 'Control+k']);
  await visit(screens, '/dashboard', ['keys', '?']);
  await visit(screens, '/pages', ['radio', 'List']);
  await visit(screens, '/pages', ['button', 'QR code']);
  await visit(screens, '/pages', ['button', 'Import a page']);
  await visit(screens, '/templates', ['button', 'Preview Coach']);
  await screens.close();
});

test('settings and billing are translated', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const screens = await openSignedIn(browser);
  await visit(screens, '/settings?tab=security', ['button', 'Set up']);
  await visit(screens, '/settings?tab=security', ['button', 'Create API key']);
  await visit(screens, '/settings?tab=security', ['button', 'Delete account']);
  const addCard: Step[] = [
    ['button', 'Add Payment Method'],
    ['button', /4242 4242 4242 4242/],
    ['button', 'Add card'],
  ];
  await visit(screens, '/billing', ...addCard.slice(0, 1));
  await visit(screens, '/billing', ...addCard);
  await visit(screens, '/billing', ['button', 'Upgrade to Pro']);
  await visit(screens, '/billing', ['button', 'Upgrade to Pro'], ['button', /^Pay /]);
  await visit(screens, '/billing', ['button', 'Cancel plan']);
  await walk(screens, ['/settings?tab=account', '/dashboard']);
  await screens.close();
});

test('the studio is translated', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const screens = await openWithPage(browser);
  await walk(screens, studioScreens);
  await visit(screens, '/ai-studio', ['tab', 'Content']);
  await visit(screens, '/ai-studio', ['tab', 'Content'], ['button', 'Add a section']);
  await visit(screens, '/ai-studio', ['tab', 'Design']);
  await visit(screens, '/ai-studio', ['radio', 'Code']);
  await visit(screens, '/ai-studio', ['button', 'History']);
  await visit(screens, '/ai-studio', ['button', 'Images']);
  await visit(screens, '/ai-studio', ['button', 'Publish']);
  await visit(screens, '/ai-studio', ['keys', 'Control+k']);
  await screens.close();
});

const withCode = (jsx: string) => ({ ...simplePage('Ada Moss'), jsx });
/** A package that there is not, and a link that runs code. */
const broken = withCode(`import Globe from 'three-globe';
export default function Page() { return <main><a href="javascript:go()">Go</a></main>; }`);
const failing = withCode("export default function Page() { throw new Error('Ada Moss'); }");

test('what is said about the code of a page is translated', { tag: '@slow' }, async ({
  browser,
}) => {
  test.setTimeout(LONG_MS);
  const screens = await openSignedIn(browser, async ({ request }, person) => {
    await createPage(request, person, broken);
  });
  const problems = {
    en: ['"three-globe" isn\'t built in.', 'A link can\'t use "javascript:".'],
    de: ['„three-globe“ ist nicht eingebaut.', 'Ein Link kann nicht mit „javascript:“ beginnen.'],
    es: ['«three-globe» no está incluido.', 'Un enlace no puede empezar por «javascript:».'],
  };
  await screens.open('/ai-studio');
  await screens.each(async (page, language) => {
    const panel = page.getByRole('alert').filter({ hasText: 'three-globe' });
    for (const problem of problems[language]) await expect(panel).toContainText(problem);
  });
  await screens.expectTranslated('/ai-studio with errors', ownTexts);
  await screens.take(['button', 'Publish']);
  await screens.each(async (page, language) => {
    const [problem = ''] = problems[language];
    await expect(page.getByRole('dialog')).toContainText(problem);
  });
  await screens.expectTranslated('/ai-studio with errors → Publish', ownTexts);

  const titles = { en: 'Runtime Error', de: 'Laufzeitfehler', es: 'Error de ejecución' };
  await screens.each(async (page, language) => {
    await savePage(page.request, screens.people[language], failing);
    await page.goto('/ai-studio');
    const panel = page.frameLocator('iframe').locator('vys-preview-panel');
    await expect(panel.getByText(titles[language])).toBeVisible();
  });
  await screens.expectTranslated('/ai-studio with a page that fails', [
    ...ownTexts,
    'Error: Ada Moss',
  ]);
  await screens.close();
});

const usage: ModelUsage[] = [
  {
    ...{ day: '2026-11-02', model: 'qwen2.5-coder:7b', turns: 12_345, fallbacks: 3, stopped: 1 },
    ...{ input_tokens: 1_234_567, output_tokens: 45_678, cost: 12.5 },
    errors: [{ reason: 'busy', count: 3 }],
  },
];

test('the screens of operators are translated, with dates and numbers as the language writes them', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const address = operators[5] ?? '';
  const operator = { address, fullName: 'Olga Op', confirmed: true };
  const screens = await openSignedIn(
    browser,
    async (page, person, language) => {
      const headers = bearer(person);
      const data = { language };
      const saved = await page.request.put('/api/user/profile', { headers, data });
      expect(saved.status()).toBe(200);
    },
    operator,
  );
  await walk(screens, operatorScreens);
  await visit(screens, '/admin/users', ['link', /^ada-|Ada Moss/]);
  await screens.each(async (page) => {
    const data = { models: ['qwen'], usage };
    await page.route('**/api/ai/usage', (route) => route.fulfill({ json: { data } }));
  });
  await visit(screens, '/model-usage');
  const { en, de, es } = screens.pages;
  await expect(en.getByText('1,234,567').first()).toBeVisible();
  await expect(de.getByText('1.234.567').first()).toBeVisible();
  await expect(es.getByText('1.234.567').first()).toBeVisible();
  await expect(en.getByText('Nov 2, 2026').first()).toBeVisible();
  await expect(de.getByText('02.11.2026').first()).toBeVisible();
  await expect(es.getByText('2 nov 2026').first()).toBeVisible();
  await screens.close();
});

test('the pages that visitors see besides the published ones are translated', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(LONG_MS);
  const screens = await openWithPage(browser);
  await walk(screens, [`${pagesOrigin}/no-such-page`, '/api/unsubscribe/none']);
  for (const path of ['/_/report/', '/']) {
    await screens.each(async (page, language) => {
      const { username } = screens.people[language];
      // The inspector answers 503 until its worker process has started.
      await expect(async () => {
        const end = path === '/' ? '+' : '';
        const response = await page.goto(`${pagesOrigin}${path}${username}${end}`);
        expect(response?.status()).toBe(200);
      }).toPass({ timeout: 60_000 });
    });
    await screens.expectTranslated(path, ownTexts);
  }
  await screens.close();
});

/** All texts within a value. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ')];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}
