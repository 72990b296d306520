// The public settings of this installation for the screens in front of the app, which have no query
// cache and must not wait for the schemas. Asked for once.
import type { ClientConfig } from '@vys/contract/client-config';
import { CLIENT_CONFIG_PATH } from '@vys/contract/first-calls';
import { useEffect, useSyncExternalStore } from 'react';
import { exchange, readJson } from './wire.ts';

/** Parts that an older server does not know are missing. */
export type Installation = Partial<ClientConfig>;

const listeners = new Set<() => void>();
let known: Installation | undefined;
let asking: Promise<Installation> | undefined;

/** Throws when no answer comes; the next call asks again. */
export function askInstallation(): Promise<Installation> {
  asking ??= load().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function load(): Promise<Installation> {
  const response = await exchange(CLIENT_CONFIG_PATH);
  const settings = response.ok ? await readJson(response) : undefined;
  if (typeof settings !== 'object' || settings === null) throw new Error('no settings');
  known = settings as Installation;
  for (const listener of listeners) listener();
  return known;
}

/** Undefined until they are here, and while they cannot be loaded. */
export function useInstallation(): Installation | undefined {
  useEffect(() => {
    askInstallation().catch(() => {});
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}

/** For tests: as after a new load of the page. */
export function forgetInstallation(): void {
  known = undefined;
  asking = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
