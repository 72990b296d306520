// The token and logout endpoints: form fields in, sessions and tokens out.
// Checks in the order and with the texts of Keycloak 26.6.
import { ACCESS_TOKEN_SECONDS, CLIENT_ID, type TokenAnswer } from '@vys/contract/identity';
import type { Clock } from '../../kit/clock.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { IdentityProvider, TokenForm, Visitor } from '../provider.ts';
import type { Tokens } from './access-token.ts';
import { grantScope, hasScope } from './rules.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { addressKey, type Throttle } from './throttle.ts';

export type TokenEndpoint = Pick<IdentityProvider, 'grant' | 'end'>;

type Deps = {
  sessions: Sessions;
  tokens: Tokens;
  clock: Clock;
  /** By address, and by address and account. */
  throttles: { address: Throttle; account: Throttle };
};

export function createTokenEndpoint({ sessions, tokens, clock, throttles }: Deps): TokenEndpoint {
  async function signIn(form: TokenForm, { ip }: Visitor): Promise<OpenSession> {
    // Keycloak answers 401 here, unlike for a wrong password.
    if (form.username === undefined)
      throw refuse(401, 'invalid_request', 'Missing parameter: username');
    const scope = grantScope(form.scope);
    if (scope === undefined) throw refuse(400, 'invalid_scope', `Invalid scopes: ${form.scope}`);
    const address = addressKey(ip);
    const account = `${address} ${form.username.trim().toLowerCase()}`;
    throttles.address.enter(address);
    throttles.account.enter(account);
    const session = await sessions.start(form.username, form.password ?? '', scope);
    if (session) {
      throttles.address.giveBack(address);
      throttles.account.forget(account);
      return session;
    }
    throw refuse(400, 'invalid_grant', 'Invalid user credentials');
  }

  async function refresh(form: TokenForm): Promise<OpenSession> {
    if (!form.refresh_token) throw refuse(400, 'invalid_request', 'No refresh token');
    return sessions.continue(form.refresh_token);
  }

  async function answerOf(session: OpenSession): Promise<TokenAnswer> {
    const subject = { user: session.user, sessionId: session.id, scope: session.scope };
    const left = session.expiresAt.getTime() - clock.now().getTime();
    return {
      access_token: await tokens.signAccess(subject),
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_expires_in: Math.floor(left / 1000),
      refresh_token: session.refreshToken,
      token_type: 'Bearer',
      ...(hasScope(session.scope, 'openid') ? { id_token: await tokens.signId(subject) } : {}),
      'not-before-policy': 0,
      session_state: session.id,
      scope: session.scope,
    };
  }

  return {
    async grant(form, visitor) {
      const grant = form.grant_type;
      if (!grant) throw refuse(400, 'invalid_request', 'Missing form parameter: grant_type');
      if (grant !== 'password' && grant !== 'refresh_token') {
        throw refuse(400, 'unsupported_grant_type', 'Unsupported grant_type');
      }
      checkClient(form.client_id);
      const session = await (grant === 'password' ? signIn(form, visitor) : refresh(form));
      return { answer: await answerOf(session) };
    },
    async end(form) {
      checkClient(form.client_id);
      if (!form.refresh_token) throw refuse(400, 'invalid_request', 'No refresh token');
      await sessions.end(form.refresh_token);
    },
  };
}

function checkClient(clientId: string | undefined): void {
  if (clientId !== CLIENT_ID) {
    throw refuse(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
}

function refuse(status: number, error: string, description: string): OAuthFailure {
  return new OAuthFailure(status, error, description);
}
