// What verify-events.ts runs: is sent where the databases are, sends what is wrong, and ends.
import { verifyEventStore } from '../../modules/analytics/index.ts';
import { openDb } from '../../platform/db/db.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { EventsProblem, EventsToVerify } from './verify-events.ts';

process.once('message', (start: EventsToVerify) => {
  void verify(start).then((problem) => process.send?.(problem, () => process.disconnect()));
});

async function verify({ databaseUrl, eventsDatabase }: EventsToVerify): Promise<EventsProblem> {
  const db = openDb(databaseUrl, { poolSize: 1 });
  try {
    await verifyEventStore(db, eventsDatabase);
    return null;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  } finally {
    await db.destroy();
  }
}
