// Keeps the signed-in user fresh and changes it. The user itself is read with useUser().

import { useMutation, useQuery } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import { updateProfile } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { session } from '#web/lib/session/session.ts';

export const profileKey = ['accounts', 'profile'] as const;
const REFETCH_MS = 15_000;

/** Loads the profile again while the tab is visible, so that allowances are right. */
export function useProfileRefresh() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => loadProfile(signal),
    refetchInterval: REFETCH_MS,
    meta: { shownInline: true },
  });
}

export function useUpdateProfile(options: { shownInline?: boolean } = {}) {
  return useMutation({
    mutationFn: (body: RequestBody<typeof updateProfile>) => call(updateProfile, { body }),
    onSuccess: ({ data }) => session.setUser(data),
    meta: options,
  });
}
