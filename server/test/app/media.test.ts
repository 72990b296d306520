// An image through both services: uploaded to the workspace, charged, shown on the pages origin.
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await test.signUp('anna'));
});
afterAll(() => test.stop());

async function upload(bytes: Buffer, filename: string): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), filename);
  return await fetch(`${test.config.appOrigin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** On a busy machine more images wait for their turn than one user may have waiting. */
async function uploadWhenFree(bytes: Buffer, filename: string): Promise<Response> {
  for (;;) {
    const response = await upload(bytes, filename);
    if (response.status !== 429) return response;
    await setTimeout(100);
  }
}

async function usedBytes(): Promise<number> {
  const row = await test.test.db
    .selectFrom('accounts')
    .select('storage_used')
    .where('username', '=', 'anna')
    .executeTakeFirst();
  return row?.storage_used ?? 0;
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#10b981' } })
    .png()
    .toBuffer();

it('API-50 API-51 API-52 an uploaded image is shown and counts against the storage until it is deleted', async () => {
  const uploaded = await upload(await picture(), 'green.png');
  expect(uploaded.status).toBe(201);
  const asset = (await uploaded.json()) as { id: string; url: string; thumbnail_url: string };
  expect(asset.url.startsWith(`${test.config.pagesOrigin}/_/media/`)).toBe(true);

  const image = await sendRequest(test.config.pagesOrigin, new URL(asset.url).pathname);
  const thumbnail = await sendRequest(
    test.config.pagesOrigin,
    new URL(asset.thumbnail_url).pathname,
  );
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(thumbnail.body).metadata()).width).toBe(320);
  expect(await usedBytes()).toBe(image.body.length + thumbnail.body.length);

  const list = await test.call('GET', '/api/media/list', { token });
  expect(await list.json()).toEqual({ data: [asset] });
  const removed = await test.call('DELETE', `/api/media/${asset.id}`, { token });
  expect(removed.status).toBe(204);
  expect((await sendRequest(test.config.pagesOrigin, new URL(asset.url).pathname)).status).toBe(
    404,
  );
  expect(await usedBytes()).toBe(0);
});

it('concurrent uploads never exceed the storage of the plan', { tags: 'slow' }, async () => {
  const uploaded = await upload(await picture(), 'one.png');
  const { id } = (await uploaded.json()) as { id: string };
  const each = await usedBytes();
  await test.call('DELETE', `/api/media/${id}`, { token });
  const limit = await storageLimit();
  // All but two and a half images are taken already.
  const taken = limit - Math.floor(each * 2.5);
  await test.test.db
    .updateTable('accounts')
    .set({ storage_used: taken })
    .where('username', '=', 'anna')
    .execute();
  const bytes = await picture();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => uploadWhenFree(bytes, 'same.png')),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 413, 413, 413, 413]);
  expect(await usedBytes()).toBe(taken + 2 * each);
});

async function storageLimit(): Promise<number> {
  const response = await test.call('GET', '/api/user/storage', { token });
  return ((await response.json()) as { data: { limit: number } }).data.limit;
}
