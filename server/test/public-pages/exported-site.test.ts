// An exported site as users open it: unpacked into a folder and opened from disk in a real browser,
// with the real packages, fonts and images. It must send no request.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composeProfilePage } from '../../src/modules/assistant/jobs.ts';
import { createBundledPackages } from '../../src/modules/packages/index.ts';
import { createAssetLookup } from '../../src/public-site/index.ts';
import { openChromium } from '../clients/chromium.ts';
import { buildUser, type TestUser } from '../factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../http.ts';
import { createTestPages, type TestPages } from '../pages.ts';

const MEDIA = `${TEST_PAGES_ORIGIN}/_/media/AAAAAAAAAAAAAAAAAAAAAAAA`;

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let browser: Browser;
let folder: string;
let page: Page;

beforeAll(async () => {
  ctx = await createTestHttp();
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#cc3300' },
  })
    .webp()
    .toBuffer();
  const bundledPackages = createBundledPackages();
  const media = { findFile: async () => ({ bytes: picture, contentType: 'image/webp' }) };
  const files = { put: async () => {}, get: async () => null, remove: async () => {} };
  testPages = await createTestPages(ctx, {
    packageUrl: bundledPackages.url,
    findStaticAsset: createAssetLookup({ bundledPackages, files, media }),
  });
  browser = await openChromium();
  folder = mkdtempSync(join(tmpdir(), 'vys-copy-'));
});
afterEach(() => page?.context().close());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await testPages.close();
  await ctx.close();
});

type Seen = { errors: string[]; failed: string[]; requests: string[] };

/** Saves a page, takes it along, unpacks it and opens it from disk. */
async function openCopy(source: { jsx: string; css?: string }): Promise<Seen & { readme: string }> {
  user = await buildUser(ctx);
  const content = { css: '', metadata: { title: 'Copy', description: '' }, ...source };
  const headers = user.headers;
  const created = await ctx.http.inject({
    method: 'POST',
    url: '/api/pages/create',
    headers,
    payload: { content },
  });
  expect(created.statusCode).toBe(201);
  const url = `/api/pages/${created.json().id}/export.zip`;
  const zip = await ctx.http.inject({ method: 'GET', url, headers });
  expect(zip.statusCode).toBe(200);
  const place = join(folder, user.username);
  const files = unzipSync(zip.rawPayload);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), bytes);
  }
  const observed: Seen = { errors: [], failed: [], requests: [] };
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) observed.errors.push(message.text());
  });
  page.on('pageerror', (error) => observed.errors.push(error.message));
  page.on('requestfailed', (request) => observed.failed.push(request.url()));
  page.on('request', (request) => {
    if (!/^(?:data|file):/.test(request.url())) observed.requests.push(request.url());
  });
  await page.goto(pathToFileURL(join(place, 'index.html')).href, { waitUntil: 'networkidle' });
  return { ...observed, readme: Buffer.from(files['README.txt'] ?? []).toString() };
}

const quiet = { errors: [], failed: [], requests: [] };

describe('an exported site opened from disk', () => {
  it('shows a page with its font and picture', async () => {
    const observed = await openCopy({
      jsx: `export default function Page() { return <main><h1>Ada</h1><img src="${MEDIA}" alt="Me" /><p style={{ backgroundImage: 'url(${MEDIA})' }}>Bikes</p><a href="https://shop.example/">Shop</a></main>; }`,
      css: "h1 { font-family: 'Sora'; font-size: 40px }",
    });
    expect(observed).toMatchObject(quiet);
    const faces = await page.evaluate<string[]>(
      'document.fonts.ready.then(() => [...document.fonts].map((face) => face.family + " " + face.status))',
    );
    expect(faces.join()).toMatch(/Sora"? loaded/);
    expect(await page.evaluate('document.querySelector("img").naturalWidth')).toBe(40);
    expect(await page.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe(
      'https://shop.example/',
    );
  });

  it('runs a page that runs: state, icons, motion and pictures', { tags: 'slow' }, async () => {
    const observed = await openCopy({
      jsx: `import { useState } from 'react';
import { Heart } from 'lucide-react';
import { motion } from 'motion/react';
import clsx from 'clsx';
const picture = '${MEDIA}';
export default function Page() {
  const [likes, setLikes] = useState(0);
  return (
    <main>
      <motion.h1 initial={{ opacity: 0 }} animate={{ opacity: 1 }}>Ada</motion.h1>
      {likes > 0 && <img src={picture} alt="Thanks" />}
      <button className={clsx('like', likes > 0 && 'on')} onClick={() => setLikes(likes + 1)}>
        <Heart /> {likes} likes
      </button>
    </main>
  );
}`,
    });
    await page.getByRole('button', { name: '0 likes' }).click();
    await page.getByRole('button', { name: '1 likes' }).waitFor();
    const picture = page.getByRole('img', { name: 'Thanks' });
    await picture.waitFor();
    await expect.poll(() => page.evaluate('document.querySelector("img").naturalWidth')).toBe(40);
    expect(observed).toMatchObject(quiet);
  });

  it('keeps a form quiet and says so', { tags: 'slow' }, async () => {
    const observed = await openCopy({
      jsx: 'export default function Page() { return <main><h1>Ada</h1><form data-form="newsletter"><input name="email" aria-label="Email" /><button>Join</button></form></main>; }',
    });
    await page.getByLabel('Email').fill('bo@example.com');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText("Forms on this copy don't send anything.").waitFor();
    expect(observed).toMatchObject(quiet);
    expect(observed.readme).toContain("Forms don't send anything");
  });

  it('PUB-4 lets no script reach out, whatever the page does', { tags: 'slow' }, async () => {
    const observed = await openCopy({
      jsx: `import { useEffect, useState } from 'react';
export default function Page() {
  const [text, setText] = useState('waiting');
  useEffect(() => {
    const image = new Image();
    image.src = 'https://' + 'counter.example/pixel.png';
    image.onerror = () => setText('closed');
    image.onload = () => setText('open');
  }, []);
  return <main><h1>{text}</h1></main>;
}`,
    });
    await page.getByRole('heading', { name: 'closed' }).waitFor();
    expect(observed.errors.join()).toContain('Content Security Policy');
    expect(observed.requests.filter((url) => !observed.failed.includes(url))).toEqual([]);
  });

  it("shows the assistant's own page", { tags: 'slow' }, async () => {
    const facts = {
      username: 'ada',
      fullName: 'Ada Moss',
      links: [{ title: 'Shop', url: 'https://shop.example/' }],
      avatarUrl: MEDIA,
    };
    const observed = await openCopy(composeProfilePage(facts));
    await page.getByRole('heading', { name: 'Ada Moss' }).waitFor();
    await page.getByRole('link', { name: 'Shop' }).waitFor();
    expect(observed).toMatchObject(quiet);
  });
});
