// API keys of accounts in Keycloak, through the whole product.
import { expect, it } from 'vitest';
import { postRealm } from './identity-target.ts';
import type { CreatedApp } from './keycloak-app.ts';

export function describeKeycloakApiKeys(get: () => CreatedApp): void {
  it('ROUTE-18 API keys work with accounts in Keycloak, until the account is disabled there', async () => {
    const { app, keycloak, throughUs } = get();
    const user = await throughUs.makeUser();
    const signedIn = await postRealm(`${throughUs.realm}/protocol/openid-connect/token`, {
      ...{ grant_type: 'password', client_id: 'vys-web', scope: 'openid profile email' },
      ...{ username: user.email, password: user.password },
    });
    const token = String(signedIn.body.access_token);
    const body = { name: 'Backup', scopes: ['profile:read'], expires_in_days: 30 };
    const created = await app.call('POST', '/api/auth/api-keys', { token, body });
    expect(created.status).toBe(200);
    const { data } = (await created.json()) as { data: { key: string; id: string } };
    const read = () => app.call('GET', '/api/user/profile', { token: data.key });
    const profile = await read();
    expect(profile.status).toBe(200);
    expect(await profile.json()).toMatchObject({ data: { email: user.email } });
    await keycloak.admin('PUT', `/users/${user.id}`, { enabled: false });
    await throughUs.outliveGrace?.();
    const rejected = await read();
    expect(rejected.status).toBe(401);
    expect(await rejected.json()).toMatchObject({ code: 'auth.key_invalid' });
    await keycloak.admin('PUT', `/users/${user.id}`, { enabled: true });
    await throughUs.outliveGrace?.();
    expect((await read()).status).toBe(200);
    const revoked = await app.call('DELETE', `/api/auth/api-keys/${data.id}`, { token });
    expect(revoked.status).toBe(204);
    expect((await read()).status).toBe(401);
  });
}
