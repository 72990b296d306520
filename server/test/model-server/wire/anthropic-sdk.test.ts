// The wire of Anthropic, judged by Anthropic's own client: it reads our streams, bodies and errors as the vendor's.
import Anthropic from '@anthropic-ai/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.ts';
import type { Failure } from '../script.ts';

const KEY = 'test-key';
const TEXT = 'Grüezi 👋 你好 <say>“Öffnungszeiten”</say>';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: ModelServer;
let client: Anthropic;
beforeAll(async () => {
  server = await startModelServer({ models: ['small', 'large'], key: KEY });
  client = new Anthropic({ apiKey: KEY, baseURL: server.origin, maxRetries: 0 });
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const ask = (content: Anthropic.MessageParam['content'] = 'Hello') => ({
  model: 'small',
  max_tokens: 50,
  system: 'Be brief.',
  messages: [{ role: 'user' as const, content }],
});

const readStream = (options: { signal?: AbortSignal } = {}) =>
  client.messages.stream(ask(), options).finalMessage();

describe("Anthropic's client", () => {
  it('reads a stream that is cut at every byte, with its usage and its end', async () => {
    const usage = { input: 7, output: 5 };
    for (const bytesPerWrite of [1, 2, 3, 7, 100_000]) {
      server.answerNext({ text: TEXT, bytesPerWrite, usage, keepAlive: true });
      const message = await readStream();
      expect(message.content).toMatchObject([{ type: 'text', text: TEXT }]);
      expect(message).toMatchObject({
        stop_reason: 'end_turn',
        usage: { input_tokens: 7, output_tokens: 5 },
      });
    }
  });

  it.each([undefined, 'Hm 🤔'])(
    'makes the same of a stream and of a body, thinking: %s',
    async (thinking) => {
      const answer = { text: TEXT, finish: 'length', usage: { input: 7, output: 5 } } as const;
      const thought = thinking === undefined ? answer : { ...answer, thinking };
      server.answerNext(thought, thought);
      const whole = await client.messages.create(ask());
      const streamed = await readStream();
      expect(streamed).toMatchObject(whole);
      expect(whole.stop_reason).toBe('max_tokens');
      expect(whole.content).toHaveLength(thinking === undefined ? 1 : 2);
    },
  );

  it('says why it ends without a text', async () => {
    server.answerNext({ text: '', finish: 'refused' });
    expect(await readStream()).toMatchObject({ content: [], stop_reason: 'refusal' });
  });

  it.each<[Failure, new (...args: never[]) => Error, number, string]>([
    ['wrong-key', Anthropic.AuthenticationError, 401, 'authentication_error'],
    ['out-of-money', Anthropic.BadRequestError, 400, 'invalid_request_error'],
    ['payment-required', Anthropic.APIError, 402, 'billing_error'],
    ['rate-limited', Anthropic.RateLimitError, 429, 'rate_limit_error'],
    ['server-error', Anthropic.InternalServerError, 500, 'api_error'],
    ['overloaded', Anthropic.InternalServerError, 529, 'overloaded_error'],
    ['unknown-model', Anthropic.NotFoundError, 404, 'not_found_error'],
    ['context-too-long', Anthropic.BadRequestError, 400, 'invalid_request_error'],
  ])('throws its own error for %s', async (failure, kind, status, type) => {
    server.answerNext({ failure, retryAfterSeconds: 3 });
    const error = await client.messages.create(ask()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, type, requestID: 'req_1' });
    expect((error as InstanceType<typeof Anthropic.APIError>).headers?.get('retry-after')).toBe(
      '3',
    );
  });

  it('throws for a page of a proxy, and for an error in mid-stream', async () => {
    server.answerNext({ failure: 'bad-gateway' }, { text: 'Half', afterwards: 'overloaded' });
    await expect(readStream()).rejects.toMatchObject({ status: 502 });
    await expect(readStream()).rejects.toMatchObject({ type: 'overloaded_error' });
  });

  it('throws when the connection is reset, and when the stream ends without its last events', async () => {
    server.answerNext({ connection: 'reset' }, { text: 'Half', afterwards: 'reset' });
    server.answerNext({ text: 'Half', afterwards: 'end' });
    for (const _ of [1, 2, 3]) await expect(readStream()).rejects.toThrow(Anthropic.AnthropicError);
  });

  it('waits for a server that is silent and reads one that never stops until it leaves', async () => {
    for (const afterwards of ['silence', 'repeat'] as const) {
      server.answerNext({ text: 'and on ', afterwards });
      await readStream({ signal: AbortSignal.timeout(150) }).catch(() => undefined);
      expect(await server.requests.at(-1)?.ended).toBe('left');
    }
  });

  it('sends what the script remembers: system text, messages and images', async () => {
    server.answerNext({ text: 'Hi' });
    const source = { type: 'base64', media_type: 'image/png', data: PIXEL } as const;
    await client.messages.create(
      ask([
        { type: 'text', text: 'Look' },
        { type: 'image', source },
      ]),
    );
    expect(server.requests).toMatchObject([
      {
        wire: 'anthropic',
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

  it('lists the models, and is refused with another key or an empty text', async () => {
    const names = (await client.models.list()).data.map(({ id }) => id);
    expect(names).toEqual(['small', 'large']);
    const other = new Anthropic({ apiKey: 'other', baseURL: server.origin, maxRetries: 0 });
    await expect(other.models.list()).rejects.toBeInstanceOf(Anthropic.AuthenticationError);
    await expect(client.messages.create(ask(''))).rejects.toBeInstanceOf(Anthropic.BadRequestError);
  });
});
