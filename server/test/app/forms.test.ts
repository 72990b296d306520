// Double opt-in from the form to the export, over both origins and a real SMTP conversation.

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';
import { createTestClock } from '../clock.ts';
import { listQueuedEmails } from '../queued-emails.ts';

const clock = createTestClock();
const jsx = `export default function Page() {
  return <main><h1>Anna</h1><form data-form="newsletter"><input name="email" /></form></main>;
}`;

let smtpCapture: SmtpCapture;
let test: TestApp;
let token: string;
let pageId: string;

beforeAll(async () => {
  smtpCapture = await startSmtpCapture();
  const env = { SMTP_URL: smtpCapture.url, MAIL_FROM: 'Vys <hello@vys.example>' };
  test = await startTestApp({ clock, env });
  ({ token } = await test.signUp('anna'));
  await test.test.db.updateTable('users').set({ email_verified: true }).execute();
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
  const body = { content: { jsx, css: '', metadata: { title: 'Anna' } } };
  const created = await test.call('POST', '/api/pages/create', { token, body });
  pageId = ((await created.json()) as { id: string }).id;
  const published = await test.call('POST', `/api/pages/${pageId}/publish`, { token });
  expect(published.status).toBe(200);
});
afterAll(async () => {
  await test.stop();
  await smtpCapture.stop();
});

async function signUp(email: string): Promise<string> {
  const response = await fetch(`${test.config.pagesOrigin}/_/forms/anna/newsletter`, {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams({ email }),
  });
  expect(response.status).toBe(200);
  return readResult(await response.text());
}

const readHeading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
/** What stands in the page instead of its form, or on a page of its own. */
const readResult = (html: string) =>
  /role="status"[^>]*><strong>(.*?)<\/strong>/.exec(html)?.[1]?.replace('&#39;', "'") ??
  readHeading(html);
const emailsTo = (email: string) => smtpCapture.emails.filter(({ to }) => to.includes(email));
const arrived = (email: string, count: number) =>
  expect.poll(() => emailsTo(email).length, { timeout: 10_000 }).toBe(count);

async function linkTo(email: string, kind: string): Promise<string> {
  const received = emailsTo(email).at(-1);
  const { body } = parseEmail(received?.raw ?? '');
  const link = new RegExp(`http://localhost:\\d+/_/${kind}/[\\w-]+`).exec(body)?.[0];
  if (link === undefined) throw new Error(`no ${kind} link in: ${body}`);
  return link;
}

async function open(link: string, method = 'GET') {
  const response = await fetch(link, { method, redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, heading: readHeading(html), html, headers: response.headers };
}

async function findStatus(email: string): Promise<string | undefined> {
  const response = await test.call('GET', `/api/pages/${pageId}/submissions`, { token });
  const { submissions } = (await response.json()) as {
    submissions: { email: string; status: string }[];
  };
  return submissions.find((one) => one.email === email)?.status;
}

const exported = async () =>
  (await test.call('GET', `/api/pages/${pageId}/submissions.csv`, { token })).text();
const readFeed = async () => {
  const response = await test.call('GET', '/api/notifications', { token });
  const { data } = (await response.json()) as { data: { notifications: { message: string }[] } };
  return data.notifications.map(({ message }) => message);
};

describe('a signup where email is delivered', () => {
  it('ASVS 3.5.3 is confirmed by the button behind the link, which works once', async () => {
    const email = 'ben@example.com';
    expect(await signUp(email)).toBe('One more step');
    await arrived(email, 1);
    expect(await findStatus(email)).toBe('pending');
    expect(await exported()).not.toContain(email);
    expect(await readFeed()).not.toContain(email);

    const link = await linkTo(email, 'confirm');
    for (let i = 0; i < 2; i += 1) {
      const looked = await open(link);
      expect([looked.status, looked.heading]).toEqual([200, 'Confirm your subscription']);
      expect(looked.html).toContain(`<form method="post" action="${new URL(link).pathname}">`);
      expect(looked.headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(looked.headers.get('referrer-policy')).toContain('no-referrer');
      expect(looked.headers.get('cache-control')).toBe('no-store');
    }
    expect((await open(link, 'HEAD')).status).toBe(200);
    expect(await findStatus(email)).toBe('pending');

    const done = await open(link, 'POST');
    expect([done.status, done.heading]).toEqual([200, "You're subscribed"]);
    expect(await findStatus(email)).toBe('confirmed');
    expect(await exported()).toContain(email);
    expect(await readFeed()).toContain(email);
    for (const method of ['GET', 'POST']) {
      const again = await open(link, method);
      expect([again.status, again.heading]).toEqual([410, 'This link has expired']);
    }
    expect((await readFeed()).filter((message) => message === email)).toHaveLength(1);
  });

  it('gets an email with a link to unsubscribe, for people and for mail clients', async () => {
    const email = 'cleo@example.com';
    await signUp(email);
    await arrived(email, 1);
    await open(await linkTo(email, 'confirm'), 'POST');
    await arrived(email, 2);
    const link = await linkTo(email, 'unsubscribe');
    const { headers } = parseEmail(emailsTo(email).at(-1)?.raw ?? '');
    expect(headers.get('list-unsubscribe')).toBe(`<${link}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await open(link)).heading).toBe('Unsubscribe?');
    expect(await findStatus(email)).toBe('confirmed');
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body: oneClick })).status).toBe(200);
    expect(await findStatus(email)).toBeUndefined();
    expect((await open(link)).heading).toBe("You're unsubscribed");
  });

  it('responds the same way to an address on the list, and sends it no further email', async () => {
    const before = emailsTo('ben@example.com').length;
    clock.advance(3_600_000);
    expect(await signUp('ben@example.com')).toBe('One more step');
    await signUp('dora@example.com');
    await arrived('dora@example.com', 1);
    expect(emailsTo('ben@example.com')).toHaveLength(before);
  });

  it('can be requested again after ten minutes; then only the new link works', async () => {
    const email = 'eli@example.com';
    await signUp(email);
    await arrived(email, 1);
    const first = await linkTo(email, 'confirm');
    await signUp(email);
    clock.advance(10 * 60_000);
    await signUp(email);
    await arrived(email, 2);
    expect((await open(first, 'POST')).status).toBe(410);
    expect((await open(await linkTo(email, 'confirm'), 'POST')).status).toBe(200);
    await signUp('fay@example.com');
    await arrived('fay@example.com', 1);
  });

  it('expires after seven days', async () => {
    const email = 'gus@example.com';
    await signUp(email);
    await arrived(email, 1);
    const link = await linkTo(email, 'confirm');
    clock.advance(7 * 24 * 3_600_000);
    expect((await open(link, 'POST')).status).toBe(410);
    const remaining = await test.test.db
      .selectFrom('form_submissions')
      .select(['email', 'status'])
      .where('email', '=', email)
      .execute();
    expect(remaining).toEqual([{ email, status: 'pending' }]);
    await signUp('hal@example.com');
    const rows = await test.test.db.selectFrom('form_submissions').select('email').execute();
    expect(rows.map((row) => row.email)).not.toContain(email);
  });

  it('sends at most five emails a day to one address, over all pages', async () => {
    const email = 'jon@example.com';
    const row = { email_hash: createHash('sha256').update(email).digest(), sent_at: clock.now() };
    await test.test.db.insertInto('confirmation_email_log').values(Array(5).fill(row)).execute();
    expect(await signUp(email)).toBe('One more step');
    await signUp('kim@example.com');
    await arrived('kim@example.com', 1);
    expect(emailsTo(email)).toEqual([]);
    clock.advance(24 * 3_600_000);
    await signUp(email);
    await arrived(email, 1);
  });

  it('stores only the hashes of its tokens', async () => {
    const email = 'ida@example.com';
    await signUp(email);
    await arrived(email, 1);
    const secret = (await linkTo(email, 'confirm')).split('/').at(-1) ?? '';
    const row = await test.test.db
      .selectFrom('form_submissions')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.confirmation_token_hash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(row)).not.toContain(secret);
    await expect.poll(() => listQueuedEmails(test.test.db), { timeout: 5000 }).toEqual([]);
  });

  it.each(['/_/confirm/', '/_/confirm/short', `/_/confirm/${'a'.repeat(65)}`, '/_/confirm/a/b'])(
    'finds nothing at %s',
    async (path) => {
      expect((await open(`${test.config.pagesOrigin}${path}`)).status).toBe(404);
    },
  );

  it('rejects other methods', async () => {
    const link = `${test.config.pagesOrigin}/_/confirm/${'a'.repeat(43)}`;
    expect((await open(link, 'DELETE')).status).toBe(405);
    expect((await open(link)).status).toBe(410);
  });
});
