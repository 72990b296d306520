// How the user signs in besides the password, and turning the authenticator app on and off.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  beginTotp,
  confirmTotp,
  disableTotp,
  getSecondFactor,
  renewRecoveryCodes,
} from '@vys/contract/second-factor';
import { call } from '#web/lib/api.ts';

export const secondFactorKey = ['identity', 'second-factor'] as const;

export function useSecondFactor() {
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
    meta: { shownInline: true },
  });
}

/** For whatever changes it: the state is asked for anew, also when the outcome is not known. */
function useChange<In, Out>(mutationFn: (input: In) => Promise<Out>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorKey }),
    meta: { shownInline: true },
  });
}

/** Gives the secret that the app is told. Nothing counts before it is confirmed. */
export function useBeginTotp() {
  return useMutation({
    mutationFn: async (password: string) => (await call(beginTotp, { body: { password } })).data,
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
