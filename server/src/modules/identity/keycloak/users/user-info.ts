// Userinfo of the realm, handed on for tokens that are ours.
import { type UserInfo, userInfoSchema } from '@vys/contract/identity/identity';
import { z } from 'zod';
import { OAuthError } from '../../../../platform/errors.ts';
import { toOAuthError } from '../realm/keycloak-errors.ts';
import { type FetchRealm, unavailable } from '../realm/realm-http.ts';
import type { RealmTokens } from '../realm/realm-tokens.ts';
import { protocolUrl, type RealmSettings } from '../realm/settings.ts';

/** Who has no address, first or last name has no such claims. */
const looseSchema = userInfoSchema.extend({
  email: z.string().default(''),
  name: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

type Deps = { settings: RealmSettings; fetchRealm: FetchRealm; tokens: RealmTokens };

export function createUserInfo({ settings, fetchRealm, tokens }: Deps) {
  return async function userInfo(accessToken: string | undefined): Promise<UserInfo> {
    if (accessToken === undefined) throw challenge(settings, '');
    // A token that is not ours needs no request.
    if (!(await tokens.verify(accessToken))) {
      const reason = ', error="invalid_token", error_description="Token verification failed"';
      throw challenge(settings, reason);
    }
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetchRealm(protocolUrl(settings, 'userinfo'), { headers });
    if (response.status !== 200) throw toOAuthError(response);
    const user = looseSchema.safeParse(response.body).data;
    if (!user) throw unavailable('invalid userinfo response');
    return user;
  };
}

function challenge({ issuer }: RealmSettings, reason: string): OAuthError {
  const realm = issuer.split('/').at(-1);
  return new OAuthError(401, '', '', { 'www-authenticate': `Bearer realm="${realm}"${reason}` });
}
