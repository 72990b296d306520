// Composing from links or a description, and one change to a given source, through the app server.
import { compile } from '@vys/compiler';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { workerWaitMs } from '../../../test/worker-wait.ts';
import { createContentWorkers } from '../../app/content-workers/content-workers.ts';
import { createAi } from './index.ts';

let ctx: TestHttp;
let user: TestUser;
let workers: ReturnType<typeof createContentWorkers>;

beforeAll(async () => {
  ctx = await createTestHttp();
  workers = createContentWorkers(ctx.log, { maxWaitMs: workerWaitMs });
  createAi({
    ...ctx,
    runJob: workers.runJob,
    pagesOrigin: TEST_PAGES_ORIGIN,
    checkPage: async () => ({ ok: true }),
    findImage: async () => undefined,
  }).bind(ctx.bind);
});
beforeEach(async () => {
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(async () => {
  workers.close();
  await ctx.close();
});

function call(path: string, payload: object) {
  return ctx.http.inject({
    method: 'POST',
    url: `/api/ai/${path}`,
    headers: user.headers,
    payload,
  });
}
const used = async () =>
  (await ctx.db.selectFrom('ai_requests').select('id').where('user_id', '=', user.id).execute())
    .length;
async function useUp(): Promise<void> {
  const row = { user_id: user.id, created_at: ctx.clock.now() };
  await ctx.db.insertInto('ai_requests').values(Array(100).fill(row)).execute();
}
const links = [
  { title: 'Shop', url: 'https://example.com/shop' },
  { title: 'Music', url: 'https://music.example/ada' },
];

describe('generate', () => {
  it("ONB-25 API-39 composes the user's page from links", async () => {
    const response = await call('generate', { links });
    expect(response.statusCode).toBe(200);
    const { data, receipt } = response.json();
    expect(data.metadata.title).toBe(`${user.username}'s Page`);
    // Visitors may see it at once, so nothing on it asks to be written.
    expect(data.jsx).not.toMatch(/tagline: '|\[[A-Z]/);
    for (const { url } of links) expect(data.jsx).toContain(url);
    expect(receipt).toContain('2 links');
    expect(compile(data).ok).toBe(true);
    expect((await call('generate', { links })).json()).toEqual(response.json());
  });

  it('ONB-17 composes a page without links', async () => {
    const { data } = (await call('generate', {})).json();
    expect(data.metadata.title).toBe(`${user.username}'s Page`);
    expect(compile(data).ok).toBe(true);
  });

  it('ONB-25 composes several looks of one content, and the same again', async () => {
    const prompt = 'a bakery called Olive & Rye, croissant 2.80';
    const response = await call('generate', { prompt, links, looks: 3 });
    const { data, looks } = response.json();
    expect(looks).toHaveLength(3);
    expect(looks[0]).toEqual(data);
    const pages = looks.map(
      ({ jsx }: { jsx: string }) => /^const page = [\s\S]*?\n};/.exec(jsx)?.[0],
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('Olive & Rye');
    expect(new Set(looks.map(({ css }: { css: string }) => css)).size).toBe(3);
    for (const look of looks) expect(look.metadata.title).toBe(`${user.username}'s Page`);
    expect((await call('generate', { prompt, links, looks: 3 })).json()).toEqual(response.json());
  });

  it('puts the name on the page that was asked for', async () => {
    const { data } = (await call('generate', { name: 'Analytical Tea', links, looks: 2 })).json();
    expect(data.jsx).toContain('name: "Analytical Tea"');
  });

  it('TIER-5 TIER-12 API-39 builds from a description, also when the requests to a model are used up', async () => {
    await useUp();
    const prompt = 'Build a portfolio page with a purple gradient background';
    const response = await call('generate', { prompt, links });
    expect(response.statusCode).toBe(200);
    expect(compile(response.json().data).ok).toBe(true);
    expect(await used()).toBe(100);
  });

  it('responds to what makes no page', async () => {
    const response = await call('generate', { prompt: 'What is the capital of France?' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'ai.not_understood']);
    expect(response.json().message).not.toBe('');
  });

  it.each([
    { prompt: 5 },
    { links: 'x' },
    { links: [{ title: '', url: 'https://a.example' }] },
    { links: [{ title: 'A', url: 'javascript:alert(1)' }] },
    { links: Array(11).fill(links[0]) },
    { prompt: 'x'.repeat(16 * 1024 + 1) },
    { more: 1 },
  ])('API-39 rejects %j', async (body) => {
    const response = await call('generate', body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });
});

describe('modify', () => {
  const made = async () => (await call('generate', { links })).json().data;

  it('API-40 changes the given source and keeps its links', async () => {
    const content = await made();
    const response = await call('modify', {
      instruction: 'change the background to black',
      content,
    });
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(data).not.toEqual(content);
    for (const { url } of links) expect(data.jsx).toContain(url);
  });

  it('API-40 has nothing to undo', async () => {
    const response = await call('modify', { instruction: 'undo', content: await made() });
    expect([response.statusCode, response.json().code]).toEqual([422, 'ai.not_understood']);
  });

  it.each([
    {},
    { instruction: ' ', content: { jsx: '' } },
    { instruction: 'x' },
    { instruction: 'x', content: { jsx: 1 } },
    { instruction: 'x', content: { jsx: '' }, more: 1 },
  ])('API-40 rejects %j', async (body) => {
    const response = await call('modify', body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });

  it.each(['generate', 'modify'])('API-4 %s needs a caller', async (path) => {
    const response = await ctx.http.inject({ method: 'POST', url: `/api/ai/${path}`, payload: {} });
    expect(response.statusCode).toBe(401);
  });

  it('API-40 survives a source that is no page', async () => {
    await ctx.accounts.changeTier(user.id, 'premium');
    const response = await call('modify', {
      instruction: 'make it dark',
      content: { jsx: '<<<{{{' },
    });
    expect([200, 422]).toContain(response.statusCode);
  });
});
