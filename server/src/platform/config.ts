// Reads the whole configuration once from the environment and the command line.
// The only reader of environment variables; each variable has its line in docs/configuration.md.

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { sha256 } from './hash.ts';
import { type IdentityRealm, parseIdentityUrl } from './net/identity-url.ts';
import { StartupError } from './process/startup-error.ts';
import { parseFilesUrl, type S3Store } from './storage/files-url.ts';

const serviceNames = ['app', 'identity', 'site'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type ServiceName = (typeof serviceNames)[number];
export type LogLevel = (typeof logLevels)[number];

export type Config = Readonly<{
  appPort: number;
  pagesPort: number;
  host: string;
  /** Absolute path. Holds the embedded database and, without another store, the files. */
  dataDir: string;
  appOrigin: string;
  pagesOrigin: string;
  databaseUrl?: string;
  /** Where files are kept if not in the data folder. Holds a secret. */
  s3Store?: S3Store;
  /** Holds the accounts instead of the embedded issuer. Has a secret. */
  identityRealm?: IdentityRealm;
  /** Folders in which PostgreSQL programs are looked for. */
  searchPath: string;
  services: readonly ServiceName[];
  logLevel: LogLevel;
  /** Root under which pages find packages that are not bundled. */
  esmCdnUrl?: string;
  /** File with hosts that pages may not lead to. */
  blocklistFile?: string;
  termsUrl: string;
  privacyUrl: string;
  trustedProxies: readonly string[];
  /** Addresses of those who decide about reported pages, in lower case. */
  operators: readonly string[];
  /** Code editors that people may be sent to with a one-time code. */
  editorOrigins: readonly string[];
  /** May hold a password. */
  smtpUrl?: string;
  emailFrom: string;
  production: boolean;
  demo: boolean;
}>;

export type Environment = Readonly<Record<string, string | undefined>>;

export const projectRoot = resolve(import.meta.dirname, '../../..');

export function readConfig(
  env: Environment = process.env,
  argv: readonly string[] = process.argv.slice(2),
  uid: number | undefined = process.getuid?.(),
): Config {
  const appPort = port(env, 'VYS_APP_PORT', 4100);
  const pagesPort = port(env, 'VYS_PAGES_PORT', 4101);
  if (appPort === pagesPort) {
    throw new StartupError(
      `VYS_APP_PORT and VYS_PAGES_PORT are both ${appPort}; the workspace and the public pages need two different ports.`,
    );
  }
  const databaseUrl = postgresUrl(env, 'DATABASE_URL');
  const esmCdnUrl = moduleNetwork(env, 'ESM_CDN_URL');
  const s3Store = parseFilesUrl(text(env, 'FILES_URL'), {
    id: text(env, 'S3_ACCESS_KEY_ID'),
    secret: text(env, 'S3_SECRET_ACCESS_KEY'),
  });
  const identityRealm = parseIdentityUrl(text(env, 'IDENTITY_URL'), {
    clientId: text(env, 'IDENTITY_CLIENT_ID'),
    serviceClientId: text(env, 'IDENTITY_SERVICE_CLIENT_ID'),
    serviceSecret: text(env, 'IDENTITY_SERVICE_CLIENT_SECRET'),
  });
  const blocklist = text(env, 'VYS_BLOCKLIST');
  const smtp = smtpUrl(env, 'SMTP_URL');
  const emailFrom = sender(env, 'MAIL_FROM');
  if (smtp !== undefined && emailFrom === undefined) {
    throw new StartupError("SMTP_URL is set, so MAIL_FROM must be set to the sender's address.");
  }
  return Object.freeze({
    appPort,
    pagesPort,
    host: text(env, 'VYS_HOST') ?? '127.0.0.1',
    dataDir: resolve(text(env, 'VYS_DATA_DIR') ?? defaultDataDir(projectRoot, uid)),
    appOrigin: origin(env, 'APP_ORIGIN', `http://localhost:${appPort}`),
    pagesOrigin: origin(env, 'PAGES_ORIGIN', `http://localhost:${pagesPort}`),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(s3Store === undefined ? {} : { s3Store }),
    ...(identityRealm === undefined ? {} : { identityRealm }),
    ...(esmCdnUrl === undefined ? {} : { esmCdnUrl }),
    ...(blocklist === undefined ? {} : { blocklistFile: resolve(blocklist) }),
    searchPath: text(env, 'PATH') ?? '',
    services: serviceList(env, 'VYS_SERVICES', 'VYS_DOORS'),
    logLevel: oneOf(env, 'VYS_LOG_LEVEL', logLevels, 'info'),
    termsUrl: link(env, 'TERMS_URL', '/legal/terms'),
    privacyUrl: link(env, 'PRIVACY_URL', '/legal/privacy'),
    trustedProxies: addresses(env, 'VYS_TRUSTED_PROXIES'),
    operators: emails(env, 'OPERATORS'),
    editorOrigins: editorOrigins(env, 'EDITOR_ORIGINS'),
    ...(smtp === undefined ? {} : { smtpUrl: smtp }),
    emailFrom: emailFrom ?? 'Vys <no-reply@localhost>',
    production: text(env, 'NODE_ENV') === 'production',
    demo: argv.includes('--demo'),
  });
}

/** For a child process: our own environment with some variables changed. */
export function childEnvironment(changes: Environment): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** Root's home and the clone may be closed to the database's user, so root keeps its data apart. */
export function defaultDataDir(clone: string, uid: number | undefined): string {
  if (uid !== 0) return resolve(clone, '.vys');
  const hash = sha256(clone).toString('hex').slice(0, 12);
  return `/var/lib/vys/${hash}`;
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

function list(env: Environment, name: string): string[] {
  const items = text(env, name)?.split(',') ?? [];
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function port(env: Environment, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw wrong(name, value, 'a port number from 1 to 65535');
  }
  return Number(value);
}

function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const match = allowed.find((item) => item === value);
  if (match === undefined) throw wrong(name, value, `one of ${allowed.join(', ')}`);
  return match;
}

/** `oldName` is read while `name` is not set; the next release drops it. */
function serviceList(env: Environment, name: string, oldName: string): readonly ServiceName[] {
  const source = text(env, name) === undefined ? oldName : name;
  const requested = list(env, source);
  if (requested.length === 0) return serviceNames;
  const unknown = requested.find((item) => !serviceNames.some((service) => service === item));
  if (unknown !== undefined) throw wrong(source, unknown, `a list of ${serviceNames.join(', ')}`);
  return serviceNames.filter((service) => requested.includes(service));
}

function origin(env: Environment, name: string, fallback: string): string {
  return toOrigin(name, text(env, name) ?? fallback);
}

/** Over https, or on this machine: what is sent there opens a page for change. */
function editorOrigins(env: Environment, name: string): string[] {
  return list(env, name).map((item) => {
    const url = new URL(toOrigin(name, item));
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    if (url.protocol !== 'https:' && !isLocal) throw wrong(name, item, 'an https origin');
    return url.origin;
  });
}

function toOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw wrong(name, value, 'an origin like https://example.com, without a path');
  }
  return url.origin;
}

/** Its origin goes into policies of pages; a query is kept behind each package. */
function moduleNetwork(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (url === undefined || !isSafe || url.hash !== '' || url.username !== '') {
    throw wrong(name, value, 'an https address like https://esm.example.com');
  }
  return url.href;
}

function link(env: Environment, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback;
  if (/^\/(?!\/)/.test(value)) return value;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw wrong(name, value, 'a web address, or a path that starts with one slash');
}

function addresses(env: Environment, name: string): string[] {
  const items = list(env, name);
  for (const item of items) {
    const [address = '', bits, ...rest] = item.split('/');
    const widest = isIP(address) === 6 ? 128 : 32;
    const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
    if (isIP(address) === 0 || !bitsFit || rest.length > 0) {
      throw wrong(name, item, 'IP addresses or ranges like 10.0.0.0/8, separated by commas');
    }
  }
  return items;
}

function emails(env: Environment, name: string): string[] {
  const items = list(env, name).map((item) => item.toLowerCase());
  const odd = items.find((item) => !/^[^\s@,]+@[^\s@,]+$/.test(item));
  if (odd !== undefined) throw wrong(name, odd, 'email addresses, separated by commas');
  return items;
}

function postgresUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value;
  // The value may hold a password, so it is not repeated.
  throw new StartupError(`${name} must start with postgresql:// or postgres://.`);
}

function smtpUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return value;
  // The value may hold a password, so it is not repeated.
  throw new StartupError(`${name} must look like smtp://user:password@mail.example.com:587.`);
}

/** `ada@example.com` or `Ada <ada@example.com>`. */
function sender(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  const pattern = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
  if (value === undefined || pattern.test(value)) return value;
  throw wrong(name, value, 'an address like "Vys <hello@example.com>"');
}

function wrong(name: string, got: string, wanted: string): StartupError {
  return new StartupError(`${name} is "${got}", but must be ${wanted}.`);
}
