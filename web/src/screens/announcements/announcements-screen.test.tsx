// Announcements for operators: the list, writing one with its preview, changing and canceling it.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Announcement } from '@vys/contract/notifications/announcements';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

const announcement = (more: Partial<Announcement>): Announcement => ({
  ...{ id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0001', type: 'system_update', title: 'Faster pages' },
  ...{ message: 'Pages load twice as fast.', action_url: '/ai-studio', status: 'scheduled' },
  ...{ publish_at: '2099-03-01T10:00:00.000Z', delivered_count: 0, created_by: 'op@vys.example' },
  ...{ created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-03-01T10:00:00.000Z' },
  ...more,
});
const list = (announcements: Announcement[], more = {}) => ({
  body: { data: { announcements, total: announcements.length, page: 1, per_page: 20, ...more } },
});
const preview: Handlers[string] = ({ body }) => {
  const { type, title, message, action_url } = body as Announcement;
  const notification = { type, title, message, action_url, created_at: new Date().toISOString() };
  const email = { subject: title, body: `${message}\n\nUnsubscribe: …` };
  return {
    body: { data: { notification, email, push: { title, body: message }, recipient_count: 1234 } },
  };
};

function open(handlers: Handlers, isOperator = true) {
  const user = isOperator ? { ...ada, is_operator: true as const } : ada;
  const app = renderApp('/announcements', { user, handlers });
  const sent = (method: string) =>
    app.requests.filter(
      (request) => request.method === method && request.path.startsWith('/api/announcements'),
    );
  return { ...app, sent, user: userEvent.setup() };
}

describe('announcements', () => {
  it('NOTIF-1 are written, previewed as people get them, and sent to everyone', async () => {
    const saved: unknown[] = [];
    const { user } = open({
      'GET /api/announcements': () => list([]),
      'POST /api/announcements/preview': preview,
      'POST /api/announcements': ({ body }) => {
        saved.push(body);
        return { status: 201, body: { data: announcement({ status: 'sending' }) } };
      },
    });
    expect(await screen.findByText('No announcements yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New announcement' })[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Title is required')).toBeVisible();
    expect(dialog.getByText('Message is required')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Maintenance' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Short break');
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Sunday at 3.');
    await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'https://evil.example');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Enter a path that starts with /')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Link' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));

    const feed = within(await screen.findByRole('region', { name: 'In the activity feed' }));
    expect(feed.getByText('Short break')).toBeVisible();
    const email = within(screen.getByRole('region', { name: 'By email' }));
    expect(email.getByText(/Unsubscribe/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'As a push notification' })).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send to 1,234 people' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([
      {
        type: 'maintenance_scheduled',
        title: 'Short break',
        message: 'Sunday at 3.',
        action_url: null,
        publish_at: null,
      },
    ]);
  });

  it('keep what was written when the operator goes back, and say why sending failed', async () => {
    const { user } = open({
      'GET /api/announcements': () => list([]),
      'POST /api/announcements/preview': preview,
      'POST /api/announcements': () => ({
        status: 500,
        body: { code: 'internal', message: 'Something broke.' },
      }),
    });
    await user.click(
      (await screen.findAllByRole('button', { name: 'New announcement' }))[0] as HTMLElement,
    );
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'News');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'It is here.');
    await user.click(screen.getByRole('radio', { name: 'Send later' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Choose a date and time')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Send now' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('News');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Send to 1,234 people' }));
    expect(await screen.findByText('Something broke.')).toBeVisible();
  });

  it('are listed with how far they are; only scheduled ones can be changed and canceled', async () => {
    let isCanceled = false;
    const { user, sent } = open({
      'GET /api/announcements': () =>
        list([
          announcement(isCanceled ? { status: 'canceled' } : {}),
          announcement({
            id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002',
            status: 'sent',
            title: 'Done',
            delivered_count: 9876,
          }),
        ]),
      'POST /api/announcements/7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0001/cancel': () => {
        isCanceled = true;
        return { body: { data: announcement({ status: 'canceled' }) } };
      },
    });
    const listed = within(await screen.findByRole('list', { name: 'Announcements' }));
    const [first, second] = listed.getAllByRole('listitem');
    expect(within(second as HTMLElement).getByText(/to 9,876 people/)).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Faster pages');
    expect(screen.getByRole('radio', { name: 'Send later' })).toBeChecked();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel announcement' }));
    expect(await screen.findByText('Canceled', { exact: true })).toBeVisible();
    expect(sent('POST')).toHaveLength(1);
  });

  it('say that they could not be loaded, and try again', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/announcements': () =>
        isBroken
          ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
          : list([announcement({})]),
    });
    expect(await screen.findByText("We couldn't load the announcements")).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Faster pages')).toBeVisible();
  });

  it('TIER-13 are not for others, who see no entry either', async () => {
    const { at, sent } = open({}, false);
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: 'Announcements' })).toBeNull();
    expect(sent('GET')).toEqual([]);
  });
});
