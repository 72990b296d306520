// The contract of the realm's endpoints (I1): one suite for the embedded issuer, for a real Keycloak and
// for Keycloak through our server. Where they differ on purpose, docs/decisions/025 says why.
import { createPublicKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectChallenge,
  expectError,
  expectTokens,
  readClaims,
  readHeader,
  spoil,
} from './identity-assertions.ts';
import {
  type ContractTarget,
  type ContractUser,
  type Fields,
  getRealm,
  postRealm,
} from './identity-target.ts';

const CLIENT = 'vys-web';
const PROTOCOL = '/protocol/openid-connect';
const SCOPE = 'openid profile email';

type Case = [what: string, fields: Fields, status: number, error: string, description: string];
const noClient = 'Invalid client or Invalid client credentials';
const badUser = 'Invalid user credentials';

export function describeContract(name: string, getTarget: () => ContractTarget): void {
  describe(name, () => {
    let target: ContractTarget;
    let user: ContractUser;
    beforeAll(async () => {
      target = getTarget();
      user = await target.makeUser();
    });

    const token = (fields: Fields) => postRealm(`${target.realm}${PROTOCOL}/token`, fields);
    const logout = (fields: Fields) => postRealm(`${target.realm}${PROTOCOL}/logout`, fields);
    const userInfo = (bearer?: string) => getRealm(`${target.realm}${PROTOCOL}/userinfo`, bearer);
    const refresh = (refresh_token: string) =>
      token({ grant_type: 'refresh_token', client_id: CLIENT, refresh_token });
    const login = (by: ContractUser = user): Fields => ({
      grant_type: 'password',
      client_id: CLIENT,
      username: by.email,
      password: by.password,
      scope: SCOPE,
    });
    const signIn = async (fields: Fields = {}) => {
      const response = await token({ ...login(), ...fields });
      expect(response.status).toBe(200);
      return response.body;
    };

    describe('token endpoint', () => {
      it('I1 responds to a password with exactly the fields of Keycloak', async () => {
        const response = await token(login());
        expectTokens(response);
        expect(response.body.scope.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
      });

      it('I1 takes the username, and letters in any case', async () => {
        expect((await token({ ...login(), username: user.username })).status).toBe(200);
        expect((await token({ ...login(), username: user.email.toUpperCase() })).status).toBe(200);
      });

      it('I1 responds to a refresh with the same fields, in the same session', async () => {
        const first = await signIn();
        const response = await refresh(first.refresh_token);
        expectTokens(response);
        expect(response.body.session_state).toBe(first.session_state);
        expect(response.body.refresh_token).not.toBe(first.refresh_token);
        expect(response.body.scope).toBe(first.scope);
      });

      it('I1 grants profile and email unasked, and no id_token without openid', async () => {
        for (const scope of [undefined, 'email']) {
          const body = await signIn({ scope });
          expect(body.scope.split(' ').sort()).toEqual(['email', 'profile']);
          expect(body.id_token).toBeUndefined();
        }
      });

      it('I1 puts the claims into both tokens that clients and we read', async () => {
        const body = await signIn();
        const about = {
          iss: target.issuer,
          sub: user.id,
          azp: CLIENT,
          sid: body.session_state,
          jti: expect.any(String),
          email: user.email,
          email_verified: false,
          preferred_username: user.username,
          name: 'Ada Lovelace',
          given_name: 'Ada',
          family_name: 'Lovelace',
        };
        const access = readClaims(body.access_token);
        expect(access).toMatchObject({ ...about, typ: 'Bearer', scope: body.scope });
        expect(access.aud).toEqual(expect.any(String));
        expect(access.exp - access.iat).toBe(300);
        expect(readClaims(body.id_token)).toMatchObject({ ...about, typ: 'ID', aud: CLIENT });
      });

      it('I1 gives the same response to a wrong password, no password and an unknown user', async () => {
        for (const fields of [
          { password: 'wrong' },
          { password: '' },
          { password: undefined },
          { username: 'unknown-user@example.test' },
          { username: 'unknown-user' },
          { username: '' },
        ]) {
          const response = await token({ ...login(), ...fields });
          expectError(response, target.badCredentials, 'invalid_grant', badUser);
        }
      });

      it.each<Case>([
        ['no grant', { grant_type: undefined }, 400, 'invalid_request', missing('grant_type')],
        ['nothing at all', noFields, 400, 'invalid_request', missing('grant_type')],
        ['an unknown grant', { grant_type: 'x' }, 400, ...unsupported],
        ['an empty grant', { grant_type: '' }, 400, ...unsupported],
        [
          'an unknown grant before the client',
          { ...noFields, grant_type: 'x' },
          400,
          ...unsupported,
        ],
        ['an unknown client', { client_id: 'other' }, 401, 'invalid_client', noClient],
        ['no client', { client_id: undefined }, 401, 'invalid_client', noClient],
        [
          'no username',
          { username: undefined },
          401,
          'invalid_request',
          'Missing parameter: username',
        ],
        ['an unknown scope', { scope: 'openid admin' }, 400, ...badScope('openid admin')],
        ['a scope before the password', { scope: 'x', password: 'x' }, 400, ...badScope('x')],
      ])('I1 rejects %s', async (_what, fields, status, error, description) => {
        expectError(await token({ ...login(), ...fields }), status, error, description);
      });

      it('I1 rejects a field that comes twice', async () => {
        const body = `${new URLSearchParams(login() as Record<string, string>)}&username=eve`;
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const url = `${target.realm}${PROTOCOL}/token`;
        const response = await fetch(url, { method: 'POST', body, headers });
        expect([response.status, await response.json()]).toEqual([
          400,
          { error: 'invalid_request', error_description: 'duplicated parameter' },
        ]);
      });

      it.each<Case>([
        ['no token', { refresh_token: undefined }, 400, 'invalid_request', 'No refresh token'],
        ['an empty token', { refresh_token: '' }, 400, ...badRefresh],
        ['what is no token', { refresh_token: 'x' }, 400, ...badRefresh],
        ['what looks like a token', { refresh_token: 'a.b.c' }, 400, ...badRefresh],
        ['a refresh by another client', { client_id: 'other' }, 401, 'invalid_client', noClient],
      ])('I1 rejects a refresh with %s', async (_what, fields, status, error, description) => {
        const form = { grant_type: 'refresh_token', client_id: CLIENT, refresh_token: 'x' };
        expectError(await token({ ...form, ...fields }), status, error, description);
      });

      it('I1 rejects a refresh with an access token', async () => {
        const { access_token } = await signIn();
        expectError(await refresh(access_token), 400, ...badRefresh);
      });

      it('I1 I5 ends the session when a refresh token comes again that was used', async () => {
        const first = await signIn();
        const second = (await refresh(first.refresh_token)).body;
        await target.outliveGrace?.();
        const again = await refresh(first.refresh_token);
        expect(again.status).toBe(400);
        expect(again.body.error).toBe('invalid_grant');
        expect(reuseTexts).toContain(again.body.error_description);
        const newest = await refresh(second.refresh_token);
        expect([newest.status, newest.body.error]).toEqual([400, 'invalid_grant']);
        expect(endedTexts).toContain(newest.body.error_description);
      });
    });

    describe('authenticator codes', () => {
      it('I1 requires the code in addition to the password, and takes each code once', async () => {
        const { user: careful, code: totp } = await target.makeCarefulUser();
        const without = await token(login(careful));
        if (target.who === 'embedded') {
          const text = 'Enter the code from your authenticator app';
          expectError(without, 400, 'mfa_required', text);
        } else {
          expectError(without, target.badCredentials, 'invalid_grant', badUser);
        }
        const wrong = await token({ ...login(careful), totp: '000000' });
        expectError(wrong, target.badCredentials, 'invalid_grant', badUser);
        expectTokens(await token({ ...login(careful), totp }));
        const again = await token({ ...login(careful), totp });
        expectError(again, target.badCredentials, 'invalid_grant', badUser);
      });

      it('I1 ignores a code of a user who needs none', async () => {
        expectTokens(await token({ ...login(), totp: '123456' }));
      });
    });

    describe('userinfo', () => {
      it('I1 tells who the bearer is', async () => {
        const response = await userInfo((await signIn()).access_token);
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
        expect(response.body).toEqual({
          sub: user.id,
          email: user.email,
          email_verified: false,
          preferred_username: user.username,
          name: 'Ada Lovelace',
          given_name: 'Ada',
          family_name: 'Lovelace',
        });
      });

      it('I1 rejects a call without a token', async () => {
        expectChallenge(await userInfo(), 401, 'Bearer realm="vys"');
      });

      it.each([
        ['what is no token', async () => 'x'],
        ['what looks like a token', async () => 'a.b.c'],
        ['an id token', async () => (await signIn()).id_token],
        ['a refresh token', async () => (await signIn()).refresh_token],
        ['a token with another signature', async () => spoil((await signIn()).access_token)],
      ])('I1 I7 rejects %s', async (_what, getToken) => {
        expectChallenge(await userInfo(await getToken()), 401, notVerified);
      });

      it('I1 rejects a token that has expired', async () => {
        expectChallenge(await userInfo(await target.expiredToken()), 401, notVerified);
      });

      it('I1 rejects a token without the scope openid: 403', async () => {
        const { access_token } = await signIn({ scope: 'email' });
        const reason = challenge('insufficient_scope', 'Missing openid scope');
        expectChallenge(await userInfo(access_token), 403, reason);
      });

      it('I1 I6 rejects the token of a session that was logged out', async () => {
        const { access_token, refresh_token } = await signIn();
        await logout({ client_id: CLIENT, refresh_token });
        const reason = challenge('invalid_token', 'user_session_not_found');
        expectChallenge(await userInfo(access_token), 401, reason);
      });
    });

    describe('logout', () => {
      it('I1 returns 204 without a body, again for the same token, and ends the session', async () => {
        const { refresh_token } = await signIn();
        for (let n = 0; n < 2; n += 1) {
          const response = await logout({ client_id: CLIENT, refresh_token });
          expect([response.status, response.text]).toEqual([204, '']);
        }
        const reason = ['invalid_grant', 'Session not active'] as const;
        expectError(await refresh(refresh_token), 400, ...reason);
      });

      it('I1 takes a token that was used before', async () => {
        const first = await signIn();
        const second = (await refresh(first.refresh_token)).body;
        const { refresh_token } = first;
        expect((await logout({ client_id: CLIENT, refresh_token })).status).toBe(204);
        expect((await refresh(second.refresh_token)).status).toBe(400);
      });

      it.each<Case>([
        ['no client', { client_id: undefined }, 401, 'invalid_client', noClient],
        ['an unknown client', { client_id: 'other' }, 401, 'invalid_client', noClient],
        ['an empty token', { refresh_token: '' }, 400, ...badRefresh],
        ['what is no token', { refresh_token: 'x' }, 400, ...badRefresh],
      ])('I1 rejects %s', async (_what, fields, status, error, description) => {
        const response = await logout({ client_id: CLIENT, refresh_token: 'x', ...fields });
        expect([response.status, response.body]).toEqual([
          status,
          { error, error_description: description },
        ]);
      });

      it('I1 without a token is for programs here, for browsers there', async () => {
        const response = await logout({ client_id: CLIENT });
        // Keycloak takes it for a redirected browser, and asks for confirmation on a page.
        if (target.who === 'keycloak') return expect(response.text).toContain('<html');
        expectError(response, 400, 'invalid_request', 'No refresh token');
      });
    });

    describe('documents', () => {
      it('I1 names the issuer of its tokens, and endpoints that are its own', async () => {
        const { body } = await getRealm(`${target.realm}/.well-known/openid-configuration`);
        expect(body).toMatchObject({
          issuer: target.issuer,
          token_endpoint: `${target.realm}${PROTOCOL}/token`,
          userinfo_endpoint: `${target.realm}${PROTOCOL}/userinfo`,
          end_session_endpoint: `${target.realm}${PROTOCOL}/logout`,
          jwks_uri: `${target.realm}${PROTOCOL}/certs`,
        });
        expect(body.grant_types_supported).toEqual(
          expect.arrayContaining(['password', 'refresh_token']),
        );
        expect(body.scopes_supported).toEqual(expect.arrayContaining(SCOPE.split(' ')));
        expect(body.subject_types_supported).toContain('public');
        expect(body.claims_supported).toEqual(expect.arrayContaining(['sub', 'email', 'name']));
        const { alg } = readHeader((await signIn()).id_token);
        expect(body.id_token_signing_alg_values_supported).toContain(alg);
      });

      it('I1 shows the public key that its tokens are signed with, and no private one', async () => {
        const { access_token } = await signIn();
        const { kid, alg, typ } = readHeader(access_token);
        expect(typ).toBe('JWT');
        const { body } = await getRealm(`${target.realm}${PROTOCOL}/certs`);
        const jwk = body.keys.find((key: { kid: string }) => key.kid === kid);
        expect(jwk).toMatchObject({ kid, alg, use: 'sig' });
        for (const key of body.keys) expect(key).not.toHaveProperty('d');
        const [head, payload, signature = ''] = access_token.split('.');
        const key = createPublicKey({ key: jwk, format: 'jwk' });
        const options = jwk.kty === 'EC' ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
        const signed = Buffer.from(`${head}.${payload}`);
        expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
      });
    });
  });
}

const noFields: Fields = {
  grant_type: undefined,
  client_id: undefined,
  username: undefined,
  password: undefined,
  scope: undefined,
};
const missing = (field: string) => `Missing form parameter: ${field}`;
const unsupported = ['unsupported_grant_type', 'Unsupported grant_type'] as const;
const badRefresh = ['invalid_grant', 'Invalid refresh token'] as const;
const badScope = (scope: string) => ['invalid_scope', `Invalid scopes: ${scope}`] as const;
const challenge = (error: string, text: string) =>
  `Bearer realm="vys", error="${error}", error_description="${text}"`;
const notVerified = challenge('invalid_token', 'Token verification failed');

/** Keycloak tells a token before the newest from one of the same second. */
const reuseTexts = ['Maximum allowed refresh token reuse exceeded', 'Stale token'];
/** Keycloak takes the client out of the session, we end it. */
const endedTexts = ["Session doesn't have required client", 'Session not active'];
