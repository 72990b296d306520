// Real caches and proxies in front of Vys, with the files of `deploy` in which only addresses are replaced: on loopback
// ports of their own, without TLS. `npm run test:engines` finds the programs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { isOpen } from '../is-open.ts';

export type FrontName = 'nginx' | 'Varnish' | 'Caddy' | 'Caddy before Varnish';
/** Ports on this machine. `port` is one that is free. */
type Ports = { port: number; app: number; pages: number };
type Options = { keepsForASecond?: boolean };

export type Front = {
  /** For both origins, by the name that is asked for. */
  origin: string;
  /** Where Vys purges; absent where nothing is kept. */
  purgeUrl?: string;
  pid: number;
  stop(): Promise<void>;
};

export const PAGES_HOST = 'pages.example.net';
export const APP_HOST = 'vys.example.com';

const deploy = join(import.meta.dirname, '../../../deploy');
const programs: Record<FrontName, string[]> = {
  nginx: ['NGINX_PROGRAM'],
  Varnish: ['VARNISHD'],
  Caddy: ['CADDY'],
  'Caddy before Varnish': ['CADDY', 'VARNISHD'],
};

export const availableFronts = (Object.keys(programs) as FrontName[]).filter((name) =>
  programs[name].every((variable) => process.env[variable]),
);

export async function startFront(
  name: FrontName,
  behind: Omit<Ports, 'port'>,
  options: Options = {},
): Promise<Front> {
  const ports = { ...behind, port: await freePort() };
  if (name === 'nginx') return await startNginx(ports, options);
  if (name === 'Varnish') return await startVarnish(ports, options);
  if (name === 'Caddy') return await startCaddy(ports);
  const varnish = await startVarnish(ports, options);
  const caddy = await startCaddy({ ...behind, port: await freePort(), pages: ports.port });
  return {
    ...caddy,
    purgeUrl: varnish.origin,
    async stop() {
      await caddy.stop();
      await varnish.stop();
    },
  };
}

async function startNginx({ port, app, pages }: Ports, { keepsForASecond }: Options) {
  const folder = makeFolder();
  const purgePort = await freePort();
  const replaced: [string, string][] = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:6101', `127.0.0.1:${purgePort}`],
    ['127.0.0.1:4100', `127.0.0.1:${app}`],
    ['127.0.0.1:4101', `127.0.0.1:${pages}`],
    ['/var/cache/nginx/vys', join(folder, 'cache')],
    ['/etc/nginx/vys-purge.js', join(deploy, 'nginx/vys-purge.js')],
    ...['pages.example.net', 'vys.example.com'].flatMap((host): [string, string][] => [
      [`ssl_certificate /etc/ssl/${host}.pem;`, ''],
      [`ssl_certificate_key /etc/ssl/${host}.key;`, ''],
    ]),
    ...(keepsForASecond ? [['proxy_cache_valid 200 10m', 'proxy_cache_valid 200 1s']] : []),
  ] as [string, string][];
  writeFileSync(join(folder, 'vys.conf'), fill('nginx/vys.conf', replaced));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ');
  const main = `load_module /usr/lib/nginx/modules/ngx_http_js_module.so;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 1000000000;
  ${temporary}
  include ${folder}/vys.conf;
}
`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const program = process.env.NGINX_PROGRAM ?? '';
  const server = await start([program, '-p', folder, '-c', `${folder}/nginx.conf`], port, folder);
  return { ...server, purgeUrl: `http://127.0.0.1:${purgePort}` };
}

async function startVarnish({ port, app, pages }: Ports, { keepsForASecond }: Options) {
  const folder = makeFolder();
  const replaced: [string, string][] = [
    ['.port = "4100"', `.port = "${app}"`],
    ['.port = "4101"', `.port = "${pages}"`],
    ...(keepsForASecond ? [['"\\1s"', '"1s"']] : []),
  ] as [string, string][];
  const file = join(folder, 'vys.vcl');
  writeFileSync(file, fill('varnish/vys.vcl', replaced));
  const memory = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off'];
  const place = ['-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`];
  const program = process.env.VARNISHD ?? '';
  const server = await start([program, '-F', '-T', 'none', ...memory, ...place], port, folder);
  return { ...server, purgeUrl: server.origin };
}

async function startCaddy({ port, app, pages }: Ports) {
  const folder = makeFolder();
  const replaced: [string, string][] = [
    // Under every other name, too.
    ['pages.example.net {', `http://:${port} {`],
    ['vys.example.com {', `http://vys.example.com:${port} {`],
  ];
  const global = '{\n\tadmin off\n\tauto_https off\n\tpersist_config off\n}\n';
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, global + fill('caddy/Caddyfile', replaced));
  const env = {
    VYS_PAGES: `127.0.0.1:${pages}`,
    VYS_APP: `127.0.0.1:${app}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const command = [process.env.CADDY ?? '', 'run', '--adapter', 'caddyfile', '--config', file];
  return await start(command, port, folder, env);
}

/** A file of `deploy`. Each text that is replaced must be there. */
function fill(path: string, replaced: readonly [string, string][]): string {
  let text = readFileSync(join(deploy, path), 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`deploy/${path} has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Open to the user that a program started by root changes to. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vys-front-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function start(
  [program = '', ...args]: string[],
  port: number,
  folder: string,
  env: Record<string, string> = {},
): Promise<Front> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  while (!(await isOpen(port))) {
    if (hasEnded(child)) throw new Error(`${program} did not start:\n${output}`);
    await sleep(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (!hasEnded(child)) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
