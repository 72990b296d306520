// Changes the email address of the user, and the change that waits for its confirmations.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import {
  cancelEmailChange,
  changeEmail,
  getEmailChange,
} from '@vys/contract/identity/email-change';
import { call } from '#web/lib/api/api.ts';
import { loadProfile } from '#web/lib/session/profile.ts';

const emailChangeKey = ['identity', 'email-change'] as const;

/** Null when nothing is waiting. */
export function useEmailChange() {
  return useQuery({
    queryKey: emailChangeKey,
    queryFn: async ({ signal }) => (await call(getEmailChange, { signal })).data,
    meta: { shownInline: true },
  });
}

/** Resolves to `waiting` when both addresses have to confirm it. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestBody<typeof changeEmail>) =>
      (await call(changeEmail, { body })).data.status,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: emailChangeKey });
      await loadProfile();
    },
    meta: { shownInline: true },
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSettled: () => client.invalidateQueries({ queryKey: emailChangeKey }),
  });
}
