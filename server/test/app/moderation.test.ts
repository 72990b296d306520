// Quarantine across two processes on one database and one file store, as behind a proxy.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { confirmAddress } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { childStdio } from '../test-log.ts';

let test: TestApp;
let otherProcess: ChildProcess;
let otherOrigin = '';
let operator = '';

const jsx = `export default function Page() {
  return <main><h1>Anna</h1><a href="https://shop.example/">Shop</a></main>;
}`;

beforeAll(async () => {
  test = await startTestApp({ env: { OPERATORS: 'Oper@vys.example, second@vys.example' } });
  operator = (await test.signUp('oper')).token;
  await confirmAddress(test.test.db, 'oper@vys.example');
  const port = await freePort();
  otherOrigin = `http://localhost:${port}`;
  otherProcess = fork(join(import.meta.dirname, '../../src/main.ts'), [], {
    stdio: childStdio(),
    env: {
      VYS_LOG_LEVEL: 'trace',
      DATABASE_URL: test.test.url,
      VYS_DATA_DIR: test.config.dataDir,
      VYS_APP_PORT: `${await freePort()}`,
      VYS_PAGES_PORT: `${port}`,
      VYS_SERVICES: 'site',
      APP_ORIGIN: test.config.appOrigin,
      PAGES_ORIGIN: test.config.pagesOrigin,
    },
  });
  await new Promise((resolve, reject) => {
    otherProcess.once('message', resolve);
    otherProcess.once('exit', () => reject(new Error('the second process did not start')));
  });
}, 60_000);
afterAll(async () => {
  const ended = new Promise((resolve) => otherProcess.once('exit', resolve));
  otherProcess.kill('SIGTERM');
  await ended;
  await test.stop();
});

type RestResponse = {
  id: string;
  code: string;
  data: { cases: { id: string; case_number: string }[] };
};

async function call(method: string, path: string, token: string, body?: unknown) {
  const response = await test.call(method, path, { token, ...(body ? { body } : {}) });
  return { status: response.status, body: (await response.json()) as RestResponse };
}

const visit = async (origin: string, path = '/anna') => (await sendRequest(origin, path)).status;
const both = async (path?: string) => [
  await visit(test.config.pagesOrigin, path),
  await visit(otherOrigin, path),
];

it('U9 TIER-13 an abuse report leads to quarantine: 410 everywhere, in every process', async () => {
  const { token } = await test.signUp('anna');
  await call('PUT', '/api/user/profile', token, { vys_url: 'anna' });
  const created = await call('POST', '/api/pages/create', token, { content: { jsx, css: '' } });
  const id = created.body.id;
  await call('POST', `/api/pages/${id}/publish`, token);
  // Both have it in memory from here on.
  expect(await both()).toEqual([200, 200]);
  const page = await sendRequest(test.config.pagesOrigin, '/anna');
  expect(page.body.toString()).toContain('href="/_/report/anna"');

  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reportRequest = { method: 'POST', headers, body: 'reason=phishing&message=Look' };
  const response = await sendRequest(otherOrigin, '/_/report/anna', reportRequest);
  const number = /VYS-[A-Z2-9]{4}-\d\d/.exec(response.body.toString())?.[0];
  const { body } = await call('GET', '/api/moderation/cases', operator);
  const [found] = body.data.cases;
  expect(found?.case_number).toBe(number);

  const decision = `/api/moderation/cases/${found?.id}/decision`;
  const reason = 'It asks for passwords';
  await call('POST', decision, operator, { decision: 'suspend', reason });
  expect(await visit(test.config.pagesOrigin)).toBe(410);
  await expect.poll(() => both(), { timeout: 60_000 }).toEqual([410, 410]);
  expect(await both('/anna+')).toEqual([410, 410]);
  const suspendedPage = await sendRequest(otherOrigin, '/anna');
  expect(suspendedPage.headers['x-robots-tag']).toBe('noindex');
  expect(suspendedPage.body.toString()).not.toContain('Shop');
  const again = await call('POST', `/api/pages/${id}/publish`, token);
  expect([again.status, again.body.code]).toEqual([403, 'pages.suspended']);

  await call('POST', decision, operator, { decision: 'reinstate', reason: '' });
  await expect.poll(() => both(), { timeout: 60_000 }).toEqual([200, 200]);
});

it('PUB-5 PUB-6 the inspector is not there for a draft, a free name or a page switched off', {
  tags: 'slow',
}, async () => {
  const { token } = await test.signUp('bert');
  await call('PUT', '/api/user/profile', token, { vys_url: 'bert' });
  const created = await call('POST', '/api/pages/create', token, { content: { jsx, css: '' } });
  expect(await both('/bert+')).toEqual([404, 404]);
  await call('POST', `/api/pages/${created.body.id}/publish`, token);
  expect(await both('/bert+')).toEqual([200, 200]);
  const html = (await sendRequest(otherOrigin, '/bert+')).body.toString();
  expect(html).toContain('<b>shop.example</b>');
  await call('PUT', `/api/pages/${created.body.id}/active`, token, { is_active: false });
  expect(await both('/bert+')).toEqual([404, 404]);
  expect(await both('/unknown-user+')).toEqual([404, 404]);
});
