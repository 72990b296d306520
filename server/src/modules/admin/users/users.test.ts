// What operators do about accounts: suspension, sessions, export and deletion, each logged and told.
import {
  deleteUser,
  endUserSessions,
  exportUser,
  getAdminUser,
  listAdminUsers,
  reinstateUser,
  suspendUser,
} from '@vys/contract/admin/users';
import { token } from '@vys/contract/identity/identity';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAdmin, type TestAdmin } from '../../../../test/admin.ts';
import {
  buildUser,
  confirmAddress,
  passwordGrant,
  postForm,
  signIn,
  type TestUser,
} from '../../../../test/factories.ts';
import { TEST_APP_ORIGIN } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { pageWith } from '../../../../test/pages.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import { createSecurityNotifications } from '../../notifications/index.ts';

let test: TestAdmin;

beforeAll(async () => {
  test = await createTestAdmin();
});
afterAll(() => test.close());

const newUser = (vysUrl: string) => buildUser(test.ctx, { vysUrl });
const act = (route: Parameters<TestAdmin['call']>[0], { id }: TestUser, reason = 'It sends spam') =>
  test.call(route, { params: { id }, body: { reason } });
const signInAs = ({ email, password }: TestUser) =>
  postForm(test.ctx, token.path, passwordGrant(email, password));

async function publish({ headers, username }: TestUser): Promise<void> {
  const { http } = test.ctx;
  const payload = { content: pageWith(username) };
  const created = await http.inject({ method: 'POST', url: '/api/pages/create', headers, payload });
  const url = `/api/pages/${created.json().id}/publish`;
  expect((await http.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
}

describe('a suspended account', () => {
  it('has no session, is not signed in, its page is not shown, and its owner is told why', async () => {
    const user = await newUser('susan');
    await publish(user);
    const { findPublic } = test.testPages.pages;
    expect((await findPublic('susan')).kind).toBe('page');

    const { status, body } = await act(suspendUser, user);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ id: user.id, suspension_reason: 'It sends spam', sessions: [] },
      page: { status: 'published', is_shown: false },
    });
    expect(await test.ctx.identity.findCaller(user.accessToken)).toBeUndefined();
    const refused = await signInAs(user);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Account disabled' },
    ]);
    expect((await findPublic('susan')).kind).toBe('suspended');
    const [email] = await listQueuedEmails(test.ctx.db, user.email);
    expect(email?.subject).toBe('Your account is suspended');
    expect(email?.body).toContain('Reason: It sends spam');
    expect(await test.lastLogged()).toMatchObject({
      ...{ action: 'account_suspended', operator_email: test.operator.email },
      ...{ user_id: user.id, username: 'susan', reason: 'It sends spam' },
    });

    const again = await act(suspendUser, user);
    expect([again.status, again.body.code]).toEqual([409, 'admin.nothing_to_change']);
  });

  it('says nothing about it after a wrong password', async () => {
    const user = await newUser('wendy');
    await act(suspendUser, user);
    const refused = await signInAs({ ...user, password: 'not the password' });
    expect(refused.json().error_description).toBe('Invalid user credentials');
  });

  it('is as it was after its suspension ends', async () => {
    const user = await newUser('rita');
    await publish(user);
    await act(suspendUser, user);
    const { status, body } = await act(reinstateUser, user, 'A mistake of ours');
    expect([status, body.data.suspended_at]).toEqual([200, null]);
    expect((await signInAs(user)).statusCode).toBe(200);
    expect((await test.testPages.pages.findPublic('rita')).kind).toBe('page');
    const titles = (await test.readFeed(user)).map(({ title }) => title);
    expect(titles).toContain('Your account is active again');
    expect(titles).toContain('Your account is suspended');
    expect((await test.lastLogged())?.action).toBe('account_reinstated');
    expect((await act(reinstateUser, user)).body.code).toBe('admin.nothing_to_change');
  });

  it('gets no session that began at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await newUser(`race-${round}`);
      await Promise.all([signInAs(user), act(suspendUser, user), signInAs(user)]);
      const active = await test.ctx.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user.id)
        .where('ended_at', 'is', null)
        .execute();
      expect(active).toEqual([]);
    }
  });
});

describe('operators', () => {
  it('can suspend and delete neither themselves nor each other', async () => {
    const other = await buildUser(test.ctx, { vysUrl: 'otto' });
    await confirmAddress(test.ctx.db, other.email);
    for (const user of [test.operator, other]) {
      const results = [
        await act(suspendUser, user),
        await test.call(deleteUser, {
          params: { id: user.id },
          body: { reason: 'No more', username: user.username },
        }),
      ];
      expect(results.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'admin.operator_protected'],
        [409, 'admin.operator_protected'],
      ]);
    }
    expect((await signInAs(other)).statusCode).toBe(200);
  });

  it('must say why', async () => {
    const user = await newUser('reasonless');
    for (const route of [suspendUser, reinstateUser, endUserSessions, exportUser]) {
      const { status, body } = await act(route, user, '  ');
      expect([status, body.fields]).toEqual([400, { reason: 'Add a reason' }]);
    }
  });

  it('are told when there is no such account', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const route of [suspendUser, reinstateUser, endUserSessions, exportUser]) {
      const { body } = await test.call(route, { params: { id }, body: { reason: 'Why not' } });
      expect(body.code).toBe('admin.user_not_found');
    }
    expect((await test.call(getAdminUser, { params: { id } })).status).toBe(404);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions, and the person is told', async () => {
    const user = await newUser('sessa');
    await signIn(test.ctx, user);
    const before = await test.call(getAdminUser, { params: { id: user.id } });
    expect(before.body.data.sessions).toHaveLength(2);
    const { body } = await act(endUserSessions, user, 'A stolen phone');
    expect(body.data.sessions).toEqual([]);
    expect(await test.ctx.identity.findCaller(user.accessToken)).toBeUndefined();
    expect((await test.lastLogged())?.action).toBe('sessions_ended');
    expect((await listQueuedEmails(test.ctx.db, user.email))[0]?.body).toContain('A stolen phone');
    expect((await test.readFeed(user))[0]?.title).toBe('You were signed out on all devices');
  });
});

describe('the data of a user', () => {
  it('are exported as a zip, which is logged and told', async () => {
    const user = await newUser('exa');
    const { status, bytes } = await act(exportUser, user, 'Asked for by letter');
    expect(status).toBe(200);
    const files = unzipSync(bytes);
    const profile = JSON.parse(Buffer.from(files['profile.json'] ?? []).toString());
    expect(profile.username).toBe('exa');
    expect((await test.lastLogged())?.action).toBe('account_exported');
    expect((await test.readFeed(user))[0]?.message).toContain('Asked for by letter');
  });

  it('are deleted with the account, whose name must be typed', async () => {
    const user = await newUser('dela');
    const remove = (username: string) =>
      test.call(deleteUser, { params: { id: user.id }, body: { username, reason: 'Fraud' } });
    const mistyped = await remove('del');
    expect([mistyped.status, mistyped.body.fields]).toEqual([
      400,
      { username: 'Enter dela to confirm' },
    ]);
    expect((await remove('dela')).status).toBe(204);
    expect(await test.ctx.accounts.findAccount(test.ctx.db, user.id)).toBeUndefined();
    expect((await signInAs(user)).statusCode).toBe(400);
    const logged = await test.lastLogged();
    expect(logged).toMatchObject({ action: 'account_deleted', user_id: user.id, reason: 'Fraud' });
    expect(logged?.username).toBeNull();
    expect((await remove('dela')).status).toBe(404);
  });

  it('are deleted with an email that says who did it, and why', async () => {
    const { ctx } = test;
    const telling = { ...ctx, ...createTestNotifications(ctx), appOrigin: TEST_APP_ORIGIN };
    ctx.hooks.notifySecurityEvent = createSecurityNotifications(telling);
    const { id, username, email } = await newUser('delilah');
    const body = { username, reason: 'Fraud' };
    expect((await test.call(deleteUser, { params: { id }, body })).status).toBe(204);
    const emails = await listQueuedEmails(ctx.db, email);
    expect(emails).toMatchObject([{ subject: 'Your account was deleted' }]);
    expect(emails[0]?.body).toContain('An operator of this Vys server deleted your account');
    expect(emails[0]?.body).toContain('Reason: Fraud');
  });
});

describe('the list of accounts', () => {
  const list = async (query: Record<string, string>) => {
    const { status, body } = await test.call(listAdminUsers, { query });
    expect(status).toBe(200);
    return body.data as { users: { username: string; id: string }[]; next: string | null };
  };
  const names = ({ users }: { users: { username: string }[] }) =>
    users.map(({ username }) => username);

  it('finds by the start of an address or name, and by id', async () => {
    const user = await buildUser(test.ctx, { vysUrl: 'zelda_1', email: 'Lady.Z@example.test' });
    for (const search of ['zelda', 'ZELDA_1', 'lady.z@', 'Lady', user.id]) {
      expect(names(await list({ search }))).toEqual(['zelda_1']);
    }
    // Wildcards of SQL are letters like any other.
    for (const search of ['zeldaX1', 'z%a', '%']) expect(names(await list({ search }))).toEqual([]);
  });

  it('can show suspended accounts and those of a plan only', async () => {
    const user = await buildUser(test.ctx, { vysUrl: 'filtered', tier: 'starter' });
    expect(names(await list({ tier: 'starter' }))).toEqual(['filtered']);
    await act(suspendUser, user);
    expect(names(await list({ state: 'suspended', search: 'filt' }))).toEqual(['filtered']);
    expect(names(await list({ state: 'active', search: 'filt' }))).toEqual([]);
  });

  it('comes in pages of fifty, each account once, although some are of the same moment', async () => {
    const rows = Array.from({ length: 120 }, (_, number) => ({
      user_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      ...{ email: `bulk-${number}@example.test`, username: `bulk-${number}` },
      created_at: new Date(Date.UTC(2020, 0, 1, 0, 0, 0, number >> 2)),
    }));
    await test.ctx.db.insertInto('accounts').values(rows).execute();
    const seen: string[] = [];
    let after: string | null = '';
    const sizes: number[] = [];
    while (after !== null) {
      const page = await list({ search: 'bulk-', ...(after === '' ? {} : { after }) });
      sizes.push(page.users.length);
      seen.push(...page.users.map(({ id }) => id));
      after = page.next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen)).toEqual(new Set(rows.map(({ user_id }) => user_id)));
    expect(seen).toHaveLength(120);
  });

  it('rejects cursors that it did not give', async () => {
    const { status } = await test.call(listAdminUsers, {
      query: { after: "x'; drop table users" },
    });
    expect(status).toBe(400);
  });
});
