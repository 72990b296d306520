// The Notifications tab of the settings, by role and over a mocked network.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defaultPreferences, type PreferencesInput } from '@vys/contract/notifications/preferences';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

let saved: PreferencesInput = defaultPreferences;
const reply = () => ({
  body: { data: { ...saved, user_id: ada.id, updated_at: null } },
});
const handlers = {
  'GET /api/notifications/preferences': reply,
  'PUT /api/notifications/preferences': ({ body }: { body: unknown }) => {
    saved = body as PreferencesInput;
    return reply();
  },
};

async function open(more: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/settings?tab=notifications', {
    ...more,
    handlers: { ...handlers, ...more.handlers },
  });
  await screen.findByRole('switch', { name: 'Email' });
  return app;
}
const getSwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const getPreset = (name: RegExp) => screen.getByRole('button', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
const isSaved = () => screen.findByText('Notification preferences saved');

beforeEach(() => {
  saved = defaultPreferences;
});
afterEach(leaveApp);

describe('delivery methods', () => {
  it('SET-13 SET-18 NOTIF-13 API-28 DATA-11 email and in-app are switched and saved without ids', async () => {
    const { requests } = await open();
    expect(getSwitch('Email').checked).toBe(true);
    await userEvent.click(getSwitch('Email'));
    await userEvent.click(getSwitch('In-app'));
    await save();
    expect(await isSaved()).toBeVisible();
    const sent = requests.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({
      ...defaultPreferences,
      email_notifications: false,
      in_app_notifications: false,
    });
  });

  it('SET-13 push asks for permission on the press, subscribes, and is saved', async () => {
    const asked = vi.fn(async () => 'granted');
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    };
    const subscribe = vi.fn(async () => subscription);
    const registration = { pushManager: { subscribe } };
    vi.stubGlobal('Notification', { requestPermission: asked });
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register: vi.fn(async () => registration), ready: Promise.resolve(registration) },
    });
    const { requests } = await open({
      handlers: {
        'GET /api/notifications/push/key': () => ({ body: { data: { public_key: 'key' } } }),
        'POST /api/notifications/push/subscribe': () => ({ status: 204 }),
      },
    });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(getSwitch('Push'));
    await waitFor(() => expect(getSwitch('Push').checked).toBe(true));
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(requests.find(({ path }) => path.endsWith('/push/subscribe'))?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
    });
    await save();
    await isSaved();
    expect(saved.push_notifications).toBe(true);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('push stays off where it is blocked, and says how to allow it', async () => {
    vi.stubGlobal('Notification', { requestPermission: async () => 'denied' });
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    await open();
    await userEvent.click(getSwitch('Push'));
    expect(await screen.findByText(/are blocked/)).toBeVisible();
    expect(getSwitch('Push').checked).toBe(false);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('push is not offered where the browser has none', async () => {
    await open();
    expect(getSwitch('Push').disabled).toBe(true);
    expect(screen.getByText("This browser doesn't support push notifications")).toBeVisible();
  });
});

describe('presets', () => {
  it.each([
    ['Quiet', ['system_update', 'maintenance_scheduled', 'security_alert']],
    [
      'Essential',
      [
        'page_created',
        'page_updated',
        'page_published',
        'page_view_milestone',
        'system_update',
        'maintenance_scheduled',
        'security_alert',
      ],
    ],
  ])('SET-14 NOTIF-8 NOTIF-9 NOTIF-10 %s is marked and sets every type', async (name, on) => {
    await open();
    await userEvent.click(getPreset(new RegExp(`^${name}`)));
    expect(getPreset(new RegExp(`^${name}`))).toHaveAttribute('aria-pressed', 'true');
    await save();
    await isSaved();
    const types = Object.entries(saved.notification_types);
    expect(types).toHaveLength(10);
    expect(types.filter(([, isOn]) => isOn).map(([type]) => type)).toEqual(on);
  });

  it('SET-14 NOTIF-11 NOTIF-12 Active turns on all types, and All every method too', async () => {
    saved = {
      ...defaultPreferences,
      email_notifications: false,
      notification_types: { page_updated: false },
    };
    await open();
    await userEvent.click(getPreset(/^Active/));
    expect(getSwitch('Page saved').checked).toBe(true);
    expect(getSwitch('Email').checked).toBe(false);
    await userEvent.click(getPreset(/^All/));
    expect(getSwitch('Email').checked).toBe(true);
    expect(getPreset(/^Active/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('SET-16 a change by hand clears the preset', async () => {
    await open();
    await userEvent.click(getPreset(/^Essential/));
    await userEvent.click(getSwitch('Page saved'));
    for (const button of within(screen.getByRole('group', { name: 'Presets' })).getAllByRole(
      'button',
    )) {
      expect(button).toHaveAttribute('aria-pressed', 'false');
    }
  });
});

describe('categories and types', () => {
  it('SET-15 NOTIF-4 DATA-12 a category switches all its types, and each type itself', async () => {
    await open();
    expect(getSwitch('Page created').checked).toBe(true);
    await userEvent.click(getSwitch('All Pages notifications'));
    for (const name of ['Page created', 'Page saved', 'Page published', 'View milestones']) {
      expect(getSwitch(name).checked).toBe(false);
    }
    await userEvent.click(getSwitch('Page published'));
    expect(getSwitch('All Pages notifications').checked).toBe(false);
    await save();
    await isSaved();
    expect(saved.notification_types).toEqual({
      page_created: false,
      page_updated: false,
      page_published: true,
      page_view_milestone: false,
    });
  });

  it('NOTIF-7 marks the system category as critical', async () => {
    await open();
    expect(screen.getAllByText('Critical')).toHaveLength(1);
    const heading = screen.getByRole('heading', { name: /^System/ });
    expect(heading).toHaveTextContent('Critical');
  });
});

describe('quiet hours', () => {
  it('SET-17 DATA-13 DATA-14 are enabled and get a start and an end', async () => {
    await open();
    const start = screen.getByLabelText<HTMLInputElement>('Start');
    const end = screen.getByLabelText<HTMLInputElement>('End');
    expect([start.value, end.value, start.disabled]).toEqual(['22:00', '08:00', true]);
    await userEvent.click(getSwitch('Use quiet hours'));
    await userEvent.clear(end);
    await userEvent.type(end, '07:30');
    await save();
    await isSaved();
    expect(saved).toMatchObject({
      quiet_hours_enabled: true,
      quiet_hours_start: '22:00',
      quiet_hours_end: '07:30',
    });
  });

  it('are not saved when they end as they start', async () => {
    const { requests } = await open();
    await userEvent.click(getSwitch('Use quiet hours'));
    const end = screen.getByLabelText('End');
    await userEvent.clear(end);
    await userEvent.type(end, '22:00');
    await save();
    expect(await screen.findByText('Choose an end that differs from the start')).toBeVisible();
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

it('SET-19 says that preferences could not be loaded, twice, and loads them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  renderApp('/settings?tab=notifications', {
    handlers: {
      'GET /api/notifications/preferences': () =>
        fails ? { status: 500, body: { code: 'internal' } } : reply(),
    },
  });
  expect(await screen.findByText('Failed to load preferences')).toBeVisible();
  expect(await screen.findByText('Failed to load notification preferences')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
});

it('says why a save failed, and keeps what was chosen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({
    handlers: {
      'PUT /api/notifications/preferences': () => ({
        status: 503,
        body: { code: 'unavailable', message: 'Try later.' },
      }),
    },
  });
  await userEvent.click(getSwitch('Email'));
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(getSwitch('Email').checked).toBe(false);
});
