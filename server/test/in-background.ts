// Work that a test starts and waits for later.

/** A test that fails before it waits leaves no rejection outside of tests. */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  done.catch(() => undefined);
  return done;
}
