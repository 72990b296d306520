// Speaks to the admin side of the realm as this server: gets its token, keeps it until shortly before
// it ends, and gets another when it is refused.
import { z } from 'zod';
import type { Clock } from '../../kit/clock.ts';
import { type AskRealm, type RealmAnswer, type RealmRequest, unavailable } from './realm-http.ts';
import { readRefusal } from './refusals.ts';
import { adminUrl, protocolUrl, type RealmSettings } from './settings.ts';

export type ServiceAccount = {
  /** A refusal is an answer; throws `unavailable` when there is none, or when we may not ask. */
  call(
    method: string,
    path: string,
    request?: Pick<RealmRequest, 'json' | 'timeoutMs'>,
  ): Promise<RealmAnswer>;
  /** A protocol endpoint that wants to know the client. */
  askAsClient(
    endpoint: string,
    form: Record<string, string>,
    options?: Pick<RealmRequest, 'headers' | 'timeoutMs'>,
  ): Promise<RealmAnswer>;
};

type Deps = { settings: RealmSettings; ask: AskRealm; clock: Clock };
type Token = { readonly text: string; readonly until: number };

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
/** Renewed that long before it ends, so that it does not end on the way. */
const EARLY_MS = 20_000;
/** Some callers hold a transaction meanwhile. */
const CALL_MS = 5000;

export function createServiceAccount({ settings, ask, clock }: Deps): ServiceAccount {
  const client = { client_id: settings.serviceClientId, client_secret: settings.serviceSecret };
  let token: Token | undefined;
  let fetching: Promise<Token> | undefined;

  async function fetchToken(): Promise<Token> {
    const form = { ...client, grant_type: 'client_credentials' };
    const { status, body } = await ask(protocolUrl(settings, 'token'), { form });
    const answer = tokenSchema.safeParse(body).data;
    if (!answer) {
      throw unavailable(`the service client is refused (${status} ${readRefusal(body).error})`);
    }
    const until = clock.now().getTime() + answer.expires_in * 1000 - EARLY_MS;
    return { text: answer.access_token, until };
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
        ask(url, {
          timeoutMs: CALL_MS,
          ...request,
          method,
          headers: { authorization: `Bearer ${await bearer()}` },
        });
      let answer = await send();
      if (answer.status === 401) {
        token = undefined;
        answer = await send();
      }
      if (answer.status === 401 || answer.status === 403) {
        throw unavailable(`the service client may not ${method} ${path.split(/[/?]/)[1]}`);
      }
      return answer;
    },
    askAsClient: (endpoint, form, options = {}) =>
      ask(protocolUrl(settings, endpoint), { ...options, form: { ...client, ...form } }),
  };
}
