// A mutex per key, used to serialize the sign-ins of one account: Keycloak's brute-force protection rejects
// a correct password while another sign-in of the same account is in progress.

export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();

  return async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
