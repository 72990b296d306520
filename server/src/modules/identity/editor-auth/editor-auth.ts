// Authorization-code flow for external editors: issues a one-time code, exchanges it for a token of limited
// scope, and finds the caller of that token. Works with any identity provider (docs/decisions/024).

import { randomBytes } from 'node:crypto';
import { EDITOR_CODE_SECONDS, EDITOR_TOKEN_SECONDS } from '@vys/contract/editor-auth';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { IdentityProvider } from '../shared/provider.ts';
import {
  consumeCode,
  findToken,
  insertCode,
  lockCode,
  removeOldCodes,
  revokeToken,
} from './editor-code-store.ts';
import { type Exchange, type ExchangeResult, validateExchange } from './exchange-rules.ts';
import { readEditorRedirect, toOrigin, withCode } from './redirect-rules.ts';

export type EditorAuth = ReturnType<typeof createEditorAuth>;

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  editorOrigins: readonly string[];
  isSessionActive: IdentityProvider['isSessionActive'];
};

const TOKEN_PREFIX = 'vys_et_';
const RETENTION_MS = (EDITOR_CODE_SECONDS + EDITOR_TOKEN_SECONDS) * 1000;

export function createEditorAuth(deps: Deps) {
  const { db, clock, log, editorOrigins, isSessionActive } = deps;

  /** One transaction, so that the code is consumed whatever the result. */
  function redeemCode(codeHash: Buffer, token: string, request: Exchange): Promise<ExchangeResult> {
    return inTransaction(db, async (trx) => {
      const code = await lockCode(trx, codeHash);
      const result = validateExchange(code, request);
      if (result === 'unknown') return result;
      if (result === 'used') {
        await revokeToken(trx, codeHash, request.now);
        return result;
      }
      const expiresAt = later(request.now, EDITOR_TOKEN_SECONDS);
      const yields = result === 'ok' ? { hash: hashText(token), expiresAt } : undefined;
      await consumeCode(trx, codeHash, request.now, yields);
      return result;
    });
  }

  return {
    /** Where to go. Throws identity.redirect_refused. */
    async issueCode(caller: Caller, redirect: string, challenge: string | undefined) {
      const to = readEditorRedirect(redirect, editorOrigins);
      if (!to) {
        const fields = { userId: caller.userId, origin: toOrigin(redirect) };
        log.warn(
          { event: 'identity.editor_redirect_rejected', ...fields },
          'editor redirect rejected',
        );
        throw appError('identity.redirect_refused');
      }
      const now = clock.now();
      const code = randomBytes(32).toString('base64url');
      const { userId, sessionId, email, username, fullName } = caller;
      await removeOldCodes(db, new Date(now.getTime() - RETENTION_MS));
      await insertCode(db, {
        ...{ userId, sessionId, email, username, fullName },
        codeHash: hashText(code),
        origin: to.origin,
        challenge: challenge ?? null,
        now,
        expiresAt: later(now, EDITOR_CODE_SECONDS),
      });
      return withCode(to.href, code);
    },

    /** The editor's token. Throws identity.code_invalid; a code that comes again also ends its token. */
    async exchange(code: string, request: Omit<Exchange, 'now'>): Promise<string> {
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const result = await redeemCode(hashText(code), token, { ...request, now: clock.now() });
      if (result === 'ok') return token;
      if (result !== 'unknown') {
        log.warn(
          { event: 'identity.editor_code_rejected', origin: toOrigin(request.origin), result },
          'editor code rejected',
        );
      }
      throw appError('identity.code_invalid');
    },

    isEditorToken: (token: string) => token.startsWith(TOKEN_PREFIX),

    /** Ends with the session of the user who was sent, and when the editor is taken off the list. */
    async findCaller(token: string): Promise<Caller | undefined> {
      const editorToken = await findToken(db, hashText(token), clock.now());
      if (!editorToken) return undefined;
      const { origin, ...user } = editorToken;
      const session = { id: user.sessionId, userId: user.userId };
      const isOpen = editorOrigins.includes(origin) && (await isSessionActive(session));
      return isOpen ? { ...user, scope: 'pages' } : undefined;
    },
  };
}

function hashText(secret: string): Buffer {
  return sha256(secret);
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
