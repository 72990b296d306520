// Users and pages for the end-to-end tests, made through the same calls that the product's own client makes.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkFor } from './dev-inbox.ts';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

/** A name that no other test of this run uses. */
export function freshName(prefix = 'ada'): string {
  return `${prefix}-${Math.random().toString(36).slice(2, 9)}`;
}

/**
 * Registers a user and signs them in; with `named`, their public name is chosen too, with `confirmed`
 * they have followed the link that confirms their address.
 */
export async function createPerson(
  request: APIRequestContext,
  { named = true, fullName = 'Ada Moss', address = '', confirmed = false } = {},
): Promise<Person> {
  const username = freshName();
  const email = address || `${username}@example.com`;
  const password = 'Correct-horse-7';
  const [firstName = '', lastName = ''] = fullName.split(' ');
  const registered = await request.post('/api/auth/register', {
    data: { email, username, password, firstName, lastName },
  });
  // The addresses of operators are fixed, and a test that is repeated finds what it left.
  expect([201, ...(address ? [409] : [])]).toContain(registered.status());
  const { access_token: accessToken, refresh_token: refreshToken } = await fetchTokens(request, {
    email,
    password,
  });
  const person = { email, password, username, accessToken, refreshToken };
  const profile = await request.get('/api/user/profile', { headers: bearer(person) });
  expect(profile.status()).toBe(200);
  if (registered.status() === 409) person.username = (await profile.json()).vys_url;
  if (confirmed && registered.status() === 201) await confirmAddress(request, email);
  if (named && registered.status() === 201) {
    const chosen = await request.put('/api/user/profile', {
      headers: bearer(person),
      data: { vys_url: username },
    });
    expect(chosen.status()).toBe(200);
  }
  return person;
}

async function fetchTokens(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  const form = { grant_type: 'password', client_id: 'vys-web', username: email, password };
  const response = await request.post('/realms/vys/protocol/openid-connect/token', {
    form: { ...form, scope: 'openid profile email' },
  });
  expect(response.status()).toBe(200);
  return await response.json();
}

async function confirmAddress(request: APIRequestContext, email: string) {
  const link = await linkFor(request, email, '/verify-email');
  const confirmed = await request.post('/api/auth/verify-email', {
    data: { token: new URLSearchParams(link.split('?')[1]).get('token') },
  });
  expect(confirmed.status()).toBe(204);
}

export const bearer = (person: Person) => ({ authorization: `Bearer ${person.accessToken}` });

export const simplePage = (name: string) => ({
  jsx: `export default function Page() {
  return (
    <main>
      <h1>${name}</h1>
      <p>I make small things.</p>
      <ul>
        <li><a href="https://example.com/shop">Shop</a></li>
        <li><a href="https://example.com/blog">Blog</a></li>
      </ul>
    </main>
  );
}
`,
  css: 'main { max-width: 30rem; margin: 0 auto; padding: 2rem; font-family: "Sora", sans-serif; }',
  metadata: { title: `${name}'s Page`, description: 'Small things' },
});

/** Imports a source in the open format: people on every plan may save what they imported. */
async function importSource(request: APIRequestContext, person: Person, content: object) {
  const json = {
    format: 'vys-page',
    version: 1,
    content,
    exportedAt: new Date().toISOString(),
    publicUrl: null,
    publishedAt: null,
  };
  const headers = bearer(person);
  const imported = await request.post('/api/pages/import', { headers, data: { json } });
  expect(imported.status()).toBe(200);
}

/** Saves over the user's page, as another tab or device would. */
export async function savePage(request: APIRequestContext, person: Person, content: object) {
  await importSource(request, person, content);
  const headers = bearer(person);
  const saved = await request.put('/api/pages/update', { headers, data: { content } });
  expect(saved.status()).toBe(200);
}

/** Saves a page for the user and returns its id. */
export async function createPage(
  request: APIRequestContext,
  person: Person,
  content: object = simplePage('Ada Moss'),
): Promise<string> {
  await importSource(request, person, content);
  const created = await request.post('/api/pages/create', {
    headers: bearer(person),
    data: { content },
  });
  expect(created.status()).toBe(201);
  return (await created.json()).id;
}

export async function publishPage(request: APIRequestContext, person: Person, id: string) {
  const published = await request.post(`/api/pages/${id}/publish`, { headers: bearer(person) });
  expect(published.status()).toBe(200);
}

/** Fills and sends the form of the login screen, which is open already. */
export async function sendLogin(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  { remember = false } = {},
) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Leaves the page as signing in does, without any screen; the test opens the one that it is about. For tests that
 * are not about signing in.
 */
export async function startSession(page: Page, person: Person, { remember = false } = {}) {
  // In the browser's own context, whose cookie the session is bound to.
  const tokens = await fetchTokens(page.request, person);
  // Any small document of the origin gives access to its storage.
  await page.goto('/healthz');
  await page.evaluate(
    ([storage, { access_token, refresh_token, session_state, expires_in }]) => {
      window[storage].setItem('vys.refresh_token', refresh_token);
      window[storage].setItem('vys.expires_at', String(Date.now() + expires_in * 1000));
      window[storage].setItem('vys.session_id', session_state);
      window[storage].setItem('vys.access_token', access_token);
    },
    [remember ? 'localStorage' : 'sessionStorage', tokens] as const,
  );
}

/** Signs in through the login screen. */
export async function signIn(page: Page, person: Person, options?: { remember?: boolean }) {
  await page.goto('/login');
  await sendLogin(page, person, options);
  await page.waitForURL((url) => url.pathname !== '/login');
}
