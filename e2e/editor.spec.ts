// The way to an external code editor: only to those that the operator has listed, and with a code that
// works once.
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { appOrigin, editorOrigin, editorPort } from './support/origins.ts';
import { bearer, createPage, createPerson, sendLogin } from './support/people.ts';

let editor: Server;
const visits: { url: string; referer: string | undefined }[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  editor = createServer(({ url = '', headers }, response) => {
    visits.push({ url, referer: headers.referer });
    response.setHeader('content-type', 'text/html').end('<h1>An editor</h1>');
  });
  await new Promise<void>((ready) => editor.listen(editorPort, 'localhost', ready));
});
test.afterAll(() => new Promise((closed) => editor.close(closed)));

const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`;

test('LOGIN-9 LOGIN-10 I9 I10 a user signs in and reaches the editor, and the code gives access to the pages once', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await page.goto(login(`${editorOrigin}/open?file=1`));
  await sendLogin(page, person, { remember: true });
  await page.waitForURL(`${editorOrigin}/**`);
  const arrived = new URL(page.url());
  const code = arrived.searchParams.get('token') ?? '';
  expect(arrived.searchParams.get('file')).toBe('1');
  expect(code).not.toContain(person.accessToken);
  expect(code).not.toMatch(/^ey/);
  // Nothing but our origin is told, and not where we were.
  expect([undefined, `${appOrigin}/`]).toContain(visits.at(0)?.referer);

  const exchange = () =>
    request.post('/api/auth/editor-token', { data: { code, origin: editorOrigin } });
  const first = await exchange();
  expect(first.status()).toBe(200);
  const { access_token: token, scope } = await first.json();
  expect(scope).toBe('pages');
  const response = await request.get('/api/pages/current', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  expect((await exchange()).status()).toBe(400);

  await page.goto(login(`${editorOrigin}/`));
  await expect(page.getByRole('heading', { name: 'Ready to Continue' })).toBeVisible();
  await expect(page.getByText(editorOrigin, { exact: true })).toBeVisible();
  const before = visits.length;
  await page.getByRole('button', { name: 'Go to Dashboard Instead' }).click();
  await page.waitForURL('**/dashboard');
  expect(visits).toHaveLength(before);

  await page.goto(login(`${editorOrigin}/`));
  await page.getByRole('button', { name: 'Continue to Editor' }).click();
  await page.waitForURL(`${editorOrigin}/?token=*`);
});

test('I9 LOGIN-9 LOGIN-11 the sign-in redirects nowhere else, whatever the link says', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await createPerson(request);
  await page.goto('/login');
  await sendLogin(page, person, { remember: true });
  await page.waitForURL('**/dashboard');
  const requests: string[] = [];
  page.on('request', (call) => requests.push(call.url()));
  const host = editorOrigin.replace('http://', '');
  for (const redirect of [
    `//${host}`,
    `/\\${host}`,
    `\\\\${host}`,
    `http:${host}`,
    `http:/${host}`,
    `https://${host}`,
    'javascript:document.title="owned"',
    'java\tscript:document.title="owned"',
    'data:text/html,<h1>owned</h1>',
    `${editorOrigin}@evil.example`,
    `${editorOrigin}\\@evil.example`,
    `http://evil@${host}`,
    `${editorOrigin}.evil.example`,
    `http://localhost.evil.example:${editorPort}`,
    'http://lоcalhost.example',
    `http://localhost\t:${editorPort}`,
    `\n${editorOrigin}`,
    `${editorOrigin}\n.evil.example`,
    '/.//evil.example',
    '/\t/evil.example',
  ]) {
    await page.goto(login(redirect));
    await page.waitForURL(`${appOrigin}/dashboard`);
    await expect(page.getByText(/That link goes outside Vys/), redirect).toBeVisible();
    expect(await page.title()).not.toBe('owned');
  }
  const remaining = requests
    .filter((url) => !/^(data:|blob:)/.test(url))
    .map((url) => new URL(url).origin);
  expect(
    [...new Set(remaining)].filter((origin) => !/^http:\/\/localhost:\d+$/.test(origin)),
  ).toEqual([]);
  expect(requests.filter((url) => url.startsWith(editorOrigin))).toEqual([]);
  const tokens = await page.evaluate(() => localStorage.getItem('vys.access_token'));
  expect(tokens).toBeTruthy();
  expect(requests.filter((url) => url.includes(tokens as string))).toEqual([]);
});

test('I9 the server issues no code for an unlisted origin', async ({ request }) => {
  const person = await createPerson(request);
  for (const redirect of ['https://evil.example/', `${editorOrigin}@evil.example`, '/pages']) {
    const response = await request.post('/api/auth/editor-code', {
      headers: bearer(person),
      data: { redirect },
    });
    expect(response.status(), redirect).toBe(400);
  }
});
