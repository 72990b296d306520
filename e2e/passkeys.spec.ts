// Ways in besides the password: passkeys made and used by a virtual authenticator, and codes of an
// authenticator app.
import { expect, type Page, test } from '@playwright/test';
import { oneTimeCode } from '../server/test/clients/one-time-code.ts';
import { expectAccessible } from './support/accessible.ts';
import { createPerson, type Person, sendLogin, signIn } from './support/people.ts';

/** A device with a fingerprint reader whose owner always agrees. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { setVerified };
}

const security = (page: Page) => page.goto('/settings?tab=security');

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

async function addPasskey(page: Page, person: Person, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Passkey name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

test('a passkey made in the settings signs in, until it is removed', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  const device = await plugIn(page);
  await signIn(page, person);
  await security(page);
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await addPasskey(page, person, 'Test device');
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Test device');
  await expectAccessible(page, 'security settings with a passkey');

  const again = await addPasskey(page, person, 'The same again');
  await expect(
    again.getByText('This device already has a passkey for your account.'),
  ).toBeVisible();
  await again.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await expectAccessible(page, 'sign-in screen with passkeys');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/dashboard');
  await security(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText(
    /Last used 1 minute ago/,
  );

  await signOut(page);
  await device.setVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText("The passkey wasn't used.")).toBeVisible({ timeout: 20_000 });
  await device.setVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/dashboard');

  await security(page);
  await page.getByRole('button', { name: 'Remove Test device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "This passkey didn't work. Try again or sign in another way.",
  );
});

async function setUpApp(page: Page, person: Person): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const first = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await first.getByLabel('Your password', { exact: true }).fill(person.password);
  await first.getByRole('button', { name: 'Continue' }).click();

  const second = page.getByRole('dialog', { name: 'Scan, then enter the first code' });
  await expect(second.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, 'setting up an authenticator app');
  const secret = ((await second.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await second.getByLabel('Code from the app').fill('000000');
  await second.getByRole('button', { name: 'Turn on' }).click();
  await expect(second.getByText(/Incorrect code/)).toBeVisible();
  await second.getByLabel('Code from the app').fill(oneTimeCode(secret, new Date()));
  await second.getByLabel('Code from the app').press('Enter');

  const third = page.getByRole('dialog', { name: 'Two-factor sign-in is on' });
  await expect(third.getByRole('listitem')).toHaveCount(10);
  const codes = await third.getByRole('listitem').allTextContents();
  await expectAccessible(page, 'recovery codes');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    third.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('vys-recovery-codes.txt');
  await third.getByRole('checkbox').check();
  await third.getByRole('button', { name: 'Done' }).click();
  return { secret, codes };
}

async function enterPassword(page: Page, person: Person) {
  await sendLogin(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel(/^(Authenticator|Recovery) code$/).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an authenticator app is set up and asked for, and recovery codes stand in for it', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  await signIn(page, person);
  await security(page);
  const { secret, codes } = await setUpApp(page, person);
  expect(new Set(codes).size).toBe(10);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await enterPassword(page, person);
  await expectAccessible(page, 'second step of the sign-in');
  await enterCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('Incorrect code.');
  await enterCode(page, oneTimeCode(secret, new Date(), 1));
  await page.waitForURL('**/dashboard');

  await signOut(page);
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await enterCode(page, codes[0] ?? '');
  await page.waitForURL('**/dashboard');
  await security(page);
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
  await signOut(page);
  await signIn(page, person);
});
