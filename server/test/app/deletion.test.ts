// Deletes an account about which every module stores something, and searches the whole database and the file
// store for what is left of it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFileStore } from '../../src/platform/storage/create-file-store.ts';
import { createFileDeletionQueue } from '../../src/platform/storage/file-deletion-queue.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { parseEmail, type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';
import { createTestClock } from '../clock.ts';
import { confirmAddress } from '../factories.ts';
import {
  buildContent,
  createLifecycleScenario,
  dumpDatabase,
  type LifecycleScenario,
  uploadImage,
} from '../identity/account-lifecycle-scenario.ts';
import { listQueuedEmails } from '../queued-emails.ts';
import { createTestLog } from '../test-log.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const OPERATOR = 'oper@vys.example';

let smtpCapture: SmtpCapture;
let test: TestApp;
let operator: string;
let stays: LifecycleScenario;
let before: string[];
let filesBefore: string[];
let leaves: LifecycleScenario;
let response: Response;
let fileStoreIsAway = false;
const clock = createTestClock(new Date());

beforeAll(async () => {
  smtpCapture = await startSmtpCapture();
  const smtp = { SMTP_URL: smtpCapture.url, MAIL_FROM: 'Vys <hello@vys.example>' };
  const files = (own: FileStore): FileStore => ({
    ...own,
    remove: (key) => (fileStoreIsAway ? Promise.reject(new Error('away')) : own.remove(key)),
  });
  test = await startTestApp({ clock, env: { ...smtp, OPERATORS: OPERATOR }, files });
  operator = (await test.signUp('oper')).token;
  await confirmAddress(test.test.db, OPERATOR);
  stays = await createLifecycleScenario(test, 'stays', 'kingfisher');
  await waitForQueuedEmails();
  [before, filesBefore] = [await dumpDatabase(test), listFiles()];
  leaves = await createLifecycleScenario(test, 'leaves', 'zebrafinch');
  await waitForQueuedEmails();
  await decide();
}, 120_000);
afterAll(async () => {
  await test.stop();
  await smtpCapture.stop();
});

/** Waits until the email queue is empty, so that the compared tables no longer change. */
async function waitForQueuedEmails(): Promise<void> {
  await vi.waitFor(async () => expect(await listQueuedEmails(test.test.db)).toEqual([]), PATIENCE);
}

const filesFolder = () => join(test.config.dataDir, 'files');
const listFiles = () =>
  readdirSync(filesFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Suspended by an operator, appealed, and shown again: the log has a line on each. */
async function decide(): Promise<void> {
  const say = async (method: string, path: string, token: string, body?: unknown) => {
    const response = await test.call(method, path, { token, ...(body ? { body } : {}) });
    expect(response.ok).toBe(true);
    return (await response.json()) as {
      data: { cases: { id: string; page: { title: string } }[] };
    };
  };
  const { data } = await say('GET', '/api/moderation/cases', operator);
  const id = data.cases.find(({ page }) => page.title.includes(leaves.word))?.id;
  const path = `/api/moderation/cases/${id}/decision`;
  const reason = `They wrote about ${leaves.word}`;
  await say('POST', path, operator, { decision: 'suspend', reason });
  await say('POST', '/api/moderation/appeals', leaves.token, { message: `My ${leaves.word}` });
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

const listMarks = (scenario: LifecycleScenario) => {
  const { userId, pageId, email, username, retiredUsername, word } = scenario;
  return [userId, pageId, email, username, retiredUsername, word];
};
const shows = (text: string, scenario: LifecycleScenario) =>
  listMarks(scenario).some((mark) => text.includes(mark));
const status = async (url: string) => (await fetch(url)).status;

describe('the test data', () => {
  it('API-17 has rows in every table that refers to a user', () => {
    const tables = (scenario: LifecycleScenario, rows: string[]) =>
      new Set(rows.filter((row) => shows(row, scenario)).map((row) => row.split(':')[0]));
    const remaining = tables(stays, before);
    for (const table of [
      'accounts',
      'ai_requests',
      'chat_turns',
      'published_pages',
      'editor_codes',
      'event_texts',
      'events',
      'form_submissions',
      'retired_usernames',
      'known_sources',
      'email_tokens',
      'media',
      'moderation_reports',
      'notifications',
      'notification_feeds',
      'notification_preferences',
      'notification_deliveries',
      'push_subscriptions',
      'email_unsubscribe_tokens',
      'page_totals',
      'page_versions',
      'pages',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'sessions',
      'og_image_sources',
      'totp_factors',
      'unsealed_days',
      'analytics_pages',
      'excluded_events',
      'users',
    ]) {
      expect([...remaining], table).toContain(table);
    }
  });
});

describe('DELETE /api/user/account', () => {
  beforeAll(async () => {
    // Queued emails: to the owner, and to a visitor about the page.
    smtpCapture.respondWith('DATA', '451 Later');
    await test.call('POST', '/api/auth/forgot-password', { body: { email: leaves.email } });
    await fetch(`${test.config.pagesOrigin}/_/forms/leaves/newsletter`, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams({ email: 'late@zebrafinch.example' }),
    });
    const listHeld = async () =>
      (
        await sql`select from jobs.job where name = 'email' and state = 'retry'`.execute(
          test.test.db,
        )
      ).rows;
    await vi.waitFor(async () => expect(await listHeld()).toHaveLength(2), PATIENCE);
    expect(await status(`${test.config.pagesOrigin}/leaves`)).toBe(200);
    smtpCapture.respondWith('DATA', undefined);
    fileStoreIsAway = true;
    response = await test.call('DELETE', '/api/user/account', { token: leaves.token });
  }, 60_000);

  it('API-17 SET-26 returns 204, and the public page is gone at once', async () => {
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { pagesOrigin } = test.config;
    expect(await status(`${pagesOrigin}/leaves`)).toBe(404);
    expect(await status(`${pagesOrigin}/leaves-before`)).toBe(404);
    expect(await status(`${pagesOrigin}/stays`)).toBe(200);
  });

  it('I6 rejects the access token, the password and a second deletion', async () => {
    const again = await test.call('DELETE', '/api/user/account', { token: leaves.token });
    expect(again.status).toBe(401);
    expect((await test.call('GET', '/api/user/profile', { token: leaves.token })).status).toBe(401);
    const signIn = await enter(leaves.email);
    expect(signIn.status).toBe(400);
  });

  it('confirms the deletion by email, and sends nothing else to that address', async () => {
    const emails = () => smtpCapture.emails.filter(({ to }) => to.includes(leaves.email));
    const subjects = () => emails().map(({ raw }) => parseEmail(raw).headers.get('subject'));
    await waitForQueuedEmails();
    expect(subjects().at(-1)).toMatch(/deleted/i);
    expect(subjects()).not.toContain('Reset your password');
    expect(smtpCapture.emails.flatMap(({ to }) => to)).not.toContain('late@zebrafinch.example');
  });

  it('removes the files at the next start after a crash', async () => {
    expect(listFiles().length).toBeGreaterThan(filesBefore.length);
    fileStoreIsAway = false;
    // What this process wanted to try again itself.
    clock.advance(11 * 60_000);
    const log = createTestLog();
    const files = createFileStore(test.config);
    await createFileDeletionQueue({ db: test.test.db, files, clock, log }).run();
    expect(listFiles()).toEqual(filesBefore);
    for (const path of listFiles()) {
      expect(shows(readFileSync(path, 'latin1'), leaves), path).toBe(false);
    }
  });

  it('API-17 leaves nothing of the user in any table, and everything of others as it was', async () => {
    // Views on their way are waited for, then even the id of the page goes.
    await test.app.analytics.cleanup();
    const after = await dumpDatabase(test);
    const reserved = /^retired_usernames: \((leaves|leaves-before),,/;
    const leftovers = after.filter((row) => shows(row, leaves));
    expect(leftovers.filter((row) => !reserved.test(row))).toEqual([]);
    expect(leftovers).toHaveLength(2);

    // Rate limits, ids of stored batches, hourly salts and hashes of ids that left belong to no user.
    const unowned =
      /^(rate_limits|event_segments|visitor_salts|signing_keys|confirmation_email_log|deleted_users):/;
    const decisions = /^(moderation_log|operator_log):/;
    const withoutMarks = (rows: string[]) =>
      rows.filter((row) => ![unowned, reserved, decisions].some((kind) => kind.test(row)));
    expect(withoutMarks(after)).toEqual(withoutMarks(before));
    const log = after.filter((row) => decisions.test(row));
    expect(log).toHaveLength(4);
    expect(log.join()).toContain(OPERATOR);
  });

  it('SET-1 reserves the names for 90 days', async () => {
    const { token } = await test.signUp('taker');
    const check = async (name: string) => {
      const response = await test.call('GET', `/api/auth/check-username/${name}`);
      return ((await response.json()) as { available: boolean }).available;
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

describe('a request during an account deletion', () => {
  it('leaves no file of an upload, a publish or a save', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const before = listFiles().length;
    for (let round = 0; round < 6; round += 1) {
      const { token } = await test.signUp(`busy-${round}`);
      await test.test.db.updateTable('users').set({ email_verified: true }).execute();
      const say = (method: string, path: string, body?: unknown) =>
        test.call(method, path, { token, ...(body ? { body } : {}) });
      await say('PUT', '/api/user/profile', { vys_url: `busy-${round}` });
      const created = await say('POST', '/api/pages/create', { content: buildContent('Busy') });
      const { id } = (await created.json()) as { id: string };
      const otherWrites = Promise.allSettled([
        uploadImage(test, token, 'a.png'),
        say('POST', `/api/pages/${id}/publish`),
        say('PUT', '/api/pages/update', { content: buildContent('Busier') }),
      ]);
      await sleep(round * 25);
      const deleted = await say('DELETE', '/api/user/account');
      await otherWrites;
      expect(deleted.status).toBe(204);
    }
    // What was being made when its rows could not come.
    clock.advance(61 * 60_000);
    const files = createFileStore(test.config);
    const log = createTestLog();
    await createFileDeletionQueue({ db: test.test.db, files, clock, log }).run();
    await vi.waitFor(() => expect(listFiles()).toHaveLength(before), PATIENCE);
    await waitForQueuedEmails();
    const rows = await dumpDatabase(test);
    const retained =
      /^(retired_usernames|deleted_pages|deleted_users|excluded_events|rate_limits|pending_file_deletions):/;
    const leftovers = rows.filter((row) => row.includes('busy-') && !retained.test(row));
    expect(leftovers).toEqual([]);
  });
});
