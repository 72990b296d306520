// Passkeys of a user: making, listing, forgetting, and signing in with one.
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import { fail } from '../../../kit/fail.ts';
import type { Caller } from '../../../kit/http.ts';
import type { TellSecurity } from '../../security-events.ts';
import { MINUTE } from '../rules.ts';
import { holdSession } from '../sessions/session-store.ts';
import type { Proved } from '../sessions/sessions.ts';
import { findUserById } from '../store.ts';
import {
  createCeremonies,
  type MadePasskey,
  readChallenge,
  type SentCredential,
} from './passkey-ceremonies.ts';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
  type StoredPasskey,
  takeChallenge,
} from './passkey-store.ts';

const CHALLENGE_LIFE_MS = 5 * MINUTE;
const MOST_PASSKEYS = 20;

type Holder = Pick<Caller, 'userId' | 'sessionId'>;
type Deps = { db: Db; appOrigin: string; clock: Clock; tell: TellSecurity };

export function createPasskeys(deps: Deps) {
  const { db, appOrigin, clock, tell } = deps;
  const ceremonies = createCeremonies(appOrigin, CHALLENGE_LIFE_MS);

  async function keepChallenge(text: string, userId: string | null): Promise<void> {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
    await insertChallenge(db, { text, userId, now, expiresAt });
  }

  /** The challenge of the answer, if it was given for this and never answered before. */
  async function takeAnswered(sent: SentCredential, userId: string | null) {
    const text = await readChallenge(sent);
    const isOurs =
      text !== undefined && (await takeChallenge(db, { text, userId, now: clock.now() }));
    return isOurs ? text : undefined;
  }

  return {
    list: (userId: string): Promise<StoredPasskey[]> => listPasskeys(db, userId),

    async beginMaking(userId: string) {
      const user = await findUserById(db, userId);
      if (!user) throw fail('auth.unauthenticated');
      const known = await listPasskeys(db, userId);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      const options = await ceremonies.makingOptions(user, known);
      await keepChallenge(options.challenge, userId);
      return options;
    },

    async keep(by: Holder, name: string, sent: SentCredential): Promise<StoredPasskey> {
      const { userId } = by;
      const challenge = await takeAnswered(sent, userId);
      const made = challenge && (await ceremonies.verifyMade(sent, challenge));
      if (!made) throw fail('identity.passkey_refused');
      return keepMade(deps, by, { ...made, userId, name });
    },

    async remove(userId: string, id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const name = await deletePasskey(trx, { id, userId });
        if (name === undefined) throw fail('identity.passkey_not_found');
        await tell(trx, { kind: 'passkey_removed', userId, name });
      });
    },

    async beginSignIn() {
      const options = await ceremonies.usingOptions();
      await keepChallenge(options.challenge, null);
      return options;
    },

    /** `assertion` is JSON. Undefined when it signs nobody in. */
    async signIn(assertion: string): Promise<Proved | undefined> {
      const sent = parseCredential(assertion);
      const challenge = sent && (await takeAnswered(sent, null));
      const known = challenge && (await findPasskey(db, sent.id));
      const used = known && (await ceremonies.verifyUsed(sent, challenge, known));
      if (!used) return undefined;
      const isNew = await recordPasskeyUse(db, { id: known.id, ...used, now: clock.now() });
      const user = isNew ? await findUserById(db, known.userId) : undefined;
      return user && { user, by: { passkeyId: known.id } };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function keepMade(
  { db, clock, tell }: Deps,
  by: Holder,
  made: MadePasskey & { userId: string; name: string },
): Promise<StoredPasskey> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    if (!(await holdSession(trx, by, now))) throw fail('auth.unauthenticated');
    // Several may have been begun at a time when there was room for one.
    if ((await listPasskeys(trx, by.userId)).length >= MOST_PASSKEYS) throw tooMany();
    const kept = await insertPasskey(trx, { ...made, createdAt: now });
    if (!kept) throw fail('identity.passkey_refused');
    await tell(trx, { kind: 'passkey_added', userId: by.userId, name: made.name });
    return kept;
  });
}

function tooMany() {
  const message = `You have ${MOST_PASSKEYS} passkeys. Remove one first.`;
  return fail('identity.passkey_refused', { message });
}

function parseCredential(json: string): SentCredential | undefined {
  try {
    const { id, ...rest } = JSON.parse(json);
    return /^[\w-]{1,2048}$/.test(id) ? { id, ...rest } : undefined;
  } catch {
    return undefined;
  }
}
