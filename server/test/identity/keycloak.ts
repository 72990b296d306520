// A real Keycloak for tests: started in development mode on loopback with the realm of deploy/keycloak,
// behind a wire that a test can cut. Which distribution is used, tools/bootstrap/keycloak.mjs says.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { type DbProxy, startDbProxy } from '../measure/db-proxy.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache', 'keycloak');
const realmFile = join(root, 'deploy', 'keycloak', 'vys-realm.json');

/** Folder of an unpacked distribution, if there is one on this machine and a Java to run it. */
export function findKeycloak(): string | undefined {
  const configuredHome = process.env.KEYCLOAK_HOME;
  if (configuredHome !== undefined && configuredHome !== '') return configuredHome;
  const installed = existsSync(cache) ? readdirSync(cache) : [];
  const byVersion = new Intl.Collator('en', { numeric: true }).compare;
  const newest = installed
    .filter((name) => /^keycloak-\d/.test(name))
    .sort(byVersion)
    .at(-1);
  const canRun = newest !== undefined && spawnSync('java', ['-version']).status === 0;
  return canRun ? join(cache, newest) : undefined;
}

export type RunningKeycloak = {
  /** With all it started below it. */
  pid: number;
  /** As in its tokens. */
  issuer: string;
  version: string;
  serviceSecret: string;
  /** The administrator of the whole server, for what the product itself may not do. */
  admin(method: string, path: string, json?: unknown): Promise<Response>;
  wire: DbProxy;
  stop(): Promise<void>;
};

type Options = { home: string; appOrigin: string; smtpPort: number; javaOptions?: string };

const START_MS = 240_000;

export async function startKeycloak(options: Options) {
  const { home, appOrigin, smtpPort, javaOptions = toStartFast } = options;
  const port = await freePort();
  const wire = await startDbProxy(`http://127.0.0.1:${port}`);
  const origin = wire.url.replace(/\/$/, '');
  const adminPassword = randomBytes(16).toString('hex');
  const child = launch(prepare(home), {
    args: [`--http-port=${port}`, `--hostname=${origin}`, '--proxy-headers=xforwarded'],
    env: {
      VYS_APP_ORIGIN: appOrigin,
      VYS_SMTP_HOST: '127.0.0.1',
      VYS_SMTP_PORT: `${smtpPort}`,
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: adminPassword,
      JAVA_OPTS: javaOptions,
    },
  });
  await child.waitUntilReady(`${origin}/realms/vys`);

  async function adminToken(): Promise<string> {
    const form = { grant_type: 'password', client_id: 'admin-cli', username: 'admin' };
    const response = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, password: adminPassword }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  async function admin(method: string, path: string, json?: unknown): Promise<Response> {
    const authorization = `Bearer ${await adminToken()}`;
    return fetch(`${origin}/admin/realms/vys${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  }

  const clients = await (await admin('GET', '/clients?clientId=vys-server')).json();
  const [service] = clients as { secret: string }[];
  const running: RunningKeycloak = {
    pid: child.pid,
    issuer: `${origin}/realms/vys`,
    version: /\d+\.\d+/.exec(basename(home))?.[0] ?? '',
    serviceSecret: service?.secret ?? '',
    wire,
    admin,
    async stop() {
      await child.stop();
      await wire.cut();
    },
  };
  return running;
}

/** A home of our own beside the distribution, which stays as it is: what is built and imported lies here. */
function prepare(distribution: string): string {
  const home = join(cache, `home-of-${basename(distribution)}`);
  mkdirSync(join(home, 'data', 'import'), { recursive: true });
  mkdirSync(join(home, 'lib'), { recursive: true });
  const link = (part: string) => {
    if (!existsSync(join(home, part))) symlinkSync(join(distribution, part), join(home, part));
  };
  const copy = (part: string) => {
    if (existsSync(join(home, part))) return;
    cpSync(join(distribution, part), join(home, part), { recursive: true });
  };
  for (const part of ['conf', 'providers', 'themes']) link(part);
  for (const part of readdirSync(join(distribution, 'lib'))) {
    if (part !== 'quarkus') link(join('lib', part));
  }
  copy('bin');
  copy(join('lib', 'quarkus'));
  copyFileSync(realmFile, join(home, 'data', 'import', 'vys-realm.json'));
  return home;
}

const toStartFast = [
  '-Xms256m -Xmx640m -XX:MetaspaceSize=96M -XX:MaxMetaspaceSize=256m',
  // It lives for a minute: starting fast counts, running fast does not.
  '-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:+ExitOnOutOfMemoryError',
  '-Djava.security.egd=file:/dev/urandom',
].join(' ');

const flags = ['--db=dev-mem', '--cache=local', '--http-host=127.0.0.1', '--import-realm'];

// Ends the server also when we are killed: then the pipe breaks.
const untilPipeBreaks = `exec 3<&0
"$@" & server=$!
trap 'kill -TERM $server; wait $server; exit 0' TERM
(cat <&3 >/dev/null; kill -TERM $server 2>/dev/null) &
wait $server`;

function launch(home: string, { args, env }: { args: string[]; env: Record<string, string> }) {
  const command = [join(home, 'bin', 'kc.sh'), 'start-dev', ...flags, ...args];
  const child = spawn('sh', ['-c', untilPipeBreaks, 'sh', ...command], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed = `${printed}${part}`.slice(-8000);
    });
  }
  const exited = new Promise<void>((done) => child.once('exit', () => done()));

  return {
    pid: child.pid ?? 0,
    async waitUntilReady(url: string): Promise<void> {
      const deadline = Date.now() + START_MS;
      while (child.exitCode === null && Date.now() < deadline) {
        const response = await fetch(url).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((done) => setTimeout(done, 250));
      }
      throw new Error(`Keycloak did not start:\n${printed}`);
    },
    async stop(): Promise<void> {
      const killed = setTimeout(() => kill(child.pid, 'SIGKILL'), 10_000);
      kill(child.pid, 'SIGTERM');
      await exited;
      clearTimeout(killed);
      kill(child.pid, 'SIGKILL');
    },
  };
}

/** The whole process group. */
function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of it is left.
  }
}
