// Reads the chat stream: `data: ` lines of JSON until `[DONE]`. Types it does not know are passed over.
import { type ChatEvent, chatEventSchema } from '@vys/contract/ai';

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  for await (const line of readLines(body)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const event = parse(data);
    if (event) yield event;
  }
}

function parse(data: string): ChatEvent | undefined {
  try {
    return chatEventSchema.safeParse(JSON.parse(data)).data;
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
      const { done, value } = await reader.read();
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
