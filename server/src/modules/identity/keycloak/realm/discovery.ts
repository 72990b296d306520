// What our origin says about the realm: the issuer is the provider's, because its name stands in the
// tokens; the endpoints are ours, because that is where clients of ours are to go.
import { CERTS_PATH, LOGOUT_PATH, TOKEN_PATH, USER_INFO_PATH } from '@vys/contract/api/endpoints';
import { describeRealm } from '../../shared/realm-discovery.ts';
import type { RealmKey } from './realm-keys.ts';

export function describeForeignRealm(issuer: string, appOrigin: string, keys: readonly RealmKey[]) {
  return {
    ...describeRealm(issuer),
    token_endpoint: `${appOrigin}${TOKEN_PATH}`,
    userinfo_endpoint: `${appOrigin}${USER_INFO_PATH}`,
    end_session_endpoint: `${appOrigin}${LOGOUT_PATH}`,
    jwks_uri: `${appOrigin}${CERTS_PATH}`,
    id_token_signing_alg_values_supported: [...new Set(keys.map(({ alg }) => alg))],
  };
}
