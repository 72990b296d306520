// The event stream of a chat response: one numbered event per `data:` line, `[DONE]` at the end.
// Writing to a reader who has left does nothing.
import { PassThrough, type Readable } from 'node:stream';
import type { ChatEvent } from '@vys/contract/ai';

export type ChatStream = {
  readonly output: Readable;
  send(event: ChatEvent): void;
  /** Sends a text for the user in a few chunks. */
  sendText(text: string): void;
  end(): void;
};

const MOST_PARTS = 6;

export function createChatStream(): ChatStream {
  const output = new PassThrough();
  // The reader has left.
  output.on('error', () => undefined);
  let count = 0;

  function send(event: ChatEvent): void {
    count += 1;
    if (output.writable) output.write(`id: ${count}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  return {
    output,
    send,
    sendText(text) {
      for (const content of splitIntoParts(text)) send({ type: 'chunk', content });
    },
    end() {
      if (output.writable) output.end('data: [DONE]\n\n');
    },
  };
}

/** Sentences, joined again where they are many; together they are the text. */
export function splitIntoParts(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+(?:[.!?\n]+\s*|$)|[.!?\n]+\s*/g) ?? [];
  const perPart = Math.max(1, Math.ceil(sentences.length / MOST_PARTS));
  const parts: string[] = [];
  for (let i = 0; i < sentences.length; i += perPart) {
    parts.push(sentences.slice(i, i + perPart).join(''));
  }
  return parts;
}
