// The command menu on the screens: what it finds, runs, remembers and locks.
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenCommands } from '#web/lib/commands/screen-commands.ts';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { freeOverview } from '#web/screens/billing/test/billing-data.ts';
import { leaveApp, page, renderApp } from '../../test/render-app.tsx';
import { openMenu, run } from './test/run-command.ts';

beforeEach(() => localStorage.clear());
afterEach(leaveApp);

const options = () => screen.getAllByRole('option').map((option) => option.textContent ?? '');

describe('the command menu', () => {
  it('opens with Ctrl K and with its button, and tells screen readers how much it found', async () => {
    renderApp('/dashboard-classic');
    await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Command palette' });
    const input = within(dialog).getByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(input).toHaveFocus());
    expect(within(dialog).getAllByRole('group').length).toBeGreaterThan(3);
    await userEvent.paste('passkeys');
    await waitFor(() =>
      expect(within(dialog).getByRole('status').textContent).toMatch(/^\d+ results?$/),
    );
    expect(options()[0]).toContain('Passkeys');
    await userEvent.clear(input);
    await userEvent.paste('qqqq');
    expect(await within(dialog).findByText('No results. Try another word.')).toBeVisible();
    expect(within(dialog).getByRole('status').textContent).toBe('0 results');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds help articles, which open in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    renderApp('/dashboard-classic');
    await openMenu();
    expect(options().some((text) => text.includes('Plans and prices'))).toBe(false);
    await userEvent.paste('plans and prices');
    await screen.findByRole('option', { name: 'Plans and prices' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalledWith('/help/plans', '_blank', 'noreferrer'));
  });

  it('lists what was run last first, for this user only', async () => {
    const { at } = renderApp('/dashboard-classic');
    await run('change passw');
    await waitFor(() => expect(at().search).toBe('?tab=security'));
    await openMenu();
    const recent = screen.getByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option', { name: 'Change password' })).toBeVisible();
    leaveApp();
    renderApp('/dashboard-classic', { user: { ...ada, id: 'another-user' } });
    await openMenu();
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  it('moves the focus to the part of the settings that was chosen', async () => {
    renderApp('/dashboard-classic');
    await run('public pages');
    const card = await screen.findByRole('region', { name: 'Public pages' });
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('goes to the screen of a command and runs it there', async () => {
    const { at } = renderApp('/dashboard-classic');
    await run('import a page');
    expect(await screen.findByRole('dialog', { name: 'Import a page' })).toBeVisible();
    expect(at().pathname).toBe('/pages');
  });

  it('shows what the screen in view can do first', async () => {
    renderApp('/pages');
    await screen.findByRole('button', { name: 'Import a page' });
    await openMenu();
    const here = screen.getByRole('group', { name: 'On this screen' });
    expect(within(here).getByRole('option', { name: 'Import a page' })).toBeVisible();
    const [first] = screen.getAllByRole('group');
    expect(first).toBe(here);
  });

  it('opens the notifications of the bell', async () => {
    renderApp('/dashboard-classic');
    await run('notifications');
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it.each(['Edit code', 'Customize QR code'])(
    'TIER-14 leads to the plans for "%s" while the plan does not hold it',
    async (name) => {
      const { at } = renderApp('/dashboard-classic?x=1');
      await openMenu();
      await userEvent.paste(name);
      const option = await screen.findByRole('option', { name: new RegExp(`^${name}`) });
      expect(option.textContent).toMatch(/Pro|Premium/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(at().pathname).toBe('/billing'));
      expect(new URLSearchParams(at().search).get('from')).toBe('/dashboard-classic?x=1');
    },
  );

  it('opens the code editor for a plan that holds it', async () => {
    const { at } = renderApp('/dashboard-classic', { user: { ...ada, tier: 'premium' } });
    await openMenu();
    await userEvent.paste('edit code');
    expect(screen.getByRole('option', { name: 'Edit code' }).textContent).toBe('Edit code');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/ai-studio'));
    await waitFor(() => expect(preferences.get().viewMode).toBe('code'));
  });
});

describe('what the command menu does itself', () => {
  it('hides the page from visitors, and shows it again', async () => {
    let shown = page;
    const { requests } = renderApp('/dashboard-classic', {
      handlers: {
        'GET /api/pages/current': () => ({ body: shown }),
        [`PUT /api/pages/${page.id}/active`]({ body }) {
          shown = { ...shown, ...(body as object) };
          return { body: shown };
        },
      },
    });
    await run('Hide page from visitors');
    expect(await screen.findByText('Page deactivated')).toBeVisible();
    await run('Show page to visitors');
    expect(await screen.findByText('Page activated')).toBeVisible();
    const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toEqual([{ is_active: false }, { is_active: true }]);
  });

  it('opens the analytics of a period, and the plans for one that the plan does not reach', async () => {
    const { at } = renderApp('/dashboard-classic', { user: { ...ada, tier: 'free' } });
    await run('analytics: last 24 hours');
    await waitFor(() => expect(at().pathname + at().search).toBe('/analytics?period=24h'));
    await run('analytics: last 90 days');
    await waitFor(() => expect(at().pathname).toBe('/billing'));
    expect(new URLSearchParams(at().search).get('for')).toBe('analytics');
  });

  it('TIER-13 finds users for operators, and only for them', async () => {
    const { at } = renderApp('/dashboard-classic', { user: { ...ada, is_operator: true } });
    await run('grace@example.com');
    await waitFor(() =>
      expect(at().pathname + at().search).toBe('/admin/users?q=grace%40example.com'),
    );
    leaveApp();
    renderApp('/dashboard-classic');
    await openMenu();
    await userEvent.paste('grace@example.com');
    expect(await screen.findByText('No results. Try another word.')).toBeVisible();
  });
});

describe('commands of screens', () => {
  const mfaOff = { totp_enabled: false, recovery_codes_left: 0, passkeys: [] };
  const noSubmissions = {
    submissions: [],
    next_cursor: null,
    counts: { newsletter: 0, contact: 0, guestbook: 0 },
    confirms_by_mail: true,
  };
  const ids = () => screenCommands.get().map(({ id }) => id);
  const handlers = {
    'GET /api/payments/overview': () => ({ body: { data: freeOverview } }),
    'GET /api/payments/payment-methods': () => ({ body: { paymentMethods: [] } }),
    'GET /api/payments/invoices': () => ({ body: { invoices: [] } }),
    'GET /api/auth/api-keys': () => ({ body: { data: [] } }),
    'GET /api/auth/second-factor': () => ({ body: { data: mfaOff } }),
    [`GET /api/pages/${page.id}/submissions`]: () => ({ body: noSubmissions }),
  };

  it.each([
    [
      '/ai-studio',
      [
        'page.publish',
        'page.history',
        'page.check',
        'page.images',
        'page.chat',
        'page.content',
        'page.design',
        'page.code',
        'page.preview',
        'page.split',
        'page.format',
        'page.mobile',
        'page.tablet',
        'page.desktop',
        'page.refresh',
        'page.select',
      ],
    ],
    ['/pages', ['page.import', 'page.export-site', 'page.export-json', 'messages.export']],
    ['/billing', ['billing.export', 'billing.add-card', 'billing.cancel']],
    ['/analytics', ['analytics.export', 'analytics.export-all', 'analytics.export-json']],
    ['/settings?tab=security', ['account.export', 'account.create-key', 'account.add-passkey']],
    ['/announcements', ['announcement.create']],
    ['/dashboard', ['notifications', 'mark-all-read', 'feed.refresh', 'feed.archive']],
  ])('are there at %s, and gone when it is left', async (path, expected) => {
    const { router } = renderApp(path, {
      user: { ...ada, tier: 'premium', is_operator: true },
      handlers,
    });
    await waitFor(() => expect(ids()).toEqual(expect.arrayContaining(expected)));
    await act(() => router.navigate('/templates'));
    const everywhere = ['notifications', 'mark-all-read', 'feed.refresh', 'feed.archive'];
    await waitFor(() => expect(ids().toSorted()).toEqual(everywhere.toSorted()));
  });
});
