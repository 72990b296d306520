// Emails over a real PostgreSQL and a real SMTP conversation. How jobs are retried: jobs.test.ts.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  parseEmail,
  type SmtpCapture,
  startSmtpCapture,
} from '../../../test/clients/smtp-capture.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { deleteQueuedEmails, listQueuedEmails } from '../../../test/queued-emails.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { isPermanentlyRejected } from './permanent-rejection.ts';

const from = 'Vys <hello@vys.example>';
const email = { to: 'ben@example.com', subject: 'Grüße', body: 'Hello Ben,\n.and a dot\n— Vys' };
const log = createTestLog((line) => void lines.push(line));

let test: TestDb;
let smtpCapture: SmtpCapture;
let folder: string;
let mailer: Mailer;
let jobs: Jobs;
let lines: string[] = [];

function open(smtpUrl: string | undefined): Mailer {
  const settings = { ...(smtpUrl === undefined ? {} : { smtpUrl }), from, folder };
  const mailer = createMailer({ db: test.db, jobs, settings });
  jobs.work('email', mailer.deliver);
  return mailer;
}
const sendDue = () => jobs.runDue('email');
async function makeDue() {
  await sql`update jobs.job set start_after = now()`.execute(test.db);
}

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-emails-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await deleteQueuedEmails(test.db);
  lines = [];
  jobs = createJobs({ db: test.db, database: test.url, log });
  smtpCapture = await startSmtpCapture();
  mailer = open(smtpCapture.url);
});
afterEach(async () => {
  await jobs.close();
  mailer.close();
  await smtpCapture.stop();
});

describe('with a mail server', () => {
  it('sends an email by SMTP and deletes it from the queue', async () => {
    await mailer.send(test.db, {
      ...email,
      headers: { 'List-Unsubscribe': '<https://x.example>' },
    });
    expect(await sendDue()).toBe(1);
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
    expect(await listQueuedEmails(test.db)).toEqual([]);
    expect(await sendDue()).toBe(0);
  });

  it('does not send an email of a transaction that was rolled back', async () => {
    const undone = inTransaction(test.db, async (trx) => {
      await mailer.send(trx, email);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sendDue()).toBe(0);
  });

  it('cancels queued emails to an address or mentioning a page', async () => {
    const pageUrl = 'https://pages.example:8443/anna';
    const about = (url: string) => `Please confirm your signup at\n${url}\nor do nothing.`;
    await mailer.send(test.db, email);
    await mailer.send(test.db, { ...email, to: 'big.ben@example.com', body: about(pageUrl) });
    await mailer.send(test.db, { ...email, to: 'other@example.com', body: about(`${pageUrl}-2`) });
    await mailer.cancel(test.db, { recipient: email.to });
    await mailer.cancel(test.db, { mentioning: pageUrl });
    expect(await sendDue()).toBe(1);
    expect(smtpCapture.emails.map(({ to }) => to)).toEqual([['other@example.com']]);
  });

  it('ASVS 1.3.11 adds no header by what a subject holds, and no recipient by what an address holds', async () => {
    const subject = 'Hi\r\nBcc: eve@evil.example';
    await mailer.send(test.db, { ...email, subject });
    await sendDue();
    expect(smtpCapture.emails).toHaveLength(1);
    expect(parseEmail(smtpCapture.emails[0]?.raw ?? '').headers.has('bcc')).toBe(false);
    await mailer.send(test.db, { ...email, to: 'ben@example.com, eve@evil.example' });
    await mailer.send(test.db, { ...email, to: 'ben@example.com>\r\nRCPT TO:<eve@evil.example' });
    await sendDue();
    expect(smtpCapture.emails.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it('retries later when the server defers an email', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('END', '451 Try later');
    expect(await sendDue()).toBe(0);
    expect(await listQueuedEmails(test.db)).toHaveLength(1);
    smtpCapture.respondWith('END', undefined);
    expect(await sendDue()).toBe(0);
    await makeDue();
    expect(await sendDue()).toBe(1);
    expect(smtpCapture.emails).toHaveLength(1);
  });

  it('retries when the server hung up', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('DATA', 'hang up');
    expect(await sendDue()).toBe(0);
    smtpCapture.respondWith('DATA', undefined);
    await makeDue();
    expect(await sendDue()).toBe(1);
  });

  it('gives up on a recipient that is rejected for good, and keeps the email for operators', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('RCPT', '550 No such person');
    await sendDue();
    expect(smtpCapture.emails).toEqual([]);
    expect(await listQueuedEmails(test.db)).toEqual([]);
    const kept = test.db.selectFrom('failed_jobs').select(['name', 'key']).execute();
    expect(await kept).toEqual([{ name: 'email', key: email.to }]);
    expect(lines.join('')).toMatch(/"event":"jobs.given_up".*550/);
    expect(lines.join('')).not.toContain(email.to);
  });

  it('sends an email under the same Message-ID with every attempt', async () => {
    await mailer.send(test.db, email);
    smtpCapture.respondWith('END', '451 Try later');
    await sendDue();
    smtpCapture.respondWith('END', undefined);
    const { rows } = await sql<{ id: string }>`
      select id from jobs.job where name = 'email'`.execute(test.db);
    await makeDue();
    await sendDue();
    const { headers } = parseEmail(smtpCapture.emails.at(-1)?.raw ?? '');
    expect(headers.get('message-id')).toBe(`<${rows[0]?.id}@vys.example>`);
  });

  it('sends queued emails once started, and the rest when it is closed', async () => {
    await jobs.start();
    await mailer.send(test.db, email);
    await expect.poll(() => smtpCapture.emails.length, { timeout: 10_000 }).toBe(1);
    await mailer.send(test.db, { ...email, subject: 'Last' });
    await jobs.close();
    expect(smtpCapture.emails).toHaveLength(2);
  });
});

describe('without a mail server', () => {
  it('writes emails as files and does not count as configured', async () => {
    const files = open(undefined);
    await files.send(test.db, email);
    expect(await sendDue()).toBe(1);
    expect(files.isConfigured).toBe(false);
    files.close();
    const names = readdirSync(folder);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
    const { headers } = parseEmail(readFileSync(join(folder, names[0] ?? ''), 'utf8'));
    expect(headers.get('to')).toBe('ben@example.com');
    expect(smtpCapture.emails).toEqual([]);
  });
});

describe('a rejection', () => {
  const error = (code: string, responseCode?: number) =>
    Object.assign(new Error(code), { code, responseCode });

  it.each<[string, Error, boolean]>([
    ['of the connection is not for good', error('ESOCKET'), false],
    ['that defers a recipient is not for good', error('EENVELOPE', 450), false],
    ['of a recipient is for good', error('EENVELOPE', 550), true],
    ['of an email is for good', error('EMESSAGE', 554), true],
    ['of our sign-in, which concerns our settings, is not', error('EAUTH', 535), false],
  ])('%s', (_, failure, isForGood) => {
    expect(isPermanentlyRejected(failure)).toBe(isForGood);
  });
});
