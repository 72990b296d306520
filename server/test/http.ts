// The app server as tests use it: a real Fastify over a database of its own, with the identity and
// accounts modules bound, a clock to move and cheap password hashes. Further modules bind themselves.
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  type Accounts,
  createAccounts,
  createReservedNameCheck,
} from '../src/modules/accounts/index.ts';
import {
  createIdentity,
  type Identity,
  type OnSessionsEnded,
  type SecurityEventHandler,
} from '../src/modules/identity/index.ts';
import type { Db } from '../src/platform/db/db.ts';
import { createMailer, type Mailer } from '../src/platform/email/mailer.ts';
import { registerFormParser } from '../src/platform/http/form-body.ts';
import { type Bind, createBinder } from '../src/platform/http/http.ts';
import { registerErrorHandler } from '../src/platform/http/http-errors.ts';
import { createJobs, type Jobs } from '../src/platform/jobs/jobs.ts';
import type { Logger } from '../src/platform/log/log.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDb } from './harness.ts';
import { createTestLog } from './test-log.ts';

export const TEST_APP_ORIGIN = 'http://app.test';
export const TEST_PAGES_ORIGIN = 'http://pages.test';
export const TEST_ISSUER = `${TEST_APP_ORIGIN}/realms/vys`;

export type TestHooks = {
  notifySecurityEvent: SecurityEventHandler;
  profileListeners: ((userId: string) => void)[];
  onAccountChange: (on: Db, userId: string) => void;
  onSessionsEnded: OnSessionsEnded;
  countViews: (userId: string) => Promise<number>;
  isPublished: (userId: string) => Promise<boolean>;
};

export type TestHttp = {
  readonly http: FastifyInstance;
  readonly bind: Bind;
  readonly db: Db;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly identity: Identity;
  readonly accounts: Accounts;
  /** What the modules call in higher ones; tests change it. */
  readonly hooks: TestHooks;
  close(): Promise<void>;
};

/** Call in `beforeAll`, bind what the test is about, and `close` in `afterAll`. */
export async function createTestHttp(
  options: {
    start?: Date;
    operators?: readonly string[];
    appOrigin?: string;
    editorOrigins?: readonly string[];
    trustedProxies?: readonly string[];
    /** Where lines of the log go; nowhere unless told. */
    writeLog?: (line: string) => void;
  } = {},
): Promise<TestHttp> {
  const { db, url, drop } = await createTestDb();
  const clock = createTestClock(options.start);
  const log = createTestLog(options.writeLog);
  const settings = { from: 'Vys <hello@vys.test>', folder: '/nonexistent' };
  // Jobs, such as emails, wait: no worker runs them.
  const jobs = createJobs({ db, database: url, log });
  const mailer = createMailer({ db, jobs, settings });
  const passwordCost = { memoryKib: 64, passes: 1 };
  const hooks: TestHooks = {
    notifySecurityEvent: async () => {},
    profileListeners: [],
    onAccountChange: () => {},
    onSessionsEnded: () => {},
    countViews: async () => 0,
    isPublished: async () => true,
  };
  const identity = await createIdentity({
    isReservedName: createReservedNameCheck({ db, clock }),
    notifySecurityEvent: (on, event) => hooks.notifySecurityEvent(on, event),
    onAddressChange: (trx, user) => accounts.setEmail(trx, user),
    onSessionsEnded: (ended) => hooks.onSessionsEnded(ended),
    findLanguage: (on, userId) => accounts.findLanguage(on, userId),
    db,
    appOrigin: options.appOrigin ?? TEST_APP_ORIGIN,
    mailer,
    clock,
    log,
    passwordCost,
    editorOrigins: options.editorOrigins ?? [],
  });
  const accounts: Accounts = createAccounts({
    db,
    identity,
    onPublicProfileChange(userId) {
      for (const listener of hooks.profileListeners) listener(userId);
    },
    onAccountChange: (on, userId) => hooks.onAccountChange(on, userId),
    countViews: (userId) => hooks.countViews(userId),
    isPublished: (userId) => hooks.isPublished(userId),
    listErasers: () => [],
    listExporters: () => [],
    mailer,
    jobs,
    clock,
    pagesOrigin: TEST_PAGES_ORIGIN,
    operators: options.operators ?? [],
    log,
  });
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerErrorHandler(http);
  registerFormParser(http);
  const { bind } = createBinder(http, {
    findCaller: identity.findCaller,
    checkOutput: true,
    trustedProxies: options.trustedProxies ?? [],
  });
  identity.bind(bind);
  accounts.bind(bind);
  return {
    http,
    bind,
    db,
    databaseUrl: url,
    clock,
    log,
    jobs,
    mailer,
    identity,
    accounts,
    hooks,
    async close() {
      await http.close();
      await identity.close();
      mailer.close();
      await drop();
    },
  };
}
