// One turn of the chat over HTTP (doc2 §7).
import { type ChatEvent, chat } from '@vys/contract/ai';
import type { RequestBody } from '@vys/contract/api/route';
import { openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { readEvents } from './read-events.ts';

/** A response that is not OK. Its message is the specified one; `detail` is for people. */
export class ChatHttpError extends Error {
  readonly detail: string;

  constructor(response: Response, detail: string) {
    super(`HTTP ${response.status}: ${response.statusText}`);
    this.name = 'ChatHttpError';
    this.detail = detail || this.message;
  }
}

/** Throws ChatHttpError, ApiError when no response came, and the abort itself when it was stopped. */
export async function* streamChat(
  body: RequestBody<typeof chat>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await openStream(chat, { body, signal });
  if (!response.ok) throw new ChatHttpError(response, (await toApiError(response)).message);
  if (response.body) yield* readEvents(response.body);
}
