// B4 on the running program: its process is killed in the middle of purchases, at any moment, and started again. No one
// has two subscriptions or two charges, and no one who paid is without the plan.
// @module-tag slow
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { type Product, startProduct } from '../product.ts';

const ROUNDS = 6;
const BUYERS = 4;
/** A purchase takes some of these. */
const LONGEST_MS = 1_200;
const CHARGE = 900;
const patience = { timeout: 60_000, interval: 100 };

let folder: string;
let product: Product;
let database: pg.Pool;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vys-purchases-'));
  // Under root the database runs as another user, who must get in.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  copyPreparedCluster(dataDir);
  product = await startProduct(dataDir);
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const post = (token: string, path: string, body: object) =>
  fetch(`${product.appOrigin}/api/payments/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const buy = (token: string) => post(token, 'subscriptions', { priceId: 'price_sandboxpromonth' });

async function newBuyer(username: string): Promise<string> {
  const token = await product.signUp(username);
  const intent = await post(token, 'setup-intent', {});
  const { clientSecret } = (await intent.json()) as { clientSecret: string };
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
  const confirmed = await post(token, 'sandbox/setup-intents/confirm', { clientSecret, card });
  expect(confirmed.status).toBe(200);
  return token;
}

async function killDuringPurchases(tokens: readonly string[]): Promise<void> {
  const { workspace } = product.pids();
  const purchases = Promise.allSettled(tokens.map(buy));
  await sleep(Math.random() * LONGEST_MS);
  process.kill(workspace, 'SIGKILL');
  await purchases;
  await expect.poll(() => product.pids().workspace, patience).not.toBe(workspace);
  const isReady = () =>
    fetch(`${product.appOrigin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, patience).toBe(true);
}

type Outcome = { username: string; tier: string; subscriptions: number; charged: number[] };

/** What the sandbox holds, beside what we recorded. */
async function readOutcomes(): Promise<Outcome[]> {
  const { rows } = await database.query<Outcome>(`
    select u.username, a.tier,
      count(*) filter (where o.kind = 'subscription' and o.data ->> 'status' = 'active')::int as subscriptions,
      coalesce(json_agg((o.data ->> 'amount')::int) filter (where o.kind = 'charge'), '[]') as charged
    from users u
    join accounts a on a.user_id = u.id
    left join billing_customers c on c.user_id = u.id
    left join billing_sandbox_objects o on o.customer = c.customer_id
    group by u.username, a.tier
    order by u.username`);
  return rows;
}

const isConsistent = ({ tier, subscriptions, charged }: Outcome) =>
  tier === 'pro'
    ? subscriptions === 1 && charged.length === 1 && charged[0] === CHARGE
    : tier === 'free' && subscriptions === 0 && charged.length === 0;

it('B4: a process killed during purchases charges no one twice and leaves no payer without the plan', async () => {
  const buyers: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const names = Array.from({ length: BUYERS }, (_, index) => `buyer-${round}-${index}`);
    const tokens = await Promise.all(names.map(newBuyer));
    await killDuringPurchases(tokens);
    buyers.push(...names);
    // Half of them try again at once, the others trust in what happened.
    const retries = await Promise.all(tokens.slice(0, BUYERS / 2).map(buy));
    expect(retries.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  }
  const findInconsistent = async () => (await readOutcomes()).filter((one) => !isConsistent(one));
  await expect.poll(findInconsistent, patience).toEqual([]);
  const outcomes = await readOutcomes();
  expect(outcomes.map(({ username }) => username)).toEqual(buyers.toSorted());
  expect(outcomes.filter(({ tier }) => tier === 'pro').length).toBeGreaterThanOrEqual(ROUNDS);
}, 600_000);
