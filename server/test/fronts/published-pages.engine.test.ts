// The whole server behind each front that `deploy` sets up: what visitors see after a page was published, switched off,
// renamed, suspended or deleted, and the live channel of the workspace.

import { createLiveTicket } from '@vys/contract/notifications/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { openLiveClient } from '../clients/live-client.ts';
import { confirmAddress } from '../factories.ts';
import { APP_HOST, availableFronts, type Front, PAGES_HOST, startFront } from './fronts.ts';
import { type Relay, startRelay } from './relay.ts';

const OPERATOR = 'oper@vys.example';

describe.each(availableFronts)('%s before the whole server', (name) => {
  let test: TestApp;
  let front: Front;
  let relays: Relay[] = [];
  let token = '';
  let operator = '';
  let pageId = '';

  beforeAll(async () => {
    const pages = await startRelay(() => test.config.pagesPort);
    const app = await startRelay(() => test.config.appPort);
    relays = [pages, app];
    front = await startFront(name, { pages: pages.port, app: app.port });
    test = await startTestApp({
      env: {
        PAGES_ORIGIN: `http://${PAGES_HOST}`,
        VYS_TRUSTED_PROXIES: '127.0.0.1',
        OPERATORS: OPERATOR,
        ...(front.purgeUrl === undefined ? {} : { CACHE_PURGE_URLS: front.purgeUrl }),
      },
    });
    operator = (await test.signUp('oper')).token;
    await confirmAddress(test.test.db, OPERATOR);
    ({ token } = await test.signUp('anna'));
    await call('PUT', '/api/user/profile', { vys_url: 'anna' });
  });
  afterAll(async () => {
    await front.stop();
    await test.stop();
    for (const relay of relays) await relay.cut();
  });

  async function call(method: string, path: string, body?: unknown, by = token) {
    const response = await test.call(method, path, { token: by, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: of many routes.
    return response.status === 204 ? undefined : ((await response.json()) as any);
  }
  const visit = async (path = '/anna') => {
    const headers = { host: PAGES_HOST, 'accept-encoding': 'identity' };
    const { status, body } = await sendRequest(front.origin, path, { headers });
    const title = /<h1>(.*?)<\/h1>/.exec(`${body}`)?.[1];
    return status === 200 ? `200 ${title}` : `${status}`;
  };
  const publish = async (text: string) => {
    const content = { jsx: `export default () => <main><h1>${text}</h1></main>;`, css: '' };
    if (pageId === '') pageId = (await call('POST', '/api/pages/create', { content })).id;
    else await call('PUT', '/api/pages/update', { content });
    await call('POST', `/api/pages/${pageId}/publish`, {});
  };
  /** Within the time that tests wait, which is far below that for which the front keeps pages. */
  const shows = (expected: string, path?: string) =>
    expect.poll(() => visit(path), { timeout: 60_000 }).toBe(expected);

  it('shows what was published last, in place of what it kept', async () => {
    expect(await visit()).toBe('404');
    await publish('First');
    await shows('200 First');
    await publish('Second');
    await shows('200 Second');
  });

  it('shows nothing of a page that is switched off, and shows it again', async () => {
    const setActive = (is_active: boolean) =>
      call('PUT', `/api/pages/${pageId}/active`, { is_active });
    await setActive(false);
    await shows('404');
    await setActive(true);
    await shows('200 Second');
  });

  it('leads from the old name to the new one', async () => {
    await call('PUT', '/api/user/profile', { vys_url: 'anna-new' });
    await shows('301');
    await shows('200 Second', '/anna-new');
  });

  it('shows nothing of a page that an operator takes down', async () => {
    const headers = {
      host: PAGES_HOST,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = 'reason=phishing&message=Look';
    await sendRequest(front.origin, '/_/report/anna-new', { method: 'POST', headers, body });
    const { data } = await call('GET', '/api/moderation/cases', undefined, operator);
    const decision = `/api/moderation/cases/${data.cases[0].id}/decision`;
    await call('POST', decision, { decision: 'suspend', reason: 'It asks for codes' }, operator);
    await shows('410', '/anna-new');
    await call('POST', decision, { decision: 'reinstate', reason: '' }, operator);
    await shows('200 Second', '/anna-new');
  });

  it('passes on the live channel of the workspace', async () => {
    const { data } = await call('POST', createLiveTicket.path, {});
    const headers = { host: APP_HOST };
    const client = openLiveClient(front.origin, { ticket: data.ticket }, { headers });
    expect(await client.next('ready')).toMatchObject({ type: 'ready' });
    await client.close();
  });

  it('shows nothing of a deleted account', async () => {
    await call('DELETE', '/api/user/account');
    await shows('404', '/anna-new');
  });
});
