// Turns whose process is gone, hangs or ends: another one takes over, and whatever happens a turn is saved once
// and never stays running.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import type { AssistantReply, AssistantTurn, RespondOptions } from '../../assistant/index.ts';
import type { Pages } from '../index.ts';

let ctx: TestHttp;
/** Does not renew its leases, as if it hung. */
let hanging: TestPages;
let others: Pages[];
let user: TestUser;
/** The runs of a turn, in order; each responds when it is told to. */
let runs: {
  turn: AssistantTurn;
  options: RespondOptions;
  respond: (text: string) => void;
  fail: (error: Error) => void;
}[];

beforeAll(async () => {
  ctx = await createTestHttp();
  const ai = {
    label: 'Built-in assistant',
    assistant: 'builtin' as const,
    respond(_userId: string, turn: AssistantTurn, options: RespondOptions = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<AssistantReply>();
      const common = { kind: 'changed', lang: 'en', operations: [], suggestions: [] } as const;
      const respond = (text: string) =>
        resolve({ ...common, say: `Did ${text}.`, page: pageWith(text) });
      runs.push({ turn, options, respond, fail: reject });
      return promise;
    },
  };
  const timing = { lease: 60_000, renewEvery: 3_600_000, lookEvery: 25, heartbeat: 200 };
  hanging = await createTestPages(ctx, { ai, timing });
}, 60_000);
beforeEach(async () => {
  runs = [];
  others = [];
  user = await buildUser(ctx);
});
afterEach(async () => {
  for (const pages of others) await pages.close();
  // The next test takes over its own turns only.
  await ctx.db.deleteFrom('chat_turns').execute();
});
afterAll(async () => {
  await hanging.close();
  await ctx.close();
});

/** A second process, which takes turns over. */
async function startAnother(timing = {}): Promise<Pages> {
  const pages = await hanging.createAnother({ renewEvery: 50, ...timing });
  others.push(pages);
  pages.warmUp();
  pages.turns.takeOver();
  return pages;
}

/** As if the time of all leases had passed. */
const endLeases = () =>
  ctx.db
    .updateTable('chat_turns')
    .set({ lease_until: new Date(0) })
    .where('state', '=', 'running')
    .execute();

async function leaseEnd(): Promise<number> {
  const leases = ctx.db.selectFrom('chat_turns').select('lease_until');
  const row = await leases.where('state', '=', 'running').executeTakeFirst();
  return row?.lease_until?.getTime() ?? 0;
}

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  ctx.http.inject({ method, url, headers: user.headers, ...(payload ? { payload } : {}) });
/** The stream, once it is over. */
const send = async (content: string) =>
  (await call('POST', '/api/ai/chat', { messages: [{ role: 'user', content }] })).body;
const latest = async () => (await call('GET', '/api/ai/conversation')).json().turns[0];
const shown = async () => (await call('GET', '/api/pages/current')).json().content?.jsx ?? '';
async function countVersions(): Promise<number> {
  const { id } = (await call('GET', '/api/pages/current')).json();
  return (await call('GET', `/api/pages/${id}/versions`)).json().total;
}
const isRun = (count: number) => expect.poll(() => runs.length, { interval: 5 }).toBe(count);
const typesIn = (stream: string) =>
  [...stream.matchAll(/^data: \{"type":"(\w+)"/gm)].map(([, type]) => type);

describe('a turn whose process hangs', () => {
  it('is run again by another one, from the same message with the same seed', {
    tags: 'slow',
  }, async () => {
    const stream = send('hello');
    await isRun(1);
    await endLeases();
    await startAnother();
    await isRun(2);
    expect(runs[1]?.turn).toEqual(runs[0]?.turn);
    runs[1]?.respond('second');
    const types = typesIn(await stream);
    expect(types.filter((type) => type === 'start')).toHaveLength(2);
    expect(types.at(-1)).toBe('complete');
    expect(await shown()).toContain('second');
  });

  it('is saved once when the first process wakes up after the other is done', {
    tags: 'slow',
  }, async () => {
    const stream = send('hello');
    await isRun(1);
    await endLeases();
    await startAnother();
    await isRun(2);
    runs[1]?.respond('second');
    await stream;
    runs[0]?.respond('first');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shown()).toContain('second');
    expect(await countVersions()).toBe(1);
    expect(await latest()).toMatchObject({ state: 'done', reply: 'Did second.' });
  });

  it('is saved once when the first process wakes up while the other is at work', {
    tags: 'slow',
  }, async () => {
    const stream = send('hello');
    await isRun(1);
    await endLeases();
    await startAnother();
    await isRun(2);
    runs[0]?.options.onEvent?.({ type: 'chunk', content: 'I am late' });
    runs[0]?.respond('first');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await latest()).state).toBe('running');
    runs[1]?.respond('second');
    expect(await stream).not.toContain('I am late');
    expect(await countVersions()).toBe(1);
    expect(await latest()).toMatchObject({ state: 'done', reply: 'Did second.' });
  });

  it('fails with a clear event when three processes did not survive it', async () => {
    const stream = send('poison');
    await startAnother({ renewEvery: 3_600_000 });
    for (const count of [1, 2, 3]) {
      await isRun(count);
      await endLeases();
    }
    const body = await stream;
    expect(runs).toHaveLength(3);
    expect(typesIn(body).at(-1)).toBe('error');
    expect(body).toContain('"code":"ai.turn_interrupted"');
    expect(await latest()).toMatchObject({
      state: 'failed',
      reply: "The server was interrupted. Your page hasn't changed; please try again.",
      changed: false,
    });
    const next = send('harmless');
    await isRun(4);
    runs[3]?.respond('harmless');
    expect(typesIn(await next).at(-1)).toBe('complete');
  });
});

describe('a turn whose process lives', () => {
  let stream: Promise<string>;

  /** A turn that another process runs. */
  async function startTurn(content: string, timing = {}): Promise<Pages> {
    stream = send(content);
    await isRun(1);
    await endLeases();
    const pages = await startAnother(timing);
    await isRun(2);
    return pages;
  }

  it('keeps it, because the lease is renewed again and again', async () => {
    await startTurn('kept', { renewEvery: 20 });
    await startAnother();
    for (let renewal = 0; renewal < 3; renewal++) {
      const before = await leaseEnd();
      await expect.poll(leaseEnd, { interval: 5 }).toBeGreaterThan(before);
    }
    expect(runs).toHaveLength(2);
    runs[1]?.respond('kept');
    expect(typesIn(await stream).at(-1)).toBe('complete');
  });

  it('is handed over at once when the process ends as it should', { tags: 'slow' }, async () => {
    const ending = await startTurn('moving');
    others = [];
    await ending.close();
    expect(runs[1]?.options.signal?.aborted).toBe(true);
    await startAnother();
    await isRun(3);
    runs[2]?.respond('moved');
    expect(typesIn(await stream).at(-1)).toBe('complete');
    expect(await countVersions()).toBe(1);
  });

  it('is run again when its connection to the database broke', { tags: 'slow' }, async () => {
    await startTurn('cut off');
    runs[1]?.fail(Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' }));
    await isRun(3);
    runs[2]?.respond('connected');
    expect(typesIn(await stream).at(-1)).toBe('complete');
    expect(await countVersions()).toBe(1);
  });

  it('fails when it takes longer than a turn may', async () => {
    await startTurn('endless', { longest: 100 });
    const body = await stream;
    expect(body).toContain('"code":"timeout"');
    expect(runs[1]?.options.signal?.aborted).toBe(true);
    expect((await latest()).state).toBe('failed');
  });

  it('is stopped through another process', async () => {
    await startTurn('stop me');
    const { id } = await latest();
    await call('POST', `/api/ai/turns/${id}/stop`);
    await expect.poll(() => runs[1]?.options.signal?.aborted, { interval: 5 }).toBe(true);
    runs[1]?.respond('too late');
    expect(typesIn(await stream).at(-1)).toBe('stopped');
    expect((await call('GET', '/api/pages/current')).statusCode).toBe(404);
  });

  it('leaves off when its account is deleted', async () => {
    await startTurn('gone');
    const { id } = await latest();
    const events = ctx.db.selectFrom('chat_turn_events').select('seq').where('turn_id', '=', id);
    expect(await events.execute()).not.toEqual([]);
    await ctx.db.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    await expect.poll(() => runs[1]?.options.signal?.aborted, { interval: 5 }).toBe(true);
    runs[1]?.respond('no one');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const pages = ctx.db.selectFrom('pages').select('id').where('user_id', '=', user.id);
    expect([await pages.execute(), await events.execute()]).toEqual([[], []]);
    expect(typesIn(await stream).at(-1)).toBe('status');
  });
});
