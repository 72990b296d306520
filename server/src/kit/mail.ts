// Mail to people: kept in an outbox in the database, so that a letter written in a transaction goes out
// if that is committed, and sent in the background. How it leaves is in mail-transport.ts.
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Logger } from './log.ts';
import {
  claimDue,
  insertLetter,
  type Letter,
  postponeLetter,
  removeLetter,
  removeLettersTo,
  removeLettersWith,
} from './mail-outbox.ts';
import { retryAt } from './mail-rules.ts';
import { createMailTransport, type MailSettings } from './mail-transport.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** Further header lines, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** Whether mail reaches people; without, it is written as files into the data folder. */
  readonly isConfigured: boolean;
  /** Goes out at least once when the transaction of `db` is committed; never when it is not. */
  send(db: Db, mail: Mail): Promise<void>;
  /** Takes back what has not left: all to an address, or all that name a web address. */
  withdraw(db: Db, letters: { to: string } | { naming: string }): Promise<void>;
  /** Sends what is due; gives the number of letters that left. */
  deliver(): Promise<number>;
  start(): void;
  /** Tries what nobody has tried yet once more, and ends. */
  close(): Promise<void>;
};

export type MailDeps = { db: Db; settings: MailSettings; clock: Clock; log: Logger };

const POLL_MS = 5_000;
/** Time for the writer's transaction to end; the poll finds what took longer. */
const SOON_MS = 150;
const BATCH = 10;
const DRAIN_MS = 8_000;

export function createMail({ db, settings, clock, log }: MailDeps): Mailer {
  const transport = createMailTransport(settings);
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let current: Promise<number> = Promise.resolve(0);

  async function sendOne(letter: Letter): Promise<boolean> {
    try {
      await transport.send(letter);
    } catch (error) {
      const again = retryAt(letter.attempts, clock.now(), error);
      const reason = describe(error);
      const level = again === undefined ? 'error' : 'warn';
      // The error itself names the recipient.
      log[level]({ letterId: letter.id, reason }, 'a letter could not be sent');
      await postponeLetter(db, letter.id, again, clock.now(), reason);
      return false;
    }
    await removeLetter(db, letter.id);
    return true;
  }

  async function deliverDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const letters = await claimDue(db, clock.now(), BATCH);
      const results = await Promise.all(letters.map(sendOne));
      sent += results.filter(Boolean).length;
      if (letters.length < BATCH) return sent;
    }
  }

  /** One pass at a time in this process; other processes take other letters. */
  function deliver(): Promise<number> {
    current = current.catch(() => 0).then(deliverDue);
    return current;
  }

  function wake(afterMs: number): void {
    if (!isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(run, afterMs);
  }

  function run(): void {
    deliver()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => wake(POLL_MS));
  }

  return {
    isConfigured: transport.isConfigured,
    async send(on, mail) {
      await insertLetter(on, mail, clock.now());
      wake(SOON_MS);
    },
    withdraw,
    deliver,
    start() {
      isRunning = true;
      wake(0);
    },
    async close() {
      const wasRunning = isRunning;
      isRunning = false;
      clearTimeout(timer);
      const rest = wasRunning ? deliver().catch(() => 0) : Promise.resolve();
      if (wasRunning) await within(DRAIN_MS, rest);
      transport.close();
    },
  };
}

async function withdraw(db: Db, letters: { to: string } | { naming: string }): Promise<void> {
  if ('to' in letters) await removeLettersTo(db, letters.to);
  else await removeLettersWith(db, letters.naming);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown';
}

/** What is not sent by then stays in the outbox. */
async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
