// The token and logout endpoints: form fields in, sessions and tokens out.
// Checks in the order and with the texts of Keycloak 26.6.
import {
  ACCESS_TOKEN_SECONDS,
  CLIENT_ID,
  PASSKEY_GRANT,
  type TokenResponse,
} from '@vys/contract/identity/identity';
import type { Clock } from '../../../../platform/clock.ts';
import { OAuthError } from '../../../../platform/errors.ts';
import type { ClientInfo, IdentityProvider, TokenForm } from '../../shared/provider.ts';
import { grantScope, hasScope } from '../../shared/scopes.ts';
import type { VerifyCredentials } from '../credentials/verify-credentials.ts';
import type { Passkeys } from '../mfa/passkeys.ts';
import type { CodeVerifier } from '../mfa/verify-code.ts';
import type { Tokens } from '../tokens/access-token.ts';
import type { Refresh } from './refresh.ts';
import type { OpenSession, Sessions } from './sessions.ts';

export type TokenEndpoint = Pick<IdentityProvider, 'grant' | 'end'>;

const WRONG_PASSWORD = 'Invalid user credentials';
const CODE_PLEASE = 'Enter the code from your authenticator app';

type Deps = {
  sessions: Sessions;
  refresh: Refresh;
  verifyCredentials: VerifyCredentials;
  codeVerifier: CodeVerifier;
  passkeys: Pick<Passkeys, 'signIn'>;
  tokens: Tokens;
  clock: Clock;
};

const noGrant = ['invalid_request', 'Missing form parameter: grant_type'] as const;
const noUsername = ['invalid_request', 'Missing parameter: username'] as const;
const noToken = ['invalid_request', 'No refresh token'] as const;

const PASSKEY_FAILED = "This passkey didn't work. Try again or sign in another way.";

export function createTokenEndpoint(deps: Deps): TokenEndpoint {
  const { sessions, refresh, verifyCredentials, codeVerifier, passkeys, tokens, clock } = deps;

  async function signIn(form: TokenForm, clientInfo: ClientInfo): Promise<OpenSession> {
    // Keycloak returns 401 here, unlike for a wrong password.
    if (form.username === undefined) throw oauthError(401, ...noUsername);
    const scope = readScope(form);
    const subject = await verifyCredentials(form.username, form.password ?? '', clientInfo);
    const code = subject && (await codeVerifier.check(subject.user.id, form.totp));
    if (code === 'missing') throw oauthError(400, 'mfa_required', CODE_PLEASE);
    const isRight = subject && code === 'right';
    const session = isRight ? await sessions.open(subject, scope, clientInfo) : undefined;
    if (!session) throw oauthError(400, 'invalid_grant', WRONG_PASSWORD);
    return session;
  }

  /** A passkey asks for a finger, a face or a PIN itself, so it is both factors. */
  async function signInByPasskey(form: TokenForm, clientInfo: ClientInfo): Promise<OpenSession> {
    const scope = readScope(form);
    const subject = await passkeys.signIn(form.assertion ?? '');
    const session = subject && (await sessions.open(subject, scope, clientInfo));
    if (!session) throw oauthError(400, 'invalid_grant', PASSKEY_FAILED);
    return session;
  }

  async function refreshGrant(form: TokenForm, clientInfo: ClientInfo): Promise<OpenSession> {
    if (form.refresh_token === undefined) throw oauthError(400, ...noToken);
    return refresh.continue(form.refresh_token, clientInfo);
  }

  async function toTokenResponse(session: OpenSession): Promise<TokenResponse> {
    const subject = { user: session.user, sessionId: session.id, scope: session.scope };
    const remainingMs = session.expiresAt.getTime() - clock.now().getTime();
    return {
      access_token: await tokens.signAccess(subject),
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_expires_in: Math.floor(remainingMs / 1000),
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
    ['refresh_token', refreshGrant],
    [PASSKEY_GRANT, signInByPasskey],
  ]);

  return {
    async grant(form, clientInfo) {
      const { grant_type: requested } = form;
      if (requested === undefined) throw oauthError(400, ...noGrant);
      const grant = grants.get(requested);
      if (!grant) throw oauthError(400, 'unsupported_grant_type', 'Unsupported grant_type');
      checkClient(form.client_id);
      const session = await grant(form, clientInfo);
      const response = await toTokenResponse(session);
      return !session.deviceIds ? { response } : { response, deviceIds: session.deviceIds };
    },
    async end(form, clientInfo) {
      checkClient(form.client_id);
      if (form.refresh_token === undefined) throw oauthError(400, ...noToken);
      await refresh.end(form.refresh_token, clientInfo);
    },
  };
}

function readScope({ scope: requested }: TokenForm): string {
  const scope = grantScope(requested);
  if (scope === undefined) throw oauthError(400, 'invalid_scope', `Invalid scopes: ${requested}`);
  return scope;
}

function checkClient(clientId: string | undefined): void {
  if (clientId !== CLIENT_ID) {
    throw oauthError(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
}

function oauthError(status: number, error: string, description: string): OAuthError {
  return new OAuthError(status, error, description);
}
