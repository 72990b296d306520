// The Activity Feed beside the dashboard, and the bell, by role and over a mocked network.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '@vys/contract/notifications/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function item(number: number, change: Partial<Notification> = {}): Notification {
  return {
    id: id(number),
    type: 'page_updated',
    title: `Change ${number}`,
    message: 'Your page was saved.',
    read: false,
    created_at: ago(number * HOUR),
    action_url: null,
    ...change,
  };
}

let items: Notification[] = [];
let older: Notification[] = [];
const change = { change_id: id(900), changed_count: 2, unread_count: 0 };

const list = ({ path }: { path: string }) => {
  const isFirst = !path.includes('before=');
  const notifications = isFirst ? items : older;
  const next_cursor = isFirst && older.length > 0 ? 'cursor-1' : null;
  const unread_count = items.filter(({ read }) => !read).length;
  return { body: { data: { notifications, unread_count, next_cursor, position: 1 } } };
};

const open = (handlers: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/dashboard', {
    ...handlers,
    handlers: { 'GET /api/notifications': list, ...handlers.handlers },
  });
const findFeed = async () => within(await screen.findByRole('region', { name: 'Activity Feed' }));
const chooseInMenu = async (name: string) => {
  const feed = await findFeed();
  await userEvent.click(feed.getByRole('button', { name: 'Activity Feed menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(() => {
  items = [1, 2, 3, 4, 5, 6].map((number) => item(number));
  older = [];
});
afterEach(leaveApp);

describe('the feed', () => {
  it('FEED-1 FEED-2 is a panel of the newest twenty', async () => {
    const { requests } = open();
    const feed = await findFeed();
    expect(await feed.findByText('Change 1')).toBeVisible();
    expect(feed.getByText('6 unread')).toBeVisible();
    expect(requests.some(({ path }) => path === '/api/notifications?limit=20')).toBe(true);
  });

  it('FEED-4 FEED-5 shows the first four until it is expanded', async () => {
    open();
    const feed = await findFeed();
    await feed.findByText('Change 4');
    expect(feed.queryByText('Change 5')).not.toBeInTheDocument();
    await userEvent.click(feed.getByRole('button', { name: 'Show All (6)' }));
    expect(feed.getByText('Change 6')).toBeVisible();
    await userEvent.click(feed.getByRole('button', { name: 'Show Less' }));
    expect(feed.queryByText('Change 5')).not.toBeInTheDocument();
  });

  it('FEED-3 NOTIF-2 has a chip for each category that is there, and filters by it', async () => {
    items = [
      item(1),
      item(2, { type: 'page_view_milestone', title: '1,000 views' }),
      item(3, { type: 'ai_generation_completed', title: 'Your page is ready' }),
      item(4, { type: 'comment_received', title: 'New message' }),
      item(5, { type: 'system_update', title: 'Something new' }),
      item(6, { type: 'maintenance_scheduled', title: 'Maintenance' }),
      item(7, { type: 'security_alert', title: 'New sign-in' }),
    ];
    open();
    const feed = await findFeed();
    await feed.findByText('Change 1');
    const chips = within(feed.getByRole('group', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Page Updates',
      'Analytics',
      'AI Studio',
      'Engagement',
      'Product Updates',
      'System',
      'Security',
    ]);
    await userEvent.click(feed.getByRole('button', { name: 'Security' }));
    expect(feed.getByText('New sign-in')).toBeVisible();
    expect(feed.queryByText('Change 1')).not.toBeInTheDocument();
  });

  it('FEED-14 says when the chosen category became empty', async () => {
    items = [item(1), item(2, { type: 'security_alert', title: 'New sign-in' })];
    open();
    const feed = await findFeed();
    await feed.findByText('New sign-in');
    await userEvent.click(feed.getByRole('button', { name: 'Security' }));
    items = [item(1)];
    await chooseInMenu('Refresh Activity');
    expect(await feed.findByText('No notifications in this category')).toBeVisible();
  });

  it('FEED-12 FEED-13 FEED-6 says that it loads, that it failed, and loads again', async () => {
    let fails = true;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    open({
      handlers: {
        'GET /api/notifications': async (request) => {
          await answered;
          return fails ? { status: 500, body: { code: 'internal' } } : list(request);
        },
      },
    });
    const feed = await findFeed();
    expect(feed.getByText('Loading notifications...')).toBeVisible();
    answer();
    expect(await feed.findByText('Failed to load notifications')).toBeVisible();
    fails = false;
    await userEvent.click(feed.getByRole('button', { name: 'Try again' }));
    expect(await feed.findByText('Change 1')).toBeVisible();
    items = [item(0, { title: 'Brand new' }), ...items];
    await chooseInMenu('Refresh Activity');
    expect(await feed.findByText('Brand new')).toBeVisible();
  });

  it('FEED-17 FEED-18 FEED-19 TOAST-8 tells ages in minutes, hours and days', async () => {
    items = [
      item(1, { created_at: ago(59 * 60_000) }),
      item(2, { created_at: ago(23.5 * HOUR) }),
      item(3, { created_at: ago(49 * HOUR) }),
    ];
    open();
    const feed = await findFeed();
    expect(await feed.findByText('59 minutes ago')).toBeVisible();
    expect(feed.getByText('23 hours ago')).toBeVisible();
    expect(feed.getByText('2 days ago')).toBeVisible();
  });

  it('FEED-15 FEED-16 FEED-20 API-25 a click reads an item and goes where it leads', async () => {
    items = [item(1, { action_url: '/settings?tab=security' }), item(2, { read: true })];
    const { requests, at } = open({
      handlers: {
        [`PUT /api/notifications/${id(1)}`]: () => ({
          body: { data: { notification: { ...items[0], read: true }, unread_count: 0 } },
        }),
      },
    });
    const feed = await findFeed();
    expect(await feed.findByText('1 unread')).toBeVisible();
    await userEvent.click(feed.getByRole('link', { name: /Change 1/ }));
    await waitFor(() => expect(at().pathname + at().search).toBe('/settings?tab=security'));
    const change = requests.find(({ method }) => method === 'PUT');
    expect([change?.path, change?.body]).toEqual([`/api/notifications/${id(1)}`, { read: true }]);
  });

  it('FEED-20 FEED-21 a failure is only logged, and a click on a read item changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const countLogged = () =>
      log.mock.calls.filter(([what]) => what === 'The notifications were not changed').length;
    items = [item(1), item(2, { read: true })];
    const { requests } = open({
      handlers: {
        [`PUT /api/notifications/${id(1)}`]: () => ({ status: 500, body: { code: 'internal' } }),
        'POST /api/notifications/mark-all-read': () => ({
          status: 500,
          body: { code: 'internal' },
        }),
      },
    });
    const feed = await findFeed();
    await userEvent.click(await feed.findByRole('button', { name: /Change 2/ }));
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.click(feed.getByRole('button', { name: /Change 1/ }));
    await waitFor(() => expect(countLogged()).toBe(1));
    expect(await feed.findByText('1 unread')).toBeVisible();
    await chooseInMenu('Mark All as Read');
    await waitFor(() => expect(countLogged()).toBe(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('FEED-7 API-26 marks all as read, and back', async () => {
    const { requests } = open({
      handlers: {
        'POST /api/notifications/mark-all-read': () => {
          items = items.map((one) => ({ ...one, read: true }));
          return { body: { data: change } };
        },
        'POST /api/notifications/undo': () => {
          items = items.map((one) => ({ ...one, read: false }));
          return { body: { data: { changed_count: 6, unread_count: 6 } } };
        },
      },
    });
    const feed = await findFeed();
    await feed.findByText('6 unread');
    await chooseInMenu('Mark All as Read');
    await waitFor(() => expect(feed.queryByText(/unread/)).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await feed.findByText('6 unread')).toBeVisible();
    const undo = requests.find(({ path }) => path === '/api/notifications/undo');
    expect(undo?.body).toEqual({ change_id: change.change_id });
  });

  it('FEED-8 archives what was read, and back', async () => {
    items = [item(1), item(2, { read: true })];
    const all = items;
    open({
      handlers: {
        'POST /api/notifications/archive': () => {
          items = items.filter(({ read }) => !read);
          return { body: { data: { ...change, changed_count: 1 } } };
        },
        'POST /api/notifications/undo': () => {
          items = all;
          return { body: { data: { changed_count: 1, unread_count: 1 } } };
        },
      },
    });
    const feed = await findFeed();
    await feed.findByText('Change 2');
    await chooseInMenu('Archive Activity');
    await waitFor(() => expect(feed.queryByText('Change 2')).not.toBeInTheDocument());
    expect(await screen.findByText('1 read notification archived')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await feed.findByText('Change 2')).toBeVisible();
  });

  it('FEED-9 leads to the notification settings', async () => {
    const { at } = open();
    await chooseInMenu('Notification Settings');
    await waitFor(() => expect(at().pathname).toBe('/settings'));
  });

  it('FEED-10 folds and unfolds, also after a reload', async () => {
    open();
    const feed = await findFeed();
    await feed.findByText('Change 1');
    await chooseInMenu('Collapse Feed');
    expect(feed.queryByText('Change 1')).not.toBeInTheDocument();
    await chooseInMenu('Expand Feed');
    expect(await feed.findByText('Change 1')).toBeVisible();
  });

  it('loads older items when the end comes into view', async () => {
    const watched: IntersectionObserverCallback[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          watched.push(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    older = [item(30)];
    open();
    const feed = await findFeed();
    await userEvent.click(await feed.findByRole('button', { name: 'Show All (6)' }));
    expect(feed.queryByText('Change 30')).not.toBeInTheDocument();
    watched.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], null as never);
    expect(await feed.findByText('Change 30')).toBeVisible();
  });

  it('an installation without activity says what will be here, and leads to the studio', async () => {
    items = [];
    const { at } = open();
    const feed = await findFeed();
    expect(await feed.findByText('No notifications yet')).toBeVisible();
    await userEvent.click(feed.getByRole('link', { name: 'Open AI Studio' }));
    await waitFor(() => expect(at().pathname).toBe('/ai-studio'));
  });
});

describe('the bell', () => {
  it('shows the unread count on every screen, and the feed in a panel', async () => {
    items = [item(1, { action_url: '/pages' }), item(2)];
    const { at } = renderApp('/settings', {
      handlers: {
        'GET /api/notifications': list,
        [`PUT /api/notifications/${id(1)}`]: () => ({
          body: { data: { notification: { ...items[0], read: true }, unread_count: 1 } },
        }),
      },
    });
    const [bell] = await screen.findAllByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.click(bell as HTMLElement);
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(panel.getByRole('link', { name: /Change 1/ }));
    await waitFor(() => expect(at().pathname).toBe('/pages'));
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
    const [after] = await screen.findAllByRole('button', { name: 'Notifications, 1 unread' });
    expect(after).toBeInTheDocument();
  });
});
