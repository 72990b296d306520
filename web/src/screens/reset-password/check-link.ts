// Asks whether the link still works, before anything is typed. Leaves the link as it is.
import { checkResetLink } from '@vys/contract/identity/credentials';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/api.ts';

/** `onRejected` gets the error; a check that could not be made says nothing. */
export function useLinkCheck(token: string | null, onRejected: (error: unknown) => void): void {
  const latest = useRef(onRejected);
  useEffect(() => {
    latest.current = onRejected;
  });
  useEffect(() => {
    if (token === null) return;
    const abort = new AbortController();
    call(checkResetLink, { body: { token }, signal: abort.signal }).catch((error: unknown) => {
      if (!abort.signal.aborted) latest.current(error);
    });
    return () => abort.abort();
  }, [token]);
}
