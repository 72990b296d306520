// The conversation: sends a message, shows the reply while it streams, keeps what was said.
import type { ChatEvent } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChatHttpError, streamChat } from './chat-client.ts';
import { readChat, toSend, writeChat } from './chat-history.ts';
import { type ChatMessage, newMessage } from './chat-message.ts';

export type Completion = Extract<ChatEvent, { type: 'complete' }>;
type Phase = Extract<ChatEvent, { type: 'status' }>['phase'];
/** The reply as far as it has come. */
export type ChatTurn = { text: string; phase?: Phase };

export type ChatOptions = {
  /** Where the conversation is kept for this tab; it moves along when the name changes. */
  storageKey: string;
  /** The page source to send along, if any. Runs before each send. */
  contextFor: (text: string) => Promise<PageContent | undefined>;
  /** The turn lasts until this is done, so that nothing is saved over a reply that is still on its way in. */
  onComplete: (completion: Completion) => Promise<void> | undefined;
  /** The turn ended without a reply; its work may be done all the same. True when it was. */
  onBroken: () => Promise<boolean>;
};

export const INTERRUPTED =
  "The connection was lost before my reply arrived. If the change went through, you'll see it on your page.";
const STOPPED = "Stopped. If the change was already made, you'll find it in History.";
const CUT_OFF = 'The connection was lost before the reply was complete.';

export function useChat(options: ChatOptions) {
  const { storageKey } = options;
  const [messages, setMessages] = useState(() => restore(storageKey));
  const [turn, setTurn] = useState<ChatTurn | null>(null);
  const latest = useRef({ options, messages });
  const stopper = useRef<AbortController>(undefined);
  const storedUnderKey = useRef(storageKey);

  useEffect(() => {
    latest.current = { options, messages };
  });
  useEffect(() => {
    if (storedUnderKey.current !== storageKey) writeChat(storedUnderKey.current, []);
    storedUnderKey.current = storageKey;
    writeChat(storageKey, messages);
  }, [storageKey, messages]);
  useEffect(() => () => stopper.current?.abort(), []);

  const say = (message: ChatMessage) => setMessages((now) => [...now, message]);

  async function send(content: string) {
    if (stopper.current) return;
    const stop = new AbortController();
    stopper.current = stop;
    const mine = newMessage('user', content);
    const history = [...latest.current.messages, mine];
    say(mine);
    setTurn({ text: '' });
    const now = () => latest.current.options;
    const ended = await runTurn(now, history, content, stop.signal, setTurn);
    stopper.current = undefined;
    setTurn(null);
    if (ended.failed) markFailed(mine.id);
    if (ended.reply) say(ended.reply);
  }

  function markFailed(id: string) {
    setMessages((now) =>
      now.map((message) => (message.id === id ? { ...message, failed: true } : message)),
    );
  }

  return {
    messages,
    turn,
    isBusy: turn !== null,
    send: (content: string) => void send(content),
    stop: () => stopper.current?.abort(),
    /** Sends a message again that did not arrive. */
    retry({ id, content }: ChatMessage) {
      latest.current.messages = latest.current.messages.filter((message) => message.id !== id);
      setMessages(latest.current.messages);
      void send(content);
    },
  };
}

export type ChatControls = ReturnType<typeof useChat>;

type Ended = { reply?: ChatMessage; failed?: boolean };

async function runTurn(
  options: () => ChatOptions,
  history: ChatMessage[],
  text: string,
  signal: AbortSignal,
  show: (turn: ChatTurn) => void,
): Promise<Ended> {
  let turn: ChatTurn = { text: '' };
  let completion: Completion | undefined;
  try {
    const context = await options().contextFor(text);
    const body = { messages: toSend(history), ...(context ? { context } : {}) };
    for await (const event of streamChat(body, signal)) {
      if (event.type === 'error') throw new Error(event.message);
      if (event.type === 'chunk') turn = { ...turn, text: turn.text + event.content };
      if (event.type === 'status') turn = { ...turn, phase: event.phase };
      show(turn);
      if (event.type !== 'complete') continue;
      completion = event;
      await options().onComplete(event);
    }
  } catch (error) {
    if (!completion) return breakOff(error, turn, signal, options);
  }
  if (!completion) {
    toast.error(CUT_OFF);
    const changed = await options().onBroken();
    return { reply: newMessage('assistant', turn.text || INTERRUPTED, { changed }) };
  }
  return { reply: toChatMessage(turn.text, completion) };
}

function toChatMessage(text: string, completion: Completion): ChatMessage {
  const { data, receipt, suggestions, link } = completion;
  const proposals = Object.fromEntries(
    (completion.proposals ?? []).map((proposal) => [proposal.text, proposal.data]),
  );
  const changed = data.jsx !== undefined || data.css !== undefined;
  const content = text.trim() || (changed ? 'Done.' : (receipt ?? ''));
  return newMessage('assistant', content, { receipt, suggestions, proposals, link, changed });
}

async function breakOff(
  error: unknown,
  { text }: ChatTurn,
  signal: AbortSignal,
  options: () => ChatOptions,
): Promise<Ended> {
  const replyText = text.trim();
  if (!signal.aborted) showError(error);
  const changed = await options().onBroken();
  if (signal.aborted || changed) {
    const content = replyText || (signal.aborted ? STOPPED : INTERRUPTED);
    return { reply: newMessage('assistant', content, { changed }) };
  }
  return { failed: true, ...(replyText ? { reply: newMessage('assistant', replyText) } : {}) };
}

function showError(error: unknown) {
  if (error instanceof ChatHttpError) console.error(error.message);
  toast.error(error instanceof ChatHttpError ? error.detail : getErrorMessage(error));
}

/** A reload in the middle of a turn leaves a question without a response. */
function restore(key: string): ChatMessage[] {
  const history = readChat(key);
  const last = history.at(-1);
  if (last?.role !== 'user' || last.failed) return history;
  return [...history, newMessage('assistant', INTERRUPTED)];
}
