// The outbox over a real PostgreSQL and a real SMTP conversation.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { readLetter, type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { createTestLog } from '../../test/test-log.ts';
import { createMail, type Mailer } from './mail.ts';
import { retryAt } from './mail-rules.ts';

const from = 'Vys <hello@vys.example>';
const mail = { to: 'ben@example.com', subject: 'Grüße', body: 'Hello Ben,\n.and a dot\n— Vys' };
const log = createTestLog();

let test: TestDb;
let sink: SmtpSink;
let folder: string;
let mailer: Mailer;
const clock = createTestClock();

const open = (smtpUrl: string | undefined) =>
  createMail({
    db: test.db,
    settings: { ...(smtpUrl === undefined ? {} : { smtpUrl }), from, folder },
    clock,
    log,
  });
const waiting = () =>
  test.db.selectFrom('outbox').select(['attempts', 'failed_at', 'body', 'last_error']).execute();

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-outbox-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await test.db.deleteFrom('outbox').execute();
  sink = await startSmtpSink();
  mailer = open(sink.url);
});
afterEach(async () => {
  await mailer.close();
  await sink.stop();
});

describe('with a mail server', () => {
  it('sends a letter by SMTP and forgets it', async () => {
    await mailer.send(test.db, { ...mail, headers: { 'List-Unsubscribe': '<https://x.example>' } });
    expect(await mailer.deliver()).toBe(1);
    expect(mailer.isConfigured).toBe(true);
    const [letter] = sink.letters;
    expect(letter).toMatchObject({ from: 'hello@vys.example', to: ['ben@example.com'] });
    expect(letter?.said.map((line) => line.split(/[ :]/)[0])).toEqual([
      'EHLO',
      'MAIL',
      'RCPT',
      'DATA',
    ]);
    const { headers, body } = readLetter(letter?.raw ?? '');
    expect(headers.get('from')).toBe(from);
    expect(headers.get('to')).toBe('ben@example.com');
    expect(headers.get('subject')).toMatch(/^=\?UTF-8\?/i);
    expect(headers.get('list-unsubscribe')).toBe('<https://x.example>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@vys\.example>$/);
    expect(body.replace(/\r\n/g, '\n').trimEnd()).toBe(mail.body);
    expect(await waiting()).toEqual([]);
    expect(await mailer.deliver()).toBe(0);
  });

  it('does not send what was written in a transaction that was undone', async () => {
    const undone = test.db.transaction().execute(async (trx) => {
      await mailer.send(trx, mail);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mailer.deliver()).toBe(0);
  });

  it('takes back what has not left: to an address, or naming a page', async () => {
    const pageUrl = 'https://pages.example:8443/anna';
    const about = (url: string) => `Please confirm your signup at\n${url}\nor do nothing.`;
    await mailer.send(test.db, mail);
    await mailer.send(test.db, { ...mail, to: 'big.ben@example.com', body: about(pageUrl) });
    await mailer.send(test.db, { ...mail, to: 'other@example.com', body: about(`${pageUrl}-2`) });
    await mailer.withdraw(test.db, { to: mail.to });
    await mailer.withdraw(test.db, { naming: pageUrl });
    expect(await mailer.deliver()).toBe(1);
    expect(sink.letters.map(({ to }) => to)).toEqual([['other@example.com']]);
  });

  it('adds no header by what a subject holds, and no recipient by what an address holds', async () => {
    const subject = 'Hi\r\nBcc: eve@evil.example';
    await mailer.send(test.db, { ...mail, subject });
    await mailer.deliver();
    expect(sink.letters).toHaveLength(1);
    expect(readLetter(sink.letters[0]?.raw ?? '').headers.has('bcc')).toBe(false);
    await mailer.send(test.db, { ...mail, to: 'ben@example.com, eve@evil.example' });
    await mailer.send(test.db, { ...mail, to: 'ben@example.com>\r\nRCPT TO:<eve@evil.example' });
    await mailer.deliver();
    expect(sink.letters.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it('tries again later what the server puts off, with the same Message-ID', async () => {
    await mailer.send(test.db, mail);
    sink.answerWith('END', '451 Try later');
    expect(await mailer.deliver()).toBe(0);
    expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: null }]);
    sink.answerWith('END', undefined);
    expect(await mailer.deliver()).toBe(0);
    clock.advance(61_000);
    expect(await mailer.deliver()).toBe(1);
    expect(sink.letters).toHaveLength(1);
  });

  it('tries again what was sent to a server that hung up', async () => {
    await mailer.send(test.db, mail);
    sink.answerWith('DATA', 'hang up');
    expect(await mailer.deliver()).toBe(0);
    sink.answerWith('DATA', undefined);
    clock.advance(61_000);
    expect(await mailer.deliver()).toBe(1);
  });

  it('gives up a recipient that is refused for good, and forgets what the letter said', async () => {
    await mailer.send(test.db, mail);
    sink.answerWith('RCPT', '550 No such person');
    expect(await mailer.deliver()).toBe(0);
    const [left] = await waiting();
    expect(left).toMatchObject({ body: '', failed_at: clock.now() });
    expect(left?.last_error).toContain('550');
    clock.advance(10 * 24 * 3_600_000);
    sink.answerWith('RCPT', undefined);
    expect(await mailer.deliver()).toBe(0);
  });

  it('takes up the letter of a sender that vanished while sending', async () => {
    await mailer.send(test.db, mail);
    const lost = new Date(clock.now().getTime() + 5 * 60_000);
    await test.db.updateTable('outbox').set({ attempts: 1, next_attempt_at: lost }).execute();
    expect(await mailer.deliver()).toBe(0);
    clock.advance(5 * 60_000);
    expect(await mailer.deliver()).toBe(1);
  });

  it('sends each letter once when two processes deliver at the same time', async () => {
    const other = open(sink.url);
    for (let i = 0; i < 30; i += 1) await mailer.send(test.db, { ...mail, subject: `${i}` });
    const sent = await Promise.all([mailer.deliver(), other.deliver()]);
    await other.close();
    expect(sent[0] + sent[1]).toBe(30);
    const subjects = sink.letters.map(({ raw }) => readLetter(raw).headers.get('subject'));
    expect(new Set(subjects).size).toBe(30);
  });

  it('sends by itself once started, and what is left when it ends', async () => {
    mailer.start();
    await mailer.send(test.db, mail);
    await expect.poll(() => sink.letters.length, { timeout: 10_000 }).toBe(1);
    await mailer.send(test.db, { ...mail, subject: 'Last' });
    await mailer.close();
    expect(sink.letters).toHaveLength(2);
  });
});

describe('without a mail server', () => {
  it('writes letters as files and does not count as configured', async () => {
    const files = open(undefined);
    await files.send(test.db, mail);
    expect(await files.deliver()).toBe(1);
    expect(files.isConfigured).toBe(false);
    await files.close();
    const names = readdirSync(folder);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
    const { headers } = readLetter(readFileSync(join(folder, names[0] ?? ''), 'utf8'));
    expect(headers.get('to')).toBe('ben@example.com');
    expect(sink.letters).toEqual([]);
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
    ['a recipient put off', 1, error('EENVELOPE', 450), 1],
    ['not a recipient refused', 1, error('EENVELOPE', 550), undefined],
    ['not a letter refused', 1, error('EMESSAGE', 554), undefined],
    ['a sign-in refused, which is about us', 3, error('EAUTH', 535), 15],
  ])('%s', (_, attempts, failure, minutes) => {
    const wanted = minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
    expect(retryAt(attempts, now, failure)).toEqual(wanted);
  });
});
