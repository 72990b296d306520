// A language model that writes slowly, in a real browser: what it has done so far is painted while it goes on, after a
// reload too, and is gone when the turn is stopped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type ModelServer, startModelServer } from '../server/test/model-server/model-server.ts';
import { type Product, startProduct } from '../server/test/product.ts';
import { bearer, createPage, createPerson, startSession } from './support/people.ts';
import { chatInput, openStudio, preview } from './support/studio.ts';

/** A product of its own starts for this file. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const MESSAGE = 'the headline is boring, think of a punchier one';
const OPERATION = '<op>{"type":"profile.set","set":{"name":"Bread by night"}}</op>';
const TEXT = `${OPERATION}<say>It is punchier now.</say>`;

let models: ModelServer;
let product: Product;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vys-streaming-'));
  models = await startModelServer();
  const { url: AI_URL } = models;
  product = await startProduct(folder, { AI_URL, AI_MODEL: 'test-model', VYS_LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await product.stop();
  await models.stop();
  rmSync(folder, { recursive: true, force: true });
});

const headline = (page: Parameters<typeof preview>[0], name: string) =>
  preview(page).getByRole('heading', { name });

/** The studio of a new creator, whose turn has made its first change and waits. */
async function openHeldTurn(browser: Browser) {
  const context = await browser.newContext({ baseURL: product.appOrigin });
  const { request } = context;
  const person = await createPerson(request);
  await createPage(request, person);
  const page = await context.newPage();
  await startSession(page, person);
  await openStudio(page);
  await expect(headline(page, 'Ada Moss')).toBeVisible();
  const gate = Promise.withResolvers<void>();
  models.answerNext({ text: TEXT, hold: { after: OPERATION, until: gate.promise } });
  await chatInput(page).fill(MESSAGE);
  await chatInput(page).press('Enter');
  await expect(headline(page, 'Bread by night')).toBeVisible({ timeout: 30_000 });
  const saved = async () => {
    const response = await request.get('/api/pages/current', { headers: bearer(person) });
    return (await response.json()).content.jsx as string;
  };
  expect(await saved()).not.toContain('Bread by night');
  return { context, page, saved, finish: () => gate.resolve() };
}

test('CHAT-25 an operation is painted before the answer of the model ends, after a reload too, and then saved', {
  tag: '@slow',
}, async ({ browser }) => {
  const { context, page, saved, finish } = await openHeldTurn(browser);
  await expect(chatInput(page)).toBeDisabled();
  await page.reload();
  await expect(headline(page, 'Bread by night')).toBeVisible();
  await expect(chatInput(page)).toBeDisabled();
  expect(await saved()).not.toContain('Bread by night');
  finish();
  await expect(page.getByText('It is punchier now.')).toBeVisible();
  await expect(chatInput(page)).toBeEnabled();
  await expect(headline(page, 'Bread by night')).toBeVisible();
  expect(await saved()).toContain('Bread by night');
  await context.close();
});

test('a turn that is stopped leaves the page as it was, in the preview too', {
  tag: '@slow',
}, async ({ browser }) => {
  const { context, page, saved, finish } = await openHeldTurn(browser);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(headline(page, 'Ada Moss')).toBeVisible();
  await expect(chatInput(page)).toBeEnabled();
  expect(await saved()).not.toContain('Bread by night');
  finish();
  await context.close();
});
