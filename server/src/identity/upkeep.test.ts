// What is removed in time, and that one process at a time does it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../test/http.ts';
import { createUpkeep } from './upkeep.ts';
import { lockUpkeep } from './upkeep-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

async function sessionIds(): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  return rows.map(({ id }) => id);
}

const sessionOf = async (accessToken: string) =>
  (await ctx.identity.findCaller(accessToken))?.sessionId ?? '';

describe('sessions', () => {
  it('that ended are removed after 30 days, not before', async () => {
    const [ended, lives] = [await signIn(ctx, user), await signIn(ctx, user)];
    const ids = [await sessionOf(ended.accessToken), await sessionOf(lives.accessToken)];
    const change = ctx.db.updateTable('sessions').set({ ended_at: ctx.clock.now() });
    await change.where('id', '=', ids[0] ?? '').execute();
    ctx.clock.advance(30 * DAY - MINUTE);
    await ctx.identity.upkeep();
    expect(await sessionIds()).toEqual(expect.arrayContaining(ids));
    ctx.clock.advance(2 * MINUTE);
    await ctx.identity.upkeep();
    expect(await sessionIds()).not.toContain(ids[0]);
    expect(await sessionIds()).toContain(ids[1]);
  });

  it('that ran out are removed 30 days later', async () => {
    ctx.clock.advance(60 * DAY - MINUTE);
    await ctx.identity.upkeep();
    expect(await sessionIds()).toHaveLength(1);
    ctx.clock.advance(2 * MINUTE);
    await ctx.identity.upkeep();
    expect(await sessionIds()).toEqual([]);
  });
});

describe('secrets that were not used in time', () => {
  const after = (ms: number) => new Date(ctx.clock.now().getTime() + ms);

  beforeEach(async () => {
    for (const table of ['mailed_links', 'passkey_challenges', 'editor_codes', 'try_budgets']) {
      await sql`delete from ${sql.table(table)}`.execute(ctx.db);
    }
  });

  it('are removed a day later: links, challenges, codes of editors', async () => {
    const expires_at = after(10 * MINUTE);
    const user_id = user.id;
    await ctx.db
      .insertInto('mailed_links')
      .values({
        token_hash: Buffer.from('a'),
        user_id,
        purpose: 'verify_email',
        email: user.email,
        expires_at,
      })
      .execute();
    await ctx.db.insertInto('passkey_challenges').values({ challenge: 'a', expires_at }).execute();
    const code = {
      user_id,
      session_id: crypto.randomUUID(),
      email: user.email,
      username: user.username,
      full_name: user.fullName,
      origin: 'https://editor.test',
      expires_at,
    };
    await ctx.db
      .insertInto('editor_codes')
      .values([
        { ...code, code_hash: Buffer.from('unused') },
        { ...code, code_hash: Buffer.from('used'), token_expires_at: after(2 * DAY) },
      ])
      .execute();
    const left = async () =>
      Promise.all(
        (['mailed_links', 'passkey_challenges', 'editor_codes'] as const).map(async (table) => {
          const rows = await ctx.db.selectFrom(table).select('expires_at').execute();
          return rows.length;
        }),
      );
    ctx.clock.advance(DAY);
    await ctx.identity.upkeep();
    expect(await left()).toEqual([1, 1, 2]);
    ctx.clock.advance(11 * MINUTE);
    await ctx.identity.upkeep();
    expect(await left()).toEqual([0, 0, 1]);
    ctx.clock.advance(2 * DAY);
    await ctx.identity.upkeep();
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('and budgets that are whole again', async () => {
    const used_up_to = ctx.clock.now();
    await ctx.db
      .insertInto('try_budgets')
      .values([
        { key: 'whole', tries: 1, used_up_to, forget_at: used_up_to },
        { key: 'in use', tries: 1, used_up_to, forget_at: after(MINUTE) },
      ])
      .execute();
    await ctx.identity.upkeep();
    const keys = await ctx.db.selectFrom('try_budgets').select('key').execute();
    expect(keys).toEqual([{ key: 'in use' }]);
  });
});

describe('one process at a time', () => {
  it('does it; another one leaves it alone', async () => {
    await ctx.db.transaction().execute(async (trx) => {
      expect(await lockUpkeep(trx)).toBe(true);
      expect(await ctx.identity.upkeep()).toBe(false);
    });
    expect(await ctx.identity.upkeep()).toBe(true);
  });

  it('does it from its start on, and its end waits for what is under way', async () => {
    const { db, clock, log } = ctx;
    let done = 0;
    const upkeep = createUpkeep({
      db,
      clock,
      log,
      work: async () => {
        await sql`select pg_sleep(0.05)`.execute(db);
        done += 1;
      },
    });
    await upkeep.close();
    expect(done).toBe(0);
    upkeep.start();
    await upkeep.close();
    expect(done).toBe(1);
  });

  it('goes on the next time when it failed', async () => {
    let isBroken = true;
    const { db, clock, log } = ctx;
    const upkeep = createUpkeep({
      db,
      clock,
      log,
      work: async () => {
        if (isBroken) throw new Error('broken');
      },
    });
    upkeep.start();
    await upkeep.close();
    isBroken = false;
    expect(await upkeep.run()).toBe(true);
  });
});
