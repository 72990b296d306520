// The first steps on the dashboard, from the account to the first share.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@vys/contract/identity/accounts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const fresh: User = { ...ada, checklist_open: true };
const current = 'GET /api/pages/current';
const finish = 'POST /api/user/checklist';
const TITLE = 'Get your page out there';

function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/dashboard', { user: fresh, ...options });
  const reasons = () =>
    app.requests
      .filter(({ path, method }) => method === 'POST' && path === '/api/user/checklist')
      .map(({ body }) => (body as { reason: string }).reason);
  return { ...app, reasons };
}

const list = async () => within(await screen.findByRole('region', { name: TITLE }));
const nextStep = async () =>
  (await list()).getAllByRole('listitem').find((item) => item.getAttribute('aria-current'));

describe('the first steps', () => {
  it.each([
    ['without a page', () => noPage, '1 of 4 done', 'Create page', '/ai-studio/new'],
    [
      'with a draft',
      () => ({ body: { ...page, status: 'draft' } }),
      '2 of 4 done',
      'Open AI Studio',
      '/ai-studio',
    ],
  ])('lead on %s', async (_case, reply, progress, action, path) => {
    open({ handlers: { [current]: reply } });
    expect((await list()).getByText(progress)).toBeVisible();
    const link = within((await nextStep()) as HTMLElement).getByRole('link', { name: action });
    expect(link).toHaveAttribute('href', path);
  });

  it('end with the first share, while its dialog stays open', async () => {
    // Brings a clipboard along.
    const user = userEvent.setup();
    const { reasons } = open({ handlers: { [finish]: () => ({ body: { data: ada } }) } });
    expect((await list()).getByText('3 of 4 done')).toBeVisible();
    await user.click((await list()).getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Profile' }));
    await user.click(dialog.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement);
    await waitFor(() => expect(reasons()).toEqual(['shared']));
    expect(screen.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument(),
    );
  });

  it('can be hidden for good, and say when that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isDown = true;
    const { reasons } = open({
      handlers: {
        [finish]: () =>
          isDown
            ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
            : { body: { data: ada } },
      },
    });
    const hide = () => screen.getByRole('button', { name: 'Hide these steps' });
    await list();
    await userEvent.click(hide());
    expect(await screen.findByText("We couldn't hide the steps. Try again.")).toBeVisible();
    isDown = false;
    await userEvent.click(hide());
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument(),
    );
    expect(reasons()).toEqual(['closed', 'closed']);
  });

  it('are not shown to who has ended them', async () => {
    open({ user: ada });
    await screen.findByRole('heading', { level: 1, name: /^Good / });
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});
