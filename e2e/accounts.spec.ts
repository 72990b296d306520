// Before the app: a new account with its emails, a forgotten password, and what fails on the way.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { devInboxLink, linkFor } from './support/dev-inbox.ts';
import { editorOrigin } from './support/origins.ts';
import { createPerson, freshName, signIn, startSession } from './support/people.ts';

/** Opens the newest email to an address in the development inbox and follows its link. */
async function followEmailLink(page: Page, email: string, subject: string) {
  await page.goto(devInboxLink());
  const row = page.getByRole('button').filter({ hasText: email }).filter({ hasText: subject });
  await row.first().click({ timeout: 20_000 });
  const emailView = page.getByRole('article', { name: 'Email' });
  await expect(emailView).toContainText(email);
  await emailView.getByRole('link').first().click();
}

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('ROUTE-4 LOGIN-6 SIGNUP-9 SIGNUP-10 a user signs up, confirms the address and resets the password', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const email = `${freshName('mail')}@example.com`;

  await page.goto('/register');
  await page.getByLabel('Full name').fill('Mail Moss');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByLabel('Confirm password').fill('password1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/too common/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Moss-on-stones-1');
  await page.getByLabel('Confirm password').fill('Moss-on-stones-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible();
  await page.waitForURL('**/login');

  await followEmailLink(page, email, 'Confirm your email');
  await page.waitForURL('**/verify-email');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText(
      `If an account exists for ${email}, you'll get a link that works for 60 minutes.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open inbox' })).toBeVisible();

  await followEmailLink(page, email, 'Reset your password');
  await page.waitForURL('**/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('qwertyuiop');
  await page.getByLabel('Confirm new password').fill('qwertyuiop');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(/too common/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Ferns-and-moss-2');
  await page.getByLabel('Confirm new password').fill('Ferns-and-moss-2');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible();

  await fillIn(page, email, 'Moss-on-stones-1');
  await expect(page.getByRole('alert')).toContainText('Invalid user credentials');
  await fillIn(page, email, 'Ferns-and-moss-2');
  await page.waitForURL('**/onboarding/step-1');

  await followEmailLink(page, email, 'Reset your password');
  await expect(page.getByText(/has expired or was already used/)).toBeVisible();
  await page.getByRole('link', { name: 'Request new link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('ROUTE-4 SESSION-22 a reset ends the sessions of all browsers', { tag: '@slow' }, async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);
  await signIn(page, person);
  const response = await request.post('/api/auth/forgot-password', {
    data: { email: person.email },
  });
  expect(response.status()).toBe(204);
  await page.goto(await linkFor(request, person.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('Ferns-and-moss-2');
  await page.getByLabel('Confirm new password').fill('Ferns-and-moss-2');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText(/^Password changed/)).toBeVisible();
  // The server may go on believing an access token for up to five seconds.
  await expect(async () => {
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await elsewhere.context().close();
});

test('SIGNUP-9 an expired link offers a new one to signed-in users', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await page.goto(`/verify-email?token=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText(/has expired or was already used/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, person.email, person.password);
  await page.waitForURL('**/verify-email');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(`We sent a new link to ${person.email}.`)).toBeVisible();
  await page.goto(await linkFor(request, person.email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('ROUTE-4 pages behind emailed links send no referrer', async ({ request }) => {
  for (const path of ['/reset-password', '/verify-email']) {
    const response = await request.get(`${path}?token=x`, { headers: { accept: 'text/html' } });
    expect(response.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  }
});

test('ROUTE-4 without a network the screens say so and keep what was typed', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('someone@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toContainText("couldn't reach Vys");
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.com');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/If an account exists for someone@example.com/)).toBeVisible();
});

test('SESSION-15 DATA-10 signing out in one tab clears personal data in the others', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await createPerson(request);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await fillIn(page, person.email, person.password);
  await page.waitForURL('**/dashboard');
  const otherPage = await context.newPage();
  await otherPage.goto('/dashboard');
  await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
  await otherPage.evaluate(() => sessionStorage.setItem('vys.draft.x', '{}'));
  await page.evaluate(() => localStorage.setItem('vys.preferences', '{"viewMode":"code"}'));

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await otherPage.waitForURL('**/login');
  await expect(otherPage.getByText('Session expired')).toHaveCount(0);
  for (const tab of [page, otherPage]) {
    const storedKeys = await tab.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    );
    expect(storedKeys.filter((key) => key.startsWith('vys.'))).toEqual(['vys.preferences']);
  }
});

test('ROUTE-4 SIGNUP-9 the email screens are accessible', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  const token = 'A'.repeat(43);

  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'forgot password with an error');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/If an account exists/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'link on its way');

  await page.goto(devInboxLink());
  await expect(page.getByRole('article', { name: 'Email' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'development inbox');

  await followEmailLink(page, person.email, 'Reset your password');
  await page.getByLabel('New password', { exact: true }).fill('Ferns-and-moss-2');
  await page.getByLabel('Confirm new password').fill('x');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'new password with an error');
  await page.goto(`/reset-password?token=${token}`);
  await expect(page.getByText(/has expired or was already used/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dead link');

  await page.goto(`/verify-email?token=${token}`);
  await expect(page.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'confirm');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText(/has expired or was already used/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dead confirmation');

  await startSession(page, person);
  await page.goto(`/login?redirect=${encodeURIComponent(`${editorOrigin}/`)}`);
  await expect(page.getByText(editorOrigin, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'ready to continue');
});

test('LOGIN-13 the second step is accessible', { tag: '@slow' }, async ({ page }) => {
  await page.route('**/openid-connect/token', (route) => {
    const error = route.request().postData()?.includes('totp=') ? 'invalid_grant' : 'mfa_required';
    return route.fulfill({ status: 400, json: { error, error_description: 'No' } });
  });
  await page.goto('/login');
  await fillIn(page, 'ada@example.com', 'secret-1');
  await page.getByLabel('Authenticator code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Incorrect code');
  await expectAccessibleInBothThemes(page, 'second step');
});
