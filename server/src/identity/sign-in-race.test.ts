// Signing in at the very moment at which what one signs in with is changed: whoever was let in with the
// old one must not stay.
import { changePassword, forgotPassword, resetPassword } from '@vys/contract/credentials';
import { CLIENT_ID, PASSKEY_GRANT, token } from '@vys/contract/identity';
import { addPasskey, beginPasskey, beginPasskeySignIn } from '@vys/contract/second-factor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../test/authenticator.ts';
import { openBrowser } from '../../test/browser.ts';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../test/http.ts';

const NEXT = 'another horse battery';

let ctx: TestHttp;
let user: TestUser;
/** What happens while a new browser is let in, just before its session is there. */
let meanwhile: () => Promise<unknown>;
const told: string[] = [];

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.identity.onSecurityEvent(async (_db, { kind }) => {
    told.push(kind);
    if (kind === 'new_device') await meanwhile();
  });
});
beforeEach(async () => {
  ctx.clock.advance(3_600_000);
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  ctx.http.inject({ method: 'POST', url, payload, headers });

async function reset() {
  await post(forgotPassword.path, { email: user.email });
  await ctx.identity.close();
  const letter = await ctx.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', user.email)
    .where('body', 'like', '%/reset-password%')
    .executeTakeFirstOrThrow();
  const secret = /token=([\w-]+)/.exec(letter.body)?.[1] ?? '';
  const answer = await post(resetPassword.path, { token: secret, new_password: NEXT });
  expect(answer.statusCode).toBe(204);
}

const liveSessions = async () =>
  (
    await ctx.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute()
  ).length;

describe('a sign-in that a change overtakes', () => {
  it('does not outlive a password that is changed meanwhile', async () => {
    meanwhile = async () => {
      const body = { current_password: user.password, new_password: NEXT };
      expect((await post(changePassword.path, body, user.headers)).statusCode).toBe(204);
    };
    const answer = await openBrowser(ctx).signIn(user);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Invalid user credentials' },
    ]);
    // The one that changed it.
    expect(await liveSessions()).toBe(1);
  });

  it('does not outlive a password that is reset meanwhile', async () => {
    meanwhile = reset;
    expect((await openBrowser(ctx).signIn(user)).statusCode).toBe(400);
    expect(await liveSessions()).toBe(0);
  });

  it('does not outlive a passkey that is thrown out meanwhile', async () => {
    const device = createAuthenticator(TEST_APP_ORIGIN);
    const making = await post(beginPasskey.path, { password: user.password }, user.headers);
    const credential = device.make(making.json().data);
    const added = await post(addPasskey.path, { name: 'Key', credential }, user.headers);
    expect(added.statusCode).toBe(201);
    const asking = await post(beginPasskeySignIn.path, {});
    const assertion = JSON.stringify(device.use(asking.json().data));
    meanwhile = reset;
    const answer = await ctx.http.inject({
      method: 'POST',
      url: token.path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({
        grant_type: PASSKEY_GRANT,
        client_id: CLIENT_ID,
        assertion,
      }).toString(),
    });
    expect(answer.statusCode).toBe(400);
    expect(await liveSessions()).toBe(0);
  });

  it('goes on when nothing that it rests on was touched', async () => {
    meanwhile = async () => {};
    const answer = await openBrowser(ctx).signIn(user);
    expect(answer.statusCode).toBe(200);
    expect(await liveSessions()).toBe(2);
    expect(told.at(-1)).toBe('new_device');
  });
});
