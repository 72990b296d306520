// The email queue over a real PostgreSQL and a real SMTP conversation.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../../../test/smtp-capture.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { retryAt } from './email-retry-rules.ts';
import { createMailer, type Mailer } from './mailer.ts';

const from = 'Vys <hello@vys.example>';
const email = { to: 'ben@example.com', subject: 'Grüße', body: 'Hello Ben,\n.and a dot\n— Vys' };
const log = createTestLog();

let test: TestDb;
let smtpCapture: SmtpCapture;
let folder: string;
let mailer: Mailer;
const clock = createTestClock();

const open = (smtpUrl: string | undefined) =>
  createMailer({
    db: test.db,
    settings: { ...(smtpUrl === undefined ? {} : { smtpUrl }), from, folder },
    clock,
    log,
  });
const queued = () =>
  test.db
    .selectFrom('email_queue')
    .select(['attempts', 'failed_at', 'body', 'last_error'])
    .execute();

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-emails-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await test.db.deleteFrom('email_queue').execute();
  smtpCapture = await startSmtpCapture();
  mailer = open(smtpCapture.url);
});
afterEach(async () => {
  await mailer.close();
  await smtpCapture.stop();
});

describe('with a mail server', () => {
  it('sends an email by SMTP and deletes it from the queue', async () => {
    await mailer.send(test.db, {
      ...email,
      headers: { 'List-Unsubscribe': '<https://x.example>' },
    });
    expect(await mailer.processQueue()).toBe(1);
    expect(mailer.isConfigured).toBe(true);
    const [received] = smtpCapture.emails;
    expect(received).toMatchObject({ from: 'hello@vys.example', to: ['ben@example.com'] });
    expect(received?.said.map((line) => line.split(/[ :]/)[0])).toEqual([
      'EHLO',
      'MAIL',
      'RCPT',
      'DATA',
    ]);
    const { headers, body } = parseEmail(received?.raw ?? '');
    expect(headers.get('from')).toBe(from);
    expect(headers.get('to')).toBe('ben@example.com');
    expect(headers.get('subject')).toMatch(/^=\?UTF-8\?/i);
    expect(headers.get('list-unsubscribe')).toBe('<https://x.example>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@vys\.example>$/);
    expect(body.replace(/\r\n/g, '\n').trimEnd()).toBe(email.body);
    expect(await queued()).toEqual([]);
    expect(await mailer.processQueue()).toBe(0);
  });

  it('does not send an email of a transaction that was rolled back', async () => {
    const undone = inTransaction(test.db, async (trx) => {
      await mailer.send(trx, email);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mailer.processQueue()).toBe(0);
  });

  it('cancels queued emails to an address or mentioning a page', async () => {
    const pageUrl = 'https://pages.example:8443/anna';
    const about = (url: string) => `Please confirm your signup at\n${url}\nor do nothing.`;
    await mailer.send(test.db, email);
    await mailer.send(test.db, { ...email, to: 'big.ben@example.com', body: about(pageUrl) });
    await mailer.send(test.db, { ...email, to: 'other@example.com', body: about(`${pageUrl}-2`) });
    await mailer.cancel(test.db, { recipient: email.to });
    await mailer.cancel(test.db, { mentioning: pageUrl });
    expect(await mailer.processQueue()).toBe(1);
    expect(smtpCapture.emails.map(({ to }) => to)).toEqual([['other@example.com']]);
  });

  it('adds no header by what a subject holds, and no recipient by what an address holds', async () => {
    const subject = 'Hi\r\nBcc: eve@evil.example';
    await mailer.send(test.db, { ...email, subject });
    await mailer.processQueue();
    expect(smtpCapture.emails).toHaveLength(1);
    expect(parseEmail(smtpCapture.emails[0]?.raw ?? '').headers.has('bcc')).toBe(false);
    await mailer.send(test.db, { ...email, to: 'ben@example.com, eve@evil.example' });
    await mailer.send(test.db, { ...email, to: 'ben@example.com>\r\nRCPT TO:<eve@evil.example' });
    await mailer.processQueue();
    expect(smtpCapture.emails.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it('retries later when the server defers an email', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('END', '451 Try later');
    expect(await mailer.processQueue()).toBe(0);
    expect(await queued()).toMatchObject([{ attempts: 1, failed_at: null }]);
    smtpCapture.respondWith('END', undefined);
    expect(await mailer.processQueue()).toBe(0);
    clock.advance(61_000);
    expect(await mailer.processQueue()).toBe(1);
    expect(smtpCapture.emails).toHaveLength(1);
  });

  it('retries when the server hung up', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('DATA', 'hang up');
    expect(await mailer.processQueue()).toBe(0);
    smtpCapture.respondWith('DATA', undefined);
    clock.advance(61_000);
    expect(await mailer.processQueue()).toBe(1);
  });

  it('gives up on a recipient that is rejected for good, and erases the text of the email', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('RCPT', '550 No such person');
    expect(await mailer.processQueue()).toBe(0);
    const [left] = await queued();
    expect(left).toMatchObject({ body: '', failed_at: clock.now() });
    expect(left?.last_error).toContain('550');
    clock.advance(10 * 24 * 3_600_000);
    smtpCapture.respondWith('RCPT', undefined);
    expect(await mailer.processQueue()).toBe(0);
  });

  it('sends the email of a process that died while sending', async () => {
    await mailer.send(test.db, email);
    const lost = new Date(clock.now().getTime() + 5 * 60_000);
    await test.db.updateTable('email_queue').set({ attempts: 1, next_attempt_at: lost }).execute();
    expect(await mailer.processQueue()).toBe(0);
    clock.advance(5 * 60_000);
    expect(await mailer.processQueue()).toBe(1);
  });

  it('sends each email once when two processes work at the same time', async () => {
    const other = open(smtpCapture.url);
    for (let i = 0; i < 30; i += 1) await mailer.send(test.db, { ...email, subject: `${i}` });
    const sent = await Promise.all([mailer.processQueue(), other.processQueue()]);
    await other.close();
    expect(sent[0] + sent[1]).toBe(30);
    const subjects = smtpCapture.emails.map(({ raw }) => parseEmail(raw).headers.get('subject'));
    expect(new Set(subjects).size).toBe(30);
  });

  it('sends queued emails once started, and the rest when it is closed', async () => {
    mailer.start();
    await mailer.send(test.db, email);
    await expect.poll(() => smtpCapture.emails.length, { timeout: 10_000 }).toBe(1);
    await mailer.send(test.db, { ...email, subject: 'Last' });
    await mailer.close();
    expect(smtpCapture.emails).toHaveLength(2);
  });
});

describe('without a mail server', () => {
  it('writes emails as files and does not count as configured', async () => {
    const files = open(undefined);
    await files.send(test.db, email);
    expect(await files.processQueue()).toBe(1);
    expect(files.isConfigured).toBe(false);
    await files.close();
    const names = readdirSync(folder);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
    const { headers } = parseEmail(readFileSync(join(folder, names[0] ?? ''), 'utf8'));
    expect(headers.get('to')).toBe('ben@example.com');
    expect(smtpCapture.emails).toEqual([]);
  });
});

describe('when to try again', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const error = (code: string, responseCode?: number) =>
    Object.assign(new Error(code), { code, responseCode });

  it.each<[string, number, Error, number | undefined]>([
    ['after a first failure', 1, error('ESOCKET'), 1],
    ['after the second', 2, error('ESOCKET'), 5],
    ['after the eighth', 8, error('ESOCKET'), 24 * 60],
    ['not after the ninth', 9, error('ESOCKET'), undefined],
    ['after a deferred recipient', 1, error('EENVELOPE', 450), 1],
    ['not after a rejected recipient', 1, error('EENVELOPE', 550), undefined],
    ['not after a rejected email', 1, error('EMESSAGE', 554), undefined],
    ['after a rejected sign-in, which concerns our settings', 3, error('EAUTH', 535), 15],
  ])('%s', (_, attempts, failure, minutes) => {
    const wanted = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
    expect(retryAt(attempts, now, failure)).toEqual(wanted);
  });
});
