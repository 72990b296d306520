// Session, profile, pages switch, goals and storage through the app server.

import type { Method } from '@vys/contract/api/route';
import {
  getProfile,
  getStorage,
  recordGoal,
  session,
  setPagesActive,
  updateProfile,
  upgradeTier,
} from '@vys/contract/identity/accounts';
import { plans, tiers } from '@vys/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;
let changedUsers: string[];

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.profileListeners.push((userId) => changedUsers.push(userId));
});
beforeEach(async () => {
  changedUsers = [];
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

type Target = { readonly method: Method; readonly path: string };

function call(route: Target, body?: object, as: Pick<TestUser, 'headers'> | undefined = user) {
  return ctx.http.inject({
    method: route.method,
    url: route.path,
    headers: as?.headers ?? {},
    ...(body === undefined ? {} : { payload: body }),
  });
}
const anonymous = { headers: { authorization: '' } };
const readProfile = async (as = user) => (await call(getProfile, undefined, as)).json().data;

/** What every route for a signed-in user with a body rejects. */
function rejectsInvalidInput(route: Target, good: object, wrong: object[]) {
  it('API-4 rejects a caller without a valid token', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic eDp5' }]) {
      const response = await ctx.http.inject({
        method: route.method,
        url: route.path,
        headers,
        payload: good,
      });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 'auth.unauthenticated',
        message: 'Please sign in to continue.',
      });
    }
  });

  it('API-4 rejects malformed JSON, no body, a wrong content type and too much', async () => {
    const send = async (payload: string, type = 'application/json') => {
      const headers = { ...user.headers, 'content-type': type };
      const response = await ctx.http.inject({
        method: route.method,
        url: route.path,
        headers,
        payload,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await send('{"a":')).toEqual([400, 'input.malformed']);
    expect(await send('')).toEqual([400, 'input.malformed']);
    expect(await send('null')).toEqual([400, 'input.invalid']);
    expect(await send('a=b', 'application/x-www-form-urlencoded')).toEqual([
      415,
      'input.media_type',
    ]);
    expect(await send('<a/>', 'text/xml')).toEqual([415, 'input.media_type']);
    expect(await send(`"${'x'.repeat(70_000)}"`)).toEqual([413, 'input.too_large']);
  });

  it('API-4 rejects wrong types and unknown fields, and changes nothing', async () => {
    const before = await readProfile();
    for (const body of [...wrong, { ...good, tier: 'team' }, { ...good, user_id: 'x' }, []]) {
      const response = await call(route, body);
      expect(response.statusCode, JSON.stringify(body)).toBe(400);
      expect(response.json()).toMatchObject({ code: 'input.invalid', message: expect.any(String) });
    }
    expect(await readProfile()).toEqual(before);
  });
}

function needsToken(route: Target) {
  it('API-4 rejects a caller without a valid token', async () => {
    const response = await call(route, undefined, anonymous);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json().code).toBe('auth.unauthenticated');
  });
}

describe('GET /auth/session', () => {
  it('API-8 API-11 returns who is signed in, and until when, on both paths', async () => {
    for (const path of [session.path, ...session.aliases]) {
      const response = await call({ method: 'GET', path });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        authenticated: true,
        user: await readProfile(),
        expires_at: new Date(
          Math.floor(ctx.clock.now().getTime() / 1000 + 300) * 1000,
        ).toISOString(),
      });
    }
  });

  it('API-11 is no error without a token, or with a bad one', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }]) {
      const response = await ctx.http.inject({ url: session.path, headers });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ authenticated: false, user: null, expires_at: null });
    }
  });
});

describe('GET /api/user/profile', () => {
  it('ASVS 15.3.1 API-14 DATA-1 DATA-2 DATA-3 DATA-4 DATA-5 TIER-1 makes the profile of a new user from the token, with the defaults', async () => {
    await ctx.db.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    const now = ctx.clock.now().toISOString();
    const response = await call(getProfile);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      data: {
        id: user.id,
        checklist_open: true,
        email_verified: false,
        email: user.email,
        username: user.username,
        full_name: 'Ada Lovelace',
        avatar_url: null,
        vys_url: '',
        page_url: '',
        tier: 'free',
        pages_active: true,
        time_zone: null,
        language: null,
        limits: {
          ai_requests_used: 0,
          ai_requests_limit: 100,
          ai_requests_week_used: 0,
          ai_requests_week_limit: 15,
          storage_used: 0,
          storage_limit: 1024 * 1024 * 1024,
        },
        goals: { current_views_goal: 1000 },
        goal_notifications: [],
        created_at: now,
        updated_at: now,
      },
    });
  });

  it('makes one row for many first requests at once', async () => {
    await ctx.db.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    const responses = await Promise.all(Array.from({ length: 20 }, () => call(getProfile)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(200));
  });

  it.each(tiers)(
    'TIER-1 TIER-2 TIER-5 DATA-6 shows the limits of the tier %s, storage in bytes',
    async (tier) => {
      await ctx.accounts.changeTier(user.id, tier);
      const { tier: shown, limits } = await readProfile();
      const unlimited = tier === 'free' ? [100, 15] : [null, null];
      expect(shown).toBe(tier);
      expect([limits.ai_requests_limit, limits.ai_requests_week_limit]).toEqual(unlimited);
      expect(limits.storage_limit).toBe(plans[tier].storageBytes);
    },
  );

  needsToken(getProfile);
});

describe('PUT /api/user/profile', () => {
  const put = (body: object, as = user) => call(updateProfile, body, as);

  it('API-15 changes username and full name, here and in the identity', async () => {
    const username = `${user.username}x`;
    ctx.clock.advance(1000);
    const response = await put({
      username: username.toUpperCase(),
      full_name: '  Ada King Byron ',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      username,
      full_name: 'Ada King Byron',
      vys_url: '',
      updated_at: ctx.clock.now().toISOString(),
    });
    const row = ctx.db.selectFrom('users').selectAll().where('id', '=', user.id);
    expect(await row.executeTakeFirst()).toMatchObject({
      username,
      first_name: 'Ada',
      last_name: 'King Byron',
    });
    expect(changedUsers).toEqual([]);
  });

  it('API-15 changes the time zone, alone or with names', async () => {
    const alone = await put({ time_zone: 'Asia/Kolkata' });
    expect(alone.json().data).toMatchObject({
      time_zone: 'Asia/Kolkata',
      full_name: 'Ada Lovelace',
    });
    const both = await put({ time_zone: 'America/St_Johns', full_name: 'Ada' });
    expect(both.json().data).toMatchObject({ full_name: 'Ada' });
    expect(await readProfile()).toMatchObject({ time_zone: 'America/St_Johns', full_name: 'Ada' });
  });

  it.each(['', 'Mars/Phobos', '+01:00', '../etc', 'Europe/Berlin '])(
    'rejects %j as a time zone and changes nothing',
    async (time_zone) => {
      const before = await readProfile();
      const response = await put({ time_zone, full_name: 'Other' });
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
      expect(await readProfile()).toEqual(before);
    },
  );

  it('ONB-15 DATA-2 API-15 vys_url sets the public name, the page address and the username', async () => {
    const name = `${user.username}y`;
    const { data } = (await put({ vys_url: name })).json();
    expect(data).toMatchObject({
      username: name,
      vys_url: name,
      page_url: `${TEST_PAGES_ORIGIN}/${name}`,
    });
    expect(changedUsers).toEqual([user.id]);
    expect(await ctx.accounts.findByPublicName(ctx.db, name)).toMatchObject({ userId: user.id });
  });

  it('SET-1 a new username moves the public name along', async () => {
    await put({ vys_url: user.username });
    const name = `${user.username}z`;
    const { data } = (await put({ username: name, full_name: 'Ada' })).json();
    expect(data).toMatchObject({ username: name, vys_url: name, full_name: 'Ada' });
    expect(changedUsers).toEqual([user.id, user.id]);
    expect(await ctx.accounts.findByPublicName(ctx.db, user.username)).toBeUndefined();
  });

  it('sends nothing out when the public name stays', async () => {
    await put({ vys_url: user.username });
    changedUsers = [];
    expect((await put({ username: user.username, full_name: 'New' })).statusCode).toBe(200);
    expect(changedUsers).toEqual([]);
  });

  it('API-15 rejects the name of another user, even of one who never used the product', async () => {
    const otherUser = await buildUser(ctx, { tier: 'free' });
    const silent = await ctx.identity.registerUser({
      email: `silent-${otherUser.email}`,
      username: `s${otherUser.username.slice(2)}`,
      password: 'a long enough password',
      firstName: '',
      lastName: '',
    });
    for (const name of [otherUser.username, silent.username]) {
      for (const field of ['username', 'vys_url']) {
        const response = await put({ [field]: name });
        expect(response.statusCode).toBe(409);
        expect(response.json()).toEqual({
          code: 'accounts.username_unavailable',
          message: 'This username is already taken',
          fields: { [field]: 'This username is already taken' },
        });
      }
    }
    expect(await readProfile()).toMatchObject({ username: user.username, vys_url: '' });
    const row = ctx.db.selectFrom('users').select('username').where('id', '=', user.id);
    expect(await row.executeTakeFirst()).toEqual({ username: user.username });
  });

  it('API-15 rejects a reserved name', async () => {
    for (const body of [{ username: 'adm1n' }, { vys_url: 'dashboard' }]) {
      const response = await put(body);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'accounts.username_unavailable',
        message: 'This username is reserved',
      });
    }
  });

  it('gives a name that many request at once to exactly one', { tags: 'slow' }, async () => {
    const users = await Promise.all(
      Array.from({ length: 10 }, () => buildUser(ctx, { tier: 'free' })),
    );
    const name = `wanted${user.username.slice(0, 8)}`;
    const responses = await Promise.all(users.map((one) => put({ vys_url: name }, one)));
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('ASVS 2.2.3 rejects two different names, and nothing to change', async () => {
    const two = await put({ username: 'one-name', vys_url: 'other-name' });
    expect(two.statusCode).toBe(400);
    expect(two.json().fields).toEqual({ vys_url: 'Must be the same as the username.' });
    expect((await put({})).statusCode).toBe(400);
  });

  rejectsInvalidInput(updateProfile, { full_name: 'Ada' }, [
    { username: 7 },
    { username: 'a b' },
    { vys_url: 'x'.repeat(21) },
    { vys_url: null },
    { full_name: 'x'.repeat(161) },
    { full_name: 'a\u0000b' },
    { email: 'new@example.test' },
  ]);
});

describe('POST /api/user/upgrade', () => {
  it.each(tiers)('API-20 TIER-14 says where to pay for %s and grants nothing', async (tier) => {
    const response = await call(upgradeTier, { tier });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { tier: 'free', url: '/billing' } });
    expect((await readProfile()).tier).toBe('free');
  });

  it('API-4 rejects what is no tier', async () => {
    for (const body of [{}, { tier: 'gold' }, { tier: null }, { tier: 'pro', user_id: 'x' }]) {
      const response = await call(upgradeTier, body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'input.invalid' });
    }
  });

  needsToken(upgradeTier);
});

describe('PUT /api/user/pages-active', () => {
  it('API-19 DATA-3 switches all pages and notifies the listeners', async () => {
    for (const pages_active of [false, true]) {
      const response = await call(setPagesActive, { pages_active });
      expect(response.statusCode).toBe(200);
      expect(response.json().data.pages_active).toBe(pages_active);
      expect((await readProfile()).pages_active).toBe(pages_active);
    }
    expect(changedUsers).toEqual([user.id, user.id]);
  });

  it('changes no other user', async () => {
    const otherUser = await buildUser(ctx, { tier: 'free' });
    await call(setPagesActive, { pages_active: false });
    expect((await readProfile(otherUser)).pages_active).toBe(true);
  });

  rejectsInvalidInput(setPagesActive, { pages_active: true }, [
    { pages_active: 'false' },
    { pages_active: null },
    {},
  ]);
});

describe('POST /api/user/goal-achievement', () => {
  beforeEach(() => {
    ctx.hooks.countViews = async () => 3_000_000;
  });

  const achieve = (achieved_goal: number, next_goal: number) =>
    call(recordGoal, { achieved_goal, next_goal });

  it('API-21 GOAL-6 DATA-7 adds the mark and moves to the next goal', async () => {
    const response = await achieve(1000, 2500);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      goals: { current_views_goal: 2500 },
      goal_notifications: ['views_1000'],
    });
    const { data } = (await achieve(2500, 5000)).json();
    expect(data.goal_notifications).toEqual(['views_1000', 'views_2500']);
  });

  it('API-21 records a goal once, however often it is sent', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => achieve(1000, 2500)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(10).fill(200));
    expect(await readProfile()).toMatchObject({
      goals: { current_views_goal: 2500 },
      goal_notifications: ['views_1000'],
    });
  });

  it('GOAL-8 API-21 rejects a goal that the own counts do not reach', async () => {
    ctx.hooks.countViews = async (userId) => (userId === user.id ? 999 : 1_000_000);
    const early = await achieve(1000, 2500);
    expect([early.statusCode, early.json().code]).toEqual([409, 'accounts.goal_not_reached']);
    expect(await readProfile()).toMatchObject({ goal_notifications: [] });
    ctx.hooks.countViews = async () => 1000;
    expect((await achieve(1000, 2500)).statusCode).toBe(200);
  });

  it('GOAL-7 doubles beyond a million', async () => {
    const at = ctx.db.updateTable('accounts').set({ current_views_goal: 1_000_000 });
    await at.where('user_id', '=', user.id).execute();
    const { data } = (await achieve(1_000_000, 2_000_000)).json();
    expect(data.goals.current_views_goal).toBe(2_000_000);
  });

  it('ASVS 2.2.3 GOAL-6 rejects a next goal that does not follow, and a goal not yet due', async () => {
    expect((await achieve(1000, 5000)).json().fields).toHaveProperty('next_goal');
    expect((await achieve(1234, 2500)).json().fields).toHaveProperty('next_goal');
    const early = await achieve(2500, 5000);
    expect(early.statusCode).toBe(400);
    expect(early.json().fields).toHaveProperty('achieved_goal');
  });

  rejectsInvalidInput(recordGoal, { achieved_goal: 1000, next_goal: 2500 }, [
    { achieved_goal: '1000', next_goal: 2500 },
    { achieved_goal: 1000 },
    { achieved_goal: -1000, next_goal: 2500 },
    { achieved_goal: 1000.5, next_goal: 2500 },
    { achieved_goal: 1e300, next_goal: 2e300 },
  ]);
});

describe('GET /api/user/storage', () => {
  it('API-18 DATA-6 returns bytes used and allowed', async () => {
    await ctx.accounts.chargeStorage(ctx.db, user.id, 12_345);
    const response = await call(getStorage);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { used: 12_345, limit: 1_073_741_824 } });
  });

  needsToken(getStorage);
});
