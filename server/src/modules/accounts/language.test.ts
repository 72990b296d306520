// The language of an account: that of the first request, then the one that is chosen, in which emails are written.

import { getProfile, updateProfile } from '@vys/contract/identity/accounts';
import { sendVerification } from '@vys/contract/identity/credentials';
import { register, token } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';

let ctx: TestHttp;
beforeAll(async () => {
  ctx = await createTestHttp();
});
afterAll(() => ctx.close());

let count = 0;
async function signUp(headers: Record<string, string>) {
  count += 1;
  const username = `language-${count}`;
  const email = `${username}@example.com`;
  const password = 'Correct-horse-7';
  const payload = { email, username, password, firstName: 'Ada', lastName: 'Moss' };
  const registered = await ctx.http.inject({
    method: 'POST',
    url: register.path,
    headers,
    payload,
  });
  expect(registered.statusCode).toBe(201);
  const form = new URLSearchParams({
    ...{ grant_type: 'password', client_id: 'vys-web', username: email, password },
  });
  const signedIn = await ctx.http.inject({
    method: 'POST',
    url: token.path,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const authorization = `Bearer ${signedIn.json().access_token}`;
  const profile = await ctx.http.inject({
    url: getProfile.path,
    headers: { ...headers, authorization },
  });
  return { email, authorization, language: profile.json().data.language };
}

it.each([
  [{ 'accept-language': 'de-AT, en;q=0.5' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'vys_language=es' }, 'es'],
  [{ 'accept-language': 'fr' }, null],
])('of a person who signs up with %j is %j', async (headers, language) => {
  expect((await signUp(headers)).language).toBe(language);
});

it('of an account without one is that of the first request that asks for one', async () => {
  const { authorization, language } = await signUp({ 'accept-language': 'fr' });
  expect(language).toBe(null);
  const read = async (asked: string) => {
    const headers = { authorization, 'accept-language': asked };
    return (await ctx.http.inject({ url: getProfile.path, headers })).json().data.language;
  };
  expect([await read('fr'), await read('de'), await read('es')]).toEqual([null, 'de', 'de']);
});

it('is changed by its owner, and nothing else is accepted', async () => {
  const user = await buildUser(ctx);
  const put = (body: object) =>
    ctx.http.inject({
      method: 'PUT',
      url: updateProfile.path,
      headers: user.headers,
      payload: body,
    });
  expect((await put({ language: 'es' })).json().data.language).toBe('es');
  expect((await put({ full_name: 'Ada' })).json().data.language).toBe('es');
  const rejected = await put({ language: 'fr' });
  expect([rejected.statusCode, rejected.json().fields]).toEqual([
    400,
    { language: 'Choose a language' },
  ]);
});

it('is that of emails, whatever the request is in', async () => {
  const { authorization, email } = await signUp({ 'accept-language': 'de' });
  await ctx.http.inject({
    method: 'POST',
    url: sendVerification.path,
    headers: { authorization, 'accept-language': 'es' },
  });
  const subjects = (await listQueuedEmails(ctx.db, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Bestätige deine E-Mail-Adresse', 'Bestätige deine E-Mail-Adresse']);
});
