// What EVENTS_URL says: which database of a ClickHouse server holds the events. Pure; config.ts hands over the
// value. It may hold a password, so no sentence repeats it.
import { StartupError } from './process/startup-error.ts';

export type EventsDatabase = Readonly<{
  /** An origin: the HTTP interface. */
  url: string;
  username: string;
  password: string;
  database: string;
}>;

const example = 'clickhouse://user:password@host:8123/database';

export function parseEventsUrl(value: string | undefined): EventsDatabase | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'clickhouse:' || url.hostname === '' || url.hash !== '') {
    throw problem(`must look like ${example}`);
  }
  const names = [...url.searchParams.keys()];
  const secure = url.searchParams.get('secure') ?? 'false';
  if (
    names.some((name) => name !== 'secure') ||
    names.length > 1 ||
    !/^(true|false)$/.test(secure)
  ) {
    throw problem('may end with ?secure=true and nothing else');
  }
  const database = url.pathname.slice(1);
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,62}$/.test(database)) {
    throw problem('must name a database of letters, digits and underscores');
  }
  const [scheme, port] = secure === 'true' ? ['https', '8443'] : ['http', '8123'];
  return Object.freeze({
    url: `${scheme}://${url.hostname}:${url.port || port}`,
    username: decode(url.username) || 'default',
    password: decode(url.password),
    database,
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw problem('must have a user and a password that are percent-encoded');
  }
}

function problem(why: string): StartupError {
  return new StartupError(`EVENTS_URL ${why}.`);
}
