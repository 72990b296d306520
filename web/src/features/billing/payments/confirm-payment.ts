// Confirms a payment with the card it has: through the sandbox, or through Stripe's library.
import type { PaymentMode } from '@vys/contract/billing/overview';
import { authenticateSandbox, confirmSandboxPayment } from '@vys/contract/billing/sandbox';
import { call } from '#web/lib/api/api.ts';

type Status = 'succeeded' | 'requires_action';

export function createConfirmation(mode: PaymentMode, clientSecret: string) {
  const isSandbox = mode === 'sandbox';
  return {
    async confirm(): Promise<Status> {
      if (isSandbox) return (await call(confirmSandboxPayment, { body: { clientSecret } })).status;
      // Nothing of Stripe's is loaded in the sandbox.
      const { confirmWithStripe } = await import('../stripe/confirm-with-stripe.ts');
      await confirmWithStripe(clientSecret);
      return 'succeeded';
    },
    async authenticate(outcome: 'approve' | 'fail'): Promise<Status> {
      return (await call(authenticateSandbox, { body: { clientSecret, outcome } })).status;
    },
  };
}
