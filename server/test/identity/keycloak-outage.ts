// What is left of the product while its identity provider is away (R5), and that it comes back by itself.
import { CLIENT_ID, token as tokenRoute } from '@vys/contract/identity/identity';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { startTestApp } from '../app.ts';
import type { ContractUser } from './identity-target.ts';
import type { CreatedApp } from './keycloak-app.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const someToken = `${part({ alg: 'RS256', kid: 'a', typ: 'JWT' })}.${part({})}.AAAA`;

export function describeKeycloakOutage(get: () => CreatedApp): void {
  describe('during a Keycloak outage', () => {
    const call: CreatedApp['app']['call'] = (...args) => get().app.call(...args);
    const signIn = (by: ContractUser, origin = get().app.config.appOrigin) =>
      fetch(`${origin}${tokenRoute.path}`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'password',
          client_id: CLIENT_ID,
          username: by.email,
          password: by.password,
          scope: 'openid',
        }),
      });

    it('R5 tokens remain valid, other requests get 503 with Retry-After, and all work again afterwards', async () => {
      const { keycloak, itself } = get();
      const user = await itself.makeUser();
      const response = (await (await signIn(user)).json()) as { access_token: string };
      const { access_token: token } = response;
      expect((await call('GET', '/api/user/profile', { token })).status).toBe(200);

      await keycloak.wire.cut();
      try {
        for (const path of ['/api/user/profile', '/api/notifications']) {
          expect((await call('GET', path, { token })).status).toBe(200);
        }
        expect((await call('GET', '/readyz')).status).toBe(200);
        const form = await signIn(user);
        expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await form.json()).toMatchObject({ error: 'server_error' });
        const body = {
          email: 'late@example.test',
          username: 'late',
          password: 'some long password',
        };
        const late = await call('POST', '/api/auth/register', { body });
        expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await late.json()).toMatchObject({ code: 'unavailable' });
        const forged = `${token.slice(0, -4)}AAAA`;
        expect((await call('GET', '/api/user/profile', { token: forged })).status).toBe(401);
      } finally {
        await keycloak.wire.mend();
      }
      expect((await signIn(user)).status).toBe(200);
      expect((await call('GET', '/api/user/profile', { token })).status).toBe(200);
    });

    it('R5 the server starts, is not ready, and becomes ready once Keycloak responds', async () => {
      const { keycloak, itself } = get();
      const user = await itself.makeUser();
      await keycloak.wire.cut();
      const late = await startTestApp({
        env: {
          IDENTITY_URL: keycloak.issuer,
          IDENTITY_SERVICE_CLIENT_SECRET: keycloak.serviceSecret,
        },
      });
      try {
        expect((await late.call('GET', '/healthz')).status).toBe(200);
        const ready = await late.call('GET', '/readyz');
        expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
        // Not 401, or clients would sign their people out.
        expect((await late.call('GET', '/api/user/profile', { token: someToken })).status).toBe(
          503,
        );
        await keycloak.wire.mend();
        expect((await late.call('GET', '/readyz')).status).toBe(200);
        expect((await signIn(user, late.config.appOrigin)).status).toBe(200);
      } finally {
        await keycloak.wire.cut();
        await keycloak.wire.mend();
        await late.stop();
      }
    });

    it.each([
      [
        'a client that may not sign users in',
        { IDENTITY_CLIENT_ID: 'account-console' },
        'not allowed for direct access grants',
      ],
      ['a wrong secret', { IDENTITY_SERVICE_CLIENT_SECRET: 'wrong' }, 'rejects the client'],
      ['another realm', (issuer: string) => ({ IDENTITY_URL: `${issuer}s` }), 'no realm'],
      [
        'another name of the realm',
        (issuer: string) => ({ IDENTITY_URL: issuer.replace('127.0.0.1', 'localhost') }),
        'calls itself',
      ],
    ])('stops the start with a sentence for %s', async (_what, change, sentence) => {
      const { keycloak, app } = get();
      const { issuer, serviceSecret } = keycloak;
      const config = readConfig({
        IDENTITY_URL: issuer,
        IDENTITY_SERVICE_CLIENT_SECRET: serviceSecret,
        ...(typeof change === 'function' ? change(issuer) : change),
      });
      const { db, url: database } = app.test;
      const log = pino({ level: 'silent' });
      await expect(createApp({ config, db, database, log })).rejects.toThrow(sentence);
    });
  });
}
