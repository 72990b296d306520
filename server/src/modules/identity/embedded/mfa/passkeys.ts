// Passkeys of a user: making, listing, forgetting, and signing in with one.

import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { appError } from '../../../../platform/errors.ts';
import type { Caller } from '../../../../platform/http/http.ts';
import { MINUTE } from '../../../../platform/time-spans.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { lockSession } from '../sessions/session-store.ts';
import type { AuthenticatedUser } from '../sessions/sessions.ts';
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
type Deps = { db: Db; appOrigin: string; clock: Clock; notifySecurityEvent: SecurityEventHandler };

export function createPasskeys(deps: Deps) {
  const { db, appOrigin, clock, notifySecurityEvent } = deps;
  const ceremonies = createCeremonies(appOrigin, CHALLENGE_LIFE_MS);

  async function saveChallenge(text: string, userId: string | null): Promise<void> {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
    await insertChallenge(db, { text, userId, now, expiresAt });
  }

  /** The challenge of the response, if it was given for this and never used before. */
  async function consumeChallenge(sent: SentCredential, userId: string | null) {
    const text = await readChallenge(sent);
    const isOurs =
      text !== undefined && (await takeChallenge(db, { text, userId, now: clock.now() }));
    return isOurs ? text : undefined;
  }

  return {
    list: (userId: string): Promise<StoredPasskey[]> => listPasskeys(db, userId),

    async createRegistrationOptions(userId: string) {
      const user = await findUserById(db, userId);
      if (!user) throw appError('auth.unauthenticated');
      const existing = await listPasskeys(db, userId);
      if (existing.length >= MOST_PASSKEYS) throw tooMany();
      const options = await ceremonies.registrationOptions(user, existing);
      await saveChallenge(options.challenge, userId);
      return options;
    },

    async save(by: Holder, name: string, sent: SentCredential): Promise<StoredPasskey> {
      const { userId } = by;
      const challenge = await consumeChallenge(sent, userId);
      const verified = challenge && (await ceremonies.verifyMade(sent, challenge));
      if (!verified) throw appError('identity.passkey_refused');
      return savePasskey(deps, by, { ...verified, userId, name });
    },

    async remove(userId: string, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const name = await deletePasskey(trx, { id, userId });
        if (name === undefined) throw appError('identity.passkey_not_found');
        await notifySecurityEvent(trx, { kind: 'passkey_removed', userId, name });
      });
    },

    async createSignInOptions() {
      const options = await ceremonies.authenticationOptions();
      await saveChallenge(options.challenge, null);
      return options;
    },

    /** `assertion` is JSON. Undefined when it does not sign a user in. */
    async signIn(assertion: string): Promise<AuthenticatedUser | undefined> {
      const credential = parseCredential(assertion);
      const challenge = credential && (await consumeChallenge(credential, null));
      const passkey = challenge && (await findPasskey(db, credential.id));
      const used = passkey && (await ceremonies.verifyUsed(credential, challenge, passkey));
      if (!used) return undefined;
      const isNew = await recordPasskeyUse(db, { id: passkey.id, ...used, now: clock.now() });
      const user = isNew ? await findUserById(db, passkey.userId) : undefined;
      return user && { user, method: { passkeyId: passkey.id } };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function savePasskey(
  { db, clock, notifySecurityEvent }: Deps,
  by: Holder,
  made: MadePasskey & { userId: string; name: string },
): Promise<StoredPasskey> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    if (!(await lockSession(trx, by, now))) throw appError('auth.unauthenticated');
    // Several may have been started before the limit was reached.
    if ((await listPasskeys(trx, by.userId)).length >= MOST_PASSKEYS) throw tooMany();
    const isInserted = await insertPasskey(trx, { ...made, createdAt: now });
    if (!isInserted) throw appError('identity.passkey_refused');
    await notifySecurityEvent(trx, { kind: 'passkey_added', userId: by.userId, name: made.name });
    return isInserted;
  });
}

function tooMany() {
  const message = `You already have ${MOST_PASSKEYS} passkeys. Remove one first.`;
  return appError('identity.passkey_refused', { message });
}

function parseCredential(json: string): SentCredential | undefined {
  try {
    const { id, ...rest } = JSON.parse(json);
    return /^[\w-]{1,2048}$/.test(id) ? { id, ...rest } : undefined;
  } catch {
    return undefined;
  }
}
