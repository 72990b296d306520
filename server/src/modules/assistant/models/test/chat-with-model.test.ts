// A model behind the chat of the app: the allowance of the plan, the figures that operators get, and saved pages.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import {
  type ModelServer,
  startModelServer,
} from '../../../../../test/model-server/model-server.ts';
import { createTestPages, type TestPages } from '../../../../../test/pages.ts';
import { bakery } from './local-responder.ts';

let ctx: TestHttp;
let testPages: TestPages;
let server: ModelServer;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  server = await startModelServer();
  const { url } = server;
  const languageModels = {
    provider: 'openai-compatible',
    url,
    names: ['test-model'],
    contextTokens: 12_000,
    outputTokens: 4_000,
    canSeeImages: false,
  } as const;
  testPages = await createTestPages(ctx, { languageModels });
  // The first turn loads what later ones share.
  user = await buildUser(ctx);
  await send('Thanks');
});
beforeEach(async () => {
  server.reset();
  user = await buildUser(ctx, { tier: 'free' });
  await ctx.accounts.rememberSources(ctx.db, user.id, [bakery]);
  expect((await call('POST', '/api/pages/create', { content: bakery })).statusCode).toBe(201);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
  await server.stop();
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  ctx.http.inject({ method, url, headers: user.headers, ...(payload ? { payload } : {}) });
const send = (content: string, more: object = {}) =>
  call('POST', '/api/ai/chat', { messages: [{ role: 'user', content }], ...more });
type Event = { type: string; content?: string };
const eventsOf = (body: string): Event[] =>
  [...body.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json));
const types = (body: string) => eventsOf(body).map(({ type }) => type);
const sayOf = (body: string) =>
  eventsOf(body)
    .map(({ type, content }) => (type === 'chunk' ? content : ''))
    .join('');
const used = async () => {
  const rows = ctx.db.selectFrom('ai_requests').select('id').where('user_id', '=', user.id);
  return (await rows.execute()).length;
};
const usages = () =>
  ctx.db.selectFrom('assistant_usage').selectAll().where('user_id', '=', user.id).execute();
async function useUp(): Promise<void> {
  const row = { user_id: user.id, created_at: ctx.clock.now() };
  await ctx.db.insertInto('ai_requests').values(Array(100).fill(row)).execute();
}

const ANSWER = {
  text: '<say>It is short now.</say><op>{"type":"profile.set","set":{"tagline":"Bread by night"}}</op>',
  usage: { input: 2_000, output: 30 },
};
/** Nothing that the built-in assistant is certain of. */
const MESSAGE = 'the line under my name is boring, think of a punchier one';
const model = 'test-model';

describe('a turn that a model answers', () => {
  it('CHAT-24 CHAT-25 CHAT-27 streams what is said and saves the page', async () => {
    server.answerNext(ANSWER);
    const { body } = await send(MESSAGE, { model });
    expect(eventsOf(body)[0]).toMatchObject({
      assistant: 'model',
      label: 'Built-in assistant and test-model',
    });
    expect(sayOf(body)).toBe('It is short now.');
    expect(types(body)).toEqual(expect.arrayContaining(['usage', 'operation', 'complete']));
    const { content } = (await call('GET', '/api/pages/current')).json();
    expect(content.jsx).toContain('Bread by night');
  });

  it('TIER-5 TIER-12 counts one request, with its repairs, and keeps its figures', async () => {
    server.answerNext({ text: '<say>Ok.</say><op>{"type":"profile.set","set":' }, ANSWER);
    await send(MESSAGE, { model });
    expect(await used()).toBe(1);
    expect(await usages()).toMatchObject([
      { model, failure: null, repairs: 1, output_tokens: expect.any(Number), cost: null },
    ]);
  });

  it('TIER-12 counts nothing when the built-in assistant had to answer', {
    tags: 'slow',
  }, async () => {
    server.answerOthers({ failure: 'server-error' });
    const { body } = await send(MESSAGE, { model });
    expect(types(body)).toContain('fallback');
    expect(types(body)).toContain('complete');
    expect(await used()).toBe(0);
    expect(await usages()).toMatchObject([{ failure: 'unavailable' }]);
  });

  it('TIER-12 is answered by the built-in assistant once the allowance is used up, which says so', async () => {
    await useUp();
    const { body } = await send(MESSAGE);
    expect(sayOf(body)).toMatch(/^You've used your requests to the language model/);
    expect(types(body)).toContain('complete');
    expect(server.requests).toHaveLength(0);
    expect((await send(MESSAGE, { model })).json()).toMatchObject({
      code: 'ai.allowance_used_up',
    });
  });

  it('TIER-5 costs nothing where the built-in assistant is certain', async () => {
    const { body } = await send('Make the background dark green');
    expect(types(body)).toContain('complete');
    expect(server.requests).toHaveLength(0);
    expect(await used()).toBe(0);
  });
});
