// Which sources are accepted on a plan without the code editor, over every route that takes one.
import { applyFix } from '@vys/compiler/publish-checks/apply-fix';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { plans, tiers } from '@vys/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

type Content = ReturnType<typeof pageWith>;

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: unknown,
  headers: object = {},
) {
  const body = payload === undefined ? {} : { payload: payload as object };
  return ctx.http.inject({ method, url, headers: { ...user.headers, ...headers }, ...body });
}
const create = (content: unknown) => call('POST', '/api/pages/create', { content });
const update = (content: unknown, headers: object = {}) =>
  call('PUT', '/api/pages/update', { content }, headers);
const current = async () => (await call('GET', '/api/pages/current')).json();
async function versions(): Promise<{ content: Content; autoSaved: boolean }[]> {
  const { id } = await current();
  return (await call('GET', `/api/pages/${id}/versions`)).json().versions;
}
const links = [{ title: 'Shop', url: 'https://example.com/shop' }];
const generated = async (): Promise<Content> =>
  (await call('POST', '/api/ai/generate', { links })).json().data;
const chat = (content: string, context?: Content) =>
  call('POST', '/api/ai/chat', {
    messages: [{ role: 'user', content }],
    ...(context ? { context } : {}),
  });
const typed = (content: Content): Content => ({
  ...content,
  jsx: content.jsx.replace('<main', '<main id="mine"'),
});
const withTitle = (content: Content, title: string): Content => ({
  ...content,
  metadata: { ...content.metadata, title },
});

function expectLocked(response: Awaited<ReturnType<typeof call>>) {
  expect([response.statusCode, response.json().code]).toEqual([403, 'pages.code_locked']);
  expect(response.json().message).toContain('Upgrade');
}

describe('typed code', () => {
  it.each(tiers)(
    'TIER-4 TIER-14 is saved on the plans with the code editor only: %s',
    async (tier) => {
      user = await buildUser(ctx, { tier });
      const created = await create(pageWith('Typed'));
      if (plans[tier].canEditCode) return expect(created.statusCode).toBe(201);
      expectLocked(created);
      expect((await call('GET', '/api/pages/current')).statusCode).toBe(404);
    },
  );

  it.each([
    ['jsx', (content: Content) => typed(content)],
    ['css', (content: Content) => ({ ...content, css: `${content.css} ` })],
    [
      'jsx and css swapped around',
      ({ jsx, css, metadata }: Content) => ({ jsx: css, css: jsx, metadata }),
    ],
  ])('TIER-14 is rejected over a page that the assistant made: %s', async (_, change) => {
    const content = await generated();
    await create(content);
    expectLocked(await update(change(content)));
    expect((await current()).content).toEqual(content);
  });

  it('TIER-14 is rejected before it could be kept as a conflict version', async () => {
    const content = await generated();
    await create(content);
    expectLocked(await update(typed(content), { 'if-match': '"r0"' }));
    expect(await versions()).toHaveLength(1);
  });

  it('TIER-14 is rejected as the context of a message and as the page to modify', async () => {
    const content = await generated();
    await create(content);
    expectLocked(await chat('Make the background dark green', typed(content)));
    const instruction = 'Make the background dark green';
    expectLocked(await call('POST', '/api/ai/modify', { instruction, content: typed(content) }));
    expect(await versions()).toHaveLength(1);
  });

  it('TIER-14 is not compiled either', { tags: 'slow' }, async () => {
    const { jsx, css } = await generated();
    expect((await call('POST', '/api/pages/compile', { jsx, css })).statusCode).toBe(200);
    expectLocked(await call('POST', '/api/pages/compile', { jsx: `${jsx}\n`, css }));
  });

  it('TIER-14 is rejected when another user has made the same', async () => {
    const content = await generated();
    user = await buildUser(ctx, { tier: 'free' });
    expectLocked(await create(content));
  });

  it('PAGES-8 is rejected in a second page for being the second', async () => {
    await create(await generated());
    expect((await create(pageWith('Typed'))).json().code).toBe('pages.page_limit_reached');
  });
});

describe('what the product made', () => {
  it('is saved as a composed page, and with another title and description', async () => {
    const content = await generated();
    expect((await create(withTitle(content, 'My New Page'))).statusCode).toBe(201);
    expect((await update(withTitle(content, 'Another'))).statusCode).toBe(200);
  });

  it('is saved, reverted, edited further and undone as a reply', { tags: 'slow' }, async () => {
    const first = await generated();
    await create(first);
    expect((await chat('Make the background dark green')).statusCode).toBe(200);
    const second = (await current()).content as Content;
    expect(second).not.toEqual(first);
    // Revert in the studio.
    expect((await update(first)).statusCode).toBe(200);
    // A reply with an unsaved title as its context.
    const renamed = withTitle(second, 'Renamed');
    expect((await chat('Make the background dark blue', renamed)).body).toContain('"complete"');
    expect((await versions()).map(({ content }) => content)).toContainEqual(renamed);
    expect((await chat('undo')).body).toContain('"complete"');
    expect((await current()).content).toEqual(renamed);
  });

  it('is saved as a modified page', async () => {
    const content = await generated();
    const instruction = 'Make the background dark green';
    const { data } = (await call('POST', '/api/ai/modify', { instruction, content })).json();
    expect(data.css).not.toBe(content.css);
    expect((await create(data)).statusCode).toBe(201);
  });

  it('is saved as an imported page', async () => {
    const html = '<title>Ada</title><a href="https://shop.example/">Shop</a>';
    const { content } = (await call('POST', '/api/pages/import', { html })).json();
    expect((await create(content)).statusCode).toBe(201);
  });

  it('TIER-14 is saved with the fixes that a report offers', async () => {
    await ctx.accounts.changeTier(user.id, 'premium');
    const jsx =
      'export default () => <main><h1>Hi</h1><img src="https://a.example/a.png" /></main>;';
    const { id } = (await create({ ...pageWith(''), jsx })).json();
    await ctx.accounts.changeTier(user.id, 'free');
    const fixed = { ...pageWith(''), jsx: jsx.replace('.png"', '.png" alt=""') };
    expectLocked(await update(fixed));
    const { findings } = (await call('GET', `/api/pages/${id}/report`)).json();
    const results = findings.map((finding: PublishFinding) =>
      applyFix({ ...pageWith(''), jsx }, finding),
    );
    expect(results).toContainEqual(fixed);
    expect((await update(fixed)).statusCode).toBe(200);
  });

  it('R8 is kept as a version when its save conflicts', { tags: 'slow' }, async () => {
    const first = await generated();
    await create(first);
    await chat('Make the background dark green');
    const stale = await update(withTitle(first, 'Mine'), { 'if-match': '"r1"' });
    expect(stale.json().code).toBe('pages.stale');
    expect((await versions()).map(({ content }) => content)).toContainEqual(
      withTitle(first, 'Mine'),
    );
  });
});

describe('the pages of an account after a downgrade', () => {
  it('TIER-14 stay restorable, renamable and editable by the assistant when their code was typed', async () => {
    await ctx.accounts.changeTier(user.id, 'premium');
    await create(pageWith('One'));
    await update(pageWith('Two'));
    await ctx.accounts.changeTier(user.id, 'free');
    expect((await update(withTitle(pageWith('Two'), 'Renamed'))).statusCode).toBe(200);
    expect((await update(pageWith('One'))).statusCode).toBe(200);
    expect((await chat('Make the background dark green')).body).toContain('"complete"');
    expectLocked(await update(pageWith('Three')));
  });

  it('stay restorable when more sources were made since than are remembered', async () => {
    await ctx.accounts.changeTier(user.id, 'premium');
    await create(pageWith('One'));
    await update(pageWith('Two'));
    await ctx.accounts.changeTier(user.id, 'free');
    await ctx.db.deleteFrom('known_sources').where('user_id', '=', user.id).execute();
    expect((await update(pageWith('One'))).statusCode).toBe(200);
  });
});

it('remembers a bounded number of sources for each user', async () => {
  const otherUser = await buildUser(ctx, { tier: 'free' });
  const rows = [user, otherUser].flatMap(({ id }) =>
    Array.from({ length: 1000 }, (_, n) => ({
      user_id: id,
      hash: Buffer.from(String(n).padStart(32, '0')),
      seen_at: new Date(n),
    })),
  );
  await ctx.db.insertInto('known_sources').values(rows).execute();
  const content = await generated();
  const counts = await ctx.db
    .selectFrom('known_sources')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', [user.id, otherUser.id])
    .groupBy('user_id')
    .execute();
  expect(counts.map(({ count }) => count)).toEqual([1000, 1000]);
  expect((await create(content)).statusCode).toBe(201);
});
