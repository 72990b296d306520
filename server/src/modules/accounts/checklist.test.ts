// The end of a new creator's list of first steps, through the app server.
import { finishChecklist, getProfile } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

const finish = (reason: string) =>
  ctx.http.inject({
    method: 'POST',
    url: finishChecklist.path,
    payload: { reason },
    headers: user.headers,
  });
const readProfile = async () =>
  (await ctx.http.inject({ url: getProfile.path, headers: user.headers })).json().data;

describe('the list of first steps', () => {
  it.each(['shared', 'closed'])('ends for good when it is %s', async (reason) => {
    expect(await readProfile()).toMatchObject({ checklist_open: true });
    const response = await finish(reason);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).not.toHaveProperty('checklist_open');
    expect(await readProfile()).not.toHaveProperty('checklist_open');
    const times = () =>
      ctx.db
        .selectFrom('accounts')
        .select(['first_shared_at', 'checklist_closed_at'])
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
    const before = await times();
    ctx.clock.advance(60_000);
    await finish(reason);
    expect(await times()).toEqual(before);
  });

  it('takes no share of a page that visitors cannot see', async () => {
    ctx.hooks.isPublished = async () => false;
    expect((await finish('shared')).json().data).toMatchObject({ checklist_open: true });
    ctx.hooks.isPublished = async () => true;
    expect((await finish('shared')).json().data).not.toHaveProperty('checklist_open');
  });

  it('rejects a reason that it does not know', async () => {
    expect((await finish('later')).statusCode).toBe(400);
  });
});
