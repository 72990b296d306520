// Reads the chat stream: events with their numbers as `data: ` lines of JSON until `[DONE]`. Types it does not know are
// passed over.
import type { ChatEvent } from '@vys/contract/ai';

/** `id` counts the events of a turn. */
export type NumberedEvent = { id: number | undefined; event: ChatEvent };

/** The server sends at least a comment every ten seconds. */
const SILENCE_MS = 35_000;

export const loadEvents = () => import('@vys/contract/chat/chat-events');

/** Returns true when the turn is over, and false when the stream was cut off. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<NumberedEvent, boolean> {
  const { chatEventSchema } = await loadEvents();
  let id: number | undefined;
  for await (const line of readLines(body)) {
    if (line.startsWith('id:')) id = Number(line.slice('id:'.length)) || undefined;
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return true;
    const event = chatEventSchema.safeParse(parse(data)).data;
    if (event) yield { id, event };
  }
  return false;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let remaining = '';
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read());
      remaining += decoder.decode(value, { stream: !done });
      const lines = remaining.split(/\r?\n/);
      remaining = lines.pop() ?? '';
      yield* lines;
      if (done) break;
    }
    if (remaining) yield remaining;
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** A connection that is silent for too long is lost, though the browser does not know yet. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TypeError('The stream is silent')), SILENCE_MS);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
