// The billing module over HTTP, against the sandbox, with people who buy plans.
import type { Route } from '@vys/contract';
import { fillPath } from '@vys/contract';
import type { Overview } from '@vys/contract/billing/overview';
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import type { Tier } from '@vys/contract/plans';
import { type Billing, type BillingDeps, createBilling } from '../../src/modules/billing/index.ts';
import { buildUser, type TestUser, tokenFor } from '../factories.ts';
import { createTestHttp, type TestHttp } from '../http.ts';
import { webhookSecret } from './webhook-secret.ts';

export type TestBilling = {
  ctx: TestHttp;
  billing: Billing;
  call(user: TestUser, route: Route, options?: CallOptions): Promise<CallResult>;
  /** On the free plan, without a card. */
  newUser(): Promise<TestUser>;
  addCard(user: TestUser, number?: string): Promise<string>;
  buy(user: TestUser, tier: string, interval?: string): Promise<CallResult>;
  overview(user: TestUser): Promise<Overview>;
  tierOf(user: TestUser): Promise<Tier>;
  /** Moves the clock, lets the sandbox renew, and delivers its events. */
  advance(ms: number): Promise<void>;
  /** Delivers what the sandbox has to say, and applies it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

type CallOptions = {
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};
export type CallResult = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all routes.
  body: any;
  text: string;
  headers: Record<string, unknown>;
};

export const TEST_CARD = '4242424242424242';

export async function startTestBilling(
  options: {
    start?: Date;
    operators?: readonly string[];
    writeLog?: (line: string) => void;
    wrapSandbox?: BillingDeps['wrapSandbox'];
  } = {},
): Promise<TestBilling> {
  const ctx = await createTestHttp({
    start: options.start ?? new Date('2027-01-15T10:00:00Z'),
    operators: options.operators ?? [],
    ...(options.writeLog ? { writeLog: options.writeLog } : {}),
  });
  const localOrigin = 'http://127.0.0.1:1';
  const { db, clock, log, jobs, mailer, accounts } = ctx;
  const shared = { db, clock, log, jobs, mailer, accounts, appOrigin: 'http://app.test' };
  const wrapping = options.wrapSandbox ? { wrapSandbox: options.wrapSandbox } : {};
  const billing = createBilling({ ...shared, stripe: undefined, localOrigin, ...wrapping });
  billing.bind(ctx.bind);
  await billing.start();
  jobs.work('billing-sync', billing.jobs.sync);
  jobs.work('billing-reconcile', billing.jobs.reconcile);

  async function call(
    user: TestUser,
    route: Route,
    { body, params, headers }: CallOptions = {},
  ): Promise<CallResult> {
    const response = await ctx.http.inject({
      method: route.method,
      url: fillPath(route.path, params ?? {}),
      headers: { ...headers, authorization: `Bearer ${await tokenFor(ctx, user)}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      text: response.body,
      body: isJson && response.body !== '' ? response.json() : undefined,
      headers: response.headers,
    };
  }

  const people = createPeople(ctx, call);
  const deliver = createDelivery(ctx, billing);
  return {
    ctx,
    billing,
    call,
    ...people,
    settle: deliver,
    async advance(ms) {
      clock.advance(ms);
      await billing.jobs.review();
      await deliver();
    },
    async stop() {
      await billing.close();
      await ctx.close();
    },
  };
}

type Call = TestBilling['call'];

function createPeople(ctx: TestHttp, call: Call) {
  const post = (user: TestUser, path: string, body: object = {}) =>
    call(user, { method: 'POST', path } as Route, { body });
  return {
    newUser: () => buildUser(ctx, { tier: 'free' }),
    async addCard(user: TestUser, number = TEST_CARD): Promise<string> {
      const { body } = await post(user, '/api/payments/setup-intent');
      const card = {
        number,
        expMonth: 12,
        expYear: 2034,
        cvc: number.startsWith('3') ? '1234' : '123',
      };
      const { clientSecret } = body;
      const confirm = '/api/payments/sandbox/setup-intents/confirm';
      let confirmed = await post(user, confirm, { clientSecret, card });
      if (confirmed.body.status === 'requires_action') {
        const outcome = 'approve';
        confirmed = await post(user, '/api/payments/sandbox/authenticate', {
          clientSecret,
          outcome,
        });
      }
      if (confirmed.status !== 200) throw new Error(`card not added: ${confirmed.text}`);
      return confirmed.body.paymentMethodId as string;
    },
    buy: (
      user: TestUser,
      tier: string,
      interval = 'month',
    ): Promise<CallResult & { body: SubscriptionResult }> =>
      post(user, '/api/payments/subscriptions', { priceId: `price_sandbox${tier}${interval}` }),
    async overview(user: TestUser): Promise<Overview> {
      const { body } = await call(user, { method: 'GET', path: '/api/payments/overview' } as Route);
      return body.data;
    },
    async tierOf({ id }: TestUser): Promise<Tier> {
      const account = await ctx.accounts.findAccount(ctx.db, id);
      if (!account) throw new Error('no account');
      return account.tier;
    },
  };
}

/** The sandbox cannot reach a server that does not listen, so its events are handed over here. */
function createDelivery(ctx: TestHttp, billing: Billing) {
  return async () => {
    await billing.jobs.runSandbox();
    await deliverEvents(ctx, await takeEvents(ctx));
    await ctx.jobs.runDue('billing-sync');
  };
}

/** Those that were not taken yet, in the order of their creation. */
export async function takeEvents({ db }: TestHttp): Promise<string[]> {
  const rows = await db
    .updateTable('billing_sandbox_events')
    .set({ next_attempt_at: null, attempts: -1 })
    .where('attempts', '>=', 0)
    .returning(['number', 'data'])
    .execute();
  return rows.sort((a, b) => a.number - b.number).map(({ data }) => JSON.stringify(data));
}

export async function deliverEvents(ctx: TestHttp, events: readonly string[]): Promise<void> {
  for (const payload of events) {
    const response = await deliverEvent(ctx, payload);
    if (response.statusCode !== 200) throw new Error(`event refused: ${response.body}`);
  }
}

export async function deliverEvent(ctx: TestHttp, payload: string, signature?: string) {
  const { signEvent } = await import('../../src/modules/billing/sandbox/index.ts');
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  return ctx.http.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? signEvent(payload, await webhookSecret(ctx.db), seconds),
    },
    payload,
  });
}
