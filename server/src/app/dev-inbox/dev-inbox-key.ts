// The key to the development inbox. Only the operator at the machine gets it, from the link printed at the
// start, or from the data folder. No response holds it, because a request that a proxy hands on looks like
// one from here.

import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { sha256 } from '../../platform/hash.ts';
import { errorCode, StartupError } from '../../platform/process/startup-error.ts';

/** Beside the emails: started as root, the services may write there, and not in the data folder. */
const FILE = join('emails', 'dev-inbox-key');
const BYTES = 16;
const FORM = /^[\da-f]{32}$/;

/** The same for all processes on this data folder, and after a restart. */
export function readDevInboxKey(dataDir: string): string {
  const path = join(dataDir, FILE);
  const existing = readKey(path);
  if (existing !== undefined) return existing;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Written apart and put in place whole: another process may start at this moment.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600 });
  // Root writes it for the user of the services, who could not read it otherwise.
  const { uid, gid } = statSync(dirname(path));
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readDevInboxKey(dataDir);
}

/** Undefined when there is no file. Throws for one that holds something else. */
function readKey(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (!FORM.test(text)) throw new StartupError(`${path} holds no key; remove it and try again.`);
    return text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The part behind the `#` is sent to no server and stands in no log. */
export function devInboxLink({
  appOrigin,
  dataDir,
}: Pick<Config, 'appOrigin' | 'dataDir'>): string {
  return `${appOrigin}/dev/inbox#${readDevInboxKey(dataDir)}`;
}

export function isDevInboxKey(candidate: unknown, key: string): boolean {
  return typeof candidate === 'string' && timingSafeEqual(digest(candidate), digest(key));
}

function digest(text: string): Buffer {
  return sha256(text);
}
