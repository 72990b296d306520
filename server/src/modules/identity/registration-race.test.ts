// Two servers on one database get the same registration many times at once.

import { register } from '@vys/contract/identity/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { identityHooks } from '../../../test/identity-hooks.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';
import { openDb } from '../../platform/db/db.ts';
import { createMailer } from '../../platform/email/mailer.ts';
import { registerFormParser } from '../../platform/http/form-body.ts';
import { createBinder } from '../../platform/http/http.ts';
import { registerErrorHandler } from '../../platform/http/http-errors.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log/log.ts';
import { createIdentity } from './index.ts';

type Server = { http: FastifyInstance; close(): Promise<void> };

let test: TestDb;
let servers: Server[];

beforeAll(async () => {
  test = await createTestDb();
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await test.drop();
});

async function startServer(): Promise<Server> {
  const db = openDb(test.url, { poolSize: 8 });
  const clock = createTestClock(new Date('2026-05-01T12:00:00Z'));
  const log = createLog({ level: 'silent', production: true });
  const settings = { from: 'Vys <hello@vys.test>', folder: '/nonexistent' };
  const mailer = createMailer({ db, jobs: createJobs({ db, database: test.url, log }), settings });
  const appOrigin = 'http://app.test';
  const passwordCost = { memoryKib: 64, passes: 1 };
  const identity = await createIdentity({
    ...identityHooks,
    db,
    appOrigin,
    mailer,
    clock,
    log,
    passwordCost,
  });
  const http = Fastify();
  registerErrorHandler(http);
  registerFormParser(http);
  const { bind } = createBinder(http, {
    findCaller: identity.findCaller,
    checkOutput: true,
    trustedProxies: [],
  });
  identity.bind(bind);
  return {
    http,
    async close() {
      await http.close();
      await identity.close();
      mailer.close();
      await db.destroy();
    },
  };
}

describe('ASVS 2.3.4 I11 50 concurrent registrations at two servers', () => {
  it.each([
    ['the same email and username', () => 'one@example.test', () => 'one', 'identity.email_taken'],
    ['the same email', () => 'two@example.test', (n: number) => `two-${n}`, 'identity.email_taken'],
    [
      'the same email in other letters',
      (n: number) => (n % 3 ? 'Six@Example.test' : 'six@example.test'),
      (n: number) => `six-${n}`,
      'identity.email_taken',
    ],
    [
      'the same username',
      (n: number) => `n${n}@three.test`,
      () => 'three',
      'identity.username_taken',
    ],
  ])('with %s create exactly one user, and 49 get 409', async (_what, email, username, code) => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        servers[n % 2]?.http.inject({
          method: 'POST',
          url: register.path,
          remoteAddress: `192.0.2.${n}`,
          payload: { email: email(n), username: username(n), password: 'a long enough password' },
        }),
      ),
    );
    const statuses = responses.map((response) => response?.statusCode).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    const rejected = responses.filter((response) => response?.statusCode === 409);
    expect([...new Set(rejected.map((response) => response?.json().code))]).toEqual([code]);
    const createdUser = responses.find((response) => response?.statusCode === 201)?.json().user;
    const rows = test.db.selectFrom('users').select('id');
    const same = await rows
      .where((or) =>
        or.or([or('email', '=', createdUser.email), or('username', '=', createdUser.username)]),
      )
      .execute();
    expect(same).toEqual([{ id: createdUser.id }]);
    expect(await listQueuedEmails(test.db, createdUser.email)).toHaveLength(1);
  });
});
