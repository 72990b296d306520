// What was said: the turns that the server has, and what of this tab it does not have.

import {
  infiniteQueryOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';
import type { Turn } from '@vys/contract/ai';
import { CHAT_LIMIT } from '@vys/contract/api/limits';
import type { ChatMessage } from './chat-message.ts';
import { loadConversation } from './turns/chat-client.ts';

type Sent = { role: ChatMessage['role']; content: string };

/** Leaves space for the frame around the messages. */
const SENT_BYTES = CHAT_LIMIT - 2048;
const SENT_MESSAGES = 20;

const conversationQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['assistant', 'conversation', userId],
    queryFn: ({ pageParam, signal }) => loadConversation(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => ({
      turns: oldestFirst(pages.flatMap(({ turns }) => turns)),
      runningTurnId: pages[0]?.running_turn_id ?? null,
    }),
    meta: { shownInline: true },
  });

/** A turn that began meanwhile moves those before it into the next part. */
const oldestFirst = (turns: readonly Turn[]): Turn[] =>
  [...new Map(turns.map((turn) => [turn.id, turn])).values()].reverse();

/** Loads it again when the tab is looked at, for other devices change it too. */
export const useConversation = (userId: string) => useInfiniteQuery(conversationQuery(userId));

/** For the screen that shows it, while other data is on its way. */
export const usePrefetchedConversation = (userId: string) =>
  usePrefetchInfiniteQuery(conversationQuery(userId));

/** Messages of the server, with replies as this tab knows them, then those that the server does not have. */
export function joinMessages(
  turns: readonly Turn[],
  local: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (turns.length === 0) return local;
  const known = new Set(turns.flatMap(toMessages).map(({ id }) => id));
  const own = local.filter(({ id }) => !known.has(id));
  const replies = local.filter(({ role }) => role === 'assistant');
  const ofTab = new Map(replies.map((message) => [message.id, message]));
  const ofServer = turns
    .filter((turn, index) => !isRepeated(turn, turns[index + 1]?.message ?? own[0]?.content))
    .flatMap(toMessages)
    .map((message) => ofTab.get(message.id) ?? message);
  return [...ofServer, ...own];
}

/** It had no reply, and was sent again. */
const isRepeated = ({ state, message }: Turn, next: string | undefined) =>
  state === 'failed' && next === message;

function toMessages(turn: Turn): ChatMessage[] {
  const { id, message, reply, state, receipt, changes, suggestions, link, changed } = turn;
  const failed = state === 'failed' ? { failed: true } : {};
  const question: ChatMessage = {
    ...{ id: turn.idempotency_key ?? `${id} message`, role: 'user', content: message },
    ...{ timestamp: turn.created_at, ...failed },
  };
  if (state === 'running' || state === 'failed') return [question];
  const response: ChatMessage = {
    ...{ id, role: 'assistant', content: reply, timestamp: turn.ended_at ?? turn.created_at },
    ...{ receipt: receipt ?? undefined, changes, suggestions, link: link ?? undefined, changed },
  };
  return [question, response];
}

/** The latest messages that fit; always the last one. */
export function toSend(messages: readonly ChatMessage[]): Sent[] {
  const included: Sent[] = [];
  let bytesLeft = SENT_BYTES;
  for (const { role, content, failed } of messages.toReversed()) {
    if (failed || included.length === SENT_MESSAGES) continue;
    bytesLeft -= new TextEncoder().encode(content).length;
    if (bytesLeft < 0 && included.length > 0) break;
    included.unshift({ role, content });
  }
  return included;
}
