// Whether the user gets the weekly digest by email.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDigest, updateDigest } from '@vys/contract/analytics/digest';
import { call } from '#web/lib/api/api.ts';

const key = ['analytics', 'digest'] as const;

export function useDigest() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(getDigest, { signal })).data,
    // The switch is left out then.
    meta: { shownInline: true },
  });
}

/** Failures are told as a toast. */
export function useSetDigest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) => (await call(updateDigest, { body: { enabled } })).data,
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
}
