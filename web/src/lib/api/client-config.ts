// The public settings of this installation, loaded once for all screens. Reads them without their
// schema, which would weigh on the first load.

import { CLIENT_CONFIG_PATH } from '@vys/contract/api/endpoints';
import type { ClientConfig } from '@vys/contract/client-config';
import { useEffect, useSyncExternalStore } from 'react';
import { readJson, request } from './http.ts';
import { retryAfterOutage } from './retry-after-outage.ts';

/** Fields that an older server does not send are missing. */
export type KnownClientConfig = Partial<ClientConfig>;

const listeners = new Set<() => void>();
let cached: KnownClientConfig | undefined;
let pending: Promise<KnownClientConfig> | undefined;

/** Throws when no response comes; the next call requests it again. */
export function fetchClientConfig(): Promise<KnownClientConfig> {
  pending ??= load().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function load(): Promise<KnownClientConfig> {
  const response = await request(CLIENT_CONFIG_PATH);
  const config = response.ok ? await readJson(response) : undefined;
  if (typeof config !== 'object' || config === null) throw new Error('no client config');
  cached = config;
  for (const listener of listeners) listener();
  return config;
}

/** Undefined until it is loaded; loads it again when an outage is over. */
export function useClientConfig(): KnownClientConfig | undefined {
  useEffect(() => {
    retryAfterOutage(fetchClientConfig).catch(() => {});
  }, []);
  return useSyncExternalStore(subscribe, () => cached);
}

/** Host of the public pages without its scheme, as messages show it; empty until it is known. */
export const getPagesHost = (config: KnownClientConfig | undefined): string =>
  config?.pages_origin?.replace(/^https?:\/\//, '') ?? '';

/** For tests: as after a page reload. */
export function resetClientConfig(): void {
  cached = undefined;
  pending = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
