// The conversation over HTTP (doc2 §7): a message starts a turn, whose events can be read as often as needed.
import { chat, followTurn, getConversation, stopTurn } from '@vys/contract/ai';
import type { RequestBody } from '@vys/contract/api/route';
import { call, openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { type NumberedEvent, readEvents } from './read-events.ts';

/** A response that is not OK. Its message is the specified one; `detail` is for people. */
export class ChatHttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;

  constructor(
    { status, statusText }: Response,
    { code, message }: { code: string; message: string },
  ) {
    super(`HTTP ${status}: ${statusText}`);
    this.name = 'ChatHttpError';
    this.status = status;
    this.code = code;
    this.detail = message || this.message;
  }
}

type Events = AsyncGenerator<NumberedEvent, boolean>;

/**
 * The same key starts no second turn. Throws ChatHttpError, ApiError when no response came, and the abort itself when
 * the caller gave up; the stream may break off.
 */
export async function* sendMessage(
  body: RequestBody<typeof chat>,
  key: string,
  signal: AbortSignal,
): Events {
  const headers = { 'Idempotency-Key': key };
  return yield* read(await openStream(chat, { body, headers, signal }));
}

/** Events of a turn after one; throws as `sendMessage` does. */
export async function* readTurn(id: string, after: number, signal: AbortSignal): Events {
  const response = await openStream(followTurn, { params: { id }, query: { after }, signal });
  return yield* read(response);
}

async function* read(response: Response): Events {
  if (!response.ok) throw new ChatHttpError(response, await toApiError(response));
  return response.body ? yield* readEvents(response.body) : false;
}

/** A turn that is over stays as it is. */
export async function stop(id: string): Promise<void> {
  await call(stopTurn, { params: { id } });
}

/** The newest turns, or those before a cursor. */
export const loadConversation = (cursor?: string, signal?: AbortSignal) =>
  call(getConversation, { query: cursor === undefined ? {} : { cursor }, signal });
