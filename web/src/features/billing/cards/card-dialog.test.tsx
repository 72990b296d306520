// Adding a card: in the sandbox by our own form, with real keys by Stripe's element, which is mocked.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { freeOverview } from '#web/screens/billing/test/billing-data.ts';
// Fetched while the clock stands, it would come too late.
import '#web/ui/feedback/toast-view.tsx';

const stripe = vi.hoisted(() => ({
  loadStripe: vi.fn(),
  confirmSetup: vi.fn(),
  getElement: vi.fn(),
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: stripe.loadStripe }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  PaymentElement: () => <div>Payment Element</div>,
  useStripe: () => ({ confirmSetup: stripe.confirmSetup }),
  useElements: () => ({ submit: async () => ({}), getElement: stripe.getElement }),
}));

beforeEach(() => {
  stripe.loadStripe.mockReset().mockResolvedValue({});
  stripe.confirmSetup.mockReset().mockResolvedValue({});
  stripe.getElement.mockReset().mockReturnValue({});
});
afterEach(leaveApp);

/** Toasts become visible a moment after they are there. */
const see = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const api = '/api/payments';
const clientSecret = 'seti_1_secret_2';
const confirmPath = `POST ${api}/sandbox/setup-intents/confirm`;
type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

async function open(mode: 'sandbox' | 'live', handlers: Handlers = {}) {
  const app = renderApp('/billing', {
    handlers: {
      [`GET ${api}/overview`]: () => ({ body: { data: { ...freeOverview, mode } } }),
      [`GET ${api}/payment-methods`]: () => ({ body: { paymentMethods: [] } }),
      [`GET ${api}/invoices`]: () => ({ body: { invoices: [] } }),
      [`GET ${api}/public-key`]: () => ({ body: { publishableKey: 'pk_live_1' } }),
      [`POST ${api}/setup-intent`]: () => ({ body: { clientSecret, customerId: 'cus_1' } }),
      [confirmPath]: () => ({ body: { status: 'succeeded', paymentMethodId: 'pm_1' } }),
      ...handlers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Payment Method' }));
  return {
    ...app,
    dialog: within(await screen.findByRole('dialog', { name: /Add Payment Method/ })),
  };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const type = (dialog: Dialog, label: string, text: string) =>
  userEvent.type(dialog.getByRole('textbox', { name: label }), text);
const add = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add card' }));

async function typeCard(dialog: Dialog) {
  await type(dialog, 'Card number', '4242424242424242');
  await type(dialog, 'Expiry date', '0430');
  await type(dialog, 'Security code', '123');
}

describe('the card form of the sandbox', () => {
  it('BILL-7 BILL-8 has the fields of a card and names the provider', async () => {
    const { dialog } = await open('sandbox');
    expect(dialog.getByText('Powered by Stripe')).toBeVisible();
    expect(dialog.getByText('Sandbox')).toBeVisible();
    await typeCard(dialog);
    expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
    expect(dialog.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('04 / 30');
    expect(stripe.loadStripe).not.toHaveBeenCalled();
  });

  it('BILL-9 BILL-10 BILL-11 BILL-12 asks for a setup intent, confirms it, and closes after 1.5 s', {
    tags: 'slow',
  }, async () => {
    const reply = Promise.withResolvers<{ body: object }>();
    const { dialog, requests } = await open('sandbox', {
      [confirmPath]: () => reply.promise,
    });
    await typeCard(dialog);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    fireEvent.click(dialog.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Adding your card…'));
    await waitFor(() => expect(requests.at(-1)?.path).toMatch(/confirm$/));
    expect(requests.at(-2)?.path).toBe(`${api}/setup-intent`);
    expect(requests.at(-1)?.body).toEqual({
      clientSecret,
      card: { number: '4242424242424242', expMonth: 4, expYear: 2030, cvc: '123' },
    });
    expect(timers).not.toHaveBeenCalledWith(expect.any(Function), 1_500);
    reply.resolve({ body: { status: 'succeeded', paymentMethodId: 'pm_1' } });
    await see('Payment method added successfully');
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_500);
    await waitFor(() => expect(screen.queryByText('Your card is saved.')).not.toBeInTheDocument());
  });

  it('asks for what is missing before anything is sent', async () => {
    const { dialog, requests } = await open('sandbox');
    await type(dialog, 'Card number', '4242');
    await add(dialog);
    const number = dialog.getByRole('textbox', { name: 'Card number' });
    await waitFor(() => expect(number).toHaveAccessibleDescription('Enter the full card number'));
    expect(dialog.getByRole('textbox', { name: 'Expiry date' })).toBeInvalid();
    expect(requests.some(({ path }) => path.endsWith('/setup-intent'))).toBe(false);
  });

  it.each([
    ['billing.expired_card', 'Your card has expired. Use a different card.', 'Expiry date'],
    ['billing.incorrect_cvc', "Your card's security code is incorrect.", 'Security code'],
    ['billing.sandbox_test_cards_only', "Use one of Stripe's test cards.", 'Card number'],
  ])('BILL-16 shows %s at its field', async (code, message, label) => {
    const { dialog } = await open('sandbox', {
      [confirmPath]: () => ({ status: 402, body: { code, message } }),
    });
    await typeCard(dialog);
    await add(dialog);
    const field = dialog.getByRole('textbox', { name: label });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  });

  it.each([
    [
      'the text of the server',
      { status: 402, body: { code: 'billing.card_declined', message: 'Declined.' } },
      'Declined.',
    ],
    [
      'its own text for an answer without one',
      { status: 500, body: { code: 'internal' } },
      'Failed to add payment method',
    ],
    [
      'to try again without an answer',
      new TypeError('Failed to fetch'),
      'Failed to add payment method. Please try again.',
    ],
  ])('BILL-16 shows %s', async (_, reply, text) => {
    const { dialog } = await open('sandbox', { [confirmPath]: () => reply });
    await typeCard(dialog);
    await add(dialog);
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Security code' })).toHaveValue('123');
  });

  it('BILL-9 passes through the 3-D Secure step, and keeps the form when the bank refuses', async () => {
    const outcomes: unknown[] = [];
    const { dialog } = await open('sandbox', {
      [confirmPath]: () => ({ body: { status: 'requires_action', paymentMethodId: null } }),
      [`POST ${api}/sandbox/authenticate`]: ({ body }) => {
        outcomes.push(body);
        return outcomes.length === 1
          ? { status: 402, body: { code: 'billing.authentication_failed', message: 'Not you.' } }
          : { body: { status: 'succeeded', paymentMethodId: 'pm_1' } };
      },
    });
    await typeCard(dialog);
    await add(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Fail' }));
    expect(await dialog.findByText('Not you.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
    await add(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    await see('Payment method added successfully');
    expect(outcomes).toEqual([
      { clientSecret, outcome: 'fail' },
      { clientSecret, outcome: 'approve' },
    ]);
  });
});

describe('the element of the card provider', () => {
  it('BILL-7 BILL-9 is used with real keys, and confirms the setup intent', async () => {
    const { dialog, requests } = await open('live');
    expect(await dialog.findByText('Payment Element')).toBeVisible();
    expect(stripe.loadStripe).toHaveBeenCalledExactlyOnceWith('pk_live_1');
    expect(dialog.queryByText('Sandbox')).not.toBeInTheDocument();
    await add(dialog);
    await see('Payment method added successfully');
    expect(stripe.confirmSetup).toHaveBeenCalledWith(
      expect.objectContaining({ redirect: 'if_required' }),
    );
    expect(requests.some(({ path }) => path.includes('sandbox'))).toBe(false);
  });

  it('BILL-14 says that it is not loaded yet', async () => {
    stripe.loadStripe.mockReturnValue(new Promise(() => {}));
    const { dialog } = await open('live');
    await dialog.findByRole('status', { name: 'Loading the card form' });
    await add(dialog);
    expect(await dialog.findByText('Stripe is not loaded yet. Please try again.')).toBeVisible();
  });

  it('BILL-14 can be loaded again after a failure', async () => {
    stripe.loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    const { dialog } = await open('live');
    expect(await dialog.findByText('Stripe is not loaded yet. Please try again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Payment Element')).toBeVisible();
  });

  it('BILL-15 says that the card element is missing', async () => {
    stripe.getElement.mockReturnValue(null);
    const { dialog } = await open('live');
    await dialog.findByText('Payment Element');
    await add(dialog);
    const text = 'Card element not found. Please refresh and try again.';
    expect(await dialog.findByText(text)).toBeVisible();
    expect(stripe.confirmSetup).not.toHaveBeenCalled();
  });

  it('BILL-17 says that the server has no publishable key', async () => {
    const message = 'Stripe publishable key not configured';
    const { dialog } = await open('live', {
      [`GET ${api}/public-key`]: () => ({
        status: 503,
        body: { code: 'billing.not_configured', message },
      }),
    });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(stripe.loadStripe).not.toHaveBeenCalled();
  });

  it('BILL-16 explains a declined card in the words of the server', async () => {
    stripe.confirmSetup.mockResolvedValue({
      error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    const { dialog } = await open('live');
    await dialog.findByText('Payment Element');
    await add(dialog);
    expect(await dialog.findByText(/doesn't have enough funds/)).toBeVisible();
  });
});
