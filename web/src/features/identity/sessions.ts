// The user's sessions, and revoking others or all of them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeviceSession,
  endSession,
  endSessions,
  listSessions,
} from '@vys/contract/identity/sessions';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';

export const sessionsKey = ['identity', 'sessions'] as const;

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => ownFirst((await call(listSessions, { signal })).data),
    meta: { shownInline: true },
  });
}

/** The one that asks, then the others as the server sorts them: the newest use first. */
function ownFirst(devices: readonly DeviceSession[]): DeviceSession[] {
  return devices.toSorted((a, b) => Number(b.current) - Number(a.current));
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOthers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endSessions, { body: { scope: 'others' } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends this session too, so it leads to the sign-in screen. */
export function useEndAll() {
  return useMutation({
    mutationFn: () => call(endSessions, { body: { scope: 'all' } }),
    onSuccess: () => session.signOut(),
  });
}
