// Letters without a mail server: readable at the machine itself, and by nobody else.
import { request as askHttp } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createTestLog } from '../../test/test-log.ts';
import { systemClock } from '../kit/clock.ts';
import { createMail } from '../kit/mail.ts';
import { mayBeRead } from './mailbox.ts';

let test: TestApp;

const long = `${'A long line that a mail program folds and nobody else should see folded. '.repeat(3)}`;
const letters = [
  { to: 'ben@example.com', subject: 'First', body: 'Hello Ben.\n' },
  {
    to: 'zoë@bücher.example',
    subject: 'Grüße aus der Küche — ein sehr langer Betreff, der umgebrochen werden muss',
    body: `Liebe Zoë,\n\n.with a dot\n${long}\nhttp://localhost:1/verify-email?token=a=b\n`,
  },
];

async function deliver({ test: { db }, config }: TestApp) {
  const settings = { from: config.mailFrom, folder: join(config.dataDir, 'outbox') };
  const log = createTestLog();
  const mail = createMail({ db, settings, clock: systemClock, log });
  for (const letter of letters) {
    await mail.send(db, letter);
    await mail.deliver();
    // Two files of the same millisecond have no order.
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** As `fetch`, but with any Host. */
function ask(app: TestApp, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(app.config.appOrigin);
    const options = { host: '127.0.0.1', port, path: '/api/mailbox', headers };
    askHttp(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('at the machine itself', () => {
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.stop());

  it('is empty before the first letter', async () => {
    const answer = await test.call('GET', '/api/mailbox');
    expect([answer.status, await answer.json()]).toEqual([200, { data: [] }]);
  });

  it('SIGNUP-9 shows letters as they were written, the newest first', async () => {
    await deliver(test);
    const { data } = (await (await test.call('GET', '/api/mailbox')).json()) as {
      data: { subject: string; body: string; to: string }[];
    };
    expect(data.map(({ subject }) => subject)).toEqual([letters[1]?.subject, 'First']);
    expect(data.map(({ body }) => body.trimEnd())).toEqual(
      letters.toReversed().map(({ body }) => body.trimEnd()),
    );
    expect(data[1]?.to).toBe('ben@example.com');
  });

  it('says that it is there', async () => {
    const config = await (await test.call('GET', '/api/config')).json();
    expect(config).toMatchObject({ has_mailbox: true });
  });

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'localhost.evil.example:4100' },
    { host: 'evil.example@localhost' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'vys.example' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 tunnel' },
  ])('has nothing for those who come by another way: %o', async (headers) => {
    expect(await ask(test, { host: 'localhost', ...headers })).toBe(404);
  });

  it('knows its own names', async () => {
    for (const host of ['localhost:4100', '127.0.0.1', '[::1]:4100']) {
      expect(await ask(test, { host })).toBe(200);
    }
  });
});

describe('in production, or where others come', () => {
  const development = {
    production: false,
    host: '127.0.0.1',
    appOrigin: 'http://localhost:4100',
  };

  it('one sign of it is enough', () => {
    expect(mayBeRead(development)).toBe(true);
    for (const sign of [
      { production: true },
      { smtpUrl: 'smtp://mail.example' },
      { host: '0.0.0.0' },
      { host: '::' },
      { host: '192.168.1.5' },
      { appOrigin: 'https://vys.example' },
      { appOrigin: 'http://localhost.evil.example' },
    ]) {
      expect([sign, mayBeRead({ ...development, ...sign })]).toEqual([sign, false]);
    }
  });

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'vys@vys.example' },
    { APP_ORIGIN: 'https://vys.example' },
  ])('answers as to an address that does not exist: %o', async (env) => {
    const there = await startTestApp({ env });
    try {
      const base = `http://127.0.0.1:${there.config.appPort}`;
      const [mailbox, nothing, config] = await Promise.all(
        ['/api/mailbox', '/api/nothing', '/api/config'].map((path) => fetch(base + path)),
      );
      expect(mailbox?.status).toBe(404);
      expect(await mailbox?.json()).toEqual(await nothing?.json());
      expect(await config?.json()).toMatchObject({ has_mailbox: false });
    } finally {
      await there.stop();
    }
  });
});
