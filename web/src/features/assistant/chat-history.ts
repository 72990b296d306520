// What of a conversation is sent, and what of it a reload keeps.
import { CHAT_LIMIT } from '@vys/contract/api/schemas';
import type { ChatMessage } from './chat-message.ts';

type Sent = { role: ChatMessage['role']; content: string };

/** Leaves space for the frame around the messages. */
const SENT_BYTES = CHAT_LIMIT - 2048;
const SENT_MESSAGES = 20;
const MAX_STORED_MESSAGES = 100;

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

export function readChat(key: string): ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
  } catch {
    return [];
  }
}

export function writeChat(key: string, messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) window.sessionStorage.removeItem(key);
    else {
      const stored = messages.slice(-MAX_STORED_MESSAGES).map(withoutProposals);
      window.sessionStorage.setItem(key, JSON.stringify(stored));
    }
  } catch {
    // Storage is full or closed: the conversation lasts until the page is left.
  }
}

/** Whole pages, which would fill the storage. */
function withoutProposals({ proposals: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, role, content } = (value ?? {}) as Partial<ChatMessage>;
  return (
    typeof id === 'string' &&
    typeof content === 'string' &&
    (role === 'user' || role === 'assistant')
  );
}
