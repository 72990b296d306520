// The sessions of a user in the realm, listed and ended through its admin side.
import { z } from 'zod';
import { appError } from '../../../../platform/errors.ts';
import type { Caller } from '../../../../platform/http/http.ts';
import type { DeviceSession, IdentityProvider } from '../../shared/provider.ts';
import { unavailable } from '../realm/realm-http.ts';
import type { ServiceAccount } from '../realm/service-account.ts';
import type { RealmSessionCache } from './session-cache.ts';

export type RealmSessions = Pick<
  IdentityProvider,
  'isSessionActive' | 'listSessions' | 'endSession' | 'endSessions'
> & {
  /** Every session of the user but that one. */
  endOthers(userId: string, exceptId: string): Promise<void>;
};

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    ipAddress: z.string().default(''),
    start: z.number(),
    lastAccess: z.number(),
    clients: z.record(z.string(), z.string()).default({}),
  }),
);

type Deps = { service: ServiceAccount; sessionCache: RealmSessionCache };

export function createRealmSessions({ service, sessionCache }: Deps): RealmSessions {
  async function list(userId: string) {
    const { status, body } = await service.call('GET', `/users/${userId}/sessions`);
    const sessions = sessionsSchema.safeParse(body).data;
    if (!sessions) throw unavailable(`a list of sessions that is none (${status})`);
    return sessions;
  }

  async function end(id: string): Promise<void> {
    const { status } = await service.call('DELETE', `/sessions/${encodeURIComponent(id)}`);
    if (status !== 204 && status !== 404) throw unavailable(`kept a session (${status})`);
    sessionCache.markRevoked([id]);
  }

  async function endOthers(userId: string, exceptId: string): Promise<void> {
    const otherSessions = (await list(userId)).filter(({ id }) => id !== exceptId);
    await Promise.all(otherSessions.map(({ id }) => end(id)));
  }

  async function endAll({
    userId,
    sessionId,
  }: Pick<Caller, 'userId' | 'sessionId'>): Promise<void> {
    const ids = (await list(userId)).map(({ id }) => id);
    const { status } = await service.call('POST', `/users/${userId}/logout`);
    if (status !== 204) throw unavailable(`kept the sessions (${status})`);
    sessionCache.markRevoked([...ids, sessionId]);
  }

  return {
    endOthers,
    isSessionActive: ({ id, userId }) =>
      sessionCache.isActive({ sessionId: id, userId }, async () =>
        (await list(userId)).some((session) => session.id === id && hasClient(session)),
      ),
    async listSessions({ userId, sessionId }) {
      return (await list(userId))
        .filter(hasClient)
        .sort((one, other) => other.lastAccess - one.lastAccess)
        .map(
          (session): DeviceSession => ({
            id: session.id,
            isCurrent: session.id === sessionId,
            // The provider reveals this only to the user's own browser.
            device: '',
            address: session.ipAddress,
            signedInAt: new Date(session.start),
            lastUsedAt: new Date(session.lastAccess),
          }),
        );
    },
    async endSession({ userId }, id) {
      const isTheirs = (await list(userId)).some((session) => session.id === id);
      if (!isTheirs) throw appError('identity.session_not_found');
      await end(id);
    },
    endSessions: (caller, scope) =>
      scope === 'all' ? endAll(caller) : endOthers(caller.userId, caller.sessionId),
  };
}

/** One without a client is the rest of a session whose refresh token came twice. */
function hasClient({ clients }: { clients: Record<string, string> }): boolean {
  return Object.keys(clients).length > 0;
}
