// Choosing, changing and ending a plan, by role. Only the load of the page itself is mocked.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { keepNotice } from '#web/lib/navigation/notice-after-load.ts';
import {
  downgradePreview,
  proOverview,
  proSubscription,
  upgradePreview,
  visa,
} from './test/billing-data.ts';
import { api, ok, openBilling, refuse } from './test/open-billing.tsx';

const loadWithNotice = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/navigation/notice-after-load.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadWithNotice,
}));

beforeEach(() => loadWithNotice.mockReset());
afterEach(leaveApp);

/** Toasts become visible a moment after they are there. */
const see = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const subscribe = `POST ${api}/subscriptions`;
const preview = `POST ${api}/subscriptions/preview`;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const success = 'Successfully upgraded to Pro tier!';

async function choosePro() {
  await press('Upgrade to Pro');
  const confirm = await dialog(/Upgrade to Pro/);
  await userEvent.click(await confirm.findByRole('button', { name: 'Pay $4.50' }));
}

describe('an upgrade', () => {
  it('BILL-18 BILL-20 shows what is due now, subscribes, then loads the page with the message', async () => {
    const { requests } = await openBilling({
      handlers: {
        [preview]: ok(upgradePreview('pro')),
        [subscribe]: ok({ status: 'active', tier: 'pro' }),
      },
    });
    await press('Upgrade to Pro');
    const confirm = await dialog(/Upgrade to Pro/);
    expect(await confirm.findByText('Due now')).toBeVisible();
    expect(confirm.getByText('Remaining time on pro')).toBeVisible();
    expect(confirm.getByText(/Then \$9.00 per month/)).toBeVisible();
    expect(confirm.getByText('Sandbox')).toBeVisible();
    expect(requests.some(({ path }) => path === `${api}/subscriptions`)).toBe(false);
    const countProfiles = () => requests.filter(({ path }) => path === '/api/user/profile').length;
    const profilesBefore = countProfiles();
    await userEvent.click(confirm.getByRole('button', { name: 'Pay $4.50' }));
    await waitFor(() =>
      expect(loadWithNotice).toHaveBeenCalledExactlyOnceWith('/billing', success),
    );
    const calls = requests.filter(({ path }) => path === `${api}/subscriptions`);
    expect(calls.map(({ body }) => body)).toEqual([{ priceId: 'price_pro_month' }]);
    // The profile came before, so that what is unlocked is known at once.
    expect(countProfiles()).toBeGreaterThan(profilesBefore);
  });

  it('BILL-20 shows the message after the load, once', async () => {
    keepNotice(success);
    await openBilling();
    await see(success);
    expect(sessionStorage.getItem('vys.notice')).toBeNull();
  });

  it('BILL-23 asks for a card first, then goes on with the choice', { tags: 'slow' }, async () => {
    let hasCard = false;
    await openBilling({
      cards: [],
      handlers: {
        [preview]: ok(upgradePreview('pro')),
        [subscribe]: () =>
          hasCard
            ? { body: { status: 'active', tier: 'pro' } }
            : refuse(409, 'billing.no_payment_method', 'No payment method on file')(),
        [`POST ${api}/setup-intent`]: ok({ clientSecret: 'seti_1_secret_2', customerId: 'cus_1' }),
        [`POST ${api}/sandbox/setup-intents/confirm`]: () => {
          hasCard = true;
          return { body: { status: 'succeeded', paymentMethodId: 'pm_visa' } };
        },
        [`GET ${api}/payment-methods`]: () => ({ body: { paymentMethods: hasCard ? [visa] : [] } }),
      },
    });
    await choosePro();
    const card = await dialog(/Add Payment Method/);
    expect(card.getByText('Please add a payment method to complete subscription')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /4242 4242 4242 4242/ }));
    await userEvent.click(card.getByRole('button', { name: 'Add card' }));
    const again = await dialog(/Upgrade to Pro/);
    await userEvent.click(await again.findByRole('button', { name: 'Pay $4.50' }));
    await waitFor(() => expect(loadWithNotice).toHaveBeenCalledWith('/billing', success));
  });

  it('BILL-19 asks to complete the payment where the bank wants it confirmed', async () => {
    const paid = { ...proOverview };
    const { requests } = await openBilling({
      handlers: {
        [preview]: ok(upgradePreview('pro')),
        [subscribe]: ok({ status: 'requires_action', tier: 'free', clientSecret: 'pi_1_secret_2' }),
        [`POST ${api}/sandbox/payment-intents/confirm`]: ok({
          status: 'requires_action',
          paymentMethodId: 'pm_visa',
        }),
        [`POST ${api}/sandbox/authenticate`]: ({ body }) =>
          (body as { outcome: string }).outcome === 'approve'
            ? { body: { status: 'succeeded', paymentMethodId: 'pm_visa' } }
            : refuse(
                402,
                'billing.authentication_failed',
                "Your bank couldn't confirm it was you.",
              )(),
        [`POST ${api}/subscription/refresh`]: ok({ data: paid }),
      },
    });
    await choosePro();
    const payment = await dialog(/Confirm payment/);
    expect(payment.getByText('Please complete payment to activate subscription')).toBeVisible();
    await userEvent.click(payment.getByRole('button', { name: 'Confirm payment' }));
    await userEvent.click(await payment.findByRole('button', { name: 'Fail' }));
    expect(await payment.findByText("Your bank couldn't confirm it was you.")).toBeVisible();
    expect(loadWithNotice).not.toHaveBeenCalled();
    await userEvent.click(payment.getByRole('button', { name: 'Confirm payment' }));
    await userEvent.click(await payment.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(loadWithNotice).toHaveBeenCalledWith('/billing', success));
    expect(requests.find(({ path }) => path.endsWith('/authenticate'))?.body).toEqual({
      clientSecret: 'pi_1_secret_2',
      outcome: 'fail',
    });
  });

  it.each([
    [
      'the message of the server',
      refuse(402, 'billing.insufficient_funds', 'Not enough funds.'),
      'Not enough funds.',
    ],
    [
      'its own message where there is none',
      refuse(500, 'internal', ''),
      'Failed to create subscription',
    ],
  ])('BILL-24 shows %s', async (_, reply, text) => {
    await openBilling({ handlers: { [preview]: ok(upgradePreview('pro')), [subscribe]: reply } });
    await choosePro();
    expect(await (await dialog(/Upgrade to Pro/)).findByText(text)).toBeVisible();
    expect(loadWithNotice).not.toHaveBeenCalled();
  });

  it('STUDIO-12 goes back to where it was wanted, and nowhere else', async () => {
    const handlers = {
      [preview]: ok(upgradePreview('premium')),
      [subscribe]: ok({ status: 'active', tier: 'premium' }),
    };
    await openBilling({ search: '?for=code_editor&from=%2Fai-studio%3Fview%3Dcode', handlers });
    await see('Code editor: included in Premium and Team');
    const back = screen.getByRole('link', { name: 'Go back' });
    expect(back).toHaveAttribute('href', '/ai-studio?view=code');
    await press('Upgrade to Premium');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $4.50' }));
    await waitFor(() =>
      expect(loadWithNotice).toHaveBeenCalledWith(
        '/ai-studio?view=code',
        'Successfully upgraded to Premium tier!',
      ),
    );
    leaveApp();
    await openBilling({ search: '?for=code_editor&from=https%3A%2F%2Fevil.example', handlers });
    await screen.findByText('Code editor: included in Premium and Team');
    expect(screen.queryByRole('link', { name: 'Go back' })).not.toBeInTheDocument();
  });

  it('BILL-19 can be completed later', async () => {
    const pendingPayment = {
      tier: 'premium' as const,
      clientSecret: 'pi_9_secret_9',
      expiresAt: null,
    };
    await openBilling({
      overview: { ...proOverview, subscription: { ...proSubscription, pendingPayment } },
    });
    await press('Complete payment');
    await dialog(/Confirm payment/);
  });
});

describe('less than before', () => {
  it('lists by name what a lower plan takes away, and changes at the end of the period', async () => {
    await openBilling({
      overview: proOverview,
      handlers: {
        [preview]: ok(downgradePreview('pro', 'starter')),
        [subscribe]: ok({ status: 'scheduled', tier: 'pro' }),
      },
    });
    await press('Downgrade to Starter');
    const confirm = await dialog(/Downgrade to Starter/);
    expect(
      await confirm.findByText(/Nothing is due now. Your plan changes on Dec 1, 2026/),
    ).toBeVisible();
    const losses = confirm.getByRole('region', { name: "What you'll lose" });
    const items = within(losses)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items.map((text) => text?.split('from')[0])).toEqual([
      'Storage',
      'Analytics history',
      'Version history',
      'QR code customization',
    ]);
    await userEvent.click(confirm.getByRole('button', { name: 'Confirm downgrade' }));
    await see(/changes to Starter at the end of the paid period/);
    expect(loadWithNotice).not.toHaveBeenCalled();
  });

  it('BILL-25 says that a downgrade to free is still to come, and offers to cancel instead', async () => {
    await openBilling({
      overview: proOverview,
      handlers: { [preview]: ok(downgradePreview('pro', 'free')) },
    });
    await press('Downgrade to Free');
    await see('Downgrade to Free tier - Coming soon');
    const toast = screen.getByText(/cancel your plan instead and keep it until Dec 1, 2026/);
    const item = toast.closest('li') as HTMLElement;
    await userEvent.click(within(item).getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel your Pro plan?' })).toBeVisible();
  });

  it('is canceled at the end of the period with the losses by name, and taken back', async () => {
    const ending = {
      ...proOverview,
      subscription: {
        ...proSubscription,
        cancelAtPeriodEnd: true,
        scheduledChange: { tier: 'free' as const, at: proSubscription.currentPeriodEnd },
      },
    };
    let overview = proOverview;
    await openBilling({
      overview,
      handlers: {
        [`GET ${api}/overview`]: () => ({ body: { data: overview } }),
        [preview]: ok(downgradePreview('pro', 'free')),
        [`POST ${api}/subscription/cancel`]: () => {
          overview = ending;
          return { body: { data: ending } };
        },
        [`POST ${api}/subscription/resume`]: () => {
          overview = proOverview;
          return { body: { data: proOverview } };
        },
      },
    });
    await press('Cancel plan');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/You keep Pro until Dec 1, 2026/)).toBeVisible();
    const losses = await question.findByRole('region', { name: "What you'll lose" });
    expect(losses).toHaveTextContent('Branding removal');
    expect(losses).toHaveTextContent('Your page shows "Made with Vys" again.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel plan' }));
    await see('Your Pro plan ends on Dec 1, 2026');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument();
    await press('Keep Pro');
    await see('Your Pro plan continues');
    await see('Renews on Dec 1, 2026 for $9.00');
  });
});

describe('a failed payment', () => {
  const dunning = {
    since: '2026-11-10T12:00:00Z',
    graceUntil: '2026-11-24T12:00:00Z',
    nextAttemptAt: '2026-11-13T12:00:00Z',
    amountDue: 900,
    currency: 'usd',
    reason: "Your card doesn't have enough funds. Try a different card.",
  };
  const overdue = { ...proOverview, dunning };

  it('says until when the plan is kept, and takes the payment now', async () => {
    let overview: typeof proOverview = overdue;
    await openBilling({
      overview,
      handlers: {
        [`GET ${api}/overview`]: () => ({ body: { data: overview } }),
        [`POST ${api}/subscription/pay`]: () => {
          overview = proOverview;
          return { body: { status: 'active', tier: 'pro' } };
        },
        [`POST ${api}/subscription/refresh`]: () => ({ body: { data: overview } }),
      },
    });
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Your last payment failed');
    expect(banner).toHaveTextContent(dunning.reason);
    expect(banner).toHaveTextContent('You keep Pro until Nov 24, 2026');
    expect(banner).toHaveTextContent("We'll try your card again on Nov 13, 2026");
    await userEvent.click(within(banner).getByRole('button', { name: 'Pay now ($9.00)' }));
    await see('Payment received. Thank you!');
    await waitFor(() =>
      expect(screen.queryByText('Your last payment failed')).not.toBeInTheDocument(),
    );
  });

  it('stays with the reason when the card is declined again', async () => {
    await openBilling({
      overview: overdue,
      handlers: {
        [`POST ${api}/subscription/pay`]: refuse(402, 'billing.card_declined', 'Declined.'),
      },
    });
    await press('Pay now ($9.00)');
    await see('Declined.');
    expect(screen.getByText('Your last payment failed')).toBeVisible();
  });
});
