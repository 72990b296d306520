// What caches in front are told: by the real jobs and HTTP, to a server that writes down what it is sent.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createFrontCaches } from './front-caches.ts';

let ctx: TestHttp;
let testPages: TestPages;
let front: Server;
let status = 200;
let purged: string[] = [];
let user: TestUser;
let pageId = '';
let name = '';
let count = 0;

beforeAll(async () => {
  front = createServer(({ method, url, headers }, response) => {
    purged.push(`${method} ${headers.host}${url} ${headers['accept-encoding']}`);
    response.writeHead(status).end();
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx, { cachePurgeUrls: [frontOrigin()] });
  ctx.jobs.work('cache-purge', testPages.pages.frontCaches.purge);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
  front.close();
});
beforeEach(async () => {
  count += 1;
  name = `anna-${count}`;
  status = 200;
  user = await buildUser(ctx, { vysUrl: name });
  pageId = (await send('POST', '/api/pages/create', { content: pageWith('Hello') })).json().id;
  await sql`delete from jobs.job where name = 'cache-purge'`.execute(ctx.db);
});

const frontOrigin = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
function send(method: 'POST' | 'PUT', url: string, payload: object = {}) {
  return ctx.http.inject({ method, url, payload, headers: user.headers });
}
const publish = async () => {
  const response = await send('POST', `/api/pages/${pageId}/publish`);
  expect(response.statusCode).toBe(200);
};

/** What the front was told by the jobs that wait, also those that wait for later. */
async function runJobs(): Promise<string[]> {
  purged = [];
  await sql`update jobs.job set start_after = now() where name = 'cache-purge'`.execute(ctx.db);
  await ctx.jobs.runDue('cache-purge');
  // A new account is a change of its own, of which they are told in the background.
  return [...new Set(purged)].sort();
}
const ofPage = (path: string) =>
  ['br', 'gzip', 'identity'].map((encoding) => `PURGE pages.test/${path} ${encoding}`);

describe('caches in front', () => {
  it('are told of a published page by its own address, in every encoding', async () => {
    await publish();
    expect(await runJobs()).toEqual(ofPage(name));
  });

  it('are told of a page that is switched off', async () => {
    await publish();
    await runJobs();
    const response = await send('PUT', `/api/pages/${pageId}/active`, { is_active: false });
    expect(response.statusCode).toBe(200);
    expect(await runJobs()).toEqual(ofPage(name));
  });

  it('are told of the old and the new name', async () => {
    await publish();
    await runJobs();
    const renamed = await send('PUT', '/api/user/profile', { vys_url: `${name}-new` });
    expect(renamed.statusCode).toBe(200);
    await expect.poll(runJobs).toEqual([...ofPage(name), ...ofPage(`${name}-new`)].sort());
  });

  it('are told of a page whose account is deleted, and of one that operators take down', async () => {
    await publish();
    await runJobs();
    await inTransaction(ctx.db, (trx) => testPages.pages.invalidate(trx, name));
    expect(await runJobs()).toEqual(ofPage(name));
    const deleted = { userId: user.id, publicNames: [name] };
    await inTransaction(ctx.db, async (trx) => {
      await testPages.pages.deleteUserData(trx, deleted as never);
    });
    expect(await runJobs()).toEqual(ofPage(name));
  });

  it('are told again when one could not be reached or refused, and the publish succeeds', async () => {
    status = 405;
    await publish();
    expect(await runJobs()).toEqual(ofPage(name));
    status = 404;
    expect(await runJobs()).toEqual(ofPage(name));
  });

  it('hear nothing of a change that is rolled back', async () => {
    const undone = inTransaction(ctx.db, async (trx) => {
      await testPages.pages.invalidate(trx, 'no-page');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await runJobs()).not.toContain(ofPage('no-page')[0]);
  });
});

describe('a purge', () => {
  const create = (urls: string[]) =>
    createFrontCaches({ ...ctx, cachePurgeUrls: urls, pagesOrigin: 'http://pages.test' });

  it('tells all caches, and says which failed', async () => {
    purged = [];
    const away = 'http://127.0.0.1:1';
    const telling = create([away, frontOrigin()]).purge({ path: '/anna' });
    await expect(telling).rejects.toThrow(`PURGE at ${away} failed: ECONNREFUSED`);
    expect(purged.sort()).toEqual(ofPage('anna'));
    status = 405;
    const refused = create([frontOrigin()]).purge({ path: '/anna' });
    await expect(refused).rejects.toThrow(`PURGE at ${frontOrigin()} was answered with 405`);
  });

  it('is not added where there is no cache', async () => {
    const caches = create([]);
    await inTransaction(ctx.db, (trx) => caches.enqueuePurge(trx, 'no-page'));
    expect(caches.hasAny).toBe(false);
    expect(await runJobs()).not.toContain(ofPage('no-page')[0]);
  });

  it('comes again five seconds later', async () => {
    const added: (Date | undefined)[] = [];
    const jobs = {
      enqueue: async (_db: unknown, _name: unknown, _payload: unknown, options?: object) =>
        void added.push((options as { runAt?: Date } | undefined)?.runAt),
    };
    const clock = { now: () => new Date('2026-05-10T12:00:00Z') };
    const caches = createFrontCaches({
      jobs,
      clock,
      cachePurgeUrls: ['http://127.0.0.1:1'],
      pagesOrigin: 'http://pages.test',
    });
    await caches.enqueuePurge({} as never, 'anna');
    expect(added).toEqual([undefined, new Date('2026-05-10T12:00:05Z')]);
  });
});
