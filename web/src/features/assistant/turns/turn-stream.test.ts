// Following a turn over lost connections: every event comes once and in order, wherever the stream is cut.
import type { ChatEvent } from '@vys/contract/ai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '#web/lib/api/connection.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { streamTurn, type TurnSource } from './turn-stream.ts';

const turnId = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009';
const source = { body: { messages: [{ role: 'user' as const, content: 'Hello' }] }, key: 'key-1' };
const events = [
  { type: 'start', generationId: turnId, assistant: 'builtin', label: 'Assistant' },
  { type: 'status', phase: 'reading' },
  { type: 'chunk', content: 'Grün – ' },
  { type: 'chunk', content: 'done' },
  { type: 'complete', data: {} },
];
const toText = (after: number) =>
  events
    .slice(after)
    .map((event, i) => `id: ${after + i + 1}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
const DONE = 'data: [DONE]\n\n';
const config = { 'GET /api/config': () => ({ body: {} }) };
const network = () => new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  connection.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function collect(from: TurnSource = source, signal = new AbortController().signal) {
  const collected: ChatEvent[] = [];
  let isOver = false;
  const reading = (async () => {
    for await (const event of streamTurn(from, signal)) collected.push(event);
    return collected;
  })().finally(() => {
    isOver = true;
  });
  reading.catch(() => undefined);
  // Waits pass at once.
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(250);
  }
  return await reading;
}
/** The log of the turn from where the client knows it. */
const replay = ({ path }: { path: string }) => {
  const after = Number(new URL(path, 'http://x').searchParams.get('after'));
  return { text: toText(after) + DONE };
};
const eventsPath = `GET /api/ai/turns/${turnId}/events`;

describe('a turn', () => {
  const whole = toText(0) + DONE;
  // From the first complete event on, the client knows the turn.
  const cuts = [...whole].map((_, at) => at).filter((at) => at >= toText(0).indexOf('\n\n') + 1);

  it('is read whole wherever its stream is cut off', async () => {
    for (const cut of cuts) {
      const { requests } = mockHttp({
        ...config,
        'POST /api/ai/chat': () => ({ text: whole.slice(0, cut) }),
        [eventsPath]: replay,
      });
      expect(await collect(), `cut at ${cut}`).toEqual(events);
      expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
      vi.unstubAllGlobals();
    }
  }, 60_000);

  it('is sent again with its key when no response came', async () => {
    let calls = 0;
    const { requests } = mockHttp({
      ...config,
      'POST /api/ai/chat': () => {
        calls += 1;
        return calls < 3 ? network() : { text: whole };
      },
    });
    expect(await collect()).toEqual(events);
    const keys = requests.flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('that cannot be sent is given back after three tries, and at once when it is rejected', async () => {
    const lost = mockHttp({ ...config, 'POST /api/ai/chat': network });
    await expect(collect()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    expect(lost.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
    const body = { code: 'ai.turn_running', message: 'Busy.' };
    const rejected = mockHttp({ ...config, 'POST /api/ai/chat': () => ({ status: 409, body }) });
    await expect(collect()).rejects.toMatchObject({ code: 'ai.turn_running', detail: 'Busy.' });
    expect(rejected.requests).toHaveLength(1);
  });

  it('that began elsewhere is followed from its start, through outages of any length', async () => {
    let calls = 0;
    mockHttp({
      ...config,
      [eventsPath]: (request) => {
        calls += 1;
        if (calls === 1) return { text: toText(0).slice(0, 300) };
        return calls < 8 ? { status: 503, body: {} } : replay(request);
      },
    });
    expect(await collect({ turnId })).toEqual(events);
    expect(calls).toBe(8);
  });

  it('that is left ends at once, also between two tries', async () => {
    mockHttp({ ...config, [eventsPath]: network });
    const leave = new AbortController();
    const reading = collect({ turnId }, leave.signal);
    setTimeout(() => leave.abort(), 500);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
