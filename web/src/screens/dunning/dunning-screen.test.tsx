// Accounts in dunning: for operators only, with what each owes.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DunningAccount } from '@vys/contract/billing/billing';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const account = (number: number, more: Partial<DunningAccount> = {}): DunningAccount => ({
  userId: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1${String(number).padStart(3, '0')}`,
  username: `user-${number}`,
  email: `user-${number}@example.com`,
  planTier: 'pro',
  tier: 'pro',
  status: 'past_due',
  since: '2026-11-10T12:00:00Z',
  graceUntil: '2026-11-24T12:00:00Z',
  amountDue: 900,
  currency: 'usd',
  attempts: 2,
  nextAttemptAt: '2026-11-13T12:00:00Z',
  customerUrl: null,
  ...more,
});

type Handler = (request: { path: string }) => { status?: number; body: object };
function open(handler: Handler, isOperator = true) {
  const user = isOperator ? { ...ada, is_operator: true as const } : ada;
  return renderApp('/dunning', { user, handlers: { 'GET /api/payments/dunning': handler } });
}
const list = (accounts: DunningAccount[], total = accounts.length, page = 1) => ({
  body: { data: { accounts, total, page, perPage: 50 } },
});

describe('accounts in dunning', () => {
  it('are listed with what they owe and until when the plan is kept', async () => {
    const url = 'https://dashboard.stripe.com/customers/cus_2';
    open(() =>
      list([account(1), account(2, { tier: 'free', nextAttemptAt: null, customerUrl: url })]),
    );
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [
        'user-1user-1@example.com',
        'Pro',
        '$9.00',
        'Nov 10, 2026',
        'Nov 24, 2026',
        '2',
        'Nov 13, 2026',
        '',
      ],
      [
        'user-2user-2@example.com',
        'ProNow on Free',
        '$9.00',
        'Nov 10, 2026',
        'Nov 24, 2026',
        '2',
        '—',
        'Stripe',
      ],
    ]);
    expect(screen.getByRole('link', { name: 'Open user-2 in Stripe' })).toHaveAttribute(
      'href',
      url,
    );
    expect(screen.getByRole('link', { name: 'Overdue payments' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('come in pages', async () => {
    open(({ path }) => {
      const page = path.includes('page=2') ? 2 : 1;
      return list([account(page)], 51, page);
    });
    await screen.findByText('user-1');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('user-2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    open(() => list([]));
    expect(await screen.findByText('No overdue payments')).toBeVisible();
    leaveApp();
    open(() => ({ status: 500, body: { code: 'internal', message: 'Broken.' } }));
    expect(await screen.findByText("We couldn't load the accounts")).toBeVisible();
  });

  it('are hidden from others, who are sent to the dashboard', async () => {
    const { at, requests } = open(() => list([]), false);
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: 'Overdue payments' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.includes('/dunning'))).toBe(false);
  });
});
