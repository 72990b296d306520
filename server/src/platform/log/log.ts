// The log: JSON lines in production, short readable lines elsewhere.
// Nothing secret leaves through it: known secret fields and query parameters are blanked by name.

import { type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { readable } from './pretty-log.ts';

export type Logger = PinoLogger;

export type LogOptions = {
  level: LogLevel;
  production: boolean;
  /** Where lines go; standard output unless told. */
  write?: (line: string) => void;
};

const blank = '[hidden]';
const secretFields =
  /^(?:code|totp|jwk|device_?ids?|credential)$|password|secret|token|cookie|authorization|assertion|verifier|recovery_?codes|private_?(?:jwk|key)/i;
const secretParameters =
  /([?&](?:\w*token|code|\w*password|\w*secret|assertion|\w*verifier|ticket)=)[^&#\s"\\]*/gi;
/** Links in emails carry their token as the end of the path. */
const secretPaths = /(\/_\/(?:confirm|unsubscribe)\/)[^/?#\s"\\]*/g;
/** Wherever one was pasted. */
const ownSecrets = /(vys_(?:key|et)_)\w+/g;
/** Where PostgreSQL repeats the row that it rejected. */
const rowFields = ['detail', 'where', 'internalQuery', 'parameters'];

type RequestParts = {
  method?: string;
  url?: string;
  clientAddress?: string;
  remoteAddress?: string;
};

export function createLog({ level, production, write }: LogOptions): Logger {
  const out = write ?? ((line: string) => void process.stdout.write(line));
  const options = {
    level,
    base: null,
    formatters: { log: hideSecrets, level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, url, clientAddress }: RequestParts) => {
        return { method, url: hideParameters(url ?? ''), ip: clientAddress };
      },
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: describeError,
    },
  };
  return pino(options, {
    // Once more over the whole line: messages are written by hand.
    write: (line: string) => out(hideParameters(production ? line : readable(line))),
  });
}

export function hideParameters(text: string): string {
  return text
    .replace(secretParameters, `$1${blank}`)
    .replace(secretPaths, `$1${blank}`)
    .replace(ownSecrets, `$1${blank}`);
}

// Only plain data is walked: a request or an error has a serializer of its own.
function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, hidden(name, value, 0)]),
  );
}

function hidden(name: string, value: unknown, depth: number): unknown {
  // An error code or a status code is a word or a number of ours; a login code is one as well.
  if (secretFields.test(name) && value !== undefined && typeof value !== 'number') return blank;
  if (typeof value === 'string') return hideParameters(value);
  if (depth === 6 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => hidden('', item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hidden(key, item, depth + 1)]),
  );
}

/** As pino does, without rows and secrets. The code of an error is a word, not a secret. */
function describeError(error: Error): unknown {
  const described: unknown = pino.stdSerializers.err(error);
  if (typeof described !== 'object' || described === null) return described;
  const fields = Object.entries(described).filter(([name]) => !rowFields.includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, hidden(name === 'code' ? '' : name, value, 0)]),
  );
}
