// Loads something; during an outage it waits for the server instead of failing.
import { connection } from './connection.ts';

/** Throws when the server responds and loading still fails, as for a chunk after a new release. */
export async function retryAfterOutage<T>(load: () => Promise<T>): Promise<T> {
  for (let isLastTry = false; ; ) {
    try {
      return await load();
    } catch (error) {
      if (isLastTry) throw error;
      isLastTry = !(await connection.check());
    }
  }
}
