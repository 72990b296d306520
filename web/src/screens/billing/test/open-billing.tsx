// For tests only: the billing screen over a mocked network.
import { screen } from '@testing-library/react';
import type { Overview } from '@vys/contract/billing/overview';
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import { renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { freeOverview, invoices, visa } from './billing-data.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type Handlers = NonNullable<Options['handlers']>;
export type BillingState = {
  overview?: Overview;
  cards?: PaymentMethod[];
  search?: string;
  handlers?: Handlers;
};

export const api = '/api/payments';
export const ok = (body: object) => () => ({ body });
export const refuse = (status: number, code: string, message: string) => () => ({
  status,
  body: { code, message },
});

export async function openBilling(state: BillingState = {}) {
  const { overview = freeOverview, cards = [visa], search = '', handlers = {} } = state;
  const app = renderApp(
    { pathname: '/billing', search },
    {
      user: { ...ada, tier: overview.tier },
      handlers: {
        [`GET ${api}/overview`]: ok({ data: overview }),
        [`GET ${api}/payment-methods`]: ok({ paymentMethods: cards }),
        [`GET ${api}/invoices`]: ok({ invoices }),
        ...handlers,
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Billing' });
  return app;
}
