// One turn of the conversation about the page: asks the assistant, proves that its page renders,
// saves it, and tells the client. The work goes on when the client has left.
import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatMessage } from '@vys/contract/ai';
import { errorTable } from '@vys/contract/errors';
import type { PageContent } from '@vys/contract/pages';
import type { Account, Accounts } from '../accounts/index.ts';
import type { Ai, Reply } from '../ai/index.ts';
import type { Db } from '../kit/db.ts';
import { Failure, fail } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Builder } from './build.ts';
import type { ChatStream } from './chat-stream.ts';
import { checkTypedCode } from './code-access.ts';
import { explain, isChatTooLong, isSameContent } from './rules.ts';
import { checkSource, type Saving } from './save.ts';
import { findPageOf, type StoredPage } from './store.ts';
import type { UserLimit } from './user-limit.ts';
import { STUDIO_PATH } from './versions.ts';

export type ChatDeps = {
  db: Db;
  accounts: Pick<
    Accounts,
    'getAccount' | 'checkAiAllowance' | 'recordAiRequest' | 'checkCodeAccess'
  >;
  ai: Pick<Ai, 'converse' | 'label'>;
  notifications: Pick<Notifications, 'notify'>;
  builder: Pick<Builder, 'check'>;
  saving: Pick<Saving, 'saveSteps' | 'restorePrevious'>;
  limit: UserLimit;
  log: Logger;
};

export type ChatRequest = {
  messages: readonly ChatMessage[];
  context?: PageContent | undefined;
};

export type Turn = {
  account: Account;
  message: string;
  /** What the client works on, when it is not what is saved. */
  unsaved: PageContent | null;
  page: PageContent | null;
};

type Complete = Omit<Extract<ChatEvent, { type: 'complete' }>, 'type'>;

/** Everything that can be refused before the stream begins. */
export async function openTurn(
  { db, accounts }: ChatDeps,
  caller: Caller,
  { messages, context }: ChatRequest,
): Promise<Turn> {
  const message = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (message === '') throw fail('ai.message_empty');
  if (isChatTooLong(message)) {
    throw fail('input.too_large', { message: 'A message may have up to 16 KB.' });
  }
  if (context) checkSource(context);
  const account = await accounts.getAccount(caller);
  if (context) await checkTypedCode(accounts, db, account, context);
  await accounts.checkAiAllowance(db, caller.userId);
  const saved = (await findPageOf(db, caller.userId))?.content ?? null;
  const unsaved = context && !(saved && isSameContent(saved, context)) ? context : null;
  return { account, message, unsaved, page: unsaved ?? saved };
}

/** Never throws: what goes wrong is told in the stream. */
export async function runTurn(deps: ChatDeps, turn: Turn, stream: ChatStream): Promise<void> {
  const generationId = randomUUID();
  stream.send({ type: 'start', generationId, assistant: 'builtin', label: deps.ai.label });
  try {
    stream.send({ type: 'status', phase: 'reading' });
    const reply = await deps.ai.converse(turn.account.userId, {
      message: turn.message,
      page: turn.page,
      facts: factsOf(turn),
      seed: generationId,
    });
    const { say, complete } = await take(deps, turn, reply, stream);
    stream.say(say);
    stream.send({ type: 'complete', ...complete });
  } catch (error) {
    deps.log.error({ err: error, generationId }, 'a chat turn failed');
    stream.send({ type: 'error', ...faultOf(error) });
  }
  stream.end();
}

function faultOf(error: unknown): { code: string; message: string; retryable: boolean } {
  if (error instanceof Failure) {
    const { code, details } = error;
    const retryable = code !== 'ai.allowance_used_up';
    return { code, message: details.message ?? errorTable[code].message, retryable };
  }
  const message = 'Something went wrong on our side. Your page is as it was; please try again.';
  return { code: 'internal', message, retryable: true };
}

function factsOf({ account }: Turn) {
  return {
    username: account.username,
    fullName: account.fullName,
    ...(account.avatarUrl === null ? {} : { avatarUrl: account.avatarUrl }),
  };
}

type Taken = { say: string; complete: Complete };

async function take(deps: ChatDeps, turn: Turn, reply: Reply, stream: ChatStream): Promise<Taken> {
  if (reply.kind === 'decline') {
    return { say: reply.say, complete: { data: {}, suggestions: reply.suggestions } };
  }
  if (reply.kind === 'undo') return undo(deps, turn, reply.say, stream);
  stream.send({ type: 'status', phase: 'building' });
  stream.send({ type: 'status', phase: 'checking' });
  const { userId } = turn.account;
  const checked = await deps.limit(userId, () => deps.builder.check(userId, reply.content));
  if (!checked.ok) {
    deps.log.warn({ diagnostics: checked.diagnostics }, 'the assistant made a page that fails');
    const say = `I could not make that change work, so your page stays as it was. ${explain(checked.diagnostics)}`;
    return { say: say.trim(), complete: { data: {}, suggestions: [] } };
  }
  stream.send({ type: 'status', phase: 'saving' });
  const saved = await saveReply(deps, turn, reply.content);
  return { say: reply.say, complete: { ...completeWith(saved), receipt: reply.receipt } };
}

/** What the client had not saved becomes a version of its own, so that undo brings it back. */
function saveReply(deps: ChatDeps, turn: Turn, content: PageContent): Promise<StoredPage> {
  const { userId } = turn.account;
  return deps.db.transaction().execute(async (trx) => {
    // Several turns may have begun with the last request left. The account is locked before the page,
    // as its deletion does.
    await deps.accounts.recordAiRequest(trx, userId);
    const steps = turn.unsaved ? [turn.unsaved, content] : [content];
    const page = await deps.saving.saveSteps(trx, userId, steps);
    await deps.notifications.notify(trx, userId, {
      type: 'ai_generation_completed',
      title: 'Your page is ready',
      message: `The assistant has finished "${content.metadata.title}".`,
      actionUrl: STUDIO_PATH,
    });
    return page;
  });
}

async function undo(
  { saving }: ChatDeps,
  { account, unsaved, page }: Turn,
  say: string,
  stream: ChatStream,
): Promise<Taken> {
  stream.send({ type: 'status', phase: 'saving' });
  const restored = page && !unsaved ? await saving.restorePrevious(account.userId) : undefined;
  if (restored) return { say, complete: completeWith(restored) };
  const reason = unsaved
    ? 'Your latest changes are not saved yet, so undo them in the editor.'
    : 'There is nothing to undo yet.';
  return { say: reason, complete: { data: {}, suggestions: [] } };
}

function completeWith({ id, content, currentVersionId }: StoredPage): Complete {
  return { data: content, page_id: id, version_id: currentVersionId };
}
