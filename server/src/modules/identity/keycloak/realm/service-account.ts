// Calls the admin API of the realm as this server: gets a token, caches it until shortly before it expires,
// and gets another when it is rejected.
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { parseError } from './keycloak-errors.ts';
import {
  type FetchRealm,
  type RealmRequest,
  type RealmResponse,
  unavailable,
} from './realm-http.ts';
import { adminUrl, protocolUrl, type RealmSettings } from './settings.ts';

export type ServiceAccount = {
  /** A rejection is a response; throws `unavailable` when there is none, or when we may not call it. */
  call(
    method: string,
    path: string,
    request?: Pick<RealmRequest, 'json' | 'timeoutMs'>,
  ): Promise<RealmResponse>;
  /** A protocol endpoint that wants to know the client. */
  requestAsClient(
    endpoint: string,
    form: Record<string, string>,
    options?: Pick<RealmRequest, 'headers' | 'timeoutMs'>,
  ): Promise<RealmResponse>;
};

type Deps = { settings: RealmSettings; fetchRealm: FetchRealm; clock: Clock };
type Token = { readonly text: string; readonly until: number };

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
/** Renewed that long before it ends, so that it does not end on the way. */
const EARLY_MS = 20_000;
/** Some callers hold a transaction meanwhile. */
const CALL_MS = 5000;

export function createServiceAccount({ settings, fetchRealm, clock }: Deps): ServiceAccount {
  const client = { client_id: settings.serviceClientId, client_secret: settings.serviceSecret };
  let token: Token | undefined;
  let fetching: Promise<Token> | undefined;

  async function fetchToken(): Promise<Token> {
    const form = { ...client, grant_type: 'client_credentials' };
    const { status, body } = await fetchRealm(protocolUrl(settings, 'token'), { form });
    const response = tokenSchema.safeParse(body).data;
    if (!response) {
      throw unavailable(`the service client is rejected (${status} ${parseError(body).error})`);
    }
    const until = clock.now().getTime() + response.expires_in * 1000 - EARLY_MS;
    return { text: response.access_token, until };
  }

  async function bearer(): Promise<string> {
    if (token && clock.now().getTime() < token.until) return token.text;
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    token = await fetching;
    return token.text;
  }

  return {
    async call(method, path, request = {}) {
      const url = adminUrl(settings, path);
      const send = async () =>
        fetchRealm(url, {
          timeoutMs: CALL_MS,
          ...request,
          method,
          headers: { authorization: `Bearer ${await bearer()}` },
        });
      let response = await send();
      if (response.status === 401) {
        token = undefined;
        response = await send();
      }
      if (response.status === 401 || response.status === 403) {
        throw unavailable(`the service client may not ${method} ${path.split(/[/?]/)[1]}`);
      }
      return response;
    },
    requestAsClient: (endpoint, form, options = {}) =>
      fetchRealm(protocolUrl(settings, endpoint), { ...options, form: { ...client, ...form } }),
  };
}
