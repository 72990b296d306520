// What Stripe's browser library does, for the card form of the sandbox: confirms intents over the same wire, with the
// publishable key and the secret of the intent.
import { findDecline } from '@vys/contract/billing/billing-errors';
import type { Confirmation, SandboxCard } from '@vys/contract/billing/sandbox';
import { appError } from '../../../../platform/errors.ts';
import type { Sandbox } from '../index.ts';

export type SandboxClient = {
  confirmSetup(clientSecret: string, card: SandboxCard): Promise<Confirmation>;
  confirmPayment(clientSecret: string): Promise<Confirmation>;
  authenticate(clientSecret: string, outcome: 'approve' | 'fail'): Promise<Confirmation>;
};

type IntentError = { code?: string; decline_code?: string };
type Body = {
  status?: string;
  payment_method?: string | null;
  last_setup_error?: IntentError | null;
  last_payment_error?: IntentError | null;
  error?: IntentError & { type?: string };
};

const intentId = (clientSecret: string) => clientSecret.replace(/_secret_.*$/s, '');

export function createSandboxClient(sandbox: Sandbox): SandboxClient {
  async function post(path: string, fields: Record<string, string>): Promise<Confirmation> {
    const { host, port } = await sandbox.start();
    const response = await fetch(`http://${host}:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.publishableKey}` },
      body: new URLSearchParams(fields),
    });
    return toConfirmation(response.status, (await response.json()) as Body);
  }
  return {
    confirmSetup: (clientSecret, card) =>
      post(`/v1/setup_intents/${intentId(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card.number,
        'payment_method_data[card][exp_month]': String(card.expMonth),
        'payment_method_data[card][exp_year]': String(card.expYear),
        'payment_method_data[card][cvc]': card.cvc,
      }),
    confirmPayment: (clientSecret) =>
      post(`/v1/payment_intents/${intentId(clientSecret)}/confirm`, {
        client_secret: clientSecret,
      }),
    authenticate: (clientSecret, outcome) =>
      post('/sandbox/authenticate', { client_secret: clientSecret, outcome }),
  };
}

/** Throws the error of a declined card, and billing.setup_not_found for an intent that is closed or not there. */
function toConfirmation(status: number, body: Body): Confirmation {
  if (status >= 500) throw appError('billing.provider_unavailable');
  if (body.error?.type === 'card_error') {
    throw appError(findDecline(body.error.decline_code, body.error.code));
  }
  if (body.error) throw appError('billing.setup_not_found');
  const failure = body.last_setup_error ?? body.last_payment_error;
  if (body.status === 'requires_payment_method' && failure) {
    throw appError(findDecline(failure.decline_code, failure.code));
  }
  return {
    status: body.status === 'succeeded' ? 'succeeded' : 'requires_action',
    paymentMethodId: body.payment_method ?? null,
  };
}
