// What LIVE_URL says: which server carries messages between processes. Pure; config.ts hands over the value. It may
// hold a password, so no sentence repeats it.
import { StartupError } from '../process/startup-error.ts';

export type LiveServer = Readonly<{ kind: 'redis' | 'nats'; url: string }>;

const kinds: Readonly<Record<string, LiveServer['kind']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'nats:': 'nats',
};

export function parseLiveUrl(value: string | undefined): LiveServer | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const kind = url && kinds[url.protocol];
  if (url === undefined || kind === undefined || url.hostname === '') {
    throw problem(
      'must look like redis://user:password@host:6379/0 or nats://user:password@host:4222',
    );
  }
  const isPath = kind === 'redis' ? /^(?:\/\d{0,4})?$/ : /^\/?$/;
  if (!isPath.test(url.pathname) || url.search !== '' || url.hash !== '') {
    throw problem(
      kind === 'redis' ? 'may end with the number of a database' : 'must end with the port',
    );
  }
  return Object.freeze({ kind, url: value });
}

function problem(why: string): StartupError {
  return new StartupError(`LIVE_URL ${why}.`);
}
