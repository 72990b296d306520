// The conversation: what the assistant knows of earlier turns, and undo and redo over any number of versions.
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import type { AssistantReply, AssistantTurn } from '../../assistant/index.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let received: AssistantTurn | undefined;
let operation: HistoryOperation | undefined;

beforeAll(async () => {
  ctx = await createTestHttp();
  /** Makes a page of the message, or goes through history when there is an operation. */
  const ai = {
    label: 'Built-in assistant',
    assistant: 'builtin' as const,
    async respond(_userId: string, turn: AssistantTurn): Promise<AssistantReply> {
      received = turn;
      const common = { lang: 'en', say: `Did ${turn.message}.`, suggestions: [] };
      if (operation) return { ...common, kind: 'history', operations: [operation] };
      return { ...common, kind: 'changed', operations: [], page: pageWith(turn.message) };
    },
  };
  testPages = await createTestPages(ctx, { ai });
}, 60_000);
beforeEach(async () => {
  received = undefined;
  operation = undefined;
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  ctx.http.inject({ method, url, headers: user.headers, ...(payload ? { payload } : {}) });

/** What is shown after a message; undefined when the page was left. */
async function talk(content: string, wish?: HistoryOperation): Promise<string | undefined> {
  operation = wish;
  const response = await call('POST', '/api/ai/chat', { messages: [{ role: 'user', content }] });
  expect(response.statusCode).toBe(200);
  const complete = response.body.split('\n').find((line) => line.includes('"type":"complete"'));
  const { data } = JSON.parse(complete?.slice('data: '.length) ?? '{}');
  return data.jsx === undefined ? undefined : shown(data.jsx);
}
const shown = (jsx: string) => /<h1>(.*)<\/h1>/.exec(jsx)?.[1];
const undo = (steps = 1) => talk('undo', { type: 'history.undo', steps });
const redo = (steps = 1) => talk('redo', { type: 'history.redo', steps });
async function make(...texts: string[]): Promise<void> {
  for (const text of texts) expect(await talk(text)).toBe(text);
}

describe('earlier turns', () => {
  it('are the last six with the page before each', async () => {
    await make('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(received?.history.map(({ message }) => message)).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
    expect(received?.history[0]?.page).toEqual(pageWith('a'));
    expect(received?.page).toEqual(pageWith('g'));
  });

  it('of a first message are none, and its page is null in the next', async () => {
    await make('a');
    expect(received?.history).toEqual([]);
    await make('b');
    expect(received?.history).toEqual([{ message: 'a', page: null }]);
  });

  it('lose their page with its version, and are kept 200 at most', async () => {
    await make('a', 'b');
    await ctx.db
      .deleteFrom('page_versions')
      .where('title', '=', pageWith('a').metadata.title)
      .where('jsx', '=', pageWith('a').jsx)
      .execute();
    await make('c');
    expect(received?.history[1]).toEqual({ message: 'b', page: null });
    const at = new Date(0);
    const row = { user_id: user.id, message: 'x', reply: 'y', created_at: at, ended_at: at };
    await ctx.db.insertInto('chat_turns').values(Array(250).fill(row)).execute();
    await make('d');
    const rows = ctx.db.selectFrom('chat_turns').select('id').where('user_id', '=', user.id);
    expect(await rows.execute()).toHaveLength(200);
  });

  it('are of this user only', async () => {
    await make('a');
    user = await buildUser(ctx);
    await make('b');
    expect(received?.history).toEqual([]);
  });
});

describe('history', () => {
  it('goes back and forth by any number of steps', async () => {
    await make('a', 'b', 'c', 'd');
    expect(await undo(3)).toBe('a');
    expect(await redo()).toBe('b');
    expect(await redo(2)).toBe('d');
    expect(await undo()).toBe('c');
    expect(await undo()).toBe('b');
    expect(await redo(5)).toBe('d');
    expect(await redo()).toBeUndefined();
    expect(await undo(50)).toBe('a');
    expect(await undo()).toBeUndefined();
  });

  it('has nothing to redo after another change', async () => {
    await make('a', 'b');
    expect(await undo()).toBe('a');
    await make('c');
    expect(await redo()).toBeUndefined();
    expect(await undo()).toBe('a');
    expect(await redo()).toBe('c');
  });

  it('restores a version of this page only, and undo leads back', async () => {
    await make('a', 'b', 'c');
    const { id } = (await call('GET', '/api/pages/current')).json();
    const { versions } = (await call('GET', `/api/pages/${id}/versions`)).json();
    const first = versions.at(-1).id as string;
    expect(await talk('go', { type: 'history.goto', versionId: first })).toBe('a');
    expect(await undo()).toBe('c');
    user = await buildUser(ctx);
    await make('mine');
    expect(await talk('go', { type: 'history.goto', versionId: first })).toBeUndefined();
  });
});
