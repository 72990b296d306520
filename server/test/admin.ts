// The admin module over HTTP with the modules that it changes, an operator and people it is about.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@vys/contract';
import { fillPath } from '@vys/contract';
import { listOperatorLog, type OperatorLogEntry } from '@vys/contract/admin/log';
import { type Admin, createAdmin } from '../src/modules/admin/index.ts';
import type { Billing } from '../src/modules/billing/index.ts';
import { startTestBilling, type TestBilling } from './billing/billing.ts';
import { buildUser, confirmAddress, signIn, type TestUser } from './factories.ts';
import { TEST_APP_ORIGIN, TEST_PAGES_ORIGIN, type TestHttp } from './http.ts';
import { inProcessWorkers } from './in-process-workers.ts';
import { createTestNotifications } from './notifications.ts';
import { createTestPages, type TestPages } from './pages.ts';

export type TestAdmin = {
  readonly ctx: TestHttp;
  readonly admin: Admin;
  readonly testBilling: TestBilling;
  readonly billing: Billing;
  readonly testPages: TestPages;
  readonly operator: TestUser;
  /** As the operator unless told; undefined is without a token. */
  call(route: Route, options?: CallOptions): Promise<CallResult>;
  /** The latest entry. */
  lastLogged(): Promise<OperatorLogEntry | undefined>;
  readFeed(user: TestUser): Promise<{ type: string; title: string; message: string }[]>;
  close(): Promise<void>;
};

type CallOptions = {
  by?: TestUser | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

export type CallResult = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all routes.
  body: any;
  bytes: Buffer;
};

export async function createTestAdmin(): Promise<TestAdmin> {
  const operators = ['olga@example.test', 'otto@example.test'];
  const testBilling = await startTestBilling({ operators });
  const { ctx, billing } = testBilling;
  const testPages = await createTestPages(ctx);
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-admin-'));
  const admin = createAdmin({
    ...ctx,
    billing,
    notifications: createTestNotifications(ctx),
    moderation: testPages.moderation,
    appOrigin: TEST_APP_ORIGIN,
    pagesOrigin: TEST_PAGES_ORIGIN,
    bus: { check: async () => {} },
    files: testPages.files,
    workers: inProcessWorkers,
    installation: {
      ...{ version: '1.2.3', services: ['app', 'identity'], dataDir, files: 'disk' },
      ...{ bus: 'postgres', spool: { root: join(dataDir, 'events'), limitBytes: 1024 } },
    },
  });
  admin.bind(ctx.bind);
  const operator = await buildUser(ctx, { vysUrl: 'olga' });
  await confirmAddress(ctx.db, operator.email);

  const call: TestAdmin['call'] = async (route, options = {}) => {
    const { params, query, body } = options;
    const by = 'by' in options ? options.by : operator;
    // Tests move the clock past the end of tokens.
    const headers = by ? (await signIn(ctx, by)).headers : {};
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const response = await ctx.http.inject({
      method: route.method,
      url: `${fillPath(route.path, params)}${search}`,
      headers,
      ...(body ? { payload: body } : {}),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      bytes: response.rawPayload,
    };
  };

  return {
    ...{ ctx, admin, testBilling, billing, testPages, operator, call },
    async lastLogged() {
      return (await call(listOperatorLog)).body.data.entries[0];
    },
    async readFeed(user) {
      const { headers } = await signIn(ctx, user);
      const response = await ctx.http.inject({ url: '/api/notifications', headers });
      return response.json().data.notifications;
    },
    async close() {
      await testPages.close();
      await testBilling.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
