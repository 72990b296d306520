// The cache of server data: what is tried again, and which failures become a toast.
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/feedback/toast.ts';
import { isReconnecting, subscribeReconnecting } from '../session/reconnecting.ts';
import { getErrorMessage, isApiError, NETWORK_ERROR } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows this failure in its own place. */
      shownInline?: boolean;
    };
    mutationMeta: { shownInline?: boolean };
  }
}

// During an outage queries pause, and load again after it. The browser's own word is not used: it
// knows of a network, not of a server.
onlineManager.setEventListener((setOnline) => {
  const update = () => setOnline(!isReconnecting());
  update();
  return subscribeReconnecting(update);
});

const loggedOnly = [403, 429, 500];

/** No response and gateway trouble may pass; everything else is a decision of the server. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = isApiError(error) && (error.code === NETWORK_ERROR || error.status >= 502);
  return passing && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (query.meta?.shownInline) return;
        // Background calls: these errors are only logged (doc2 §8).
        if (isApiError(error) && loggedOnly.includes(error.status)) return;
        toast.error(getErrorMessage(error));
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (!mutation.meta?.shownInline) toast.error(getErrorMessage(error));
      },
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5_000 },
      // What a person starts fails visibly instead of waiting for an unknown time.
      mutations: { networkMode: 'always' },
    },
  });
}
