// The app door as tests use it: a real Fastify over a database of its own, with the identity and
// accounts rooms bound, a clock to move and cheap password hashes. Further rooms bind themselves.
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Accounts, createAccounts } from '../src/accounts/index.ts';
import { createIdentity, type Identity } from '../src/identity/index.ts';
import type { Db } from '../src/kit/db.ts';
import { createDoomedFiles } from '../src/kit/doomed-files.ts';
import { createDiskFiles } from '../src/kit/files.ts';
import { acceptForms } from '../src/kit/forms.ts';
import { type Bind, createBinder } from '../src/kit/http.ts';
import { translateErrors } from '../src/kit/http-errors.ts';
import type { Logger } from '../src/kit/log.ts';
import { createMail, type Mailer } from '../src/kit/mail.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDb } from './harness.ts';
import { createTestLog } from './test-log.ts';

export const TEST_APP_ORIGIN = 'http://app.test';
export const TEST_PAGES_ORIGIN = 'http://pages.test';
export const TEST_ISSUER = `${TEST_APP_ORIGIN}/realms/vys`;

export type TestHttp = {
  readonly http: FastifyInstance;
  readonly bind: Bind;
  readonly db: Db;
  readonly clock: TestClock;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly identity: Identity;
  readonly accounts: Accounts;
  close(): Promise<void>;
};

/** Call in `beforeAll`, bind what the test is about, and `close` in `afterAll`. */
export async function createTestHttp(
  options: {
    start?: Date;
    operators?: readonly string[];
    appOrigin?: string;
    editorOrigins?: readonly string[];
    /** Where lines of the log go; nowhere unless told. */
    writeLog?: (line: string) => void;
  } = {},
): Promise<TestHttp> {
  const { db, drop } = await createTestDb();
  const clock = createTestClock(options.start);
  const log = createTestLog(options.writeLog);
  const settings = { from: 'Vys <hello@vys.test>', folder: '/nonexistent' };
  // Letters stay in the outbox.
  const mail = createMail({ db, settings, clock, log });
  const passwordCost = { memoryKib: 64, passes: 1 };
  const identity = await createIdentity({
    db,
    appOrigin: options.appOrigin ?? TEST_APP_ORIGIN,
    mail,
    clock,
    log,
    passwordCost,
    editorOrigins: options.editorOrigins ?? [],
  });
  const accounts = createAccounts({
    db,
    identity,
    mail,
    doomed: createDoomedFiles({ db, files: createDiskFiles('/nonexistent'), clock, log }),
    clock,
    pagesOrigin: TEST_PAGES_ORIGIN,
    operators: options.operators ?? [],
    log,
  });
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  translateErrors(http);
  acceptForms(http);
  const { bind } = createBinder(http, { findCaller: identity.findCaller, checkOutput: true });
  identity.bind(bind);
  accounts.bind(bind);
  return {
    http,
    bind,
    db,
    clock,
    log,
    mail,
    identity,
    accounts,
    async close() {
      await http.close();
      await identity.close();
      await mail.close();
      await drop();
    },
  };
}
