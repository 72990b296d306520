// The rest of the admin area: health, failed jobs and emails, suppressed addresses, the log.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const operator = { ...ada, is_operator: true as const };
const at = '2026-11-01T12:00:00Z';
const id = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1001';

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];
const open = (path: string, handlers: NonNullable<Handlers>) =>
  renderApp(path, { user: operator, handlers });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the overview', () => {
  it('has what waits and what is wrong first', async () => {
    const ok = { status: 'ok', problem: null, facts: [{ name: 'Version', value: '18' }] };
    const checks = [
      { ...ok, id: 'database' },
      { id: 'bus', status: 'failed', problem: 'The check failed: refused', facts: [] },
    ];
    const waiting = { failed_jobs: 2, failed_emails: 0, open_cases: 5 };
    open('/admin', {
      'GET /api/admin/health': () => ({ body: { data: { checked_at: at, checks, waiting } } }),
    });
    expect(await screen.findByText('One part needs your attention.')).toBeVisible();
    const parts = within(screen.getByRole('list', { name: 'System health' })).getAllByRole(
      'region',
    );
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual([
      'Message bus',
      'Database',
    ]);
    expect(parts[0]).toHaveTextContent('The check failed: refused');
    expect(screen.getByRole('link', { name: /Reported pages/ })).toHaveTextContent('5');
  });

  it('links every screen of operators', async () => {
    open('/admin', {});
    const nav = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/users',
      '/moderation',
      '/announcements',
      '/dunning',
      '/model-usage',
      '/admin/jobs',
      '/admin/emails',
      '/admin/log',
    ]);
  });
});

describe('failed jobs', () => {
  const failed = {
    ...{ id, name: 'billing-sync', user_id: ada.id, attempts: 3, error: 'Stripe is away' },
    ...{ created_at: at, failed_at: at },
  };

  it('are retried, and discarded after a question', async () => {
    let jobs = [failed];
    const { requests } = open('/admin/jobs', {
      'GET /api/admin/jobs/failed': () => ({ body: { data: { jobs, next: null } } }),
      'GET /api/admin/jobs/retrying': () => ({ body: { data: { jobs: [] } } }),
      [`POST /api/admin/jobs/${id}/retry`]: () => ({ status: 204 }),
      [`POST /api/admin/jobs/${id}/discard`]: () => {
        jobs = [];
        return { status: 204 };
      },
    });
    const list = await screen.findByRole('list', { name: 'Given up' });
    expect(list).toHaveTextContent('Stripe is away');
    expect(within(list).getByRole('link', { name: 'Open account' })).toHaveAttribute(
      'href',
      `/admin/users/${ada.id}`,
    );
    await press('Retry billing-sync');
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/retry'))).toBe(true));
    await press('Discard billing-sync');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByText('No jobs were given up')).toBeVisible();
  });
});

describe('failed emails', () => {
  it('are sent again, and their address is suppressed with a reason', async () => {
    const email = {
      ...{ id, to: 'ben@example.com', subject: 'Welcome', attempts: 1, error: '550 No such user' },
      ...{ created_at: at, failed_at: at },
    };
    const { requests } = open('/admin/emails', {
      'GET /api/admin/emails/failed': () => ({ body: { data: { emails: [email], next: null } } }),
      'GET /api/admin/emails/suppressed': () => ({
        body: { data: { addresses: [{ address: 'old@example.com', created_at: at }], next: null } },
      }),
      [`POST /api/admin/emails/${id}/resend`]: () => ({ status: 204 }),
      'POST /api/admin/emails/suppressed': () => ({ status: 204 }),
      'POST /api/admin/emails/suppressed/release': () => ({ status: 204 }),
    });
    expect(await screen.findByText('550 No such user')).toBeVisible();
    await press('Send again to ben@example.com');
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/resend'))).toBe(true));
    const confirm = async (button: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It bounces');
      await userEvent.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await press('Suppress ben@example.com');
    await confirm('Suppress address');
    await press('Release old@example.com');
    await confirm('Release');
    const bodies = requests.filter(({ path }) => /suppressed(\/release)?$/.test(path));
    expect(bodies.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { address: 'ben@example.com', reason: 'It bounces' },
      { address: 'old@example.com', reason: 'It bounces' },
    ]);
  });
});

describe('the log', () => {
  it('says who did what to whom and why, page by page', async () => {
    const entry = (number: number, username: string | null) => ({
      ...{ id: number, operator_email: 'olga@example.com', action: 'plan_given', user_id: ada.id },
      ...{
        username,
        reason: 'A partner',
        details: { to: 'pro', ends_at: '2026-12-01T12:00:00Z' },
        created_at: at,
      },
    });
    open('/admin/log', {
      'GET /api/admin/log': ({ path }) =>
        path.includes('after=2')
          ? { body: { data: { entries: [entry(1, null)], next: null } } }
          : { body: { data: { entries: [entry(2, 'ada')], next: 2 } } },
    });
    const list = await screen.findByRole('list', { name: 'Log' });
    expect(list).toHaveTextContent('Gave a plan · ada');
    expect(list).toHaveTextContent('by olga@example.com · to: Pro · ends on: Dec 1, 2026');
    await press('Load more');
    expect(await screen.findByText('Deleted account')).toBeVisible();
  });
});
