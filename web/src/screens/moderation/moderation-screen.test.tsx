// The moderation queue: only for operators, nothing of a reported page one press away, every decision
// with its reason and a way back.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, page, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const operator = { ...ada, is_operator: true as const };
const id = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009';
const at = '2026-01-01T00:00:00Z';

const summary = {
  id,
  case_number: 'VYS-7K3M-92',
  status: 'open',
  page: { id: page.id, name: 'bad', url: 'https://vys.example/bad', title: 'Win a prize' },
  runs_code: true,
  reasons: ['phishing', 'other'],
  report_count: 3,
  created_at: at,
  last_reported_at: at,
  decided_at: null,
};
const detail = {
  ...summary,
  reason: null,
  owner: { id: ada.id, username: 'bad', full_name: 'B', email: 'b@example.com', member_since: at },
  is_active: true,
  first_published_at: at,
  published_at: at,
  suspended_at: null as string | null,
  reports: [{ id, reason: 'phishing', message: 'Asks for codes', email: null, created_at: at }],
  appeals: [],
  links: [
    { text: 'Log in', url: 'https://evil.example/x', host: 'evil.example', host_decoded: null },
    {
      text: 'Pay',
      url: 'https://xn--pypal-4ve.example/',
      host: 'xn--pypal-4ve.example',
      host_decoded: 'pаypal.example',
    },
  ],
  embeds: [],
  loads: [{ text: '', url: 'https://cdn.example/', host: 'cdn.example', host_decoded: null }],
  forms: ['contact'],
  log: [] as object[],
};

const list = (cases: object[], total = cases.length) => ({
  body: { data: { cases, total, page: 1, per_page: 20 } },
});
const decisionCall = `POST /api/moderation/cases/${id}/decision`;

function open(address = '/moderation', handlers: Parameters<typeof renderApp>[1] = {}) {
  const queue = { 'GET /api/moderation/cases': () => list([summary]) };
  const caseHandlers = { [`GET /api/moderation/cases/${id}`]: () => ({ body: { data: detail } }) };
  return renderApp(address, {
    user: operator,
    handlers: { ...queue, ...caseHandlers, ...handlers.handlers },
  });
}

describe('access to moderation', () => {
  it('TIER-13 is linked for operators in the admin area, which the sidebar leads to', async () => {
    open('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Admin' }));
    expect(await screen.findByRole('link', { name: 'Moderation' })).toBeVisible();
  });

  it('TIER-13 is hidden from other users, and its path redirects', async () => {
    const { at: where } = renderApp('/moderation');
    await waitFor(() => expect(where().pathname).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });
});

describe('the queue', () => {
  it('TIER-13 lists open cases, and shows when there are none', async () => {
    open();
    const link = await screen.findByRole('link', { name: /\/bad/ });
    expect(link).toHaveTextContent('Phishing, Other');
    expect(link).toHaveTextContent('3 reports');
    expect(link).toHaveTextContent('Runs code');
    leaveApp();
    open('/moderation', { handlers: { 'GET /api/moderation/cases': () => list([]) } });
    expect(await screen.findByText('The queue is empty')).toBeVisible();
  });

  it('TIER-13 can be filtered by state, which is kept in the address', async () => {
    const { requests, at: where } = open();
    await screen.findByRole('link', { name: /\/bad/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
    await waitFor(() => expect(where().search).toBe('?state=closed'));
    await waitFor(() =>
      expect(requests.some(({ path }) => path.includes('state=closed'))).toBe(true),
    );
  });

  it('TIER-13 shows a load failure', async () => {
    const broken = () => ({ status: 500, body: { code: 'internal', message: 'Broken' } });
    open('/moderation', { handlers: { 'GET /api/moderation/cases': broken } });
    expect(await screen.findByText("We couldn't load the queue")).toBeVisible();
  });
});

describe('a case', () => {
  it('TIER-13 shows where the page leads without a link to any of it', async () => {
    open(`/moderation/${id}`);
    const addresses = await screen.findByRole('list', { name: 'Link destinations' });
    expect(addresses).toHaveTextContent('https://evil.example/x');
    expect(addresses).toHaveTextContent('pаypal.example');
    expect(addresses).toHaveTextContent('Actual address: xn--pypal-4ve.example');
    expect(within(addresses).queryAllByRole('link')).toEqual([]);
    const here = screen.getByRole('link', { name: 'Moderation' });
    expect(here).toHaveAttribute('aria-current', 'page');
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toContain('evil.example');
    }
  });

  it('TIER-13 opens a link only after a warning, out of its reach', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    open(`/moderation/${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Open evil.example …' }));
    expect(opened).not.toHaveBeenCalled();
    const warning = await screen.findByRole('alertdialog');
    expect(warning).toHaveTextContent('It may be harmful');
    await userEvent.click(within(warning).getByRole('button', { name: 'Open in new tab' }));
    expect(opened).toHaveBeenCalledWith('https://evil.example/x', '_blank', 'noopener,noreferrer');
  });

  it('TIER-13 suspends only with a reason, and offers to undo it', async () => {
    let currentCase = detail;
    const { requests } = open(`/moderation/${id}`, {
      handlers: {
        [`GET /api/moderation/cases/${id}`]: () => ({ body: { data: currentCase } }),
        [decisionCall]: ({ body }) => {
          const isGone = (body as { decision: string }).decision === 'suspend';
          const status = isGone ? 'suspended' : 'open';
          currentCase = { ...detail, status, suspended_at: isGone ? at : null };
          return { body: { data: currentCase } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspend' });
    expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Phishing');
    await userEvent.click(confirm);
    expect(await screen.findByText('Page suspended')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Reinstate' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
    const sentDecisions = requests
      .filter(({ method, path }) => method === 'POST' && path.includes('/moderation/'))
      .map(({ body }) => body);
    expect(sentDecisions).toEqual([
      { decision: 'suspend', reason: 'Phishing' },
      { decision: 'reopen', reason: '' },
    ]);
  });

  it('TIER-13 rejects an appeal in words of its own, with the reason from before', async () => {
    const appealed = {
      ...detail,
      status: 'appealed',
      suspended_at: at,
      reason: 'It asks for codes',
    };
    const { requests } = open(`/moderation/${id}`, {
      handlers: {
        [`GET /api/moderation/cases/${id}`]: () => ({ body: { data: appealed } }),
        [decisionCall]: () => ({ body: { data: { ...appealed, status: 'suspended' } } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep suspended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the page suspended' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It asks for codes');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep suspended' }));
    expect(await screen.findByText('Page stays suspended')).toBeVisible();
    const sent = requests.find(({ path }) => path.endsWith('/decision'));
    expect(sent?.body).toEqual({ decision: 'suspend', reason: 'It asks for codes' });
  });

  it('TIER-13 reports that another operator has already decided', async () => {
    const message = 'This case has changed. Reload it to see its current status.';
    open(`/moderation/${id}`, {
      handlers: {
        [decisionCall]: () => ({
          status: 409,
          body: { code: 'moderation.decision_not_possible', message },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the owner of a suspended page', () => {
  const suspended = {
    since: at,
    reason: 'It asks for passwords',
    case_number: 'VYS-7K3M-92',
    is_appealed: false,
  };

  it('TIER-13 sees on the dashboard that the page is suspended, and is not asked to share it', async () => {
    renderApp('/dashboard', {
      user: { ...ada, checklist_open: true },
      handlers: {
        'GET /api/pages/current': () => ({ body: { ...page, suspended } }),
      },
    });
    expect(await screen.findByText(/It asks for passwords/)).toHaveTextContent('VYS-7K3M-92');
    expect(screen.getByRole('button', { name: 'Appeal' })).toBeEnabled();
    const card = within(screen.getByRole('region', { name: 'Page performance' }));
    expect(card.getByText('Suspended')).toBeVisible();
    expect(card.queryByText('Published')).not.toBeInTheDocument();
    for (const name of ['Share', 'Copy link']) {
      expect(card.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText('Get your page out there')).not.toBeInTheDocument();
  });

  it('TIER-13 sees on the Pages screen why the page is suspended, and can appeal', async () => {
    let suspension = suspended;
    const { requests } = renderApp('/pages', {
      handlers: {
        'GET /api/pages/current': () => ({ body: { ...page, suspended: suspension } }),
        'POST /api/moderation/appeals': () => {
          suspension = { ...suspended, is_appealed: true };
          return { status: 201, body: { data: suspension } };
        },
      },
    });
    expect(await screen.findByText(/It asks for passwords/)).toHaveTextContent('VYS-7K3M-92');
    await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your appeal' }), 'It is a shop');
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText(/Our team is reviewing it/)).toBeVisible();
    expect(requests.find(({ path }) => path.includes('appeals'))?.body).toEqual({
      message: 'It is a shop',
    });
  });
});
