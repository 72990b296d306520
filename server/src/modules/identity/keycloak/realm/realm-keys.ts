// The realm's public signing keys, held in memory: fetched at the start, when a token names one that is
// not known, and periodically. While the provider is unavailable, the known keys stay in use.

import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import { type FetchRealm, unavailable } from './realm-http.ts';
import { protocolUrl, type RealmSettings } from './settings.ts';

/** Asymmetric ones only. */
export const ALGORITHMS = 'ES256 ES384 ES512 EdDSA PS256 PS384 PS512 RS256 RS384 RS512'.split(' ');

const keySchema = z.looseObject({
  kid: z.string(),
  kty: z.string(),
  alg: z.string().refine((alg) => ALGORITHMS.includes(alg)),
  use: z.literal('sig'),
});
export type RealmKey = z.output<typeof keySchema>;

export type RealmKeys = {
  /** Throws `unavailable` when it cannot be known whether there is such a key. */
  find(kid: string | undefined): Promise<RealmKey | undefined>;
  list(): Promise<readonly RealmKey[]>;
  /** Throws `unavailable`. */
  load(): Promise<void>;
};

const LOOK_AGAIN_MS = 10 * SECOND;
const OLD_MS = 300 * SECOND;

type Deps = { settings: RealmSettings; fetchRealm: FetchRealm; clock: Clock };

export function createRealmKeys({ settings, fetchRealm, clock }: Deps): RealmKeys {
  let keys: readonly RealmKey[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = true;
  let loading: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    askedAt = clock.now().getTime();
    hasFailed = true;
    const { status, body } = await fetchRealm(protocolUrl(settings, 'certs'), {
      timeoutMs: 5 * SECOND,
    });
    const set = z.object({ keys: z.array(z.unknown()) }).safeParse(body).data;
    if (!set) throw unavailable(`no keys (${status})`);
    keys = set.keys.flatMap((key) => keySchema.safeParse(key).data ?? []);
    hasFailed = false;
  }

  function load(): Promise<void> {
    loading ??= fetchKeys().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  const age = () => clock.now().getTime() - askedAt;
  const findCached = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  /** Callers do not wait; a failure shows at the next key that is not known. */
  function refreshOld(): void {
    if (age() > OLD_MS) void load().catch(() => {});
  }

  return {
    load,
    async list() {
      if (keys.length === 0) await load();
      else refreshOld();
      return keys;
    },
    async find(kid) {
      const key = findCached(kid);
      if (key) {
        refreshOld();
        return key;
      }
      if (loading || age() > LOOK_AGAIN_MS) await load();
      else if (hasFailed) throw unavailable('its keys are not known');
      return findCached(kid);
    },
  };
}
