// A public page that the browser has loaded ahead. A driven browser gives such loads up, so this one is
// left to itself: a page of the same origin asks for the load and goes there when it is told to.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, publishPage } from './support/people.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let front: Server;
let browser: ChildProcess | undefined;
let profile: string;
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'vys-prerender-'));
});
test.afterEach(async () => {
  const { pid } = browser ?? {};
  if (pid !== undefined) {
    const ended = new Promise((resolve) => browser?.once('exit', resolve));
    process.kill(pid, 'SIGKILL');
    await ended;
  }
  front.closeAllConnections();
  front.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** The public site under another address, with a page in front that leads to `name`. */
async function openFront(name: string) {
  const state = { requests: [] as IncomingMessage[], mayGo: false };
  front = createServer((request, response) => {
    state.requests.push(request);
    if (request.url === '/launch.html') {
      response.setHeader('content-type', 'text/html');
      response.end(`<script type="speculationrules">${JSON.stringify({
        prerender: [{ urls: [`/${name}`], eagerness: 'immediate' }],
      })}</script><script>setInterval(async () => {
        const response = await fetch('/may-go.txt');
        if ((await response.text()) === 'go') location = '/${name}';
      }, 200)</script>`);
      return;
    }
    if (request.url === '/may-go.txt') {
      response.end(state.mayGo ? 'go' : 'wait');
      return;
    }
    const ownOrigin = `http://${request.headers.host}`;
    const { method, headers } = request;
    const further = httpRequest(`${pagesOrigin}${request.url}`, { method, headers }, (upstream) => {
      const policy = upstream.headers['content-security-policy'];
      if (typeof policy === 'string') {
        upstream.headers['content-security-policy'] = policy.replaceAll(pagesOrigin, ownOrigin);
      }
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(response);
    });
    further.on('error', () => response.destroy());
    request.pipe(further);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return { state, address: `http://localhost:${port}/launch.html` };
}

test('PUB-2 a page loaded ahead counts when it is shown, not before', { tag: '@slow' }, async ({
  request,
}) => {
  const ada = await createPerson(request);
  await publishPage(request, ada, await createPage(request, ada));
  const views = async () => {
    const response = await request.get('/api/pages/current', { headers: bearer(ada) });
    return (await response.json()).views;
  };
  const { state, address } = await openFront(ada.username);
  browser = spawn(
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-agent=${userAgent}`,
      `--user-data-dir=${profile}`,
      address,
    ],
    { stdio: 'ignore' },
  );
  const loads = () => state.requests.filter(({ url }) => url === `/${ada.username}`);
  await expect.poll(() => loads().length, { timeout: 30_000 }).toBe(1);
  expect(loads()[0]?.headers['sec-purpose']).toContain('prerender');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await views()).toBe(0);
  state.mayGo = true;
  await expect.poll(views, { timeout: 20_000 }).toBe(1);
  // It was the load from before that was shown.
  expect(loads().length).toBe(1);
});
