// Verifies before the start that the ClickHouse of EVENTS_URL can be used, in a process that ends: the supervisor
// keeps neither the vendor's client nor the code of a module in memory.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { EventsDatabase } from '../../platform/events-url.ts';
import type { OsUser } from '../../platform/postgres/os-user.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

export type EventsToVerify = { databaseUrl: string; eventsDatabase: EventsDatabase };
/** Null where all is well. */
export type EventsProblem = string | null;

const script = join(import.meta.dirname, 'verify-events-process.ts');

/** Throws a StartupError that says what is wrong. */
export async function verifyEvents(
  start: EventsToVerify,
  env: NodeJS.ProcessEnv,
  user: OsUser | null,
): Promise<void> {
  const child = fork(script, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], ...user });
  const problem = await new Promise<EventsProblem>((resolve, reject) => {
    child.once('message', (message) => resolve(message as EventsProblem));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The check of EVENTS_URL ended with ${code}.`)));
    child.send(start);
  });
  if (problem !== null) throw new StartupError(problem);
}
