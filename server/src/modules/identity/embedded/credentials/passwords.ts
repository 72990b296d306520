// Hashes and checks passwords with Argon2id; knows nothing of users.
// At most two at once: each takes 46 MiB of memory and a whole core.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { appError } from '../../../../platform/errors.ts';

const derive = promisify(argon2);

export type PasswordCost = { readonly memoryKib: number; readonly passes: number };

/** OWASP ASVS 5.0, appendix C: t=1, m >= 46 MiB, p=1. */
export const STANDARD_COST: PasswordCost = { memoryKib: 47_104, passes: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_CONCURRENT_HASHES = 2;
/** Beyond it callers are rejected; about ten seconds of work. */
const MAX_QUEUE = 400;

/** Known devices have a queue of their own, which unknown ones cannot fill. */
export type QueuePriority = 'known' | 'unknown';

export type Passwords = {
  /** In PHC string format, so that a later change of cost leaves old hashes readable. */
  hash(password: string): Promise<string>;
  /** Without a hash (no such user) it does the same work and says no. */
  verify(password: string, phc: string | undefined, priority?: QueuePriority): Promise<boolean>;
  /** Whether the hash was made at another cost than new ones are. */
  isOutdated(phc: string): boolean;
};

export function createPasswords(cost: PasswordCost = STANDARD_COST): Passwords {
  const runQueued = createSemaphore(MAX_CONCURRENT_HASHES, MAX_QUEUE);
  const dummyHash = format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await runQueued(() => run(password, salt, cost, HASH_BYTES));
      return format(cost, salt, hash);
    },
    async verify(password, phc = dummyHash, priority = 'unknown') {
      const { salt, hash, ...usedCost } = parse(phc);
      const actual = await runQueued(() => run(password, salt, usedCost, hash.length), priority);
      return timingSafeEqual(actual, hash) && phc !== dummyHash;
    },
    isOutdated(phc) {
      const { memoryKib, passes } = parse(phc);
      return memoryKib !== cost.memoryKib || passes !== cost.passes;
    },
  };
}

async function run(
  password: string,
  salt: Buffer,
  { memoryKib, passes }: PasswordCost,
  length: number,
): Promise<Buffer> {
  return derive('argon2id', {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: length,
    memory: memoryKib,
    passes,
  });
}

function format({ memoryKib, passes }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) throw new Error('a stored password hash is not readable');
  const [, memory, passes, salt = '', hash = ''] = match;
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function createSemaphore(concurrency: number, maxQueue: number) {
  const queues: Record<QueuePriority, (() => void)[]> = { known: [], unknown: [] };
  let running = 0;
  let last: QueuePriority = 'unknown';

  /** Alternates between the queues, so that neither starves the other. */
  function next(): (() => void) | undefined {
    const otherOutcome = last === 'known' ? 'unknown' : 'known';
    last = queues[otherOutcome].length > 0 ? otherOutcome : last;
    return queues[last].shift();
  }

  return async function runQueued<T>(
    work: () => Promise<T>,
    priority: QueuePriority = 'unknown',
  ): Promise<T> {
    if (running >= concurrency) {
      const waiting = queues[priority];
      if (waiting.length >= maxQueue) throw appError('unavailable', { retryAfter: 10 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const start = next();
      if (start) start();
      else running -= 1;
    }
  };
}
