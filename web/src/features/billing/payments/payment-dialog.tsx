// Confirms a payment that the bank wants confirmed: in the sandbox with its own step, else by Stripe (BILL-19).

import type { Overview, PaymentMode } from '@vys/contract/billing/overview';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { describePaymentError } from '../describe-error.ts';
import { messages } from '../messages/en.ts';
import { useRefreshPlan } from '../plan-calls.ts';
import { SandboxBadge } from '../sandbox-badge.tsx';
import { BankStep } from './bank-step.tsx';
import { createConfirmation } from './confirm-payment.ts';

export type PaymentDialogProps = {
  mode: PaymentMode;
  /** Of the payment to confirm; undefined while there is none. */
  clientSecret: string | undefined;
  onClose: () => void;
  /** With the state as it is once the payment went through. */
  onPaid: (overview: Overview) => void;
};

export function PaymentDialog({ clientSecret, ...rest }: PaymentDialogProps) {
  return (
    <Dialog open={clientSecret !== undefined} onOpenChange={(open) => !open && rest.onClose()}>
      {clientSecret !== undefined && <Content key={clientSecret} {...{ clientSecret, ...rest }} />}
    </Dialog>
  );
}

function Content({ mode, clientSecret, onPaid }: PaymentDialogProps & { clientSecret: string }) {
  const refresh = useRefreshPlan();
  const { confirm, authenticate } = createConfirmation(mode, clientSecret);
  const [phase, setPhase] = useState<'idle' | 'processing' | 'bank'>('idle');
  const [problem, setProblem] = useState('');
  const isSandbox = mode === 'sandbox';

  async function run(work: () => Promise<'succeeded' | 'requires_action'>) {
    setProblem('');
    setPhase('processing');
    try {
      if ((await work()) === 'requires_action') return setPhase('bank');
      const overview = await refresh();
      // Stripe itself may still be at work on it.
      if (overview.subscription?.pendingPayment) setProblem(messages.paymentUnconfirmed);
      else onPaid(overview);
    } catch (error) {
      setProblem(describePaymentError(error, messages.confirmFailed));
    }
    setPhase('idle');
  }

  return (
    <DialogContent
      size="sm"
      title={
        <span className="flex flex-wrap items-center gap-2">
          {messages.confirmPayment}
          {isSandbox && <SandboxBadge />}
        </span>
      }
      description={messages.completePayment}
      footer={
        phase !== 'bank' && (
          <>
            <DialogClose asChild>
              <Button variant="secondary">{messages.close}</Button>
            </DialogClose>
            <Button loading={phase === 'processing'} onClick={() => void run(confirm)}>
              {messages.confirmPayment}
            </Button>
          </>
        )
      }
    >
      {phase === 'bank' ? (
        <BankStep
          question={messages.bankAsksPayment}
          isPending={false}
          onDecide={(outcome) => void run(() => authenticate(outcome))}
        />
      ) : problem ? (
        <FormError>{problem}</FormError>
      ) : (
        <p className="text-muted text-sm">{messages.bankOpens}</p>
      )}
    </DialogContent>
  );
}
