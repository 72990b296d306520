// Plans and payment through the running product with its sandbox: a card, an upgrade, what it unlocks, and its end.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { createPage, createPerson, startSession } from './support/people.ts';

const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the card form and adds one of the test cards. */
async function fillCard(page: Page, number: string) {
  const form = dialog(page, 'Add Payment Method');
  await form.getByRole('button', { name: number }).click();
  await form.getByRole('button', { name: 'Add card' }).click();
  return form;
}

async function addCard(page: Page, number = '4242 4242 4242 4242') {
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await fillCard(page, number);
  await expect(toast(page, 'Payment method added successfully')).toBeVisible();
  await expect(dialog(page, 'Add Payment Method')).toBeHidden();
}

const confirmButton = (page: Page) =>
  page.getByRole('dialog', { name: /^Upgrade to/ }).getByRole('button', { name: /^Pay \$/ });

test('BILL-18 BILL-20 STUDIO-12 a plan unlocks the code editor, and leads back to it', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (/stripe/.test(new URL(sent.url()).host)) foreign.push(sent.url());
  });

  await page.goto('/ai-studio');
  await page.getByRole('radio', { name: 'Code' }).click();
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByText('Code editor: included in Premium and Team')).toBeVisible();
  await addCard(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(confirmButton(page)).toHaveText('Pay $19.00');
  const start = Date.now();
  await confirmButton(page).click();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  test.info().annotations.push({ type: 'unlocked', description: `${Date.now() - start} ms` });
  expect(new URL(page.url()).pathname).toBe('/ai-studio');
  await expect(toast(page, 'Successfully upgraded to Premium tier!')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a plan is canceled at the end of its period, with its losses by name, and taken back', {
  tag: '@slow',
}, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  await page.goto('/billing');
  await addCard(page);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await confirmButton(page).click();
  await expect(toast(page, 'Successfully upgraded to Pro tier!')).toBeVisible();
  await expect(page.getByText("You're on the Pro plan")).toBeVisible();
  const history = page.getByRole('region', { name: 'Billing history' });
  await expect(history.getByText('$9.00')).toBeVisible();
  const pdf = await history.getByRole('link', { name: /^PDF of invoice/ }).getAttribute('href');
  const response = await request.get(pdf ?? '');
  expect(response.headers()['content-type']).toContain('application/pdf');
  const download = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Export All' }).click();
  expect((await download).suggestedFilename()).toMatch(/^billing-history-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your Pro plan?' });
  await expect(question.getByRole('region', { name: "What you'll lose" })).toContainText(
    'QR code customization',
  );
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(toast(page, /^Your plan ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(toast(page, 'Your Pro plan continues')).toBeVisible();
  await expect(page.getByText(/^Renews on .+ for \$9\.00$/)).toBeVisible();
});

test('BILL-16 a declined card is not saved, and says why', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await startSession(page, await createPerson(request));
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  const form = await fillCard(page, '4000 0000 0000 9995');
  await expect(form.getByText("Your card doesn't have enough funds.")).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No cards yet')).toBeVisible();
});

test('BILL-19 BILL-23 a card that asks for 3-D Secure is asked for, and pays once the bank approves', {
  tag: '@slow',
}, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await confirmButton(page).click();
  const form = dialog(page, 'Add Payment Method');
  await expect(
    form.getByText('Please add a payment method to complete subscription'),
  ).toBeVisible();
  await fillCard(page, '4000 0027 6000 3184');
  await form.getByRole('button', { name: 'Approve' }).click();
  await confirmButton(page).click();
  const payment = dialog(page, 'Confirm payment');
  await expect(payment.getByText('Please complete payment to activate subscription')).toBeVisible();
  await payment.getByRole('button', { name: 'Confirm payment' }).click();
  await payment.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Successfully upgraded to Starter tier!')).toBeVisible();
  await expect(page.getByText("You're on the Starter plan")).toBeVisible();
});

test('the screen can be used by anyone, in both themes and on a phone', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.slow();
  await startSession(page, await createPerson(request));
  await page.goto('/billing');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'billing on the free plan');
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await expectAccessibleInBothThemes(page, 'the card form');
  await page.keyboard.press('Escape');
  await addCard(page);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(confirmButton(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the confirmation');
  await confirmButton(page).click();
  await expect(page.getByText("You're on the Pro plan")).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.getByRole('region', { name: 'Billing history' })).toContainText('$9.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessibleInBothThemes(page, 'billing on a paid plan, narrow');
});
