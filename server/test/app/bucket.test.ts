// The whole server with its files in a bucket: a page is published, shown, and shown again by a process that
// never saw it; pictures go the same way; a bucket that is away harms no page in memory.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { freePort } from '../free-port.ts';
import { type FakeS3, startFakeS3 } from '../s3/fake-s3.ts';
import { childStdio } from '../test-log.ts';

let fakeS3: FakeS3;
let test: TestApp;
let token: string;

beforeAll(async () => {
  fakeS3 = await startFakeS3();
  test = await startTestApp({ env: fakeS3.env });
  ({ token } = await test.signUp('anna'));
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
});
afterAll(async () => {
  await test.stop();
  await fakeS3.stop();
});

const show = (path: string) => sendRequest(test.config.pagesOrigin, path);
const keys = (part: string) => [...fakeS3.objects.keys()].filter((key) => key.includes(part));

async function publish(text: string): Promise<number> {
  const jsx = `export default () => <main><h1>${text}</h1><a href="https://example.com/">Shop</a></main>;`;
  const body = { content: { jsx, css: '', metadata: { title: text, description: '' } } };
  const created = await test.call('POST', '/api/pages/create', { token, body });
  const saved = created.ok ? created : await test.call('PUT', '/api/pages/update', { token, body });
  const { id } = (await saved.json()) as { id: string };
  return (await test.call('POST', `/api/pages/${id}/publish`, { token })).status;
}

it('PUB-1 PUB-4 a page is published into the bucket and served from it', {
  tags: 'slow',
}, async () => {
  expect(await publish('First')).toBe(200);
  const page = await show('/anna');
  expect([page.status, page.body.toString().includes('First')]).toEqual([200, true]);
  expect(keys('/pages/')).toHaveLength(3);
  const storedDocument = fakeS3.objects.get(
    keys('/pages/').find((key) => key.endsWith('.html')) ?? '',
  );
  expect(storedDocument?.bytes.toString()).toContain('First');
});

it('PUB-4 publishing again leaves no files of the previous version', async () => {
  expect(await publish('Second')).toBe(200);
  await expect.poll(async () => (await show('/anna')).body.toString()).toContain('Second');
  expect(keys('/pages/')).toHaveLength(3);
});

it('PUB-4 a process with a data folder of its own shows the page too', {
  tags: 'slow',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vys-bucket-'));
  const port = await freePort();
  const otherProcess = fork(join(import.meta.dirname, '../../src/main.ts'), [], {
    stdio: childStdio(),
    env: {
      VYS_LOG_LEVEL: 'trace',
      ...fakeS3.env,
      DATABASE_URL: test.test.url,
      VYS_DATA_DIR: folder,
      VYS_APP_PORT: `${await freePort()}`,
      VYS_PAGES_PORT: `${port}`,
      APP_ORIGIN: test.config.appOrigin,
      PAGES_ORIGIN: test.config.pagesOrigin,
    },
  });
  const ended = new Promise((resolve) => otherProcess.once('exit', resolve));
  await new Promise((resolve, reject) => {
    otherProcess.once('message', resolve);
    otherProcess.once('exit', () => reject(new Error('the second process did not start')));
  });
  fakeS3.requests.splice(0);
  const page = await sendRequest(`http://localhost:${port}`, '/anna');
  expect([page.status, page.body.toString().includes('Second')]).toEqual([200, true]);
  // Read, not made anew.
  const about = fakeS3.requests.filter((line) => line.includes('/pages/'));
  expect(about.map((line) => line.split(' ')[0])).toEqual(['GET', 'GET', 'GET']);
  otherProcess.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

it('API-50 uploaded pictures are served from the bucket', { tags: 'slow' }, async () => {
  const background = '#10b981';
  const png = sharp({ create: { width: 40, height: 30, channels: 3, background } }).png();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await png.toBuffer())]), 'green.png');
  const uploadResponse = await fetch(`${test.config.appOrigin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const asset = (await uploadResponse.json()) as { url: string };
  const image = await show(new URL(asset.url).pathname);
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
  const contentTypes = keys('/media/').map(
    (key) => fakeS3.objects.get(key)?.headers['content-type'],
  );
  expect(contentTypes).toEqual(['image/webp', 'image/webp']);
});

it('cached pages are served during a bucket outage, and publishing fails', async () => {
  // Into memory: the publish before may have been announced only after it was last read.
  expect((await show('/anna')).body.toString()).toContain('Second');
  fakeS3.disturb('PUT', [403, 'AccessDenied'], 9);
  fakeS3.disturb('GET', [403, 'AccessDenied'], 9);
  expect(await publish('Third')).toBe(500);
  expect((await show('/anna')).body.toString()).toContain('Second');
  fakeS3.settle();
  expect(await publish('Third')).toBe(200);
  await expect.poll(async () => (await show('/anna')).body.toString()).toContain('Third');
});

it('PUB-4 a page is published even when the previous files cannot be removed', async () => {
  fakeS3.disturb('DELETE', [403, 'AccessDenied'], 9);
  expect(await publish('Fourth')).toBe(200);
  fakeS3.settle();
  await expect.poll(async () => (await show('/anna')).body.toString()).toContain('Fourth');
});
