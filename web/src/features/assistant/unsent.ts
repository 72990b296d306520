// What of a conversation the server does not have: the half-typed message, and messages that could not be sent. This
// browser keeps both for the user, over reloads and until they sign out.
import { useEffect, useState } from 'react';
import { type ChatMessage, newMessage } from './chat-message.ts';

const PREFIX = 'vys.message.';

type UnsentMessage = Pick<ChatMessage, 'id' | 'content'>;
type Unsent = { text: string; unsent: readonly UnsentMessage[] };

export function useHalfTyped(userId: string) {
  const [text, setText] = useState(() => readUnsent(userId).text);
  useEffect(() => writeUnsent(userId, { text }), [userId, text]);
  return [text, setText] as const;
}

export const restoreUnsent = (userId: string): ChatMessage[] =>
  readUnsent(userId).unsent.map(({ id, content }) => ({
    ...newMessage('user', content, { failed: true, isUnsent: true }),
    id,
  }));

/** Those of the messages that could not be sent. */
export function storeUnsent(userId: string, messages: readonly ChatMessage[]): void {
  const unsent = messages.filter(({ isUnsent }) => isUnsent);
  writeUnsent(userId, { unsent: unsent.map(({ id, content }) => ({ id, content })) });
}

function readUnsent(userId: string): Unsent {
  try {
    const { text = '', unsent = [] } = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '{}');
    if (typeof text === 'string' && Array.isArray(unsent) && unsent.every(isUnsentMessage))
      return { text, unsent };
  } catch {
    // Storage is closed, or has something else.
  }
  return { text: '', unsent: [] };
}

const isUnsentMessage = (value: Partial<UnsentMessage> | null): value is UnsentMessage =>
  typeof value?.id === 'string' && typeof value.content === 'string';

function writeUnsent(userId: string, change: Partial<Unsent>): void {
  const next = { ...readUnsent(userId), ...change };
  try {
    if (next.text === '' && next.unsent.length === 0) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, JSON.stringify(next));
  } catch {
    // Storage is full or closed: it lasts until the page is left.
  }
}
