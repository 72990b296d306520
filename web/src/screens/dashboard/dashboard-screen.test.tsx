// The dashboard by role: full, empty and failing.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { report } from '#web/app/test/report.ts';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { mockLive, tellChanged, ticketHandlers } from '#web/lib/test/mock-live.ts';
import { getGreeting, getTimeOfDay } from './greeting.ts';

afterEach(leaveApp);

const pageIs = (change: object) => ({
  'GET /api/pages/current': () => ({ body: { ...page, ...change } }),
});
const composed = {
  jsx: 'export default function Page() { return <h1>Ada</h1>; }',
  css: '',
  metadata: { title: "ada's Page", description: 'All links' },
};
const empty = { 'GET /api/pages/current': () => noPage };

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/dashboard', options);
  await screen.findByRole('heading', { level: 1, name: /^Good / });
  return app;
}

const getCard = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('DASH-1 at %i o’clock says %s', (hour, part) => {
    expect(getTimeOfDay(new Date(2026, 2, 1, hour, 59))).toBe(part);
  });

  it('DASH-2 names the full name or, failing that, the username', () => {
    const noon = new Date(2026, 2, 1, 12);
    expect(getGreeting(ada, noon)).toBe('Good afternoon, Ada Lovelace');
    expect(getGreeting({ full_name: ' ', username: 'ada' }, noon)).toBe('Good afternoon, ada');
  });
});

describe('the dashboard with a page', () => {
  it('DASH-3 DASH-4 DASH-5 ANA-4 shows the metrics of 30 days with their change', async () => {
    const { requests } = await open();
    await screen.findByText('3,841');
    expect(getCard('Page Views')).toHaveTextContent('+18.2%');
    expect(getCard('Link Clicks')).toHaveTextContent('612');
    expect(getCard('Link Clicks')).toHaveTextContent('−4.1%');
    expect(getCard('Engagement Rate')).toHaveTextContent('15.9%');
    expect(getCard('AI Requests Remaining')).toHaveTextContent('88');
    expect(countLines()).toBe(3);
    expect(requests.some(({ path }) => path === '/api/analytics/report?period=30d')).toBe(true);
  });

  it('DASH-6 leads to AI Studio, Analytics and editing the page', async () => {
    await open();
    const quick = within(screen.getByRole('navigation', { name: 'Quick actions' }));
    const edit = await quick.findByRole('link', { name: 'Edit Page' });
    expect(edit).toHaveAttribute('href', '/ai-studio');
    expect(quick.getByRole('link', { name: 'AI Studio' })).toHaveAttribute('href', '/ai-studio');
    expect(quick.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/analytics');
  });

  it('DASH-8 DASH-9 shows status, views, clicks and click rate of the page', async () => {
    await open();
    const card = await screen.findByRole('region', { name: 'Page performance' });
    expect(within(card).getByRole('heading', { name: "ada's Page" })).toBeVisible();
    expect(within(card).getByText('Published')).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'All time' })).toBeVisible();
    expect(within(card).getByText('412')).toBeVisible();
    expect(within(card).getByText('34')).toBeVisible();
    expect(within(card).getByText('8.3%')).toBeVisible();
    expect(within(card).getByRole('link', { name: /localhost:4101\/ada/ })).toBeVisible();
  });

  it('DASH-8 says when it is a draft, switched off or has unpublished changes', async () => {
    await open({ handlers: pageIs({ status: 'draft' }) });
    expect(await screen.findByText('Draft')).toBeVisible();
    leaveApp();
    await open({ handlers: pageIs({ is_active: false, has_unpublished_changes: true }) });
    expect(await screen.findByText('Switched off')).toBeVisible();
    expect(screen.getByText('Unpublished changes')).toBeVisible();
  });

  it('DASH-11 DASH-14 DASH-15 DASH-16 has three tabs; Overview has goal, rate and counts', async () => {
    await open();
    await screen.findByText('588 to go');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Recent Activity',
      'Usage & Limits',
    ]);
    const bar = (name: string) => screen.getByRole('progressbar', { name }).ariaValueNow;
    expect(bar('Page views, all time')).toBe('41');
    expect(bar('Clicks per 100 views, all time')).toBe('8');
    expect(getCard('Click rate')).toHaveTextContent('Clicks per 100 views, all time8');
    expect(getCard('Pages').textContent).toMatch(/Published1.*Drafts0.*Total1/);
  });

  it('DASH-3 DASH-4 DASH-8 shows each figure once', async () => {
    const limits = {
      ...ada.limits,
      ai_requests_used: 12,
      ai_requests_limit: 100,
      ai_requests_week_used: 5,
      ai_requests_week_limit: 33,
      storage_used: 77 * 1024 ** 2,
    };
    await open({ user: { ...ada, limits }, handlers: pageIs({ views: 412, clicks: 34 }) });
    await screen.findByText('588 to go');
    await screen.findByText('3,841');
    const main = screen.getByRole('main');
    const times = (figure: string) => (main.textContent ?? '').split(figure).length - 1;
    for (const figure of ['412', '8.3%', '3,841', '612', '15.9%', '88', '588']) {
      // What is left to the goal holds what is left of the AI requests.
      expect([figure, times(figure)]).toEqual([figure, figure === '88' ? 2 : 1]);
    }
    await userEvent.click(screen.getByRole('tab', { name: 'Usage & Limits' }));
    const panel = screen.getByRole('tabpanel');
    await waitFor(() => expect(panel).toHaveTextContent('77 MB of 1 GB'));
    expect(panel).toHaveTextContent('5 of 33');
    expect(times('12 of 100')).toBe(0);
  });

  it('DASH-14 TOAST-7 limits the goal bar to 100 %', async () => {
    // Not on the ladder, so nothing comes after it.
    const user = { ...ada, goals: { current_views_goal: 1100 } };
    await open({ user, handlers: pageIs({ views: 2400 }) });
    await screen.findByText('1,100 views reached');
    expect(screen.getByRole('progressbar', { name: 'Page views, all time' }).ariaValueNow).toBe(
      '100',
    );
  });

  it('DASH-14 goes on to the next goal, also while the reached one cannot be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({ handlers: pageIs({ views: 3695 }) });
    expect(await screen.findByText('1,305 to go')).toBeVisible();
    expect(getCard('Views goal')).toHaveTextContent('5,000 views');
  });

  it('DASH-17 has a card of AI requests whose button leads to the plans', async () => {
    const { at } = await open();
    const card = within(getCard('AI requests'));
    await userEvent.click(card.getByRole('link', { name: 'Upgrade Plan' }));
    await waitFor(() => expect(at().pathname).toBe('/billing'));
  });

  it('shows the page on a phone, with Edit and Copy', async () => {
    useWorkerHere();
    const person = userEvent.setup();
    await open({ handlers: pageIs({ content: composed }) });
    const card = within(await screen.findByRole('region', { name: 'Page performance' }));
    expect(await card.findByTitle('Preview of your page')).toBeVisible();
    expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/ai-studio');
    expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(ada.page_url);
  });

  it('calls figures new whose base says nothing, and names the period of each', async () => {
    const before = { ...report.totals, views: 4, clicks: 0 };
    const body = { data: { ...report, before } };
    await open({ handlers: { 'GET /api/analytics/report': () => ({ body }) } });
    await screen.findByText('3,841');
    for (const name of ['Page Views', 'Link Clicks']) {
      expect(getCard(name)).toHaveTextContent(/New.*Last 30 days/);
      expect(getCard(name)).not.toHaveTextContent('%');
    }
    expect(getCard('Engagement Rate')).toHaveTextContent('Visitors who clicked, last 30 days');
  });

  it('DASH-16 counts a draft as a draft', async () => {
    await open({ handlers: pageIs({ status: 'draft' }) });
    await screen.findByText('Draft');
    expect(getCard('Pages').textContent).toMatch(/Published0.*Drafts1.*Total1/);
  });

  it('DASH-13 TOAST-7 Usage & Limits shows the storage with a bar of at most 100 %', async () => {
    const limits = { ...ada.limits, storage_used: 3 * 1024 ** 3 };
    await open({ user: { ...ada, limits } });
    await userEvent.click(screen.getByRole('tab', { name: 'Usage & Limits' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('3 GB of 1 GB')).toBeVisible();
    expect(panel.getByRole<HTMLMeterElement>('meter', { name: 'Storage' })).toHaveValue(100);
  });

  it('ANA-18 shows new counts without a reload', async () => {
    let views = 3841;
    const sockets = mockLive({ ready: true });
    await open({
      handlers: {
        ...ticketHandlers,
        'GET /api/analytics/report': () => ({
          body: { data: { ...report, totals: { ...report.totals, views } } },
        }),
      },
    });
    await screen.findByText('3,841');
    views = 3842;
    await tellChanged(sockets, 'stats');
    expect(await screen.findByText('3,842')).toBeVisible();
  });
});

/** The sparklines of the cards. */
const countLines = () => document.querySelectorAll('svg[preserveAspectRatio=none]').length;

describe('a period without visits', () => {
  const none = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
  const quiet = {
    ...report,
    totals: none,
    series: report.series.map((day) => ({ ...day, ...none })),
  };
  const handlers = { 'GET /api/analytics/report': () => ({ body: { data: quiet } }) };

  it.each([
    ['No visits yet', 'Share your link', { views: 0, clicks: 0 }],
    ['No visits in this period', 'Share your link', { views: 9 }],
    ['Publish your page to see visits', 'Open AI Studio', { status: 'draft', views: 0 }],
    ['Your page is switched off', 'Go to Pages', { is_active: false }],
    [
      "Visitors can't see your page",
      undefined,
      {
        suspended: {
          case_number: 'VYS-7K3M-92',
          reason: 'x',
          since: '2026-03-01T08:00:00Z',
          is_appealed: false,
        },
      },
    ],
  ])('says “%s”, and leads on', async (title, next, change) => {
    await open({ handlers: { ...handlers, ...pageIs(change) } });
    expect(await screen.findByText(title)).toBeVisible();
    const card = screen.getByText(title).closest('section');
    const steps = [...(card?.querySelectorAll('a, button') ?? [])];
    expect(steps.map(({ textContent }) => textContent)).toEqual(next ? [next] : []);
    expect(countLines()).toBe(0);
  });
});

describe('the period', () => {
  const period = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('ANA-4 is 30 days, and another is loaded when it is chosen', async () => {
    const { requests } = await open();
    await screen.findByText('3,841');
    expect(period(/^Last 30 Days/)).toBeChecked();
    await userEvent.click(period(/^Last 7 Days/));
    await waitFor(() =>
      expect(requests.some(({ path }) => path === '/api/analytics/report?period=7d')).toBe(true),
    );
    expect(period(/^Last 7 Days/)).toBeChecked();
    expect(within(getCard('Page Views')).getByText('Last 7 days')).toBeVisible();
  });

  it.each(['free', 'starter'] as const)('TIER-10 is locked beyond 30 days on %s', async (tier) => {
    const { requests, at } = await open({ user: { ...ada, tier } });
    const locked = period(/^Last 90 Days/);
    expect(locked).toBeDisabled();
    expect(locked).toHaveAttribute('aria-label', 'Last 90 Days, included in Pro');
    await userEvent.click(locked);
    expect(requests.some(({ path }) => path.includes('90d'))).toBe(false);
    expect(screen.queryByText("We couldn't load your stats")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Upgrade to Pro for 90 days' }));
    await waitFor(() => expect(at().pathname).toBe('/billing'));
    expect(at().search).toBe('?for=analytics&from=%2Fdashboard');
  });

  it.each(['pro', 'premium', 'team'] as const)('TIER-10 has no lock on %s', async (tier) => {
    const { requests } = await open({ user: { ...ada, tier } });
    expect(screen.queryByRole('link', { name: /^Upgrade to/ })).not.toBeInTheDocument();
    await userEvent.click(period(/^Last 90 Days$/));
    await waitFor(() =>
      expect(requests.some(({ path }) => path === '/api/analytics/report?period=90d')).toBe(true),
    );
  });
});

describe('Recent Activity', () => {
  const show = () => userEvent.click(screen.getByRole('tab', { name: 'Recent Activity' }));

  it('DASH-12 can be empty', async () => {
    await open();
    await show();
    const empty = await screen.findByText('No recent activity to display.');
    expect(empty).toBeVisible();
    const panel = within(screen.getByRole('tabpanel', { name: 'Recent Activity' }));
    await userEvent.click(await panel.findByRole('link', { name: 'Open AI Studio' }));
    await waitFor(() => expect(window.location.pathname).toBe('/ai-studio'));
  });

  it('DASH-12 FEED-2 lists what happened and when', async () => {
    const items = ['page_published', 'security_alert'].map((type, place) => ({
      id: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a00${10 + place}`,
      type,
      title: `Title ${place}`,
      message: 'Message',
      read: false,
      created_at: new Date(Date.now() - 5 * 60_000).toISOString(),
      action_url: null,
    }));
    const response = { body: { data: { notifications: items, unread_count: 2 } } };
    const { requests } = await open({ handlers: { 'GET /api/notifications': () => response } });
    await show();
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('Title 0')).toBeVisible();
    expect(panel.getAllByText('5 minutes ago')).toHaveLength(2);
    expect(requests.some(({ path }) => path === '/api/notifications?limit=20')).toBe(true);
  });

  it('shows a load failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({ handlers: { 'GET /api/notifications': () => ({ status: 500, body: {} }) } });
    await show();
    expect(await screen.findByText("We couldn't load your activity")).toBeVisible();
  });
});

describe('the dashboard without a page', () => {
  it('DASH-7 DASH-10 DASH-16 disables Edit Page, and Get Started links to the studio', async () => {
    await open({ handlers: empty });
    expect(await screen.findByText('Get Started')).toBeVisible();
    const start = screen.getByRole('link', { name: 'Create your page' });
    expect(start).toHaveAttribute('href', '/ai-studio/new');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit Page' }).disabled).toBe(
      true,
    );
    expect(getCard('Pages').textContent).toMatch(/Published0.*Drafts0.*Total0/);
  });

  it('DASH-10 has no such alert once there is a page', async () => {
    await open();
    await screen.findByText('588 to go');
    expect(screen.queryByText('Get Started')).not.toBeInTheDocument();
  });
});

describe('the dashboard when the server fails', () => {
  it('says what is missing and what is safe, and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    await open({
      handlers: {
        'GET /api/analytics/report': () =>
          broken ? { status: 500, body: {} } : { body: { data: report } },
      },
    });
    expect(await screen.findByText("We couldn't load your stats")).toBeVisible();
    expect(getCard('Page Views')).toHaveTextContent('—');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3,841')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText("We couldn't load your stats")).not.toBeInTheDocument(),
    );
  });

  it('keeps the last stats and says that they are not updating', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = false;
    const sockets = mockLive({ ready: true });
    await open({
      handlers: {
        ...ticketHandlers,
        'GET /api/analytics/report': () =>
          broken ? { status: 500, body: {} } : { body: { data: report } },
      },
    });
    await screen.findByText('3,841');
    broken = true;
    await tellChanged(sockets, 'stats');
    expect(await screen.findByText('Not updating right now')).toBeVisible();
    expect(screen.getByText('3,841')).toBeVisible();
  });
});
