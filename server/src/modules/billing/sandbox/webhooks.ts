// Delivers events as Stripe does: signed, at least once, again and again until the receiver says 2xx.
import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { HOUR, MINUTE, SECOND } from '../../../platform/time-spans.ts';
import { type DueEvent, listDueEvents, recordAttempt } from './store.ts';

/** Between attempts; three days in all, as at Stripe. */
const RETRY_MS = [
  10 * SECOND,
  MINUTE,
  10 * MINUTE,
  HOUR,
  6 * HOUR,
  16 * HOUR,
  24 * HOUR,
  24 * HOUR,
];
const TIMEOUT_MS = 10_000;

export type Delivery = {
  db: Db;
  now: () => Date;
  url: string;
  secret: string;
  log: Logger;
};

/** The scheme of docs.stripe.com/webhooks#verify-manually. */
export function signEvent(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Everything that is due, oldest first. */
export async function deliverEvents(delivery: Delivery): Promise<void> {
  for (;;) {
    const due = await listDueEvents(delivery.db, delivery.now());
    if (due.length === 0) return;
    for (const event of due) await deliver(delivery, event);
  }
}

async function deliver({ db, now, url, secret, log }: Delivery, event: DueEvent): Promise<void> {
  const at = now();
  const body = JSON.stringify(event.data);
  const signature = signEvent(body, secret, Math.floor(at.getTime() / 1000));
  const isReceived = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
  const wait = isReceived ? undefined : RETRY_MS[event.attempts];
  if (!isReceived) {
    const { id } = event;
    log.warn({ event: 'billing.sandbox_webhook_failed', id }, 'sandbox webhook delivery failed');
  }
  await recordAttempt(db, event.id, wait === undefined ? null : new Date(at.getTime() + wait));
}
