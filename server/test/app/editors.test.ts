// An external editor at work, over real HTTP: from the code to a saved page, and no further.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, fillPath, type Route } from '@vys/contract';
import { exchangeEditorCode, issueEditorCode } from '@vys/contract/editor-auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/platform/config.ts';
import { startTestApp, type TestApp } from '../app.ts';

const editor = 'https://editor.example';
const jsx = 'export default function Page() { return <main><h1>Hi</h1></main>; }';
const content = { jsx, css: '', metadata: { title: 'Hi' } };

let test: TestApp;
let session: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ env: { EDITOR_ORIGINS: `${editor}, http://localhost:5173` } });
  ({ token: session } = await test.signUp('ada'));
  token = await handOver();
});
afterAll(() => test.stop());

async function handOver(): Promise<string> {
  const issued = await test.call('POST', issueEditorCode.path, {
    token: session,
    body: { redirect: `${editor}/open?x=1` },
  });
  const { data } = (await issued.json()) as { data: { redirect_to: string } };
  const code = new URL(data.redirect_to).searchParams.get('token');
  const exchanged = await test.call('POST', exchangeEditorCode.path, {
    body: { code, origin: editor },
    headers: { origin: editor, 'sec-fetch-site': 'cross-site' },
  });
  expect(exchanged.status).toBe(200);
  return ((await exchanged.json()) as { access_token: string }).access_token;
}

const isOpen = (route: Route) => route.scope === 'pages';
const routeName = (route: Route) => `${route.method} ${route.path}`;
const someId = '0b9f3a0e-53c1-4d0c-9f3c-2f1f6f3f8a11';
const exampleRoutePath = ({ path }: Route) =>
  fillPath(
    path,
    Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, someId])),
  );

async function callWith(bearer: string, route: Route): Promise<Response> {
  const form = new URLSearchParams();
  const bodies = {
    json: '{}',
    raw: '{}',
    bounces: '{}',
    form,
    any_form: form,
    multipart: new FormData(),
  };
  const bodyType = route.bodyType ?? 'json';
  const hasBody = route.method !== 'GET' && (route.body !== undefined || bodyType !== 'json');
  return fetch(`${test.config.appOrigin}${exampleRoutePath(route)}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(hasBody && bodyType === 'json' ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: bodies[bodyType] } : {}),
  });
}

describe("LOGIN-9 an editor's token", () => {
  const closed = allRoutes.filter((route) => route.access !== 'public' && !isOpen(route));
  it.each(closed.map((route) => [routeName(route), route] as const))(
    'is rejected at %s',
    async (_, route) => {
      const response = await callWith(token, route);
      expect(response.status).toBe(403);
      expect(((await response.json()) as { code: string }).code).toBe('auth.forbidden');
    },
  );

  it.each(allRoutes.filter(isOpen).map((route) => [routeName(route), route] as const))(
    'is accepted at %s',
    async (_, route) => {
      const response = await callWith(token, route);
      expect([401, 403]).not.toContain(response.status);
      const other = await callWith('vys_et_made-up', route);
      expect(other.status).toBe(401);
    },
  );

  it('reaches the routes that docs/editors.md lists', () => {
    const guide = readFileSync(join(projectRoot, 'docs/editors.md'), 'utf8');
    const documented = [...guide.matchAll(/^\| `([A-Z]+ \/\S+)`/gm)].map(([, call]) => call);
    expect(documented.sort()).toEqual(allRoutes.filter(isOpen).map(routeName).sort());
  });

  it('reads and saves the page, and cannot publish it', async () => {
    const created = await test.call('POST', '/api/pages/create', { token, body: { content } });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    const current = await test.call('GET', '/api/pages/current', { token });
    expect(((await current.json()) as { id: string }).id).toBe(id);
    const changed = { content: { ...content, jsx: jsx.replace('Hi', 'Hello') } };
    const headers = { origin: editor, 'sec-fetch-site': 'cross-site' };
    const saved = await test.call('PUT', '/api/pages/update', { token, body: changed, headers });
    expect(saved.status).toBe(200);
    const owned = await test.call('GET', `/api/pages/${id}`, { token: session });
    expect(((await owned.json()) as { content: { jsx: string } }).content.jsx).toContain('Hello');
    expect((await test.call('POST', `/api/pages/${id}/publish`, { token })).status).toBe(403);
    const name = { token, body: { full_name: 'Another Name' } };
    expect((await test.call('PUT', '/api/user/profile', name)).status).toBe(403);
  });

  it('gives no access to userinfo and refresh', async () => {
    const info = await test.call('GET', '/realms/vys/protocol/openid-connect/userinfo', { token });
    expect(info.status).toBe(401);
  });
});

describe('LOGIN-9 an editor in a browser', () => {
  const preflight = (path: string, origin: string, method: string) =>
    test.call('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const open = allRoutes.filter((route) => isOpen(route) || route.id === exchangeEditorCode.id);
  const closedRoutes = allRoutes.filter((route) => !open.includes(route));

  it.each(open.map((route) => [routeName(route), route] as const))(
    'may call %s',
    async (_, route) => {
      const response = await preflight(exampleRoutePath(route), editor, route.method);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(editor);
      expect(response.headers.get('access-control-allow-methods')?.split(', ')).toContain(
        route.method,
      );
      expect(response.headers.get('access-control-allow-headers')).toMatch(
        /authorization.*content-type/,
      );
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
    },
  );

  it('reads responses and rejections at its listed origin', async () => {
    for (const headers of [{ authorization: `Bearer ${token}` }, { authorization: 'Bearer no' }]) {
      const response = await test.call('GET', '/api/pages/current', {
        headers: { ...headers, origin: 'http://localhost:5173' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
  });

  it.each([
    'https://evil.example',
    'https://editor.example.evil.example',
    'https://EDITOR.example',
    'http://editor.example',
    'https://editor.example:444',
    'http://localhost:5174',
    'null',
    '',
  ])('is not allowed at %j', async (origin) => {
    for (const route of open) {
      const response = await preflight(exampleRoutePath(route), origin, route.method);
      expect(response.status).toBe(404);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    const response = await test.call('GET', '/api/pages/current', { token, headers: { origin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
  });

  it('ASVS 3.4.2 is allowed on no other route', async () => {
    for (const route of closedRoutes) {
      const path = exampleRoutePath(route);
      if (open.some((other) => other.path === route.path)) continue;
      const response = await preflight(path, editor, route.method);
      const origin = response.headers.get('access-control-allow-origin');
      // In a preflight, `/api/pages/{id}` also matches paths like `/api/pages/import`.
      const methods = response.headers.get('access-control-allow-methods')?.split(', ') ?? [];
      expect(origin === null || !methods.includes(route.method), routeName(route)).toBe(true);
    }
    const response = await test.call('GET', '/api/user/profile', {
      token: session,
      headers: { origin: editor },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('LOGIN-9 no origin is allowed when none is listed', async () => {
  const plain = await startTestApp();
  const { token: bearer } = await plain.signUp('bob');
  const issued = await plain.call('POST', issueEditorCode.path, {
    token: bearer,
    body: { redirect: `${editor}/` },
  });
  expect(issued.status).toBe(400);
  const response = await plain.call('OPTIONS', '/api/pages/current', {
    headers: { origin: editor },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const old = `vys_et_${'A'.repeat(43)}`;
  expect((await plain.call('GET', '/api/pages/current', { token: old })).status).toBe(401);
  await plain.stop();
});
