// Emails without a mail server: readable at the machine itself only.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEV_INBOX_KEY_HEADER } from '@vys/contract/dev-inbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { createMailer } from '../../platform/email/mailer.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { devInboxLines, isDevInboxAllowed } from './dev-inbox-access.ts';
import { readDevInboxKey } from './dev-inbox-key.ts';

let test: TestApp;

const long = `${'A long line that a mail program folds and that should be shown unfolded. '.repeat(3)}`;
const emails = [
  { to: 'ben@example.com', subject: 'First', body: 'Hello Ben.\n' },
  {
    to: 'zoë@bücher.example',
    subject: 'Grüße aus der Küche — ein sehr langer Betreff, der umgebrochen werden muss',
    body: `Liebe Zoë,\n\n.with a dot\n${long}\nhttp://localhost:1/verify-email?token=a=b\n`,
  },
];

async function sendEmails({ test: { db, url }, config }: TestApp) {
  const settings = { from: config.emailFrom, folder: join(config.dataDir, 'emails') };
  const jobs = createJobs({ db, database: url, log: createTestLog() });
  const mailer = createMailer({ db, jobs, settings });
  for (const email of emails) {
    await mailer.send(db, email);
    // The server under test sends it.
    await vi.waitFor(async () => expect(await listQueuedEmails(db)).toEqual([]), 5000);
    // Two files of the same millisecond have no order.
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** As `fetch`, but with any Host. */
function requestStatus(app: TestApp, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(app.config.appOrigin);
    const options = { host: '127.0.0.1', port, path: '/api/dev/inbox', headers };
    httpRequest(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const keyFor = ({ config }: TestApp): Record<string, string> => ({
  [DEV_INBOX_KEY_HEADER]: readDevInboxKey(config.dataDir),
});

const readDevInbox = async (app: TestApp) =>
  (await app.call('GET', '/api/dev/inbox', { headers: keyFor(app) })).json();

describe('at the machine itself', () => {
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.stop());

  it('is empty before the first email', async () => {
    const response = await test.call('GET', '/api/dev/inbox', { headers: keyFor(test) });
    expect([response.status, await response.json()]).toEqual([200, { data: [] }]);
  });

  it('SIGNUP-9 shows emails as they were written, the newest first', async () => {
    await sendEmails(test);
    const { data } = (await readDevInbox(test)) as {
      data: { subject: string; body: string; to: string }[];
    };
    expect(data.map(({ subject }) => subject)).toEqual([emails[1]?.subject, 'First']);
    expect(data.map(({ body }) => body.trimEnd())).toEqual(
      emails.toReversed().map(({ body }) => body.trimEnd()),
    );
    expect(data[1]?.to).toBe('ben@example.com');
  });

  it('says that it is there', async () => {
    const config = await (await test.call('GET', '/api/config')).json();
    expect(config).toMatchObject({ has_dev_inbox: true });
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
    expect(await requestStatus(test, { host: 'localhost', ...keyFor(test), ...headers })).toBe(404);
  });

  it('knows its own names', async () => {
    for (const host of ['localhost:4100', '127.0.0.1', '[::1]:4100']) {
      expect(await requestStatus(test, { host, ...keyFor(test) })).toBe(200);
    }
  });

  it('L8: shows nothing without the key, as to visitors behind a proxy that says nothing of them', async () => {
    // What nginx sends with a plain proxy_pass.
    const host = test.config.appOrigin.replace('http://localhost', '127.0.0.1');
    const { [DEV_INBOX_KEY_HEADER]: key = '' } = keyFor(test);
    const wrong = key.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const header of [undefined, '', wrong, key.slice(1), `${key}0`]) {
      const headers = header === undefined ? {} : { [DEV_INBOX_KEY_HEADER]: header };
      expect(await requestStatus(test, { host, connection: 'close', ...headers })).toBe(404);
    }
    const byAddress = await test.call('GET', `/api/dev/inbox?key=${key}`);
    expect(await byAddress.json()).toEqual(await (await test.call('GET', '/api/nothing')).json());
    expect(await requestStatus(test, { host, ...keyFor(test) })).toBe(200);
  });

  it('L8: the key is never sent over HTTP and lies in a file of its own', async () => {
    const { [DEV_INBOX_KEY_HEADER]: key = '' } = keyFor(test);
    expect(key).toMatch(/^[\da-f]{32}$/);
    for (const path of ['/api/config', '/api/dev/inbox', '/dev/inbox', '/', '/healthz']) {
      const response = await test.call('GET', path, { headers: { accept: 'text/html' } });
      expect(`${JSON.stringify([...response.headers])}${await response.text()}`).not.toContain(key);
    }
    const { mode } = await stat(join(test.config.dataDir, 'emails', 'dev-inbox-key'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('L8: the key is the same in every process and after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vys-dev-inbox-'));
    try {
      const dataDir = join(folder, 'data');
      const program = `import(process.argv[1]).then(({ readDevInboxKey }) => console.log(readDevInboxKey(process.argv[2])))`;
      const module = new URL('./dev-inbox-key.ts', import.meta.url).href;
      const run = promisify(execFile);
      const starts = [1, 2, 3].map(() => run(process.execPath, ['-e', program, module, dataDir]));
      const keys = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
      expect(new Set(keys)).toEqual(new Set([readDevInboxKey(dataDir)]));
      expect(await readdir(join(dataDir, 'emails'))).toEqual(['dev-inbox-key']);
      await writeFile(join(dataDir, 'emails', 'dev-inbox-key'), '');
      expect(() => readDevInboxKey(dataDir)).toThrow('holds no key');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('L8: the start prints the link with the key, where the development inbox is open', () => {
    const { config } = test;
    const { [DEV_INBOX_KEY_HEADER]: key } = keyFor(test);
    const [line] = devInboxLines(config);
    expect(line?.split(/\s+/)).toEqual(['Email', 'inbox', `${config.appOrigin}/dev/inbox#${key}`]);
    expect(devInboxLines({ ...config, production: true })).toEqual([]);
  });
});

describe('in production, or where others come', () => {
  const development = {
    production: false,
    host: '127.0.0.1',
    appOrigin: 'http://localhost:4100',
  };

  it('ASVS 13.4.2, 15.2.3 one sign of it is enough', () => {
    expect(isDevInboxAllowed(development)).toBe(true);
    for (const sign of [
      { production: true },
      { smtpUrl: 'smtp://mail.example' },
      { host: '0.0.0.0' },
      { host: '::' },
      { host: '192.168.1.5' },
      { appOrigin: 'https://vys.example' },
      { appOrigin: 'http://localhost.evil.example' },
    ]) {
      expect([sign, isDevInboxAllowed({ ...development, ...sign })]).toEqual([sign, false]);
    }
  });

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'vys@vys.example' },
    { APP_ORIGIN: 'https://vys.example' },
  ])('responds as for a path that does not exist: %o', async (env) => {
    const there = await startTestApp({ env });
    try {
      const base = `http://127.0.0.1:${there.config.appPort}`;
      const headers = keyFor(there);
      const [inbox, nothing, config] = await Promise.all(
        ['/api/dev/inbox', '/api/nothing', '/api/config'].map((path) =>
          fetch(base + path, { headers }),
        ),
      );
      expect(inbox?.status).toBe(404);
      expect(await inbox?.json()).toEqual(await nothing?.json());
      expect(await config?.json()).toMatchObject({ has_dev_inbox: false });
    } finally {
      await there.stop();
    }
  });
});
