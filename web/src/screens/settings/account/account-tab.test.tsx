// Plan, usage and the global switch, by role.
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(leaveApp);

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function open(options: Options = {}) {
  const app = renderApp({ pathname: '/settings', search: '?tab=account' }, options);
  await screen.findByRole('region', { name: 'Plan' });
  return app;
}

describe('the plan', () => {
  it.each(['pro', 'premium', 'team'] as const)('SET-6 SET-8 TIER-3 %s is managed', async (tier) => {
    await open({ user: { ...ada, tier } });
    expect(screen.getByText('Unlimited features and priority support')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Manage Plan' });
    expect(link).toHaveAttribute('href', '/billing');
    expect(screen.queryByText('Upgrade')).not.toBeInTheDocument();
  });

  it.each(['free', 'starter'] as const)('SET-7 SET-8 TIER-3 %s is offered more', async (tier) => {
    await open({ user: { ...ada, tier } });
    expect(screen.getByText('Upgrade to unlock all features')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Upgrade' });
    expect(link).toHaveAttribute('href', '/billing');
    expect(screen.queryByText('Manage Plan')).not.toBeInTheDocument();
  });

  it('shows since when the user is a member', async () => {
    await open({ user: { ...ada, created_at: '2025-03-09T12:00:00Z' } });
    expect(screen.getByText('March 9, 2025').closest('time')?.dateTime).toBe(
      '2025-03-09T12:00:00Z',
    );
  });
});

describe('the usage', () => {
  it('SET-9 shows bars for storage and AI credits', async () => {
    await open();
    const card = screen.getByRole('region', { name: 'Usage' });
    const meters = [...card.querySelectorAll('meter')].map((meter) => [
      meter.getAttribute('aria-valuetext'),
      Math.round(meter.value),
    ]);
    expect(meters).toEqual([
      ['312 MB of 1 GB', 30],
      ['12 of 100', 12],
      ['3 of 15', 20],
    ]);
  });

  it('SET-9 draws no bar for what has no limit', async () => {
    const limits = { ...ada.limits, ai_requests_limit: null, ai_requests_week_limit: null };
    await open({ user: { ...ada, tier: 'pro', limits } });
    const card = screen.getByRole('region', { name: 'Usage' });
    expect(card.querySelectorAll('meter')).toHaveLength(1);
    expect(card).toHaveTextContent('12 used, unlimited');
  });
});

describe('the switch', () => {
  const find = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Pages Active' });

  it.each([
    [true, 'All pages deactivated'],
    [false, 'All pages activated'],
  ])('SET-10 SET-11 API-19 was %s, then says %s', async (before, words) => {
    const { requests } = await open({
      user: { ...ada, pages_active: before },
      handlers: {
        'PUT /api/user/pages-active': ({ body }) => ({
          body: { data: { ...ada, ...(body as object) } },
        }),
      },
    });
    expect(find().checked).toBe(before);
    await userEvent.click(find());
    expect(await screen.findByText(words)).toBeVisible();
    expect(find().checked).toBe(!before);
    const call = requests.find(({ path }) => path === '/api/user/pages-active');
    expect(call?.body).toEqual({ pages_active: !before });
  });

  it('SET-12 is shown at once and reverts when the call fails', async () => {
    let respond: ((reply: { status: number; body: object }) => void) | undefined;
    await open({
      handlers: {
        'PUT /api/user/pages-active': () =>
          new Promise((resolve) => {
            respond = resolve;
          }),
      },
    });
    // Within the press itself, not a moment later.
    fireEvent.click(find());
    expect(find()).not.toBeChecked();
    await waitFor(() => expect(respond).toBeDefined());
    respond?.({ status: 503, body: { code: 'unavailable', message: 'Not now.' } });
    await waitFor(() => expect(find()).toBeChecked());
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText('All pages deactivated')).not.toBeInTheDocument();
  });
});
