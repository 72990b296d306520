// The analytics screen by role: full, narrowed, empty and failing.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { periods } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { report } from '#web/app/test/report.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { mockLive, tellChanged, ticketHandlers } from '#web/lib/test/mock-live.ts';

// The charts draw themselves into the size that they find.
beforeEach(() => {
  const size = { x: 0, y: 0, top: 0, left: 0, right: 600, bottom: 280, width: 600, height: 280 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...size,
    toJSON: () => size,
  });
});
afterEach(leaveApp);

const zero = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
const withoutVisits: Report = {
  ...report,
  totals: zero,
  before: null,
  seriesBefore: [],
  excluded: [],
};
const reportIs = (change: Partial<Report>) => ({
  'GET /api/analytics/report': () => ({ body: { data: { ...report, ...change } } }),
});

async function open(search = '', options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(
    { pathname: '/analytics', search },
    { ...options, handlers: { ...reportIs({}), ...options.handlers } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' });
  const asked = () =>
    app.requests
      .filter(({ path }) => path.startsWith('/api/analytics/report'))
      .map(({ path }) => new URLSearchParams(path.split('?')[1]));
  return { ...app, asked };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (name: string) => screen.getByRole('group', { name });
const readTable = async (name: string) => {
  const card = await region(name);
  await userEvent.click(card.getByRole('button', { name: `Show ${name} as a table` }));
  return card
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

describe('the figures', () => {
  it('ANA-1 ANA-5 ANA-11 are four, each with its change', async () => {
    await open();
    await screen.findByRole('region', { name: 'Key figures' });
    expect(figure('Total Views')).toHaveTextContent('3.8K+18.2%');
    expect(figure('Total Clicks')).toHaveTextContent('612−4.1%');
    expect(figure('Unique Visitors')).toHaveTextContent('1.2K30×');
    expect(figure('Engagement Rate')).toHaveTextContent('15.9%New');
    expect(figure('Total Views')).toHaveTextContent('vs. previous 7 days');
  });

  it('ANA-5 show no multiple of a rate that a few clickers made', async () => {
    const before = { views: 2000, clicks: 1, visitors: 1000, visits: 1000, clickers: 1 };
    await open('', { handlers: reportIs({ before }) });
    await screen.findByRole('region', { name: 'Key figures' });
    expect(figure('Engagement Rate')).toHaveTextContent('15.9%New');
  });

  it('say what was left out, and how we count', { tags: 'slow' }, async () => {
    await open();
    const note = await screen.findByText(/3,841 views counted, 41 left out: 30 bots, 11 your own/);
    await userEvent.click(note);
    expect(screen.getByText(/A visitor is counted once a day/)).toBeVisible();
    expect(screen.getByText('3 visitors now')).toBeVisible();
  });

  it('ANA-18 follow new visits without a reload', { tags: 'slow' }, async () => {
    let views = 3841;
    const sockets = mockLive({ ready: true });
    await open('', {
      handlers: {
        ...ticketHandlers,
        'GET /api/analytics/report': () => ({
          body: { data: { ...report, totals: { ...report.totals, views } } },
        }),
      },
    });
    await screen.findByText(/3,841 views counted/);
    views = 3842;
    await tellChanged(sockets, 'stats');
    expect(await screen.findByText(/3,842 views counted/)).toBeVisible();
  });
});

describe('the period', () => {
  const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('ANA-2 ANA-3 offers four, is 7 days at first and stands in the address', async () => {
    const { asked, at } = await open('', { user: { ...ada, tier: 'pro' } });
    const names = ['Last 24 Hours', 'Last 7 Days', 'Last 30 Days', 'Last 90 Days'];
    const offered = within(screen.getByRole('radiogroup', { name: 'Period' })).getAllByRole(
      'radio',
    );
    expect(offered.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    expect(offered.map((one) => one.getAttribute('value'))).toEqual([...periods]);
    expect(radio('Last 7 Days')).toBeChecked();
    await waitFor(() => expect(asked()[0]?.get('period')).toBe('7d'));
    await userEvent.click(radio('Last 90 Days'));
    expect(at().search).toBe('?period=90d');
    await waitFor(() => expect(asked().at(-1)?.get('period')).toBe('90d'));
  });

  it('TIER-10 beyond the plan is locked, also in the address', async () => {
    const { asked } = await open('?period=90d');
    await screen.findByRole('region', { name: 'Key figures' });
    expect(radio(/^Last 90 Days, included in Pro/)).toBeDisabled();
    expect(radio('Last 7 Days')).toBeChecked();
    expect(asked().every((query) => query.get('period') === '7d')).toBe(true);
  });

  it('is grouped by hour or day', async () => {
    const { asked, at } = await open();
    const card = await region('Traffic Overview');
    await userEvent.click(card.getByRole('radio', { name: 'Hour' }));
    expect(at().search).toBe('?by=hour');
    await waitFor(() => expect(asked().at(-1)?.get('granularity')).toBe('hour'));
  });
});

describe('the charts as tables and words', () => {
  it('ANA-6 traffic over time, with the period before and each publish', async () => {
    await open();
    const card = await region('Traffic Overview');
    expect(
      card.getByText('3,841 views and 612 clicks. Busiest: Sun, Mar 8, 700 views.', {
        selector: 'p',
      }),
    ).toBeVisible();
    const [head, ...rows] = await readTable('Traffic Overview');
    expect(head).toEqual(['When', 'Views', 'Clicks', 'Visitors', 'Views before']);
    expect(rows[0]).toEqual(['Sun, Mar 8', '700', '120', '210', '540']);
    // 23:30 in UTC is the next day in Berlin.
    expect(rows[3]?.[0]).toBe('Thu, Mar 5 (Published)');
  });

  it('ANA-7 devices', async () => {
    await open();
    expect((await readTable('Device Breakdown')).map((cells) => cells.slice(0, 3))).toEqual([
      ['Device', 'Views', 'Share'],
      ['Mobile', '2,900', '75.5%'],
      ['Desktop', '800', '20.8%'],
      ['Tablet', '141', '3.7%'],
    ]);
  });

  it('ANA-9 ANA-10 referrers, with Direct for those without a name', async () => {
    await open();
    const card = await region('Top Referrers');
    expect(card.getByText('Direct leads with 52.1% of views')).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(card.getByRole('button', { name: 'Show all (7)' }));
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    expect((await readTable('Top Referrers'))[1]?.[0]).toBe('Direct');
  });

  it('countries and languages by name, campaigns without untagged visits, hours of the week', async () => {
    await open();
    const names = async (title: string) => (await readTable(title)).slice(1).map(([name]) => name);
    expect(await names('Countries')).toEqual([
      'Germany',
      'United States',
      'Brazil',
      'Unknown country',
    ]);
    expect(await names('Languages')).toEqual([
      'German',
      'American English',
      'Brazilian Portuguese',
    ]);
    expect(await names('Campaigns')).toEqual(['newsletter', 'QR code']);
    expect((await region('Busiest Hours')).getByText('Most views: Tuesday at 6 PM')).toBeVisible();
  });

  it('clicks by link in the order of the page, then links that it no longer has', async () => {
    const jsx = `export default () => <main><a href="https://example.com/shop">Shop</a>
      <a href="https://example.com/blog">Blog</a><a href="https://example.com/new">New</a></main>;`;
    const content = { ...page.content, jsx };
    await open('', {
      handlers: { 'GET /api/pages/current': () => ({ body: { ...page, content } }) },
    });
    const card = await region('Clicks by Link');
    await card.findByText('No longer on your page');
    const links = card.getAllByRole('button', { name: /^Filter by Link/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Filter by Link: Shop 400 65.4%',
      'Filter by Link: Blog 200 32.7%',
      'Filter by Link: New 0 0.0%',
      'Filter by Link: gone.example/old 12 2.0%',
    ]);
  });
});

describe('filters', () => {
  it('are set by pressing a value, stand in the address and are removed as chips', async () => {
    const { asked, at } = await open();
    const card = await region('Countries');
    await userEvent.click(card.getByRole('button', { name: /^Filter by Country: ?Germany/ }));
    expect(at().search).toBe('?country=DE');
    await waitFor(() => expect(asked().at(-1)?.get('country')).toBe('DE'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Country: Germany' }));
    expect(at().search).toBe('');
  });

  it('come from the address, an empty value being what has none', async () => {
    const { asked, at } = await open('?referrer=&device=mobile');
    const chips = await region('Filters');
    expect(chips.getByText('Referrer: Direct')).toBeVisible();
    expect(chips.getByText('Device: Mobile')).toBeVisible();
    await waitFor(() => expect(asked()[0]?.get('referrer')).toBe(''));
    const pressed = (await region('Top Referrers')).getByRole('button', { pressed: true });
    expect(pressed).toHaveAccessibleName(/Direct/);
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    expect(at().search).toBe('');
  });

  it('that nothing matches can be cleared, and say how far they reach', async () => {
    await open('?country=JP', {
      handlers: reportIs({ ...withoutVisits, filtersFrom: '2026-03-05' }),
    });
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(screen.getByText('Filtered figures start on Mar 5, 2026, on your plan.')).toBeVisible();
  });
});

describe('without figures', () => {
  it('offers to share a page without visits', async () => {
    await open('', { handlers: reportIs(withoutVisits) });
    expect(await screen.findByText('No visits in this period')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.getByText(/0 views counted, nothing left out/)).toBeVisible();
  });

  it('leads those without a page to the studio', async () => {
    await open('', {
      handlers: {
        'GET /api/analytics/report': () => noPage,
        'GET /api/pages/current': () => noPage,
      },
    });
    expect(await screen.findByText('No page yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your page' })).toHaveAttribute(
      'href',
      '/ai-studio/new',
    );
  });

  it('ANA-13 ignores that the page itself cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open('', { handlers: { 'GET /api/pages/current': () => ({ status: 500, body: {} }) } });
    const card = await region('Clicks by Link');
    expect(card.getByRole('button', { name: /example.com\/shop 400/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that loading failed, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    await open('', {
      handlers: {
        'GET /api/analytics/report': () =>
          isBroken ? { status: 500, body: {} } : { body: { data: report } },
      },
    });
    expect(await screen.findByText("We couldn't load your analytics")).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Traffic Overview' })).toBeVisible();
  });
});

describe('the export', () => {
  it('ANA-14 ANA-15 ANA-16 ANA-17 is a CSV of three figures after a second', {
    tags: 'slow',
  }, async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open();
    await screen.findByRole('region', { name: 'Key figures' });
    const wait = vi.spyOn(window, 'setTimeout');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(wait.mock.calls.some(([, delay]) => delay === 1000)).toBe(true);
    expect(names).toEqual([]);
    expect(await screen.findByText('Analytics exported successfully')).toBeVisible();
    const day = new Date().toISOString().slice(0, 10);
    expect(names).toEqual([`analytics-7d-${day}.csv`]);
    expect(await files[0]?.text()).toBe(
      'Metric,Value,Change\r\nTotal Views,3841,+18.2%\r\nTotal Clicks,612,-4.1%\r\nUnique Visitors,1200,+2900.0%\r\n',
    );
  });

  it('is everything as JSON where that is chosen, and says when it fails', async () => {
    let isBroken = true;
    const { requests } = await open('', {
      handlers: {
        'GET /api/analytics/export': () => (isBroken ? { status: 500, body: {} } : { text: '{}' }),
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:1';
    await screen.findByRole('region', { name: 'Key figures' });
    const choose = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More export formats' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything as JSON' }));
    };
    await choose();
    expect(await screen.findByText(/We couldn't export your analytics/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    isBroken = false;
    await choose();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const query = '/api/analytics/export?period=7d&format=json';
    expect(requests.filter(({ path }) => path === query)).toHaveLength(2);
  });
});

describe('the weekly digest', () => {
  it('is turned off and on again on the screen, also without visits', async () => {
    let enabled = true;
    const { requests } = await open('', {
      handlers: {
        ...reportIs(withoutVisits),
        'GET /api/analytics/digest': () => ({ body: { data: { enabled } } }),
        'PUT /api/analytics/digest': ({ body }) => {
          enabled = (body as { enabled: boolean }).enabled;
          return { body: { data: { enabled } } };
        },
      },
    });
    const digest = await screen.findByRole('switch', { name: 'Weekly digest' });
    expect(digest).toBeChecked();
    await userEvent.click(digest);
    await waitFor(() => expect(enabled).toBe(false));
    await waitFor(() => expect(digest).not.toBeChecked());
    await userEvent.click(digest);
    await waitFor(() => expect(enabled).toBe(true));
    await waitFor(() => expect(digest).toBeChecked());
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });
});
