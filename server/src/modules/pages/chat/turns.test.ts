// Turns as jobs: they go on without a client, are followed from any point, stopped, and never started twice.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatEvent, chatEventSchema } from '@vys/contract/ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import { rateLimits } from '../../../platform/rate-limit/policies.ts';
import type { AssistantReply, AssistantTurn, RespondOptions } from '../../assistant/index.ts';

type Respond = (turn: AssistantTurn, options: RespondOptions) => Promise<AssistantReply>;

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let port: number;
let respond: Respond;
/** Messages that the assistant was asked. */
let asked: string[];

beforeAll(async () => {
  ctx = await createTestHttp();
  const ai = {
    label: 'Built-in assistant',
    assistant: 'builtin' as const,
    async respond(_userId: string, turn: AssistantTurn, options: RespondOptions = {}) {
      asked.push(turn.message);
      return await respond(turn, options);
    },
  };
  testPages = await createTestPages(ctx, { ai, timing: { heartbeat: 60 } });
  await ctx.http.listen({ port: 0, host: '127.0.0.1' });
  port = (ctx.http.server.address() as AddressInfo).port;
}, 60_000);
beforeEach(async () => {
  asked = [];
  respond = async ({ message }) => changed(message);
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

const common = { lang: 'en', operations: [], suggestions: [{ text: 'Make it dark' }] };

function changed(text: string): AssistantReply {
  return {
    ...common,
    kind: 'changed',
    say: `Did ${text}.`,
    page: pageWith(text),
    receipt: `Changed: ${text}.`,
    changes: [{ text: `Changed ${text}`, target: 'profile.name' }],
  };
}

type Block = { id: number | undefined; data: string };
type Stream = {
  status: number;
  blocks: Block[];
  heartbeats: number;
  /** Until so many events are there, or the stream is over. */
  has(count: number): Promise<void>;
  over: Promise<void>;
  leave(): void;
};

/** A client that reads while the stream is open. */
async function open(method: string, path: string, more: Opening = {}): Promise<Stream> {
  const headers = { ...user.headers, 'content-type': 'application/json', ...more.headers };
  const request = httpRequest({ port, path, method, headers, host: '127.0.0.1' });
  request.on('error', () => undefined);
  request.end(more.body === undefined ? undefined : JSON.stringify(more.body));
  const response = await new Promise<IncomingMessage>((resolve) => {
    request.once('response', resolve);
  });
  const stream = { status: response.statusCode ?? 0, blocks: [] as Block[], heartbeats: 0 };
  let text = '';
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('data', (part: string) => {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block === ': heartbeat') stream.heartbeats += 1;
      else stream.blocks.push(parseBlock(block));
    }
  });
  const over = new Promise<void>((resolve) => response.once('close', () => resolve()));
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  return Object.assign(stream, {
    over,
    has: (count: number) =>
      expect.poll(() => isOver || stream.blocks.length >= count, { interval: 2 }).toBe(true),
    leave: () => void request.destroy(),
  });
}
type Opening = { headers?: Record<string, string>; body?: object };

function parseBlock(block: string): Block {
  const lines = block.split('\n');
  const id = lines.find((line) => line.startsWith('id: '))?.slice(4);
  const data = lines.find((line) => line.startsWith('data: '))?.slice(6) ?? '';
  return { id: id === undefined ? undefined : Number(id), data };
}

const send = (content: string, key?: string) =>
  open('POST', '/api/ai/chat', {
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { messages: [{ role: 'user', content }] },
  });
const follow = (id: string, after = 0) => open('GET', `/api/ai/turns/${id}/events?after=${after}`);
const call = (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
  ctx.http.inject({
    method,
    url,
    headers: { ...user.headers, ...headers },
    ...(payload ? { payload } : {}),
  });
const stop = (id: string) => call('POST', `/api/ai/turns/${id}/stop`);
const conversation = async (cursor?: string) =>
  (await call('GET', `/api/ai/conversation${cursor ? `?cursor=${cursor}` : ''}`)).json();
const current = async () => (await call('GET', '/api/pages/current')).json();
const countVersions = async () =>
  (await call('GET', `/api/pages/${(await current()).id}/versions`)).json().total;

const eventsOf = (stream: Stream): ChatEvent[] =>
  stream.blocks
    .filter(({ data }) => data !== '[DONE]')
    .map(({ data }) => chatEventSchema.parse(JSON.parse(data)));
const textOf = (stream: Stream) =>
  eventsOf(stream)
    .map((event) => (event.type === 'chunk' ? event.content : ''))
    .join('');
async function turnIdOf(stream: Stream): Promise<string> {
  await stream.has(1);
  const [start] = eventsOf(stream);
  return start?.type === 'start' ? start.generationId : '';
}

/** Says so many words, one at a time, and leaves the page. */
const slowly =
  (words: number, everyMs: number, enough?: AbortSignal): Respond =>
  async (_turn, { onEvent, signal }) => {
    let said = '';
    for (let i = 0; i < words && !enough?.aborted; i++) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      signal?.throwIfAborted();
      said += `word ${i} `;
      onEvent?.({ type: 'chunk', content: `word ${i} ` });
    }
    return { ...common, kind: 'answer', say: `${said}done.` };
  };

/** Responds when it is told to. */
function held() {
  const isAsked = Promise.withResolvers<RespondOptions>();
  const mayRespond = Promise.withResolvers<void>();
  respond = async ({ message }, options) => {
    isAsked.resolve(options);
    await mayRespond.promise;
    return changed(message);
  };
  return { isAsked: isAsked.promise, release: mayRespond.resolve };
}

describe('the log of a turn', () => {
  it('API-42 replays from every event to the byte, then ends', async () => {
    respond = slowly(5, 1);
    const first = await send('one');
    await first.over;
    const id = await turnIdOf(first);
    const { blocks } = first;
    expect(blocks.map((block) => block.id)).toEqual([
      ...blocks.slice(1).map((_, index) => index + 1),
      undefined,
    ]);
    expect(eventsOf(first).at(-1)).toMatchObject({ type: 'complete' });
    expect(textOf(first)).toBe('word 0 word 1 word 2 word 3 word 4 done.');
    for (let after = 0; after < blocks.length; after++) {
      const replay = await follow(id, after);
      await replay.over;
      expect(replay.blocks).toEqual(blocks.slice(after));
      const named = await open('GET', `/api/ai/turns/${id}/events`, {
        headers: { 'last-event-id': `${after}` },
      });
      await named.over;
      expect(named.blocks).toEqual(blocks.slice(after));
    }
  });

  it('loses no event in 200 reloads in mid-turn', { tags: 'slow', timeout: 120_000 }, async () => {
    const enough = new AbortController();
    respond = slowly(Number.POSITIVE_INFINITY, 4, enough.signal);
    const first = await send('two hundred');
    const id = await turnIdOf(first);
    const seen: Block[] = [];
    for (let reload = 1; reload <= 200; reload++) {
      const stream = await follow(id, seen.at(-1)?.id ?? 0);
      await stream.has(1 + (reload % 3));
      stream.leave();
      await stream.over;
      seen.push(...stream.blocks);
      expect(seen.at(-1)?.data).not.toBe('[DONE]');
    }
    enough.abort();
    const last = await follow(id, seen.at(-1)?.id ?? 0);
    await Promise.all([first.over, last.over]);
    expect([...seen, ...last.blocks]).toEqual(first.blocks);
    expect(asked).toEqual(['two hundred']);
    expect((await conversation()).turns).toMatchObject([{ id, state: 'done' }]);
  });

  it('is followed while nothing happens, with comments that keep the connection open', async () => {
    const { isAsked, release } = held();
    const stream = await send('quiet');
    await isAsked;
    await expect.poll(() => stream.heartbeats).toBeGreaterThan(2);
    expect(eventsOf(stream).map(({ type }) => type)).toEqual(['start', 'status']);
    release();
    await stream.over;
    expect(eventsOf(stream).at(-1)?.type).toBe('complete');
  });

  it('is removed a day after the turn; the conversation has what came of it', async () => {
    const stream = await send('old');
    await stream.over;
    const id = await turnIdOf(stream);
    await testPages.pages.turns.cleanup();
    const kept = await follow(id);
    await kept.over;
    expect(kept.blocks).toEqual(stream.blocks);
    const now = ctx.clock.now();
    ctx.clock.set(new Date(Date.now() + 25 * 3600_000));
    await testPages.pages.turns.cleanup();
    ctx.clock.set(now);
    const replay = await follow(id);
    await replay.over;
    expect(replay.blocks).toEqual([{ id: undefined, data: '[DONE]' }]);
    expect((await conversation()).turns[0]).toMatchObject({ id, reply: 'Did old.' });
  });

  it('is of its user only', async () => {
    const { isAsked, release } = held();
    const stream = await send('mine');
    await isAsked;
    const id = await turnIdOf(stream);
    const owner = user;
    user = await buildUser(ctx);
    for (const response of [await call('GET', `/api/ai/turns/${id}/events`), await stop(id)]) {
      expect([response.statusCode, response.json().code]).toEqual([404, 'ai.turn_not_found']);
    }
    expect((await conversation()).running_turn_id).toBeNull();
    user = owner;
    release();
    await stream.over;
    expect(eventsOf(stream).at(-1)?.type).toBe('complete');
  });
});

describe('a message that is sent again', () => {
  it('attaches to its turn while that is running, and after it', { tags: 'slow' }, async () => {
    const { isAsked, release } = held();
    const first = await send('once', 'key-1');
    await isAsked;
    const again = await send('once', 'key-1');
    release();
    await Promise.all([first.over, again.over]);
    const later = await send('once', 'key-1');
    await later.over;
    expect(again.blocks).toEqual(first.blocks);
    expect(later.blocks).toEqual(first.blocks);
    expect(asked).toEqual(['once']);
    expect(await countVersions()).toBe(1);
  });

  it('by twenty clients at once starts one turn', { tags: 'slow' }, async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => send('race', 'key-2')));
    await Promise.all(streams.map(({ over }) => over));
    for (const stream of streams) expect(stream.blocks).toEqual(streams[0]?.blocks);
    expect(asked).toEqual(['race']);
    expect((await conversation()).turns).toHaveLength(1);
  });

  it('with the key of another message is rejected, and so is a key that is none', {
    tags: 'slow',
  }, async () => {
    await (await send('first', 'key-3')).over;
    const body = { messages: [{ role: 'user', content: 'second' }] };
    const reused = await call('POST', '/api/ai/chat', body, { 'idempotency-key': 'key-3' });
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'ai.key_reused']);
    for (const key of ['', 'a b', 'x'.repeat(201)]) {
      const invalid = await call('POST', '/api/ai/chat', body, { 'idempotency-key': key });
      expect([invalid.statusCode, invalid.json().code]).toEqual([400, 'input.invalid']);
    }
    expect(asked).toEqual(['first']);
  });

  it('by another user with the same key is a turn of theirs', { tags: 'slow' }, async () => {
    await (await send('same', 'key-4')).over;
    user = await buildUser(ctx);
    await (await send('same', 'key-4')).over;
    expect(asked).toEqual(['same', 'same']);
  });
});

describe('a second message', () => {
  it('is rejected while a turn is running, with the id of that turn', {
    tags: 'slow',
  }, async () => {
    const { isAsked, release } = held();
    const first = await send('slow');
    await isAsked;
    const response = await call('POST', '/api/ai/chat', {
      messages: [{ role: 'user', content: 'impatient' }],
    });
    const id = await turnIdOf(first);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'ai.turn_running', turn_id: id },
    ]);
    expect((await conversation()).running_turn_id).toBe(id);
    const other = await follow(id);
    release();
    await Promise.all([first.over, other.over]);
    expect(other.blocks).toEqual(first.blocks);
    await (await send('patient')).over;
    expect(asked).toEqual(['slow', 'patient']);
  });

  it('of many at once is one turn', async () => {
    const { release } = held();
    const streams = await Promise.all(['a', 'b', 'c', 'd'].map((text) => send(text)));
    expect(streams.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    release();
    await Promise.all(streams.map(({ over }) => over));
    expect(await countVersions()).toBe(1);
  });
});

describe('stop', () => {
  it('ends the turn and its work within a second, and leaves the page', {
    tags: 'slow',
  }, async () => {
    await (await send('before')).over;
    const { isAsked, release } = held();
    const stream = await send('never');
    const { signal } = await isAsked;
    const id = await turnIdOf(stream);
    const at = performance.now();
    expect((await stop(id)).json()).toEqual({ state: 'stopped' });
    await stream.over;
    await expect.poll(() => signal?.aborted, { interval: 5 }).toBe(true);
    expect(performance.now() - at).toBeLessThan(1000);
    expect(eventsOf(stream).at(-1)).toEqual({
      type: 'stopped',
      message: "Stopped. Your page hasn't changed.",
    });
    release();
    await (await send('after')).over;
    expect((await conversation()).turns).toMatchObject([
      { message: 'after', state: 'done', changed: true },
      { message: 'never', state: 'stopped', changed: false, after_version_id: null },
      { message: 'before', state: 'done' },
    ]);
    expect((await current()).content).toEqual(pageWith('after'));
    expect(await countVersions()).toBe(2);
  });

  it('of a turn that is over says what it came to, and changes nothing', async () => {
    const stream = await send('quick');
    await stream.over;
    const id = await turnIdOf(stream);
    expect((await stop(id)).json()).toEqual({ state: 'done' });
    expect((await conversation()).turns[0]).toMatchObject({ state: 'done', reply: 'Did quick.' });
  });

  it('ends the work on the page as well, so that the next turn has its place', {
    tags: 'slow',
  }, async () => {
    const endless = pageWith('x').jsx.replace('return', 'for (;;);\n  return');
    respond = async ({ message }) => ({
      ...changed(message),
      page: { ...pageWith('x'), jsx: endless },
    });
    for (let i = 0; i < rateLimits['edit.user'].atOnce + 2; i++) {
      const stream = await send(`endless ${i}`);
      await stream.has(4);
      expect(eventsOf(stream).at(-1)).toEqual({ type: 'status', phase: 'checking' });
      expect((await stop(await turnIdOf(stream))).json()).toEqual({ state: 'stopped' });
      await stream.over;
    }
    respond = async ({ message }) => changed(message);
    const stream = await send('after');
    await stream.over;
    expect(eventsOf(stream).at(-1)?.type).toBe('complete');
  });

  it('in the moment of the save either stops the turn or comes too late, never both', {
    tags: 'slow',
  }, async () => {
    await (await send('start')).over;
    const results = { done: 0, stopped: 0 };
    for (let i = 0; i < 12; i++) {
      const { isAsked, release } = held();
      const stream = await send(`race ${i}`);
      await isAsked;
      const id = await turnIdOf(stream);
      release();
      await new Promise((resolve) => setTimeout(resolve, i * 3));
      const { state } = (await stop(id)).json() as { state: 'done' | 'stopped' };
      results[state] += 1;
      await stream.over;
      const isSaved = (await current()).content.jsx.includes(`race ${i}<`);
      expect(isSaved).toBe(state === 'done');
      expect(eventsOf(stream).at(-1)?.type).toBe(state === 'done' ? 'complete' : 'stopped');
    }
    expect(results.done + results.stopped).toBe(12);
  });
});

describe('the conversation', () => {
  it('has what was said, what changed, and what was offered', { tags: 'slow' }, async () => {
    await (await send('hello', 'key-5')).over;
    const { id } = await current();
    const { versions } = (await call('GET', `/api/pages/${id}/versions`)).json();
    respond = async () => {
      throw new Error('a secret of the inside');
    };
    await (await send('break')).over;
    const { turns, running_turn_id, next_cursor } = await conversation();
    expect([running_turn_id, next_cursor]).toEqual([null, null]);
    expect(turns).toEqual([
      expect.objectContaining({
        message: 'break',
        state: 'failed',
        changed: false,
        reply: expect.stringContaining('went wrong on our side'),
      }),
      {
        id: expect.any(String),
        idempotency_key: 'key-5',
        message: 'hello',
        reply: 'Did hello.',
        receipt: 'Changed: hello.',
        changes: [{ text: 'Changed hello', target: 'profile.name' }],
        suggestions: ['Make it dark'],
        link: null,
        state: 'done',
        changed: true,
        before_version_id: null,
        after_version_id: versions[0].id,
        created_at: expect.any(String),
        ended_at: expect.any(String),
      },
    ]);
  });

  it('comes in parts of 30, newest first', async () => {
    const at = new Date();
    const rows = Array.from({ length: 65 }, (_, i) => ({
      ...{ user_id: user.id, message: `m${i}`, reply: 'r', ended_at: at },
      created_at: new Date(at.getTime() + i),
    }));
    await ctx.db.insertInto('chat_turns').values(rows).execute();
    const messages: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const part = await conversation(cursor);
      messages.push(...part.turns.map(({ message }: { message: string }) => message));
      sizes.push(part.turns.length);
      cursor = part.next_cursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([30, 30, 5]);
    expect(messages).toEqual(rows.map(({ message }) => message).reverse());
  });

  it('tells the assistant of turns that were done, not of those that were stopped or failed', async () => {
    await (await send('done')).over;
    respond = async () => {
      throw new Error('no luck');
    };
    await (await send('failed')).over;
    let history: readonly { message: string }[] = [];
    respond = async (turn) => {
      history = turn.history;
      return changed(turn.message);
    };
    await (await send('last')).over;
    expect(history.map(({ message }) => message)).toEqual(['done']);
  });
});
