// The names of a user in the realm, for callers without a token of it. Cached for five seconds; while the provider is
// unavailable what it said last counts for as long as an access token would.
import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { MINUTE, SECOND } from '../../../../platform/time-spans.ts';
import { joinName } from '../../shared/full-name.ts';
import type { UserNames } from '../../shared/provider.ts';
import { isUnavailable } from '../realm/realm-http.ts';
import type { RealmUsers } from './users.ts';

const REMEMBER_MS = 5 * SECOND;
const OUTAGE_MS = 5 * MINUTE;
const MAX_USERS = 50_000;

type Deps = { users: Pick<RealmUsers, 'find'>; clock: Clock };
export type FindNames = (userId: string) => Promise<UserNames | undefined>;

export function createFindNames({ users, clock }: Deps): FindNames {
  const maxEntries = MAX_USERS;
  const recent = createBoundedCache<string, ReturnType<FindNames>>({
    ...{ maxEntries, clock },
    ttlMs: REMEMBER_MS,
  });
  const last = createBoundedCache<string, UserNames>({ maxEntries, clock, ttlMs: OUTAGE_MS });

  async function fetchNames(userId: string): Promise<UserNames | undefined> {
    const user = await users.find(userId);
    last.delete(userId);
    if (!user?.enabled) return undefined;
    const { email, username, firstName, lastName } = user;
    const names = { email, username, fullName: joinName(firstName, lastName) };
    last.set(userId, names);
    return names;
  }

  function requestNames(userId: string): ReturnType<FindNames> {
    const known = recent.get(userId);
    if (known) return known;
    const request = fetchNames(userId);
    recent.set(userId, request);
    return request;
  }

  return async function findNames(userId) {
    try {
      return await requestNames(userId);
    } catch (error) {
      recent.delete(userId);
      const names = last.get(userId);
      if (isUnavailable(error) && names) return names;
      throw error;
    }
  };
}
