// The weekly digest: when it is due, what it says, once a week, and the way out of it and back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  parseEmail,
  type SmtpCapture,
  startSmtpCapture,
} from '../../../../test/clients/smtp-capture.ts';
import { buildUser, confirmAddress, type TestUser, tokenFor } from '../../../../test/factories.ts';
import {
  createTestHttp,
  TEST_APP_ORIGIN,
  TEST_PAGES_ORIGIN,
  type TestHttp,
} from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import { createTestSpool } from '../../../../test/test-spool.ts';
import { createMailer } from '../../../platform/email/mailer.ts';
import type { CollectedEvent } from '../event-store.ts';
import { type Analytics, createAnalytics } from '../index.ts';
import { upsertAnalyticsPage } from '../store.ts';
import { createWeeklyDigest, findDueWeek, type WeeklyDigest } from './digest.ts';

// A Monday.
const MONDAY = '2026-11-02';
let ctx: TestHttp;
let analytics: Analytics;
let digest: WeeklyDigest;
let smtp: SmtpCapture;

beforeAll(async () => {
  ctx = await createTestHttp({ start: new Date(`${MONDAY}T08:30:00Z`) });
  const spool = createTestSpool();
  const notifications = createTestNotifications(ctx);
  analytics = createAnalytics({ ...ctx, notifications, spool, pagesOrigin: TEST_PAGES_ORIGIN });
  digest = createWeeklyDigest({ ...ctx, analytics, notifications, appOrigin: TEST_APP_ORIGIN });
  notifications.bind(ctx.bind);
  digest.bind(ctx.bind);
  smtp = await startSmtpCapture();
  const settings = { smtpUrl: smtp.url, from: 'Vys <hello@vys.test>', folder: '/nonexistent' };
  ctx.jobs.work('email', createMailer({ db: ctx.db, jobs: ctx.jobs, settings }).deliver);
  ctx.jobs.work('weekly-digest', digest.jobs.send);
});
afterAll(async () => {
  await analytics.close();
  await smtp.stop();
  await ctx.close();
});

type Owner = TestUser & { pageId: string };

async function addOwner(timeZone: string | null = null, title = 'Ada'): Promise<Owner> {
  const user = await buildUser(ctx);
  await confirmAddress(ctx.db, user.email);
  await ctx.mailer.cancel(ctx.db, { recipient: user.email });
  await ctx.db
    .updateTable('accounts')
    .set({ time_zone: timeZone })
    .where('user_id', '=', user.id)
    .execute();
  const pageId = randomUUID();
  await upsertAnalyticsPage(ctx.db, { pageId, userId: user.id, title });
  return { ...user, pageId };
}

const nothing = { link: null, referrer: null, source: null, medium: null, campaign: null };
async function addVisits(
  { pageId }: Owner,
  day: string,
  changes: readonly Partial<CollectedEvent>[] = [{}],
) {
  const event = { ...nothing, pageId, kind: 'view', day, hour: 12, visitor: '1' } as const;
  const rest = { device: 'desktop', country: null, browser: null, language: null } as const;
  const at = Date.parse(`${day}T12:00:00Z`);
  const events = changes.map((change) => ({ ...event, ...rest, at, ...change }));
  await analytics.events.insertSegment({ id: randomUUID(), events, excluded: [] });
}

/** As the jobs of one quarter of an hour, with the emails that wait afterwards. */
async function run(owner: Owner) {
  await digest.jobs.queue();
  await ctx.jobs.runDue('weekly-digest');
  return await listQueuedEmails(ctx.db, owner.email);
}

describe('findDueWeek', () => {
  it.each([
    ['2026-11-02T07:59:00Z', 'UTC', undefined],
    ['2026-11-02T08:00:00Z', 'UTC', '2026-11-02'],
    // Still Sunday in Los Angeles, Monday morning in Tokyo.
    ['2026-11-01T23:00:00Z', 'Asia/Tokyo', '2026-11-02'],
    ['2026-11-01T23:00:00Z', 'America/Los_Angeles', undefined],
    // After an outage on Monday.
    ['2026-11-03T20:00:00Z', 'UTC', '2026-11-02'],
    ['2026-11-04T00:00:00Z', 'UTC', undefined],
  ])('at %s in %s it is %s', (at, timeZone, week) => {
    expect(findDueWeek(new Date(at), timeZone)).toBe(week);
  });
});

describe('the weekly digest', () => {
  it('has the figures of the week before, in text and HTML', async () => {
    const owner = await addOwner(null, 'Ada <b>& Co</b>');
    const click = { kind: 'click', link: 'https://shop.example/<i>' } as const;
    await addVisits(owner, '2026-10-27', [
      { visitor: '1', referrer: 'instagram.com', country: 'DE' },
      { visitor: '2', country: 'DE' },
      { visitor: '3', country: 'US' },
      { visitor: '1', country: 'DE', ...click },
    ]);
    // The last day of the week before, and the day of the email.
    await addVisits(owner, '2026-10-25', [{ visitor: '4' }, { visitor: '5' }]);
    await addVisits(owner, MONDAY);
    const [email] = await run(owner);
    expect(email?.subject).toBe('Your week: 3 views, 1 click');
    expect(email?.body).toContain('from October 26 to November 1');
    expect(email?.body).toContain('Views: 3 (up 50% from the week before)');
    expect(email?.body).toContain('Visitors: 3 (up 50% from the week before)');
    expect(email?.body).toContain('Clicks: 1\n');
    expect(email?.body).toContain('Top links\n- shop.example/<i>: 1 click');
    expect(email?.body).toContain('- Direct or unknown: 2 views\n- instagram.com: 1 view');
    expect(email?.body).toContain('Countries\n- Germany: 2 views\n- United States: 1 view');

    await ctx.jobs.runDue('email');
    const raw = smtp.emails.find(({ to }) => to.includes(owner.email))?.raw ?? '';
    const { headers, body } = parseEmail(raw);
    expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/app\.test\/api\/unsubscribe\//);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
    const parts = body.split(`--${boundary}`).map((part) => parseEmail(part.trimStart()));
    const findPart = (type: string) =>
      parts.find((part) => part.headers.get('content-type')?.startsWith(type))?.body;
    expect(findPart('text/plain')).toContain('Views: 3');
    expect(findPart('text/html')).toContain('Ada &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(findPart('text/html')).toContain('shop.example/&lt;i&gt;');
  });

  it.each([
    [
      'de',
      'Deine Woche: 1 Aufruf, 2 Klicks',
      'vom 26. Oktober bis zum 1. November',
      '- Japan: 1 Aufruf',
    ],
    [
      'es',
      'Tu semana: 1 visita, 2 clics',
      'del 26 de octubre al 1 de noviembre',
      '- Japón: 1 visita',
    ],
  ] as const)('is in the language of the account: %s', async (language, subject, days, country) => {
    const owner = await addOwner();
    await ctx.db
      .updateTable('accounts')
      .set({ language })
      .where('user_id', '=', owner.id)
      .execute();
    const click = { kind: 'click', link: 'mailto:ada@shop.example' } as const;
    await addVisits(owner, '2026-10-27', [{ country: 'JP' }, click, click]);
    const [email] = await run(owner);
    expect(email?.subject).toBe(subject);
    expect(email?.body).toContain(days);
    expect(email?.body).toContain(country);
    expect(email?.body).toContain('\n- ada@shop.example: 2 ');
    expect(email?.body).not.toMatch(/\b(?:Hi|Views|Top links|Unsubscribe)\b/);
    const url = /http:\/\/app\.test(\/api\/unsubscribe\/\S+)/.exec(email?.body ?? '')?.[1];
    const page = await ctx.http.inject({ url: url ?? '' });
    expect(page.body).toContain(`<html lang="${language}">`);
  });

  it('is sent once a week, however often and by however many processes its jobs run', async () => {
    const owner = await addOwner();
    await addVisits(owner, '2026-10-27');
    await Promise.all([digest.jobs.queue(), digest.jobs.queue(), digest.jobs.queue()]);
    await ctx.jobs.runDue('weekly-digest');
    // As for a job whose process died between its commit and its end.
    const job = { userId: owner.id, week: MONDAY };
    await Promise.all([digest.jobs.send(job), digest.jobs.send(job)]);
    expect(await run(owner)).toHaveLength(1);
    ctx.clock.set('2026-11-09T08:30:00Z');
    await addVisits(owner, '2026-11-03');
    expect(await run(owner)).toHaveLength(2);
    ctx.clock.set(`${MONDAY}T08:30:00Z`);
  });

  it('is not sent for a week without visits, to an unconfirmed address, to a suspended account, or before the morning', async () => {
    const quiet = await addOwner();
    await addVisits(quiet, '2026-10-20');
    expect(await run(quiet)).toEqual([]);

    const unconfirmed = await addOwner();
    await addVisits(unconfirmed, '2026-10-27');
    await ctx.db
      .updateTable('users')
      .set({ email_verified: false })
      .where('email', '=', unconfirmed.email)
      .execute();
    expect(await run(unconfirmed)).toEqual([]);

    const suspended = await addOwner();
    await addVisits(suspended, '2026-10-27');
    await ctx.db
      .updateTable('accounts')
      .set({ suspended_at: ctx.clock.now(), suspension_reason: 'Spam' })
      .where('user_id', '=', suspended.id)
      .execute();
    expect(await run(suspended)).toEqual([]);

    // Half past midnight.
    const early = await addOwner('America/Los_Angeles');
    await addVisits(early, '2026-10-27');
    expect(await run(early)).toEqual([]);
  });

  it('stops with one request and no sign-in, and is back when it is turned on', async () => {
    const owner = await addOwner();
    await addVisits(owner, '2026-10-27');
    const [email] = await run(owner);
    const url = /http:\/\/app\.test(\/api\/unsubscribe\/\S+)/.exec(email?.body ?? '')?.[1];
    if (url === undefined) throw new Error('the email has no unsubscribe link');
    const headers = { authorization: `Bearer ${await tokenFor(ctx, owner)}` };
    const path = '/api/analytics/digest';
    const read = async () => (await ctx.http.inject({ url: path, headers })).json().data;

    const page = await ctx.http.inject({ url });
    expect(page.body).toContain('Unsubscribe from the weekly digest?');
    expect(await read()).toEqual({ enabled: true });
    const done = await ctx.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain('You can turn the weekly digest on again in Analytics.');
    expect(await read()).toEqual({ enabled: false });
    // Other emails are another list.
    const { length } = await ctx.db
      .selectFrom('notification_preferences')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    expect(length).toBe(0);

    ctx.clock.set('2026-11-09T08:30:00Z');
    await addVisits(owner, '2026-11-03');
    expect(await run(owner)).toHaveLength(1);
    const again = { authorization: `Bearer ${await tokenFor(ctx, owner)}` };
    await ctx.http.inject({ method: 'PUT', url: path, headers: again, payload: { enabled: true } });
    expect(await run(owner)).toHaveLength(2);
    ctx.clock.set(`${MONDAY}T08:30:00Z`);
  });
});
