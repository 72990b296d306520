// The preferences over HTTP, and what they do to the feed.
import { listNotifications } from '@vys/contract/notifications/notifications';
import {
  applyPreset,
  defaultPreferences,
  getPreferences,
  type PreferencesInput,
} from '@vys/contract/notifications/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import type { Notifications } from '../index.ts';

let ctx: TestHttp;
let notifications: Notifications;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  notifications = createTestNotifications(ctx);
  notifications.bind(ctx.bind);
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

const { path: url } = getPreferences;
const read = async (headers = user.headers) =>
  (await ctx.http.inject({ url, headers })).json().data;
const put = (payload: object) =>
  ctx.http.inject({ method: 'PUT', url, headers: user.headers, payload });
const save = async (changes: Partial<PreferencesInput>) => {
  const response = await put({ ...defaultPreferences, ...changes });
  expect(response.statusCode).toBe(200);
};
const notify = (type: 'page_published' | 'security_alert' | 'comment_received', title: string) =>
  notifications.notify(ctx.db, user.id, { type, title, message: '' });
const feed = async () => {
  const { data } = (
    await ctx.http.inject({ url: listNotifications.path, headers: user.headers })
  ).json();
  const titles = data.notifications.map(({ title }: { title: string }) => title).sort();
  return { titles, unread: data.unread_count };
};

describe('the preferences', () => {
  it('API-27 DATA-11 DATA-12 DATA-13 DATA-14 have defaults before anything was saved', async () => {
    expect(await read()).toEqual({
      user_id: user.id,
      email_notifications: true,
      push_notifications: false,
      in_app_notifications: true,
      notification_types: {},
      quiet_hours_enabled: false,
      quiet_hours_start: '22:00',
      quiet_hours_end: '08:00',
      updated_at: null,
    });
  });

  it('API-28 replaces all of them, and those of other users stay', async () => {
    const preferences = {
      email_notifications: false,
      push_notifications: true,
      in_app_notifications: false,
      notification_types: { page_created: false, comment_received: true },
      quiet_hours_enabled: true,
      quiet_hours_start: '00:00',
      quiet_hours_end: '23:59',
    };
    const saved = await put(preferences);
    const expected = {
      user_id: user.id,
      ...preferences,
      updated_at: ctx.clock.now().toISOString(),
    };
    expect(saved.json()).toEqual({ data: expected });
    expect(await read()).toEqual(expected);
    await save({ notification_types: { page_updated: false } });
    expect((await read()).notification_types).toEqual({ page_updated: false });
    const other = await buildUser(ctx);
    expect((await read(other.headers)).updated_at).toBeNull();
  });

  it.each<[string, object, string]>([
    ['an unknown field', { sms_notifications: true }, 'sms_notifications'],
    ['an id', { user_id: 'x' }, 'user_id'],
    [
      'an unknown type',
      { notification_types: { page_deleted: true } },
      'notification_types.page_deleted',
    ],
    [
      'a type that is no switch',
      { notification_types: { page_created: 'yes' } },
      'notification_types.page_created',
    ],
    ['24:00', { quiet_hours_end: '24:00' }, 'quiet_hours_end'],
    ['a minute too many', { quiet_hours_start: '12:60' }, 'quiet_hours_start'],
    ['one digit', { quiet_hours_start: '8:00' }, 'quiet_hours_start'],
    ['words', { quiet_hours_start: 'evening' }, 'quiet_hours_start'],
    ['a time with seconds', { quiet_hours_end: '08:00:00' }, 'quiet_hours_end'],
    ['no time', { quiet_hours_end: null }, 'quiet_hours_end'],
    [
      'hours without length',
      { quiet_hours_enabled: true, quiet_hours_end: '22:00' },
      'quiet_hours_end',
    ],
    ['a switch that is none', { email_notifications: 1 }, 'email_notifications'],
  ])('API-28 rejects %s and names the field', async (_name, change, field) => {
    const response = await put({ ...defaultPreferences, ...change });
    expect(response.statusCode).toBe(400);
    const body = response.json();
    expect(body.code).toBe('input.invalid');
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await read()).updated_at).toBeNull();
  });

  it('API-28 rejects preferences of which one is missing', async () => {
    for (const name of Object.keys(defaultPreferences)) {
      const { [name as keyof PreferencesInput]: _, ...rest } = defaultPreferences;
      expect((await put(rest)).json().fields, name).toHaveProperty([name]);
    }
  });
});

describe('the feed', () => {
  it('NOTIF-13 DATA-12 leaves out a type that is off; a missing key is on', async () => {
    await save({ notification_types: { page_published: false } });
    await notify('page_published', 'hidden');
    await notify('comment_received', 'shown');
    expect(await feed()).toEqual({ titles: ['shown'], unread: 1 });
  });

  it('NOTIF-7 always shows critical types, and with in-app off nothing else', async () => {
    const types = { security_alert: false };
    await save({ in_app_notifications: false, notification_types: types });
    await notify('security_alert', 'critical');
    await notify('comment_received', 'hidden');
    expect(await feed()).toEqual({ titles: ['critical'], unread: 1 });
  });

  it('is not flooded with what was left out when it is turned on again', async () => {
    const { notification_types } = applyPreset('quiet', defaultPreferences);
    await save({ notification_types });
    await notify('comment_received', 'before');
    await save({});
    await notify('comment_received', 'after');
    expect(await feed()).toEqual({ titles: ['after'], unread: 1 });
    const kept = await ctx.db
      .selectFrom('notifications')
      .select(['title', 'hidden'])
      .where('user_id', '=', user.id)
      .orderBy('title', 'desc')
      .execute();
    expect(kept).toEqual([
      { title: 'before', hidden: true },
      { title: 'after', hidden: false },
    ]);
  });
});
