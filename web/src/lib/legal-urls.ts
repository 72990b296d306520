// Where terms and privacy of this installation stand: our own pages until the server names others.
// For the screens in front of the app, which have no query cache.
import type { ClientConfig } from '@vys/contract/client-config';
import { CLIENT_CONFIG_PATH } from '@vys/contract/first-calls';
import { useEffect, useSyncExternalStore } from 'react';
import { paths } from './paths.ts';
import { exchange, readJson } from './wire.ts';

export type LegalUrls = { terms: string; privacy: string };

const own: LegalUrls = { terms: paths.terms, privacy: paths.privacy };
const listeners = new Set<() => void>();
let urls = own;
let asked = false;

async function load(): Promise<void> {
  const response = await exchange(CLIENT_CONFIG_PATH);
  const config = response.ok ? ((await readJson(response)) as Partial<ClientConfig>) : undefined;
  if (!config) throw new Error('no settings');
  urls = { terms: config.terms_url || own.terms, privacy: config.privacy_url || own.privacy };
  for (const listener of listeners) listener();
}

export function useLegalUrls(): LegalUrls {
  useEffect(() => {
    if (asked) return;
    asked = true;
    // Our own pages stand in while it fails; the next screen asks again.
    load().catch(() => {
      asked = false;
    });
  }, []);
  return useSyncExternalStore(subscribe, () => urls);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
