// The realm's endpoints, handed on to the provider: sign-in, refresh, logout. Browsers get an
// encrypted refresh token; no caller reaches another client or another grant through us.
import {
  CLIENT_ID,
  type TokenResponse,
  tokenResponseSchema,
} from '@vys/contract/identity/identity';
import { OAuthError } from '../../../../platform/errors.ts';
import { withNewDeviceId } from '../../shared/devices/device-cookie.ts';
import type { ClientInfo, IdentityProvider, TokenForm } from '../../shared/provider.ts';
import { grantScope } from '../../shared/scopes.ts';
import { isEncrypted } from '../sessions/encrypted-token.ts';
import { getOwner, type RefreshTokens } from '../sessions/refresh-tokens.ts';
import type { RealmSessionCache } from '../sessions/session-cache.ts';
import type { ThrottledSignIn } from '../users/login-throttle.ts';
import { toOAuthError } from './keycloak-errors.ts';
import { type FetchRealm, unavailable } from './realm-http.ts';
import { protocolUrl, type RealmSettings } from './settings.ts';

export type RealmEndpoints = Pick<IdentityProvider, 'grant' | 'end'>;

type Deps = {
  settings: RealmSettings;
  fetchRealm: FetchRealm;
  refreshTokens: RefreshTokens;
  sessionCache: RealmSessionCache;
  throttledSignIn: ThrottledSignIn;
};

const noGrant = ['invalid_request', 'Missing form parameter: grant_type'] as const;
const noToken = ['invalid_request', 'No refresh token'] as const;

export function createRealmEndpoints(deps: Deps): RealmEndpoints {
  const { settings, fetchRealm, refreshTokens, sessionCache, throttledSignIn } = deps;
  const client = { client_id: settings.clientId };

  async function requestTokens(form: Record<string, string>, clientInfo: ClientInfo) {
    const headers = toHeaders(clientInfo);
    const response = await fetchRealm(protocolUrl(settings, 'token'), {
      form: { ...client, ...form },
      headers,
    });
    if (response.status !== 200) throw toTokenError(toOAuthError(response));
    const body = tokenResponseSchema.safeParse(response.body).data;
    if (!body) throw unavailable('invalid token response');
    return body;
  }

  async function signIn(form: TokenForm, clientInfo: ClientInfo): Promise<TokenResponse> {
    const { username, password = '', totp } = form;
    // Keycloak returns 401 here, unlike for a wrong password.
    if (username === undefined)
      throw oauthError(401, 'invalid_request', 'Missing parameter: username');
    const scope = grantScope(form.scope);
    if (scope === undefined)
      throw oauthError(400, 'invalid_scope', `Invalid scopes: ${form.scope}`);
    const login = username.trim();
    const second = totp === undefined ? {} : { totp };
    const credentials = { grant_type: 'password', username: login, password, scope, ...second };
    return throttledSignIn(login, clientInfo, () => requestTokens(credentials, clientInfo));
  }

  async function refreshGrant(
    refreshToken: string,
    clientInfo: ClientInfo,
  ): Promise<TokenResponse> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return refreshTokens.dedupe(refreshToken, clientInfo, () => requestTokens(form, clientInfo));
  }

  return {
    async grant(form, clientInfo) {
      const { grant_type: grant, refresh_token: held } = form;
      if (grant === undefined) throw oauthError(400, ...noGrant);
      if (grant === 'password') {
        checkClient(form.client_id);
        const bound = withFreshDeviceId(clientInfo);
        return refreshTokens.handOut(await signIn(form, bound), bound);
      }
      if (grant !== 'refresh_token')
        throw oauthError(400, 'unsupported_grant_type', 'Unsupported grant_type');
      checkClient(form.client_id);
      if (held === undefined) throw oauthError(400, ...noToken);
      const response = await refreshGrant(await refreshTokens.open(held, clientInfo), clientInfo);
      return refreshTokens.handOut(response, withFreshDeviceId(clientInfo, held), held);
    },

    async end(form, clientInfo) {
      checkClient(form.client_id);
      if (form.refresh_token === undefined) throw oauthError(400, ...noToken);
      const token = await refreshTokens.open(form.refresh_token, clientInfo);
      const response = await fetchRealm(protocolUrl(settings, 'logout'), {
        form: { ...client, refresh_token: token },
        headers: toHeaders(clientInfo),
      });
      if (response.status !== 204) throw toOAuthError(response);
      const owner = getOwner(token);
      if (owner) sessionCache.markRevoked([owner.sessionId]);
    },
  };
}

/** For a browser that signs in, or brings a token that a program got. */
function withFreshDeviceId(clientInfo: ClientInfo, held = ''): ClientInfo {
  return clientInfo.isBrowser && !isEncrypted(held) ? withNewDeviceId(clientInfo) : clientInfo;
}

function checkClient(clientId: string | undefined): void {
  if (clientId !== CLIENT_ID) {
    throw oauthError(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
}

/** Bad credentials are 401 up to Keycloak 26.5 and 400 from 26.6; clients of ours see the newer. */
function toTokenError(failure: OAuthError): OAuthError {
  if (failure.status !== 401 || failure.error !== 'invalid_grant') return failure;
  return oauthError(400, failure.error, failure.description);
}

/** So that the provider's own records and limits speak of people, not of this server. */
function toHeaders({ ip, userAgent }: ClientInfo): Record<string, string> {
  return { 'x-forwarded-for': ip, ...(userAgent === '' ? {} : { 'user-agent': userAgent }) };
}

function oauthError(status: number, error: string, description: string): OAuthError {
  return new OAuthError(status, error, description);
}
