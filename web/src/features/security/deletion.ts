// Deletes the account of the user for good, forgets them in this browser and signs them out.
import { useMutation } from '@tanstack/react-query';
import { deleteAccount, type User } from '@vys/contract/accounts';
import { call } from '#web/lib/api.ts';
import { forgetPerson } from '#web/lib/forget-person.ts';
import { session } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast.ts';

/** The images of a large account take their time. */
const DELETION_TIMEOUT_MS = 120_000;

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (_user: User) => call(deleteAccount, { timeoutMs: DELETION_TIMEOUT_MS }),
    onSuccess: (_, { id }) => {
      toast.success('Account deleted successfully');
      const left = session.signOut();
      forgetPerson(id);
      return left;
    },
    meta: { shownInline: true },
  });
}
