// One turn of the conversation about the page: asks the assistant, proves that its page renders,
// saves it with the conversation, and streams the result. Continues when the client has disconnected.

import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatMessage } from '@vys/contract/ai';
import { errorTable } from '@vys/contract/api/errors';
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/pages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { Account, Accounts } from '../../accounts/index.ts';
import {
  type Ai,
  type AssistantReply,
  type AssistantTurn,
  toAssistantAccount,
} from '../../assistant/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { checkTypedCode } from '../code-access.ts';
import { chatMessages, pageNotifications } from '../messages.ts';
import type { Builder } from '../publishing/build/build.ts';
import { explain, isChatTooLong, isSameContent } from '../rules.ts';
import { type Saving, validateSource } from '../save.ts';
import { findPageByOwner, type StoredPage } from '../store.ts';
import { STUDIO_PATH } from '../versions/versions.ts';
import type { ChatStream } from './chat-stream.ts';
import { insertTurn, listRecentTurns } from './turn-store.ts';

/** What "it", "the other one" and "no, bigger" can refer to. */
const RECENT_TURNS = 6;

export type ChatDeps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount' | 'checkAiAllowance' | 'checkCodeAccess'>;
  ai: Pick<Ai, 'respond' | 'label'>;
  notifications: Pick<Notifications, 'notify'>;
  builder: Pick<Builder, 'check'>;
  saving: Pick<Saving, 'saveVersions' | 'goThroughHistory'>;
  editLimit: ConcurrencyLimit;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
};

export type ChatRequest = {
  messages: readonly ChatMessage[];
  context?: PageContent | undefined;
  model?: string | undefined;
};

export type ChatTurn = {
  account: Account;
  message: string;
  saved: StoredPage | undefined;
  /** What the client works on, when it is not what is saved. */
  unsaved: PageContent | null;
};

type Complete = Omit<Extract<ChatEvent, { type: 'complete' }>, 'type'>;
type Applied = { text: string; complete: Complete };

/** Everything that can be rejected before the stream begins. */
export async function startTurn(
  { db, accounts }: ChatDeps,
  caller: Caller,
  { messages, context, model }: ChatRequest,
): Promise<ChatTurn> {
  const message = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (message === '') throw appError('ai.message_empty');
  if (isChatTooLong(message)) {
    throw appError('input.too_large', { message: chatMessages.tooLong });
  }
  if (context) validateSource(context);
  const account = await accounts.getAccount(caller);
  if (context) await checkTypedCode(accounts, db, account, context);
  // The built-in assistant is free; it takes over unless a model is asked for by name (TIER-5, TIER-12).
  if (model !== undefined) await accounts.checkAiAllowance(db, caller.userId);
  const saved = await findPageByOwner(db, caller.userId);
  const unsaved = context && !(saved && isSameContent(saved.content, context)) ? context : null;
  return { account, message, saved, unsaved };
}

/** Never throws: errors are sent in the stream. */
export async function runTurn(deps: ChatDeps, turn: ChatTurn, stream: ChatStream): Promise<void> {
  const generationId = randomUUID();
  stream.send({ type: 'start', generationId, assistant: 'builtin', label: deps.ai.label });
  try {
    stream.send({ type: 'status', phase: 'reading' });
    const told = await describeTurn(deps, turn, generationId);
    const reply = await deps.ai.respond(turn.account.userId, told);
    const { text, complete } = await applyReply(deps, turn, reply, stream);
    stream.sendText(text);
    stream.send({ type: 'complete', ...complete });
  } catch (error) {
    deps.log.error({ event: 'chat.failed', err: error, generationId }, 'chat turn failed');
    stream.send({ type: 'error', ...toErrorEvent(error) });
  }
  stream.end();
}

function toErrorEvent(error: unknown): { code: string; message: string; retryable: boolean } {
  if (error instanceof AppError) {
    const { code, details } = error;
    return { code, message: details.message ?? errorTable[code].message, retryable: true };
  }
  return { code: 'internal', message: chatMessages.failed, retryable: true };
}

async function describeTurn(
  { db, clock, pagesOrigin }: ChatDeps,
  { account, message, saved, unsaved }: ChatTurn,
  seed: string,
): Promise<AssistantTurn> {
  const isPublished = saved?.status === 'published';
  return {
    message,
    page: unsaved ?? saved?.content ?? null,
    history: await listRecentTurns(db, account.userId, RECENT_TURNS),
    account: toAssistantAccount(account, pagesOrigin, { isPublished }),
    // Of the interface.
    lang: 'en',
    today: clock.now().toISOString().slice(0, 10),
    seed,
  };
}

async function applyReply(
  deps: ChatDeps,
  turn: ChatTurn,
  reply: AssistantReply,
  stream: ChatStream,
): Promise<Applied> {
  const operation = reply.operations.find(isHistoryOperation);
  if (operation) return goThroughHistory(deps, turn, { reply, operation }, stream);
  const { page } = reply;
  if (!page) return answer(deps, turn, reply);
  stream.send({ type: 'status', phase: 'building' });
  stream.send({ type: 'status', phase: 'checking' });
  const { userId } = turn.account;
  const checked = await deps.editLimit.run(userId, () => deps.builder.check(userId, page));
  if (!checked.ok) {
    const { diagnostics } = checked;
    deps.log.warn({ event: 'chat.page_rejected', diagnostics }, 'assistant page rejected');
    const say = chatMessages.notBuildable(explain(diagnostics));
    return answer(deps, turn, { ...reply, say, suggestions: [] });
  }
  stream.send({ type: 'status', phase: 'saving' });
  const saved = await saveReply(deps, turn, reply, page);
  const { receipt } = reply;
  const complete = { ...completeWith(saved), ...(receipt ? { receipt } : {}), ...offers(reply) };
  return { text: reply.say, complete };
}

const isHistoryOperation = (
  operation: AssistantReply['operations'][number],
): operation is HistoryOperation => operation.type.startsWith('history.');

/** Leaves the page as it is. */
async function answer(
  { db }: ChatDeps,
  { account, message, saved }: ChatTurn,
  reply: AssistantReply,
): Promise<Applied> {
  const versionId = saved?.currentVersionId ?? null;
  await insertTurn(db, {
    userId: account.userId,
    message,
    reply: reply.say,
    beforeVersionId: versionId,
    afterVersionId: versionId,
  });
  const link = reply.link ? { link: reply.link } : {};
  return { text: reply.say, complete: { data: {}, suggestions: [], ...offers(reply), ...link } };
}

/** Messages to send next, and what some of them would make of the page. */
function offers({ suggestions }: AssistantReply): Pick<Complete, 'suggestions' | 'proposals'> {
  const proposals = suggestions.flatMap(({ text, page }) =>
    page ? [{ text, data: { jsx: page.jsx, css: page.css } }] : [],
  );
  return {
    ...(suggestions.length > 0 ? { suggestions: suggestions.map(({ text }) => text) } : {}),
    ...(proposals.length > 0 ? { proposals } : {}),
  };
}

/** What the client had not saved becomes a version of its own, so that undo brings it back. */
function saveReply(
  deps: ChatDeps,
  { account, message, saved, unsaved }: ChatTurn,
  { say }: AssistantReply,
  content: PageContent,
): Promise<StoredPage> {
  const { userId } = account;
  return inTransaction(deps.db, async (trx) => {
    const isFirstPage = (await findPageByOwner(trx, userId)) === undefined;
    const before = unsaved
      ? await deps.saving.saveVersions(trx, userId, [unsaved], 'editor')
      : saved;
    const page = await deps.saving.saveVersions(trx, userId, [content]);
    await insertTurn(trx, {
      userId,
      message,
      reply: say,
      beforeVersionId: before?.currentVersionId ?? null,
      afterVersionId: page.currentVersionId,
    });
    if (!isFirstPage) return page;
    await deps.notifications.notify(trx, userId, {
      type: 'ai_generation_completed',
      ...pageNotifications.ready(content.metadata.title),
      actionUrl: STUDIO_PATH,
    });
    return page;
  });
}

async function goThroughHistory(
  deps: ChatDeps,
  turn: ChatTurn,
  { reply, operation }: { reply: AssistantReply; operation: HistoryOperation },
  stream: ChatStream,
): Promise<Applied> {
  stream.send({ type: 'status', phase: 'saving' });
  const { account, message, saved, unsaved } = turn;
  if (unsaved) return answer(deps, turn, { ...reply, say: chatMessages.history.unsaved });
  const { userId } = account;
  const restored = await inTransaction(deps.db, async (trx) => {
    const page = await deps.saving.goThroughHistory(trx, userId, operation);
    if (!page) return undefined;
    await insertTurn(trx, {
      userId,
      message,
      reply: reply.say,
      beforeVersionId: saved?.currentVersionId ?? null,
      afterVersionId: page.currentVersionId,
    });
    return page;
  });
  if (restored) return { text: reply.say, complete: completeWith(restored) };
  return answer(deps, turn, { ...reply, say: chatMessages.history[operation.type] });
}

function completeWith({ id, content, currentVersionId }: StoredPage): Complete {
  return { data: content, page_id: id, version_id: currentVersionId };
}
