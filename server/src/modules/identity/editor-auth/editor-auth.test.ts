// The authorization-code flow of editors over HTTP: the code, its exchange, and what ends the token.

import { createHash, randomBytes } from 'node:crypto';
import { exchangeEditorCode, issueEditorCode } from '@vys/contract/editor-auth';
import { CLIENT_ID, logout } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, postForm, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

const editor = 'https://editor.example';
const otherOrigin = 'https://ide.example';
const lines: string[] = [];

let ctx: TestHttp;
let user: TestUser;
let headers: { authorization: string };
let refreshToken: string;

beforeAll(async () => {
  ctx = await createTestHttp({
    editorOrigins: [editor, otherOrigin],
    writeLog: (line) => void lines.push(line),
  });
  user = await buildUser(ctx, { username: 'ada', firstName: 'Ada', lastName: 'Lovelace' });
});
afterAll(() => ctx.close());
// Rate limits refill in between, and access tokens live five minutes.
beforeEach(async () => {
  ctx.clock.advance(300_000);
  ({ headers, refreshToken } = await signIn(ctx, user));
});

const make = (body: object, by = headers) =>
  ctx.http.inject({ method: 'POST', url: issueEditorCode.path, headers: by, payload: body });
const exchange = (body: object, extra: Record<string, string> = {}) =>
  ctx.http.inject({
    method: 'POST',
    url: exchangeEditorCode.path,
    headers: extra,
    payload: { origin: editor, ...body },
  });

async function codeFor(redirect = `${editor}/open`, challenge?: string): Promise<string> {
  const response = await make({ redirect, ...(challenge && { code_challenge: challenge }) });
  expect(response.statusCode).toBe(200);
  return new URL(response.json().data.redirect_to).searchParams.get('token') ?? '';
}

async function tokenFor(): Promise<string> {
  return (await exchange({ code: await codeFor() })).json().access_token;
}

const getCaller = (token: string) => ctx.identity.findCaller(token);

describe('LOGIN-9 POST /api/auth/editor-code', () => {
  it('returns where to go: the address as it was, with a code of 256 bits as `token`', async () => {
    const redirect = `${editor}/open?file=a%20b&token=old#line=7`;
    const response = await make({ redirect });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.redirect_to).toMatch(
      /^https:\/\/editor\.example\/open\?file=a%20b&token=[\w-]{43}#line=7$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(await codeFor()).not.toBe(await codeFor());
  });

  it.each([
    'https://evil.example/',
    'https://editor.example@evil.example/?token=secret',
    'https://editor.example.evil.example/',
    '/dashboard',
    'javascript:alert(1)',
  ])('I9 rejects %s, makes no code, and logs no more than the origin', async (redirect) => {
    const count = () => ctx.db.selectFrom('editor_codes').select('code_hash').execute();
    const before = (await count()).length;
    lines.length = 0;
    const response = await make({ redirect });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('identity.redirect_refused');
    expect(await count()).toHaveLength(before);
    const logged = lines
      .filter((line) => line.includes('editor redirect rejected'))
      .map((l) => JSON.parse(l));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ userId: user.id, origin: expect.any(String) });
    expect(lines.join('')).not.toMatch(/secret|alert/);
  });

  it.each([
    ['nothing', {}],
    ['a redirect that is no text', { redirect: 7 }],
    ['a challenge of another form', { redirect: editor, code_challenge: 'plain' }],
    ['an unknown field', { redirect: editor, scope: 'full' }],
  ])('rejects %s', async (_what, body) => {
    const response = await make(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('input.invalid');
  });

  it('rejects callers who are not signed in, and editors', async () => {
    expect((await make({ redirect: editor }, { authorization: '' })).statusCode).toBe(401);
    const by = { authorization: `Bearer ${await tokenFor()}` };
    const response = await make({ redirect: editor }, by);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('auth.forbidden');
  });

  it('limits how many codes a user can request', async () => {
    const eager = await buildUser(ctx);
    const createCode = () => make({ redirect: editor }, eager.headers);
    for (let n = 0; n < 30; n += 1) expect((await createCode()).statusCode).toBe(200);
    const response = await createCode();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('10');
  });
});

describe('LOGIN-9 POST /api/auth/editor-token', () => {
  it('returns a token that reaches pages for 15 minutes', async () => {
    const response = await exchange({ code: await codeFor() });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      access_token: expect.stringMatching(/^vys_et_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'pages',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    const caller = await getCaller(response.json().access_token);
    expect(caller).toEqual({
      userId: user.id,
      sessionId: expect.any(String),
      email: user.email,
      username: 'ada',
      fullName: 'Ada Lovelace',
      expiresAt: new Date(ctx.clock.now().getTime() + 900_000),
      scope: 'pages',
    });
  });

  it('ASVS 10.4.2 I10 rejects a code that is used again, and revokes the token it was exchanged for', async () => {
    const code = await codeFor();
    const first = (await exchange({ code })).json().access_token;
    expect(await getCaller(first)).toBeDefined();
    const second = await exchange({ code });
    expect(second.statusCode).toBe(400);
    expect(second.json().code).toBe('identity.code_invalid');
    expect(await getCaller(first)).toBeUndefined();
    expect((await exchange({ code })).statusCode).toBe(400);
  });

  it('I10 gives one token to 20 concurrent exchanges, and then revokes it', async () => {
    const code = await codeFor();
    const responses = await Promise.all(Array.from({ length: 20 }, () => exchange({ code })));
    const good = responses.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
    expect(await getCaller(good[0]?.json().access_token)).toBeUndefined();
  });

  it('ASVS 10.4.3 I10 accepts a code for 60 seconds and no longer', async () => {
    const [early, late] = [await codeFor(), await codeFor()];
    ctx.clock.advance(59_999);
    expect((await exchange({ code: early })).statusCode).toBe(200);
    ctx.clock.advance(1);
    const response = await exchange({ code: late });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('identity.code_invalid');
  });

  it.each([
    ['the body names another listed origin', { origin: otherOrigin }, {}],
    ['the body names an unlisted origin', { origin: 'https://evil.example' }, {}],
    ['the body names the origin in another way', { origin: `${editor}/` }, {}],
    ['the browser names another listed origin', {}, { origin: otherOrigin }],
    ['the browser names an unlisted origin', {}, { origin: 'https://evil.example' }],
    ['the browser hides its origin', {}, { origin: 'null' }],
    ['both name another origin', { origin: otherOrigin }, { origin: otherOrigin }],
  ])('I10 rejects a code when %s, and consumes it', async (_what, body, extra) => {
    const code = await codeFor();
    const response = await exchange({ code, ...body }, extra as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('identity.code_invalid');
    expect((await exchange({ code })).statusCode).toBe(400);
  });

  it('accepts a code from a browser at its origin', async () => {
    expect((await exchange({ code: await codeFor() }, { origin: editor })).statusCode).toBe(200);
  });

  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  it('accepts a code with the verifier of its challenge', async () => {
    const code = await codeFor(editor, challenge);
    expect((await exchange({ code, code_verifier: verifier })).statusCode).toBe(200);
  });

  it.each([
    ['a wrong verifier', challenge, randomBytes(32).toString('base64url')],
    ['no verifier', challenge, undefined],
    ['an empty verifier', challenge, ''],
    ['the challenge as verifier', challenge, challenge],
    ['a verifier where the challenge was taken away', undefined, verifier],
  ])('I10 rejects %s, and consumes the code', async (_what, made, sent) => {
    const code = await codeFor(editor, made);
    const body = { code, ...(sent === undefined ? {} : { code_verifier: sent }) };
    const response = await exchange(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('identity.code_invalid');
    const right = made === undefined ? {} : { code_verifier: verifier };
    expect((await exchange({ code, ...right })).statusCode).toBe(400);
  });

  it.each(['', 'x', randomBytes(32).toString('base64url'), `vys_et_${'A'.repeat(43)}`])(
    'I10 rejects the made-up code %j',
    async (code) => {
      const response = await exchange({ code });
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('identity.code_invalid');
    },
  );

  it('makes an address that guesses wait, and not one that exchanges valid codes', async () => {
    for (let n = 0; n < 20; n += 1) expect(await tokenFor()).toMatch(/^vys_et_/);
    const guess = () => exchange({ code: randomBytes(32).toString('base64url') });
    for (let n = 0; n < 60; n += 1) expect((await guess()).statusCode).toBe(400);
    const response = await guess();
    expect(response.statusCode).toBe(429);
    expect(response.json().code).toBe('rate.limited');
  });
});

describe("LOGIN-9 an editor's token", () => {
  it('expires after 15 minutes', async () => {
    const token = await tokenFor();
    ctx.clock.advance(899_999);
    expect(await getCaller(token)).toBeDefined();
    ctx.clock.advance(1);
    expect(await getCaller(token)).toBeUndefined();
  });

  it('I6 ends with the session that it came from, within five seconds', async () => {
    const token = await tokenFor();
    expect(await getCaller(token)).toBeDefined();
    const ended = await postForm(ctx, logout.path, {
      client_id: CLIENT_ID,
      refresh_token: refreshToken,
    });
    expect(ended.statusCode).toBe(204);
    ctx.clock.advance(5000);
    expect(await getCaller(token)).toBeUndefined();
  });

  it('is rejected when it is made up', async () => {
    expect(await getCaller(`vys_et_${randomBytes(32).toString('base64url')}`)).toBeUndefined();
    expect(await getCaller('vys_et_')).toBeUndefined();
    expect(await getCaller(await codeFor())).toBeUndefined();
  });

  it('is stored as a hash, like the code, and both are deleted in time', async () => {
    const code = await codeFor();
    const token = (await exchange({ code })).json().access_token;
    const rows = await ctx.db.selectFrom('editor_codes').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [code, token]) {
      expect(text).not.toContain(secret);
      for (const row of rows) {
        expect(row.code_hash.toString()).not.toContain(secret);
        expect(row.token_hash?.toString() ?? '').not.toContain(secret);
      }
    }
    ctx.clock.advance(961_000);
    ({ headers } = await signIn(ctx, user));
    await codeFor();
    expect(await ctx.db.selectFrom('editor_codes').selectAll().execute()).toHaveLength(1);
  });
});

it('R12 codes and tokens do not appear in the log', async () => {
  lines.length = 0;
  const code = await codeFor();
  const token = (await exchange({ code })).json().access_token;
  await exchange({ code });
  await exchange({ code: 'made-up-code' });
  ctx.log.info({ url: `/x?token=${code}&a=1`, code, access_token: token }, 'as a slip would');
  expect(lines.some((line) => line.includes('"result":"used"'))).toBe(true);
  expect(lines.some((line) => line.includes('as a slip would'))).toBe(true);
  for (const secret of [code, token, 'made-up-code']) expect(lines.join('')).not.toContain(secret);
});

it('deleting a user deletes their editor codes and tokens', async () => {
  const leaver = await buildUser(ctx);
  const response = await make({ redirect: editor }, leaver.headers);
  const code = new URL(response.json().data.redirect_to).searchParams.get('token');
  const token = (await exchange({ code })).json().access_token;
  await inTransaction(ctx.db, (trx) =>
    ctx.identity.deleteUser(trx, { userId: leaver.id, email: leaver.email }),
  );
  expect(await getCaller(token)).toBeUndefined();
  const rows = ctx.db.selectFrom('editor_codes').select('email').where('user_id', '=', leaver.id);
  expect(await rows.execute()).toEqual([]);
});
