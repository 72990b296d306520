// The feed, the bell and the figures while things happen elsewhere: the whole app over a fake socket.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '@vys/contract/notifications/notifications';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveApp, page, renderApp } from '#web/app/test/render-app.tsx';
import { session } from '#web/lib/session/session.ts';
import { mockLive, type ServedSocket, ticketHandlers } from '#web/lib/test/mock-live.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const item = (number: number, change: Partial<Notification> = {}): Notification => ({
  id: id(number),
  type: 'page_updated',
  title: `Change ${number}`,
  message: 'Your page was saved.',
  read: false,
  created_at: new Date(Date.UTC(2026, 2, 1, 0, number)).toISOString(),
  action_url: null,
  ...change,
});

let sockets: ServedSocket[] = [];
let feedPosition = 10;
let items: Notification[] = [];

beforeEach(() => {
  feedPosition = 10;
  items = [item(2), item(1, { read: true })];
});
afterEach(leaveApp);

const list = () => {
  const unread_count = items.filter(({ read }) => !read).length;
  const data = { notifications: items, unread_count, next_cursor: null, position: feedPosition };
  return { body: { data } };
};

function open(
  handlers: NonNullable<Parameters<typeof renderApp>[1]>['handlers'] = {},
  options = { ready: true },
) {
  sockets = mockLive(options);
  return renderApp('/dashboard', {
    handlers: { 'GET /api/notifications': list, ...ticketHandlers, ...handlers },
  });
}

const findFeed = async () => within(await screen.findByRole('region', { name: 'Activity Feed' }));
const socket = () => sockets.at(-1) as ServedSocket;
const titles = (feed: Awaited<ReturnType<typeof findFeed>>) =>
  feed.getAllByText(/^Change /).map(({ textContent }) => textContent);

async function openFeed(...args: Parameters<typeof open>) {
  const app = open(...args);
  const feed = await findFeed();
  await feed.findByText('Change 2');
  await feed.findByText('Real-time updates enabled');
  return { ...app, feed };
}

describe('the live feed', () => {
  it('LIVE-1 LIVE-2 LIVE-3 shows what arrives on top, and counts it in the bell', async () => {
    const { feed } = await openFeed();
    expect(socket().url.searchParams.get('after')).toBe('10');
    socket().say({ type: 'notification', data: item(3), position: 11 });
    expect(await feed.findByText('2 unread')).toBeVisible();
    expect(titles(feed)).toEqual(['Change 3', 'Change 2', 'Change 1']);
    expect(screen.getAllByRole('button', { name: 'Notifications, 2 unread' })[0]).toBeVisible();
  });

  it('LIVE-3 does not count an item that is read', async () => {
    const { feed } = await openFeed();
    socket().say({ type: 'notification', data: item(3, { read: true }), position: 11 });
    expect(await feed.findByText('Change 3')).toBeVisible();
    expect(feed.getByText('1 unread')).toBeVisible();
  });

  it('FEED-7 shows what was read in another tab or browser', async () => {
    const { feed } = await openFeed();
    const notifications = [item(2, { read: true })];
    const data = { notifications, archived_ids: [], unread_count: 0 };
    socket().say({ type: 'feed_changes', data, position: 11 });
    await waitFor(() => expect(feed.queryByText(/unread/i)).not.toBeInTheDocument());
  });

  it('loads the feed again when too much was missed', async () => {
    const { feed } = await openFeed();
    items = [item(40), ...items];
    feedPosition = 99;
    socket().say({ type: 'feed_reset', position: 99 });
    expect(await feed.findByText('Change 40')).toBeVisible();
  });

  it('loads a list again that was on its way while something newer arrived', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let calls = 0;
    const { feed } = await openFeed({
      'GET /api/notifications': async () => {
        calls += 1;
        const reply = list();
        if (calls === 2) await answered;
        return reply;
      },
    });
    await userEvent.click(feed.getByRole('button', { name: 'Activity Feed menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh Activity' }));
    await waitFor(() => expect(calls).toBe(2));
    socket().say({ type: 'notification', data: item(3), position: 11 });
    items = [item(3), ...items];
    feedPosition = 11;
    answer();
    await waitFor(() => expect(calls).toBe(3));
    expect(await feed.findByText('2 unread')).toBeVisible();
    expect(titles(feed)).toEqual(['Change 3', 'Change 2', 'Change 1']);
  });
});

describe('the foot of the feed', () => {
  it('FEED-11 promises real-time updates only while they come', async () => {
    open({}, { ready: false });
    const feed = await findFeed();
    expect(await feed.findByText('Connecting...')).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(feed.queryByText('Real-time updates enabled')).not.toBeInTheDocument();
    socket().ready();
    expect(await feed.findByText('Real-time updates enabled')).toBeVisible();
    socket().end(1006);
    expect(await feed.findByText('Real-time updates paused. Reconnecting...')).toBeVisible();
    await userEvent.click(feed.getByRole('button', { name: 'Reconnect' }));
    await waitFor(() => expect(sockets).toHaveLength(2));
    socket().ready();
    expect(await feed.findByText('Real-time updates enabled')).toBeVisible();
    expect(feed.queryByRole('button', { name: 'Reconnect' })).not.toBeInTheDocument();
  });

  it('FEED-11 says what happens instead where the channel ended', async () => {
    const { feed } = await openFeed();
    socket().end(1000);
    expect(
      await feed.findByText('Real-time updates are off. Checking every minute.'),
    ).toBeVisible();
    expect(feed.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  });
});

describe('the rest of the dashboard', () => {
  it('ANA-18 loads figures, page and profile again when they changed, and only then', async () => {
    let views = 412;
    const { requests } = await openFeed({
      'GET /api/pages/current': () => ({ body: { ...page, views } }),
    });
    await screen.findByText('588 to go');
    const count = (path: string) =>
      requests.filter((request) => request.path.startsWith(path)).length;
    const [reports, profiles] = [count('/api/analytics/report'), count('/api/user/profile')];
    views = 413;
    socket().say({ type: 'changed', data: { topics: ['stats'] } });
    expect(await screen.findByText('587 to go')).toBeVisible();
    expect(count('/api/analytics/report')).toBe(reports + 1);
    expect(count('/api/user/profile')).toBe(profiles);
    socket().say({ type: 'changed', data: { topics: ['profile'] } });
    await waitFor(() => expect(count('/api/user/profile')).toBe(profiles + 1));
    expect(count('/api/analytics/report')).toBe(reports + 1);
  });

  it('is loaded again after the channel was down', async () => {
    let title = page.title;
    const { feed } = await openFeed({
      'GET /api/pages/current': () => ({ body: { ...page, title } }),
    });
    socket().end(1012);
    title = 'Published elsewhere';
    await userEvent.click(await feed.findByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByRole('heading', { name: 'Published elsewhere' })).toBeVisible();
  });

  it('LIVE-6 closes the channel with 1000 when the user signs out', async () => {
    await openFeed();
    await session.signOut();
    await waitFor(() => expect(socket().closedWith).toBe(1000));
    expect(sockets).toHaveLength(1);
  });
});
