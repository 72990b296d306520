// Changes the password of the user. The server ends all other sessions with it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import { changePassword } from '@vys/contract/identity/credentials';
import { call } from '#web/lib/api/api.ts';
import { sessionsKey } from '../sessions.ts';

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestBody<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
    meta: { shownInline: true },
  });
}
