// A password reset after a theft, over real HTTP: the owner gets back in, and what the thief has added to
// the account is gone. Older factors stay, or access to the email account alone would be enough.

import { CLIENT_ID, PASSKEY_GRANT, TOKEN_PATH } from '@vys/contract/api/endpoints';
import { forgotPassword, resetPassword, verifyEmail } from '@vys/contract/identity/credentials';
import {
  addPasskey,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  startTotpEnrollment,
} from '@vys/contract/identity/mfa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/time-spans.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createAuthenticator } from '../clients/authenticator.ts';
import { emailedToken } from '../clients/emailed-link.ts';
import { oneTimeCode } from '../clients/one-time-code.ts';
import { createTestClock } from '../clock.ts';

const OLD = 'correct horse 7';
const NEXT = 'another horse 8';

const clock = createTestClock();
let test: TestApp;
let device: ReturnType<typeof createAuthenticator>;
let email = '';
let users = 0;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
afterAll(() => test.stop());

beforeEach(async () => {
  device = createAuthenticator(test.config.appOrigin);
  const { token: bearer, ...owner } = await test.signUp(`owner${++users}`);
  email = owner.email;
  await test.call('GET', '/api/user/profile', { token: bearer });
  const token = await emailedToken(test, email, '/verify-email');
  const confirmed = await test.call('POST', verifyEmail.path, { body: { token } });
  expect(confirmed.status).toBe(204);
});

async function signIn(fields: Record<string, string>) {
  const response = await fetch(`${test.config.appOrigin}${TOKEN_PATH}`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const byPassword = (password: string, fields: Record<string, string> = {}) =>
  signIn({ grant_type: 'password', username: email, password, ...fields });

type Data<T> = { data: T };

/** As who knows the password. */
async function send<T>(route: { path: string }, body: object, token?: string): Promise<T> {
  const bearer = token ?? (await byPassword(OLD)).body.access_token ?? '';
  const response = await test.call('POST', route.path, { token: bearer, body });
  expect(response.status, route.path).toBeLessThan(300);
  return ((await response.json()) as Data<T>).data;
}

async function addAPasskey(): Promise<void> {
  const options = await send<Parameters<typeof device.make>[0]>(createPasskeyOptions, {
    password: OLD,
  });
  await send(addPasskey, { name: 'Key', credential: device.make(options) });
}

async function byPasskey() {
  const begun = await test.call('POST', createPasskeySignInOptions.path);
  const { data } = (await begun.json()) as Data<{ challenge: string }>;
  return signIn({ grant_type: PASSKEY_GRANT, assertion: JSON.stringify(device.use(data)) });
}

/** Gives the secret of the authenticator app. */
async function turnAppOn(): Promise<string> {
  const { access_token: token = '' } = (await byPassword(OLD)).body;
  const { secret } = await send<{ secret: string }>(startTotpEnrollment, { password: OLD }, token);
  await send(confirmTotp, { code: oneTimeCode(secret, clock.now()) }, token);
  return secret;
}

async function reset(): Promise<void> {
  const response = await test.call('POST', forgotPassword.path, { body: { email } });
  expect(response.status).toBe(204);
  const token = await emailedToken(test, email, '/reset-password');
  const body = { token, new_password: NEXT };
  expect((await test.call('POST', resetPassword.path, { body })).status).toBe(204);
}

const newsOfReset = async () => {
  const { db } = test.test;
  const query = db.selectFrom('notifications').select('message').orderBy('created_at', 'desc');
  return (await query.where('title', '=', 'Your password was reset').executeTakeFirst())?.message;
};

describe('a password reset', () => {
  it('M8: removes a passkey that was just added, so a thief of the password is out', async () => {
    await addAPasskey();
    expect((await byPasskey()).status).toBe(200);
    await reset();
    expect(await byPasskey()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await byPassword(OLD)).status).toBe(400);
    expect((await byPassword(NEXT)).status).toBe(200);
  });

  it('M8: removes an authenticator app that was just turned on, so its owner gets in', async () => {
    await turnAppOn();
    expect((await byPassword(OLD)).body.error).toBe('mfa_required');
    clock.advance(6.9 * DAY);
    await reset();
    expect((await byPassword(NEXT)).status).toBe(200);
    expect(await newsOfReset()).toContain('We also removed your authenticator app');
  });

  it('M8: keeps an authenticator app and a passkey that have been there for long', async () => {
    await addAPasskey();
    const secret = await turnAppOn();
    clock.advance(7.1 * DAY);
    await reset();
    expect((await byPassword(NEXT)).body.error).toBe('mfa_required');
    const totp = oneTimeCode(secret, clock.now());
    expect((await byPassword(NEXT, { totp })).status).toBe(200);
    expect((await byPasskey()).status).toBe(200);
  });

  it('M8: removes what is new and keeps what is not', async () => {
    const owners = device;
    await addAPasskey();
    clock.advance(30 * DAY);
    device = createAuthenticator(test.config.appOrigin);
    await addAPasskey();
    await reset();
    expect((await byPasskey()).status).toBe(400);
    device = owners;
    expect((await byPasskey()).status).toBe(200);
  });
});
