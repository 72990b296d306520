// Whether the app waits for the server: it cannot be reached, or it cannot confirm the session.
import { useSyncExternalStore } from 'react';
import { connection } from '../api/connection.ts';
import { session } from './session.ts';

export function isReconnecting(): boolean {
  const state = session.getState();
  return connection.isLost() || (state.status !== 'signedOut' && state.reconnecting);
}

export function subscribeReconnecting(listener: () => void): () => void {
  const unsubscribe = [connection.subscribe(listener), session.subscribe(listener)];
  return () => {
    for (const stop of unsubscribe) stop();
  };
}

export function useReconnecting(): boolean {
  return useSyncExternalStore(subscribeReconnecting, isReconnecting);
}
