// Makes passkeys of the user and forgets them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPasskey, createPasskeyOptions, removePasskey } from '@vys/contract/identity/mfa';
import { call } from '#web/lib/api/api.ts';
import { makePasskey } from '#web/lib/browser/passkey.ts';
import { mfaKey } from '../mfa/mfa.ts';
import { messages } from './messages/en.ts';

/** Throws PasskeyError where the browser made none. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ name, password }: { name: string; password: string }) {
      const { data: options } = await call(createPasskeyOptions, { body: { password } });
      const credential = await makePasskey(options);
      return (await call(addPasskey, { body: { name, credential } })).data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: mfaKey }),
    meta: { shownInline: true },
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: mfaKey }),
  });
}

/** A name to start from, such as "Chrome on Linux". */
export function suggestName(userAgent: string): string {
  const find = (pairs: readonly (readonly [RegExp, string])[]) =>
    pairs.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find([
    [/Edg\//, 'Edge'],
    [/Firefox\/|FxiOS/, 'Firefox'],
    [/Chrome\/|CriOS/, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'Mac'],
    [/Linux|CrOS/, 'Linux'],
  ]);
  return browser && system ? messages.browserOn(browser, system) : (system ?? browser ?? '');
}
