// A person in a real Chromium whose account lies in Keycloak: the same screens, one origin.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../clients/chromium.ts';
import { oneTimeCode } from '../clients/one-time-code.ts';
import { type ContractUser, postRealm } from './identity-target.ts';
import { CAREFUL_SECRET, type CreatedApp } from './keycloak-app.ts';

const LOADING_MS = 20_000;

export function describeKeycloakBrowser(get: () => CreatedApp): void {
  describe('in a browser', () => {
    let browser: Browser;
    let page: Page;
    let user: ContractUser;
    const hosts = new Set<string>();
    const origin = () => get().app.config.appOrigin;

    beforeAll(async () => {
      ({ user } = await get().itself.makeCarefulUser());
      await chooseName();
      browser = await openChromium();
      page = await browser.newPage();
      page.setDefaultTimeout(LOADING_MS);
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    }, 60_000);
    afterAll(() => page.context().close());

    const stored = (): Promise<Record<string, string>> =>
      page.evaluate('({ ...localStorage, ...sessionStorage })');
    const sessions = async () =>
      (await (await get().keycloak.admin('GET', `/users/${user.id}/sessions`)).json()) as unknown[];

    /** Signed in with the code before the present one, which counts as well. */
    async function chooseName(): Promise<void> {
      const response = await postRealm(`${origin()}/realms/vys/protocol/openid-connect/token`, {
        grant_type: 'password',
        client_id: 'vys-web',
        username: user.email,
        password: user.password,
        totp: oneTimeCode(CAREFUL_SECRET, new Date(), -1),
      });
      const body = { vys_url: user.username };
      const token = response.body.access_token;
      const named = await get().app.call('PUT', '/api/user/profile', { token, body });
      expect(named.status).toBe(200);
      await get().keycloak.admin('POST', `/users/${user.id}/logout`);
    }

    async function fillIn(code?: string): Promise<void> {
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill(user.password);
      if (code !== undefined) {
        await page.getByRole('button', { name: 'Use an authenticator code' }).click();
        await page.getByLabel('Authenticator code').fill(code);
      }
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    }

    it('LOGIN-13 LOGIN-18 tells why the sign-in failed in the words of Keycloak', async () => {
      await page.goto(`${origin()}/login`);
      await fillIn();
      await page.getByText('Invalid user credentials').waitFor();
    });

    it('signs in with the code of an authenticator app, and goes on after a reload', async () => {
      await fillIn(oneTimeCode(CAREFUL_SECRET, new Date()));
      await page.waitForURL('**/dashboard');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(page.url()).toMatch(/\/dashboard$/);
    });

    it('I13 keeps an encrypted refresh token, and a cookie that no script reads', async () => {
      const storedTokens = Object.values(await stored()).filter((text) => text.startsWith('vys1.'));
      expect(storedTokens).toHaveLength(1);
      const cookies = await page.context().cookies();
      const cookie = cookies.find(({ name }) => name === 'vys-binding');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    });

    it('sends requests to our own origins only', () => {
      const { pagesOrigin } = get().app.config;
      const ours = [origin(), pagesOrigin];
      expect([...hosts].filter((host) => host.startsWith('http') && !ours.includes(host))).toEqual(
        [],
      );
    });

    it('SESSION-15 signs out, in Keycloak too', async () => {
      expect(await sessions()).toHaveLength(1);
      await page.goto(`${origin()}/settings?tab=security`);
      await page.getByText('Password', { exact: true }).first().waitFor();
      await page
        .getByRole('button', { name: /menu|account/i })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.waitForURL(/\/login/);
      await expect.poll(sessions).toEqual([]);
    });
  });
}
