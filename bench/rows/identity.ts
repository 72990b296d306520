// Signing in with a password and finding who calls, the server with its database on one core and the load
// on the other. Controls of the same run: Argon2id alone, the bare signature check, and Keycloak.
import { join } from 'node:path';
import { startKeycloakRealm } from '../identity/keycloak-realm.ts';
import {
  type Latency,
  measureLatency,
  PASSWORD,
  type Realm,
  signIn,
  signInWithoutPause,
  type Work,
} from '../identity/realm-load.ts';
import { moveToCore, startScript } from '../measure/processes.ts';
import { type Product, startProduct } from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';

export type IdentityPlan = { seconds: number; calls: number; users: number };
export type SignInRow = {
  who: string;
  perSecond: number;
  /** Of the processor, for one. */
  cpuMs: number;
  /** Throughput of one core that nothing else uses. */
  perCoreSecond: number;
};
/** Of the processor only where it is our own process that is measured. */
export type TimeRow = { what: string; cpuP50Ms?: number; cpuP99Ms?: number } & Latency;
export type IdentityResult = { signIns: SignInRow[]; times: TimeRow[] };

const APP_PORT = 4510;

export async function benchIdentity(plan: IdentityPlan): Promise<IdentityResult> {
  moveToCore(1, process.pid);
  const signIns: SignInRow[] = [];
  const times: TimeRow[] = [];
  const product = await startProduct(APP_PORT);
  try {
    const realm = await registerUsers(product, plan.users);
    signIns.push(await signInRow(realm, plan), await onlyHashes(plan.seconds));
    const token = await signIn(realm, realm.usernames[0] ?? '');
    times.push(...(await inProcess(product, token, plan)));
    times.push(...(await overHttp(product, realm, token, plan)));
  } finally {
    await product.stop();
  }
  const keycloak = await startKeycloakRealm(plan.users);
  if (keycloak === undefined) return { signIns, times };
  try {
    signIns.push(await signInRow(keycloak, plan));
    const token = await signIn(keycloak, keycloak.usernames[0] ?? '');
    times.push(await userInfoRow(keycloak, token, plan));
  } finally {
    await keycloak.stop();
  }
  return { signIns, times };
}

async function registerUsers({ appOrigin, pid }: Product, users: number): Promise<Realm> {
  const usernames = Array.from({ length: users }, (_, n) => `person-${n}`);
  for (const username of usernames) {
    const response = await fetch(`${appOrigin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@vys.example`, password: PASSWORD }),
    });
    if (response.status !== 201) throw new Error(`register: ${response.status}`);
  }
  return { name: 'Vys', issuer: `${appOrigin}/realms/vys`, usernames, pid };
}

/** After as much again to warm up, which a JVM needs. */
async function signInRow(realm: Realm, { seconds }: IdentityPlan): Promise<SignInRow> {
  await signInWithoutPause(realm, seconds);
  return workRow(realm.name, await signInWithoutPause(realm, seconds));
}

function workRow(who: string, { done, seconds, cpuSeconds }: Work): SignInRow {
  return {
    who,
    perSecond: rounded(done / seconds, 1),
    cpuMs: rounded((cpuSeconds * 1000) / done, 1),
    perCoreSecond: rounded(done / cpuSeconds, 1),
  };
}

async function onlyHashes(seconds: number): Promise<SignInRow> {
  const script = join(import.meta.dirname, '../identity/hash-control.ts');
  const control = await startScript(script, [`${seconds}`]);
  await control.stop();
  return workRow('Argon2id alone', control.message as Work);
}

async function inProcess(
  { databaseUrl, appOrigin }: Product,
  token: string,
  { calls }: IdentityPlan,
): Promise<TimeRow[]> {
  const script = join(import.meta.dirname, '../identity/verify-token.ts');
  const run = await startScript(script, [databaseUrl, appOrigin, token, `${calls}`]);
  await run.stop();
  const { findCaller, bareCheck } = run.message as Record<'findCaller' | 'bareCheck', Times>;
  return [
    timeRow('who calls, within the process', findCaller),
    timeRow('the bare signature check', bareCheck),
  ];
}

type Times = { clock: number[]; cpu: number[] };

/** Of microseconds. */
function timeRow(what: string, { clock, cpu }: Times): TimeRow {
  const ms = (times: readonly number[], share: number) => rounded(quantile(times, share) / 1000, 3);
  return {
    what,
    calls: clock.length,
    p50Ms: ms(clock, 0.5),
    p99Ms: ms(clock, 0.99),
    cpuP50Ms: ms(cpu, 0.5),
    cpuP99Ms: ms(cpu, 0.99),
  };
}

async function overHttp(
  { appOrigin }: Product,
  realm: Realm,
  token: string,
  { calls }: IdentityPlan,
): Promise<TimeRow[]> {
  // The caller is identified before the invalid query is rejected: nothing else is done.
  const cheap = `${appOrigin}/api/notifications?limit=0`;
  const open = `${appOrigin}/api/config`;
  return [
    {
      what: 'a call with a token',
      ...(await measureLatency(cheap, { token, status: 400, calls })),
    },
    { what: 'a call without', ...(await measureLatency(open, { status: 200, calls })) },
    await userInfoRow(realm, token, { calls }),
  ];
}

async function userInfoRow(
  { name, issuer }: Realm,
  token: string,
  { calls }: Pick<IdentityPlan, 'calls'>,
): Promise<TimeRow> {
  const url = `${issuer}/protocol/openid-connect/userinfo`;
  return {
    what: `userinfo of ${name}`,
    ...(await measureLatency(url, { token, status: 200, calls })),
  };
}
