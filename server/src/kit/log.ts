// The log: JSON lines in production, short readable lines elsewhere.
// Nothing secret leaves through it: known secret fields and query parameters are blanked by name.

import { type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { readable } from './log-lines.ts';

export type Logger = PinoLogger;

export type LogOptions = {
  level: LogLevel;
  production: boolean;
  /** Where lines go; standard output unless told. */
  write?: (line: string) => void;
};

const blank = '[hidden]';
const secretFields = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'code',
  'client_secret',
]);
const secretParameters = /([?&](?:token|code)=)[^&#\s"]*/gi;
/** Links in letters carry their token as the end of the path. */
const secretPaths = /(\/_\/(?:confirm|unsubscribe)\/)[^/?#\s"]*/g;

type RequestParts = { method?: string; url?: string; ip?: string; remoteAddress?: string };

export function createLog({ level, production, write }: LogOptions): Logger {
  const out = write ?? ((line: string) => void process.stdout.write(line));
  const options = {
    level,
    base: null,
    formatters: { log: hideSecrets, level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, url, ip }: RequestParts) => ({ method, url: hideParameters(url ?? ''), ip }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: pino.stdSerializers.err,
    },
  };
  return pino(options, {
    write: (line: string) => out(production ? line : readable(line)),
  });
}

export function hideParameters(text: string): string {
  return text.replace(secretParameters, `$1${blank}`).replace(secretPaths, `$1${blank}`);
}

// Only plain data is walked: a request or an error has a serializer of its own.
function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, hidden(name, value, 0)]),
  );
}

function hidden(name: string, value: unknown, depth: number): unknown {
  // An error code or a status code is a word or a number of ours; a login code is one as well.
  if (secretFields.has(name.toLowerCase()) && value !== undefined) return blank;
  if (typeof value === 'string') return hideParameters(value);
  if (depth === 6 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => hidden('', item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hidden(key, item, depth + 1)]),
  );
}
