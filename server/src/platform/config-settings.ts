// Every environment variable that the server reads. The table in docs/configuration.md is printed from it.
import { z } from 'zod';
import {
  choice,
  choices,
  countFrom,
  editorOrigins,
  emails,
  link,
  modelServer,
  moduleNetwork,
  names,
  origin,
  origins,
  path,
  port,
  postgresUrl,
  price,
  proxies,
  secret,
  sender,
  smtpUrl,
  text,
} from './config-values.ts';
import {
  DEFAULT_CONTEXT_TOKENS,
  DEFAULT_OUTPUT_TOKENS,
  modelProviders,
} from './language-models.ts';

export const serviceNames = ['app', 'identity', 'site'] as const;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** `fallback` and `meaning` are Markdown, for the documentation. */
type SettingText = { readonly fallback: string; readonly meaning: string };

export const settingTexts = z.registry<SettingText>();

function setting<T extends z.ZodType>(schema: T, fallback: string, meaning: string): T {
  // A copy, since several variables share a schema.
  const copy = schema.clone();
  settingTexts.add(copy, { fallback, meaning });
  return copy;
}

export const settings = {
  VYS_APP_PORT: setting(
    port,
    '`4100`',
    'Port of the workspace, its API and the identity endpoints.',
  ),
  VYS_PAGES_PORT: setting(port, '`4101`', 'Port of the public pages.'),
  VYS_HOST: setting(
    text,
    '`127.0.0.1`',
    'Address to listen on; `0.0.0.0` or `::` for every network, as in a container.',
  ),
  VYS_DATA_DIR: setting(
    path,
    "`.vys` in the clone; for root `/var/lib/vys/<hash of the clone's path>`",
    'Folder of the embedded database and of files kept on disk. One running instance per folder.',
  ),
  EVENT_SPOOL_MB: setting(
    countFrom(1, 1_000_000),
    '`1024`',
    'Megabytes of views and clicks that each process keeps in `events` of the data folder while the database is away; beyond it they are refused with `Retry-After`.',
  ),
  APP_ORIGIN: setting(
    origin,
    '`http://localhost:<VYS_APP_PORT>`',
    'Origin under which browsers reach the workspace, without a path. Passkeys belong to its host and end when that changes.',
  ),
  PAGES_ORIGIN: setting(
    origin,
    '`http://localhost:<VYS_PAGES_PORT>`',
    'Origin under which browsers reach public pages. In production a different site than `APP_ORIGIN`, since pages hold untrusted content.',
  ),
  DATABASE_URL: setting(
    postgresUrl,
    'the embedded PostgreSQL',
    '`postgresql://…` of a PostgreSQL 16 to 18.',
  ),
  FILES_URL: setting(
    text,
    'the data folder',
    '`s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1`: a bucket of any store that speaks S3, for published pages and images; see below.',
  ),
  EVENTS_URL: setting(
    text,
    'the same PostgreSQL',
    '`clickhouse://user:password@host:8123/database`: a ClickHouse for views and clicks; `?secure=true` for TLS. See [clickhouse.md](clickhouse.md). Never logged.',
  ),
  LIVE_URL: setting(
    text,
    'the same PostgreSQL',
    '`redis://user:password@host:6379/0`, `rediss://…` or `nats://user:password@host:4222`: what carries live updates from process to process where one database is not enough. See [live.md](live.md). Never logged.',
  ),
  LIVE_SOCKETS: setting(
    countFrom(1, 100_000),
    '`8000`',
    'Connections to the live channel that one process accepts.',
  ),
  S3_ACCESS_KEY_ID: setting(
    text,
    'none',
    'Name of the key to that bucket; needed with `FILES_URL`.',
  ),
  S3_SECRET_ACCESS_KEY: setting(
    text,
    'none',
    'Secret of that key; needed with `FILES_URL`. Never logged.',
  ),
  VYS_DOORS: setting(
    choices(serviceNames),
    'none',
    'Former name of `VYS_SERVICES`, read for one release while that is not set.',
  ),
  VYS_SERVICES: setting(
    choices(serviceNames),
    '`app,identity,site`',
    'Which services to run. Public pages (`site`) run in a process of their own.',
  ),
  VYS_LOG_LEVEL: setting(
    choice(logLevels),
    '`info`',
    '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
  ),
  ESM_CDN_URL: setting(
    moduleNetwork,
    'none',
    "Root of a network of ES modules, as in `https://esm.sh`, from which pages may import packages that are not bundled, each in an exact version (`import x from 'pkg@1.2.3'`). A query is kept, as in `https://esm.sh/?external=react,react-dom`; so told, packages share the page's own React. Such a page may load scripts from that host, and only scripts.",
  ),
  TERMS_URL: setting(
    link,
    '`/legal/terms`',
    'Where the links to the terms lead: a path or a web address.',
  ),
  FIGURE_CREATORS: setting(
    text,
    'none',
    'How many active creators the sign-in screen claims, as in `10K+`. Without it, it claims nothing.',
  ),
  FIGURE_LINKS: setting(text, 'none', 'The same for links shared, as in `1M+`.'),
  PRIVACY_URL: setting(link, '`/legal/privacy`', 'The same for the privacy notice.'),
  VYS_BLOCKLIST: setting(
    path,
    'none',
    'File with hosts that pages may not lead to or load from: one per line, each with everything below it; `#` starts a comment. Read anew when it has changed. If it cannot be read, pages are published all the same and their report says so.',
  ),
  VYS_WORKERS: setting(
    countFrom(1, 64),
    '`1`',
    'Processes that serve the public pages on one port, where the system can share it (Linux, FreeBSD); one for each core that they may use. Limits that are counted in memory count in each, and a view or click that a browser sends again over another connection may count twice.',
  ),
  VYS_FAST_PATH: setting(
    choice(['on', 'off']),
    '`on`',
    'Answers plain requests for published pages in memory, and the beacons of visits, on the socket itself. With `off`, node:http reads and answers every request.',
  ),
  VYS_METRICS_PORT: setting(
    port,
    'none',
    'Port of `/metrics` for Prometheus, of the workspace; see [operations.md](operations.md#metrics). Never open it to the public.',
  ),
  VYS_PAGES_METRICS_PORT: setting(
    port,
    'none',
    'The same of the process that serves public pages; with `VYS_WORKERS`, of the first one, and the others have the ports behind it.',
  ),
  VYS_METRICS_HOST: setting(
    text,
    '`127.0.0.1`',
    'Address that `/metrics` listens on. Any other than of this machine itself needs `METRICS_TOKEN`.',
  ),
  METRICS_TOKEN: setting(
    text,
    'none',
    'Token that Prometheus sends (`Authorization: Bearer …`). Without it, all who reach the port can read the metrics. Never logged.',
  ),
  VYS_BACKUP_DIR: setting(
    path,
    '`backups` in the data folder',
    'Folder into which `npm run backup` writes; better on another disk.',
  ),
  BACKUP_PASSPHRASE: setting(
    text,
    'none',
    'Passphrase that encrypts archives of `npm run backup` and opens them for `npm run restore`, in the format of [age](https://age-encryption.org). Without it they cannot be read again. Never logged.',
  ),
  VYS_TRUSTED_PROXIES: setting(
    proxies,
    'none',
    'IP addresses or ranges of the proxies in front, separated by commas; only theirs are the forwarded addresses believed.',
  ),
  CACHE_PURGE_URLS: setting(
    origins,
    'none',
    'Origins of the caches in front of the public pages, separated by commas. Each gets `PURGE` for a page that has changed, and may keep pages until then. See [fronts.md](fronts.md).',
  ),
  OPERATORS: setting(
    emails,
    'none',
    'Email addresses, separated by commas, of operators, who run this server in the workspace (`/admin`) and decide about reported pages. An address counts once it is confirmed; without `SMTP_URL` the link is in `emails` of the data folder.',
  ),
  EDITOR_ORIGINS: setting(
    editorOrigins,
    'none',
    'Origins of code editors, separated by commas (https, or http on this machine). `/login?redirect=` may send people there with a one-time code; see [editors.md](editors.md).',
  ),
  IDENTITY_URL: setting(
    text,
    'the built-in provider',
    'Address of a Keycloak realm that holds the accounts, as it calls itself: `https://id.example.com/realms/vys`. See `deploy/keycloak`.',
  ),
  IDENTITY_CLIENT_ID: setting(
    text,
    '`vys-web`',
    'Public client of that realm that people sign in with.',
  ),
  IDENTITY_SERVICE_CLIENT_ID: setting(
    text,
    '`vys-server`',
    'Confidential client of that realm whose service account may view and manage users. Tokens must name it as their audience.',
  ),
  IDENTITY_SERVICE_CLIENT_SECRET: setting(
    text,
    'none',
    'Its secret; needed with `IDENTITY_URL`. Never logged.',
  ),
  AI_PROVIDER: setting(
    choice(modelProviders),
    '`openai-compatible` when `AI_URL` is set',
    'Where the language model of the assistant runs: `openai`, `anthropic`, `google`, `openrouter`, `groq`, `mistral`, `ollama`, `llama.cpp`, `lm-studio` or `openai-compatible`. Without a model the built-in assistant answers everything; see [assistant.md](assistant.md).',
  ),
  AI_MODEL: setting(
    names,
    'none',
    'Name of the model as its provider calls it. Several, separated by commas, are asked in turn when those before do not answer.',
  ),
  AI_KEY: setting(text, 'none', 'API key of the provider. Stays on the server; never logged.'),
  AI_URL: setting(
    modelServer,
    'the address of the provider',
    'Root of the API, for a server of your own or a proxy: `http://127.0.0.1:8080/v1`.',
  ),
  AI_CONTEXT_TOKENS: setting(
    countFrom(4_000, 1_000_000),
    `\`${DEFAULT_CONTEXT_TOKENS}\``,
    'Most tokens of one request to the model, as estimated. For a local model no more than the context it was started with, less `AI_OUTPUT_TOKENS`.',
  ),
  AI_OUTPUT_TOKENS: setting(
    countFrom(500, 200_000),
    `\`${DEFAULT_OUTPUT_TOKENS}\``,
    'Most tokens of one answer of the model.',
  ),
  AI_PRICE: setting(
    price,
    'none',
    'Dollars for a million tokens in and out, like `0.15/0.60`; with it the costs of each turn are kept.',
  ),
  AI_IMAGES: setting(
    choice(['yes', 'no']),
    '`yes` for `openai`, `anthropic` and `google`',
    'Whether the model can see images that are attached to a message. Others are told their size and name.',
  ),
  STRIPE_SECRET_KEY: setting(
    text,
    'the sandbox',
    '`sk_live_…` or `sk_test_…` of the Stripe account that takes payments. Without it payments run in a sandbox that moves no money; see [stripe.md](../deploy/stripe.md). Never logged.',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    text,
    'none',
    '`pk_live_…` or `pk_test_…` of the same account, for browsers; needed with `STRIPE_SECRET_KEY`.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    text,
    'none',
    '`whsec_…` of the endpoint `<APP_ORIGIN>/api/payments/webhook`; needed with `STRIPE_SECRET_KEY`. Never logged.',
  ),
  STRIPE_PRICE_STARTER: setting(
    text,
    'none',
    'Price of the Starter plan, as `npm run billing:setup` prints it. A plan without a price cannot be purchased.',
  ),
  STRIPE_PRICE_PRO: setting(text, 'none', 'The same of the Pro plan.'),
  STRIPE_PRICE_PREMIUM: setting(text, 'none', 'The same of the Premium plan.'),
  STRIPE_PRICE_TEAM: setting(text, 'none', 'The same of the Team plan.'),
  STRIPE_PRICE_STARTER_YEAR: setting(
    text,
    'none',
    'Yearly price of the Starter plan. Without it the plan is sold by the month only.',
  ),
  STRIPE_PRICE_PRO_YEAR: setting(text, 'none', 'The same of the Pro plan.'),
  STRIPE_PRICE_PREMIUM_YEAR: setting(text, 'none', 'The same of the Premium plan.'),
  STRIPE_PRICE_TEAM_YEAR: setting(text, 'none', 'The same of the Team plan.'),
  SMTP_URL: setting(
    smtpUrl,
    'none',
    '`smtp://user:password@host:587` or `smtps://…`; without it no email is delivered, and emails are files in `emails` of the data folder, shown on the machine itself under the development inbox link that the start prints. A server elsewhere has to offer STARTTLS; `?requireTLS=false` lets emails cross a network of your own in the clear.',
  ),
  MAIL_FROM: setting(
    sender,
    'none',
    'Sender of emails, such as `Vys <hello@example.com>`; needed with `SMTP_URL`.',
  ),
  BOUNCES_TOKEN: setting(
    secret,
    'none',
    'Secret of at least 20 characters with which a mail provider or mail server reports emails that came back to `POST /api/email/bounces`; without it there is no such address. See [operations.md](operations.md). Never logged.',
  ),
  NODE_ENV: setting(
    text,
    'none',
    '`production` writes the log as JSON lines and leaves out what is for development only.',
  ),
  PATH: setting(
    text,
    'of the system',
    'Folders in which programs of PostgreSQL 16 to 18 are looked for before those that npm installed are taken.',
  ),
} as const;

export type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };
