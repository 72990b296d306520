// The sandbox on a database of its own, and the vendor's SDK against it.
import { createSandbox, type Sandbox } from '../../src/modules/billing/sandbox/index.ts';
import { openStripe, type Stripe } from '../../src/modules/billing/stripe/client.ts';
import { createTestClock, type TestClock } from '../clock.ts';
import { createTestDb, type TestDb } from '../harness.ts';
import { createTestLog } from '../test-log.ts';

export type TestSandbox = {
  sandbox: Sandbox;
  stripe: Stripe;
  test: TestDb;
  clock: TestClock;
  url: string;
  stop(): Promise<void>;
};

export const TEST_TIME = new Date('2027-01-31T10:00:00Z');

/** Its events go to `webhookUrl`, which nothing hears unless told. */
export async function startTestSandbox(
  options: { webhookUrl?: string; writeLog?: (line: string) => void } = {},
): Promise<TestSandbox> {
  const test = await createTestDb();
  const clock = createTestClock(TEST_TIME);
  const sandbox = createSandbox({
    db: test.db,
    clock,
    log: createTestLog(options.writeLog),
    appOrigin: 'http://app.test',
    webhookUrl: options.webhookUrl ?? 'http://127.0.0.1:1/',
    onChange: () => {},
  });
  const address = await sandbox.start();
  return {
    sandbox,
    stripe: openStripe(sandbox.secretKey, address),
    test,
    clock,
    url: `http://${address.host}:${address.port}`,
    async stop() {
      await sandbox.close();
      await test.drop();
    },
  };
}

/** Confirms a setup or payment intent as a browser does. */
export async function confirmInBrowser(
  { url, sandbox }: Pick<TestSandbox, 'url' | 'sandbox'>,
  clientSecret: string,
  fields: Record<string, string> = {},
): Promise<{
  status: number;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}> {
  const id = clientSecret.replace(/_secret_.*$/, '');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  return post({ url, sandbox }, `/v1/${kind}/${id}/confirm`, {
    client_secret: clientSecret,
    ...fields,
  });
}

export async function authenticateInBrowser(
  sandbox: Pick<TestSandbox, 'url' | 'sandbox'>,
  clientSecret: string,
  outcome: 'approve' | 'fail',
) {
  return post(sandbox, '/sandbox/authenticate', { client_secret: clientSecret, outcome });
}

async function post(
  { url, sandbox }: Pick<TestSandbox, 'url' | 'sandbox'>,
  path: string,
  fields: Record<string, string>,
) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.publishableKey}` },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json() };
}

export const cardFields = (number: string, expYear = 2030): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': String(expYear),
  'payment_method_data[card][cvc]': number.startsWith('3') ? '1234' : '123',
});

/** A customer with one card that is the default one. */
export async function createCustomerWithCard(
  test: Pick<TestSandbox, 'stripe' | 'url' | 'sandbox'>,
  number = '4242424242424242',
  testClock?: string,
): Promise<{ customer: string; card: string }> {
  const { id: customer } = await test.stripe.customers.create({
    email: 'ada@example.test',
    ...(testClock ? { test_clock: testClock } : {}),
  });
  return { customer, card: await addDefaultCard(test, customer, number) };
}

export async function addDefaultCard(
  test: Pick<TestSandbox, 'stripe' | 'url' | 'sandbox'>,
  customer: string,
  number: string,
): Promise<string> {
  const { stripe } = test;
  const intent = await stripe.setupIntents.create({ customer, usage: 'off_session' });
  const secret = intent.client_secret ?? '';
  const confirmed = await confirmInBrowser(test, secret, cardFields(number));
  if (confirmed.body.status === 'requires_action') {
    await authenticateInBrowser(test, secret, 'approve');
  }
  const { payment_method: card } = await stripe.setupIntents.retrieve(intent.id);
  if (typeof card !== 'string') throw new Error(`no card: ${JSON.stringify(confirmed.body)}`);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  return card;
}
