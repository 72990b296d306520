// Who is let in to the live channel, and how a connection ends with its token, session or user.
import { randomUUID } from 'node:crypto';
import { LIVE_PATH, liveCloseCodes, TICKET_SECONDS } from '@vys/contract/notifications/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLiveClient } from '../../../../test/clients/live-client.ts';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { startTestLive, type TestLive } from '../../../../test/live.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { SECOND } from '../../../platform/time-spans.ts';

let ctx: TestHttp;
let live: TestLive;
let user: TestUser;
const logged: string[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  ctx = await createTestHttp({ writeLog: (line) => void logged.push(line) });
  live = await startTestLive(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx);
  secrets.push(user.accessToken);
});
afterAll(async () => {
  await live.close();
  await ctx.close();
});

const { unauthorized } = liveCloseCodes;
const ticketFor = async (one: TestUser) => {
  const ticket = await live.ticketFor(one);
  secrets.push(ticket);
  return ticket;
};
const open = (query: Record<string, string | number>, headers = {}) =>
  openLiveClient(live.origin, query, { headers });
/** The code that a connection with this query is closed with. */
const codeOf = async (query: Record<string, string | number>) => (await open(query).closed).code;

describe('a handshake', () => {
  it('I12 ASVS 4.4.2 is rejected with 403 from another origin, and accepted from the own one or without', async () => {
    for (const origin of ['https://evil.example', 'null', `${TEST_APP_ORIGIN}.evil.example`]) {
      const client = open({ ticket: await ticketFor(user) }, { origin });
      await expect(client.opened).rejects.toMatchObject({
        status: 403,
        body: expect.stringContaining('auth.forbidden'),
      });
    }
    for (const headers of [{ origin: TEST_APP_ORIGIN }, {}]) {
      const client = open({ ticket: await ticketFor(user) }, headers);
      await client.next('ready');
      await client.close();
    }
  });

  it.each(['-1', '1.5', 'x', '1e30'])(
    'is rejected with 400 after the position %s',
    async (after) => {
      const client = open({ ticket: await ticketFor(user), after });
      await expect(client.opened).rejects.toMatchObject({ status: 400 });
    },
  );

  it('is rejected with 404 at another path', async () => {
    const client = openLiveClient(`${live.origin}/api`, { token: user.accessToken });
    await expect(client.opened).rejects.toMatchObject({ status: 404 });
  });

  it('without an upgrade is a route that does not exist', async () => {
    const response = await fetch(`${live.origin}${LIVE_PATH}?token=x`);
    expect(response.status).toBe(404);
  });

  it('is rejected with 429 after 2,000 from one address within a minute', {
    tags: 'slow',
  }, async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const attempt = () =>
      open({ token: 'x' }, headers).opened.then(
        () => 101,
        ({ status }) => status,
      );
    const statuses = new Map<number, number>();
    for (let n = 0; n < 2_010; n += 10) {
      const all = await Promise.all(Array.from({ length: 10 }, attempt));
      for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 101: 2_000, 429: 10 });
    expect(await codeOf({ token: 'x' })).toBe(unauthorized);
  });
});

describe('a token or ticket', () => {
  it('I12 closes with 4401 when it is forged, and without any', async () => {
    const [head, , signature] = user.accessToken.split('.');
    const claims = { sub: user.id, exp: 4_000_000_000 };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    for (const token of [`${head}.${body}.${signature}`, 'x', '', 'a'.repeat(4000)]) {
      expect(await codeOf({ token })).toBe(unauthorized);
    }
    for (const ticket of [randomUUID(), '']) expect(await codeOf({ ticket })).toBe(unauthorized);
    expect(await codeOf({})).toBe(unauthorized);
  });

  it('closes with 4401 for an API key, which is for calls alone', async () => {
    const created = await ctx.http.inject({
      ...{ method: 'POST', url: '/api/auth/api-keys', headers: user.headers },
      payload: {
        ...{ name: 'Script', scopes: ['notifications:write'], expires_in_days: null },
        password: user.password,
      },
    });
    const { key } = created.json().data;
    expect(await ctx.identity.findCaller(key)).toBeDefined();
    expect(await codeOf({ token: key })).toBe(unauthorized);
  });

  it('I12 ASVS 4.4.3 closes with 4401 when a ticket is used again, also at the same time', async () => {
    const ticket = await ticketFor(user);
    const clients = Array.from({ length: 10 }, () => open({ ticket }));
    const results = await Promise.all(
      clients.map((client) =>
        Promise.race([
          client.next('ready').then(() => 'ready'),
          client.closed.then(({ code }) => code),
        ]),
      ),
    );
    expect(results.filter((result) => result === 'ready')).toHaveLength(1);
    expect(results.filter((result) => result === unauthorized)).toHaveLength(9);
    expect(await codeOf({ ticket })).toBe(unauthorized);
    for (const client of clients) client.connection.terminate();
  });

  it('I12 closes with 4401 when a ticket is older than 30 seconds', async () => {
    const [one, other] = [await ticketFor(user), await ticketFor(user)];
    ctx.clock.advance(TICKET_SECONDS * SECOND - 1);
    const client = open({ ticket: one });
    await client.next('ready');
    ctx.clock.advance(1);
    expect(await codeOf({ ticket: other })).toBe(unauthorized);
    await client.close();
  });

  it('I12 closes with 4401 when the access token has expired', async () => {
    const ticket = await ticketFor(user);
    ctx.clock.advance(300 * SECOND);
    expect(await codeOf({ token: user.accessToken })).toBe(unauthorized);
    expect(await codeOf({ ticket })).toBe(unauthorized);
  });

  it('ASVS 4.4.4 closes with 4401 when its session has ended', async () => {
    const ticket = await ticketFor(user);
    await logOut(user);
    expect(await codeOf({ ticket })).toBe(unauthorized);
    expect(await codeOf({ token: user.accessToken })).toBe(unauthorized);
  });

  it('closes with 4401 when its user was deleted', async () => {
    const ticket = await ticketFor(user);
    await deleteUser(user);
    expect(await codeOf({ ticket })).toBe(unauthorized);
    expect(await codeOf({ token: user.accessToken })).toBe(unauthorized);
    const left = await ctx.db
      .selectFrom('live_tickets')
      .where('user_id', '=', user.id)
      .select('hash')
      .execute();
    expect(left).toEqual([]);
  });
});

async function logOut({ refreshToken }: { refreshToken: string }): Promise<void> {
  const response = await ctx.http.inject({
    method: 'POST',
    url: '/realms/vys/protocol/openid-connect/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'vys-web', refresh_token: refreshToken }).toString(),
  });
  expect(response.statusCode).toBe(204);
}

const deleteUser = ({ id: userId, email }: TestUser) =>
  inTransaction(ctx.db, async (trx) => {
    await live.notifications.deleteUserData(trx, { userId, publicNames: [] });
    await ctx.identity.deleteUser(trx, { userId, email });
  });

describe('an open connection', () => {
  it('I6 closes with 4401 when its session is ended, and no other', async () => {
    const elsewhere = { ...user, ...(await signIn(ctx, user)) };
    const other = await buildUser(ctx);
    const [kept, strange] = [await live.connect(elsewhere), await live.connect(other)];
    const ended = [await live.connect(user), open({ token: user.accessToken })];
    await Promise.all(ended.map(({ opened }) => opened));
    await logOut(user);
    for (const { closed } of ended) expect(await closed).toEqual({ code: unauthorized });
    for (const client of [kept, strange]) {
      expect(client.connection.readyState).toBe(client.connection.OPEN);
      await client.close();
    }
  });

  it('I6 closes with 4401 when the password is changed elsewhere', async () => {
    const elsewhere = { ...user, ...(await signIn(ctx, user)) };
    const [client, kept] = [await live.connect(user), await live.connect(elsewhere)];
    const response = await ctx.http.inject({
      method: 'POST',
      url: '/api/user/change-password',
      headers: elsewhere.headers,
      payload: { current_password: user.password, new_password: 'another horse battery 9' },
    });
    expect(response.statusCode).toBeLessThan(300);
    expect(await client.closed).toEqual({ code: unauthorized });
    expect(kept.connection.readyState).toBe(kept.connection.OPEN);
    await kept.close();
  });

  it('I6 closes with 4401 when its user is deleted', async () => {
    const client = await live.connect(user);
    await deleteUser(user);
    expect(await client.closed).toEqual({ code: unauthorized });
  });

  it('closes with 4401 when its token expires, with a ticket or not', async () => {
    const clients = [await live.connect(user), open({ token: user.accessToken })];
    await clients[1]?.opened;
    ctx.clock.advance(298 * SECOND);
    await live.notifications.notify(ctx.db, user.id, {
      type: 'page_updated',
      title: 'a',
      message: '',
    });
    await Promise.all(clients.map((client) => client.next('notification')));
    ctx.clock.advance(2 * SECOND);
    for (const { closed } of clients) expect(await closed).toEqual({ code: unauthorized });
  });

  it('lasts as long as it is renewed, each time with a new ticket', async () => {
    const client = await live.connect(user);
    const ready = () => client.messages.filter(({ type }) => type === 'ready');
    for (let n = 2; n < 5; n += 1) {
      ctx.clock.advance(240 * SECOND);
      user = { ...user, ...(await signIn(ctx, user)) };
      const ticket = await ticketFor(user);
      client.connection.send(JSON.stringify({ type: 'renew', ticket }));
      await expect.poll(ready).toHaveLength(n);
    }
    const { expiresAt } = (await ctx.identity.findCaller(user.accessToken)) ?? {};
    expect(ready().at(-1)).toEqual({
      type: 'ready',
      data: { expires_at: expiresAt?.toISOString() },
    });
    ctx.clock.advance(300 * SECOND);
    expect(await client.closed).toEqual({ code: unauthorized });
  });

  it('closes with 4401 when it is renewed with a ticket that was used, or of another user', async () => {
    const other = await buildUser(ctx);
    const used = await ticketFor(user);
    await await open({ ticket: used }).next('ready');
    for (const ticket of [used, await ticketFor(other), 'x']) {
      const client = await live.connect(user);
      client.connection.send(JSON.stringify({ type: 'renew', ticket }));
      expect(await client.closed).toEqual({ code: unauthorized });
    }
  });

  it('counts at most 20 for a user: the oldest closes with 4409', async () => {
    const clients = [];
    for (let n = 0; n < 22; n += 1) clients.push(await live.connect(user));
    for (const oldest of clients.splice(0, 2)) {
      expect(await oldest.closed).toEqual({ code: liveCloseCodes.tooManyConnections });
    }
    await live.notifications.notify(ctx.db, user.id, {
      type: 'page_updated',
      title: 'a',
      message: '',
    });
    for (const client of clients) {
      await client.next('notification');
      await client.close();
    }
  });
});

it('I12 R12 no token and no ticket is in any line of the log', () => {
  expect(logged.length).toBeGreaterThan(10);
  expect(secrets.length).toBeGreaterThan(40);
  const text = logged.join('\n');
  for (const secret of secrets) expect(text).not.toContain(secret);
});
