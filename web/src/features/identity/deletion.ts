// Deletes the account of the user for good, then signs them out, which forgets them in this browser.

import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

/** The images of a large account take their time. */
const DELETION_TIMEOUT_MS = 120_000;

export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => call(deleteAccount, { timeoutMs: DELETION_TIMEOUT_MS }),
    onSuccess: () => {
      toast.success(messages.accountDeletedSuccessfully);
      return session.signOut();
    },
    meta: { shownInline: true },
  });
}
