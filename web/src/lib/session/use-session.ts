// The session as React state.
import type { User } from '@vys/contract/identity/accounts';
import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === 'signedIn' ? state.user : null;
}
