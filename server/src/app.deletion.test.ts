// An account of which every room keeps something is deleted, and the whole database and the file store are
// searched for what is left of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { createTestClock } from '../test/clock.ts';
import { confirmAddress } from '../test/confirm-address.ts';
import { readLetter, type SmtpSink, startSmtpSink } from '../test/smtp-sink.ts';
import { createTestLog } from '../test/test-log.ts';
import {
  contentOf,
  dumpDatabase,
  type Life,
  liveWholeLife,
  uploadImage,
} from '../test/whole-life.ts';
import { createDoomedFiles } from './kit/doomed-files.ts';
import type { Files } from './kit/files.ts';
import { openFiles } from './kit/open-files.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const OPERATOR = 'oper@vys.example';

let sink: SmtpSink;
let test: TestApp;
let operator: string;
let stays: Life;
let before: string[];
let filesBefore: string[];
let leaves: Life;
let answer: Response;
let fileStoreIsAway = false;
const clock = createTestClock(new Date());

beforeAll(async () => {
  sink = await startSmtpSink();
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Vys <hello@vys.example>' };
  const files = (own: Files): Files => ({
    ...own,
    remove: (key) => (fileStoreIsAway ? Promise.reject(new Error('away')) : own.remove(key)),
  });
  test = await startTestApp({ clock, env: { ...mail, OPERATORS: OPERATOR }, files });
  operator = (await test.signUp('oper')).token;
  await confirmAddress(test.test.db, OPERATOR);
  stays = await liveWholeLife(test, 'stays', 'kingfisher');
  await lettersLeft();
  [before, filesBefore] = [await dumpDatabase(test), listFiles()];
  leaves = await liveWholeLife(test, 'leaves', 'zebrafinch');
  await lettersLeft();
  await decide();
}, 120_000);
afterAll(async () => {
  await test.stop();
  await sink.stop();
});

/** The outbox is empty, so that what is compared stands still. */
async function lettersLeft(): Promise<void> {
  const query = test.test.db.selectFrom('outbox').select('id');
  await vi.waitFor(async () => expect(await query.execute()).toEqual([]), PATIENCE);
}

const pathOfFiles = () => join(test.config.dataDir, 'files');
const listFiles = () =>
  readdirSync(pathOfFiles(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Suspended by an operator, objected, and shown again: the log has a line on each. */
async function decide(): Promise<void> {
  const say = async (method: string, path: string, token: string, body?: unknown) => {
    const said = await test.call(method, path, { token, ...(body ? { body } : {}) });
    expect(said.ok).toBe(true);
    return (await said.json()) as { data: { cases: { id: string; page: { title: string } }[] } };
  };
  const { data } = await say('GET', '/api/moderation/cases', operator);
  const id = data.cases.find(({ page }) => page.title.includes(leaves.word))?.id;
  const path = `/api/moderation/cases/${id}/decision`;
  const reason = `They wrote about ${leaves.word}`;
  await say('POST', path, operator, { decision: 'suspend', reason });
  await say('POST', '/api/moderation/objections', leaves.token, { message: `My ${leaves.word}` });
  await say('POST', path, operator, { decision: 'reinstate', reason });
}

const enter = (username: string) =>
  fetch(`${test.config.appOrigin}/realms/vys/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'vys-web',
      username,
      password: 'correct horse 7',
    }),
  });

const marksOf = (life: Life) => {
  const { userId, pageId, email, username, formerName, word } = life;
  return [userId, pageId, email, username, formerName, word];
};
const shows = (text: string, life: Life) => marksOf(life).some((mark) => text.includes(mark));
const status = async (url: string) => (await fetch(url)).status;

describe('before', () => {
  it('API-17 every table that can tell of a user does', () => {
    const tables = (life: Life, rows: string[]) =>
      new Set(rows.filter((row) => shows(row, life)).map((row) => row.split(':')[0]));
    const told = tables(stays, before);
    for (const table of [
      'accounts',
      'ai_requests',
      'artifacts',
      'day_visitors',
      'editor_codes',
      'events',
      'form_submissions',
      'former_names',
      'known_sources',
      'mailed_links',
      'media',
      'moderation_reports',
      'notifications',
      'page_days',
      'page_totals',
      'page_versions',
      'pages',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'sessions',
      'sharing_notes',
      'totp_factors',
      'tracked_pages',
      'uncounted_events',
      'users',
    ]) {
      expect([...told], table).toContain(table);
    }
  });
});

describe('DELETE /api/user/account', () => {
  beforeAll(async () => {
    // Letters that have not left: to the owner, and to a visitor about the page.
    sink.answerWith('DATA', '451 Later');
    await test.call('POST', '/api/auth/forgot-password', { body: { email: leaves.email } });
    await fetch(`${test.config.pagesOrigin}/_/forms/leaves/newsletter`, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams({ email: 'late@zebrafinch.example' }),
    });
    const held = test.test.db.selectFrom('outbox').select('id').where('last_error', 'is not', null);
    await vi.waitFor(async () => expect(await held.execute()).toHaveLength(2), PATIENCE);
    expect(await status(`${test.config.pagesOrigin}/leaves`)).toBe(200);
    sink.answerWith('DATA', undefined);
    fileStoreIsAway = true;
    answer = await test.call('DELETE', '/api/user/account', { token: leaves.token });
  }, 60_000);

  it('API-17 SET-26 answers 204, and the public page is gone at once', async () => {
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const { pagesOrigin } = test.config;
    expect(await status(`${pagesOrigin}/leaves`)).toBe(404);
    expect(await status(`${pagesOrigin}/leaves-before`)).toBe(404);
    expect(await status(`${pagesOrigin}/stays`)).toBe(200);
  });

  it('I6 refuses the access token, the password and a second deletion', async () => {
    const again = await test.call('DELETE', '/api/user/account', { token: leaves.token });
    expect(again.status).toBe(401);
    expect((await test.call('GET', '/api/user/profile', { token: leaves.token })).status).toBe(401);
    const signIn = await enter(leaves.email);
    expect(signIn.status).toBe(400);
  });

  it('says goodbye by mail, and nothing else leaves for that address', async () => {
    const letters = () => sink.letters.filter(({ to }) => to.includes(leaves.email));
    const subjects = () => letters().map(({ raw }) => readLetter(raw).headers.get('subject'));
    await lettersLeft();
    expect(subjects().at(-1)).toMatch(/deleted/i);
    expect(subjects()).not.toContain('Choose a new password');
    expect(sink.letters.flatMap(({ to }) => to)).not.toContain('late@zebrafinch.example');
  });

  it('a crash before the files are removed leaves none once the server has started again', async () => {
    expect(listFiles().length).toBeGreaterThan(filesBefore.length);
    fileStoreIsAway = false;
    // What this process wanted to try again itself.
    clock.advance(11 * 60_000);
    const log = createTestLog();
    const files = openFiles(test.config);
    const restarted = createDoomedFiles({ db: test.test.db, files, clock, log });
    restarted.start();
    await restarted.close();
    expect(listFiles()).toEqual(filesBefore);
    for (const path of listFiles()) {
      expect(shows(readFileSync(path, 'latin1'), leaves), path).toBe(false);
    }
  });

  it('API-17 leaves nothing of the user in any table, and everything of others as it was', async () => {
    // Views on their way are waited for, then even the id of the page goes.
    await test.app.analytics.sweep();
    const after = await dumpDatabase(test);
    const quarantined = /^former_names: \((leaves|leaves-before),,/;
    const told = after.filter((row) => shows(row, leaves));
    expect(told.filter((row) => !quarantined.test(row))).toEqual([]);
    expect(told).toHaveLength(2);

    // Digests of tries, marks of stored batches, what is drawn anew by the hour: nobody's.
    const nobodys = /^(try_budgets|event_batches|visitor_secrets|signing_keys|confirm_mails):/;
    const decisions = /^moderation_log:/;
    const rest = (rows: string[]) =>
      rows.filter((row) => ![nobodys, quarantined, decisions].some((kind) => kind.test(row)));
    expect(rest(after)).toEqual(rest(before));
    const log = after.filter((row) => decisions.test(row));
    expect(log).toHaveLength(2);
    expect(log.join()).toContain(OPERATOR);
  });

  it('SET-1 keeps the names from everybody for 90 days', async () => {
    const { token } = await test.signUp('taker');
    const check = async (name: string) => {
      const said = await test.call('GET', `/api/auth/check-username/${name}`);
      return ((await said.json()) as { available: boolean }).available;
    };
    for (const name of ['leaves', 'leaves-before']) {
      expect(await check(name)).toBe(false);
      const body = { email: `${name}@new.example`, username: name, password: 'correct horse 7' };
      expect((await test.call('POST', '/api/auth/register', { body })).status).toBe(409);
      const taking = { token, body: { username: name } };
      expect((await test.call('PUT', '/api/user/profile', taking)).status).toBe(409);
    }
    clock.advance(91 * 24 * 60 * 60_000);
    expect(await check('leaves')).toBe(true);
  });
});

describe('while the account is deleted', () => {
  it('an upload leaves no file, and neither do a publish and a save', async () => {
    const before = listFiles().length;
    for (let round = 0; round < 6; round += 1) {
      const { token } = await test.signUp(`busy-${round}`);
      await test.test.db.updateTable('users').set({ email_verified: true }).execute();
      const say = (method: string, path: string, body?: unknown) =>
        test.call(method, path, { token, ...(body ? { body } : {}) });
      await say('PUT', '/api/user/profile', { vys_url: `busy-${round}` });
      const made = await say('POST', '/api/pages/create', { content: contentOf('Busy') });
      const { id } = (await made.json()) as { id: string };
      const others = Promise.allSettled([
        uploadImage(test, token, 'a.png'),
        say('POST', `/api/pages/${id}/publish`),
        say('PUT', '/api/pages/update', { content: contentOf('Busier') }),
      ]);
      await sleep(round * 25);
      const left = await say('DELETE', '/api/user/account');
      await others;
      expect(left.status).toBe(204);
    }
    // What was being made when its rows could not come.
    clock.advance(61 * 60_000);
    const files = openFiles(test.config);
    const log = createTestLog();
    await createDoomedFiles({ db: test.test.db, files, clock, log }).sweep();
    await vi.waitFor(() => expect(listFiles()).toHaveLength(before), PATIENCE);
    await lettersLeft();
    const rows = await dumpDatabase(test);
    const kept = /^(former_names|forgotten_pages|uncounted_events|try_budgets|doomed_files):/;
    const told = rows.filter((row) => row.includes('busy-') && !kept.test(row));
    expect(told).toEqual([]);
  }, 60_000);
});
