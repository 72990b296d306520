// One session in several tabs of one browser.
import { expect, type Page, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import {
  dispatchOnline,
  expireToken,
  greeting,
  reconnecting,
  signInNewPerson,
  stopServer,
} from './support/sessions.ts';

test('SESSION-11 SESSION-21 tabs that start with an expired token send one refresh, and all go on', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInNewPerson(page, request, { remember: true });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const refreshes: string[] = [];
  context.on('request', (call) => {
    const form = call.postData() ?? '';
    if (call.url().endsWith('/token') && form.includes('refresh_token')) refreshes.push(form);
  });
  for (let round = 1; round <= 3; round += 1) {
    await expireToken(page);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe('/dashboard');
    }
    expect(refreshes).toHaveLength(round);
  }
  const [first, ...others] = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => localStorage.getItem('vys.access_token'))),
  );
  expect(others).toEqual([first, first]);
});

test('SESSION-21 tabs in an outage recover together, with one refresh', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  await signInNewPerson(page, request, { remember: true });
  const tabs = [page, await context.newPage()];
  await expireToken(page);
  const startServer = await stopServer(context);
  for (const tab of tabs) {
    await tab.goto('/dashboard');
    await expect(reconnecting(tab)).toBeVisible();
  }
  const refreshes: number[] = [];
  context.on('response', (call) => {
    if (call.url().endsWith('/token')) refreshes.push(call.status());
  });
  await startServer();
  await Promise.all(tabs.map(dispatchOnline));
  for (const tab of tabs) {
    await expect(greeting(tab)).toBeVisible();
    await expect(tab.getByText('Reconnecting…')).toHaveCount(0);
  }
  expect(refreshes).toEqual([200]);
});

const readTokens = (page: Page) =>
  page.evaluate(() => [
    sessionStorage.getItem('vys.access_token'),
    sessionStorage.getItem('vys.refresh_token'),
  ]);

test.describe('without Remember me', () => {
  test('LOGIN-5 a new tab takes the session over from an open one, and follows its refresh', {
    tag: '@slow',
  }, async ({ page, context, request }) => {
    await signInNewPerson(page, request);
    const requests: string[] = [];
    const pasted = await context.newPage();
    pasted.on('framenavigated', (frame) => requests.push(new URL(frame.url()).pathname));
    await pasted.goto('/settings');
    await expect(pasted.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(requests).not.toContain('/login');
    // Opened from a link, without access to the tab that it comes from.
    const opening = context.waitForEvent('page');
    await page
      .getByRole('link', { name: 'Settings' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const linked = await opening;
    await expect(linked.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('vys.refresh_token'))).toBeNull();

    const before = await readTokens(page);
    expect(await readTokens(pasted)).toEqual(before);
    await expireToken(page, 'sessionStorage');
    await page.reload();
    await greeting(page).waitFor();
    const after = await readTokens(page);
    expect(after).not.toEqual(before);
    for (const tab of [pasted, linked]) await expect.poll(() => readTokens(tab)).toEqual(after);
  });

  test('LOGIN-5 SESSION-21 a tab that missed a refresh takes it from the others instead of using an old token', {
    tag: '@slow',
  }, async ({ page, context, request }) => {
    await signInNewPerson(page, request);
    const old = await page.evaluate(() => ({ ...sessionStorage }));
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard');
    await greeting(otherTab).waitFor();
    await expireToken(otherTab, 'sessionStorage');
    await otherTab.reload();
    await greeting(otherTab).waitFor();
    // As a tab that the browser had put away and brings back.
    await page.goto('about:blank');
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      sessionStorage.setItem('vys.expires_at', String(Date.now() - 1000));
    }, old);
    const refreshes: string[] = [];
    page.on('request', (call) => call.url().endsWith('/token') && refreshes.push(call.url()));
    await page.goto('/dashboard');
    await greeting(page).waitFor();
    expect(refreshes).toEqual([]);
    expect(await readTokens(page)).toEqual(await readTokens(otherTab));
  });

  test('LOGIN-5 SESSION-15 signing out in one tab signs out all, and no new tab brings it back', {
    tag: '@slow',
  }, async ({ page, context, request }) => {
    await signInNewPerson(page, request);
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard');
    await greeting(otherTab).waitFor();
    await otherTab.getByRole('button', { name: /user menu of/i }).click();
    await otherTab.getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of [page, otherTab, await context.newPage()]) {
      if (tab.url() === 'about:blank') await tab.goto('/dashboard');
      await tab.waitForURL('**/login');
      expect(await readTokens(tab)).toEqual([null, null]);
      // They heard of the sign-out, and did not have to find a session that is over.
      await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await expect(tab.getByText('Session expired')).toHaveCount(0);
    }
  });

  test('LOGIN-5 the session is gone with the last tab, and the next one does not wait for it', {
    tag: '@slow',
  }, async ({ page, context, request }) => {
    await signInNewPerson(page, request);
    const next = await context.newPage();
    await page.close();
    // Nothing that waits for time to pass comes to its end.
    await next.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
    await next.clock.pauseAt(new Date('2026-03-01T10:00:01Z'));
    const workspace: string[] = [];
    next.on('request', (call) => call.url().includes('/workspace-') && workspace.push(call.url()));
    await next.goto('/dashboard');
    await expect(next.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(workspace).toEqual([]);
  });

  test('LOGIN-5 the origin of the public pages cannot ask for the session', {
    tag: '@slow',
  }, async ({ page, context, request }) => {
    await signInNewPerson(page, request);
    const ask = (tab: Page) =>
      tab.evaluate(() => {
        const messages: string[] = [];
        Object.assign(window, { heard: messages });
        const channel = new BroadcastChannel('vys.session');
        channel.onmessage = ({ data }) => messages.push(data.type);
        channel.postMessage({ type: 'request', from: 'x' });
      });
    const heardBy = (tab: Page) => tab.evaluate(() => (window as { heard?: string[] }).heard);
    const [outside, inside] = [await context.newPage(), await context.newPage()];
    await outside.goto(`${pagesOrigin}/robots.txt`);
    await inside.goto('/robots.txt');
    await ask(outside);
    await ask(inside);
    await expect.poll(() => heardBy(inside)).toContain('reply');
    expect(await heardBy(outside)).toEqual([]);
  });
});
