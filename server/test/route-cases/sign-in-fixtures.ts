// Rightful calls that are about how somebody signs in: sessions, passwords and mailed links, second
// factors and passkeys, and the hand-off to an editor. Those that change it are made by somebody new.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { createAuthenticator } from '../authenticator.ts';
import { oneTimeCode } from '../one-time-code.ts';
import type { Arrange, Fixtures } from './fixtures.ts';
import type { Person, World } from './world.ts';

const EDITOR = 'https://editor.example';

async function ask<T>(world: World, person: Person, path: string, body: object): Promise<T> {
  const answer = await world.send({
    method: 'POST',
    path,
    token: await person.token(),
    body: JSON.stringify(body),
    type: 'application/json',
  });
  if (answer.status >= 300) throw new Error(`could not prepare: ${answer.what}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T;
}

const newWithPassword: Arrange = async (world) => {
  const caller = await world.newPerson();
  return { caller, body: { password: caller.password } };
};

async function begunTotp(world: World) {
  const caller = await world.newPerson();
  const { password } = caller;
  type Begun = { data: { secret: string } };
  const { data } = await ask<Begun>(world, caller, '/api/auth/totp', { password });
  return { caller, code: oneTimeCode(data.secret, new Date()) };
}

const withTotp: Arrange = async (world) => {
  const { caller, code } = await begunTotp(world);
  await ask(world, caller, '/api/auth/totp/confirm', { code });
  return { caller, body: { password: caller.password } };
};

async function newPasskey(world: World, person: Person) {
  type Begun = { data: { challenge: string; user: { id: string } } };
  const { password } = person;
  const { data } = await ask<Begun>(world, person, '/api/auth/passkeys/begin', { password });
  return createAuthenticator(world.test.config.appOrigin).make(data);
}

/** The token of the last letter that leads to `path`. */
async function mailedToken({ test }: World, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=(?:3D)?([\\w-]{43})`);
  let found: string | undefined;
  for (let tries = 0; tries < 100 && found === undefined; tries += 1) {
    const { rows } = await sql<{ body: string }>`
      select body from outbox where recipient = ${email} order by created_at desc
    `.execute(test.test.db);
    const bodies = [
      ...rows.map(({ body }) => body),
      ...(await sentLetters(test.config.dataDir, email)),
    ];
    found = bodies.map((body) => pattern.exec(body)?.[1]).find((token) => token !== undefined);
    if (found === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (found === undefined) throw new Error(`no letter to ${email} leads to ${path}`);
  return found;
}

/** Letters that were written into the data folder, with their line folding undone. */
async function sentLetters(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((text) => text.includes(email)).map((text) => text.replace(/=\r?\n/g, ''));
}

export const signInFixtures: Fixtures = {
  'identity.listSessions': async () => ({}),
  'identity.endSession': async (world, person) => {
    const { accessToken } = await world.signIn(person);
    return { params: { id: String(decodeJwt(accessToken).sid) } };
  },
  'identity.endSessions': async (world) => ({
    caller: await world.newPerson(),
    body: { scope: 'others' },
  }),

  'identity.changePassword': async (world) => {
    const caller = await world.newPerson();
    return {
      caller,
      body: { current_password: caller.password, new_password: 'another horse battery 5' },
    };
  },
  'identity.forgotPassword': async (_world, { email }) => ({ body: { email } }),
  'identity.resetPassword': async (world) => {
    const { email } = await world.newPerson();
    await world.test.call('POST', '/api/auth/forgot-password', { body: { email } });
    const token = await mailedToken(world, email, '/reset-password');
    return { body: { token, new_password: 'another horse battery 6' } };
  },
  'identity.verifyEmail': async (world) => {
    const person = await world.newPerson();
    const { test } = world.test;
    await sql`update users set email_verified = false where id = ${person.userId}`.execute(test.db);
    await ask(world, person, '/api/auth/send-verification', {});
    return { body: { token: await mailedToken(world, person.email, '/verify-email') } };
  },
  'identity.sendVerification': async (world) => ({ caller: await world.newPerson() }),

  'identity.getSecondFactor': async () => ({}),
  'identity.beginTotp': newWithPassword,
  'identity.confirmTotp': async (world) => {
    const { caller, code } = await begunTotp(world);
    return { caller, body: { code } };
  },
  'identity.disableTotp': withTotp,
  'identity.renewRecoveryCodes': withTotp,
  'identity.beginPasskey': newWithPassword,
  'identity.addPasskey': async (world) => {
    const caller = await world.newPerson();
    return { caller, body: { name: 'My key', credential: await newPasskey(world, caller) } };
  },
  'identity.removePasskey': async (world, person) => {
    const credential = await newPasskey(world, person);
    type Made = { data: { id: string } };
    const body = { name: 'My key', credential };
    const { data } = await ask<Made>(world, person, '/api/auth/passkeys', body);
    return { params: { id: data.id } };
  },
  'identity.beginPasskeySignIn': async () => ({}),

  'identity.makeEditorCode': async () => ({ body: { redirect: `${EDITOR}/open` } }),
  'identity.exchangeEditorCode': async (world, person) => {
    type Made = { data: { redirect_to: string } };
    const redirect = `${EDITOR}/open`;
    const { data } = await ask<Made>(world, person, '/api/auth/editor-code', { redirect });
    const { searchParams } = new URL(data.redirect_to);
    return { body: { code: String(searchParams.get('token')), origin: EDITOR } };
  },
};
