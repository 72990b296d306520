// The wire of Google, judged by the client that the product uses, and by what Google's documentation says of it.
import { createGoogle } from '@ai-sdk/google';
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { APICallError } from '@ai-sdk/provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.ts';
import type { Failure } from '../script.ts';

const KEY = 'test-key';
const TEXT = 'Grüezi 👋 你好 <say>“Öffnungszeiten”</say>';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ key: KEY });
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const connect = (apiKey = KEY) =>
  createGoogle({ baseURL: `${server.origin}/v1beta`, apiKey }).languageModel('small');
const ask = (more: Partial<LanguageModelV4CallOptions> = {}): LanguageModelV4CallOptions => ({
  prompt: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
  ],
  maxOutputTokens: 50,
  ...more,
});

async function readStream(more: Partial<LanguageModelV4CallOptions> = {}) {
  const { stream } = await connect().doStream(ask(more));
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  const end = parts.find((part) => part.type === 'finish');
  const errors = parts.flatMap((part) => (part.type === 'error' ? [part.error] : []));
  const join = (type: 'text-delta' | 'reasoning-delta') =>
    parts.map((part) => (part.type === type ? part.delta : '')).join('');
  return { text: join('text-delta'), thinking: join('reasoning-delta'), end, errors };
}

describe('the client of Google', () => {
  it('reads a stream that is cut at every byte, with its usage and its end', async () => {
    const usage = { input: 7, output: 5 };
    for (const bytesPerWrite of [1, 2, 3, 7, 100_000]) {
      server.answerNext({ text: TEXT, bytesPerWrite, usage, thinking: 'Hm 🤔' });
      const { text, thinking, end } = await readStream();
      expect({ text, thinking }).toEqual({ text: TEXT, thinking: 'Hm 🤔' });
      expect(end).toMatchObject({
        finishReason: { unified: 'stop', raw: 'STOP' },
        usage: { inputTokens: { total: 7 }, outputTokens: { total: 5 } },
      });
    }
  });

  it('makes the same of a stream and of a body that ends at the limit', async () => {
    const answer = { text: TEXT, finish: 'length', usage: { input: 7, output: 5 } } as const;
    server.answerNext(answer, answer);
    const whole = await connect().doGenerate(ask());
    const { text, end } = await readStream();
    expect(whole.content).toMatchObject([{ type: 'text', text }]);
    expect(whole.finishReason).toEqual(end?.finishReason);
    expect(end?.finishReason).toEqual({ unified: 'length', raw: 'MAX_TOKENS' });
  });

  it('says that an answer, and that a prompt, was stopped for safety', async () => {
    server.answerNext({ text: 'No', finish: 'refused' }, { text: '', finish: 'refused' });
    const answer = await readStream();
    expect(answer).toMatchObject({ text: 'No', end: { finishReason: { raw: 'SAFETY' } } });
    const prompt = await readStream();
    expect(prompt).toMatchObject({ text: '', end: { finishReason: { raw: 'SAFETY' } } });
    expect(prompt.end?.providerMetadata?.google).toMatchObject({
      promptFeedback: { blockReason: 'SAFETY' },
    });
    for (const { end } of [answer, prompt]) {
      expect(end?.finishReason.unified).toBe('content-filter');
    }
  });

  it.each<[Failure, number, string]>([
    ['wrong-key', 400, 'INVALID_ARGUMENT'],
    ['out-of-money', 429, 'RESOURCE_EXHAUSTED'],
    ['payment-required', 400, 'FAILED_PRECONDITION'],
    ['rate-limited', 429, 'RESOURCE_EXHAUSTED'],
    ['server-error', 500, 'INTERNAL'],
    ['overloaded', 503, 'UNAVAILABLE'],
    ['unknown-model', 404, 'NOT_FOUND'],
    ['context-too-long', 400, 'INVALID_ARGUMENT'],
  ])('throws its own error for %s', async (failure, statusCode, status) => {
    server.answerNext({ failure });
    const error = await readStream().catch((thrown: unknown) => thrown);
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode, data: { error: { code: statusCode, status } } });
  });

  it('gives an error in mid-stream, and an end that is missing', async () => {
    server.answerNext({ text: 'Half', afterwards: 'overloaded' });
    const broken = await readStream();
    expect(broken.text).toBe('Half');
    expect(broken.errors).toMatchObject([{ statusCode: 503 }]);
    server.answerNext({ text: 'Half', afterwards: 'end' });
    expect((await readStream()).end?.finishReason.unified).toBe('interrupted');
  });

  it('throws when the connection is reset, and leaves a server that is silent', async () => {
    server.answerNext({ connection: 'reset' }, { text: 'Half', afterwards: 'silence' });
    await expect(readStream()).rejects.toThrow();
    const leave = new AbortController();
    const reading = readStream({ abortSignal: leave.signal }).catch(() => undefined);
    await expect.poll(() => server.requests.length).toBe(2);
    leave.abort();
    await reading;
    expect(await server.requests.at(-1)?.ended).toBe('left');
  });

  it('sends what the script remembers: system text, messages of both sides and images', async () => {
    server.answerNext({ text: 'Hi' });
    const data = new Uint8Array(Buffer.from(PIXEL, 'base64'));
    await readStream({
      prompt: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'file', data: { type: 'data', data }, mediaType: 'image/png' },
            { type: 'text', text: 'Look' },
          ],
        },
        { role: 'assistant', content: [{ type: 'text', text: 'A pixel.' }] },
        { role: 'user', content: [{ type: 'text', text: 'Which color?' }] },
      ],
    });
    expect(server.requests).toMatchObject([
      {
        wire: 'google',
        model: 'small',
        isStream: true,
        maxTokens: 50,
        system: 'Be brief.',
        messages: [
          {
            role: 'user',
            text: 'Look',
            images: [{ mediaType: 'image/png', bytes: Buffer.from(PIXEL, 'base64') }],
          },
          { role: 'assistant', text: 'A pixel.' },
          { role: 'user', text: 'Which color?' },
        ],
      },
    ]);
  });

  it('is refused with another key, and for a field that Google does not know', async () => {
    await expect(connect('other').doStream(ask())).rejects.toMatchObject({ statusCode: 400 });
    const url = `${server.origin}/v1beta/models/small:streamGenerateContent?alt=sse`;
    const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }];
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-goog-api-key': KEY },
      body: JSON.stringify({ contents, max_tokens: 5 }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});
