// The token and logout endpoints: form fields in, sessions and tokens out.
// Checks in the order and with the texts of Keycloak 26.6.
import {
  ACCESS_TOKEN_SECONDS,
  CLIENT_ID,
  PASSKEY_GRANT,
  type TokenAnswer,
} from '@vys/contract/identity';
import type { Clock } from '../../../kit/clock.ts';
import { OAuthFailure } from '../../../kit/fail.ts';
import type { IdentityProvider, TokenForm, Visitor } from '../../provider.ts';
import type { CheckPassword } from '../credentials/password-check.ts';
import { grantScope, hasScope } from '../rules.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Tokens } from '../tokens/access-token.ts';
import type { Refresh } from './refresh.ts';
import type { OpenSession, Sessions } from './sessions.ts';

export type TokenEndpoint = Pick<IdentityProvider, 'grant' | 'end'>;

const WRONG_PASSWORD = 'Invalid user credentials';
const CODE_PLEASE = 'Enter the code from your authenticator app';

type Deps = {
  sessions: Sessions;
  refresh: Refresh;
  checkPassword: CheckPassword;
  secondFactor: SecondFactor;
  passkeys: Pick<Passkeys, 'signIn'>;
  tokens: Tokens;
  clock: Clock;
};

const noGrant = ['invalid_request', 'Missing form parameter: grant_type'] as const;
const noUsername = ['invalid_request', 'Missing parameter: username'] as const;
const noToken = ['invalid_request', 'No refresh token'] as const;

export function createTokenEndpoint(deps: Deps): TokenEndpoint {
  const { sessions, refresh, checkPassword, secondFactor, passkeys, tokens, clock } = deps;

  async function signIn(form: TokenForm, visitor: Visitor): Promise<OpenSession> {
    // Keycloak answers 401 here, unlike for a wrong password.
    if (form.username === undefined) throw refuse(401, ...noUsername);
    const scope = readScope(form);
    const proved = await checkPassword(form.username, form.password ?? '', visitor);
    const code = proved && (await secondFactor.check(proved.user.id, form.totp));
    if (code === 'missing') throw refuse(400, 'mfa_required', CODE_PLEASE);
    const isRight = proved && code === 'right';
    const session = isRight ? await sessions.open(proved, scope, visitor) : undefined;
    if (!session) throw refuse(400, 'invalid_grant', WRONG_PASSWORD);
    return session;
  }

  /** A passkey asks for a finger, a face or a PIN itself, so it is both factors. */
  async function signInByPasskey(form: TokenForm, visitor: Visitor): Promise<OpenSession> {
    const scope = readScope(form);
    const proved = await passkeys.signIn(form.assertion ?? '');
    const session = proved && (await sessions.open(proved, scope, visitor));
    if (!session) throw refuse(400, 'invalid_grant', 'This passkey could not be used.');
    return session;
  }

  async function goOn(form: TokenForm, visitor: Visitor): Promise<OpenSession> {
    if (form.refresh_token === undefined) throw refuse(400, ...noToken);
    return refresh.continue(form.refresh_token, visitor);
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

  const grants = new Map([
    ['password', signIn],
    ['refresh_token', goOn],
    [PASSKEY_GRANT, signInByPasskey],
  ]);

  return {
    async grant(form, visitor) {
      const { grant_type: asked } = form;
      if (asked === undefined) throw refuse(400, ...noGrant);
      const grant = grants.get(asked);
      if (!grant) throw refuse(400, 'unsupported_grant_type', 'Unsupported grant_type');
      checkClient(form.client_id);
      const session = await grant(form, visitor);
      const answer = await answerOf(session);
      return session.bindings === undefined ? { answer } : { answer, bindings: session.bindings };
    },
    async end(form, visitor) {
      checkClient(form.client_id);
      if (form.refresh_token === undefined) throw refuse(400, ...noToken);
      await refresh.end(form.refresh_token, visitor);
    },
  };
}

function readScope({ scope: asked }: TokenForm): string {
  const scope = grantScope(asked);
  if (scope === undefined) throw refuse(400, 'invalid_scope', `Invalid scopes: ${asked}`);
  return scope;
}

function checkClient(clientId: string | undefined): void {
  if (clientId !== CLIENT_ID) {
    throw refuse(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
}

function refuse(status: number, error: string, description: string): OAuthFailure {
  return new OAuthFailure(status, error, description);
}
