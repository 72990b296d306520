// The live channel of the whole server: what happens anywhere in the product comes to who is connected.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { type LiveClient, openLiveClient } from '../clients/live-client.ts';
import { pageWith } from '../pages.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
let test: TestApp;
let token: string;
let pageId: string;
let client: LiveClient;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  count += 1;
  ({ token } = await test.signUp(`maker-${count}`));
  await call('PUT', '/api/user/profile', { vys_url: `maker-${count}` });
  const content = pageWith('One');
  content.jsx = content.jsx.replace(
    '</main>',
    '<form data-form="contact"><input name="email" /></form></main>',
  );
  pageId = (await call('POST', '/api/pages/create', { content })).id;
});

async function call(method: string, path: string, body?: unknown) {
  const response = await test.call(method, path, { token, body });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function connect(): Promise<void> {
  const { ticket } = (await call('POST', '/api/notifications/ws-ticket')).data;
  const { position } = (await call('GET', '/api/notifications')).data;
  const headers = { origin: test.config.appOrigin };
  client = openLiveClient(test.config.appOrigin, { ticket, after: position }, { headers });
  await client.next('ready');
}

const topics = () =>
  client.messages.flatMap((message) => (message.type === 'changed' ? message.data.topics : []));

it('LIVE-1 saving and publishing are told, with their notifications', async () => {
  await connect();
  await call('PUT', '/api/pages/update', { content: pageWith('Two') });
  await expect.poll(topics).toContain('page');
  await call('POST', `/api/pages/${pageId}/publish`);
  const titles = () =>
    client.messages.flatMap((one) => (one.type === 'notification' ? [one.data.type] : []));
  await expect.poll(titles).toContain('page_published');
  await client.close();
});

it('a change of the profile is told', async () => {
  await connect();
  await call('PUT', '/api/user/profile', { full_name: 'Maria Berg' });
  await expect.poll(topics).toEqual(['profile']);
  await client.close();
});

it('a view of the public page and what a visitor sends are told', { tags: 'slow' }, async () => {
  await call('POST', `/api/pages/${pageId}/publish`);
  await connect();
  const name = `maker-${count}`;
  const origin = test.config.pagesOrigin;
  const view = { kind: 'view', pageId, ip: '203.0.113.7', referrer: '' } as const;
  await test.app.analytics.record({ ...view, userAgent: chrome, headers: {} });
  await expect.poll(topics).toContain('stats');
  const body = new URLSearchParams({ email: 'guest@example.com', message: 'Hello' });
  const submitted = await fetch(`${origin}/_/forms/${name}/contact`, {
    method: 'POST',
    headers: { origin: 'null' },
    body,
  });
  expect(submitted.status).toBe(200);
  await expect.poll(topics).toContain('forms');
  await client.next('notification');
  await client.close();
});

it('1012 comes when the server stops', { tags: 'slow' }, async () => {
  const other = await startTestApp();
  const { token: theirs } = await other.signUp('stopped');
  const connected = openLiveClient(other.config.appOrigin, { token: theirs });
  await connected.opened;
  await other.stop();
  expect(await connected.closed).toEqual({ code: 1012 });
});

it('requests that offer another upgrade are served as they are', async () => {
  const response = await sendRequest(test.config.appOrigin, '/healthz', {
    headers: {
      connection: 'upgrade, http2-settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABk',
    },
  });
  expect(response.status).toBe(200);
});
