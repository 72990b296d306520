// The plans to read, by role.
import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { plans } from '@vys/contract/plans';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { getPlanFeatures } from './plan-contents.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(leaveApp);

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the plans', () => {
  it('SET-8 are linked from the plan card of the settings', async () => {
    const { at } = renderApp({ pathname: '/settings', search: '?tab=account' });
    await userEvent.click(await screen.findByRole('link', { name: 'Upgrade' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    expect(at().pathname).toBe('/billing');
  });

  it('are shown with price and contents; the current one is marked, and none can be bought', async () => {
    renderApp('/billing', { user: { ...ada, tier: 'pro' } });
    await screen.findByText("Payments aren't available on this server yet");
    for (const plan of Object.values(plans)) {
      const planCard = card(plan.name);
      expect(planCard.getByText(`$${plan.price}`)).toBeVisible();
      expect(planCard.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
        getPlanFeatures(plan),
      );
      expect(planCard.queryByText('Current Plan') !== null).toBe(plan.tier === 'pro');
    }
    expect(within(screen.getByRole('main')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('TIER-5 TIER-10 describe the limits that the code enforces', () => {
    expect(getPlanFeatures(plans.free)).toEqual([
      '100 AI requests per month, 15 in any 7 days',
      '1 GB of storage',
      '30-day analytics',
      'Small “Made with Vys” link',
    ]);
    expect(getPlanFeatures(plans.team)).toEqual([
      'Unlimited AI requests',
      '100 GB of storage',
      '365-day analytics',
      'No “Made with Vys” link',
      'Custom QR codes',
      'Code editor',
    ]);
  });
});
