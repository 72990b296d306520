// One turn of the conversation about the page: asks the assistant, proves that its page renders, and saves it
// in the transaction that ends the turn. Every step is an event in the log of the turn.

import type { ChatEvent } from '@vys/contract/ai';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/pages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { sayIn } from '../../../platform/language/text.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import type { Account, Accounts } from '../../accounts/index.ts';
import {
  type Ai,
  type AssistantEvent,
  type AssistantReply,
  type AssistantTurn,
  toAssistantAccount,
} from '../../assistant/index.ts';
import type { NewNotification, Notifications } from '../../notifications/index.ts';
import { explain } from '../diagnostics.ts';
import { messages } from '../messages/index.ts';
import { pageNotifications } from '../notifications.ts';
import type { Builder } from '../publishing/build/build.ts';
import { isSameContent } from '../rules.ts';
import type { Saving } from '../save.ts';
import { findPageByOwner, findPageToChange, type StoredPage } from '../store.ts';
import { STUDIO_PATH } from '../versions/versions.ts';
import { appendLastEvents } from './event-log/event-store.ts';
import { type TurnLog, TurnOver } from './event-log/turn-log.ts';
import { splitIntoParts } from './text-parts.ts';
import {
  listRecentTurns,
  lockTurn,
  type RunningTurn,
  type TurnEnd,
  writeTurnEnd,
} from './turn-store.ts';

/** What "it", "the other one" and "no, bigger" can refer to. */
const RECENT_TURNS = 6;

export type TurnDeps = {
  db: Db;
  accounts: Pick<Accounts, 'findAccount' | 'findLanguage'>;
  ai: Pick<Ai, 'respond' | 'label' | 'assistant'>;
  notifications: Pick<Notifications, 'notify'>;
  builder: Pick<Builder, 'check'>;
  saving: Pick<Saving, 'saveVersions' | 'goThroughHistory'>;
  editLimit: ConcurrencyLimit;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
};

type Work = {
  turn: RunningTurn;
  log: TurnLog;
  saved: StoredPage | undefined;
  /** What the client works on, when it is not what is saved. */
  unsaved: PageContent | null;
  /** What has been streamed of the reply. */
  streamed: string;
  /** Of the account. */
  language: Language;
};

type Complete = Omit<Extract<ChatEvent, { type: 'complete' }>, 'type'>;
type Result = {
  say: string;
  complete: Complete;
  before: string | null;
  after: string | null;
};

/** Throws `TurnOver` when another process ended the turn or took it over, and what went wrong. */
export async function runTurn(
  deps: TurnDeps,
  turn: RunningTurn,
  log: TurnLog,
  signal: AbortSignal,
): Promise<void> {
  const { ai, db, accounts } = deps;
  const account = await accounts.findAccount(db, turn.userId);
  if (!account) throw new TurnOver();
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { assistant } = ai;
  const label = sayIn(ai.label, language);
  log.send({ type: 'start', generationId: turn.id, assistant, label });
  log.send({ type: 'status', phase: 'reading' });
  const saved = await findPageByOwner(db, turn.userId);
  const { context, model } = turn.request;
  const unsaved = context && !(saved && isSameContent(saved.content, context)) ? context : null;
  const work: Work = { turn, log, saved, unsaved, streamed: '', language };
  const onEvent = (event: AssistantEvent) => {
    if (event.type === 'chunk') work.streamed += event.content;
    log.send(event);
  };
  const told = await describeTurn(deps, work, account);
  const options = { ...(model === undefined ? {} : { model }), onEvent, signal };
  const reply = await ai.respond(turn.userId, told, options);
  signal.throwIfAborted();
  await applyReply(deps, work, reply, signal);
}

async function describeTurn(
  { db, clock, pagesOrigin }: TurnDeps,
  { turn, saved, unsaved, language }: Work,
  account: Account,
): Promise<AssistantTurn> {
  const isPublished = saved?.status === 'published';
  return {
    message: turn.message,
    page: unsaved ?? saved?.content ?? null,
    selection: turn.request.selection,
    history: await listRecentTurns(db, turn.userId, RECENT_TURNS),
    account: toAssistantAccount(account, pagesOrigin, { isPublished }),
    // Of the interface.
    lang: language,
    today: clock.now().toISOString().slice(0, 10),
    // A second run after a crash gives the same reply.
    seed: turn.id,
  };
}

async function applyReply(
  deps: TurnDeps,
  work: Work,
  reply: AssistantReply,
  signal: AbortSignal,
): Promise<void> {
  const { log, turn } = work;
  const operation = reply.operations.find(isHistoryOperation);
  if (operation) {
    log.send({ type: 'status', phase: 'saving' });
    return endTurn(deps, work, (trx) => goThroughHistory(deps, work, { reply, operation }, trx));
  }
  const { page } = reply;
  if (!page) return endTurn(deps, work, async () => answer(work, reply));
  log.send({ type: 'status', phase: 'building' });
  log.send({ type: 'status', phase: 'checking' });
  const { userId } = turn;
  const check = () => deps.builder.check(userId, page, signal);
  const checked = await deps.editLimit.run(userId, check);
  if (!checked.ok) {
    const { diagnostics } = checked;
    deps.log.warn({ event: 'chat.page_rejected', diagnostics }, 'assistant page rejected');
    const reason = sayIn(explain(diagnostics), work.language);
    const say = messages[work.language].chat.notBuildable(reason);
    const { receipt: _, changes: _changes, ...rest } = reply;
    return endTurn(deps, work, async () => answer(work, { ...rest, say, suggestions: [] }));
  }
  log.send({ type: 'status', phase: 'saving' });
  return endTurn(deps, work, (trx) => saveReply(deps, work, reply, page, trx));
}

const isHistoryOperation = (
  operation: AssistantReply['operations'][number],
): operation is HistoryOperation => operation.type.startsWith('history.');

/** What is saved and the end of the turn are committed together, so neither happens twice or alone. */
async function endTurn(
  deps: TurnDeps,
  { turn, log, streamed }: Work,
  save: (trx: Trx) => Promise<Result>,
): Promise<void> {
  await log.flush();
  await inTransaction(deps.db, async (trx) => {
    // The page before the turn, in the order in which the deletion of an account locks them.
    await findPageToChange(trx, turn.userId);
    if (!(await lockTurn(trx, turn))) throw new TurnOver();
    const { say, complete, before, after } = await save(trx);
    const { receipt, changes, suggestions, link } = complete;
    const offers = { changes, suggestions, link };
    const end: TurnEnd = { state: 'done', reply: say, receipt, offers, before, after };
    await writeTurnEnd(trx, turn.id, end);
    const chunks = splitIntoParts(notStreamed(say, streamed)).map((content): ChatEvent => {
      return { type: 'chunk', content };
    });
    await appendLastEvents(trx, turn.id, [...chunks, { type: 'complete', ...complete }]);
  });
}

function notStreamed(say: string, streamed: string): string {
  if (say.startsWith(streamed)) return say.slice(streamed.length);
  return `\n\n${say}`;
}

/** Leaves the page as it is. */
function answer({ saved }: Work, reply: AssistantReply): Result {
  const versionId = saved?.currentVersionId ?? null;
  const link = reply.link ? { link: reply.link } : {};
  const complete = { data: {}, suggestions: [], ...offers(reply), ...link };
  return { say: reply.say, complete, before: versionId, after: versionId };
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
async function saveReply(
  { saving, notifications }: TurnDeps,
  { turn, saved, unsaved }: Work,
  reply: AssistantReply,
  content: PageContent,
  trx: Trx,
): Promise<Result> {
  const { userId } = turn;
  const isFirstPage = (await findPageByOwner(trx, userId)) === undefined;
  const before = unsaved ? await saving.saveVersions(trx, userId, [unsaved], 'editor') : saved;
  const page = await saving.saveVersions(trx, userId, [content]);
  await notifications.notify(trx, userId, completion(page, isFirstPage));
  const { receipt, changes = [], say } = reply;
  return {
    say,
    complete: {
      ...completeWith(page),
      ...(receipt ? { receipt } : {}),
      ...(changes.length > 0 ? { changes: [...changes] } : {}),
      ...offers(reply),
    },
    before: before?.currentVersionId ?? null,
    after: page.currentVersionId,
  };
}

/** Changes of one session are one notification, which counts them. */
function completion({ id, content }: StoredPage, isFirstPage: boolean): NewNotification {
  const type = 'ai_generation_completed' as const;
  const { title } = content.metadata;
  if (isFirstPage) return { type, ...pageNotifications.ready(title), actionUrl: STUDIO_PATH };
  return {
    type,
    ...pageNotifications.changed(title),
    actionUrl: STUDIO_PATH,
    merge: {
      key: `ai_generation_completed:${id}`,
      describe: (count) => pageNotifications.changed(title, count),
    },
  };
}

async function goThroughHistory(
  { saving }: TurnDeps,
  work: Work,
  { reply, operation }: { reply: AssistantReply; operation: HistoryOperation },
  trx: Trx,
): Promise<Result> {
  const { turn, saved, unsaved, language } = work;
  const texts = messages[language].chat.history;
  if (unsaved) return answer(work, { ...reply, say: texts.unsaved });
  const page = await saving.goThroughHistory(trx, turn.userId, operation);
  if (!page) return answer(work, { ...reply, say: texts[operation.type] });
  return {
    say: reply.say,
    complete: completeWith(page),
    before: saved?.currentVersionId ?? null,
    after: page.currentVersionId,
  };
}

function completeWith({ id, content, currentVersionId }: StoredPage): Complete {
  return { data: content, page_id: id, version_id: currentVersionId };
}
