// A user about whom every module stores something, created through the product where possible, and the
// contents of the whole database as text.
import { randomBytes } from 'node:crypto';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TestApp } from '../app.ts';

export type LifecycleScenario = {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  /** The name that they had before. */
  readonly retiredUsername: string;
  readonly pageId: string;
  /** Stands in every text that they wrote or were sent. */
  readonly word: string;
};

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

export async function createLifecycleScenario(
  test: TestApp,
  name: string,
  word: string,
): Promise<LifecycleScenario> {
  const retiredUsername = `${name}-before`;
  const { token, userId, email } = await test.signUp(retiredUsername);
  const { db } = test.test;
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  const say = async (method: string, path: string, body?: unknown) => {
    const response = await test.call(method, path, { token, ...(body ? { body } : {}) });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.text();
  };

  // Emails about what follows would change tables in the background.
  const preferences = { ...defaultPreferences, email_notifications: false };
  await say('PUT', '/api/notifications/preferences', preferences);
  await say('PUT', '/api/user/profile', { vys_url: retiredUsername, full_name: `Zoë ${word}` });
  await uploadImage(test, token, `${word}-1.png`);
  await uploadImage(test, token, `${word}-2.png`);
  const created = await say('POST', '/api/pages/create', {
    content: buildContent(`${word} first`),
  });
  const pageId = (JSON.parse(created) as { id: string }).id;
  await say('POST', `/api/pages/${pageId}/publish`);
  await say('PUT', '/api/user/profile', { vys_url: name });
  for (const text of ['second', 'third']) {
    await say('PUT', '/api/pages/update', { content: buildContent(`${word} ${text}`) });
    await say('POST', `/api/pages/${pageId}/publish`);
  }
  await say('POST', '/api/ai/chat', { messages: [{ role: 'user', content: `Add ${word}` }] });
  await db.insertInto('ai_requests').values({ user_id: userId, created_at: new Date() }).execute();
  await db.insertInto('page_totals').values({ page_id: pageId, views: 1000, clicks: 0 }).execute();
  await say('POST', '/api/user/goal-achievement', { achieved_goal: 1000, next_goal: 2500 });
  await visit(test, name, word);
  await say('POST', '/api/auth/send-verification');
  await createSignInMethods(test, userId, word);
  await createDeliveries(test, { userId, token, word });
  await drawImages(test, pageId);
  return { token, userId, email, username: name, retiredUsername, pageId, word };
}

export function buildContent(text: string) {
  const jsx = `export default function Page() {
  return <main><h1>${text}</h1><a href="https://example.com/${encodeURIComponent(text)}">Shop</a>
    <form data-form="newsletter"><input name="email" /></form>
    <form data-form="contact"><textarea name="message" /></form></main>;
}`;
  return { jsx, css: `/* ${text} */`, metadata: { title: text, description: `About ${text}` } };
}

export async function uploadImage(test: TestApp, token: string, filename: string): Promise<void> {
  const noise = { create: { width: 40, height: 30, channels: 3 as const, background: '#10b981' } };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp(noise).png().toBuffer())]), filename);
  const uploadResponse = await fetch(`${test.config.appOrigin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (uploadResponse.status !== 201) throw new Error(`upload: ${uploadResponse.status}`);
}

/** What visitors do: look, click, write, sign up, report. */
async function visit(test: TestApp, name: string, word: string): Promise<void> {
  const site = test.config.pagesOrigin;
  const post = async (
    path: string,
    body: string | URLSearchParams,
    headers: Record<string, string>,
  ) => {
    const response = await fetch(`${site}${path}`, { method: 'POST', body, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  const json = { ...browser, 'content-type': 'application/json' };
  const visit = { slug: name, referrer: `https://${word}.example/` };
  const clicked = { slug: name, url: `https://example.com/${word}` };
  await post('/api/analytics/track/view', JSON.stringify(visit), json);
  await post('/api/analytics/track/click', JSON.stringify(clicked), json);
  // A machine, which is not counted.
  await post('/api/analytics/track/view', JSON.stringify(visit), {
    ...json,
    'user-agent': 'curl/8',
  });
  const origin = { origin: 'null' };
  const fields = { email: `visitor@${word}.example`, message: `Dear ${word}`, name: 'A visitor' };
  await post(`/_/forms/${name}/newsletter`, new URLSearchParams({ email: fields.email }), origin);
  await post(`/_/forms/${name}/contact`, new URLSearchParams(fields), origin);
  const report = { reason: 'other', message: `It is about ${word}`, email: fields.email } as const;
  await test.app.moderation.report(name, report);
  await test.app.analytics.drain();
}

/** They are drawn in the background after publishing; once all exist, no more files are written. */
async function drawImages(test: TestApp, pageId: string): Promise<void> {
  const sources = await test.test.db
    .selectFrom('og_image_sources')
    .select('og_image_hash')
    .where('page_id', '=', pageId)
    .execute();
  for (const { og_image_hash } of sources) await test.app.pages.findOgImage(og_image_hash);
}

/** What is on its way to them, and where to. */
async function createDeliveries(
  test: TestApp,
  { userId, token, word }: { userId: string; token: string; word: string },
): Promise<void> {
  const { db } = test.test;
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const body = { endpoint: `https://push.example.com/${word}`, keys };
  const response = await test.call('POST', '/api/notifications/push/subscribe', { token, body });
  if (response.status !== 204) throw new Error(`push: ${response.status}`);
  const digest = await test.call('PUT', '/api/analytics/digest', {
    token,
    body: { enabled: false },
  });
  if (digest.status !== 200) throw new Error(`digest: ${digest.status}`);
  await db
    .insertInto('email_unsubscribe_tokens')
    .values({ user_id: userId, list: 'notifications', token: word })
    .execute();
  const { id: notification_id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const waiting = { notification_id, user_id: userId, due_at: new Date('2099-01-01') };
  await db
    .insertInto('notification_deliveries')
    .values({ ...waiting, method: 'email' })
    .execute();
}

/** Rows that take a browser or an authenticator to make. */
async function createSignInMethods(test: TestApp, userId: string, word: string): Promise<void> {
  const { db } = test.test;
  const random = () => randomBytes(16);
  const soon = new Date(Date.now() + 3_600_000);
  const totp = { user_id: userId, secret: random(), confirmed_at: new Date() };
  await db.insertInto('totp_factors').values(totp).execute();
  await db.insertInto('recovery_codes').values({ user_id: userId, code_hash: random() }).execute();
  const passkey = {
    user_id: userId,
    credential_id: random().toString('hex'),
    public_key: random(),
    counter: 1,
    name: `${word} key`,
    synced: true,
  };
  await db.insertInto('passkeys').values(passkey).execute();
  const challenge = { challenge: random().toString('hex'), user_id: userId, expires_at: soon };
  await db.insertInto('passkey_challenges').values(challenge).execute();
  const code = {
    code_hash: random(),
    user_id: userId,
    session_id: 'a session of theirs',
    email: `${word}@vys.example`,
    username: word,
    full_name: word,
    origin: 'https://editor.example',
    expires_at: soon,
  };
  await db.insertInto('editor_codes').values(code).execute();
  const apiKey = {
    ...{ user_id: userId, key_hash: random(), last_characters: 'a1B2', name: `${word} script` },
    ...{ scopes: ['pages:read'], created_at: new Date(), last_used_from: '203.0.113.0/24' },
  };
  await db.insertInto('api_keys').values(apiKey).execute();
}

/** Every row of every table as text, by `table: row`, and the emails that wait. */
export async function dumpDatabase({ test }: TestApp): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(test.db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    // Rows of events name their page by a number.
    const found = await sql<{ row: string; page: string | null }>`
      select t::text as row, p.page_id as page from ${sql.table(name)} t
      left join analytics_pages p on p.number::text = to_jsonb(t) ->> 'page'
    `.execute(test.db);
    rows.push(...found.rows.map(({ row, page }) => `${name}: ${row}${page ? ` of ${page}` : ''}`));
  }
  const emails = await sql<{ row: string }>`
    select j::text as row from jobs.job j where name = 'email'
  `.execute(test.db);
  rows.push(...emails.rows.map(({ row }) => `jobs: ${row}`));
  return rows.sort();
}
