// The API keys of the user: listing, creating and revoking them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import { createApiKey, listApiKeys, revokeApiKey } from '@vys/contract/identity/api-keys';
import { call } from '#web/lib/api/api.ts';

const apiKeysKey = ['identity', 'api-keys'] as const;

export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).data,
    meta: { shownInline: true },
  });
}

/** Its result holds the key, which cannot be read again. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestBody<typeof createApiKey>) =>
      (await call(createApiKey, { body })).data,
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysKey }),
    // Not kept in memory once the dialog is gone.
    gcTime: 0,
    meta: { shownInline: true },
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysKey }),
  });
}
