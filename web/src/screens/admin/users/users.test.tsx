// Accounts for operators: searched, opened, and changed with a reason.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminUser } from '@vys/contract/admin/users';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const operator = { ...ada, is_operator: true as const };
const at = '2026-11-01T12:00:00Z';
const id = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1001';

const row = (number: number) => ({
  id: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1${String(number).padStart(3, '0')}`,
  email: `user-${number}@example.com`,
  username: `user-${number}`,
  full_name: '',
  tier: 'free' as const,
  suspended_at: null,
  created_at: at,
});

const anna: AdminUser = {
  ...row(1),
  email_verified: true,
  is_operator: false,
  suspension_reason: null,
  plan: { paid: 'free', comp: null },
  storage_used: 3_000_000,
  ai_requests_this_month: 4,
  page: null,
  sign_in: { passkeys: 2, has_totp: true },
  sessions: [
    { id: 's', device: 'Firefox on Linux', address: '::1', signed_in_at: at, last_used_at: at },
  ],
};

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];

function open(user: AdminUser, handlers: Handlers = {}) {
  return renderApp(`/admin/users/${id}`, {
    user: operator,
    handlers: {
      [`GET /api/admin/users/${id}`]: () => ({ body: { data: user } }),
      'GET /api/admin/log': () => ({ body: { data: { entries: [], next: null } } }),
      'GET /api/admin/users': () => ({ body: { data: { users: [], next: null } } }),
      ...handlers,
    },
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function confirm(name: string, reason = 'It sends spam') {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.click(dialog.getByRole('button', { name }));
}

describe('the list of users', () => {
  it('is searched and filtered in the address, and loaded page by page', async () => {
    const { requests, at: where } = renderApp('/admin/users', {
      user: operator,
      handlers: {
        'GET /api/admin/users': ({ path }) => {
          const isSecond = path.includes('after=');
          const users = isSecond ? [row(2)] : [row(1)];
          return { body: { data: { users, next: isSecond ? null : 'cursor_1' } } };
        },
      },
    });
    expect(await screen.findByRole('link', { name: /user-1/ })).toHaveAttribute(
      'href',
      `/admin/users/${row(1).id}`,
    );
    await press('Load more');
    expect(await screen.findByRole('link', { name: /user-2/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'use');
    await userEvent.click(screen.getByRole('radio', { name: 'Suspended' }));
    await waitFor(() => expect(where().search).toBe('?q=use&state=suspended'));
    await waitFor(() =>
      expect(requests.at(-1)?.path).toBe('/api/admin/users?search=use&state=suspended'),
    );
  });

  it('says that no account was found, or that it could not be loaded', async () => {
    const empty = { body: { data: { users: [], next: null } } };
    const handlers = { 'GET /api/admin/users': () => empty };
    renderApp('/admin/users?q=zz', { user: operator, handlers });
    expect(await screen.findByText('No accounts found')).toBeVisible();
    leaveApp();
    const broken = { status: 500, body: { code: 'internal', message: 'Broken.' } };
    renderApp('/admin/users', {
      user: operator,
      handlers: { 'GET /api/admin/users': () => broken },
    });
    expect(await screen.findByText("We couldn't load this")).toBeVisible();
  });

  it('is hidden from others, who are sent to the dashboard', async () => {
    const { at: where, requests } = renderApp('/admin/users');
    await waitFor(() => expect(where().pathname).toBe('/dashboard'));
    expect(requests.some(({ path }) => path.includes('/api/admin'))).toBe(false);
  });
});

describe('a user', () => {
  it('is shown with sign-in, sessions and plan', async () => {
    open(anna);
    expect(await screen.findByText('Password, 2 passkeys, Authenticator app')).toBeVisible();
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Plan' })).toHaveTextContent('Paid forFree');
  });

  it('can be acted on by groups, of which only the deletion is red', async () => {
    open(anna);
    const actions = within(await screen.findByRole('region', { name: 'Actions' }));
    const groups = actions
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(groups).toEqual(['Plan', 'Access', 'Data']);
    const red = actions
      .getAllByRole('button')
      .filter(({ className }) => className.includes('bg-danger'));
    expect(red.map(({ textContent }) => textContent)).toEqual(['Delete account']);
  });

  it('is suspended with a reason only', async () => {
    const suspended = { ...anna, suspended_at: at, suspension_reason: 'It sends spam' };
    let current: AdminUser = anna;
    const { requests } = open(anna, {
      [`GET /api/admin/users/${id}`]: () => ({ body: { data: current } }),
      [`POST /api/admin/users/${id}/suspend`]: () => {
        current = suspended;
        return { body: { data: suspended } };
      },
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Suspend account');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Suspend account' })).toBeDisabled();
    await confirm('Suspend account');
    expect(await screen.findByText('Suspended since Nov 1, 2026')).toBeVisible();
    const sent = requests.find(({ path }) => path.endsWith('/suspend'));
    expect(sent?.body).toEqual({ reason: 'It sends spam' });
    expect(screen.getByRole('button', { name: 'Reinstate account' })).toBeEnabled();
  });

  it('keeps the reason when the server fails, and can be suspended at the second try', async () => {
    let isBroken = true;
    const { requests } = open(anna, {
      [`POST /api/admin/users/${id}/suspend`]: () =>
        isBroken
          ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
          : { body: { data: { ...anna, suspended_at: at } } },
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Suspend account');
    await confirm('Suspend account');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toBeVisible();
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText('Account suspended')).toBeVisible();
    const sent = requests.filter(({ path }) => path.endsWith('/suspend'));
    expect(sent.map(({ body }) => body)).toEqual([
      { reason: 'It sends spam' },
      { reason: 'It sends spam' },
    ]);
  });

  it('who is an operator can be neither suspended nor deleted', async () => {
    open({ ...anna, is_operator: true });
    expect(await screen.findByText('Operators can’t be suspended or deleted.')).toBeVisible();
    for (const name of ['Suspend account', 'Delete account']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    expect(screen.getByRole('button', { name: 'End all sessions' })).toBeEnabled();
  });

  it('is signed out on all devices', async () => {
    const { requests } = open(anna, {
      [`POST /api/admin/users/${id}/sessions/end`]: () => ({
        body: { data: { ...anna, sessions: [] } },
      }),
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('End all sessions');
    await confirm('End all sessions', 'A stolen phone');
    expect(await screen.findByText('All sessions ended')).toBeVisible();
    const sent = requests.find(({ path }) => path.endsWith('/sessions/end'));
    expect(sent?.body).toEqual({ reason: 'A stolen phone' });
  });

  it('has data that are saved as a zip', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let latest = new Blob();
    URL.createObjectURL = (blob) => {
      latest = blob as Blob;
      return 'blob:here';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: latest });
    });
    const { requests } = open(anna, {
      [`POST /api/admin/users/${id}/export`]: () => ({ text: 'PK and so on' }),
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Export data');
    await confirm('Export data', 'Asked for by letter');
    expect(await screen.findByText('Data exported')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([`vys-${id}.zip`]);
    expect(await saved[0]?.blob.text()).toBe('PK and so on');
    const sent = requests.find(({ path }) => path.endsWith('/export'));
    expect(sent?.body).toEqual({ reason: 'Asked for by letter' });
  });

  it('is deleted when the username is typed', async () => {
    const { requests, at: where } = open(anna, {
      [`POST /api/admin/users/${id}/delete`]: () => ({ status: 204 }),
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Delete account');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fraud');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Username' }), 'user');
    expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Username' }), '-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(where().pathname).toBe('/admin/users'));
    const sent = requests.find(({ path }) => path.endsWith('/delete'));
    expect(sent?.body).toEqual({ username: 'user-1', reason: 'Fraud' });
  });

  it('gets a plan, and what the server says about it stays in the dialog', async () => {
    const { requests } = open(anna, {
      [`PUT /api/admin/users/${id}/plan`]: () => ({
        status: 409,
        body: { code: 'admin.plan_not_higher', message: 'The account already pays for this.' },
      }),
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Change plan');
    await confirm('Give plan', 'A partner');
    expect(await screen.findByText('The account already pays for this.')).toBeVisible();
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ tier: 'starter', ends_at: null, reason: 'A partner' });
  });

  it('keeps the end of its plan unless another day is chosen', async () => {
    const comp = { tier: 'pro' as const, ends_at: '2099-12-01T23:59:59Z' };
    const given = { ...anna, plan: { paid: 'free' as const, comp } };
    const { requests } = open(given, {
      [`PUT /api/admin/users/${id}/plan`]: () => ({ body: { data: given } }),
    });
    await screen.findByRole('heading', { name: 'user-1' });
    await press('Change plan');
    expect(await screen.findByLabelText('Ends on')).toHaveValue('2099-12-01');
    await confirm('Give plan', 'A partner');
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ ...comp, reason: 'A partner' });
  });

  it('who is gone is reported as such', async () => {
    const gone = { status: 404, body: { code: 'admin.user_not_found', message: 'None.' } };
    open(anna, { [`GET /api/admin/users/${id}`]: () => gone });
    expect(await screen.findByText('No such account')).toBeVisible();
  });
});
