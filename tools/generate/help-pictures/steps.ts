// How each picture of the help center comes about: which screen is opened, what is done there, and what is shown of it.
// The end-to-end tests take the same steps, so that none of them is forgotten when a screen changes.
import type { HelpPictureName } from '@vys/contract/help/pictures';
import type { Locator, Page } from 'playwright-core';

export type Step = {
  path: string;
  viewport: { width: number; height: number };
  prepare?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
};

const desktop = { width: 1180, height: 760 };
const wide = { width: 1560, height: 900 };
const phone = { width: 390, height: 780 };
const whole = (page: Page) => page.locator('body');

const region = (path: string, name: string): Step => ({
  path,
  viewport: desktop,
  find: (page) => page.getByRole('region', { name, exact: true }),
});

const preview = (page: Page) =>
  page.frameLocator('iframe[title="Preview of your page"]').getByRole('heading').first();

const share = (tab: string): Step => ({
  path: '/dashboard',
  viewport: { width: 1180, height: 900 },
  async prepare(page) {
    await page.getByRole('button', { name: 'Share Profile' }).click();
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
  },
  find: (page) => page.getByRole('dialog', { name: 'Share Profile' }),
});

export const steps: Readonly<Record<HelpPictureName, Step>> = {
  studio: {
    path: '/ai-studio',
    viewport: desktop,
    async prepare(page) {
      await page.getByRole('radio', { name: 'Preview' }).last().click();
      await preview(page).waitFor();
    },
    find: whole,
  },
  history: {
    path: '/ai-studio',
    viewport: desktop,
    async prepare(page) {
      await preview(page).waitFor();
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('list', { name: 'Versions' }).getByRole('button').first().click();
    },
    find: (page) => page.getByRole('dialog', { name: 'Version History' }),
  },
  share: {
    path: '/dashboard',
    viewport: desktop,
    async prepare(page) {
      await page.getByRole('button', { name: 'Share Profile' }).click();
      await page.getByText('Scans well').waitFor();
    },
    find: (page) => page.getByRole('dialog', { name: 'Share Profile' }),
  },
  'share-post': share('Post'),
  'share-contact': share('Contact'),
  analytics: {
    path: '/analytics',
    viewport: desktop,
    prepare: (page) => page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor(),
    find: whole,
  },
  templates: {
    path: '/templates',
    viewport: desktop,
    prepare: (page) => page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor(),
    find: whole,
  },
  'page-card': {
    path: '/pages',
    viewport: desktop,
    prepare: (page) => preview(page).waitFor(),
    find: (page) =>
      page.getByRole('region').filter({ has: page.getByRole('switch', { name: /active/i }) }),
  },
  'import-export': {
    path: '/pages',
    viewport: desktop,
    find: (page) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('button', { name: 'Import a page' }) })
        .first(),
  },
  messages: {
    path: '/pages',
    viewport: desktop,
    find: (page) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Messages' }) })
        .first(),
  },
  plans: {
    path: '/billing',
    viewport: wide,
    find: (page) => page.locator('section[aria-labelledby="billing-plans"]'),
  },
  usage: region('/settings?tab=account', 'Usage'),
  profile: region('/settings/profile', 'Profile'),
  password: region('/settings?tab=security', 'Password'),
  'two-factor': region('/settings?tab=security', 'Authenticator app'),
  passkeys: region('/settings?tab=security', 'Passkeys'),
  devices: region('/settings?tab=security', 'Devices'),
  'api-keys': region('/settings?tab=security', 'API keys'),
  'your-data': region('/settings?tab=security', 'Your data'),
  phone: {
    path: '/dashboard',
    viewport: phone,
    prepare: (page) => preview(page).waitFor(),
    find: whole,
  },
};

/** Opens what a picture shows; resolves once it is there. */
export async function takeStep(
  page: Page,
  origin: string,
  { path, viewport, prepare, find }: Step,
): Promise<Locator> {
  await page.setViewportSize(viewport);
  await page.goto(`${origin}${path}`);
  await prepare?.(page);
  const found = find(page);
  await found.waitFor();
  return found;
}
