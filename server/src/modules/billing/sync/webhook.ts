// Receives events of the provider. An event is only a hint that something changed: what changed is read from the
// provider afterwards.
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { BillingContext } from '../deps.ts';
import { findCustomerById, insertEvent } from '../store.ts';
import type { Stripe } from '../stripe/client.ts';

/** Older signatures may be replays (docs.stripe.com/webhooks). */
const TOLERANCE_SECONDS = 300;

/** Throws billing.webhook_invalid; nothing is stored then. */
export async function receiveEvent(
  context: BillingContext,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const { db, jobs, clock, provider, log } = context;
  const event = await verify(context, body, signature);
  const customerId = findCustomerId(event);
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await insertEvent(trx, { id: event.id, type: event.type, at }))) return;
    const customer = customerId && (await findCustomerById(trx, customerId, provider.mode));
    if (!customer) return;
    const { userId } = customer;
    await jobs.enqueue(trx, 'billing-sync', { userId }, { key: userId });
  });
  if (event.type === 'charge.dispute.created') {
    log.warn(
      { event: 'billing.payment_disputed', customerId, eventId: event.id },
      'payment disputed',
    );
  }
}

async function verify(
  { provider, clock }: BillingContext,
  body: string,
  signature: string | undefined,
): Promise<Stripe.Event> {
  if (signature === undefined) throw appError('billing.webhook_invalid');
  const [stripe, secret] = await Promise.all([provider.open(), provider.getWebhookSecret()]);
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      // In milliseconds, despite the name of the tolerance.
      clock.now().getTime(),
    );
  } catch {
    throw appError('billing.webhook_invalid');
  }
}

function findCustomerId({ data: { object } }: Stripe.Event): string | undefined {
  const fields = object as unknown as { id?: unknown; object?: unknown; customer?: unknown };
  const found = fields.object === 'customer' ? fields.id : fields.customer;
  if (typeof found === 'string') return found;
  const { id } = (found ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}
