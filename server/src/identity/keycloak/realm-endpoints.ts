// The realm's endpoints, handed on to the provider: sign-in, refresh, logout. Browsers get a
// sealed refresh token; nobody reaches another client or another grant through us.
import { CLIENT_ID, type TokenAnswer, tokenAnswerSchema } from '@vys/contract/identity';
import { OAuthFailure } from '../../kit/fail.ts';
import { withNewBinding } from '../binding.ts';
import { grantScope } from '../embedded/rules.ts';
import type { IdentityProvider, TokenForm, Visitor } from '../provider.ts';
import { type AskRealm, unavailable } from './realm-http.ts';
import { ownerOf, type RefreshTokens } from './refresh-tokens.ts';
import { asOAuthFailure } from './refusals.ts';
import { isSealed } from './sealed-token.ts';
import type { SessionLiveness } from './session-liveness.ts';
import { protocolUrl, type RealmSettings } from './settings.ts';
import type { SignInTries } from './sign-in-tries.ts';

export type RealmEndpoints = Pick<IdentityProvider, 'grant' | 'end'>;

type Deps = {
  settings: RealmSettings;
  ask: AskRealm;
  refreshTokens: RefreshTokens;
  liveness: SessionLiveness;
  tries: SignInTries;
};

const noGrant = ['invalid_request', 'Missing form parameter: grant_type'] as const;
const noToken = ['invalid_request', 'No refresh token'] as const;

export function createRealmEndpoints(deps: Deps): RealmEndpoints {
  const { settings, ask, refreshTokens, liveness, tries } = deps;
  const client = { client_id: settings.clientId };

  async function askForTokens(form: Record<string, string>, visitor: Visitor) {
    const headers = headersOf(visitor);
    const answer = await ask(protocolUrl(settings, 'token'), {
      form: { ...client, ...form },
      headers,
    });
    if (answer.status !== 200) throw asTokenFailure(asOAuthFailure(answer));
    const body = tokenAnswerSchema.safeParse(answer.body).data;
    if (!body) throw unavailable('a token answer that is none');
    return body;
  }

  async function signIn(form: TokenForm, visitor: Visitor): Promise<TokenAnswer> {
    const { username, password = '', totp } = form;
    // Keycloak answers 401 here, unlike for a wrong password.
    if (username === undefined) throw refuse(401, 'invalid_request', 'Missing parameter: username');
    const scope = grantScope(form.scope);
    if (scope === undefined) throw refuse(400, 'invalid_scope', `Invalid scopes: ${form.scope}`);
    const login = username.trim();
    return tries(login, visitor, () =>
      askForTokens(
        {
          grant_type: 'password',
          username: login,
          password,
          scope,
          ...(totp === undefined ? {} : { totp }),
        },
        visitor,
      ),
    );
  }

  async function goOn(refreshToken: string, visitor: Visitor): Promise<TokenAnswer> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return refreshTokens.once(refreshToken, visitor, () => askForTokens(form, visitor));
  }

  return {
    async grant(form, visitor) {
      const { grant_type: grant, refresh_token: held } = form;
      if (grant === undefined) throw refuse(400, ...noGrant);
      if (grant === 'password') {
        checkClient(form.client_id);
        const bound = bindAnew(visitor);
        return refreshTokens.handOut(await signIn(form, bound), bound);
      }
      if (grant !== 'refresh_token')
        throw refuse(400, 'unsupported_grant_type', 'Unsupported grant_type');
      checkClient(form.client_id);
      if (held === undefined) throw refuse(400, ...noToken);
      const answer = await goOn(await refreshTokens.open(held, visitor), visitor);
      return refreshTokens.handOut(answer, bindAnew(visitor, held), held);
    },

    async end(form, visitor) {
      checkClient(form.client_id);
      if (form.refresh_token === undefined) throw refuse(400, ...noToken);
      const token = await refreshTokens.open(form.refresh_token, visitor);
      const answer = await ask(protocolUrl(settings, 'logout'), {
        form: { ...client, refresh_token: token },
        headers: headersOf(visitor),
      });
      if (answer.status !== 204) throw asOAuthFailure(answer);
      const owner = ownerOf(token);
      if (owner) liveness.markEnded([owner.sessionId]);
    },
  };
}

/** For a browser that signs in, or brings a token that a program got. */
function bindAnew(visitor: Visitor, held = ''): Visitor {
  return visitor.isBrowser && !isSealed(held) ? withNewBinding(visitor) : visitor;
}

function checkClient(clientId: string | undefined): void {
  if (clientId !== CLIENT_ID) {
    throw refuse(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
}

/** Bad credentials are 401 up to Keycloak 26.5 and 400 from 26.6; clients of ours see the newer. */
function asTokenFailure(failure: OAuthFailure): OAuthFailure {
  if (failure.status !== 401 || failure.error !== 'invalid_grant') return failure;
  return refuse(400, failure.error, failure.description);
}

/** So that the provider's own records and limits speak of people, not of this server. */
function headersOf({ ip, userAgent }: Visitor): Record<string, string> {
  return { 'x-forwarded-for': ip, ...(userAgent === '' ? {} : { 'user-agent': userAgent }) };
}

function refuse(status: number, error: string, description: string): OAuthFailure {
  return new OAuthFailure(status, error, description);
}
