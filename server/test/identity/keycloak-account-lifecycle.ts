// The lifecycle of an account in Keycloak, through the whole product: from sign-up to deletion.
import { CLIENT_ID, logout, token as tokenRoute } from '@vys/contract/identity/identity';
import { describe, expect, it, vi } from 'vitest';
import { parseEmail } from '../clients/smtp-capture.ts';
import type { CreatedApp } from './keycloak-app.ts';

type Person = { email: string; username: string; password: string };
type Tokens = { access_token: string; refresh_token: string; session_state: string };

const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };

export function describeKeycloakAccountLifecycle(get: () => CreatedApp): void {
  describe('an account in Keycloak', () => {
    const call: CreatedApp['app']['call'] = (...args) => get().app.call(...args);

    const person: Person = {
      email: 'grace@example.test',
      username: 'grace',
      password: 'a long enough password',
    };
    const signUp = (body: object) => call('POST', '/api/auth/register', { body });

    async function post(path: string, fields: Record<string, string>, headers = {}) {
      return fetch(`${get().app.config.appOrigin}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
        headers,
      });
    }
    const signIn = (by = person, headers: Record<string, string> = {}) =>
      post(
        tokenRoute.path,
        {
          grant_type: 'password',
          username: by.email,
          password: by.password,
          scope: 'openid profile email',
        },
        headers,
      );
    const tokens = async (by = person) => (await (await signIn(by)).json()) as Tokens;
    const refresh = (refresh_token: string, headers = {}) =>
      post(tokenRoute.path, { grant_type: 'refresh_token', refresh_token }, headers);
    const profile = (token: string) => call('GET', '/api/user/profile', { token });

    async function waitForEmail(email: string, subject: RegExp): Promise<string> {
      const isIt = (raw: string) => subject.test(parseEmail(raw).headers.get('subject') ?? '');
      return vi.waitFor(
        () => {
          const found = get().smtpCapture.emails.find(
            ({ to, raw }) => to.includes(email) && isIt(raw),
          );
          if (!found) throw new Error(`no email to ${email}`);
          return found.raw;
        },
        { timeout: 15_000, interval: 100 },
      );
    }

    it('API-9 SIGNUP-32 registers, and Keycloak emails the link that confirms the address', async () => {
      const response = await signUp({ ...person, firstName: 'Grace', lastName: 'Hopper' });
      expect(response.status).toBe(201);
      const { email, username } = person;
      const names = { firstName: 'Grace', lastName: 'Hopper' };
      expect(await response.json()).toEqual({
        user: { id: expect.any(String), email, username, ...names },
      });
      const raw = await waitForEmail(email, /verify/i);
      expect(raw).toContain('/login-actions/action-token');
    });

    it.each([
      ['a taken email', { email: person.email.toUpperCase() }, 409, 'identity.email_taken'],
      ['a taken username', { username: person.username }, 409, 'identity.username_taken'],
      ['a common password', { password: 'password123' }, 400, 'identity.password_weak'],
    ])('SIGNUP-32 API-4 rejects %s', async (_what, change, status, code) => {
      const otherPerson = {
        email: 'other@example.test',
        username: 'other',
        password: person.password,
      };
      const response = await signUp({ ...otherPerson, ...change });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        code,
        fields: { [Object.keys(change)[0] ?? '']: expect.any(String) },
      });
    });

    it('IDP-2 takes the tokens of Keycloak, verified here', async () => {
      const { access_token: token } = await tokens();
      const response = await profile(token);
      expect(response.status).toBe(200);
      const { data } = (await response.json()) as { data: object };
      const { email, username } = person;
      expect(data).toMatchObject({
        email,
        username,
        full_name: 'Grace Hopper',
        email_verified: false,
      });
    });

    it('I7 rejects tokens of other clients of the realm', async () => {
      const { issuer, serviceSecret } = get().keycloak;
      const form = { client_id: 'vys-server', client_secret: serviceSecret };
      const password = {
        grant_type: 'password',
        username: person.email,
        password: person.password,
      };
      const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...form, ...password }),
      });
      const { access_token: token } = (await response.json()) as Tokens;
      expect((await profile(token)).status).toBe(401);
    });

    it('I13 gives a browser a refresh token that is worth nothing without its cookie', async () => {
      const response = await signIn(person, BROWSER);
      const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      expect(cookie).toMatch(/^vys-binding=[\w-]{43}$/);
      const { refresh_token } = (await response.json()) as Tokens;
      const stolen = [
        await refresh(refresh_token),
        await refresh(refresh_token, BROWSER),
        await refresh(refresh_token, { ...BROWSER, cookie: `vys-binding=${'A'.repeat(43)}` }),
        await post(logout.path, { refresh_token }, BROWSER),
      ];
      for (const rejected of stolen) {
        expect(rejected.status).toBe(400);
        expect(await rejected.json()).toEqual({
          error: 'invalid_grant',
          error_description: "Session doesn't have required client",
        });
      }
      const direct = await fetch(`${get().keycloak.issuer}/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: CLIENT_ID,
          refresh_token,
        }),
      });
      expect(direct.status).toBe(400);
      const next = await refresh(refresh_token, { ...BROWSER, cookie });
      expect(next.status).toBe(200);
      const second = (await next.json()) as Tokens;
      const deleted = await post(
        logout.path,
        { refresh_token: second.refresh_token },
        { ...BROWSER, cookie },
      );
      expect(deleted.status).toBe(204);
      expect((await profile(second.access_token)).status).toBe(401);
      await waitForEmail(person.email, /somewhere else|elsewhere|another|copied|sign-in/i);
    });

    it('L12: binds each sign-in to a new value, and the sessions of the one before live on', async () => {
      const planted = Buffer.alloc(32, 7).toString('base64url');
      let cookie = `vys-binding=${planted}`;
      const usernames: string[] = [];
      for (const owner of [await get().itself.makeUser(), await get().itself.makeUser()]) {
        const response = await signIn(owner, { ...BROWSER, cookie });
        cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
        usernames.push(((await response.json()) as Tokens).refresh_token);
      }
      for (const token of usernames) {
        const knowing = { ...BROWSER, cookie: `vys-binding=${planted}` };
        expect((await refresh(token, knowing)).status).toBe(400);
        expect((await refresh(token, { ...BROWSER, cookie })).status).toBe(200);
      }
    });

    it('M5: rejects a sign-in and a sign-out that another site submits', async () => {
      const website = { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'cross-site' };
      for (const response of [
        await signIn(person, website),
        await post(logout.path, { refresh_token: 'x' }, website),
      ]) {
        expect(response.status).toBe(403);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    });

    it('I3 lets the owner in on a known device while unknown devices guess', async () => {
      const owner = await get().itself.makeUser();
      const response = await signIn(owner, BROWSER);
      const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const guess = () => signIn({ ...owner, password: 'guess' });
      const statuses: number[] = [];
      for (let n = 0; n < 8; n += 1) statuses.push((await guess()).status);
      expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(statuses).toContain(429);
      expect((await signIn(owner)).status).toBe(429);
      expect((await signIn(owner, { ...BROWSER, cookie })).status).toBe(200);
    });

    it('notifies the owner of a sign-in from a new browser, and not of one from a known browser', async () => {
      const owner = await get().itself.makeUser();
      const firefox = await signIn(owner, BROWSER);
      const cookie = (firefox.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      await signIn(owner, { ...BROWSER, cookie });
      await signIn(owner, { ...BROWSER, 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/141.0' });
      await waitForEmail(owner.email, /new sign-in/i);
      const emails = get().smtpCapture.emails.filter(({ to }) => to.includes(owner.email));
      expect(emails).toHaveLength(1);
    });

    it('I4 gives 50 refreshes of one token the same successor, and the session goes on', async () => {
      const { refresh_token } = await tokens();
      const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
      const bodies = (await Promise.all(responses.map((response) => response.json()))) as Tokens[];
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(bodies.map((body) => body.refresh_token)).size).toBe(1);
      expect((await refresh(bodies[0]?.refresh_token ?? '')).status).toBe(200);
    });

    it('I5 tells the owner when a refresh token comes again later, and the session is over', async () => {
      const first = await tokens();
      const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
      await get().throughUs.outliveGrace?.();
      get().smtpCapture.emails.length = 0;
      expect((await refresh(first.refresh_token)).status).toBe(400);
      expect((await profile(second.access_token)).status).toBe(401);
      expect((await refresh(second.refresh_token)).status).toBe(400);
      await waitForEmail(person.email, /./);
    });

    it('I6 notices within five seconds what was ended in Keycloak itself', async () => {
      const { access_token: token, session_state } = await tokens();
      expect((await profile(token)).status).toBe(200);
      const ended = await get().keycloak.admin('DELETE', `/sessions/${session_state}`);
      expect(ended.status).toBe(204);
      await get().throughUs.outliveGrace?.();
      expect((await profile(token)).status).toBe(401);
    });

    it('SET-1 changes the names in Keycloak too, and rejects a taken one', async () => {
      const { access_token: token } = await tokens();
      const body = { username: 'hopper', full_name: 'Grace Brewster Hopper' };
      expect((await call('PUT', '/api/user/profile', { token, body })).status).toBe(200);
      const { access_token: newer } = await tokens();
      const claims = JSON.parse(Buffer.from(newer.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({
        preferred_username: 'hopper',
        name: 'Grace Brewster Hopper',
        email: person.email,
      });
      await get()
        .itself.makeUser()
        .then(async ({ username }) => {
          const updated = await call('PUT', '/api/user/profile', { token, body: { username } });
          expect([updated.status, await updated.json()]).toMatchObject([
            409,
            { code: 'accounts.username_unavailable' },
          ]);
        });
      const free = await call('GET', '/auth/check-username/hopper');
      expect(await free.json()).toMatchObject({ available: false });
    });

    it('ASVS 7.6.1 lists the sessions, and ends one: its tokens are rejected at once', async () => {
      const [one, two] = [await tokens(), await tokens()];
      const response = await call('GET', '/api/auth/sessions', { token: one.access_token });
      const { data } = (await response.json()) as {
        data: { id: string; current: boolean; address: string }[];
      };
      expect(data.find(({ current }) => current)?.id).toBe(one.session_state);
      expect(data.map(({ id }) => id)).toContain(two.session_state);
      expect(data[0]?.address).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
      const end = (id: string) =>
        call('DELETE', `/api/auth/sessions/${id}`, { token: one.access_token });
      expect((await end(two.session_state)).status).toBe(204);
      expect((await profile(two.access_token)).status).toBe(401);
      expect((await refresh(two.refresh_token)).status).toBe(400);
      expect((await end(two.session_state)).status).toBe(404);
      const otherUser = await get().itself.makeUser();
      const theirs = await tokens(otherUser);
      expect((await end(theirs.session_state)).status).toBe(404);
      expect((await profile(theirs.access_token)).status).toBe(200);
    });

    it('I6 changes the password: other sessions are dead, this one lives, the old one is rejected', async () => {
      const [here, there] = [await tokens(), await tokens()];
      const change = (current_password: string, new_password: string) =>
        call('POST', '/api/user/change-password', {
          token: here.access_token,
          body: { current_password, new_password },
        });
      const wrong = await change('not the password', 'another long password');
      expect([wrong.status, await wrong.json()]).toMatchObject([
        403,
        { code: 'identity.password_wrong' },
      ]);
      const weak = await change(person.password, 'hopper123');
      expect([weak.status, await weak.json()]).toMatchObject([
        400,
        { code: 'identity.password_weak' },
      ]);
      const before = person.password;
      person.password = 'another long password';
      expect((await change(before, person.password)).status).toBe(204);
      expect((await profile(there.access_token)).status).toBe(401);
      expect((await refresh(there.refresh_token)).status).toBe(400);
      expect((await profile(here.access_token)).status).toBe(200);
      expect((await signIn({ ...person, password: before })).status).toBe(400);
      expect((await signIn()).status).toBe(200);
      await waitForEmail(person.email, /password/i);
    });

    it('corrects an address that was never confirmed, in the realm too', async () => {
      const mistyped = {
        email: 'mistyepd@example.test',
        username: 'mistyped',
        password: person.password,
      };
      expect((await signUp({ ...mistyped, firstName: 'Mis', lastName: 'Typed' })).status).toBe(201);
      const { access_token: token } = await tokens(mistyped);
      await profile(token);
      const change = (email: string, current_password = mistyped.password) =>
        call('POST', '/api/user/change-email', { token, body: { email, current_password } });
      expect((await change('mistyped@example.test', 'not the password')).status).toBe(403);
      expect((await change(person.email)).status).toBe(409);
      const changed = await change('mistyped@example.test');
      expect([changed.status, await changed.json()]).toEqual([
        200,
        { data: { status: 'changed' } },
      ]);
      await waitForEmail('mistyped@example.test', /verify/i);
      expect((await signIn({ ...mistyped, email: 'mistyped@example.test' })).status).toBe(200);
      expect((await signIn(mistyped)).status).not.toBe(200);
    });

    it('ROUTE-4 emails a link of Keycloak for a new password, and responds the same way for an unknown address', async () => {
      const forgot = (email: string) =>
        call('POST', '/api/auth/forgot-password', { body: { email } });
      get().smtpCapture.emails.length = 0;
      expect((await forgot('unknown-user@example.test')).status).toBe(204);
      expect((await forgot(person.email)).status).toBe(204);
      const raw = await waitForEmail(person.email, /update your account/i);
      const link = /https?:\/\/\S+action-token\S+/.exec(raw)?.[0] ?? '';
      expect(link.startsWith(get().keycloak.issuer)).toBe(true);
      expect((await fetch(link)).status).toBe(200);
      expect(
        get().smtpCapture.emails.every(({ to }) => !to.includes('unknown-user@example.test')),
      ).toBe(true);
    });

    it('leaves MFA and emailed links to Keycloak, and says where', async () => {
      const { access_token: token } = await tokens();
      const config = (await (await call('GET', '/api/config')).json()) as Record<string, string>;
      expect(config.identity_account_url).toBe(`${get().keycloak.issuer}/account`);
      const factor = await call('GET', '/api/auth/second-factor', { token });
      expect([factor.status, await factor.json()]).toMatchObject([
        409,
        { code: 'identity.managed_elsewhere' },
      ]);
      const body = { token: 'A'.repeat(43), new_password: 'some long password' };
      const reset = await call('POST', '/api/auth/reset-password', { body });
      expect([reset.status, await reset.json()]).toMatchObject([
        409,
        { code: 'identity.managed_elsewhere' },
      ]);
    });

    it('ASVS 7.4.2 I6 SET-25 deletes the account: the user is gone in Keycloak, the tokens are rejected', async () => {
      const { access_token: token, refresh_token } = await tokens();
      expect((await call('DELETE', '/api/user/account', { token })).status).toBe(204);
      expect((await profile(token)).status).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(400);
      const users = await get().keycloak.admin('GET', `/users?email=${person.email}&exact=true`);
      expect(await users.json()).toEqual([]);
      expect((await signIn()).status).toBe(400);
    });
  });
}
