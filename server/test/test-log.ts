// The log of a server under test: written as in production and as fully as it can be, into the folder
// that VYS_TEST_LOGS names, where it is scanned for secrets after the run; nowhere without it.
import type { StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, type Logger } from '../src/platform/log/log.ts';

export function createTestLog(write?: (line: string) => void): Logger {
  const keep = createLogRecorder();
  if (keep === undefined && write === undefined)
    return createLog({ level: 'silent', production: true });
  return createLog({
    level: keep === undefined ? 'debug' : 'trace',
    production: true,
    write(line) {
      keep?.(line);
      write?.(line);
    },
  });
}

/** For a server in a process of its own. */
export function childStdio(): StdioOptions {
  const file = newFile();
  if (file === undefined) return 'ignore';
  const out = openSync(file, 'a');
  return ['ignore', out, out, 'ipc'];
}

function createLogRecorder(): ((line: string) => void) | undefined {
  const file = newFile();
  return file === undefined ? undefined : (line) => appendFileSync(file, line);
}

function newFile(): string | undefined {
  const folder = process.env.VYS_TEST_LOGS;
  if (folder === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  return join(folder, `unit-${process.pid}-${randomBytes(4).toString('hex')}.log`);
}
