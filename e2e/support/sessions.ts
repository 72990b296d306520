// Sessions in a browser: signing a new person in, letting the access token expire, ending a session from
// elsewhere, and a server that cannot be reached.
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { bearer, createPerson, type Person, startSession } from './people.ts';

export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });
export const reconnecting = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Reconnecting…' });

/** Registers a user, signs them in without the login screen and waits for their dashboard. */
export async function signInNewPerson(
  page: Page,
  request: APIRequestContext,
  options?: { remember?: boolean },
): Promise<Person> {
  const person = await createPerson(request);
  await startSession(page, person, options);
  await page.goto('/dashboard');
  await greeting(page).waitFor();
  return person;
}

/** An app that starts after this must refresh first. A remembered session is in `localStorage`. */
export const expireToken = (
  page: Page,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
) =>
  page.evaluate(
    (name) => window[name].setItem('vys.expires_at', String(Date.now() - 1000)),
    storage,
  );

const CALLS = /\/(api|auth|realms)\//;

/** Rejects the connections of these requests; returns what lets them through again. */
export async function stopServer(context: BrowserContext, urls: RegExp = CALLS) {
  await context.route(urls, (route) => route.abort('connectionrefused'));
  return () => context.unroute(urls);
}

/** What a browser reports when its network is back. */
export const dispatchOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Ends the sessions of that person in all browsers. */
export async function endBrowserSessions(request: APIRequestContext, person: Person) {
  const ended = await request.post('/api/auth/sessions/end', {
    headers: bearer(person),
    data: { scope: 'others' },
  });
  expect(ended.status()).toBe(204);
}
