// The billing screen by role: usage, the five plans, cards, invoices and what waits.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Usage } from '@vys/contract/billing/overview';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import {
  freeOverview,
  mastercard,
  proOverview,
  proSubscription,
  visa,
} from './test/billing-data.ts';
import { api, ok, openBilling, refuse } from './test/open-billing.tsx';

afterEach(leaveApp);

/** Toasts become visible a moment after they are there. */
const see = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const planCard = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the plans', () => {
  it('SET-8 are linked from the plan card of the settings', async () => {
    const { at } = renderApp({ pathname: '/settings', search: '?tab=account' });
    await userEvent.click(await screen.findByRole('link', { name: 'Upgrade' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    expect(at().pathname).toBe('/billing');
  });

  it.each([
    [
      'Free',
      '$0',
      ['1 page', '100 AI requests per month, 15 per week', 'Basic analytics (30 days)'],
    ],
    ['Starter', '$5', ['Unlimited AI requests', 'Branding removal', '1 GB storage']],
    ['Pro', '$9', ['5 GB storage', 'Analytics (90 days)', 'QR code customization']],
    ['Premium', '$19', ['Code editor', '25 GB storage', 'Analytics (1 year)']],
    ['Team', '$49', ['100 GB storage', 'Code editor']],
  ])(
    'BILL-2 TIER-5 TIER-6 TIER-7 TIER-8 TIER-9 %s costs %s and lists what works',
    async (name, price, texts) => {
      await openBilling();
      const card = await planCard(name);
      expect(card.getByText(price)).toBeVisible();
      const lines = card.getAllByRole('listitem').map((item) => item.textContent);
      expect(lines).toEqual(expect.arrayContaining(texts));
    },
  );

  it.each([
    ['Free', []],
    ['Starter', ['3 pages']],
    ['Pro', ['Unlimited pages', 'Custom domain', 'A/B testing']],
    ['Premium', ['10 pages', 'Custom domain', 'A/B testing', 'Webhooks']],
    ['Team', ['Unlimited pages', 'Custom domain', 'A/B testing', 'Webhooks', '5 members']],
  ])('TIER-11 %s marks what is still to come', async (name, texts) => {
    await openBilling();
    const card = await planCard(name);
    const lines = card.getAllByRole('listitem').map((item) => item.textContent);
    const marked = lines.filter((line) => line?.endsWith('Coming soon'));
    expect(marked).toEqual(texts.map((text) => `${text}Coming soon`));
  });

  it('BILL-3 BILL-4 mark the most popular one and the one of the user', async () => {
    await openBilling({
      overview: {
        ...proOverview,
        subscription: { ...proSubscription, tier: 'premium' },
        tier: 'premium',
      },
    });
    await planCard('Pro');
    const badges = (text: string) =>
      screen
        .getAllByText(text)
        .map((badge) => badge.closest('section')?.querySelector('h3')?.textContent);
    expect(badges('Most Popular')).toEqual(['Pro']);
    expect(badges('Current Plan')).toEqual(['Premium']);
  });

  it('BILL-2 show yearly prices with two months free where years are sold', async () => {
    await openBilling();
    await userEvent.click(await screen.findByRole('radio', { name: 'Yearly, 2 months free' }));
    expect((await planCard('Premium')).getByText('$190')).toBeVisible();
    expect((await planCard('Premium')).getByText('$15.83 a month, 2 months free')).toBeVisible();
    expect((await planCard('Free')).getByText('$0')).toBeVisible();
    leaveApp();
    const monthly = freeOverview.prices.filter(({ interval }) => interval === 'month');
    await openBilling({ overview: { ...freeOverview, prices: monthly } });
    await planCard('Premium');
    expect(screen.queryByRole('radio', { name: /Yearly/ })).not.toBeInTheDocument();
  });

  it('BILL-21 BILL-22 cannot be bought while the operator has set no price', async () => {
    const unpriced = freeOverview.prices.map((price) => ({ ...price, priceId: null }));
    const { requests } = await openBilling({ overview: { ...freeOverview, prices: unpriced } });
    for (const name of ['Starter', 'Pro', 'Premium', 'Team']) {
      await press(`Upgrade to ${name}`);
      const text = 'Stripe price not configured. Please contact support.';
      await see(text);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.includes('/subscriptions'))).toEqual([]);
  });

  it('say that the screen could not be loaded, and try again', async () => {
    let isBroken = true;
    await openBilling({
      handlers: {
        [`GET ${api}/overview`]: () =>
          isBroken
            ? { status: 503, body: { code: 'billing.provider_unavailable', message: 'No.' } }
            : { body: { data: freeOverview } },
      },
    });
    const alert = await screen.findByRole('alert', {}, { timeout: 30_000 });
    expect(alert).toHaveTextContent("We couldn't load your billing details");
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await planCard('Pro');
  });
});

describe('the usage', () => {
  it('BILL-1 TIER-12 shows every allowance, what happens at its limit, and a plan with more', async () => {
    await openBilling();
    const title = await screen.findByText("You're on the Free plan");
    const usage = within(title.closest('section') as HTMLElement);
    const meters = usage.getAllByRole('meter');
    expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '12 of 100',
      '1000 MB of 1 GB',
    ]);
    expect(screen.getByText('At the limit, the built-in assistant answers.')).toBeVisible();
    expect(screen.getByText('At the limit, you cannot upload more images.')).toBeVisible();
    // Of storage, which is nearly full.
    const offers = usage.getAllByRole('button').map((button) => button.textContent);
    expect(offers).toEqual(['Get more with Pro']);
  });

  it('BILL-1 says once what the limits of AI requests end in', async () => {
    const [month, storage] = freeOverview.usage as [Usage, Usage];
    const week = { ...month, key: 'ai_requests_week' as const, label: 'AI requests in 7 days' };
    await openBilling({ overview: { ...freeOverview, usage: [month, week, storage] } });
    await see('AI requests in 7 days');
    expect(screen.getAllByText('At the limit, the built-in assistant answers.')).toHaveLength(1);
    expect(screen.queryByText('The built-in assistant is unlimited.')).not.toBeInTheDocument();
    leaveApp();
    await openBilling({ overview: { ...freeOverview, usage: [{ ...month, limit: null }] } });
    await see('The built-in assistant is unlimited.');
  });

  it('BILL-1 says when the plan renews and for how much, in the zone of the user', async () => {
    await openBilling({ overview: proOverview });
    await see('Renews on Dec 1, 2026 for $9.00');
  });
});

describe('the saved cards', () => {
  it('BILL-5 are listed with brand, expiry and which one pays', async () => {
    await openBilling({ cards: [visa, mastercard] });
    const card = within(await screen.findByRole('region', { name: 'Payment methods' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = card.getAllByRole('listitem');
    expect(first).toHaveTextContent('Visa ending in 4242');
    expect(first).toHaveTextContent('Expires 04/2030');
    expect(first).toHaveTextContent('Default');
    expect(second).toHaveTextContent('Mastercard ending in 4444');
    expect(second).toHaveTextContent('Expired 01/2024');
  });

  it('BILL-5 can be made the default one', async () => {
    const { requests } = await openBilling({
      cards: [visa, mastercard],
      handlers: {
        [`PUT ${api}/payment-methods/pm_mc/default`]: ok({
          paymentMethods: [
            { ...mastercard, isDefault: true },
            { ...visa, isDefault: false },
          ],
        }),
      },
    });
    await press('Make Mastercard ending in 4444 the default');
    await see('Mastercard ending in 4444 is the default now');
    expect(requests.some(({ method }) => method === 'PUT')).toBe(true);
  });

  it('BILL-5 BILL-13 are removed after a question', async () => {
    let cards = [visa];
    await openBilling({
      handlers: {
        [`GET ${api}/payment-methods`]: () => ({ body: { paymentMethods: cards } }),
        [`DELETE ${api}/payment-methods/pm_visa`]: () => {
          cards = [];
          return { status: 204 };
        },
      },
    });
    await press('Remove Visa ending in 4242');
    const question = within(await screen.findByRole('alertdialog'));
    expect(cards).toHaveLength(1);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await see('Payment method removed');
    await see('No cards yet');
  });

  it('BILL-13 stay when the removal fails, with the reason', async () => {
    const reason = 'This card pays for your plan. Add another card or cancel your plan first.';
    await openBilling({
      handlers: {
        [`DELETE ${api}/payment-methods/pm_visa`]: refuse(
          409,
          'billing.payment_method_in_use',
          reason,
        ),
      },
    });
    await press('Remove Visa ending in 4242');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await see('Failed to remove payment method');
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText('Visa ending in 4242')).toBeInTheDocument();
  });
});

describe('the billing history', () => {
  it('BILL-6 DATA-28 DATA-29 lists every invoice, with its PDF where there is one', async () => {
    await openBilling();
    const table = within(await screen.findByRole('table'));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Nov 1, 2026VYS-0002Pro plan$10.71incl. $1.71 taxPaidPDF',
      'Oct 1, 2026—Pro plan$9.00Open',
    ]);
    const pdf = table.getByRole('link', { name: 'PDF of invoice VYS-0002' });
    expect(pdf).toHaveAttribute('href', 'https://app.example/invoice.pdf');
  });

  it('BILL-27 BILL-29 exports all of it under a name with the date', async () => {
    URL.createObjectURL = () => 'blob:csv';
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await openBilling({
      handlers: {
        [`GET ${api}/invoices/export`]: () => ({
          text: 'Date,Invoice Number,Description,Amount,Status\n',
          headers: {
            'content-disposition': 'attachment; filename="billing-history-2026-11-23.csv"',
          },
        }),
      },
    });
    await press('Export All');
    await see('Billing history exported successfully');
    expect(names).toEqual(['billing-history-2026-11-23.csv']);
  });

  it('BILL-27 says that the export failed', async () => {
    await openBilling({
      handlers: { [`GET ${api}/invoices/export`]: refuse(500, 'internal', 'x') },
    });
    await press('Export All');
    await see('Failed to export billing history');
  });

  it('BILL-26 says that there is nothing to export', async () => {
    const { requests } = await openBilling({
      handlers: { [`GET ${api}/invoices`]: ok({ invoices: [] }) },
    });
    await see('No invoices yet');
    await press('Export All');
    await see('No invoices to export');
    expect(requests.some(({ path }) => path.endsWith('/export'))).toBe(false);
  });

  it('leads from an empty history to the plans, unless one is paid for', async () => {
    const none = { [`GET ${api}/invoices`]: ok({ invoices: [] }) };
    await openBilling({ handlers: none });
    await userEvent.click(await screen.findByRole('link', { name: 'See plans' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Plans' })).toHaveFocus());
    leaveApp();
    await openBilling({ overview: proOverview, handlers: none });
    await see('No invoices yet');
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  });

  it('shows what is charged next, tax included', async () => {
    await openBilling({ overview: proOverview });
    const card = await screen.findByRole('region', { name: 'Upcoming invoice' });
    expect(card).toHaveTextContent('Charged on Dec 1, 2026');
    expect(card).toHaveTextContent('Pro, Dec 1 to Jan 1$9.00Tax$1.71Total$10.71');
  });
});

describe('the company details', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company' }), 'Ada GmbH');
    await userEvent.type(screen.getByRole('textbox', { name: 'VAT ID' }), 'de 123456789');
    await press('Save');
  };

  it('are saved', async () => {
    const saved = { ...freeOverview.customer, company: 'Ada GmbH', vatId: 'DE123456789' };
    const { requests } = await openBilling({
      handlers: { [`PUT ${api}/customer`]: ok({ data: saved }) },
    });
    await fill();
    await see('Company details saved');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(saved);
    expect(screen.getByRole('textbox', { name: 'VAT ID' })).toHaveValue('DE123456789');
  });

  it('show at its field that a VAT ID is refused, and keep what was typed', async () => {
    const message = 'Check the VAT ID. It starts with your country code, such as DE123456789.';
    await openBilling({
      handlers: { [`PUT ${api}/customer`]: refuse(400, 'billing.vat_id_invalid', message) },
    });
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'VAT ID' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Ada GmbH');
  });
});

describe('the sandbox', () => {
  it('says on the screen that it is one', async () => {
    await openBilling();
    await planCard('Pro');
    expect(screen.getAllByText('Sandbox')).toHaveLength(2);
    leaveApp();
    await openBilling({ overview: { ...freeOverview, mode: 'live' } });
    await planCard('Pro');
    expect(screen.queryByText('Sandbox')).not.toBeInTheDocument();
  });

  it('BILL-7 loads nothing of the card provider, until a card is added', async () => {
    await openBilling({ overview: { ...freeOverview, mode: 'live' } });
    await planCard('Pro');
    expect(document.querySelector('script[src*="stripe"]')).toBeNull();
  });
});
