// Adding a card: a setup intent, its confirmation, perhaps the step of the bank, then success for 1.5 s.
import { useQueryClient } from '@tanstack/react-query';
import { authenticateSandbox } from '@vys/contract/billing/sandbox';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { reloadBilling } from '../billing-queries.ts';
import { describePaymentError } from '../describe-error.ts';
import { messages } from '../messages/en.ts';

/** doc1 §9, doc2 §9 (BILL-11). */
export const CLOSE_AFTER_MS = 1500;

export type AddCardPhase = 'idle' | 'processing' | 'bank' | 'success';
type Status = 'succeeded' | 'requires_action';
/** Confirms a setup intent with the card that was typed; throws what went wrong. */
export type ConfirmCard = () => Promise<{ status: Status; clientSecret: string }>;

/** `onAdded` runs 1.5 s after success, as the dialog closes. */
export function useAddCard(onAdded: () => void) {
  const client = useQueryClient();
  const [phase, setPhase] = useState<AddCardPhase>('idle');
  const [clientSecret, setClientSecret] = useState('');
  const [error, setError] = useState<unknown>();

  const close = useEffectEvent(onAdded);
  useEffect(() => {
    if (phase !== 'success') return;
    const timer = setTimeout(() => close(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  function succeed() {
    setPhase('success');
    toast.success(messages.added);
    void reloadBilling(client);
  }

  async function run(work: () => Promise<Status>) {
    setError(undefined);
    setPhase('processing');
    try {
      if ((await work()) === 'succeeded') succeed();
      else setPhase('bank');
    } catch (thrown) {
      setError(thrown);
      setPhase('idle');
    }
  }

  return {
    phase,
    error,
    add: (confirm: ConfirmCard) =>
      run(async () => {
        const confirmation = await confirm();
        setClientSecret(confirmation.clientSecret);
        return confirmation.status;
      }),
    authenticate: (outcome: 'approve' | 'fail') =>
      run(
        async () => (await call(authenticateSandbox, { body: { clientSecret, outcome } })).status,
      ),
  };
}

export type AddCard = ReturnType<typeof useAddCard>;

/** BILL-16: the text of the rejection, else one of two of our own. */
export const describeCardError = (error: unknown): string =>
  describePaymentError(
    error,
    isApiError(error) && !error.hasResponse ? messages.addFailedTryAgain : messages.addFailed,
  );
