// One turn of the conversation about the page: asks the assistant, proves that its page renders,
// saves it, and streams the result. Continues when the client has disconnected.

import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatMessage } from '@vys/contract/ai';
import { errorTable } from '@vys/contract/errors';
import type { PageContent } from '@vys/contract/pages';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { Account, Accounts } from '../../accounts/index.ts';
import type { Ai, Reply } from '../../assistant/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { checkTypedCode } from '../code-access.ts';
import { chatMessages, pageNotifications } from '../messages.ts';
import type { Builder } from '../publishing/build/build.ts';
import { explain, isChatTooLong, isSameContent } from '../rules.ts';
import { type Saving, validateSource } from '../save.ts';
import { findPageByOwner, type StoredPage } from '../store.ts';
import { STUDIO_PATH } from '../versions/versions.ts';
import type { ChatStream } from './chat-stream.ts';

export type ChatDeps = {
  db: Db;
  accounts: Pick<
    Accounts,
    'getAccount' | 'checkAiAllowance' | 'recordAiRequest' | 'checkCodeAccess'
  >;
  ai: Pick<Ai, 'respond' | 'label'>;
  notifications: Pick<Notifications, 'notify'>;
  builder: Pick<Builder, 'check'>;
  saving: Pick<Saving, 'saveVersions' | 'restorePrevious'>;
  editLimit: ConcurrencyLimit;
  log: Logger;
};

export type ChatRequest = {
  messages: readonly ChatMessage[];
  context?: PageContent | undefined;
};

export type ChatTurn = {
  account: Account;
  message: string;
  /** What the client works on, when it is not what is saved. */
  unsaved: PageContent | null;
  page: PageContent | null;
};

type Complete = Omit<Extract<ChatEvent, { type: 'complete' }>, 'type'>;

/** Everything that can be rejected before the stream begins. */
export async function startTurn(
  { db, accounts }: ChatDeps,
  caller: Caller,
  { messages, context }: ChatRequest,
): Promise<ChatTurn> {
  const message = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (message === '') throw appError('ai.message_empty');
  if (isChatTooLong(message)) {
    throw appError('input.too_large', { message: chatMessages.tooLong });
  }
  if (context) validateSource(context);
  const account = await accounts.getAccount(caller);
  if (context) await checkTypedCode(accounts, db, account, context);
  await accounts.checkAiAllowance(db, caller.userId);
  const saved = (await findPageByOwner(db, caller.userId))?.content ?? null;
  const unsaved = context && !(saved && isSameContent(saved, context)) ? context : null;
  return { account, message, unsaved, page: unsaved ?? saved };
}

/** Never throws: errors are sent in the stream. */
export async function runTurn(deps: ChatDeps, turn: ChatTurn, stream: ChatStream): Promise<void> {
  const generationId = randomUUID();
  stream.send({ type: 'start', generationId, assistant: 'builtin', label: deps.ai.label });
  try {
    stream.send({ type: 'status', phase: 'reading' });
    const reply = await deps.ai.respond(turn.account.userId, {
      message: turn.message,
      page: turn.page,
      facts: buildUserContext(turn),
      seed: generationId,
    });
    const { text, complete } = await applyReply(deps, turn, reply, stream);
    stream.sendText(text);
    stream.send({ type: 'complete', ...complete });
  } catch (error) {
    deps.log.error({ event: 'pages.chat_failed', err: error, generationId }, 'chat turn failed');
    stream.send({ type: 'error', ...toErrorEvent(error) });
  }
  stream.end();
}

function toErrorEvent(error: unknown): { code: string; message: string; retryable: boolean } {
  if (error instanceof AppError) {
    const { code, details } = error;
    const retryable = code !== 'ai.allowance_used_up';
    return { code, message: details.message ?? errorTable[code].message, retryable };
  }
  return { code: 'internal', message: chatMessages.failed, retryable: true };
}

function buildUserContext({ account }: ChatTurn) {
  return {
    username: account.username,
    fullName: account.fullName,
    ...(account.avatarUrl === null ? {} : { avatarUrl: account.avatarUrl }),
  };
}

type ChatReply = { text: string; complete: Complete };

async function applyReply(
  deps: ChatDeps,
  turn: ChatTurn,
  reply: Reply,
  stream: ChatStream,
): Promise<ChatReply> {
  if (reply.kind === 'decline') {
    return { text: reply.say, complete: { data: {}, suggestions: reply.suggestions } };
  }
  if (reply.kind === 'undo') return undo(deps, turn, reply.say, stream);
  stream.send({ type: 'status', phase: 'building' });
  stream.send({ type: 'status', phase: 'checking' });
  const { userId } = turn.account;
  const checked = await deps.editLimit.run(userId, () => deps.builder.check(userId, reply.content));
  if (!checked.ok) {
    deps.log.warn(
      { event: 'pages.reply_rejected', diagnostics: checked.diagnostics },
      'assistant page rejected: build failed',
    );
    const text = chatMessages.notBuildable(explain(checked.diagnostics));
    return { text, complete: { data: {}, suggestions: [] } };
  }
  stream.send({ type: 'status', phase: 'saving' });
  const saved = await saveReply(deps, turn, reply.content);
  return { text: reply.say, complete: { ...completeWith(saved), receipt: reply.receipt } };
}

/** What the client had not saved becomes a version of its own, so that undo brings it back. */
function saveReply(deps: ChatDeps, turn: ChatTurn, content: PageContent): Promise<StoredPage> {
  const { userId } = turn.account;
  return inTransaction(deps.db, async (trx) => {
    // Several turns may have begun with the last request left. The account is locked before the page,
    // as its deletion does.
    await deps.accounts.recordAiRequest(trx, userId);
    const contents = turn.unsaved ? [turn.unsaved, content] : [content];
    const isFirstPage = (await findPageByOwner(trx, userId)) === undefined;
    const page = await deps.saving.saveVersions(trx, userId, contents);
    if (!isFirstPage) return page;
    await deps.notifications.notify(trx, userId, {
      type: 'ai_generation_completed',
      ...pageNotifications.ready(content.metadata.title),
      actionUrl: STUDIO_PATH,
    });
    return page;
  });
}

async function undo(
  { saving }: ChatDeps,
  { account, unsaved, page }: ChatTurn,
  text: string,
  stream: ChatStream,
): Promise<ChatReply> {
  stream.send({ type: 'status', phase: 'saving' });
  const restored = page && !unsaved ? await saving.restorePrevious(account.userId) : undefined;
  if (restored) return { text, complete: completeWith(restored) };
  const reason = unsaved ? chatMessages.undo.unsaved : chatMessages.undo.nothing;
  return { text: reason, complete: { data: {}, suggestions: [] } };
}

function completeWith({ id, content, currentVersionId }: StoredPage): Complete {
  return { data: content, page_id: id, version_id: currentVersionId };
}
