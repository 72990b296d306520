// Add Payment Method: idle, processing, success; it closes itself 1.5 s after success (BILL-10, BILL-11).

import type { PaymentMode } from '@vys/contract/billing/overview';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from '../messages/en.ts';
import { BankStep } from '../payments/bank-step.tsx';
import { SandboxBadge } from '../sandbox-badge.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { useAddCard } from './use-add-card.ts';

/** Only with real keys: nothing of Stripe's is loaded in the sandbox. */
const StripeCardForm = lazy(async () => ({
  default: (await import('../stripe/stripe-card-form.tsx')).StripeCardForm,
}));

export type CardDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mode: PaymentMode;
  /** Why a card is asked for. */
  notice?: string | undefined;
  /** Runs as the dialog closes after success. */
  onAdded?: (() => void) | undefined;
};

export function CardDialog({ open, onOpenChange, ...content }: CardDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <Content {...content} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type ContentProps = Omit<CardDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void };

function Content({ mode, notice, onAdded, onClose }: ContentProps) {
  const formId = useId();
  const card = useAddCard(() => {
    onClose();
    onAdded?.();
  });
  const { phase } = card;
  const isSandbox = mode === 'sandbox';
  const isForm = phase === 'idle' || phase === 'processing';
  const Form = isSandbox ? SandboxCardForm : StripeCardForm;

  return (
    <DialogContent
      title={
        <span className="flex flex-wrap items-center gap-2">
          {messages.addPaymentMethod}
          {isSandbox && <SandboxBadge />}
        </span>
      }
      description={isSandbox ? messages.sandboxHint : messages.addCardIntro}
      onInteractOutside={(event) => phase === 'processing' && event.preventDefault()}
      footer={
        isForm && (
          <>
            <p className="mr-auto text-muted text-xs">{messages.poweredBy}</p>
            <DialogClose asChild>
              <Button variant="secondary">{messages.cancel}</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={phase === 'processing'}>
              {messages.addCard}
            </Button>
          </>
        )
      }
    >
      <p role="status" className="sr-only">
        {phase === 'processing' ? messages.processing : phase === 'success' ? messages.success : ''}
      </p>
      {notice && isForm && (
        <Alert tone="info" className="mb-4">
          {notice}
        </Alert>
      )}
      {/* Kept while the bank is asked, so that what was typed is there if it refuses. */}
      <div hidden={!isForm}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <Form formId={formId} card={card} />
        </Suspense>
      </div>
      {phase === 'bank' && (
        <BankStep
          question={messages.bankAsksCard}
          isPending={false}
          onDecide={(outcome) => void card.authenticate(outcome)}
        />
      )}
      {phase === 'success' && (
        <div className="flex flex-col items-center py-6 text-center">
          <CircleCheck
            aria-hidden="true"
            className="size-10 animate-rise-in text-success-text"
            strokeWidth={1.5}
          />
          <p className="mt-3 font-semibold text-fg text-sm">{messages.success}</p>
        </div>
      )}
    </DialogContent>
  );
}
