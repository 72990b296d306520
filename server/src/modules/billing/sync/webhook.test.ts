// Events of the provider: what is believed, and what becomes of them in whatever order they come.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliverEvent,
  startTestBilling,
  type TestBilling,
  takeEvents,
} from '../../../../test/billing/billing.ts';
import { webhookSecret } from '../../../../test/billing/webhook-secret.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import { signEvent } from '../sandbox/index.ts';

let test: TestBilling;
beforeAll(async () => {
  test = await startTestBilling();
});
afterAll(() => test.stop());

const now = () => Math.floor(test.ctx.clock.now().getTime() / 1000);
const countEvents = async () =>
  (await test.ctx.db.selectFrom('billing_events').select('event_id').execute()).length;

describe('a webhook', () => {
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', customer: 'cus_x' } },
  });

  it('B2 that is forged, stale, cut off or written again is refused and leaves nothing', async () => {
    const secret = await webhookSecret(test.ctx.db);
    const good = signEvent(payload, secret, now());
    const refused: [string, string, string][] = [
      ['another secret', payload, signEvent(payload, 'whsec_other', now())],
      ['a signature of long ago', payload, signEvent(payload, secret, now() - 301)],
      ['a body that was cut off', payload.slice(0, -1), good],
      ['the same JSON, written again', JSON.stringify(JSON.parse(payload), null, 1), good],
      ['a signature without a time', payload, good.replace(/^t=\d+,/, '')],
      ['no scheme that is known', payload, good.replace('v1=', 'v0=')],
      ['nothing', payload, ''],
    ];
    for (const [name, body, signature] of refused) {
      const response = await deliverEvent(test.ctx, body, signature);
      expect(response.statusCode, name).toBe(400);
      expect(response.json().code, name).toBe('billing.webhook_invalid');
    }
    expect(await countEvents()).toBe(0);
  });

  it('is received when it is genuine, and once however often it comes', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await deliverEvent(test.ctx, payload)).json()).toEqual({ received: true });
    }
    expect(await countEvents()).toBe(1);
  });
});

type State = { tier: string; subscription: unknown; dunning: unknown };

async function readState(user: TestUser): Promise<State> {
  const { tier, subscription, dunning } = await test.overview(user);
  return { tier, subscription, dunning };
}

/** What happens to a subscription in a month, with the events that it causes. */
async function liveThroughAMonth(): Promise<{ user: TestUser; events: string[]; final: State }> {
  const user = await test.newUser();
  await takeEvents(test.ctx);
  await test.addCard(user);
  await test.buy(user, 'pro');
  await test.buy(user, 'premium');
  await test.buy(user, 'starter');
  const { customer_id: customer } = await test.ctx.db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const events = (await takeEvents(test.ctx)).filter((event) => event.includes(customer));
  return { user, events, final: await readState(user) };
}

/** Forgets what was read, as if no event had ever come. */
async function forget({ id }: TestUser): Promise<void> {
  const { db, accounts } = test.ctx;
  await db.deleteFrom('billing_subscriptions').where('user_id', '=', id).execute();
  await db.deleteFrom('billing_events').execute();
  await accounts.changeTier(id, 'free');
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Shuffled, a third twice, and up to half of them missing. */
function disturb(events: readonly string[], random: () => number): string[] {
  const share = random() / 2;
  const kept = events.filter(() => random() >= share);
  const doubled = [...kept, ...kept.filter(() => random() < 0.3)];
  for (let index = doubled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [doubled[index], doubled[other]] = [doubled[other] ?? '', doubled[index] ?? ''];
  }
  return doubled;
}

async function expectOneState(orders: number, seed: number): Promise<void> {
  const { user, events, final } = await liveThroughAMonth();
  expect(events.length).toBeGreaterThan(15);
  expect(final).toMatchObject({
    tier: 'premium',
    subscription: { scheduledChange: { tier: 'starter' } },
  });
  const random = createRandom(seed);
  for (let order = 0; order < orders; order += 1) {
    await forget(user);
    const disturbed = disturb(events, random);
    for (const event of disturbed) {
      expect((await deliverEvent(test.ctx, event)).statusCode).toBe(200);
      // Between two events, sometimes, the hints so far are followed.
      if (random() < 0.1) await test.ctx.jobs.runDue('billing-sync');
    }
    await test.ctx.jobs.runDue('billing-sync');
    if (disturbed.length === 0) await test.billing.jobs.reconcile({});
    expect(await readState(user), `order ${order} of seed ${seed}`).toEqual(final);
  }
}

describe('B3 events that are shuffled, doubled and lost', () => {
  it('give the state that the provider has', { tags: 'slow', timeout: 120_000 }, () =>
    expectOneState(8, 7),
  );

  it('do so in 1,000 random orders', { tags: 'slow', timeout: 3_600_000 }, () =>
    expectOneState(1_000, 42),
  );

  it('B3 are made good for by the nightly reconciliation when none of them came', async () => {
    const { user, final } = await liveThroughAMonth();
    await forget(user);
    test.ctx.clock.advance(MINUTE);
    await test.billing.jobs.reconcile({});
    expect(await readState(user)).toEqual(final);
    expect(await test.tierOf(user)).toBe('premium');
  });
});

it('a reading that began earlier never replaces one that began later', async () => {
  const { user, final } = await liveThroughAMonth();
  const { claimReading } = await import('../store.ts');
  const { inTransaction } = await import('../../../platform/db/transaction.ts');
  const { applied_number: applied } = await test.ctx.db
    .selectFrom('billing_customers')
    .select('applied_number')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const isClaimed = await inTransaction(test.ctx.db, (trx) =>
    claimReading(trx, user.id, Number(applied) - 1),
  );
  expect(isClaimed).toBe(false);
  expect(await readState(user)).toEqual(final);
});
