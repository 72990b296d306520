// Fills the compile cache before the services start, in a process that ends. A service that has to read
// TypeScript itself keeps Node's reader of it, some 25 MB, for as long as it runs.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/config.ts';
import type { OsUser } from '../platform/postgres/os-user.ts';
import { HEAP_LIMITS } from './service-process.ts';

const script = join(import.meta.dirname, 'load-code.ts');
const packages = ['server/src', 'compiler/src', 'contract/src'];
const LIMIT_MS = 60_000;

/** Without effect when the cache has this version of the code. A failure only costs memory. */
export async function compileAhead(env: NodeJS.ProcessEnv, user: OsUser | null): Promise<void> {
  const file = join(env.NODE_COMPILE_CACHE ?? '', 'version');
  const version = codeVersion();
  if (readText(file) === version) return;
  // V8 uses what was compiled under the same flags only.
  const execArgv = HEAP_LIMITS;
  const child = fork(script, [file, version], { execArgv, env, stdio: 'ignore', ...user });
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  clearTimeout(timer);
}

/** Changes with the time or size of any file. */
function codeVersion(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of packages) {
    const folder = join(projectRoot, name);
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const { mtimeMs, size } = statSync(join(folder, path));
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
