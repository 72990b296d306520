// Personal API keys: creates, lists and revokes them, and finds the caller of one. Works with any identity provider
// (docs/decisions/055).
import { API_KEY_IDLE_DAYS, API_KEY_LIMIT, type KeyScope } from '@vys/contract/api/key-scopes';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { coarseNetwork } from '../../../platform/net/ip-address.ts';
import type { MemoryLimiter } from '../../../platform/rate-limit/memory-limiter.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { DAY, MINUTE } from '../../../platform/time-spans.ts';
import type { IdentityProvider } from '../shared/provider.ts';
import type { SecurityEvent, SecurityEventHandler } from '../shared/security-events.ts';
import {
  deleteKey,
  deleteOldKeys,
  findKey,
  insertKey,
  listKeys,
  lockKeys,
  recordKeyUse,
  type StoredKey,
} from './api-key-store.ts';
import { generateKey, hasValidChecksum } from './key-format.ts';
import { withoutImplied } from './rules.ts';

export type ApiKeys = ReturnType<typeof createApiKeys>;

type Deps = {
  db: Db;
  clock: Clock;
  provider: Pick<IdentityProvider, 'findAddress' | 'findUser' | 'lockSession' | 'reauthenticate'>;
  rateLimiter: RateLimiter;
  /** For requests with a key. */
  memoryLimiter: MemoryLimiter;
  notifySecurityEvent: SecurityEventHandler;
};

export type KeyRequest = {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly expiresInDays: number | null;
  readonly password: string | undefined;
};

const SHOWN_CHARACTERS = 4;
/** A use is recorded once in that time. */
const RECORD_INTERVAL_MS = MINUTE;
/** An expired key is listed for so long. */
const EXPIRED_RETENTION_MS = 30 * DAY;
/** The last moment that a Date can name. */
const NEVER = new Date(8.64e15);

export function createApiKeys(deps: Deps) {
  const { db, clock, provider, rateLimiter, memoryLimiter, notifySecurityEvent } = deps;
  const timeAgo = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    list: (userId: string): Promise<StoredKey[]> => listKeys(db, userId),

    /** The key, which cannot be read later. Throws identity.password_wrong, identity.api_key_limit. */
    async create(caller: Caller, request: KeyRequest): Promise<{ stored: StoredKey; key: string }> {
      await rateLimiter.consume('createApiKey.user', caller.userId);
      await provider.reauthenticate?.(caller.userId, request.password ?? '');
      const key = generateKey();
      const stored = await saveKey(deps, caller, { ...request, key });
      return { stored, key };
    },

    /** Throws identity.api_key_not_found, for those of others too. */
    async revoke(userId: string, id: string): Promise<void> {
      const to = await findRecipient(deps, userId);
      await inTransaction(db, async (trx) => {
        const name = await deleteKey(trx, { id, userId });
        if (name === undefined) throw appError('identity.api_key_not_found');
        await notifySecurityEvent(trx, { kind: 'api_key_revoked', ...to, name });
      });
    },

    /** Throws rate.limited. */
    async findCaller(key: string, address: string | undefined): Promise<Caller | undefined> {
      if (!hasValidChecksum(key)) return undefined;
      const now = clock.now();
      const found = await findKey(db, sha256(key), now);
      if (!found) return undefined;
      memoryLimiter.consume('request.apiKey', found.id);
      const user = await provider.findUser(db, found.userId);
      if (!user) return undefined;
      const since = timeAgo(RECORD_INTERVAL_MS);
      if (found.lastUsedAt === null || found.lastUsedAt <= since) {
        await recordKeyUse(db, { id: found.id, now, from: coarseNetwork(address ?? ''), since });
      }
      const { id: sessionId, userId, scopes: scope } = found;
      return { ...user, userId, sessionId, scope, expiresAt: found.expiresAt ?? NEVER };
    },

    async runMaintenance(): Promise<void> {
      await deleteOldKeys(db, {
        expiredBefore: timeAgo(EXPIRED_RETENTION_MS),
        idleBefore: timeAgo(API_KEY_IDLE_DAYS * DAY),
      });
    },
  };
}

/** Found before the transaction, in which a remote provider cannot be asked. */
async function findRecipient(
  { db, provider }: Deps,
  userId: string,
): Promise<Pick<SecurityEvent, 'userId' | 'email'>> {
  const email = (await provider.findAddress(db, userId))?.email;
  return { userId, ...(email === undefined ? {} : { email }) };
}

async function saveKey(
  deps: Deps,
  caller: Caller,
  { key, name, scopes, expiresInDays }: KeyRequest & { key: string },
): Promise<StoredKey> {
  const { db, clock, provider, notifySecurityEvent } = deps;
  const { userId } = caller;
  const to = await findRecipient(deps, userId);
  return await inTransaction(db, async (trx) => {
    const now = clock.now();
    const isSignedIn = (await provider.lockSession?.(trx, caller, now)) ?? true;
    if (!isSignedIn) throw appError('auth.unauthenticated');
    await lockKeys(trx, userId);
    const active = (await listKeys(trx, userId)).filter(
      ({ expiresAt }) => expiresAt === null || expiresAt > now,
    );
    if (active.length >= API_KEY_LIMIT) throw appError('identity.api_key_limit');
    const stored = await insertKey(trx, {
      ...{ userId, name, createdAt: now, keyHash: sha256(key), scopes: withoutImplied(scopes) },
      lastCharacters: key.slice(-SHOWN_CHARACTERS),
      expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY),
    });
    await notifySecurityEvent(trx, { kind: 'api_key_created', ...to, name });
    return stored;
  });
}
