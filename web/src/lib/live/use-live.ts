// The live channel as React state, and queries that follow it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { live } from './live-channel.ts';
import { type FollowedQuery, followQuery } from './live-queries.ts';
import type { LiveStatus } from './live-tabs.ts';

/** How often is looked while the channel is down, in milliseconds. */
export const FALLBACK_MS = 60_000;

export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(live.subscribeStatus, live.getStatus);

/** For `refetchInterval`: none while the channel is open. */
export const useFallbackInterval = (): number | false =>
  useLiveStatus() === 'open' ? false : FALLBACK_MS;

/** Holds the channel for as long as this user is signed in here. */
export function useLiveChannel(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const start = () => live.start(userId);
    const stop = () => live.stop();
    // A page in the back-forward cache would keep the other tabs waiting for its socket.
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', start);
    start();
    return () => {
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', start);
      stop();
    };
  }, [userId]);
}

/**
 * Loads the query again when one of the topics changed, and after the channel was down. Returns the interval at which
 * to look while it is down.
 */
export function useLiveQuery({ topics, queryKey, isHeld }: FollowedQuery): number | false {
  const client = useQueryClient();
  const latest = useRef({ topics, queryKey, isHeld });
  latest.current = { topics, queryKey, isHeld };
  const identity = JSON.stringify([topics, queryKey]);
  useEffect(() => {
    if (identity === '') return;
    const { topics, queryKey } = latest.current;
    return followQuery(client, {
      topics,
      queryKey,
      isHeld: () => latest.current.isHeld?.() === true,
    });
  }, [client, identity]);
  return useFallbackInterval();
}
