// What only the raw bytes show: the writes of the script reach the client as they were cut.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

async function ask(): Promise<Response> {
  const messages = [{ role: 'user', content: 'Hello' }];
  return await fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages, stream: true }),
  });
}

async function readPieces(response: Response): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece));
  return pieces;
}

describe('the model server', () => {
  it('cuts a stream into single bytes, within characters too', async () => {
    server.answerNext({ text: '👋', bytesPerWrite: 1 });
    const pieces = await readPieces(await ask());
    const stream = Buffer.concat(pieces);
    // The network may join a few.
    expect(pieces.length).toBeGreaterThan(stream.length * 0.8);
    expect(stream.includes('👋')).toBe(true);
    expect(pieces.some((piece) => piece.includes('👋'))).toBe(false);
    expect(stream.toString()).toMatch(/data: \[DONE\]\n\n$/);
  });

  it('sends bytes that are not UTF-8 as they are', async () => {
    server.answerNext({ text: Buffer.from([0x61, 0xff, 0x22, 0xc3]) });
    const bytes = Buffer.concat(await readPieces(await ask()));
    expect(bytes.includes(Buffer.from([0x61, 0xff, 0x5c, 0x22, 0xc3]))).toBe(true);
  });

  it('takes its time between events, and says when it is over', async () => {
    server.answerNext({ text: 'slow', charactersPerEvent: 1, millisecondsBetweenEvents: 20 });
    const start = performance.now();
    await readPieces(await ask());
    expect(performance.now() - start).toBeGreaterThan(90);
    expect(await server.requests.at(-1)?.ended).toBe('sent');
  });
});
