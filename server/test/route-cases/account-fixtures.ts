// Valid requests of accounts, notifications, media, analytics and moderation.
import { randomUUID } from 'node:crypto';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import type { Fixtures } from './fixtures.ts';
import {
  buildMultipart,
  type Person,
  pictureBytes,
  type RouteTestContext,
} from './test-context.ts';

const announcement = { type: 'system_update', title: 'New templates', message: 'Try them.' };

const pushSubscription = {
  endpoint: 'https://push.example.com/send/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

async function newNotification({ test }: RouteTestContext, { userId }: Person): Promise<string> {
  const { db } = test.test;
  const told = {
    type: 'page_updated',
    title: `Page updated ${randomUUID()}`,
    message: '',
  } as const;
  await test.app.notifications.notify(db, userId, told);
  const query = db.selectFrom('notifications').select('id').where('title', '=', told.title);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function newAnnouncement({ test, operator }: RouteTestContext): Promise<string> {
  const token = await operator.token();
  const body = { ...announcement, publish_at: '2099-01-01T00:00:00Z' };
  const response = await test.call('POST', '/api/announcements', { token, body });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

export const accountFixtures: Fixtures = {
  'accounts.checkUsername': async () => ({ params: { username: 'new-username' } }),
  'accounts.session': async () => ({}),
  'accounts.getProfile': async () => ({}),
  'accounts.updateProfile': async () => ({ body: { full_name: 'Ada Lovelace' } }),
  'accounts.upgradeTier': async () => ({ body: { tier: 'team' } }),
  'accounts.setPagesActive': async () => ({ body: { pages_active: true } }),
  'accounts.recordGoal': async (context, person) => {
    const page_id = await context.getPageId(person);
    await context.test.test.db
      .insertInto('page_totals')
      .values({ page_id, views: 1000, clicks: 0 })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ views: 1000 }))
      .execute();
    return { body: { achieved_goal: 1000, next_goal: 2500 } };
  },
  'accounts.finishChecklist': async (context) => ({
    caller: await context.newPerson(),
    body: { reason: 'shared' },
  }),
  'accounts.getQrSettings': async () => ({}),
  'accounts.updateQrSettings': async () => ({
    body: { fgColor: '#000000', bgColor: '#ffffff', logoUrl: '', errorCorrectionLevel: 'M' },
  }),
  'accounts.getStorage': async () => ({}),
  'accounts.deleteAccount': async (context) => ({ caller: await context.newPerson() }),
  'accounts.exportAccount': async (context) => ({ caller: await context.newPerson() }),
  'analytics.createOwnVisitTicket': async () => ({}),
  'notifications.list': async () => ({ query: { limit: '5' } }),
  'notifications.create': async () => ({
    body: { type: 'page_updated', title: 'Page updated', action_url: '/ai-studio' },
  }),
  'notifications.update': async (context, person) => ({
    params: { id: await newNotification(context, person) },
    body: { read: true },
  }),
  'notifications.markAllRead': async () => ({ body: { type: 'all' } }),
  'notifications.archive': async () => ({ body: {} }),
  'notifications.undo': async () => ({ body: { change_id: randomUUID() } }),
  'notifications.stats': async () => ({}),
  'live.createTicket': async () => ({}),
  'notifications.getPreferences': async () => ({}),
  'notifications.updatePreferences': async () => ({
    body: { ...defaultPreferences, notification_types: { page_created: false } },
  }),
  'notifications.getPushKey': async () => ({}),
  'notifications.subscribeToPush': async () => ({ body: pushSubscription }),
  'notifications.unsubscribeFromPush': async () => ({
    body: { endpoint: pushSubscription.endpoint },
  }),
  'notifications.showUnsubscribe': async () => ({ params: { token: 'unknown' } }),
  'notifications.unsubscribe': async () => ({
    params: { token: 'unknown' },
    body: { 'List-Unsubscribe': 'One-Click' },
  }),
  'announcements.list': async ({ operator }) => ({ caller: operator }),
  'announcements.preview': async ({ operator }) => ({ caller: operator, body: announcement }),
  'announcements.create': async ({ operator }) => ({
    caller: operator,
    body: { ...announcement, publish_at: '2099-01-01T00:00:00Z' },
  }),
  'announcements.update': async (context) => ({
    caller: context.operator,
    params: { id: await newAnnouncement(context) },
    body: { ...announcement, publish_at: '2099-02-01T00:00:00Z' },
  }),
  'announcements.cancel': async (context) => ({
    caller: context.operator,
    params: { id: await newAnnouncement(context) },
  }),
  'media.upload': async () => ({ multipart: buildMultipart(await pictureBytes()) }),
  'media.list': async () => ({}),
  'media.uses': async (context, person) => ({ params: { id: await context.getImageId(person) } }),
  'media.replace': async (context, person) => {
    const id = await context.getImageId(person);
    return { params: { id }, body: { with: id } };
  },
  'media.remove': async (context, person) => ({ params: { id: await context.getImageId(person) } }),
  'analytics.getDigest': async () => ({}),
  'analytics.updateDigest': async () => ({ body: { enabled: false } }),
  'analytics.overview': async () => ({ query: { period: '7d' } }),
  'analytics.report': async (context, person) => ({
    query: { period: '7d', pageId: await context.getPageId(person) },
  }),
  'analytics.page': async (context, person) => ({
    params: { pageId: await context.getPageId(person) },
    query: { period: '7d' },
  }),
  'analytics.referrers': async (context, person) => {
    await context.getPageId(person);
    return { query: { period: '7d' } };
  },
  'analytics.devices': async (context, person) => {
    await context.getPageId(person);
    return { query: { period: '7d' } };
  },
  // Once a minute for each user.
  'analytics.export': async (context) => {
    const caller = await context.newPerson();
    await context.getPageId(caller);
    return { caller, query: { period: '7d', format: 'csv' } };
  },
  'analytics.trackView': async (_context, { name }) => ({
    body: { slug: name, referrer: 'https://news.example/' },
  }),
  'analytics.trackClick': async (_context, { name }) => ({
    body: { slug: name, url: 'https://shop.example/' },
  }),
  'moderation.list': async (context) => ({ caller: context.operator, query: { state: 'all' } }),
  'moderation.get': async (context, person) => ({
    caller: context.operator,
    params: { id: await context.caseAbout(person) },
  }),
  'moderation.decide': async (context, person) => ({
    caller: context.operator,
    params: { id: await context.caseAbout(person) },
    body: { decision: 'dismiss', reason: 'Nothing is wrong with it' },
  }),
  'moderation.appeal': async (context) => {
    const caller = await context.newPerson();
    const id = await context.caseAbout(caller);
    const decision = { decision: 'suspend', reason: 'It asks for passwords' };
    const token = await context.operator.token();
    await context.test.call('POST', `/api/moderation/cases/${id}/decision`, {
      token,
      body: decision,
    });
    return { caller, body: { message: 'It asks for nothing' } };
  },
};
