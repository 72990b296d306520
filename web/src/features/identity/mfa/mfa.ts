// The user's MFA status, and enrolling and disabling the authenticator app.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmTotp,
  disableTotp,
  getMfaStatus,
  renewRecoveryCodes,
  startTotpEnrollment,
} from '@vys/contract/identity/mfa';
import { call } from '#web/lib/api/api.ts';

export const mfaKey = ['identity', 'mfa'] as const;

export function useMfaStatus() {
  return useQuery({
    queryKey: mfaKey,
    queryFn: async ({ signal }) => (await call(getMfaStatus, { signal })).data,
    meta: { shownInline: true },
  });
}

/** For whatever changes it: the state is asked for anew, also when the outcome is not known. */
function useChange<In, Out>(mutationFn: (input: In) => Promise<Out>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: mfaKey }),
    meta: { shownInline: true },
  });
}

/** Gives the secret that the app is told. Nothing counts before it is confirmed. */
export function useStartTotpEnrollment() {
  return useMutation({
    mutationFn: async (password: string) =>
      (await call(startTotpEnrollment, { body: { password } })).data,
    meta: { shownInline: true },
  });
}

/** Gives the recovery codes. */
export const useConfirmTotp = () =>
  useChange(
    async (code: string) => (await call(confirmTotp, { body: { code } })).data.recovery_codes,
  );

export const useDisableTotp = () =>
  useChange((password: string) => call(disableTotp, { body: { password } }));

export const useRenewRecoveryCodes = () =>
  useChange(
    async (password: string) =>
      (await call(renewRecoveryCodes, { body: { password } })).data.recovery_codes,
  );
