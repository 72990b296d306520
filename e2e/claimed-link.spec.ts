// A link name that was typed on the sign-in screen stays the newcomer's until their page has it.
import { expect, type Page, test } from '@playwright/test';
import { linkFor } from './support/dev-inbox.ts';
import { createPerson, freshName } from './support/people.ts';

const languages = [
  { locale: 'en-US', label: 'New here? Choose your link', claim: 'Claim it', back: 'Back' },
  { locale: 'de-DE', label: 'Neu hier? Wähle deinen Link', claim: 'Sichern', back: 'Zurück' },
  {
    locale: 'es-ES',
    label: '¿Es tu primera vez? Elige tu enlace',
    claim: 'Reservar',
    back: 'Atrás',
  },
] as const;

type Words = Pick<(typeof languages)[number], 'label' | 'claim'>;

async function claim(page: Page, name: string, { label, claim: press }: Words) {
  await page.goto('/login');
  await page.getByLabel(label).fill(name);
  await page.getByRole('button', { name: press }).click();
  await page.waitForURL('**/signup');
}

async function signUp(page: Page, email: string) {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete=new-password]').fill('Correct-horse-7');
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').click();
}

const expectLink = (page: Page, name: string) =>
  expect(page.locator('strong', { hasText: `/${name}` })).toBeVisible();

for (const { locale, back, ...words } of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test('ONB-2 ONB-14 a claimed link is shown at sign-up and taken in onboarding', async ({
      page,
    }) => {
      const name = freshName('claim');
      await claim(page, name.toUpperCase(), words);
      await expect(page.locator('main').getByText(name)).toBeVisible();
      await signUp(page, `${freshName('ina')}@example.com`);
      await page.waitForURL('**/onboarding/step-2');
      await expectLink(page, name);
      await page.getByRole('button', { name: back, exact: true }).click();
      await expect(page.getByRole('textbox')).toHaveValue(name);
    });
  });
}

test('ONB-2 a claimed link is there after the email confirmation in another tab and in another browser', async ({
  page,
  context,
  browser,
  request,
}) => {
  const name = freshName('claim');
  const email = `${freshName('ina')}@example.com`;
  await claim(page, name, languages[0]);
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ina Moss');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  await page.getByLabel('Confirm password').fill('Correct-horse-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
  const link = await linkFor(request, email, '/verify-email');
  await page.close();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInThrough(other, '/login', email);
  await other.waitForURL('**/onboarding/step-1');
  await expect(other.getByRole('textbox', { name: 'Username' })).toHaveValue(name);
  await expect(other.getByText('This username is available')).toBeVisible();
  await elsewhere.close();

  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm email' }).click();
  await tab.getByRole('link', { name: 'Sign in' }).click();
  await signInThrough(tab, undefined, email);
  await tab.waitForURL('**/onboarding/step-2');
  await expectLink(tab, name);
});

async function signInThrough(page: Page, path: string | undefined, email: string) {
  if (path) await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('ONB-11 a claimed link that was taken in the meantime is said, with free names like it', async ({
  page,
  request,
}) => {
  const { username } = await createPerson(request);
  await claim(page, username, languages[0]);
  await expect(page.getByText(/This link isn't available/)).toBeVisible();
  await signUp(page, `${freshName('ina')}@example.com`);
  await page.waitForURL('**/onboarding/step-1');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
  await expect(page.getByRole('alert')).toHaveText('This username is already taken');
  await page
    .getByRole('group', { name: 'Free names like it:' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/onboarding/step-2');
  await expectLink(page, username);
});
