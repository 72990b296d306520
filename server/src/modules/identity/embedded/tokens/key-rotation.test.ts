// Signing keys change while several processes sign and verify, each with a clock that is a little off.

import { CLIENT_ID, certs, token } from '@vys/contract/identity/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, postForm, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../../test/http.ts';
import { identityHooks } from '../../../../../test/identity-hooks.ts';
import { registerFormParser } from '../../../../platform/http/form-body.ts';
import { createBinder } from '../../../../platform/http/http.ts';
import { registerErrorHandler } from '../../../../platform/http/http-errors.ts';
import { DAY, MINUTE, SECOND } from '../../../../platform/time-spans.ts';
import { createIdentity, type Identity } from '../../index.ts';

const NEAR = 6 * MINUTE;

type Process = {
  readonly identity: Identity;
  readonly http: FastifyInstance;
  readonly user: TestUser;
};

let ctx: TestHttp;
let processes: Process[];

beforeAll(async () => {
  ctx = await createTestHttp();
  processes = await Promise.all([-20, 0, 20].map((seconds) => startProcess(seconds * SECOND)));
});
afterAll(async () => {
  for (const { http, identity } of processes) {
    await http.close();
    await identity.close();
  }
  await ctx.close();
});

async function startProcess(clockOff: number): Promise<Process> {
  const { db, log, mailer } = ctx;
  const clock = { now: () => new Date(ctx.clock.now().getTime() + clockOff) };
  const passwordCost = { memoryKib: 64, passes: 1 };
  const appOrigin = TEST_APP_ORIGIN;
  const identity = await createIdentity({
    ...identityHooks,
    db,
    appOrigin,
    clock,
    log,
    mailer,
    passwordCost,
  });
  const http = Fastify();
  registerErrorHandler(http);
  registerFormParser(http);
  identity.bind(
    createBinder(http, { findCaller: identity.findCaller, checkOutput: true, trustedProxies: [] })
      .bind,
  );
  return { identity, http, user: await buildUser(ctx) };
}

async function signInAt(process: Process): Promise<string> {
  const { username, password } = process.user;
  const fields = { grant_type: 'password', client_id: CLIENT_ID, username, password };
  const response = await postForm(process, token.path, fields);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().access_token;
}

async function keySet({ http }: Process): Promise<JSONWebKeySet> {
  return (await http.inject({ url: certs.path })).json();
}

const readKid = (jwt: string) => decodeProtectedHeader(jwt).kid ?? '';

/** How often a valid token was rejected: by our processes, or by a client that reads certs once a day. */
async function countRejections(tokens: string[], outsider: JWTVerifyGetKey): Promise<number> {
  const currentDate = ctx.clock.now();
  const checks = tokens.flatMap((jwt) => [
    ...processes.map(async ({ identity }) => (await identity.findCaller(jwt)) !== undefined),
    jwtVerify(jwt, outsider, { currentDate }).then(
      () => true,
      () => false,
    ),
  ]);
  return (await Promise.all(checks)).filter((isTaken) => !isTaken).length;
}

/** Small steps around the moment when a key takes over, else large ones. */
async function untilNextStep(): Promise<number> {
  const keys = ctx.db.selectFrom('signing_keys').select((at) => at.fn.max('active_from').as('at'));
  const takesOver = (await keys.executeTakeFirstOrThrow()).at.getTime();
  const remainingMs = takesOver - ctx.clock.now().getTime();
  if (remainingMs > NEAR) return remainingMs - NEAR;
  return remainingMs > -NEAR ? 30 * SECOND : 10 * DAY;
}

it('ASVS 11.2.2 I8 keys are rotated under load without a failed verification', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const kids = new Set<string>();
  const mixed: number[] = [];
  let [rejections, verified] = [0, 0];
  let living: { jwt: string; until: number }[] = [];
  let outsider = createLocalJWKSet(await keySet(processes[0] as Process));
  let lookAgainAt = ctx.clock.now().getTime() + DAY - MINUTE;
  const start = ctx.clock.now().getTime();

  while (ctx.clock.now().getTime() < start + 200 * DAY) {
    const now = ctx.clock.now().getTime();
    if (now >= lookAgainAt) {
      outsider = createLocalJWKSet(await keySet(processes[1] as Process));
      lookAgainAt = now + DAY - MINUTE;
    }
    living = living.filter(({ until }) => until > now);
    const verifying = countRejections(
      living.map(({ jwt }) => jwt),
      outsider,
    );
    // All at once: maintenance in every process, sign-ins at each, and each process verifying the tokens of all.
    const [fresh] = await Promise.all([
      Promise.all(processes.map(signInAt)),
      Promise.all(processes.map(({ identity }) => identity.runMaintenance())),
      verifying,
    ]);
    rejections += (await verifying) + (await countRejections(fresh, outsider));
    verified += (living.length + fresh.length) * (processes.length + 1);
    // Verified for 4 of their 5 minutes, since one clock is 20 s fast.
    living.push(...fresh.map((jwt) => ({ jwt, until: now + 240 * SECOND })));
    for (const jwt of fresh) kids.add(readKid(jwt));
    mixed.push(new Set(living.map(({ jwt }) => readKid(jwt))).size);
    ctx.clock.advance(await untilNextStep());
  }

  expect(rejections).toBe(0);
  expect(verified).toBeGreaterThan(1000);
  expect(kids.size).toBe(3);
  // Tokens of the old key and of the new one were on their way at the same time.
  expect(Math.max(...mixed)).toBe(2);
});

it('ASVS 11.6.1 I8 the key set shows the next key before it signs, with kid, alg, use and no private part', async () => {
  const signer = readKid(await signInAt(processes[1] as Process));
  const rows = ctx.db.selectFrom('signing_keys').select('active_from').where('kid', '=', signer);
  const { active_from: since } = await rows.executeTakeFirstOrThrow();
  ctx.clock.set(new Date(since.getTime() + 89 * DAY + MINUTE));
  await ctx.identity.runMaintenance();
  for (const process of processes) {
    const { keys } = await keySet(process);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
      expect(key).toMatchObject({
        alg: 'ES256',
        use: 'sig',
        kid: expect.stringMatching(/^[\w-]+$/),
      });
    }
    expect(readKid(await signInAt(process))).toBe(signer);
  }
});

it('I8 a retired key loses its private part and leaves the key set', { tags: 'slow' }, async () => {
  const rows = await ctx.db.selectFrom('signing_keys').selectAll().orderBy('active_from').execute();
  const publishedKeys = (await keySet(processes[1] as Process)).keys.map(({ kid }) => kid);
  const retired = rows.filter(({ retired_at }) => retired_at !== null);
  expect(retired.length).toBeGreaterThan(0);
  expect(retired.every(({ private_jwk }) => private_jwk === null)).toBe(true);
  expect(
    rows
      .filter(({ retired_at }) => retired_at === null)
      .map(({ kid }) => kid)
      .sort(),
  ).toEqual(publishedKeys.sort());
});

it('I8 processes that run maintenance at the same time create one next key', async () => {
  // A day more than a key signs, because the clocks of the processes differ.
  ctx.clock.advance(91 * DAY);
  const before = await ctx.db.selectFrom('signing_keys').select('kid').execute();
  await Promise.all(processes.map(({ identity }) => identity.runMaintenance()));
  await Promise.all(processes.map(({ identity }) => identity.runMaintenance()));
  const after = await ctx.db.selectFrom('signing_keys').select('kid').execute();
  expect(after).toHaveLength(before.length + 1);
});
