// The feed, its emails and its push messages in the language of the account, whatever the request is in.

import type { Language } from '@vys/contract/language/languages';
import { listNotifications } from '@vys/contract/notifications/notifications';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, postForm, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { createTestNotifications } from '../../../test/notifications.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { NewNotification, Notifications } from './index.ts';
import { savePreferences } from './preferences/preferences-store.ts';
import { saveSubscription } from './push/push-store.ts';

let ctx: TestHttp;
let notifications: Notifications;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp({ start: new Date('2026-06-01T12:00:00Z') });
  notifications = createTestNotifications(ctx);
  notifications.bind(ctx.bind);
});
beforeEach(async () => {
  user = await buildUser(ctx);
  await confirmAddress(ctx.db, user.email);
  await sql`delete from jobs.job`.execute(ctx.db);
});
afterAll(() => ctx.close());

const speak = (language: Language | null) =>
  ctx.db.updateTable('accounts').set({ language }).where('user_id', '=', user.id).execute();
const words = { en: 'Entry', de: 'Eintrag', es: 'Entrada' };
const entry = (count = 1): NewNotification => ({
  type: 'comment_received',
  title: (language) => words[language],
  message: (language) => `${words[language]} ${count}`,
  merge: { key: 'entry', describe: entry },
});
const notify = (notification: NewNotification) =>
  notifications.notify(ctx.db, user.id, notification);
const readFeed = async () => {
  const headers = { ...user.headers, 'accept-language': 'es' };
  const response = await ctx.http.inject({ url: listNotifications.path, headers });
  return response.json().data.notifications as { title: string; message: string }[];
};

describe('a line of the feed', () => {
  it.each([
    ['de', 'Eintrag'],
    ['es', 'Entrada'],
    [null, 'Entry'],
  ] as const)(
    'for an account in %s is in its language, also when it grows',
    async (language, title) => {
      await speak(language);
      await notify(entry());
      expect(await readFeed()).toMatchObject([{ title, message: `${title} 1` }]);
      await notify(entry());
      expect(await readFeed()).toMatchObject([{ title, message: `${title} 2` }]);
    },
  );

  it('stays as it was written when the account changes its language', async () => {
    await speak('de');
    await notify(entry());
    await speak('es');
    ctx.clock.advance(1);
    await notify({ ...entry(), merge: { key: 'other', describe: entry } });
    expect((await readFeed()).map(({ title }) => title)).toEqual(['Entrada', 'Eintrag']);
  });

  it('has the words of a person as they are', async () => {
    await speak('de');
    await notify({ type: 'system_update', title: 'Our new home', message: 'We moved.' });
    expect(await readFeed()).toMatchObject([{ title: 'Our new home', message: 'We moved.' }]);
  });
});

describe('in German and Spanish', () => {
  const email = async () => (await listQueuedEmails(ctx.db, user.email)).at(-1);
  const deliver = () => notifications.jobs.deliverEmails({ userId: user.id });

  it.each([
    [
      'de',
      'Hallo!',
      '23 neue Benachrichtigungen',
      'Und 3 weitere: ',
      'Diese E-Mails abbestellen: ',
    ],
    ['es', 'Hola:', '23 notificaciones nuevas', 'Y 3 más: ', 'Darse de baja de estos correos: '],
  ] as const)('an email about many says so (%s)', async (language, hello, subject, more, leave) => {
    await speak(language);
    for (let count = 1; count <= 23; count += 1) {
      const title = `Message ${count}`;
      await notify({ type: 'comment_received', title, message: '' });
    }
    await deliver();
    const sent = await email();
    expect(sent?.subject).toBe(subject);
    expect(sent?.body).toMatch(new RegExp(`^${hello}`));
    expect(sent?.body).toContain(`${more}${TEST_APP_ORIGIN}/dashboard`);
    expect(sent?.body).toContain(`${leave}${TEST_APP_ORIGIN}/api/unsubscribe/`);
    expect(sent?.body).not.toMatch(/\b(?:Choose|Unsubscribe|new notifications)\b/);
  });

  it.each([
    ['de', '2 neue Benachrichtigungen', 'Eintrag'],
    ['es', '2 notificaciones nuevas', 'Entrada'],
  ] as const)('a push message sums several up (%s)', async (language, title, body) => {
    await speak(language);
    const now = ctx.clock.now();
    const preferences = { ...defaultPreferences, push_notifications: true };
    await savePreferences(ctx.db, user.id, preferences, now);
    const endpoint = `https://push.example/${user.id}`;
    const keys = { p256dh: 'p', auth: 'a' };
    await inTransaction(ctx.db, (trx) =>
      saveSubscription(trx, user.id, { endpoint, ...keys }, now),
    );
    for (const key of ['one', 'two']) await notify({ ...entry(), merge: { key, describe: entry } });
    await notifications.jobs.deliverPushes({ userId: user.id });
    const { rows } = await sql<{ data: { message: object } }>`
      select data from jobs.job where name = 'push-message'`.execute(ctx.db);
    expect(rows).toMatchObject([{ data: { message: { title, body, tag: 'summary' } } }]);
  });

  it.each([
    ['de', 'E-Mails zu Benachrichtigungen abbestellen?', 'E-Mails abbestellt'],
    ['es', '¿Darte de baja de los correos de notificaciones?', 'Te has dado de baja'],
  ] as const)(
    'the page of an unsubscribe link is in that of the email (%s)',
    async (language, question, done) => {
      await speak(language);
      await notify(entry());
      await deliver();
      const url = /\/api\/unsubscribe\/\S+/.exec((await email())?.body ?? '')?.[0] ?? '';
      const page = await ctx.http.inject({ url, headers: { 'accept-language': 'en' } });
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(`<h1>${question}</h1>`);
      expect((await postForm(ctx, url, { 'List-Unsubscribe': 'One-Click' })).body).toContain(done);
    },
  );

  it('the page of a link that is none is in that of the request', async () => {
    const url = '/api/unsubscribe/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    const page = await ctx.http.inject({ url, headers: { 'accept-language': 'de' } });
    expect(page.body).toContain('<h1>Dieser Link funktioniert nicht mehr</h1>');
  });
});
