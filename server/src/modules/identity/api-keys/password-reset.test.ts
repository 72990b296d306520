// What a password reset by email does to API keys (docs/decisions/030).
import { forgotPassword, resetPassword } from '@vys/contract/identity/credentials';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, confirmAddress } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import { DAY } from '../../../platform/time-spans.ts';
import type { SecurityEvent } from '../index.ts';

const events: SecurityEvent[] = [];
let ctx: TestHttp;

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.notifySecurityEvent = async (_db, event) => void events.push(event);
});
afterAll(() => ctx.close());

const post = (url: string, payload: object) => ctx.http.inject({ method: 'POST', url, payload });

async function findResetToken(email: string): Promise<string> {
  expect((await post(forgotPassword.path, { email })).statusCode).toBe(204);
  // Emails are sent after the response.
  await ctx.identity.close();
  const bodies = (await listQueuedEmails(ctx.db, email)).map(({ body }) => body).join('\n');
  return /\/reset-password\?token=([\w-]+)/.exec(bodies)?.[1] ?? '';
}

it('ROUTE-4 removes API keys of the last seven days, and names those that still work', async () => {
  const user = await buildUser(ctx);
  const { db, clock } = ctx;
  await confirmAddress(db, user.email);
  const key = (name: string, daysAgo: number) => ({
    ...{ user_id: user.id, key_hash: Buffer.from(name), last_characters: 'a1B2', name },
    ...{ scopes: ['pages:read'], created_at: new Date(clock.now().getTime() - daysAgo * DAY) },
  });
  const keys = [key('New', 6), key('Old', 8)];
  await db.insertInto('api_keys').values(keys).execute();
  const body = { token: await findResetToken(user.email), new_password: 'a new and better one' };
  expect((await post(resetPassword.path, body)).statusCode).toBe(204);
  const remaining = db.selectFrom('api_keys').select('name').where('user_id', '=', user.id);
  expect(await remaining.execute()).toEqual([{ name: 'Old' }]);
  expect(events.find(({ kind }) => kind === 'password_reset')).toMatchObject({
    removed: { apiKeys: ['New'] },
    remainingApiKeys: ['Old'],
  });
});
