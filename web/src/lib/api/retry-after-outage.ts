// Loads a part of the app; during an outage it waits for the server instead of failing for good.
import { connection } from './connection.ts';

/** Throws when the server responds and the part still does not load, as after a new release. */
export async function patientImport<T>(load: () => Promise<T>): Promise<T> {
  for (let isLastTry = false; ; ) {
    try {
      return await load();
    } catch (error) {
      if (isLastTry) throw error;
      isLastTry = !(await connection.check());
    }
  }
}
