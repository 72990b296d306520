// One turn as this tab sees it: what it shows meanwhile, how it ended, and how it is stopped.
import type { ChatEvent } from '@vys/contract/ai';
import { getErrorMessage, isApiError, NETWORK_ERROR } from '#web/lib/api/api-error.ts';
import { type ChatMessage, type ChatTurn, type Completion, newMessage } from '../chat-message.ts';
import { messages } from '../messages/en.ts';
import { changeCopy } from './change-copy.ts';
import { ChatHttpError, loadConversation, stop } from './chat-client.ts';
import { streamTurn, type TurnSource } from './turn-stream.ts';

export type Watched = {
  source: { turnId: string } | (() => Promise<Exclude<TurnSource, { turnId: string }>>);
  /** Leaves the turn, which goes on. */
  abort: AbortController;
  turnId?: string;
  isStopped: boolean;
  stop?: () => Promise<void>;
};

export type Ended = {
  reply?: ChatMessage;
  /** For people. */
  error?: string;
  /** The message has no reply; if it is unsent, the server knows nothing of it either. */
  isFailed?: boolean;
  isUnsent?: boolean;
  /** The tab was left, and the turn goes on. */
  isLeft?: boolean;
};

type Handlers = {
  show: (turn: ChatTurn) => void;
  onComplete: (completion: Completion) => Promise<void> | undefined;
};

/** Never throws. */
export async function watchTurn(watched: Watched, handlers: Handlers): Promise<Ended> {
  let key: string | undefined;
  watched.stop = () => stopWatched(watched);
  try {
    const { source } = watched;
    const resolved = typeof source === 'function' ? await source() : source;
    if ('key' in resolved) key = resolved.key;
    else watched.turnId = resolved.turnId;
    return await readToEnd(watched, resolved, handlers);
  } catch (error) {
    if (!watched.abort.signal.aborted) return toEnd(error, watched);
    if (!watched.isStopped) return { isLeft: true };
    return await stopUnheard(key);
  }
}

async function readToEnd(
  watched: Watched,
  source: TurnSource,
  { show, onComplete }: Handlers,
): Promise<Ended> {
  let turn: ChatTurn = { text: '' };
  let ended: Ended | undefined;
  for await (const event of streamTurn(source, watched.abort.signal)) {
    if (event.type === 'start') {
      turn = { text: '' };
      noteStart(watched, event.generationId);
    }
    if (event.type === 'chunk') turn = { ...turn, text: turn.text + event.content };
    if (event.type === 'status') turn = { ...turn, phase: event.phase };
    turn = { ...turn, copy: changeCopy(turn.copy, event) };
    show(turn);
    ended ??= toEnded(event, turn.text, watched.turnId);
    if (event.type === 'complete') await onComplete(event);
  }
  // Without an end its events are no longer kept: the conversation has what came of it.
  return ended ?? {};
}

function noteStart(watched: Watched, turnId: string): void {
  watched.turnId = turnId;
  if (watched.isStopped) void stopWatched(watched);
}

function toEnded(event: ChatEvent, text: string, turnId = ''): Ended | undefined {
  if (event.type === 'error') return { error: event.message, isFailed: true };
  if (event.type === 'stopped') return { reply: toReply(turnId, event.message) };
  if (event.type === 'complete') return { reply: toChatMessage(turnId, text, event) };
  return undefined;
}

/** As the server names it. */
function toReply(turnId: string, content: string, more: Partial<ChatMessage> = {}): ChatMessage {
  const reply = newMessage('assistant', content, more);
  return turnId === '' ? reply : { ...reply, id: turnId };
}

function toChatMessage(turnId: string, text: string, completion: Completion): ChatMessage {
  const { data, receipt, changes, suggestions, link } = completion;
  const proposals = Object.fromEntries(
    (completion.proposals ?? []).map((proposal) => [proposal.text, proposal.data]),
  );
  const changed = data.jsx !== undefined || data.css !== undefined;
  const content = text.trim() || (changed ? messages.done : (receipt ?? ''));
  return toReply(turnId, content, { receipt, changes, suggestions, proposals, link, changed });
}

function toEnd(error: unknown, { turnId }: Watched): Ended {
  const common = { isFailed: true, isUnsent: turnId === undefined };
  if (isApiError(error) && error.code === NETWORK_ERROR) {
    return { ...common, error: messages.sendFailed };
  }
  if (!(error instanceof ChatHttpError)) return { ...common, error: getErrorMessage(error) };
  console.error(error.message);
  return { ...common, error: error.detail };
}

/** The turn says itself that it was stopped. */
async function stopWatched(watched: Watched): Promise<void> {
  watched.isStopped = true;
  if (watched.turnId === undefined) return watched.abort.abort();
  await stop(watched.turnId).catch(() => watched.abort.abort());
}

/** Of a message whose turn has not begun as far as this tab knows, or that could not be stopped. */
async function stopUnheard(key: string | undefined): Promise<Ended> {
  try {
    if (key === undefined) throw new Error('the turn could not be stopped');
    const { turns } = await loadConversation();
    const turn = turns.find(({ idempotency_key }) => idempotency_key === key);
    if (turn) {
      await stop(turn.id);
      return {};
    }
    return { reply: newMessage('assistant', messages.stoppedUnsent) };
  } catch {
    return { reply: newMessage('assistant', messages.stoppedUnknown) };
  }
}
