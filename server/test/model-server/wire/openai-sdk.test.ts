// The wire of OpenAI, judged by OpenAI's own client: it reads our streams, bodies and errors as the vendor's.
import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.ts';
import type { Failure } from '../script.ts';

const KEY = 'sk-test';
const TEXT = 'Grüezi 👋 你好 <say>“Öffnungszeiten”</say>';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: ModelServer;
let client: OpenAI;
beforeAll(async () => {
  server = await startModelServer({ models: ['small', 'large'], key: KEY });
  client = new OpenAI({ apiKey: KEY, baseURL: server.url, maxRetries: 0 });
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const ask = (content: OpenAI.ChatCompletionUserMessageParam['content'] = 'Hello') => ({
  model: 'small',
  messages: [
    { role: 'system' as const, content: 'Be brief.' },
    { role: 'user' as const, content },
  ],
});

async function readStream(options: { signal?: AbortSignal } = {}) {
  const request = { ...ask(), stream: true, stream_options: { include_usage: true } } as const;
  const read = { text: '', thinking: '', finish: '', usage: undefined as unknown };
  for await (const chunk of await client.chat.completions.create(request, options)) {
    const delta: { content?: string | null; reasoning_content?: string } =
      chunk.choices[0]?.delta ?? {};
    read.text += delta.content ?? '';
    read.thinking += delta.reasoning_content ?? '';
    read.finish = chunk.choices[0]?.finish_reason ?? read.finish;
    read.usage = chunk.usage ?? read.usage;
  }
  return read;
}

describe("OpenAI's client", () => {
  it('reads a stream that is cut at every byte, with its usage and its end', async () => {
    const usage = { input: 7, output: 5 };
    for (const bytesPerWrite of [1, 2, 3, 7, 100_000]) {
      server.answerNext({ text: TEXT, bytesPerWrite, usage, keepAlive: true, thinking: 'Hm 🤔' });
      expect(await readStream()).toEqual({
        text: TEXT,
        thinking: 'Hm 🤔',
        finish: 'stop',
        usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
      });
    }
  });

  it('accumulates the stream with its own helper into the message without one', async () => {
    const answer = { text: TEXT, finish: 'length', usage: { input: 7, output: 5 } } as const;
    server.answerNext(answer, answer);
    const whole = await client.chat.completions.create(ask());
    const options = { include_usage: true };
    const stream = client.chat.completions.stream({ ...ask(), stream_options: options });
    const { choices, usage } = await stream.finalChatCompletion();
    for (const choice of [whole.choices[0], choices[0]]) {
      expect(choice).toMatchObject({ finish_reason: 'length', message: { content: TEXT } });
    }
    expect(usage).toEqual(whole.usage);
  });

  it('says nothing about tokens when it was not asked, or when the server does not count', async () => {
    server.answerNext({ text: 'Hi' }, { text: 'Hi', usage: 'none' });
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of await client.chat.completions.create({ ...ask(), stream: true })) {
      chunks.push(chunk);
    }
    expect(chunks.every(({ usage }) => usage === undefined)).toBe(true);
    expect((await readStream()).usage).toBeUndefined();
  });

  it.each<[Failure, new (...args: never[]) => Error, number, string | null]>([
    ['wrong-key', OpenAI.AuthenticationError, 401, 'invalid_api_key'],
    ['out-of-money', OpenAI.RateLimitError, 429, 'insufficient_quota'],
    ['payment-required', OpenAI.APIError, 402, null],
    ['rate-limited', OpenAI.RateLimitError, 429, 'rate_limit_exceeded'],
    ['server-error', OpenAI.InternalServerError, 500, null],
    ['overloaded', OpenAI.InternalServerError, 503, null],
    ['unknown-model', OpenAI.NotFoundError, 404, 'model_not_found'],
    ['context-too-long', OpenAI.BadRequestError, 400, 'context_length_exceeded'],
  ])('throws its own error for %s', async (failure, kind, status, code) => {
    server.answerNext({ failure, retryAfterSeconds: 3 });
    const error = await client.chat.completions.create(ask()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, code, requestID: 'req_1' });
    expect((error as InstanceType<typeof OpenAI.APIError>).headers?.get('retry-after')).toBe('3');
  });

  it('throws for a page of a proxy, and for an error in mid-stream', async () => {
    server.answerNext({ failure: 'bad-gateway' }, { text: 'Half', afterwards: 'server-error' });
    await expect(readStream()).rejects.toMatchObject({ status: 502 });
    await expect(readStream()).rejects.toThrow('The server had an error');
  });

  it('throws when the connection is reset before or within the answer', async () => {
    server.answerNext({ connection: 'reset' }, { text: 'Half', afterwards: 'reset' });
    await expect(readStream()).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
    await expect(readStream()).rejects.toThrow();
  });

  it('waits for a server that is silent and reads one that never stops until it leaves', async () => {
    for (const afterwards of ['silence', 'repeat'] as const) {
      server.answerNext({ text: 'and on ', afterwards });
      const left = readStream({ signal: AbortSignal.timeout(150) });
      await left.catch(() => undefined);
      expect(await server.requests.at(-1)?.ended).toBe('left');
    }
  });

  it('reads 5 MB, nothing at all, and replaces what is not UTF-8', async () => {
    const large = 'ä'.repeat(2_500_000);
    server.answerNext(
      { text: large, charactersPerEvent: 50_000 },
      { text: '' },
      { text: Buffer.from([0x48, 0x69, 0xff, 0xc3, 0x28, 0x21]) },
    );
    expect((await readStream()).text).toBe(large);
    expect(await readStream()).toMatchObject({ text: '', finish: 'stop' });
    expect((await readStream()).text).toBe('Hi\uFFFD\uFFFD(!');
  });

  it('sends what the script remembers: system text, messages and images', async () => {
    server.answerNext({ text: 'Hi' });
    const url = `data:image/png;base64,${PIXEL}`;
    const image = { type: 'image_url', image_url: { url } } as const;
    await client.chat.completions.create({
      ...ask([{ type: 'text', text: 'Look' }, image]),
      max_tokens: 50,
    });
    expect(server.requests).toMatchObject([
      {
        wire: 'openai',
        model: 'small',
        isStream: false,
        maxTokens: 50,
        system: 'Be brief.',
        messages: [
          {
            role: 'user',
            text: 'Look',
            images: [{ mediaType: 'image/png', bytes: Buffer.from(PIXEL, 'base64') }],
          },
        ],
      },
    ]);
  });

  it('lists the models, and is refused with another key or an image that is none', async () => {
    const names = (await client.models.list()).data.map(({ id }) => id);
    expect(names).toEqual(['small', 'large']);
    const other = new OpenAI({ apiKey: 'sk-other', baseURL: server.url, maxRetries: 0 });
    await expect(other.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    const image = { type: 'image_url', image_url: { url: 'file:///etc/hosts' } } as const;
    const refused = client.chat.completions.create(ask([image]));
    await expect(refused).rejects.toBeInstanceOf(OpenAI.BadRequestError);
  });

  it('is told when the script has no answer', async () => {
    await expect(readStream()).rejects.toThrow('The script has no answer to this.');
  });
});
