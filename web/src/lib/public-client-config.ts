// The client config for the public screens, which have no query cache and must not wait for the
// schemas. Fetched once.
import type { ClientConfig } from '@vys/contract/client-config';
import { CLIENT_CONFIG_PATH } from '@vys/contract/endpoints';
import { useEffect, useSyncExternalStore } from 'react';
import { readJson, request } from './api/http.ts';

/** Fields that an older server does not send are missing. */
export type PublicClientConfig = Partial<ClientConfig>;

const listeners = new Set<() => void>();
let cached: PublicClientConfig | undefined;
let pending: Promise<PublicClientConfig> | undefined;

/** Throws when no response comes; the next call asks again. */
export function fetchClientConfig(): Promise<PublicClientConfig> {
  pending ??= load().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function load(): Promise<PublicClientConfig> {
  const response = await request(CLIENT_CONFIG_PATH);
  const settings = response.ok ? await readJson(response) : undefined;
  if (typeof settings !== 'object' || settings === null) throw new Error('no settings');
  cached = settings as PublicClientConfig;
  for (const listener of listeners) listener();
  return cached;
}

/** Undefined until it is loaded, and while it cannot be loaded. */
export function usePublicClientConfig(): PublicClientConfig | undefined {
  useEffect(() => {
    fetchClientConfig().catch(() => {});
  }, []);
  return useSyncExternalStore(subscribe, () => cached);
}

/** For tests: as after a page reload. */
export function resetConfigCache(): void {
  cached = undefined;
  pending = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
