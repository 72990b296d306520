// The load on an identity provider over its protocol, the same for ours and for Keycloak: sign-ins with a
// password without pause, and userinfo requests one after the other.
import { Agent, request } from 'node:http';
import { cpuSeconds } from '../measure/processes.ts';
import { quantile, rounded } from '../measure/statistics.ts';

export type Realm = {
  readonly name: string;
  /** As in its tokens. */
  readonly issuer: string;
  /** All with the same password. */
  readonly usernames: readonly string[];
  /** Of the server, with its database below it. */
  readonly pid: number;
};

export type Work = { done: number; seconds: number; cpuSeconds: number };

export const PASSWORD = 'Correct-horse-7';
const AT_ONCE = 4;

export async function signIn({ issuer }: Realm, username: string): Promise<string> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'vys-web',
      username,
      password: PASSWORD,
      scope: 'openid profile email',
    }),
  });
  if (!response.ok) throw new Error(`${issuer}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

export async function signInWithoutPause(realm: Realm, seconds: number): Promise<Work> {
  const cpuBefore = cpuSeconds([realm.pid]);
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  let next = 0;
  async function work(): Promise<void> {
    while (performance.now() < end) {
      const username = realm.usernames[next++ % realm.usernames.length] ?? '';
      await signIn(realm, username);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuSeconds([realm.pid]) - cpuBefore,
  };
}

export type Latency = { calls: number; p50Ms: number; p99Ms: number };

/** On one connection, so that no call waits for another. */
export async function measureLatency(
  url: string,
  { token, status, calls }: { token?: string; status: number; calls: number },
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let n = 0; n < calls * 1.2; n += 1) {
      const start = performance.now();
      const got = await readStatus(url, agent, token);
      if (got !== status) throw new Error(`${url} returned ${got}`);
      // The first sixth warms both sides up.
      if (n >= calls * 0.2) times.push(performance.now() - start);
    }
  } finally {
    agent.destroy();
  }
  return {
    calls: times.length,
    p50Ms: rounded(quantile(times, 0.5), 3),
    p99Ms: rounded(quantile(times, 0.99), 3),
  };
}

function readStatus(url: string, agent: Agent, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
