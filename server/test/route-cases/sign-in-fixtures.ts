// Valid requests about signing in: sessions, passwords and emailed links, second factors and passkeys, and
// the login of an editor. Requests that change how a user signs in are made by a new user.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { createAuthenticator } from '../clients/authenticator.ts';
import { oneTimeCode } from '../clients/one-time-code.ts';
import { listQueuedEmails } from '../queued-emails.ts';
import type { Arrange, Fixtures } from './fixtures.ts';
import type { Person, RouteTestContext } from './test-context.ts';

const EDITOR = 'https://editor.example';

async function callApi<T>(
  context: RouteTestContext,
  person: Person,
  path: string,
  body: object,
): Promise<T> {
  const response = await context.send({
    method: 'POST',
    path,
    token: await person.token(),
    body: JSON.stringify(body),
    type: 'application/json',
  });
  if (response.status >= 300) throw new Error(`could not prepare: ${response.what}`);
  return (response.text === '' ? undefined : JSON.parse(response.text)) as T;
}

const newWithPassword: Arrange = async (context) => {
  const caller = await context.newPerson();
  return { caller, body: { password: caller.password } };
};

async function startedTotp(context: RouteTestContext) {
  const caller = await context.newPerson();
  const { password } = caller;
  type Begun = { data: { secret: string } };
  const { data } = await callApi<Begun>(context, caller, '/api/auth/totp', { password });
  return { caller, code: oneTimeCode(data.secret, new Date()) };
}

const withTotp: Arrange = async (context) => {
  const { caller, code } = await startedTotp(context);
  await callApi(context, caller, '/api/auth/totp/confirm', { code });
  return { caller, body: { password: caller.password } };
};

async function newPasskey(context: RouteTestContext, person: Person) {
  type Begun = { data: { challenge: string; user: { id: string } } };
  const { password } = person;
  const { data } = await callApi<Begun>(context, person, '/api/auth/passkeys/begin', { password });
  return createAuthenticator(context.test.config.appOrigin).make(data);
}

/** The token of the last email with a link to `path`. */
async function readEmailToken(
  { test }: RouteTestContext,
  email: string,
  path: string,
  rest = '',
): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=(?:3D)?([\\w-]{43})${rest}`);
  let code: string | undefined;
  for (let tries = 0; tries < 100 && code === undefined; tries += 1) {
    const queued = await listQueuedEmails(test.test.db, email);
    const bodies = [
      ...queued.map(({ body }) => body),
      ...(await readSentEmails(test.config.dataDir, email)),
    ];
    code = bodies.map((body) => pattern.exec(body)?.[1]).find((token) => token !== undefined);
    if (code === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (code === undefined) throw new Error(`no email to ${email} leads to ${path}`);
  return code;
}

/** Emails that were written into the data folder, with their line folding undone. */
async function readSentEmails(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'emails');
  const found = await readdir(folder).catch(() => []);
  // Others are still being written.
  const names = found.filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return emails.filter((text) => text.includes(email)).map((text) => text.replace(/=\r?\n/g, ''));
}

const newKey = { name: 'Backup', scopes: ['pages:read'], expires_in_days: 30 };

export const signInFixtures: Fixtures = {
  'identity.listSessions': async () => ({}),
  'identity.endSession': async (context, person) => {
    const { accessToken } = await context.signIn(person);
    return { params: { id: String(decodeJwt(accessToken).sid) } };
  },
  'identity.endSessions': async (context) => ({
    caller: await context.newPerson(),
    body: { scope: 'others' },
  }),

  'identity.changePassword': async (context) => {
    const caller = await context.newPerson();
    return {
      caller,
      body: { current_password: caller.password, new_password: 'another horse battery 5' },
    };
  },
  'identity.forgotPassword': async (_context, { email }) => ({ body: { email } }),
  'identity.resetPassword': async (context) => {
    const { email } = await context.newPerson();
    await context.test.call('POST', '/api/auth/forgot-password', { body: { email } });
    const token = await readEmailToken(context, email, '/reset-password');
    return { body: { token, new_password: 'another horse battery 6' } };
  },
  'identity.checkResetLink': async (context) => {
    const { email } = await context.newPerson();
    await context.test.call('POST', '/api/auth/forgot-password', { body: { email } });
    return { body: { token: await readEmailToken(context, email, '/reset-password') } };
  },
  'identity.verifyEmail': async (context) => {
    const person = await context.newPerson();
    const { test } = context.test;
    await sql`update users set email_verified = false where id = ${person.userId}`.execute(test.db);
    await callApi(context, person, '/api/auth/send-verification', {});
    return { body: { token: await readEmailToken(context, person.email, '/verify-email') } };
  },
  'identity.sendVerification': async (context) => ({ caller: await context.newPerson() }),
  'identity.changeEmail': async (context) => {
    const caller = await context.newPerson();
    const email = `moved-${caller.userId}@example.test`;
    return { caller, body: { email, current_password: caller.password } };
  },
  'identity.getEmailChange': async () => ({}),
  'identity.cancelEmailChange': async (context) => ({ caller: await context.newPerson() }),
  'identity.confirmEmailChange': async (context) => {
    const person = await context.newPerson();
    const body = {
      email: `moved-${person.userId}@example.test`,
      current_password: person.password,
    };
    await callApi(context, person, '/api/user/change-email', body);
    return {
      body: { token: await readEmailToken(context, person.email, '/verify-email', '&change=') },
    };
  },

  'identity.getMfaStatus': async () => ({}),
  'identity.startTotpEnrollment': newWithPassword,
  'identity.confirmTotp': async (context) => {
    const { caller, code } = await startedTotp(context);
    return { caller, body: { code } };
  },
  'identity.disableTotp': withTotp,
  'identity.renewRecoveryCodes': withTotp,
  'identity.createPasskeyOptions': newWithPassword,
  'identity.addPasskey': async (context) => {
    const caller = await context.newPerson();
    return { caller, body: { name: 'My key', credential: await newPasskey(context, caller) } };
  },
  'identity.removePasskey': async (context, person) => {
    const credential = await newPasskey(context, person);
    type Made = { data: { id: string } };
    const body = { name: 'My key', credential };
    const { data } = await callApi<Made>(context, person, '/api/auth/passkeys', body);
    return { params: { id: data.id } };
  },
  'identity.createPasskeySignInOptions': async () => ({}),

  'identity.listApiKeys': async () => ({}),
  'identity.createApiKey': async (context) => {
    const caller = await context.newPerson();
    return { caller, body: { ...newKey, password: caller.password } };
  },
  'identity.revokeApiKey': async (context, person) => {
    type Created = { data: { id: string } };
    const body = { ...newKey, password: person.password };
    const { data } = await callApi<Created>(context, person, '/api/auth/api-keys', body);
    return { params: { id: data.id } };
  },

  'identity.issueEditorCode': async () => ({ body: { redirect: `${EDITOR}/open` } }),
  'identity.exchangeEditorCode': async (context, person) => {
    type Made = { data: { redirect_to: string } };
    const redirect = `${EDITOR}/open`;
    const { data } = await callApi<Made>(context, person, '/api/auth/editor-code', { redirect });
    const { searchParams } = new URL(data.redirect_to);
    return { body: { code: String(searchParams.get('token')), origin: EDITOR } };
  },
};
