// Goals on the dashboard: celebrated once, recorded in order, shared as a picture.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, page, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { fireConfetti } from '#web/ui/feedback/confetti.ts';

vi.mock('#web/ui/feedback/confetti.ts', () => ({ fireConfetti: vi.fn(async () => {}) }));

let count = 0;
let user = ada;
let recorded: { achieved_goal: number; next_goal: number }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  recorded = [];
  count += 1;
  user = { ...ada, id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}` };
});
afterEach(() => {
  vi.useRealTimers();
  leaveApp();
});

const withViews = (views: number) => ({
  'GET /api/pages/current': () => ({ body: { ...page, views } }),
});
const recording = {
  'POST /api/user/goal-achievement': ({ body }: { body: unknown }) => {
    const step = body as (typeof recorded)[number];
    recorded.push(step);
    user = {
      ...user,
      goals: { current_views_goal: step.next_goal },
      goal_notifications: [...user.goal_notifications, `views_${step.achieved_goal}`],
    };
    return { body: { data: user } };
  },
};
const open = (views: number, handlers = {}) =>
  renderApp('/dashboard', { user, handlers: { ...withViews(views), ...recording, ...handlers } });
const shareButton = () =>
  within(screen.getByRole('region', { name: 'Views goal reached' })).getByRole('button', {
    name: 'Share',
  });
const findNotice = () => screen.findByRole('region', { name: 'Views goal reached' });

describe('a views goal', () => {
  it('GOAL-1 GOAL-3 GOAL-4 GOAL-8 API-21 is celebrated for three seconds and recorded with the next one', async () => {
    open(1000);
    expect(await findNotice()).toHaveTextContent(
      'Congratulations! You reached 1,000 views. Next goal: 2,500.',
    );
    expect(fireConfetti).toHaveBeenCalledExactlyOnceWith(3000);
    await waitFor(() => expect(recorded).toEqual([{ achieved_goal: 1000, next_goal: 2500 }]));
    expect(await screen.findByText('1,500 to go')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share the goal of 1,000 views' })).toBeVisible();
  });

  it('GOAL-1 is not celebrated below it, nor when it is in the list already', async () => {
    open(999);
    expect(await screen.findByText('1 to go')).toBeVisible();
    leaveApp();
    user = { ...user, goal_notifications: ['views_1000'] };
    open(1200);
    expect(await screen.findByText('1,300 to go')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Views goal reached' })).not.toBeInTheDocument();
    expect(recorded).toEqual([]);
  });

  it('GOAL-6 of several that were passed the highest is celebrated, and all are recorded in order', async () => {
    open(6000);
    expect(await findNotice()).toHaveTextContent('You reached 5,000 views. Next goal: 10,000.');
    await waitFor(() =>
      expect(recorded.map((step) => step.achieved_goal)).toEqual([1000, 2500, 5000]),
    );
  });

  it('GOAL-9 that is not recorded is only logged, and not celebrated again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = {
      'POST /api/user/goal-achievement': () => ({ status: 500, body: { code: 'internal' } }),
    };
    open(1000, failing);
    await findNotice();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('The goal was not recorded', expect.anything()),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    leaveApp();
    open(1001, failing);
    expect(await screen.findByText('1,499 to go')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Views goal reached' })).not.toBeInTheDocument();
  });
});

describe('the notice', () => {
  it('GOAL-3 GOAL-5 leaves 300 ms after it is closed', async () => {
    open(1000);
    await findNotice();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => vi.advanceTimersByTime(299));
    expect(screen.getByRole('region', { name: 'Views goal reached' })).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('region', { name: 'Views goal reached' })).not.toBeInTheDocument();
  });

  it('GOAL-3 leaves by itself after eight seconds, but not while it has the focus', async () => {
    open(1000);
    const notice = await findNotice();
    vi.useFakeTimers();
    fireEvent.focus(shareButton());
    act(() => vi.advanceTimersByTime(20_000));
    expect(notice).toBeInTheDocument();
    fireEvent.blur(shareButton());
    act(() => vi.advanceTimersByTime(8000));
    act(() => vi.advanceTimersByTime(300));
    expect(notice).not.toBeInTheDocument();
  });

  it('leads to the picture of the goal', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:goal', revokeObjectURL() {} }),
    );
    open(1000, { 'GET /api/user/goal-image': () => ({ body: 'png' }) });
    await findNotice();
    fireEvent.click(shareButton());
    const dialog = await screen.findByRole('dialog', { name: 'You reached 1,000 views' });
    const image = await screen.findByRole('img', {
      name: 'Image that says “1,000 views” and localhost:4101/ada',
    });
    expect(dialog).toContainElement(image);
    expect(screen.getByRole('link', { name: 'Download PNG' })).toHaveAttribute(
      'download',
      'vys-1000-views.png',
    );
  });
});
