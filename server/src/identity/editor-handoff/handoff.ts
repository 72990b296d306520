// Hands a signed-in user to an external editor: a one-time code in the address, a token of small scope
// for the code, and who calls with that token. Works with any identity provider (docs/decisions/024).
import { createHash, randomBytes } from 'node:crypto';
import { EDITOR_CODE_SECONDS, EDITOR_TOKEN_SECONDS } from '@vys/contract/editor-handoff';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { fail } from '../../kit/fail.ts';
import type { Caller } from '../../kit/http.ts';
import type { Logger } from '../../kit/log.ts';
import type { IdentityProvider } from '../provider.ts';
import {
  findToken,
  insertCode,
  lockCode,
  removeOldCodes,
  revokeToken,
  spendCode,
} from './editor-handoff-store.ts';
import { type Exchange, type ExchangeVerdict, judgeExchange } from './exchange-rules.ts';
import { originOf, readEditorRedirect, withCode } from './redirect-rules.ts';

export type EditorHandoff = ReturnType<typeof createEditorHandoff>;

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  editorOrigins: readonly string[];
  isSessionLive: IdentityProvider['isSessionLive'];
};

const TOKEN_PREFIX = 'vys_et_';
const KEEP_MS = (EDITOR_CODE_SECONDS + EDITOR_TOKEN_SECONDS) * 1000;

export function createEditorHandoff(deps: Deps) {
  const { db, clock, log, editorOrigins, isSessionLive } = deps;

  /** One transaction, so that the code is used up however the exchange ends. */
  function judge(codeHash: Buffer, token: string, asked: Exchange): Promise<ExchangeVerdict> {
    return db.transaction().execute(async (trx) => {
      const code = await lockCode(trx, codeHash);
      const verdict = judgeExchange(code, asked);
      if (verdict === 'unknown') return verdict;
      if (verdict === 'used') {
        await revokeToken(trx, codeHash, asked.now);
        return verdict;
      }
      const expiresAt = later(asked.now, EDITOR_TOKEN_SECONDS);
      const yields = verdict === 'good' ? { hash: hashOf(token), expiresAt } : undefined;
      await spendCode(trx, codeHash, asked.now, yields);
      return verdict;
    });
  }

  return {
    /** Where to go. Throws identity.redirect_refused. */
    async makeCode(caller: Caller, redirect: string, challenge: string | undefined) {
      const to = readEditorRedirect(redirect, editorOrigins);
      if (!to) {
        log.warn(
          { userId: caller.userId, origin: originOf(redirect) },
          'nobody is sent to an editor that is not listed',
        );
        throw fail('identity.redirect_refused');
      }
      const now = clock.now();
      const code = randomBytes(32).toString('base64url');
      const { userId, sessionId, email, username, fullName } = caller;
      await removeOldCodes(db, new Date(now.getTime() - KEEP_MS));
      await insertCode(db, {
        ...{ userId, sessionId, email, username, fullName },
        codeHash: hashOf(code),
        origin: to.origin,
        challenge: challenge ?? null,
        now,
        expiresAt: later(now, EDITOR_CODE_SECONDS),
      });
      return withCode(to.href, code);
    },

    /** The editor's token. Throws identity.code_invalid; a code that comes again also ends its token. */
    async exchange(code: string, asked: Omit<Exchange, 'now'>): Promise<string> {
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const verdict = await judge(hashOf(code), token, { ...asked, now: clock.now() });
      if (verdict === 'good') return token;
      if (verdict !== 'unknown') {
        log.warn({ origin: originOf(asked.origin), verdict }, 'a code for an editor was refused');
      }
      throw fail('identity.code_invalid');
    },

    isEditorToken: (token: string) => token.startsWith(TOKEN_PREFIX),

    /** Ends with the session of the user who was sent, and when the editor is taken off the list. */
    async findCaller(token: string): Promise<Caller | undefined> {
      const found = await findToken(db, hashOf(token), clock.now());
      if (!found) return undefined;
      const { origin, ...user } = found;
      const session = { id: user.sessionId, userId: user.userId };
      const isOpen = editorOrigins.includes(origin) && (await isSessionLive(session));
      return isOpen ? { ...user, scope: 'pages' } : undefined;
    },
  };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
