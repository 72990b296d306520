// One turn of the chat on the wire (doc2 §7).
import { type ChatEvent, chat } from '@vys/contract/ai';
import type { SentBody } from '@vys/contract/route';
import { openStream } from '#web/lib/api.ts';
import { errorOf } from '#web/lib/wire.ts';
import { readEvents } from './read-events.ts';

/** An answer that is not OK. Its message is the specified one; `detail` is for people. */
export class ChatHttpError extends Error {
  readonly detail: string;

  constructor(response: Response, detail: string) {
    super(`HTTP ${response.status}: ${response.statusText}`);
    this.name = 'ChatHttpError';
    this.detail = detail || this.message;
  }
}

/** Throws ChatHttpError, ApiError when no answer came, and the abort itself when it was stopped. */
export async function* streamChat(
  body: SentBody<typeof chat>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await openStream(chat, { body, signal });
  if (!response.ok) throw new ChatHttpError(response, (await errorOf(response)).message);
  if (response.body) yield* readEvents(response.body);
}
