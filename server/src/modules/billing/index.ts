// Entry point of the billing module: plans that are paid for, cards and invoices, at Stripe or in the sandbox.
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { StripeAccount } from '../../platform/stripe-account.ts';
import type { Accounts, UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import { type Comps, createComps } from './comps/comps.ts';
import { queueEmailUpdate, updateEmail } from './customers.ts';
import type { BillingContext } from './deps.ts';
import { createSandboxProvider, createStripeProvider, type Provider } from './provider/provider.ts';
import { bindBilling } from './routes.ts';
import { bindSandbox } from './sandbox/browser/browser-routes.ts';
import { createSandbox, type Sandbox } from './sandbox/index.ts';
import { deleteAtProvider, reconcile, review } from './sync/reconcile.ts';
import { syncSubscription } from './sync/sync-subscription.ts';
import { createUserData } from './user-data.ts';

export type { Entitlement } from './comps/comps.ts';
export { priceVariable, setUpCatalog } from './provider/setup-catalog.ts';
export { openStripe } from './stripe/client.ts';

export type Billing = Comps & {
  /** `sandbox` moves no money; the others are those of Stripe. */
  readonly mode: Provider['mode'];
  bind(bind: Bind): void;
  /** Opens the sandbox, or checks the prices at Stripe. Only where jobs run. */
  start(): Promise<void>;
  readonly jobs: {
    sync(payload: { userId: string }): Promise<void>;
    review(): Promise<void>;
    reconcile(payload: { after?: string }): Promise<void>;
    deleteCustomer(payload: { customerId: string }): Promise<void>;
    updateEmail(payload: { userId: string }): Promise<void>;
    /** Renewals and events of the sandbox; nothing with real keys. */
    runSandbox(): Promise<void>;
  };
  /** To be called in the transaction in which the address of an account changes; the customer follows by a job. */
  handleEmailChange(trx: Trx, user: { userId: string }): Promise<void>;
  deleteUserData: UserDataEraser;
  exportUserData: UserDataExporter;
  close(): Promise<void>;
};

export type BillingDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  jobs: Pick<Jobs, 'enqueue'>;
  mailer: Pick<Mailer, 'send'>;
  accounts: Accounts;
  /** Undefined for the sandbox. */
  stripe: StripeAccount | undefined;
  appOrigin: string;
  /** Where the sandbox reaches our own webhook: an origin of this machine. */
  localOrigin: string;
  /** Puts something between the module and the sandbox; for tests. */
  wrapSandbox?: (sandbox: Sandbox) => Sandbox;
};

export function createBilling(deps: BillingDeps): Billing {
  const { stripe, log } = deps;
  const wrap = deps.wrapSandbox ?? ((sandbox: Sandbox) => sandbox);
  const sandbox = stripe === undefined ? wrap(openSandbox(deps)) : undefined;
  const provider = sandbox ? createSandboxProvider(sandbox) : toStripeProvider(stripe);
  const context: BillingContext = { ...deps, provider };
  return {
    mode: provider.mode,
    ...createComps(context),
    bind(bind) {
      bindBilling(bind, context);
      bindSandbox(bind, context, sandbox);
    },
    async start() {
      if (sandbox) {
        log.warn(
          { event: 'billing.sandbox' },
          'payments run in the sandbox: test cards only, no real money',
        );
        await sandbox.start();
      } else await provider.checkPrices(log);
    },
    jobs: {
      async sync({ userId }) {
        await syncSubscription(context, userId);
      },
      review: () => review(context),
      reconcile: (payload) => reconcile(context, payload),
      deleteCustomer: (payload) => deleteAtProvider(context, payload),
      updateEmail: (payload) => updateEmail(context, payload),
      async runSandbox() {
        if (!sandbox) return;
        await sandbox.start();
        await sandbox.run();
      },
    },
    handleEmailChange: (trx, { userId }) => queueEmailUpdate(context, trx, userId),
    ...createUserData(context),
    close: async () => sandbox?.close(),
  };
}

function toStripeProvider(stripe: StripeAccount | undefined): Provider {
  if (!stripe) throw new Error('neither Stripe nor the sandbox is configured');
  return createStripeProvider(stripe);
}

function openSandbox({ db, clock, log, jobs, appOrigin, localOrigin }: BillingDeps): Sandbox {
  const deliverSoon = () =>
    jobs.enqueue(db, 'billing-sandbox', {}).catch((error: unknown) => {
      // The schedule delivers it within a minute.
      log.warn(
        { event: 'billing.sandbox_delivery_late', err: error },
        'sandbox delivery not enqueued',
      );
    });
  return createSandbox({
    ...{ db, clock, log, appOrigin },
    webhookUrl: `${localOrigin}/api/payments/webhook`,
    onChange: () => void deliverSoon(),
  });
}
