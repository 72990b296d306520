// Uploads as people and as attackers send them, on a real database and real files.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { mediaRoutes } from '@vys/contract/media';
import { type FastifyInstance, fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { systemClock } from '../../platform/clock.ts';
import { appError } from '../../platform/errors.ts';
import { type Caller, createBinder } from '../../platform/http/http.ts';
import { registerErrorHandler } from '../../platform/http/http-errors.ts';
import { createFileDeletionQueue } from '../../platform/storage/file-deletion-queue.ts';
import { createDiskFileStore } from '../../platform/storage/file-store.ts';
import { createMedia, type Media } from './index.ts';

const quota = 200_000;
const [anna, ben, full] = [randomUUID(), randomUUID(), randomUUID()];
let test: TestDb;
let http: FastifyInstance;
let media: Media;
let folder: string;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-media-'));
  for (const [index, userId] of [anna, ben, full].entries()) {
    const names = { email: `user${index}@vys.example`, username: `user${index}` };
    await test.db
      .insertInto('accounts')
      .values({ user_id: userId, ...names })
      .execute();
  }
  const accounts = {
    getAccount: async () => undefined,
    async chargeStorage(db: typeof test.db, userId: string, bytes: number) {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set((row) => ({ storage_used: row('storage_used', '+', bytes) }))
        .where('user_id', '=', userId)
        .where((row) => row(row('storage_used', '+', bytes), '<=', userId === full ? 10 : quota))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw appError('media.storage_full');
    },
  };
  const files = createDiskFileStore(folder);
  const log = createTestLog();
  const pagesOrigin = 'http://pages.example';
  const clock = systemClock;
  const fileDeletions = createFileDeletionQueue({ db: test.db, files, clock, log });
  media = createMedia({
    db: test.db,
    accounts,
    files,
    fileDeletions,
    imageUsers: [],
    pagesOrigin,
    clock,
    log,
  });
  http = fastify();
  registerErrorHandler(http);
  await http.register(multipart);
  const findCaller = async (token: string) => ({ userId: token, scope: 'full' }) as Caller;
  media.bind(createBinder(http, { findCaller, checkOutput: true, trustedProxies: [] }).bind);
});

afterAll(async () => {
  await http.close();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function upload(userId: string, bytes: Buffer | string, name = 'a.png', field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const response = new Response(form);
  return await http.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: {
      authorization: `Bearer ${userId}`,
      'content-type': response.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await response.arrayBuffer()),
  });
}

async function call(userId: string, method: 'GET' | 'DELETE', url: string) {
  return await http.inject({ method, url, headers: { authorization: `Bearer ${userId}` } });
}

async function usedBy(userId: string): Promise<number> {
  const row = await test.db
    .selectFrom('accounts')
    .select('storage_used')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.storage_used;
}

function picture(width = 64, height = 48) {
  return sharp({ create: { width, height, channels: 3, background: '#10b981' } });
}

const filesNow = () => readdirSync(folder, { recursive: true }).length;

describe('upload', () => {
  it('API-50 API-51 DATA-22 MEDIA-1 stores a clean image and lists it, newest first', async () => {
    const first = await upload(anna, await picture().png().toBuffer(), '../../holiday.png');
    expect(first.statusCode).toBe(201);
    const asset = first.json();
    expect(asset).toMatchObject({ filename: 'holiday.png' });
    expect(asset.url).toMatch(/^http:\/\/pages\.example\/_\/media\/[\w-]{24}$/);
    const second = await upload(anna, await picture(3000, 100).jpeg().toBuffer(), 'b.jpg');
    const list = await call(anna, 'GET', '/api/media/list');
    expect(list.json().data).toEqual([second.json(), asset]);
    expect(await media.listUrls(anna)).toEqual([second.json().url, asset.url]);

    const stored = await media.findFile(second.json().url.split('/').at(-1));
    expect(stored?.contentType).toBe('image/webp');
    expect(await sharp(stored?.bytes).metadata()).toMatchObject({ format: 'webp', width: 2400 });
    const small = await media.findFile(second.json().thumbnail_url.split('/').at(-1));
    expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(await usedBy(anna)).toBeGreaterThan(0);
  });

  it('keeps it in narrower widths too, as AVIF and WebP, and knows its color', async () => {
    const photo = await picture(1300, 650).jpeg().toBuffer();
    const { id, url } = (await upload(ben, photo, 'wide.jpg')).json();
    const [described] = await media.describeImages([url, 'https://a.example/b.png']);
    expect(described).toEqual({
      url,
      width: 1300,
      height: 650,
      variants: [640, 1280].map((width) => ({ url: `${url}/${width}`, width })),
      color: expect.stringMatching(/^#[01][\da-f]b[\da-f]8[\da-f]$/),
    });
    const key = url.split('/').at(-1);
    for (const acceptsAvif of [true, false]) {
      const found = await media.findVariant(key, { width: 640, acceptsAvif });
      expect(found?.contentType).toBe(acceptsAvif ? 'image/avif' : 'image/webp');
      const format = acceptsAvif ? 'heif' : 'webp';
      const metadata = await sharp(found?.bytes).metadata();
      expect(metadata).toMatchObject({ format, width: 640, height: 320 });
    }
    expect(await media.findVariant(key, { width: 320, acceptsAvif: true })).toBeUndefined();
    expect(await media.findVariant('../x', { width: 640, acceptsAvif: true })).toBeUndefined();
    const count = filesNow();
    expect((await call(ben, 'DELETE', `/api/media/${id}`)).statusCode).toBe(204);
    expect(filesNow()).toBe(count - 6);
    expect(await media.describeImages([url])).toEqual([]);
  });

  it('makes none of a small image, a moving one, or wider ones, and no color of what is see-through', async () => {
    const clear = sharp({ create: { width: 700, height: 9, channels: 4, background: '#0000' } });
    const { url } = (await upload(ben, await clear.png().toBuffer())).json();
    const [seeThrough] = await media.describeImages([url]);
    expect(seeThrough).toMatchObject({ color: undefined, variants: [{ width: 640 }] });
    const small = (await upload(ben, await picture().png().toBuffer())).json();
    expect(await media.describeImages([small.url])).toMatchObject([{ variants: [] }]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes %s', async (format) => {
    const response = await upload(ben, await picture().toFormat(format).toBuffer(), 'x');
    expect(response.statusCode).toBe(201);
  });

  it('keeps a moving picture moving', async () => {
    const frames = [picture(20, 20), picture(20, 20).negate()];
    const inputs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const gif = await sharp(inputs, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { url } = (await upload(ben, gif, 'm.gif')).json();
    const stored = await media.findFile(url.split('/').at(-1));
    expect(await sharp(stored?.bytes).metadata()).toMatchObject({ pages: 2 });
  });

  it('removes the place where a picture was taken, and turns it upright', async () => {
    const exif = {
      IFD0: { Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    };
    const photo = await picture(60, 40)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { url } = (await upload(ben, photo, 'p.jpg')).json();
    const stored = await media.findFile(url.split('/').at(-1));
    const metadata = await sharp(stored?.bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata).toMatchObject({ width: 40, height: 60 });
  });

  it('ASVS 5.2.2 drops what is appended to a picture', async () => {
    const photo = await picture().jpeg().toBuffer();
    const both = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { url } = (await upload(ben, both, 'p.jpg')).json();
    const stored = await media.findFile(url.split('/').at(-1));
    expect(stored?.bytes.includes('<script>')).toBe(false);
  });
});

describe('rejected uploads', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const entities =
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
    '<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';

  it.each<[string, string | (() => Promise<Buffer>), number, string]>([
    ['HTML named as an image', '<!doctype html><script>1</script>', 415, 'media.not_an_image'],
    ['SVG', svg, 415, 'media.not_an_image'],
    ['SVG with entities', entities, 415, 'media.not_an_image'],
    ['TIFF', () => picture().tiff().toBuffer(), 415, 'media.not_an_image'],
    ['nothing', '', 415, 'media.not_an_image'],
    [
      'a truncated image',
      async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      400,
      'media.image_damaged',
    ],
    ['a pixel bomb', () => picture(8000, 8000).png().toBuffer(), 413, 'media.image_too_large'],
    ['over 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'media.image_too_large'],
  ])('%s', async (_, made, status, code) => {
    const [used, count] = [await usedBy(ben), filesNow()];
    const response = await upload(ben, typeof made === 'string' ? made : await made(), 'a.png');
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect([await usedBy(ben), filesNow()]).toEqual([used, count]);
  });

  it('leave neither files nor a row over the quota', async () => {
    const count = filesNow();
    const response = await upload(full, await picture().png().toBuffer());
    expect([response.statusCode, response.json().code]).toEqual([413, 'media.storage_full']);
    expect(filesNow()).toBe(count);
    expect((await call(full, 'GET', '/api/media/list')).json().data).toEqual([]);
  });

  it('are those without the field `file`', async () => {
    const response = await upload(anna, await picture().png().toBuffer(), 'a.png', 'image');
    expect(response.json()).toMatchObject({
      code: 'input.invalid',
      fields: { file: expect.anything() },
    });
  });

  it('are those without a token', async () => {
    expect((await http.inject({ method: 'POST', url: '/api/media/upload' })).statusCode).toBe(401);
  });
});

describe('delete', () => {
  it('API-52 MEDIA-7 gives the storage back and takes the files away', async () => {
    const [used, count] = [await usedBy(anna), filesNow()];
    const { id, url } = (await upload(anna, await picture().png().toBuffer())).json();
    expect((await call(anna, 'DELETE', `/api/media/${id}`)).statusCode).toBe(204);
    expect([await usedBy(anna), filesNow()]).toEqual([used, count]);
    expect(await media.findFile(url.split('/').at(-1))).toBeUndefined();
    expect((await call(anna, 'DELETE', `/api/media/${id}`)).statusCode).toBe(404);
  });

  it('of another user’s image finds nothing and changes nothing', async () => {
    const { id } = (await upload(anna, await picture().png().toBuffer())).json();
    const response = await call(ben, 'DELETE', `/api/media/${id}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'media.not_found']);
    const { data } = (await call(anna, 'GET', '/api/media/list')).json();
    expect(data.map((asset: { id: string }) => asset.id)).toContain(id);
  });
});

it('binds every route of the module', () => {
  for (const route of mediaRoutes) {
    const url = route.path.replace(/\{(\w+)\}/g, ':$1');
    expect(http.hasRoute({ method: route.method, url })).toBe(true);
  }
});

it('ASVS 5.3.2 returns nothing for an invalid key', async () => {
  expect(await media.findFile('../../../etc/passwd')).toBeUndefined();
  expect(await media.findFile('x'.repeat(24))).toBeUndefined();
});
