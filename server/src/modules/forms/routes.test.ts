// What visitors sent, through the app server, on a real PostgreSQL.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser, tokenFor } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let pageId: string;
let name = '';
let counter = 0;
let signedInAt = 0;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});
beforeEach(async () => {
  counter += 1;
  // Signing in is limited per address and time.
  ctx.clock.advance(3_600_000);
  name = `forms${counter}`;
  user = await buildUser(ctx, { vysUrl: name });
  signedInAt = ctx.clock.now().getTime();
  pageId = await publishFor(user);
});

async function publishFor(owner: TestUser): Promise<string> {
  const payload = { content: pageWith('Hello') };
  const { headers } = owner;
  const created = await ctx.http.inject({
    method: 'POST',
    url: '/api/pages/create',
    headers,
    payload,
  });
  const { id } = created.json();
  const done = await ctx.http.inject({ method: 'POST', url: `/api/pages/${id}/publish`, headers });
  expect(done.statusCode).toBe(200);
  return id;
}

const send = (kind: string, fields: Record<string, string>) =>
  testPages.forms.submit({ name, kind, fields });
const call = async (method: 'GET' | 'DELETE', path: string, as = user) =>
  await ctx.http.inject({
    method,
    url: `/api/pages/${pageId}/submissions${path}`,
    headers: await readHeaders(as),
  });
/** Access tokens end after five minutes. */
async function readHeaders(someone: TestUser) {
  if (ctx.clock.now().getTime() - signedInAt < 240_000) return someone.headers;
  return { authorization: `Bearer ${await tokenFor(ctx, someone)}` };
}
const list = async (query = '') => (await call('GET', query)).json();
const readFeed = async () =>
  ctx.db.selectFrom('notifications').selectAll().where('user_id', '=', user.id).execute();

describe('GET /api/pages/{id}/submissions', () => {
  it('lists what was sent, newest first, with the number of each kind', async () => {
    await send('newsletter', { email: 'Ben@Example.com' });
    ctx.clock.advance(1000);
    await send('contact', { name: 'Cleo', email: 'c@d.example', message: 'Hi', phone: '030' });
    const response = await list();
    expect(response).toMatchObject({
      counts: { newsletter: 1, contact: 1, guestbook: 0 },
      next_cursor: null,
      confirms_by_mail: false,
    });
    expect(response.submissions).toEqual([
      {
        id: expect.any(String),
        kind: 'contact',
        status: 'received',
        email: 'c@d.example',
        name: 'Cleo',
        message: 'Hi',
        extra: { phone: '030' },
        created_at: ctx.clock.now().toISOString(),
      },
      expect.objectContaining({
        kind: 'newsletter',
        status: 'unconfirmed',
        email: 'ben@example.com',
      }),
    ]);
  });

  it('lists one kind', async () => {
    await send('contact', { message: 'Hi' });
    await send('guestbook', { message: 'Nice', name: 'Ben' });
    const { submissions, counts } = await list('?kind=guestbook');
    expect(submissions).toMatchObject([{ kind: 'guestbook', message: 'Nice' }]);
    expect(counts).toEqual({ newsletter: 0, contact: 1, guestbook: 1 });
    expect((await call('GET', '?kind=survey')).statusCode).toBe(400);
  });

  it('goes through all of them in parts, also when the last one seen was removed', async () => {
    for (let i = 0; i < 5; i += 1) await send('contact', { message: `m${i}` });
    const first = await list('?limit=2');
    const removed = first.submissions[1].id;
    expect((await call('DELETE', `/${removed}`)).statusCode).toBe(204);
    const second = await list(`?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`);
    const third = await list(`?limit=2&cursor=${encodeURIComponent(second.next_cursor)}`);
    const messages = [first, second, third].flatMap(({ submissions }) =>
      submissions.map(({ message }: { message: string }) => message),
    );
    expect(messages.sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    expect(third.next_cursor).toBe(null);
  });

  it.each(['nonsense', '2026-99-99T00:00:00Z_00000000-0000-4000-8000-000000000000'])(
    'rejects the cursor %s',
    async (cursor) => {
      expect((await call('GET', `?cursor=${cursor}`)).statusCode).toBe(400);
    },
  );
});

describe('submissions to the page of another user', () => {
  it('are not found, and reading needs a sign-in', async () => {
    await send('contact', { message: 'Private' });
    const [{ id }] = (await list()).submissions;
    const otherUser = await buildUser(ctx, { vysUrl: `other${counter}` });
    await publishFor(otherUser);
    const paths = [
      ['GET', ''],
      ['GET', '.csv'],
      ['DELETE', `/${id}`],
    ] as const;
    for (const [method, path] of paths) {
      const foreign = await call(method, path, otherUser);
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'pages.not_found']);
      expect(foreign.body).not.toContain('Private');
    }
    const anonymous = await ctx.http.inject({ url: `/api/pages/${pageId}/submissions` });
    expect(anonymous.statusCode).toBe(401);
    expect((await list()).submissions).toHaveLength(1);
  });

  it('cannot be removed through your own page', async () => {
    await send('contact', { message: 'Private' });
    const [{ id }] = (await list()).submissions;
    const otherUser = await buildUser(ctx, { vysUrl: `third${counter}` });
    const ownPage = await publishFor(otherUser);
    const response = await ctx.http.inject({
      method: 'DELETE',
      url: `/api/pages/${ownPage}/submissions/${id}`,
      headers: otherUser.headers,
    });
    expect([response.statusCode, response.json().code]).toEqual([
      404,
      'pages.submission_not_found',
    ]);
    expect((await list()).submissions).toHaveLength(1);
  });
});

describe('GET /api/pages/{id}/submissions.csv', () => {
  it('ASVS 1.3.3, 5.4.1 is a file for spreadsheets without a cell that runs', async () => {
    const now = ctx.clock.now().toISOString();
    await send('contact', {
      name: '=HYPERLINK("https://evil.example")',
      email: 'a@b.example',
      message: '@SUM(A1), "quoted"\r\nsecond line',
      phone: '+49 30',
    });
    const response = await call('GET', '.csv?kind=contact');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-contact-${now.slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    });
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.body.replace('\u{FEFF}', '')).toBe(
      '"Date","Kind","Status","Name","Email","Message","Other fields","Unsubscribe"\r\n' +
        `"${now}","contact","received",` +
        `"'=HYPERLINK(""https://evil.example"")","a@b.example",` +
        `"'@SUM(A1), ""quoted""\nsecond line","phone: +49 30",""\r\n`,
    );
  });

  it('holds more entries than are read at a time', async () => {
    const rows = Array.from({ length: 1203 }, (_, i) => ({
      page_id: pageId,
      kind: 'guestbook',
      message: `entry ${i}`,
      created_at: new Date(1_700_000_000_000 + Math.floor(i / 7)),
    }));
    await ctx.db.insertInto('form_submissions').values(rows).execute();
    const lines = (await call('GET', '.csv')).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(1204);
  });

  it('gives every subscriber a link to leave', async () => {
    await send('newsletter', { email: 'ben@example.com' });
    const { body } = await call('GET', '.csv?kind=newsletter');
    const [, token = ''] = /http:\/\/pages\.test\/_\/unsubscribe\/([\w-]+)"/.exec(body) ?? [];
    expect(await testPages.forms.subscriptionLinks.preview('unsubscribe', token)).toEqual({
      email: 'ben@example.com',
      pageUrl: `http://pages.test/${name}`,
    });
    expect((await list()).submissions).toHaveLength(1);
    expect(
      await testPages.forms.subscriptionLinks.execute('unsubscribe', token, 'en'),
    ).toBeDefined();
    expect((await list()).submissions).toEqual([]);
    expect(
      await testPages.forms.subscriptionLinks.execute('unsubscribe', token, 'en'),
    ).toBeUndefined();
  });
});

describe('DELETE /api/pages/{id}/submissions/{submissionId}', () => {
  it('removes one, once', async () => {
    await send('contact', { message: 'one' });
    await send('contact', { message: 'two' });
    const { submissions } = await list();
    const path = `/${submissions[0].id}`;
    expect((await call('DELETE', path)).statusCode).toBe(204);
    expect((await list()).submissions).toEqual([submissions[1]]);
    const again = await call('DELETE', path);
    expect([again.statusCode, again.json().code]).toEqual([404, 'pages.submission_not_found']);
    expect((await call('DELETE', '/nonsense')).statusCode).toBe(400);
  });
});

describe('sending', () => {
  it('NOTIF-1 notifies the owner of a message once, as `comment_received` with a link to the pages', async () => {
    await send('contact', { name: 'Ben', message: 'Hi' });
    await send('contact', { name: 'Ben', message: 'Hi' });
    expect((await list()).submissions).toHaveLength(1);
    const received = (await readFeed()).filter(({ type }) => type === 'comment_received');
    expect(received).toMatchObject([
      { title: 'New message', message: 'Ben: Hi', action_url: '/pages' },
    ]);
  });

  it('keeps the same words sent later as another message', async () => {
    await send('contact', { message: 'Hi' });
    ctx.clock.advance(10 * 60_000 + 1);
    await send('contact', { message: 'Hi' });
    expect((await list()).submissions).toHaveLength(2);
  });

  it('keeps one of a message that is sent twenty times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('contact', { message: 'Hi' })));
    expect((await list()).submissions).toHaveLength(1);
  });

  it('takes a thousand a day per page', async () => {
    const rows = Array.from({ length: 1000 }, () => ({
      page_id: pageId,
      kind: 'guestbook',
      message: 'x',
      created_at: new Date(ctx.clock.now().getTime() - 3_600_000),
    }));
    await ctx.db.insertInto('form_submissions').values(rows).execute();
    await expect(send('contact', { message: 'Hi' })).rejects.toMatchObject({
      code: 'rate.limited',
      details: { retryAfter: 3600 },
    });
  });
});
