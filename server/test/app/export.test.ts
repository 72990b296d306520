// Everything about a user as a zip, compared with the database, and without anything of other users.
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../../src/platform/storage/create-file-store.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createTestClock } from '../clock.ts';
import {
  createLifecycleScenario,
  type LifecycleScenario,
} from '../identity/account-lifecycle-scenario.ts';

/** What must come out as it went in. */
const HOSTILE = 'zebra","x":"\\u0000 <script>alert(1)</script> =1+1 ../../etc/passwd \u2028 ☃ 𝄞';

let test: TestApp;
let mine: LifecycleScenario;
let otherScenario: LifecycleScenario;
let response: Response;
let files: Record<string, string>;
const clock = createTestClock(new Date());

beforeAll(async () => {
  test = await startTestApp({ clock });
  otherScenario = await createLifecycleScenario(test, 'other', 'kingfisher');
  mine = await createLifecycleScenario(test, 'mine', 'zebrafinch');
  const { db } = test.test;
  await db
    .insertInto('form_submissions')
    .values({ page_id: mine.pageId, kind: 'contact', message: HOSTILE, created_at: clock.now() })
    .execute();
  await db
    .updateTable('media')
    .set({ filename: HOSTILE })
    .where('user_id', '=', mine.userId)
    .execute();
  response = await requestExport();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const entries = Object.entries(unzipSync(bytes));
  files = Object.fromEntries(
    entries.map(([name, content]) => [name, Buffer.from(content).toString('latin1')]),
  );
}, 120_000);
afterAll(() => test.stop());

const requestExport = () => test.call('GET', '/api/user/export', { token: mine.token });
const readEntry = (name: string) => {
  const text = Buffer.from(files[name] ?? '', 'latin1').toString('utf8');
  return JSON.parse(text);
};
/** Rows as JSON has them. */
async function selectRows(query: ReturnType<typeof sql>) {
  return JSON.parse(JSON.stringify((await query.execute(test.test.db)).rows));
}

describe('GET /api/user/export', () => {
  it('returns a named zip that is not cached', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="vys-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('describes every file in README.txt', () => {
    const named = Object.keys(files).filter((name) => !/^(images\/|README)/.test(name));
    for (const name of named) expect(files['README.txt']).toContain(`${name}\n    `);
    expect(named.sort()).toEqual([
      'ai-requests.json',
      'analytics-days.json',
      'appeals.json',
      'conversation-events.json',
      'conversation.json',
      'form-messages.json',
      'identity/api-keys.json',
      'identity/authenticator-apps.json',
      'identity/email-changes.json',
      'identity/email-tokens.json',
      'identity/passkeys.json',
      'identity/recovery-codes.json',
      'identity/sessions.json',
      'identity/sign-in.json',
      'media.json',
      'moderation.json',
      'names.json',
      'notification-settings.json',
      'notifications.json',
      'page-versions.json',
      'page.json',
      'profile.json',
      'weekly-digest.json',
    ]);
  });

  it('contains what the database contains', async () => {
    const { userId, pageId } = mine;
    const by = (table: string, column: string, value: string) =>
      selectRows(sql`
        select t.* from ${sql.table(table)} t where ${sql.ref(column)} = ${value}
        order by created_at, t::text
      `);
    expect([readEntry('profile.json')]).toEqual(await by('accounts', 'user_id', userId));
    expect([readEntry('page.json')]).toEqual(await by('pages', 'user_id', userId));
    const versions = await by('page_versions', 'page_id', pageId);
    expect(readEntry('page-versions.json')).toEqual(
      versions.map((version: Record<string, unknown>) => {
        const { source_hash: _, content_bytes: __, ...rest } = version;
        return rest;
      }),
    );
    expect(readEntry('page-versions.json').length).toBeGreaterThan(2);
    expect(readEntry('notifications.json')).toEqual(await by('notifications', 'user_id', userId));
    expect(readEntry('notifications.json').length).toBeGreaterThan(1);
    expect(readEntry('weekly-digest.json')).toEqual({ enabled: false });
    expect(readEntry('notification-settings.json')).toMatchObject({
      preferences: { user_id: userId, email_notifications: false },
      push_subscriptions: [{ push_service: 'push.example.com' }],
    });
    const messages = await by('form_submissions', 'page_id', pageId);
    expect(readEntry('form-messages.json')).toMatchObject(
      messages.map(({ id, kind, email, message }: Record<string, unknown>) => {
        return { id, kind, email, message };
      }),
    );
    const [turn] = await by('chat_turns', 'user_id', userId);
    const { user_id: _, ...conversation } = turn as Record<string, unknown>;
    for (const name of ['idempotency_key', 'request', 'attempt', 'lease_id', 'lease_until']) {
      delete conversation[name];
    }
    expect(readEntry('conversation.json')).toEqual([conversation]);
    expect(readEntry('conversation-events.json')).toEqual(
      await selectRows(sql`
        select e.* from chat_turn_events e join chat_turns t on t.id = e.turn_id
        where t.user_id = ${userId} order by e.seq
      `),
    );
    expect(readEntry('conversation-events.json').at(-1).event.type).toBe('complete');
    expect(readEntry('ai-requests.json')).toHaveLength(1);
    expect(readEntry('names.json')).toMatchObject([{ name: mine.retiredUsername }]);
    expect(readEntry('moderation.json')).toMatchObject([{ report_count: 1, status: 'open' }]);
    expect(readEntry('identity/sign-in.json')).toMatchObject({ email: mine.email, id: userId });
    expect(readEntry('identity/sessions.json')).toHaveLength(1);
    expect(readEntry('identity/passkeys.json')).toMatchObject([{ name: 'zebrafinch key' }]);
    const [apiKey, ...others] = readEntry('identity/api-keys.json');
    expect(apiKey).toMatchObject({ name: 'zebrafinch script', scopes: ['pages:read'] });
    expect(Object.keys(apiKey).join()).not.toMatch(/hash|secret/i);
    expect(others).toEqual([]);
    const day = clock.now().toISOString().slice(0, 10);
    const metrics = { page_id: pageId, day, views: 1, clicks: 1, visitors: 1 };
    expect(readEntry('analytics-days.json')).toEqual([metrics]);
  });

  it('contains the images byte by byte', async () => {
    const images = await test.test.db
      .selectFrom('media')
      .select(['id', 'storage_key'])
      .where('user_id', '=', mine.userId)
      .execute();
    expect(images).toHaveLength(2);
    const store = createFileStore(test.config);
    for (const { id, storage_key } of images) {
      const bytes = await store.get(`media/${storage_key}`);
      expect(files[`images/${id}.webp`]).toBe(bytes?.toString('latin1'));
      const listed = readEntry('media.json').find((image: { id: string }) => image.id === id);
      const address = `${test.config.pagesOrigin}/_/media/${storage_key}`;
      expect(listed).toMatchObject({ file: `images/${id}.webp`, address, filename: HOSTILE });
    }
  });

  it('contains hostile text unchanged', () => {
    const messages: { message: string | null }[] = readEntry('form-messages.json');
    expect(messages.map(({ message }) => message)).toContain(HOSTILE);
    for (const name of Object.keys(files)) {
      expect(name).toMatch(
        /^(README\.txt|[a-z-]+\.json|identity\/[a-z-]+\.json|images\/[\w-]+\.webp)$/,
      );
    }
  });

  it('contains no secret, and nothing of other users', async () => {
    const all = Object.values(files).join('\n');
    const { userId, pageId, email, username, retiredUsername, word } = otherScenario;
    for (const mark of [userId, pageId, email, `"${username}"`, retiredUsername, word]) {
      expect(all.includes(mark), mark).toBe(false);
    }
    const secrets = await selectRows(sql`
      select password_hash as secret from users
      union all select encode(refresh_hash, 'hex') from sessions
      union all select encode(family_hash, 'hex') from sessions
      union all select encode(token_hash, 'hex') from email_tokens
      union all select encode(secret, 'hex') from totp_factors
      union all select encode(code_hash, 'hex') from recovery_codes
      union all select unsubscribe_token from form_submissions where unsubscribe_token is not null
    `);
    expect(secrets.length).toBeGreaterThan(8);
    for (const { secret } of secrets) expect(all.includes(secret)).toBe(false);
    expect(all).not.toMatch(/password|_hash|public_key|"secret"/);
    // Who reported the page, and what they wrote, is theirs.
    expect(all).not.toContain('It is about zebrafinch');
  });

  it('is limited to once a minute', async () => {
    const early = await requestExport();
    expect(early.status).toBe(429);
    expect(await early.json()).toMatchObject({ code: 'rate.limited' });
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(60_000);
    const later = await requestExport();
    expect(later.status).toBe(200);
    await later.arrayBuffer();
  });

  it('requires a token', async () => {
    expect((await test.call('GET', '/api/user/export')).status).toBe(401);
  });
});
