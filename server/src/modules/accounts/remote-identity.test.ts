// Names and deletions with an identity provider on another server, which takes no part in our transactions.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { assertOutsideTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Identity } from '../identity/index.ts';
import { createAccounts } from './index.ts';
import type { UserDataEraser } from './personal-data/deletion.ts';

let ctx: TestHttp;
let user: TestUser;
let caller: Caller;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  user = await buildUser(ctx);
  caller = (await ctx.identity.findCaller(user.accessToken)) as Caller;
  await ctx.accounts.getAccount(caller);
});
afterAll(() => ctx.close());

type Names = Parameters<Identity['updateNames']>[2];

/** Accounts beside a provider that keeps its own users, and loses its connection when it is told to. */
function createRemoteAccounts(erasers: readonly UserDataEraser[] = []) {
  const provider = {
    isDown: false,
    taken: '',
    names: [] as Names[],
    removed: [] as string[],
  };
  const reach = () => {
    assertOutsideTransaction('the provider');
    if (provider.isDown) throw new Error('no connection');
  };
  const identity: Identity = {
    ...ctx.identity,
    async updateNames(_db, _userId, names) {
      reach();
      if (names.username === provider.taken) throw Object.assign(new Error(), { code: '23505' });
      provider.names.push(names);
    },
    remote: {
      async removeUser(userId) {
        reach();
        provider.removed.push(userId);
      },
      setEnabled: async () => reach(),
      endUserSessions: async () => reach(),
    },
  };
  const accounts = createAccounts({
    ...ctx,
    identity,
    pagesOrigin: TEST_PAGES_ORIGIN,
    onPublicProfileChange: () => {},
    onAccountChange: () => {},
    countViews: async () => 0,
    isPublished: async () => false,
    listErasers: () => erasers,
    listExporters: () => [],
  });
  ctx.jobs.work('account-deletion', accounts.finishDeletion);
  ctx.jobs.work('identity-names', accounts.syncNames);
  return { accounts, provider };
}

const countJobs = async (name: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where name = ${name} and singleton_key = ${user.id}
  `.execute(ctx.db);
  return rows[0]?.count;
};
const makeDue = (name: string) =>
  sql`update jobs.job set start_after = now() where name = ${name}`.execute(ctx.db);
const findName = async () => (await ctx.accounts.findAccount(ctx.db, user.id))?.username;

describe('a new name', () => {
  it('SET-1 is the name at the provider too', async () => {
    const { accounts, provider } = createRemoteAccounts();
    await accounts.changeProfile(caller, { username: 'remote-moss' });
    expect(provider.names).toEqual([{ username: 'remote-moss' }]);
    expect(await findName()).toBe('remote-moss');
    expect(await countJobs('identity-names')).toBe(0);
  });

  it('that the provider rejects changes nothing here', async () => {
    const { accounts, provider } = createRemoteAccounts();
    provider.taken = 'remote-taken';
    await expect(
      accounts.changeProfile(caller, { username: 'remote-taken' }),
    ).rejects.toMatchObject({ code: 'accounts.username_unavailable' });
    expect(await findName()).toBe(user.username);
    expect(await countJobs('identity-names')).toBe(0);
  });

  it('that cannot be saved here is taken back at the provider', async () => {
    const other = await buildUser(ctx, { vysUrl: 'remote-held' });
    const { accounts, provider } = createRemoteAccounts();
    await expect(accounts.changeProfile(caller, { username: 'remote-held' })).rejects.toMatchObject(
      {
        code: 'accounts.username_unavailable',
      },
    );
    expect(provider.names.map(({ username }) => username)).toEqual(['remote-held', user.username]);
    expect(other.id).not.toBe(user.id);
  });

  it('that was cut off is brought in line by a job', async () => {
    const { accounts, provider } = createRemoteAccounts();
    provider.isDown = true;
    await expect(accounts.changeProfile(caller, { username: 'remote-late' })).rejects.toThrow();
    provider.isDown = false;
    await makeDue('identity-names');
    expect(await ctx.jobs.runDue('identity-names')).toBe(1);
    expect(provider.names.map(({ username }) => username)).toEqual([user.username]);
    expect(await findName()).toBe(user.username);
  });
});

describe('a deletion', () => {
  it('SET-24 removes the user of the provider, then what is here', async () => {
    const { accounts, provider } = createRemoteAccounts();
    await accounts.deleteAccount(caller);
    expect(provider.removed).toEqual([user.id]);
    expect(await ctx.accounts.findAccount(ctx.db, user.id)).toBeUndefined();
    expect(await countJobs('account-deletion')).toBe(0);
  });

  it('of a provider that does not respond is finished by a job', async () => {
    const { accounts, provider } = createRemoteAccounts();
    provider.isDown = true;
    await expect(accounts.deleteAccount(caller)).rejects.toThrow('no connection');
    expect(await ctx.accounts.findAccount(ctx.db, user.id)).toBeDefined();
    provider.isDown = false;
    await makeDue('account-deletion');
    expect(await ctx.jobs.runDue('account-deletion')).toBe(1);
    expect(await ctx.accounts.findAccount(ctx.db, user.id)).toBeUndefined();
  });

  it('that was cut off here is finished by a job', async () => {
    let isCut = true;
    const { accounts } = createRemoteAccounts([
      async () => {
        if (isCut) throw new Error('cut off');
      },
    ]);
    await expect(accounts.deleteAccount(caller)).rejects.toThrow('cut off');
    isCut = false;
    await makeDue('account-deletion');
    expect(await ctx.jobs.runDue('account-deletion')).toBe(1);
    expect(await ctx.accounts.findAccount(ctx.db, user.id)).toBeUndefined();
  });
});
