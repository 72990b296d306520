// One test for each main failure: each says what happened, keeps what was there, and offers the next step.
import { expect, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { createPage, createPerson, publishPage, savePage, startSession } from './support/people.ts';
import { endBrowserSessions, signInNewPerson } from './support/sessions.ts';
import { changeHeadline, signInToStudio } from './support/studio.ts';

test('LOGIN-13 LOGIN-18 a wrong password shows a red alert and keeps the email', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid user credentials');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('ONB-6 ONB-11 a taken name is rejected while typing, and Next stays disabled', {
  tag: '@slow',
}, async ({ page, request }) => {
  const owner = await createPerson(request);
  const newcomer = await createPerson(request, { named: false });
  await startSession(page, newcomer);
  await page.goto('/onboarding/step-1');
  await page.getByRole('textbox').fill(owner.username);
  await expect(page.getByText('This username is already taken')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('ONB-18 ONB-21 an invalid link shows an error beside its field and is not submitted', {
  tag: '@slow',
}, async ({ page, request }) => {
  const newcomer = await createPerson(request, { named: false });
  await startSession(page, newcomer);
  await page.goto('/onboarding/step-1');
  await page.getByRole('textbox').fill(newcomer.username);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/onboarding/step-2');
  await page.getByLabel(/title/i).first().fill('Shop');
  await page.getByLabel(/url/i).first().fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByText('Please enter a valid URL (starting with http:// or https://)'),
  ).toBeVisible();
  await expect(page).toHaveURL(/step-2$/);
});

test('STUDIO-19 a page that does not compile shows the error, and visitors keep the last good page', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await publishPage(request, person, id);
  const broken = { jsx: 'export default function Page() { return <main><h1>Oh</main> }', css: '' };
  await savePage(request, person, broken);

  await startSession(page, person);
  await page.goto('/ai-studio');
  await expect(page.getByText('Compilation Error')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "This page can't be published yet" });
  await expect(dialog.getByText('The code has an error')).toBeVisible();

  const visit = await request.get(`${pagesOrigin}/${person.username}`);
  expect(await visit.text()).toContain('I make small things.');
});

test('STUDIO-27 a save without a network shows an error and keeps the changes', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInToStudio(page, request);
  const headline = await changeHeadline(page, 'Hello there');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Failed to save: /)).toBeVisible();
  await expect(headline).toBeVisible();
  // It is sent again without a click.
  await context.setOffline(false);
  await expect(page.getByText('Page saved successfully')).toBeVisible();
});

test('SESSION-20 SESSION-22 a session that ended elsewhere leads to the login screen', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await signInNewPerson(page, request);
  await endBrowserSessions(request, person);
  // The server may go on believing an access token for up to five seconds.
  await page.waitForURL('**/login', { timeout: 20_000 });
});
