// Exporting and importing a page, through the screens and against the real server.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, publishPage, startSession } from './support/people.ts';

const counter = {
  jsx: `import { useState } from 'react';
import { Heart } from 'lucide-react';
export default function Page() {
  const [likes, setLikes] = useState(0);
  return (
    <main>
      <h1>Ada Moss</h1>
      <button onClick={() => setLikes(likes + 1)}><Heart /> {likes} likes</button>
      <a href="https://example.com/shop">Shop</a>
    </main>
  );
}
`,
  css: 'h1 { font-family: "Sora", sans-serif; }',
  metadata: { title: 'Ada Moss', description: 'Bikes' },
};

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vys-exit-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

test('PUB-4 the exported site opens from disk and runs without the network', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person, counter));
  await startSession(page, person);
  await page.goto('/pages');
  // What lies above the button has its height.
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const zip = await download(page, 'Download site');
  expect(zip).toContain(`${person.username}.zip`);
  const files = unzipSync(readFileSync(zip));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }

  const copy = await context.newPage();
  const trouble: string[] = [];
  copy.on('console', (message) => {
    if (message.type() !== 'log') trouble.push(message.text());
  });
  copy.on('pageerror', (error) => trouble.push(error.message));
  copy.on('requestfailed', (call) => trouble.push(call.url()));
  copy.on('request', (call) => {
    if (!/^(?:file|data):/.test(call.url())) trouble.push(call.url());
  });
  await copy.goto(pathToFileURL(join(folder, 'index.html')).href);
  await copy.getByRole('button', { name: '0 likes' }).click();
  await expect(copy.getByRole('button', { name: '1 likes' })).toBeVisible();
  await expect(copy.getByRole('link', { name: 'Shop' })).toBeVisible();
  expect(trouble).toEqual([]);
  expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toContain(`/${person.username}`);
});

test('PAGES-1 an exported JSON file becomes the same page in another account', {
  tag: '@slow',
}, async ({ page, browser, request }) => {
  const person = await createPerson(request);
  await createPage(request, person, counter);
  await startSession(page, person);
  await page.goto('/pages');
  const json = await download(page, 'Download JSON');
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    format: 'vys-page',
    version: 1,
    content: counter,
  });

  const otherPerson = await createPerson(request);
  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, otherPerson);
  await theirs.goto('/pages');
  await theirs.getByRole('button', { name: 'Import a page' }).click();
  await theirs.getByLabel('Page file').setInputFiles(json);
  await expect(theirs.getByText(/The whole page "Ada Moss"/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Use this page' }).click();
  await theirs.waitForURL('**/ai-studio');
  const saved = await request.get('/api/pages/current', { headers: bearer(otherPerson) });
  expect((await saved.json()).content).toEqual(counter);
  await theirs.context().close();
});

test('a web page from a file is previewed before it becomes the draft, and visitors see the old page', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const file = join(folder, 'tom.html');
  writeFileSync(
    file,
    '<h1>Tom Hale</h1><p>Cups that like to be held.</p><a href="https://shop.example/tom">My shop</a><a href="https://diary.example/">Diary</a>',
  );
  await startSession(page, person);
  await page.goto('/pages');
  await page.getByRole('button', { name: 'Import a page' }).click();
  await page.getByLabel('Page file').setInputFiles(file);
  await expect(page.getByText('2 links, in order')).toBeVisible();
  await expect(page.getByText('Name: Tom Hale')).toBeVisible();
  await page.getByRole('button', { name: 'Use this page' }).click();
  await page.waitForURL('**/ai-studio');
  await expect(page.getByRole('dialog', { name: 'Import preview' })).toBeHidden();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('link', { name: 'My shop' })).toBeVisible({ timeout: 15_000 });
  const saved = await (await request.get('/api/pages/current', { headers: bearer(person) })).json();
  expect(saved).toMatchObject({ status: 'published', has_unpublished_changes: true });
  const visited = await (await request.get(`${pagesOrigin}/${person.username}`)).text();
  expect(visited).toContain('<h1>Ada Moss</h1>');
  expect(visited).not.toContain('Tom Hale');
});

test('an address of the internal network is rejected with a plain message', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await page.goto('/pages');
  await page.getByRole('button', { name: 'Import a page' }).click();
  for (const address of [
    'http://localhost:4100/',
    'http://169.254.169.254/latest/',
    'http://0x7f.1/',
  ]) {
    await page.getByLabel('Page link').fill(address);
    await page.getByRole('button', { name: 'Preview import' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'only import public web addresses',
    );
  }
});

test('importing a page is accessible', { tag: '@slow' }, async ({ page, request }) => {
  const person = await createPerson(request);
  await createPage(request, person);
  const file = join(folder, 'tom.html');
  writeFileSync(
    file,
    '<h1>Tom Hale</h1><img class="avatar" src="https://pics.example/tom.jpg"><a href="https://shop.example/tom">My shop</a><form></form>',
  );
  await startSession(page, person);
  await page.goto('/pages');
  await page.getByRole('button', { name: 'Import a page' }).click();
  await page.getByLabel('Page link').fill('http://router/');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a rejected address');
  await page.getByLabel('Page file').setInputFiles(file);
  await expect(page.getByText('Use the profile photo')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'what was found');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Page link')).toBeVisible();
});
