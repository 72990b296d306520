// The workspace in the language of the person: before they have an account, in the settings, in errors and in emails.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { latestSubject } from './support/dev-inbox.ts';
import { bearer, createPerson, startSession } from './support/people.ts';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the form to sign up is in German, and another language is one click away', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/register');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('list', { name: 'Sprache' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'sign up in German');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test('the language chosen in the settings is that of the workspace, of errors and of emails', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await startSession(page, person);
  await page.goto('/settings?tab=profile');
  await page.getByRole('region', { name: 'Language' }).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('region', { name: 'Sprache' })).toBeVisible();

  const answer = await page.evaluate(async () => {
    const response = await fetch('/auth/check-username/x');
    return (await response.json()) as { message: string };
  });
  expect(answer.message).toBe('3 bis 20 Zeichen: nur Buchstaben, Ziffern, Binde- und Unterstriche');

  const sent = await request.post('/api/auth/send-verification', { headers: bearer(person) });
  expect(sent.ok()).toBe(true);
  await expect
    .poll(() => latestSubject(request, person.email), { timeout: 30_000 })
    .toBe('Bestätige deine E-Mail-Adresse');
});
