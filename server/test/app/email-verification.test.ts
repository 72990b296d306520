// What requires a confirmed address where email is delivered, with emails over a real SMTP connection.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { emailedToken } from '../clients/emailed-link.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';
import { pageWith } from '../pages.ts';

const operator = 'olga@vys.example';

let smtpCapture: SmtpCapture;
let test: TestApp;
let plain: TestApp;

beforeAll(async () => {
  smtpCapture = await startSmtpCapture();
  const smtp = { SMTP_URL: smtpCapture.url, MAIL_FROM: 'Vys <hello@vys.example>' };
  test = await startTestApp({ env: { ...smtp, OPERATORS: operator } });
  plain = await startTestApp();
});
afterAll(async () => {
  await test.stop();
  await plain.stop();
  await smtpCapture.stop();
});

async function draft(on: TestApp, username: string) {
  const { token, email } = await on.signUp(username);
  await on.call('PUT', '/api/user/profile', { token, body: { vys_url: username } });
  const body = { content: pageWith('Hello') };
  const created = await on.call('POST', '/api/pages/create', { token, body });
  const { id } = (await created.json()) as { id: string };
  const publish = () => on.call('POST', `/api/pages/${id}/publish`, { token });
  return { token, email, publish };
}

async function confirm(email: string): Promise<void> {
  const mailed = () => smtpCapture.emails.filter(({ to }) => to.includes(email));
  await expect.poll(() => mailed().length, { timeout: 10_000 }).toBe(1);
  const { body } = parseEmail(mailed()[0]?.raw ?? '');
  const link = /http:\S+\/verify-email\?token=([\w-]{43})/.exec(body);
  const response = await test.call('POST', '/api/auth/verify-email', {
    body: { token: link?.[1] },
  });
  expect(response.status).toBe(204);
}

describe('with a mail server', () => {
  it('SIGNUP-9 PUB-1 a page is published once the address is confirmed', async () => {
    const anna = await draft(test, 'anna');
    const rejected = await anna.publish();
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ code: 'identity.email_unverified' });
    expect((await fetch(`${test.config.pagesOrigin}/anna`)).status).toBe(404);
    await confirm(anna.email);
    expect((await anna.publish()).status).toBe(200);
    expect((await fetch(`${test.config.pagesOrigin}/anna`)).status).toBe(200);
  });

  it('API-16 SET-20 the owner is notified of a new password by email', async () => {
    const { token, email } = await test.signUp('clara');
    const body = { current_password: 'correct horse 7', new_password: 'another horse 8' };
    const changed = await test.call('POST', '/api/user/change-password', { token, body });
    expect(changed.status).toBe(204);
    const subjects = () =>
      smtpCapture.emails
        .filter(({ to }) => to.includes(email))
        .map(({ raw }) => parseEmail(raw).headers.get('subject'));
    await expect.poll(subjects, { timeout: 10_000 }).toContain('Your password was changed');
  });

  it('TIER-13 an operator is one once the address is confirmed', async () => {
    const { token, email } = await test.signUp('olga');
    const queue = async () => (await test.call('GET', '/api/moderation/cases', { token })).status;
    expect(await queue()).toBe(403);
    await confirm(email);
    expect(await queue()).toBe(200);
  });
});

describe('without a mail server', () => {
  it('SIGNUP-9 publishing needs no confirmed address', async () => {
    expect((await (await draft(plain, 'anna')).publish()).status).toBe(200);
  });

  it('M9 TIER-13 an operator is one once the address is confirmed at the machine, in production too', {
    tags: 'slow',
  }, async () => {
    const env = { NODE_ENV: 'production', OPERATORS: operator };
    const production = await startTestApp({ env });
    try {
      const { token, email } = await production.signUp('olga');
      const queue = async () =>
        (await production.call('GET', '/api/moderation/cases', { token })).status;
      expect(await queue()).toBe(403);
      expect(await (await production.call('GET', '/api/user/profile', { token })).json()).toEqual({
        data: expect.not.objectContaining({ is_operator: true }),
      });
      const body = { token: await emailedToken(production, email, '/verify-email') };
      const confirmed = await production.call('POST', '/api/auth/verify-email', { body });
      expect(confirmed.status).toBe(204);
      expect(await queue()).toBe(200);
    } finally {
      await production.stop();
    }
  });
});
