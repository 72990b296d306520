// The public settings of this installation, loaded once.

import { useQuery } from '@tanstack/react-query';
import { type ClientConfig, getClientConfig } from '@vys/contract/client-config';
import { call } from './api.ts';

export const clientConfigQuery = {
  queryKey: ['client-config'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getClientConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { shownInline: true },
};

export function useClientConfig(): ClientConfig | undefined {
  return useQuery(clientConfigQuery).data;
}

/** Host of the public pages without its scheme, as messages show it. */
export const getPagesHost = (config: ClientConfig | undefined): string =>
  config ? config.pages_origin.replace(/^https?:\/\//, '') : '';
