// The conversation with the assistant: a message starts a turn, which runs as a job of its own and is followed
// through its log, by as many clients as want to and however often they come back (decision 043).

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ChatMessage, Turn } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages/pages';
import type { Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { DAY } from '../../../platform/time-spans.ts';
import type { Accounts } from '../../accounts/index.ts';
import { checkTypedCode } from '../code-access.ts';
import { say } from '../error-messages/index.ts';
import { messages } from '../messages/index.ts';
import { pageNotifications } from '../notifications.ts';
import { isChatTooLong } from '../rules.ts';
import { validateSource } from '../save.ts';
import { findPageByOwner } from '../store.ts';
import { STUDIO_PATH } from '../versions/versions.ts';
import { appendLastEvents, deleteEvents } from './event-log/event-store.ts';
import { followTurn } from './event-log/follow-turn.ts';
import { createTurnSignals } from './event-log/turn-signals.ts';
import type { TurnDeps } from './run-turn.ts';
import { createTurnRunner, standardTiming, type TurnTiming } from './turn-runner.ts';
import {
  findRunningTurn,
  findTurnByKey,
  hasTurn,
  insertTurn,
  listTurns,
  lockTurnOf,
  writeTurnEnd,
} from './turn-store.ts';

export type ChatDeps = TurnDeps & {
  accounts: Pick<Accounts, 'getAccount' | 'checkAiAllowance' | 'checkCodeAccess'>;
  /** Where `db` is, for a connection that listens to other processes. */
  database: Parameters<typeof createTurnSignals>[0];
  timing?: Partial<TurnTiming> | undefined;
};

export type ChatRequest = {
  messages: readonly ChatMessage[];
  context?: PageContent | undefined;
  selection?: string | undefined;
  model?: string | undefined;
};

export type Chat = {
  /** Gives the id of the turn; with a key that is known, of the turn that it started. */
  start(caller: Caller, request: ChatRequest, key: string | undefined): Promise<string>;
  /** The stream of a turn's events after one. */
  follow(caller: Caller, turnId: string, after: number): Promise<Readable>;
  /** Gives the state of the turn from now on. */
  stop(caller: Caller, turnId: string): Promise<Turn['state']>;
  /** Nothing of the turn that runs is saved any more. */
  stopRunning(userId: string): Promise<void>;
  getConversation(caller: Caller, cursor: string | undefined): Promise<Conversation>;
  /** Removes the events of turns that were over long ago. */
  cleanup(): Promise<void>;
  /** From now on this process takes over turns whose process is gone. */
  takeOver(): void;
  /** Ends all streams and gives the turns of this process to others. */
  close(): Promise<void>;
};

export type Conversation = {
  turns: Turn[];
  runningTurnId: string | null;
  nextCursor: string | null;
};

const TURNS_AT_ONCE = 30;
/** Longer than anyone follows a turn; the conversation has what came of it. */
const EVENTS_ARE_KEPT_MS = DAY;
/** Turns that end between two looks. */
const START_TRIES = 3;

export function createChat(deps: ChatDeps): Chat {
  const { db, clock } = deps;
  const timing = { ...standardTiming, ...deps.timing };
  const signals = createTurnSignals(deps.database, deps.log);
  const runner = createTurnRunner({ ...deps, signals, timing });
  const closing = new AbortController();

  async function insert(caller: Caller, message: string, request: ChatRequest, key?: string) {
    const { userId } = caller;
    const { context, selection, model } = request;
    const turn = {
      ...{ id: randomUUID(), leaseId: randomUUID(), userId, message, attempt: 1 },
      request: { context, selection, model },
    };
    const isInserted = await inTransaction(db, async (trx) => {
      if (!(await insertTurn(trx, { ...turn, key }, timing.lease))) return false;
      await notifyStarted(deps, trx, userId);
      return true;
    });
    if (isInserted) runner.run(turn);
    return isInserted ? turn.id : undefined;
  }

  return {
    async start(caller, request, key) {
      const message = readMessage(request);
      const known = () => findStarted(deps, caller.userId, message, key);
      const started = await known();
      if (started !== undefined) return started;
      await checkRequest(deps, caller, request);
      await signals.ready();
      for (let i = 0; i < START_TRIES && !closing.signal.aborted; i++) {
        const id = (await insert(caller, message, request, key)) ?? (await known());
        if (id !== undefined) return id;
        const running = await findRunningTurn(db, caller.userId);
        if (running) throw appError('ai.turn_running', { more: { turn_id: running } });
      }
      throw appError('unavailable');
    },

    async follow({ userId }, turnId, after) {
      if (!(await hasTurn(db, userId, turnId))) throw appError('ai.turn_not_found');
      const follow = { db, signals, heartbeatMs: timing.heartbeat };
      return followTurn(follow, turnId, after, closing.signal);
    },

    stop: ({ userId }, turnId) => stopTurn(deps, userId, turnId),
    async stopRunning(userId) {
      const running = await findRunningTurn(db, userId);
      if (running !== undefined) await stopTurn(deps, userId, running);
    },

    async getConversation({ userId }, cursor) {
      const turns = await listTurns(db, userId, cursor, TURNS_AT_ONCE + 1);
      const shown = turns.slice(0, TURNS_AT_ONCE);
      const nextCursor = turns.length > TURNS_AT_ONCE ? (shown.at(-1)?.id ?? null) : null;
      const runningTurnId = (await findRunningTurn(db, userId)) ?? null;
      return { turns: shown, runningTurnId, nextCursor };
    },

    cleanup: () => deleteEvents(db, new Date(clock.now().getTime() - EVENTS_ARE_KEPT_MS)),
    takeOver: runner.start,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await runner.close();
      await signals.close();
    },
  };
}

/** Of the first page; messages on the way to it are one notification. */
async function notifyStarted({ notifications }: ChatDeps, trx: Trx, userId: string): Promise<void> {
  if (await findPageByOwner(trx, userId)) return;
  const { started } = pageNotifications;
  await notifications.notify(trx, userId, {
    type: 'ai_generation_started',
    ...started,
    actionUrl: STUDIO_PATH,
    merge: { key: 'ai_generation_started', describe: () => started },
  });
}

/** Who runs the turn hears of it and leaves off; whatever it makes, nothing is saved. */
function stopTurn(
  { db, accounts }: ChatDeps,
  userId: string,
  turnId: string,
): Promise<Turn['state']> {
  return inTransaction(db, async (trx) => {
    const state = await lockTurnOf(trx, userId, turnId);
    if (!state) throw appError('ai.turn_not_found');
    if (state !== 'running') return state;
    const message = messages[await accounts.findLanguage(trx, userId)].chat.stopped;
    await writeTurnEnd(trx, turnId, { state: 'stopped', reply: message });
    await appendLastEvents(trx, turnId, [{ type: 'stopped', message }]);
    return 'stopped';
  });
}

function readMessage({ messages }: ChatRequest): string {
  const message = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (message === '') throw appError('ai.message_empty');
  if (isChatTooLong(message)) {
    throw appError('input.too_large', { message: say((messages) => messages.messageTooLong) });
  }
  return message;
}

async function findStarted(
  { db }: ChatDeps,
  userId: string,
  message: string,
  key: string | undefined,
): Promise<string | undefined> {
  const turn = key === undefined ? undefined : await findTurnByKey(db, userId, key);
  if (turn && turn.message !== message) throw appError('ai.key_reused');
  return turn?.id;
}

async function checkRequest(
  { db, accounts }: ChatDeps,
  caller: Caller,
  { context, model }: ChatRequest,
): Promise<void> {
  if (context) validateSource(context);
  const account = await accounts.getAccount(caller);
  if (context) await checkTypedCode(accounts, db, account, context);
  // The built-in assistant is free; it takes over unless a model is asked for by name (TIER-5, TIER-12).
  if (model !== undefined) await accounts.checkAiAllowance(db, caller.userId);
}
