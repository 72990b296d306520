// Keeps the signed-in user fresh and changes it. The user itself is read with useUser().

import { useMutation, useQuery } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import { updateProfile } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { useLiveQuery } from '#web/lib/live/use-live.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { session } from '#web/lib/session/session.ts';

export const profileKey = ['accounts', 'profile'] as const;
const topics = ['profile'] as const;

/** Keeps the profile and its allowances as they are on the server. */
export function useProfileRefresh() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => loadProfile(signal),
    // The session loads it as it starts.
    initialData: () => {
      const state = session.getState();
      return state.status === 'signedIn' && state.profile === 'loaded' ? state.user : undefined;
    },
    refetchInterval: useLiveQuery({ topics, queryKey: profileKey }),
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
