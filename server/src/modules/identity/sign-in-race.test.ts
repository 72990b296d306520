// A sign-in concurrent with a change of its credentials: a session opened with the old ones must not stay.

import { changePassword, forgotPassword, resetPassword } from '@vys/contract/identity/credentials';
import { CLIENT_ID, PASSKEY_GRANT, token } from '@vys/contract/identity/identity';
import {
  addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
} from '@vys/contract/identity/mfa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../test/clients/authenticator.ts';
import { createBrowserClient } from '../../../test/clients/fake-browser-client.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';

const NEXT = 'another horse battery';

let ctx: TestHttp;
let user: TestUser;
/** Runs during the sign-in of a new browser, just before its session is inserted. */
let meanwhile: () => Promise<unknown>;
const notified: string[] = [];

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.notifySecurityEvent = async (_db, { kind }) => {
    notified.push(kind);
    if (kind === 'new_device') await meanwhile();
  };
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
  const queuedEmails = await listQueuedEmails(ctx.db, user.email);
  const bodies = queuedEmails.map(({ body }) => body).join('\n');
  const secret = /reset-password\?token=([\w-]+)/.exec(bodies)?.[1] ?? '';
  const response = await post(resetPassword.path, { token: secret, new_password: NEXT });
  expect(response.statusCode).toBe(204);
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

describe('a sign-in during a change of credentials', () => {
  it('fails when the password is changed meanwhile', async () => {
    meanwhile = async () => {
      const body = { current_password: user.password, new_password: NEXT };
      expect((await post(changePassword.path, body, user.headers)).statusCode).toBe(204);
    };
    const response = await createBrowserClient(ctx).signIn(user);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Invalid user credentials' },
    ]);
    // The one that changed it.
    expect(await liveSessions()).toBe(1);
  });

  it('fails when the password is reset meanwhile', async () => {
    meanwhile = reset;
    expect((await createBrowserClient(ctx).signIn(user)).statusCode).toBe(400);
    expect(await liveSessions()).toBe(0);
  });

  it('fails when its passkey is removed meanwhile', async () => {
    const device = createAuthenticator(TEST_APP_ORIGIN);
    const registrationOptions = await post(
      createPasskeyOptions.path,
      { password: user.password },
      user.headers,
    );
    const credential = device.make(registrationOptions.json().data);
    const added = await post(addPasskey.path, { name: 'Key', credential }, user.headers);
    expect(added.statusCode).toBe(201);
    const signInOptions = await post(createPasskeySignInOptions.path, {});
    const assertion = JSON.stringify(device.use(signInOptions.json().data));
    meanwhile = reset;
    const response = await ctx.http.inject({
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
    expect(response.statusCode).toBe(400);
    expect(await liveSessions()).toBe(0);
  });

  it('succeeds when its own credentials did not change', async () => {
    meanwhile = async () => {};
    const response = await createBrowserClient(ctx).signIn(user);
    expect(response.statusCode).toBe(200);
    expect(await liveSessions()).toBe(2);
    expect(notified.at(-1)).toBe('new_device');
  });
});
