// Choosing a plan from the press to the plan that is unlocked: confirm, perhaps add a card, perhaps pay.
import type { Overview, Price } from '@vys/contract/billing/overview';
import { plans, type Tier } from '@vys/contract/plans';
import { useState } from 'react';
import { describePaymentError } from '#web/features/billing/describe-error.ts';
import { useSubscribe } from '#web/features/billing/plan-calls.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { loadWithNotice } from '#web/lib/navigation/notice-after-load.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages as screenMessages } from '../messages/en.ts';
import { getOwnTier } from '../plans/plan-offer.ts';
import { messages } from './messages/en.ts';

/** `from` is the plan at the time of the choice. */
type Step =
  | { kind: 'confirm'; price: Price; from: Tier }
  /** The server asks for a card first (BILL-23). */
  | { kind: 'card'; price: Price; from: Tier }
  /** The bank wants the payment confirmed (BILL-19). */
  | { kind: 'pay'; tier: Tier; from: Tier; clientSecret: string };

/** `returnTo` is loaded once a plan is unlocked. */
export function usePlanChange(overview: Overview, returnTo: string) {
  const [step, setStep] = useState<Step>();
  const [problem, setProblem] = useState('');
  const subscribe = useSubscribe();

  function open(next: Step | undefined) {
    setProblem('');
    setStep(next);
  }

  /** BILL-20: the page loads, then shows the message. The profile goes first, so that it has the tier. */
  async function finish(tier: Tier, from: Tier) {
    await loadProfile().catch(() => {});
    if (tier === from) {
      open(undefined);
      return toast.success(messages.yearlyNow(plans[tier].name));
    }
    loadWithNotice(returnTo, messages.upgraded(plans[tier].name));
  }

  async function confirm() {
    if (step?.kind !== 'confirm' || step.price.priceId === null) return;
    const { price, from } = step;
    setProblem('');
    try {
      const result = await subscribe.mutateAsync(step.price.priceId);
      if (result.status === 'active') return await finish(price.tier, from);
      if (result.status === 'requires_action' && result.clientSecret) {
        return open({ kind: 'pay', tier: price.tier, from, clientSecret: result.clientSecret });
      }
      toast.success(messages.scheduled(plans[price.tier].name));
      open(undefined);
    } catch (error) {
      const needsCard = isApiError(error) && error.code === 'billing.no_payment_method';
      if (needsCard) open({ kind: 'card', price, from });
      else setProblem(describePaymentError(error, messages.subscribeFailed));
    }
  }

  return {
    step,
    problem,
    isPending: subscribe.isPending,
    choose(price: Price) {
      if (price.priceId === null) toast.error(screenMessages.priceNotConfigured);
      else open({ kind: 'confirm', price, from: getOwnTier(overview) });
    },
    confirm,
    close: () => open(undefined),
    /** With the card that was asked for, the choice is confirmed after all. */
    continueWithCard: () => step?.kind === 'card' && open({ ...step, kind: 'confirm' }),
    /** For a plan whose payment was left unconfirmed. */
    pay: (tier: Tier, clientSecret: string) =>
      open({ kind: 'pay', tier, from: getOwnTier(overview), clientSecret }),
    onPaid: () => step?.kind === 'pay' && void finish(step.tier, step.from),
  };
}

export type PlanChange = ReturnType<typeof usePlanChange>;
