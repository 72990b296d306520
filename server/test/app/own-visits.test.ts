// Visits of a page's own creator, from the ticket of the app to the figures, over both servers.
import { getReport } from '@vys/contract/analytics/report-routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { pageWith } from '../pages.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let test: TestApp;
let owner: { token: string; userId: string };
let count = 0;
let name = '';
let now = new Date();

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.stop());
beforeEach(async () => {
  now = new Date();
  count += 1;
  name = `creator-${count}`;
  owner = await test.signUp(name);
  await publish(owner.token, name);
});

async function publish(token: string, username: string) {
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: username } });
  const body = { content: pageWith(username) };
  const { id } = await (await test.call('POST', '/api/pages/create', { token, body })).json();
  expect((await test.call('POST', `/api/pages/${id}/publish`, { token })).status).toBe(200);
}

const onPages = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(test.config.pagesOrigin, path, { headers: { 'user-agent': chrome, ...headers } });

async function getMarkUrl(token: string): Promise<string> {
  const response = await test.call('POST', '/api/analytics/own-visits', { token });
  expect(response.status).toBe(201);
  const { url } = (await response.json()).data;
  expect(url.startsWith(`${test.config.pagesOrigin}/_/own-visits?ticket=`)).toBe(true);
  return url.slice(test.config.pagesOrigin.length);
}

const readCookie = (headers: Record<string, unknown>) =>
  /vys_own=([\w-]{22});/.exec(String(headers['set-cookie']))?.[1] ?? '';

async function getMark(token: string): Promise<string> {
  const response = await onPages(await getMarkUrl(token));
  expect(response.status).toBe(204);
  expect(String(response.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax/);
  return readCookie(response.headers);
}

const policyOf = (headers: Record<string, unknown>) =>
  /connect-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];

async function readStats() {
  const response = await test.call('GET', `${getReport.path}?period=24h`, { token: owner.token });
  const { totals, excluded } = (await response.json()).data;
  return { views: totals.views, own: excluded.find(isOwn)?.count ?? 0 };
}
const isOwn = ({ reason }: { reason: string }) => reason === 'own';

describe('a visit of the creator', () => {
  it('is counted apart, once for each load, and its tracker reaches nothing', {
    tags: 'slow',
  }, async () => {
    const mark = await getMark(owner.token);
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await onPages(`/${name}`, { cookie: `vys_own=${mark}` });
      expect(page.status).toBe(200);
      expect(policyOf(page.headers)).toBe("connect-src 'none'");
      expect(page.headers['cache-control']).toBe('private, no-store');
    }
    await onPages(`/${name}`, { cookie: `vys_own=${mark}`, 'sec-purpose': 'prefetch' });
    await expect.poll(readStats).toEqual({ views: 0, own: 2 });
  });

  it('is one of any visitor without the mark, on a page of another creator, and with another mark', async () => {
    const mark = await getMark(owner.token);
    const other = await test.signUp(`other-${count}`);
    await publish(other.token, `other-${count}`);
    const requests = [
      [`/${name}`, ''],
      [`/${name}`, 'vys_own=; x=1'],
      [`/${name}`, `vys_own=${'A'.repeat(22)}`],
      [`/${name}`, `not_vys_own=${mark}`],
      [`/other-${count}`, `vys_own=${mark}`],
      [`/${name}`, `vys_own=${await getMark(other.token)}`],
    ] as const;
    for (const [path, cookie] of requests) {
      const page = await onPages(path, cookie === '' ? {} : { cookie });
      expect([page.status, policyOf(page.headers)]).toEqual([
        200,
        `connect-src ${test.config.pagesOrigin}/e`,
      ]);
      expect(page.headers['cache-control']).toMatch(/^public/);
    }
    expect(await readStats()).toMatchObject({ own: 0 });
  });

  it('counts as any other after the mark was taken away', async () => {
    const mark = await getMark(owner.token);
    const cookie = `vys_own=${mark}`;
    const ended = await onPages('/_/own-visits?end', { cookie });
    expect([ended.status, String(ended.headers['set-cookie'])]).toEqual([
      204,
      expect.stringMatching(/^vys_own=; Max-Age=0/),
    ]);
    const page = await onPages(`/${name}`, { cookie });
    expect(policyOf(page.headers)).not.toBe("connect-src 'none'");
  });
});

describe('a ticket', () => {
  it('is good once, for a minute', async () => {
    const url = await getMarkUrl(owner.token);
    expect((await onPages(url)).status).toBe(204);
    expect((await onPages(url)).status).toBe(403);
    const late = await getMarkUrl(owner.token);
    now = new Date(now.getTime() + 61_000);
    const response = await onPages(late);
    expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it.each(['', '?ticket=', '?ticket=x', `?ticket=${'A'.repeat(22)}`, `?ticket=${'A'.repeat(900)}`])(
    'that was invented gives no mark: %s',
    async (query) => {
      const response = await onPages(`/_/own-visits${query}`);
      expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
    },
  );

  it('is no mark itself', async () => {
    const url = await getMarkUrl(owner.token);
    const cookie = `vys_own=${new URL(url, 'http://x').searchParams.get('ticket')}`;
    const page = await onPages(`/${name}`, { cookie });
    expect(policyOf(page.headers)).not.toBe("connect-src 'none'");
  });
});

it('marks go with the account', async () => {
  await getMark(owner.token);
  const countMarks = async () => {
    const marks = test.test.db.selectFrom('own_visit_marks').select('hash');
    return (await marks.where('user_id', '=', owner.userId).execute()).length;
  };
  expect(await countMarks()).toBe(1);
  await test.call('DELETE', '/api/user/account', { token: owner.token });
  await expect.poll(countMarks).toBe(0);
});
