// Stripe's Payment Element in the dialog that adds a card. Card numbers never reach our server.

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { createSetupIntent } from '@vys/contract/billing/payment-methods';
import { type FormEvent, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { billingKey } from '../billing-queries.ts';
import type { CardFormProps } from '../cards/sandbox-card-form.tsx';
import { describeCardError } from '../cards/use-add-card.ts';
import { describePaymentError } from '../describe-error.ts';
import { messages } from '../messages/en.ts';
import { openStripe, toCardError } from './load-stripe.ts';

/** Stripe draws in a frame of its own, which knows neither our tokens nor oklch. */
const appearances = {
  dark: {
    theme: 'night',
    variables: {
      colorPrimary: '#10b981',
      colorBackground: '#0d1110',
      colorText: '#eff3f1',
      colorDanger: '#f87171',
      borderRadius: '6px',
    },
  },
  light: { theme: 'stripe', variables: { colorPrimary: '#059669', borderRadius: '6px' } },
} as const;

export function StripeCardForm(props: CardFormProps) {
  const [isDark] = useDarkMode();
  const { data, error, refetch } = useQuery({
    queryKey: [...billingKey, 'stripe'],
    queryFn: async () => {
      const stripe = await openStripe();
      return { stripe, clientSecret: (await call(createSetupIntent)).clientSecret };
    },
    // An intent is for one card.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
    meta: { shownInline: true },
  });
  if (error) {
    return (
      <Alert
        tone="destructive"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
        }
      >
        {describePaymentError(error, messages.stripeNotLoaded)}
      </Alert>
    );
  }
  if (!data) return <Loading {...props} />;
  const appearance = appearances[isDark ? 'dark' : 'light'];
  return (
    <Elements stripe={data.stripe} options={{ clientSecret: data.clientSecret, appearance }}>
      <PaymentForm {...props} clientSecret={data.clientSecret} />
    </Elements>
  );
}

/** The button of the dialog is there already; pressing it now says that it is too early (BILL-14). */
function Loading({ formId }: CardFormProps) {
  const [isEarly, setEarly] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEarly(true);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{isEarly && messages.stripeNotLoaded}</FormError>
      <div role="status" aria-label={messages.loadingCardForm} className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </form>
  );
}

function PaymentForm({ formId, card, clientSecret }: CardFormProps & { clientSecret: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const { error, add } = card;
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return setProblem(messages.stripeNotLoaded);
    if (!elements.getElement(PaymentElement)) return setProblem(messages.cardElementMissing);
    const { error: incomplete } = await elements.submit();
    if (incomplete) return setProblem(incomplete.message ?? messages.addFailed);
    setProblem('');
    await add(async () => {
      const { error: refused } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.origin + paths.billing },
      });
      if (refused) throw toCardError(refused);
      return { status: 'succeeded', clientSecret };
    });
  }

  const shown = problem || (error === undefined ? '' : describeCardError(error));
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{shown}</FormError>
      <PaymentElement />
    </form>
  );
}
