// Asks for another email that confirms the address of the user.
import { useMutation } from '@tanstack/react-query';
import { sendVerification } from '@vys/contract/identity/credentials';
import { call } from '#web/lib/api/api.ts';

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification) });
}
