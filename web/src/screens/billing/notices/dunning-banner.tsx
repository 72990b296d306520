// A payment failed: until when the plan is kept, and how to pay now.
import type { Dunning, Overview } from '@vys/contract/billing/overview';
import { plans } from '@vys/contract/plans';
import { useState } from 'react';
import { CardDialog } from '#web/features/billing/cards/card-dialog.tsx';
import { describePaymentError } from '#web/features/billing/describe-error.ts';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { PaymentDialog } from '#web/features/billing/payments/payment-dialog.tsx';
import { usePayOverdue, useRefreshPlan } from '#web/features/billing/plan-calls.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

export type DunningBannerProps = { overview: Overview; dunning: Dunning };

export function DunningBanner({ overview, dunning }: DunningBannerProps) {
  const user = useUser();
  const pay = usePayOverdue();
  const refresh = useRefreshPlan();
  const [clientSecret, setClientSecret] = useState<string>();
  const [isAddingCard, setAddingCard] = useState(false);
  const { reason, amountDue, currency, nextAttemptAt } = dunning;
  const format = (at: string) => formatDate(at, user?.time_zone);

  function finish() {
    setClientSecret(undefined);
    toast.success(messages.paid);
  }

  async function payNow() {
    try {
      const result = await pay.mutateAsync();
      if (result.status === 'requires_action') return setClientSecret(result.clientSecret);
      await refresh().catch(() => {});
      finish();
    } catch (error) {
      const needsCard = isApiError(error) && error.code === 'billing.no_payment_method';
      if (needsCard) setAddingCard(true);
      else toast.error(describePaymentError(error, messages.payFailed));
    }
  }

  return (
    <>
      <Alert
        tone="destructive"
        title={messages.paymentFailed}
        actions={
          <>
            <Button size="sm" loading={pay.isPending} onClick={() => void payNow()}>
              {messages.payNow(formatMoney(amountDue, currency))}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAddingCard(true)}>
              {messages.addCard}
            </Button>
          </>
        }
      >
        <p>{reason}</p>
        <p>
          {describeGrace(overview, dunning, format)}{' '}
          {nextAttemptAt && messages.nextAttempt(format(nextAttemptAt))}
        </p>
      </Alert>
      <CardDialog
        open={isAddingCard}
        onOpenChange={setAddingCard}
        mode={overview.mode}
        notice={messages.cardNeeded}
      />
      <PaymentDialog
        mode={overview.mode}
        clientSecret={clientSecret}
        onClose={() => setClientSecret(undefined)}
        onPaid={finish}
      />
    </>
  );
}

function describeGrace(
  { tier, subscription }: Overview,
  { graceUntil }: Dunning,
  format: (at: string) => string,
): string {
  const isOver = tier === 'free' || !subscription;
  return isOver
    ? messages.graceOver
    : messages.graceUntil(plans[subscription.tier].name, format(graceUntil));
}
