// What maintenance removes.

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { DAY, MINUTE } from '../../platform/time-spans.ts';

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

const findSession = async (accessToken: string) =>
  (await ctx.identity.findCaller(accessToken))?.sessionId ?? '';

describe('maintenance of sessions', () => {
  it('removes ended sessions after 30 days, and not before', async () => {
    const [ended, lives] = [await signIn(ctx, user), await signIn(ctx, user)];
    const ids = [await findSession(ended.accessToken), await findSession(lives.accessToken)];
    const change = ctx.db.updateTable('sessions').set({ ended_at: ctx.clock.now() });
    await change.where('id', '=', ids[0] ?? '').execute();
    ctx.clock.advance(30 * DAY - MINUTE);
    await ctx.identity.runMaintenance();
    expect(await sessionIds()).toEqual(expect.arrayContaining(ids));
    ctx.clock.advance(2 * MINUTE);
    await ctx.identity.runMaintenance();
    expect(await sessionIds()).not.toContain(ids[0]);
    expect(await sessionIds()).toContain(ids[1]);
  });

  it('removes expired sessions 30 days later', async () => {
    ctx.clock.advance(60 * DAY - MINUTE);
    await ctx.identity.runMaintenance();
    expect(await sessionIds()).toHaveLength(1);
    ctx.clock.advance(2 * MINUTE);
    await ctx.identity.runMaintenance();
    expect(await sessionIds()).toEqual([]);
  });
});

describe('maintenance of expired secrets', () => {
  const after = (ms: number) => new Date(ctx.clock.now().getTime() + ms);

  beforeEach(async () => {
    for (const table of ['email_tokens', 'passkey_challenges', 'editor_codes', 'rate_limits']) {
      await sql`delete from ${sql.table(table)}`.execute(ctx.db);
    }
  });

  it('ASVS 14.2.4 removes email tokens, challenges and editor codes a day later', async () => {
    const expires_at = after(10 * MINUTE);
    const user_id = user.id;
    await ctx.db
      .insertInto('email_tokens')
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
    const countRemaining = async () =>
      Promise.all(
        (['email_tokens', 'passkey_challenges', 'editor_codes'] as const).map(async (table) => {
          const rows = await ctx.db.selectFrom(table).select('expires_at').execute();
          return rows.length;
        }),
      );
    ctx.clock.advance(DAY);
    await ctx.identity.runMaintenance();
    expect(await countRemaining()).toEqual([1, 1, 2]);
    ctx.clock.advance(11 * MINUTE);
    await ctx.identity.runMaintenance();
    expect(await countRemaining()).toEqual([0, 0, 1]);
    ctx.clock.advance(2 * DAY);
    await ctx.identity.runMaintenance();
    expect(await countRemaining()).toEqual([0, 0, 0]);
  });

  it('removes rate limits that have expired', async () => {
    const theoretical_arrival_at = ctx.clock.now();
    await ctx.db
      .insertInto('rate_limits')
      .values([
        { key: 'expired', attempts: 1, theoretical_arrival_at, expires_at: theoretical_arrival_at },
        { key: 'in use', attempts: 1, theoretical_arrival_at, expires_at: after(MINUTE) },
      ])
      .execute();
    await ctx.identity.runMaintenance();
    const keys = await ctx.db.selectFrom('rate_limits').select('key').execute();
    expect(keys).toEqual([{ key: 'in use' }]);
  });
});

it('maintenance can run in two processes at the same time', async () => {
  ctx.clock.advance(61 * DAY);
  await Promise.all([ctx.identity.runMaintenance(), ctx.identity.runMaintenance()]);
  expect(await sessionIds()).toEqual([]);
});
