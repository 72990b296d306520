// Emails that came back: reported by a mail provider or a mail server, felt by the account, seen by operators.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';

const secret = 'a-secret-of-the-provider';
const operator = 'olga@vys.example';

let smtp: SmtpCapture;
let test: TestApp;
let plain: TestApp;

beforeAll(async () => {
  smtp = await startSmtpCapture();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Vys <hello@vys.example>' };
  test = await startTestApp({ env: { ...mail, BOUNCES_TOKEN: secret, OPERATORS: operator } });
  plain = await startTestApp();
});
afterAll(async () => {
  await test.stop();
  await plain.stop();
  await smtp.stop();
});

async function report(
  body: string,
  { type = 'application/json', authorization = `Bearer ${secret}`, on = test } = {},
) {
  const response = await fetch(`${on.config.appOrigin}/api/email/bounces`, {
    method: 'POST',
    headers: { 'content-type': type, ...(authorization && { authorization }) },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const bounce = (email: string, type = 'hard') =>
  JSON.stringify({ bounces: [{ email, type, reason: '550 5.1.1 No such user' }] });
const status = (email: string) =>
  `Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;

async function profileOf(token: string) {
  const response = await test.call('GET', '/api/user/profile', { token });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

const mailsTo = (email: string) =>
  smtp.emails.filter(({ to }) => to.includes(email)).map(({ raw }) => parseEmail(raw));
const subjectsTo = (email: string) => mailsTo(email).map(({ headers }) => headers.get('subject'));

it('takes reports with the secret only, as a bearer or as the password of Basic', async () => {
  const body = bounce('zoe@example.com', 'soft');
  for (const authorization of [
    '',
    'Bearer wrong',
    `Basic ${btoa('vys:wrong')}`,
    `Bearer ${secret}x`,
  ]) {
    expect([authorization, (await report(body, { authorization })).status]).toEqual([
      authorization,
      401,
    ]);
  }
  expect((await report(body)).status).toBe(200);
  expect((await report(body, { authorization: `Basic ${btoa(`any:${secret}`)}` })).status).toBe(
    200,
  );
  expect((await report(body, { on: plain })).status).toBe(404);
});

it.each([
  ['no JSON', '{', 'application/json', 400],
  ['another shape', '{"bounces":[{"email":"x"}]}', 'application/json', 400],
  ['an email that is no report', 'Subject: Hi\r\n\r\nHello', 'message/rfc822', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
])('rejects %s', async (_, body, type, expected) => {
  expect((await report(body, { type })).status).toBe(expected);
});

it('an address that bounced gets no more notifications, but the link that confirms it, which ends that', async () => {
  const { token, email } = await test.signUp('ada');
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1);
  expect(await report(bounce(email, 'soft'))).toMatchObject({ body: { marked: 0 } });
  expect((await profileOf(token)).email_bounced).toBeUndefined();

  expect(
    await report(status(email.toUpperCase()), { type: 'message/delivery-status' }),
  ).toMatchObject({
    body: { marked: 1 },
  });
  expect(await report(bounce(email))).toMatchObject({ body: { marked: 0 } });
  expect((await profileOf(token)).email_bounced).toBe(true);

  const passwords = { current_password: 'correct horse 7', new_password: 'another horse 8' };
  const changed = await test.call('POST', '/api/user/change-password', { token, body: passwords });
  expect(changed.status).toBe(204);
  // Emails are sent in turn, so the notice of the new password has had its chance before this.
  const resent = await test.call('POST', '/api/auth/send-verification', { token });
  expect(resent.status).toBe(204);
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(2);
  expect(subjectsTo(email)).not.toContain('Your password was changed');

  const link = mailsTo(email).at(-1)?.body.split('/verify-email?token=')[1]?.slice(0, 43);
  const confirmed = await test.call('POST', '/api/auth/verify-email', { body: { token: link } });
  expect(confirmed.status).toBe(204);
  expect((await profileOf(token)).email_bounced).toBeUndefined();
});

it('another address starts without the mark, and the old one is forgotten', async () => {
  const { token, email } = await test.signUp('ben');
  await report(bounce(email));
  expect((await profileOf(token)).email_bounced).toBe(true);
  const body = { email: 'ben.new@vys.example', current_password: 'correct horse 7' };
  const changed = await test.call('POST', '/api/user/change-email', { token, body });
  expect(changed.status).toBeLessThan(300);
  expect(await profileOf(token)).toMatchObject({ email: 'ben.new@vys.example' });
  expect((await profileOf(token)).email_bounced).toBeUndefined();
  expect(await report(bounce(email))).toMatchObject({ body: { marked: 1 } });
});

it('operators see why, and what they suppressed themselves gets nothing at all', async () => {
  const db = test.test.db;
  const { token, userId } = await test.signUp('olga');
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  const address = 'carl@example.com';
  await report(bounce(address));
  const list = async () => {
    const response = await test.call('GET', '/api/admin/emails/suppressed', { token });
    const { data } = (await response.json()) as { data: { addresses: { address: string }[] } };
    return data.addresses.find((row) => row.address === address);
  };
  expect(await list()).toMatchObject({ bounce_reason: '550 5.1.1 No such user' });
  const body = { address, reason: 'Asked for by its owner' };
  const suppressed = await test.call('POST', '/api/admin/emails/suppressed', { token, body });
  expect(suppressed.status).toBe(204);
  expect(await list()).toMatchObject({ bounce_reason: null });
  await report(bounce(address));
  expect(await list()).toMatchObject({ bounce_reason: null });
});
