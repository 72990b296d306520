// Looks at the start whether the realm is the one that was configured and lets this server in. A wrong
// setting stops the start; a realm that does not answer is waited for while the server runs.
import { z } from 'zod';
import type { Logger } from '../../kit/log.ts';
import { StartupProblem } from '../../kit/startup-problem.ts';
import { type AskRealm, isUnavailable } from './realm-http.ts';
import type { RealmKeys } from './realm-keys.ts';
import { readRefusal } from './refusals.ts';
import { adminUrl, protocolUrl, type RealmSettings } from './settings.ts';

type Deps = { settings: RealmSettings; ask: AskRealm; keys: RealmKeys; log: Logger };

const RETRY_MS = 5000;
const SCOPE = 'openid profile email';

/** Gives what ends the waiting. */
export async function reachRealm(deps: Deps): Promise<() => void> {
  const { settings, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function tryAgain(): Promise<void> {
    try {
      await checkRealm(deps);
      log.info({ issuer: settings.issuer }, 'the identity provider answers');
    } catch (error) {
      if (!isUnavailable(error)) log.error(String(error instanceof Error ? error.message : error));
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
    log.warn({ err: error }, 'the identity provider does not answer yet; nobody can sign in');
    wait();
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Throws StartupProblem for what only a change of the settings mends, else `unavailable`. */
async function checkRealm(deps: Deps): Promise<void> {
  await checkName(deps);
  await checkServiceClient(deps);
  await checkClient(deps);
  await deps.keys.load();
}

async function checkName({ settings: { issuer }, ask }: Deps): Promise<void> {
  const found = await ask(`${issuer}/.well-known/openid-configuration`);
  const itself = z.object({ issuer: z.string() }).safeParse(found.body).data?.issuer;
  if (itself === undefined) {
    throw new StartupProblem(
      `There is no realm at IDENTITY_URL (${issuer} answers ${found.status}).`,
    );
  }
  if (itself === issuer) return;
  throw new StartupProblem(
    `IDENTITY_URL is "${issuer}", but the realm there calls itself "${itself}"; its tokens would be refused.`,
  );
}

async function checkServiceClient({ settings, ask }: Deps): Promise<void> {
  const { serviceClientId, serviceSecret } = settings;
  const client = { client_id: serviceClientId, client_secret: serviceSecret };
  const form = { ...client, grant_type: 'client_credentials' };
  const answer = await ask(protocolUrl(settings, 'token'), { form });
  const token = z.object({ access_token: z.string() }).safeParse(answer.body).data?.access_token;
  if (token === undefined) {
    throw new StartupProblem(
      `The realm refuses the client "${serviceClientId}" of IDENTITY_SERVICE_CLIENT_ID and IDENTITY_SERVICE_CLIENT_SECRET, or it has no service account.`,
    );
  }
  const headers = { authorization: `Bearer ${token}` };
  const users = await ask(adminUrl(settings, '/users?max=1'), { headers });
  if (users.status === 200) return;
  throw new StartupProblem(
    `The service account of "${serviceClientId}" may not see users; give it the roles manage-users and view-users of realm-management.`,
  );
}

/** By a sign-in of nobody: a client that may sign people in is told that the user is wrong. */
async function checkClient({ settings, ask }: Deps): Promise<void> {
  const { clientId: client_id } = settings;
  const form = { grant_type: 'password', client_id, username: '', password: '', scope: SCOPE };
  const { error = '', error_description: why = '' } = readRefusal(
    (await ask(protocolUrl(settings, 'token'), { form })).body,
  );
  if (error === 'invalid_grant') return;
  throw new StartupProblem(
    `The realm lets nobody sign in through the client "${client_id}" of IDENTITY_CLIENT_ID: ${why || error}.`,
  );
}
