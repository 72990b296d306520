// Reads the whole configuration once from the environment and the command line.
// The only reader of environment variables; config-settings.ts lists them.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type logLevels, type Settings, serviceNames, settings } from './config-settings.ts';
import { type EventsDatabase, parseEventsUrl } from './events-url.ts';
import { sha256 } from './hash.ts';
import { type LanguageModels, readLanguageModels } from './language-models.ts';
import { type LiveServer, parseLiveUrl } from './message-bus/live-url.ts';
import { type IdentityRealm, parseIdentityUrl } from './net/identity-url.ts';
import { StartupError } from './process/startup-error.ts';
import { parseFilesUrl, type S3Store } from './storage/files-url.ts';
import { readStripeAccount, type StripeAccount } from './stripe-account.ts';

export type ServiceName = (typeof serviceNames)[number];
export type LogLevel = (typeof logLevels)[number];

export type Config = Readonly<{
  appPort: number;
  pagesPort: number;
  /** Processes that share the port of the public pages. */
  pagesWorkers: number;
  /** Plain requests for pages in memory are answered without node:http. */
  hasFastPath: boolean;
  host: string;
  /** Absolute path. Holds the embedded database and, without another store, the files. */
  dataDir: string;
  /** Bytes of views and clicks that may wait on disk for the database. */
  eventSpoolBytes: number;
  appOrigin: string;
  pagesOrigin: string;
  databaseUrl?: string;
  /** Holds views and clicks instead of PostgreSQL. Has a secret. */
  eventsDatabase?: EventsDatabase;
  /** Carries messages between processes instead of PostgreSQL. May have a secret. */
  liveServer?: LiveServer;
  /** Connections to the live channel of one process. */
  maxLiveSockets: number;
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
  /** Of this installation, on the sign-in screen. */
  figures?: { creators?: string; links?: string };
  trustedProxies: readonly string[];
  /** Origins of caches in front of the public pages, which are told of every change. */
  cachePurgeUrls: readonly string[];
  /** Addresses of those who decide about reported pages, in lower case. */
  operators: readonly string[];
  /** Code editors that people may be sent to with a one-time code. */
  editorOrigins: readonly string[];
  /** May hold a password. */
  smtpUrl?: string;
  /** Proves who reports that emails came back; absent where that is not possible. */
  bouncesToken?: string;
  emailFrom: string;
  /** Absent where only the built-in assistant answers. Holds a key. */
  languageModels?: LanguageModels;
  /** Absent where payments run in the sandbox. Holds secrets. */
  stripe?: StripeAccount;
  /** Where /metrics is; ports are absent where it is not served. Has a secret. */
  metrics: MetricsSettings;
  production: boolean;
  demo: boolean;
}>;

export type MetricsSettings = Readonly<{
  host: string;
  /** Of the process of the workspace. */
  port?: number;
  /** Of the first process of the public pages; the others have the ports behind it. */
  pagesPort?: number;
  token?: string;
}>;

export type Environment = Readonly<Record<string, string | undefined>>;

export const projectRoot = resolve(import.meta.dirname, '../../..');

/** Throws StartupError with all problems. */
export function readConfig(
  env: Environment = process.env,
  argv: readonly string[] = process.argv.slice(2),
  uid: number | undefined = process.getuid?.(),
): Config {
  const { values, problems } = readSettings(env);
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const s3Store = collect(() =>
    parseFilesUrl(values.FILES_URL, {
      id: values.S3_ACCESS_KEY_ID,
      secret: values.S3_SECRET_ACCESS_KEY,
    }),
  );
  const eventsDatabase = collect(() => parseEventsUrl(values.EVENTS_URL));
  const liveServer = collect(() => parseLiveUrl(values.LIVE_URL));
  const identityRealm = collect(() =>
    parseIdentityUrl(values.IDENTITY_URL, {
      clientId: values.IDENTITY_CLIENT_ID,
      serviceClientId: values.IDENTITY_SERVICE_CLIENT_ID,
      serviceSecret: values.IDENTITY_SERVICE_CLIENT_SECRET,
    }),
  );
  const languageModels = collect(() => readLanguageModels(values));
  const stripe = collect(() => readStripeAccount(values));
  const parts = { s3Store, eventsDatabase, liveServer, identityRealm, languageModels, stripe };
  const config = toConfig(values, { ...parts, argv, uid });
  problems.push(...findConflicts(config, env, problems));
  if (problems.length > 0) throw new StartupError(describeProblems(problems));
  return config;
}

/** One variable, for a command that needs no more. */
export function readSetting(
  name: keyof Settings,
  env: Environment = process.env,
): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Values that are not valid are absent. */
function readSettings(env: Environment): { values: Partial<Settings>; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(settings)) {
    const result = schema.safeParse(env[name]);
    if (result.success) values[name] = result.data;
    else problems.push(...result.error.issues.map(({ message }) => `${name} ${message}.`));
  }
  return { values, problems };
}

type OtherParts = {
  s3Store: S3Store | undefined;
  eventsDatabase: EventsDatabase | undefined;
  liveServer: LiveServer | undefined;
  identityRealm: IdentityRealm | undefined;
  languageModels: LanguageModels | undefined;
  stripe: StripeAccount | undefined;
  argv: readonly string[];
  uid: number | undefined;
};

function toConfig(values: Partial<Settings>, { argv, uid, ...parts }: OtherParts): Config {
  const appPort = values.VYS_APP_PORT ?? 4100;
  const pagesPort = values.VYS_PAGES_PORT ?? 4101;
  const optional = {
    databaseUrl: values.DATABASE_URL,
    ...parts,
    esmCdnUrl: values.ESM_CDN_URL,
    blocklistFile: values.VYS_BLOCKLIST,
    smtpUrl: values.SMTP_URL,
    bouncesToken: values.BOUNCES_TOKEN,
    figures: getFigures(values),
  };
  return Object.freeze({
    ...withoutUndefined(optional),
    appPort,
    pagesPort,
    pagesWorkers: values.VYS_WORKERS ?? 1,
    hasFastPath: values.VYS_FAST_PATH !== 'off',
    host: values.VYS_HOST ?? '127.0.0.1',
    dataDir: values.VYS_DATA_DIR ?? defaultDataDir(projectRoot, uid),
    appOrigin: values.APP_ORIGIN ?? `http://localhost:${appPort}`,
    pagesOrigin: values.PAGES_ORIGIN ?? `http://localhost:${pagesPort}`,
    eventSpoolBytes: (values.EVENT_SPOOL_MB ?? 1_024) * 1024 * 1024,
    maxLiveSockets: values.LIVE_SOCKETS ?? 8_000,
    searchPath: values.PATH ?? '',
    services: getServices(values),
    logLevel: values.VYS_LOG_LEVEL ?? 'info',
    termsUrl: values.TERMS_URL ?? '/legal/terms',
    privacyUrl: values.PRIVACY_URL ?? '/legal/privacy',
    trustedProxies: values.VYS_TRUSTED_PROXIES ?? [],
    cachePurgeUrls: values.CACHE_PURGE_URLS ?? [],
    operators: values.OPERATORS ?? [],
    editorOrigins: values.EDITOR_ORIGINS ?? [],
    emailFrom: values.MAIL_FROM ?? 'Vys <no-reply@localhost>',
    metrics: readMetrics(values),
    production: values.NODE_ENV === 'production',
    demo: argv.includes('--demo'),
  });
}

function getFigures({ FIGURE_CREATORS: creators, FIGURE_LINKS: links }: Partial<Settings>) {
  if (creators === undefined && links === undefined) return undefined;
  return { ...(creators && { creators }), ...(links && { links }) };
}

function readMetrics(values: Partial<Settings>): MetricsSettings {
  const optional = {
    port: values.VYS_METRICS_PORT,
    pagesPort: values.VYS_PAGES_METRICS_PORT,
    token: values.METRICS_TOKEN,
  };
  return { host: values.VYS_METRICS_HOST ?? '127.0.0.1', ...withoutUndefined(optional) };
}

/** The old name is read while the new one is not set; the next release drops it. */
function getServices({ VYS_SERVICES = [], VYS_DOORS = [] }: Partial<Settings>) {
  const services = VYS_SERVICES.length > 0 ? VYS_SERVICES : VYS_DOORS;
  return services.length > 0 ? services : serviceNames;
}

function findConflicts(
  { appPort, pagesPort, pagesWorkers, appOrigin, pagesOrigin, smtpUrl, metrics }: Config,
  env: Environment,
  problems: readonly string[],
): string[] {
  const conflicts: string[] = [];
  const hasBadPort = problems.some((problem) => /^VYS_(?:APP|PAGES)_PORT/.test(problem));
  if (appPort === pagesPort && !hasBadPort) {
    conflicts.push(
      `VYS_APP_PORT and VYS_PAGES_PORT are both ${appPort}; the workspace and the public pages need two different ports.`,
    );
  }
  // On one origin, published pages could read the session, and the app's service worker would stand before them.
  if (appOrigin === pagesOrigin && appPort !== pagesPort) {
    conflicts.push(
      `APP_ORIGIN and PAGES_ORIGIN are both ${appOrigin}; the workspace and the public pages need two different origins.`,
    );
  }
  const { port, pagesPort: secondPort, host, token } = metrics;
  const pagesMetrics =
    secondPort === undefined
      ? []
      : Array.from({ length: pagesWorkers }, (_, worker) => secondPort + worker);
  const metricsPorts = port === undefined ? pagesMetrics : [port, ...pagesMetrics];
  const ports = [...new Set([appPort, pagesPort]), ...metricsPorts];
  if (metricsPorts.length > 0 && new Set(ports).size < ports.length) {
    conflicts.push(
      'VYS_METRICS_PORT and VYS_PAGES_METRICS_PORT need ports of their own, which nothing else has.',
    );
  }
  if (metricsPorts.length > 0 && !isLoopback(host) && token === undefined) {
    conflicts.push(
      `VYS_METRICS_HOST is ${host}, which others may reach, so METRICS_TOKEN must be set.`,
    );
  }
  if (smtpUrl !== undefined && !env.MAIL_FROM?.trim()) {
    conflicts.push("SMTP_URL is set, so MAIL_FROM must be set to the sender's address.");
  }
  return conflicts;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function describeProblems(problems: readonly string[]): string {
  if (problems.length === 1) return problems.join();
  const lines = problems.map((problem) => `- ${problem}`);
  return ['The configuration has several problems:', ...lines].join('\n');
}

function withoutUndefined<T extends object>(
  fields: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}

/** The version of this program. */
export function readRelease(): string {
  const about: unknown = JSON.parse(readFileSync(resolve(projectRoot, 'package.json'), 'utf8'));
  return String((about as { version?: string }).version ?? '');
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
