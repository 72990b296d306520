// Verifies at startup that the realm is the configured one and accepts this server. A wrong setting stops
// the startup; a realm that does not respond is waited for while the server runs.
import { z } from 'zod';
import type { Logger } from '../../../../platform/log/log.ts';
import { StartupError } from '../../../../platform/process/startup-error.ts';
import { parseError } from './keycloak-errors.ts';
import { type FetchRealm, isUnavailable } from './realm-http.ts';
import type { RealmKeys } from './realm-keys.ts';
import { adminUrl, protocolUrl, type RealmSettings } from './settings.ts';

type Deps = { settings: RealmSettings; fetchRealm: FetchRealm; keys: RealmKeys; log: Logger };

const RETRY_MS = 5000;
const SCOPE = 'openid profile email';

/** Gives what ends the waiting. */
export async function verifyRealm(deps: Deps): Promise<() => void> {
  const { settings, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function tryAgain(): Promise<void> {
    try {
      await checkRealm(deps);
      log.info(
        { event: 'identity.provider_reached', issuer: settings.issuer },
        'identity provider reached',
      );
    } catch (error) {
      if (!isUnavailable(error)) {
        log.error({ event: 'identity.realm_unusable', err: error }, 'identity provider rejected');
      }
      if (!isOver) wait();
    }
  }

  function wait(): void {
    timer = setTimeout(tryAgain, RETRY_MS);
    timer.unref();
  }

  try {
    await checkRealm(deps);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn(
      { event: 'identity.provider_unreachable', err: error },
      'identity provider unreachable; sign-in unavailable',
    );
    wait();
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Throws StartupError for what only a change of the settings fixes, else `unavailable`. */
async function checkRealm(deps: Deps): Promise<void> {
  await checkName(deps);
  await checkServiceClient(deps);
  await checkClient(deps);
  await deps.keys.load();
}

async function checkName({ settings: { issuer }, fetchRealm }: Deps): Promise<void> {
  const discovery = await fetchRealm(`${issuer}/.well-known/openid-configuration`);
  const itself = z.object({ issuer: z.string() }).safeParse(discovery.body).data?.issuer;
  if (itself === undefined) {
    throw new StartupError(
      `There is no realm at IDENTITY_URL (${issuer} returns ${discovery.status}).`,
    );
  }
  if (itself === issuer) return;
  throw new StartupError(
    `IDENTITY_URL is "${issuer}", but the realm there calls itself "${itself}"; its tokens would be rejected.`,
  );
}

async function checkServiceClient({ settings, fetchRealm }: Deps): Promise<void> {
  const { serviceClientId, serviceSecret } = settings;
  const client = { client_id: serviceClientId, client_secret: serviceSecret };
  const form = { ...client, grant_type: 'client_credentials' };
  const response = await fetchRealm(protocolUrl(settings, 'token'), { form });
  const token = z.object({ access_token: z.string() }).safeParse(response.body).data?.access_token;
  if (token === undefined) {
    throw new StartupError(
      `The realm rejects the client "${serviceClientId}" of IDENTITY_SERVICE_CLIENT_ID and IDENTITY_SERVICE_CLIENT_SECRET, or it has no service account.`,
    );
  }
  const headers = { authorization: `Bearer ${token}` };
  const users = await fetchRealm(adminUrl(settings, '/users?max=1'), { headers });
  if (users.status === 200) return;
  throw new StartupError(
    `The service account of "${serviceClientId}" may not see users; give it the roles manage-users and view-users of realm-management.`,
  );
}

/** Signs in an invalid user: a client that may sign users in gets an error about the user. */
async function checkClient({ settings, fetchRealm }: Deps): Promise<void> {
  const { clientId: client_id } = settings;
  const form = { grant_type: 'password', client_id, username: '', password: '', scope: SCOPE };
  const { error = '', error_description: why = '' } = parseError(
    (await fetchRealm(protocolUrl(settings, 'token'), { form })).body,
  );
  if (error === 'invalid_grant') return;
  throw new StartupError(
    `The realm rejects all sign-ins through the client "${client_id}" of IDENTITY_CLIENT_ID: ${why || error}.`,
  );
}
