// Accounts as operators see and change them.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AdminUser,
  deleteUser,
  endUserSessions,
  exportUser,
  getAdminUser,
  listAdminUsers,
  reinstateUser,
  setUserPlan,
  suspendUser,
} from '@vys/contract/admin/users';
import type { Tier } from '@vys/contract/plans';
import { call, openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { adminKey } from './admin-queries.ts';

export type UserState = 'all' | 'active' | 'suspended';
export type UserFilter = { search: string; state: UserState; tier: Tier | undefined };

export function useAdminUsers(filter: UserFilter) {
  return useInfiniteQuery({
    queryKey: [...adminKey, 'users', filter],
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listAdminUsers, { query: { ...filter, after }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // What was found stays until the next is there.
    placeholderData: (before) => before,
    meta: { shownInline: true },
  });
}

const userKey = (id: string) => [...adminKey, 'user', id] as const;

export function useAdminUser(id: string) {
  return useQuery({
    queryKey: userKey(id),
    queryFn: async ({ signal }) => (await call(getAdminUser, { params: { id }, signal })).data,
    meta: { shownInline: true },
  });
}

const simpleRoutes = {
  suspend: suspendUser,
  reinstate: reinstateUser,
  endSessions: endUserSessions,
} as const;

export type UserChange = { reason: string } & (
  | { kind: keyof typeof simpleRoutes }
  | { kind: 'plan'; tier: GivenTier | null; endsAt: string | null }
  | { kind: 'export' }
  | { kind: 'delete'; username: string }
);
export type GivenTier = Exclude<Tier, 'free'>;

/** Rejects with an API error, which the dialog shows. */
export function useChangeUser(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => send(id, change),
    onSuccess: (user) => user && client.setQueryData(userKey(id), user),
    onSettled: (_data, _error, { kind }) =>
      client.invalidateQueries({
        queryKey: adminKey,
        // The account that was deleted is not asked for again.
        predicate: ({ queryKey }) => kind !== 'delete' || queryKey[2] !== id,
      }),
    meta: { shownInline: true },
  });
}

async function send(id: string, change: UserChange): Promise<AdminUser | undefined> {
  const { kind, reason } = change;
  const params = { id };
  if (kind === 'plan') {
    const body = { tier: change.tier, ends_at: change.endsAt, reason };
    return (await call(setUserPlan, { params, body })).data;
  }
  if (kind === 'delete') {
    await call(deleteUser, { params, body: { username: change.username, reason } });
    return undefined;
  }
  if (kind === 'export') {
    const response = await openStream(exportUser, { params, body: { reason } });
    if (!response.ok) throw await toApiError(response);
    await saveFile(response, `vys-${id}.zip`);
    return undefined;
  }
  return (await call(simpleRoutes[kind], { params, body: { reason } })).data;
}
