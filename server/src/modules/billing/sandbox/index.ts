// Entry point of the sandbox: what takes Stripe's place where no key is configured. Speaks Stripe's wire on the
// loopback interface, keeps everything in PostgreSQL, moves no money.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { DAY } from '../../../platform/time-spans.ts';
import type { StripeAddress } from '../stripe/client.ts';
import { createContext, randomId, type SandboxInvoice } from './context.ts';
import { createSandboxServer } from './http/server.ts';
import { seedCatalog } from './resources/catalog.ts';
import { deleteOldKeys, findInvoiceByToken, findObject, lockName, saveObject } from './store.ts';
import { runCycle } from './subscriptions/cycle.ts';
import { deliverEvents } from './webhooks.ts';

export { sandboxPriceId } from './resources/catalog.ts';
export { signEvent } from './webhooks.ts';

export type Sandbox = {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Listens and knows the plans from then on. Once is enough; further calls give the same address. */
  start(): Promise<StripeAddress>;
  getWebhookSecret(): Promise<string>;
  /** Renews what is due, and delivers events. */
  run(): Promise<void>;
  findInvoicePdf(token: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

type SandboxDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  appOrigin: string;
  /** Where its events go: our own webhook, on this machine. */
  webhookUrl: string;
  /** Called after each change, so that events are delivered soon. */
  onChange: () => void;
};

/** Stripe keeps stored responses for at least 24 hours. */
const KEY_LIFE_MS = 2 * DAY;
const WEBHOOK_ENDPOINT = 'we_sandbox';

type WebhookEndpoint = { id: string; object: string; secret: string };

export function createSandbox(deps: SandboxDeps): Sandbox {
  const { db, clock, log, appOrigin } = deps;
  // Of this process: others on the machine cannot reach its customers.
  const secretKey = `sk_test_sandbox${randomBytes(24).toString('hex')}`;
  const publishableKey = 'pk_sandbox';
  const now = () => clock.now();
  const access = { db, now, appOrigin, secretKey, publishableKey, log };
  const server = createSandboxServer({ ...access, afterWrite: deps.onChange });
  let address: Promise<StripeAddress> | undefined;

  const seconds = () => Math.floor(now().getTime() / 1000);
  const open = (trx: Db) =>
    createContext({ db: trx, now: seconds(), appOrigin, params: {}, idempotencyKey: null });

  async function listen(): Promise<StripeAddress> {
    await inTransaction(db, async (trx) => {
      await lockName(trx, 'billing sandbox');
      await seedCatalog(open(trx));
      if (await findObject(trx, WEBHOOK_ENDPOINT)) return;
      const secret = `whsec_${randomId(32)}`;
      const endpoint = { id: WEBHOOK_ENDPOINT, object: 'webhook_endpoint', secret };
      await saveObject(trx, endpoint, { kind: 'webhook_endpoint' });
    });
    return { host: '127.0.0.1', port: await server.listen() };
  }

  async function getWebhookSecret(): Promise<string> {
    const endpoint = await findObject<WebhookEndpoint>(db, WEBHOOK_ENDPOINT);
    if (!endpoint) throw new Error('the sandbox has not been started');
    return endpoint.secret;
  }

  return {
    secretKey,
    publishableKey,
    start() {
      address ??= listen().catch((error: unknown) => {
        address = undefined;
        throw error;
      });
      return address;
    },
    getWebhookSecret,
    async run() {
      await inTransaction(db, async (trx) => {
        await lockName(trx, 'billing sandbox');
        await runCycle(open(trx), { until: seconds(), testClock: null });
      });
      await deleteOldKeys(db, new Date(now().getTime() - KEY_LIFE_MS));
      const secret = await getWebhookSecret();
      await deliverEvents({ db, now, url: deps.webhookUrl, secret, log });
    },
    async findInvoicePdf(token) {
      const invoice = await findInvoiceByToken<SandboxInvoice>(db, token);
      if (!invoice) return undefined;
      // Loaded when it is needed first: few processes ever draw one.
      const { drawInvoice } = await import('./pdf/pdf.ts');
      return drawInvoice(invoice);
    },
    close: () => server.close(),
  };
}
