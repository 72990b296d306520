// The key to the mailbox. Only who sits at the machine gets it: with the link that the start prints, or from
// the data folder. No response holds it, because a request that a proxy hands on looks like one from here.
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
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
import type { Config } from '../kit/config.ts';
import { errorCode, StartupProblem } from '../kit/startup-problem.ts';

/** Beside the emails: started as root, the services may write there, and not in the data folder. */
const FILE = join('outbox', 'mailbox-key');
const BYTES = 16;
const FORM = /^[\da-f]{32}$/;

/** The same for all processes on this data folder, and after a restart. */
export function readMailboxKey(dataDir: string): string {
  const path = join(dataDir, FILE);
  const kept = readKey(path);
  if (kept !== undefined) return kept;
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
  return readMailboxKey(dataDir);
}

/** Undefined when there is no file. Throws for one that holds something else. */
function readKey(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (!FORM.test(text))
      throw new StartupProblem(`${path} holds no key; remove it and try again.`);
    return text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The part behind the `#` is sent to no server and stands in no log. */
export function mailboxLink({ appOrigin, dataDir }: Pick<Config, 'appOrigin' | 'dataDir'>): string {
  return `${appOrigin}/mailbox#${readMailboxKey(dataDir)}`;
}

export function isMailboxKey(sent: unknown, key: string): boolean {
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
