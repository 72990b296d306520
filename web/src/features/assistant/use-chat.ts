// The conversation: sends a message, follows its turn to the end, also one that began in another tab or before a reload,
// and shows what the server has of earlier ones.

import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetchedAhead } from '#web/lib/browser/lazy-part.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { type ChatMessage, type ChatTurn, type Completion, newMessage } from './chat-message.ts';
import { joinMessages, toSend, useConversation } from './conversation.ts';
import { loadEvents } from './turns/read-events.ts';
import { useMissedTurns } from './turns/use-missed-turns.ts';
import { type Ended, type Watched, watchTurn } from './turns/watch-turn.ts';
import { restoreUnsent, storeUnsent, useHalfTyped } from './unsent.ts';

export type ChatOptions = {
  userId: string;
  /** The page source to send along, if any. Runs before each send. */
  contextFor: (text: string) => Promise<PageContent | undefined>;
  /** The turn lasts until this is done, so that nothing is saved over a reply that is still on its way in. */
  onComplete: (completion: Completion) => Promise<void> | undefined;
  /** A turn that was not watched here may have changed the page. */
  onMissed: () => Promise<unknown>;
};

export function useChat(options: ChatOptions) {
  const { userId } = options;
  useFetchedAhead(loadEvents);
  const conversation = useConversation(userId);
  const turns = useMemo(() => conversation.data?.turns ?? [], [conversation.data]);
  const [local, setLocal] = useState(() => restoreUnsent(userId));
  const [text, setText] = useHalfTyped(userId);
  const messages = useMemo(() => joinMessages(turns, local), [turns, local]);
  const latest = useRef({ options, messages });
  useEffect(() => {
    latest.current = { options, messages };
  });
  useEffect(() => storeUnsent(userId, messages), [userId, messages]);

  const watching = useWatching({
    onComplete: (completion) => latest.current.options.onComplete(completion),
    async onEnd(ended, mine) {
      setLocal((now) => withEnd(now, ended, mine));
      if (ended.error !== undefined) toast.error(ended.error);
      await conversation.refetch();
    },
  });
  const { watch, isWatching, hasWatched } = watching;
  const runningTurnId = conversation.data?.runningTurnId;
  useEffect(() => {
    if (!runningTurnId || isWatching() || hasWatched(runningTurnId)) return;
    void watch({ turnId: runningTurnId });
  });
  const onMissed = () => latest.current.options.onMissed();
  useMissedTurns(turns, conversation.dataUpdatedAt, hasWatched, onMissed);

  async function send(content: string, selection?: string, id: string = crypto.randomUUID()) {
    if (isWatching()) return;
    const mine = { ...newMessage('user', content, { selection }), id };
    const history = [...latest.current.messages.filter((message) => message.id !== id), mine];
    setLocal((now) => [...now.filter((message) => message.id !== id), mine]);
    await watch(async () => {
      const context = await latest.current.options.contextFor(content);
      const about = { ...(context && { context }), ...(selection && { selection }) };
      return { body: { messages: toSend(history), ...about }, key: id };
    }, mine);
  }

  return {
    messages,
    /** What was said is loaded, or cannot be. */
    isLoaded: !conversation.isPending,
    turn: watching.turn,
    isBusy: watching.turn !== null,
    text,
    setText,
    /** `selection`: id of the part of the page that it is about. */
    send: (content: string, selection?: string) => void send(content, selection),
    stop: watching.stop,
    /** Sends a message again that has no reply. One that could not be sent keeps its key. */
    retry({ id, content, selection, isUnsent }: ChatMessage) {
      setLocal((now) => now.filter((message) => message.id !== id));
      void send(content, selection, isUnsent ? id : undefined);
    },
    /** Loads what was said earlier; undefined when all is there. */
    loadEarlier: conversation.hasNextPage ? () => void conversation.fetchNextPage() : undefined,
  };
}

export type ChatControls = ReturnType<typeof useChat>;

type WatchingOptions = {
  onComplete: (completion: Completion) => Promise<void> | undefined;
  /** `mine` is the message that started the turn, if it was sent here. */
  onEnd: (ended: Ended, mine: ChatMessage | undefined) => Promise<void>;
};

/** At most one turn at a time; leaving the screen leaves the turn, which goes on. */
function useWatching({ onComplete, onEnd }: WatchingOptions) {
  const [turn, setTurn] = useState<ChatTurn | null>(null);
  const watched = useRef<Watched>(undefined);
  const watchedIds = useRef(new Set<string>());
  useEffect(
    () => () => {
      watched.current?.abort.abort();
      watched.current = undefined;
    },
    [],
  );

  return {
    turn,
    isWatching: () => watched.current !== undefined,
    hasWatched: (turnId: string) => watchedIds.current.has(turnId),
    stop: () => void watched.current?.stop?.(),
    async watch(source: Watched['source'], mine?: ChatMessage) {
      const current: Watched = { source, abort: new AbortController(), isStopped: false };
      watched.current = current;
      setTurn({ text: '' });
      const ended = await watchTurn(current, { show: setTurn, onComplete });
      if (watched.current === current) watched.current = undefined;
      if (current.turnId !== undefined) watchedIds.current.add(current.turnId);
      if (ended.isLeft) return;
      setTurn(null);
      await onEnd(ended, mine);
    },
  };
}

function withEnd(
  now: readonly ChatMessage[],
  { reply, isFailed, isUnsent }: Ended,
  mine: ChatMessage | undefined,
): ChatMessage[] {
  const marked = now.map((message) =>
    message.id === mine?.id && isFailed ? { ...message, failed: true, isUnsent } : message,
  );
  return reply ? [...marked, reply] : marked;
}
