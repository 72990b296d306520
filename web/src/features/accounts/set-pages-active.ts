// Switches all public pages of the user on or off.
import { useMutation } from '@tanstack/react-query';
import { setPagesActive } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';

export function useSetPagesActive() {
  return useMutation({
    // Presses in a row are sent one after the other.
    scope: { id: 'accounts.pages-active' },
    mutationFn: (active: boolean) => call(setPagesActive, { body: { pages_active: active } }),
    onSuccess: ({ data }) => session.setUser(data),
  });
}
