// What the realm says about itself to OpenID clients (OpenID Connect Discovery §3).
import { ALGORITHM } from '../embedded/tokens/keys.ts';

export function describeRealm(issuer: string) {
  const base = `${issuer}/protocol/openid-connect`;
  return {
    issuer,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/certs`,
    grant_types_supported: ['password', 'refresh_token'],
    response_types_supported: [],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: [
      'sub',
      'email',
      'email_verified',
      'preferred_username',
      'name',
      'given_name',
      'family_name',
    ],
  };
}
