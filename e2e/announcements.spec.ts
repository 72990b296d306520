// From an operator's announcement to the feed of another user.
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { operators } from './support/origins.ts';
import { createPerson, startSession } from './support/people.ts';

test('NOTIF-1 TIER-13 an operator announces an update, and everyone has it in the feed', {
  tag: '@slow',
}, async ({ browser, request }) => {
  const operator = await createPerson(request, {
    fullName: 'Olga Op',
    address: operators[0] ?? '',
    confirmed: true,
  });
  const ada = await createPerson(request);
  const desk = await (await browser.newContext()).newPage();
  await startSession(desk, operator);
  await desk.goto('/dashboard');
  await desk.getByRole('link', { name: 'Admin' }).click();
  await desk.getByRole('link', { name: 'Announcements' }).click();
  await desk.getByRole('button', { name: 'New announcement' }).first().click();
  const title = `Faster pages for ${ada.username}`;
  await desk.getByRole('textbox', { name: 'Title' }).fill(title);
  await desk.getByRole('textbox', { name: 'Message' }).fill('Pages now load twice as fast.');
  await desk.getByRole('textbox', { name: 'Link' }).fill('/ai-studio');
  await expectAccessibleInBothThemes(desk, 'announcements');
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByRole('region', { name: 'In the activity feed' })).toContainText(title);
  await expectAccessibleInBothThemes(desk, 'announcements');
  await desk.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click();
  const row = desk.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(/Sent .* to \d+ (person|people)/, { timeout: 30_000 });
  await expectAccessibleInBothThemes(desk, 'announcements');

  const home = await (await browser.newContext()).newPage();
  await startSession(home, ada);
  await home.goto('/dashboard');
  const item = home.getByRole('region', { name: 'Activity Feed' }).getByText(title);
  await expect(item).toBeVisible();
  await item.click();
  await expect(home).toHaveURL(/\/ai-studio$/);
});
