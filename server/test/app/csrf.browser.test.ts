// Another website in a real Chromium: its forms cannot sign a user in or out here. The website is on 127.0.0.1
// and Vys on localhost, which are two sites.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT_ID, LOGOUT_PATH, TOKEN_PATH } from '@vys/contract/api/endpoints';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { openChromium } from '../clients/chromium.ts';
import { deleteQueuedEmails, listQueuedEmails } from '../queued-emails.ts';

const password = 'correct horse 7';
const client = { client_id: CLIENT_ID };
const attacker = { grant_type: 'password', username: 'mallory', password };

let test: TestApp;
let browser: Browser;
let website: Server;
let context: BrowserContext;
let victim: Page;
let refreshToken = '';
let names = 0;

beforeAll(async () => {
  test = await startTestApp();
  await test.signUp('mallory');
  browser = await openChromium();
  website = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://website');
    response.setHeader('content-type', 'text/html').end(searchParams.get('html'));
  });
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  website.close();
  await test.stop();
});

beforeEach(async () => {
  const username = `anna${++names}`;
  await test.signUp(username);
  context = await browser.newContext();
  victim = await context.newPage();
  await victim.goto(`${test.config.appOrigin}/healthz`);
  const signedIn = await post({ grant_type: 'password', username, password });
  expect(signedIn.status).toBe(200);
  refreshToken = String(signedIn.body.refresh_token);
  await deleteQueuedEmails(test.test.db);
});
afterEach(() => context.close());

/** From the victim's own tab at Vys. */
function post(fields: Record<string, string>) {
  return victim.evaluate(
    async ([path, form]) => {
      const response = await fetch(path, { method: 'POST', body: new URLSearchParams(form) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [TOKEN_PATH, { ...client, ...fields }] as const,
  );
}

/** The response to a form that the website submits as soon as the victim opens it. */
async function visitWebsite(path: string, fields: Record<string, string>): Promise<Response> {
  const inputs = Object.entries({ ...client, ...fields }).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  const action = `${test.config.appOrigin}${path}`;
  const form = `<form method="post" action="${action}">${inputs.join('')}</form>`;
  const html = `${form}<script>document.forms[0].submit()</script>`;
  const { port } = website.address() as AddressInfo;
  const tab = await context.newPage();
  const posted = tab.waitForResponse((response) => response.url() === action);
  await tab.goto(`http://127.0.0.1:${port}/?${new URLSearchParams({ html })}`);
  return posted;
}

const deviceCookie = async () =>
  (await context.cookies(test.config.appOrigin)).find(({ name }) => name === 'vys-binding');

it('M5: rejects a sign-in that another website submits, and the visitor stays signed in', async () => {
  const before = await deviceCookie();
  expect(before).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  const response = await visitWebsite(TOKEN_PATH, attacker);

  expect(response.status()).toBe(403);
  expect(await response.headerValue('set-cookie')).toBeNull();
  expect((await deviceCookie())?.value).toBe(before?.value);
  const refreshed = await post({ grant_type: 'refresh_token', refresh_token: refreshToken });
  expect([refreshed.status, refreshed.body.error]).toEqual([200, undefined]);
  expect(await listQueuedEmails(test.test.db)).toEqual([]);
});

it('M5: rejects a sign-out that another website submits', async () => {
  const response = await visitWebsite(LOGOUT_PATH, { refresh_token: refreshToken });

  expect(response.status()).toBe(403);
  expect(await response.headerValue('clear-site-data')).toBeNull();
  expect((await post({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(
    200,
  );
});
