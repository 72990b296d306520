// Userinfo of the realm, handed on for tokens that are ours.
import { type UserInfo, userInfoSchema } from '@vys/contract/identity';
import { z } from 'zod';
import { OAuthFailure } from '../../kit/fail.ts';
import { type AskRealm, unavailable } from './realm-http.ts';
import type { RealmTokens } from './realm-tokens.ts';
import { asOAuthFailure } from './refusals.ts';
import { protocolUrl, type RealmSettings } from './settings.ts';

/** Who has no address, first or last name has no such claims. */
const looseSchema = userInfoSchema.extend({
  email: z.string().default(''),
  name: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

type Deps = { settings: RealmSettings; ask: AskRealm; tokens: RealmTokens };

export function createUserInfo({ settings, ask, tokens }: Deps) {
  return async function userInfo(accessToken: string | undefined): Promise<UserInfo> {
    if (accessToken === undefined) throw challenge(settings, '');
    // What is no token of ours need not be asked about.
    if (!(await tokens.verify(accessToken))) {
      const reason = ', error="invalid_token", error_description="Token verification failed"';
      throw challenge(settings, reason);
    }
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await ask(protocolUrl(settings, 'userinfo'), { headers });
    if (answer.status !== 200) throw asOAuthFailure(answer);
    const user = looseSchema.safeParse(answer.body).data;
    if (!user) throw unavailable('a userinfo answer that is none');
    return user;
  };
}

function challenge({ issuer }: RealmSettings, reason: string): OAuthFailure {
  const realm = issuer.split('/').at(-1);
  return new OAuthFailure(401, '', '', { 'www-authenticate': `Bearer realm="${realm}"${reason}` });
}
