// The dialogs of a change of plan, one at a time.
import type { Overview } from '@vys/contract/billing/overview';
import { CardDialog } from '#web/features/billing/cards/card-dialog.tsx';
import { PaymentDialog } from '#web/features/billing/payments/payment-dialog.tsx';
import { getOwnTier } from '../plans/plan-offer.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { messages } from './messages/en.ts';
import type { PlanChange } from './use-plan-change.ts';

export function ChangeSteps({ overview, change }: { overview: Overview; change: PlanChange }) {
  const { step, problem, isPending, close, confirm, continueWithCard, onPaid } = change;
  return (
    <>
      <ChangeDialog
        price={step?.kind === 'confirm' ? step.price : undefined}
        ownTier={getOwnTier(overview)}
        isSandbox={overview.mode === 'sandbox'}
        isPending={isPending}
        problem={problem}
        onClose={close}
        onConfirm={() => void confirm()}
      />
      <CardDialog
        open={step?.kind === 'card'}
        onOpenChange={(open) => !open && close()}
        mode={overview.mode}
        notice={messages.cardNeeded}
        onAdded={continueWithCard}
      />
      <PaymentDialog
        mode={overview.mode}
        clientSecret={step?.kind === 'pay' ? step.clientSecret : undefined}
        onClose={close}
        onPaid={onPaid}
      />
    </>
  );
}
