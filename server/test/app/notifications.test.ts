// Notifications through the whole server: a cause, the feed, the jobs that deliver, and a real mail server.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';
import { confirmAddress } from '../factories.ts';
import { pageWith } from '../pages.ts';

const OPERATOR = 'opal@vys.example';
const PATIENCE = { timeout: 30_000, interval: 50 };

let smtp: SmtpCapture;
let test: TestApp;

beforeAll(async () => {
  smtp = await startSmtpCapture();
  test = await startTestApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Vys <hello@vys.example>', OPERATORS: OPERATOR },
  });
}, 60_000);
afterAll(async () => {
  await test.stop();
  await smtp.stop();
});

async function signUp(name: string) {
  const user = await test.signUp(name);
  await confirmAddress(test.test.db, user.email);
  await test.call('PUT', '/api/user/profile', { token: user.token, body: { vys_url: name } });
  return user;
}
async function feed(token: string) {
  const response = await test.call('GET', '/api/notifications', { token });
  const { data } = (await response.json()) as {
    data: { notifications: { type: string; title: string; message: string }[] };
  };
  return data.notifications;
}
/** The links that end emails about notifications, of those that came to an address. */
const unsubscribeLinks = (address: string) =>
  smtp.emails
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => parseEmail(raw).headers)
    .filter((headers) => headers.get('list-unsubscribe-post') === 'List-Unsubscribe=One-Click')
    .map((headers) => /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '');

it('NOTIF-1 NOTIF-13 causes are in the feed and in an email, whose link ends the emails', {
  tags: 'slow',
}, async () => {
  const { token, email } = await signUp('nora');
  const created = await test.call('POST', '/api/pages/create', {
    token,
    body: { content: pageWith('Hello') },
  });
  const { id } = (await created.json()) as { id: string };
  expect((await test.call('POST', `/api/pages/${id}/publish`, { token })).status).toBe(200);
  await expect.poll(() => unsubscribeLinks(email).length, PATIENCE).toBeGreaterThan(0);
  await test.app.forms.submit({ name: 'nora', kind: 'contact', fields: { message: 'Kingfisher' } });
  const types = (await feed(token)).map(({ type }) => type).sort();
  expect(types).toEqual(
    expect.arrayContaining(['comment_received', 'page_created', 'page_published']),
  );
  const [url = ''] = unsubscribeLinks(email);
  expect(url.startsWith(`${test.config.appOrigin}/api/unsubscribe/`)).toBe(true);
  expect(await (await fetch(url)).text()).toContain('Unsubscribe from notification emails?');
  const post = async (body: FormData | URLSearchParams) =>
    (await fetch(url, { method: 'POST', body })).status;
  // Mail clients should send multipart (RFC 8058 §3.1).
  const oneClick = new FormData();
  oneClick.append('List-Unsubscribe', 'Two-Click');
  expect(await post(oneClick)).toBe(400);
  oneClick.append('List-Unsubscribe', 'One-Click');
  expect(await post(oneClick)).toBe(400);
  oneClick.delete('List-Unsubscribe');
  oneClick.append('List-Unsubscribe', new Blob(['One-Click']), 'a.txt');
  expect(await post(oneClick)).toBe(415);
  expect(await (await fetch(url)).text()).toContain('Unsubscribe from notification emails?');
  oneClick.set('List-Unsubscribe', 'One-Click');
  expect(await post(oneClick)).toBe(200);
  expect(await post(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).toBe(200);
  const preferences = await test.call('GET', '/api/notifications/preferences', { token });
  expect(await preferences.json()).toMatchObject({ data: { email_notifications: false } });
});

it('NOTIF-1 an announcement of an operator is in the feed of all accounts, without a restart or a wait', async () => {
  const users = [await signUp('ada'), await signUp('berta')];
  const operator = await signUp('opal');
  const body = {
    type: 'maintenance_scheduled',
    title: 'Maintenance on Sunday',
    message: 'From 8 to 9 in the morning.',
    publish_at: null,
  };
  const response = await test.call('POST', '/api/announcements', { token: operator.token, body });
  expect(response.status).toBe(201);
  for (const { token } of [...users, operator]) {
    const isThere = async () => (await feed(token)).filter(({ title }) => title === body.title);
    await expect.poll(async () => (await isThere()).length, PATIENCE).toBe(1);
  }
});
