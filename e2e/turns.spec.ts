// Chat turns in a real browser: a reload, another tab, a lost connection and Stop in the middle of one.
import { expect, test } from '@playwright/test';
import { holdSaves, ownDatabase } from '../server/test/clients/held-saves.ts';
import { expectAccessible } from './support/accessible.ts';
import { dataDir } from './support/origins.ts';
import { bearer } from './support/people.ts';
import { chatInput, openStudio, preview, signInToStudio } from './support/studio.ts';

const thinking = 'AI is thinking... Saving';
const message = 'make the headline "Second"';

test('CHAT-22 CHAT-25 a reload in the middle of a turn resumes it, and the page comes into the preview', async ({
  page,
  request,
}) => {
  const person = await signInToStudio(page, request);
  const letSave = await holdSaves(ownDatabase(dataDir), person.username);
  await chatInput(page).fill(message);
  await chatInput(page).press('Enter');
  await expect(page.getByText(thinking)).toBeVisible();
  for (let reload = 0; reload < 3; reload++) {
    await page.reload();
    await expect(page.getByText(thinking)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(chatInput(page)).toBeDisabled();
  }
  await letSave();
  await expect(preview(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(chatInput(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Revert' })).toBeVisible();
  const { turns } = await (
    await request.get('/api/ai/conversation', { headers: bearer(person) })
  ).json();
  expect(turns).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('log')).toContainText(turns[0].reply);
  await expect(preview(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await expectAccessible(page, 'a conversation from the server');
});

test('CHAT-24 a second tab attaches to the turn, and both show its page', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  const person = await signInToStudio(page, request);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const second = await context.newPage();
  await second.goto('/healthz');
  await second.evaluate((stored) => Object.assign(sessionStorage, stored), session);
  const letSave = await holdSaves(ownDatabase(dataDir), person.username);
  await chatInput(page).fill(message);
  await chatInput(page).press('Enter');
  await expect(page.getByText(thinking)).toBeVisible();
  await openStudio(second);
  await expect(second.getByText(thinking)).toBeVisible();
  await expect(second.getByText(message)).toBeVisible();
  await letSave();
  for (const tab of [page, second]) {
    await expect(preview(tab).getByRole('heading', { name: 'Second' })).toBeVisible();
    await expect(chatInput(tab)).toBeEnabled();
  }
});

test('Stop ends the turn on the server, leaves the page, and stays in the conversation', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await signInToStudio(page, request);
  const letSave = await holdSaves(ownDatabase(dataDir), person.username);
  await chatInput(page).fill(message);
  await chatInput(page).press('Enter');
  await expect(page.getByText(thinking)).toBeVisible();
  const at = Date.now();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText("Stopped. Your page hasn't changed.")).toBeVisible();
  expect(Date.now() - at).toBeLessThan(2000);
  await letSave();
  await chatInput(page).fill('make the headline "Third"');
  await chatInput(page).press('Enter');
  await expect(preview(page).getByRole('heading', { name: 'Third' })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Stopped. Your page hasn't changed.")).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Third' })).toBeVisible();
});

test('a half-typed message outlives a reload, and a lost connection loses no reply', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await signInToStudio(page, request);
  await chatInput(page).fill(message);
  await page.reload();
  await expect(chatInput(page)).toHaveValue(message);
  const letSave = await holdSaves(ownDatabase(dataDir), person.username);
  await chatInput(page).press('Enter');
  await expect(page.getByText(thinking)).toBeVisible();
  await context.setOffline(true);
  await page.waitForTimeout(500);
  await letSave();
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await expect(preview(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(chatInput(page)).toBeEnabled();
  await expect(chatInput(page)).toHaveValue('');
});
