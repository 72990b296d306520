// An account in Keycloak that an operator suspends, through the whole product.
import { expect, it } from 'vitest';
import { postRealm } from './identity-target.ts';
import { type CreatedApp, OPERATOR_EMAIL } from './keycloak-app.ts';

export function describeKeycloakSuspension(get: () => CreatedApp): void {
  it('I6 an account that is suspended has no session and gets none in Keycloak, until its suspension ends', async () => {
    const { app, keycloak, throughUs } = get();
    const user = await throughUs.makeUser();
    const signIn = (username: string, realm = throughUs.realm) =>
      postRealm(`${realm}/protocol/openid-connect/token`, {
        ...{ grant_type: 'password', client_id: 'vys-web', scope: 'openid profile email' },
        ...{ username, password: user.password },
      });
    const operator = await throughUs.makeUser();
    const account = { email: OPERATOR_EMAIL, emailVerified: true };
    expect((await keycloak.admin('PUT', `/users/${operator.id}`, account)).status).toBe(204);
    const operatorToken = String((await signIn(OPERATOR_EMAIL)).body.access_token);
    const token = String((await signIn(user.email)).body.access_token);
    const profile = () => app.call('GET', '/api/user/profile', { token });
    expect((await profile()).status).toBe(200);
    const change = (action: 'suspend' | 'reinstate') =>
      app.call('POST', `/api/admin/users/${user.id}/${action}`, {
        token: operatorToken,
        body: { reason: 'Spam' },
      });

    expect((await change('suspend')).status).toBe(200);
    expect((await profile()).status).toBe(401);
    for (const realm of [throughUs.realm, keycloak.issuer]) {
      const rejected = await signIn(user.email, realm);
      expect([rejected.status, rejected.body]).toMatchObject([
        400,
        { error: 'invalid_grant', error_description: 'Account disabled' },
      ]);
    }
    expect((await change('suspend')).status).toBe(409);

    expect((await change('reinstate')).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(200);
  });
}
