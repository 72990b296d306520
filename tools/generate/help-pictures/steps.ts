// How each picture of the help center comes about: which screen is opened, what is done there, and what is shown of it.
// The end-to-end tests take the same steps, so that none of them is forgotten when a screen changes. What they look for is
// named by the message catalogues, in the language of the picture.
import type { HelpPictureName } from '@vys/contract/help/pictures';
import { LANGUAGE_COOKIE } from '@vys/contract/language/languages';
import type { Locator, Page } from 'playwright-core';
import type { InterfaceNames } from './interface-texts.ts';

type Say = InterfaceNames['say'];

export type Step = {
  path: string;
  viewport: { width: number; height: number };
  prepare?: (page: Page, say: Say) => Promise<void>;
  find: (page: Page, say: Say) => Locator;
};

const desktop = { width: 1180, height: 760 };
const wide = { width: 1560, height: 900 };
const phone = { width: 390, height: 780 };
const whole = (page: Page) => page.locator('body');

const region = (path: string, folder: string, key: string): Step => ({
  path,
  viewport: desktop,
  find: (page, say) => page.getByRole('region', { name: say(folder, key), exact: true }),
});

const preview = (page: Page, say: Say) =>
  page
    .frameLocator(`iframe[title="${say('features/pages/preview', 'previewTitle')}"]`)
    .getByRole('heading')
    .first();

const sharing = 'features/accounts/sharing';
const security = 'screens/settings/security';

const openShareDialog = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('app/shell/sidebar', 'shareProfile') }).click();

const findShareDialog = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say(sharing, 'shareProfile') });

const share = (tab: string): Step => ({
  path: '/dashboard',
  viewport: { width: 1180, height: 900 },
  async prepare(page, say) {
    const name = say(sharing, tab);
    await openShareDialog(page, say);
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
  },
  find: findShareDialog,
});

const screen = (path: string, folder: string): Step => ({
  path,
  viewport: desktop,
  prepare: (page, say) =>
    page.getByRole('heading', { level: 1, name: say(folder, 'title') }).waitFor(),
  find: whole,
});

export const steps: Readonly<Record<HelpPictureName, Step>> = {
  studio: {
    path: '/ai-studio',
    viewport: desktop,
    async prepare(page, say) {
      await page
        .getByRole('radio', { name: say('screens/studio', 'preview') })
        .last()
        .click();
      await preview(page, say).waitFor();
    },
    find: whole,
  },
  history: {
    path: '/ai-studio',
    viewport: desktop,
    async prepare(page, say) {
      await preview(page, say).waitFor();
      await page.getByRole('button', { name: say('screens/studio', 'history') }).click();
      const versions = page.getByRole('list', { name: say('screens/studio/history', 'versions') });
      await versions.getByRole('button').first().click();
    },
    find: (page, say) =>
      page.getByRole('dialog', { name: say('screens/studio/history', 'versionHistory') }),
  },
  share: {
    path: '/dashboard',
    viewport: desktop,
    async prepare(page, say) {
      await openShareDialog(page, say);
      await page.getByText(say(sharing, 'scans.good')).waitFor();
    },
    find: findShareDialog,
  },
  'share-post': share('post'),
  'share-contact': share('contact'),
  analytics: screen('/analytics', 'screens/analytics'),
  templates: screen('/templates', 'screens/templates'),
  'page-card': {
    path: '/pages',
    viewport: desktop,
    prepare: (page, say) => preview(page, say).waitFor(),
    find: (page) => page.getByRole('region').filter({ has: page.getByRole('switch') }),
  },
  'import-export': {
    path: '/pages',
    viewport: desktop,
    find: (page, say) => {
      const name = say('screens/pages/import-export', 'importTitle');
      return page
        .locator('section')
        .filter({ has: page.getByRole('button', { name }) })
        .first();
    },
  },
  messages: {
    path: '/pages',
    viewport: desktop,
    find: (page, say) => {
      const name = say('features/forms', 'messages');
      return page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) })
        .first();
    },
  },
  plans: {
    path: '/billing',
    viewport: wide,
    find: (page) => page.locator('section[aria-labelledby="billing-plans"]'),
  },
  usage: region('/settings?tab=account', 'screens/settings/account', 'usage'),
  profile: region('/settings/profile', 'screens/settings/profile', 'profile'),
  password: region('/settings?tab=security', security, 'password'),
  'two-factor': region('/settings?tab=security', security, 'authenticatorApp'),
  passkeys: region('/settings?tab=security', security, 'passkeys'),
  devices: region('/settings?tab=security', security, 'devices'),
  'api-keys': region('/settings?tab=security', `${security}/api-keys`, 'apiKeys'),
  'your-data': region('/settings?tab=security', security, 'yourData'),
  phone: {
    path: '/dashboard',
    viewport: phone,
    prepare: (page, say) => preview(page, say).waitFor(),
    find: whole,
  },
};

/** Opens what a picture shows, in the language of the names; resolves once it is there. */
export async function takeStep(
  page: Page,
  origin: string,
  { path, viewport, prepare, find }: Step,
  { language, say }: InterfaceNames,
): Promise<Locator> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
  await page.setViewportSize(viewport);
  await page.goto(`${origin}${path}`);
  await prepare?.(page, say);
  const found = find(page, say);
  await found.waitFor();
  return found;
}
