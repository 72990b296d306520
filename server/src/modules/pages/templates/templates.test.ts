// Looking at templates and using them, through the app server.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/values';
import type { PageContent } from '@vys/contract/pages/pages';
import { templateIds } from '@vys/contract/templates/template-ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bakery } from '../../../../../compiler/test/page-designs.ts';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';

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

function request(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const { headers } = user;
  return ctx.http.inject({ method, url, headers, ...(payload && { payload }) });
}
const use = (id: string, content?: PageContent) =>
  request('POST', `/api/templates/${id}/use`, content ? { content } : {});
const designOf = (content: PageContent) => openPage(content)?.design as PageDesign;
const savePage = (content: PageContent) =>
  testPages.pages.savePage({ userId: user.id } as Parameters<typeof testPages.pages.savePage>[0], {
    content,
    autoSaved: false,
  });

describe('a template', () => {
  it.each(templateIds)('ROUTE-13 is shown with its sample content: %s', async (id) => {
    const response = await request('GET', `/api/templates/${id}`);
    expect(response.statusCode).toBe(200);
    const { content } = response.json();
    expect(designOf(content).page.links.length).toBeGreaterThan(2);
    expect(content.jsx).not.toContain('pictures.invalid');
    const pictures = [...content.jsx.matchAll(/url: "([^"]+\.svg)"/g)].map(([, url]) => url);
    for (const url of pictures) expect(url).toContain(`${TEST_PAGES_ORIGIN}/_/templates/`);
  });

  it('that does not exist is an input error', async () => {
    expect((await request('GET', '/api/templates/constructor')).statusCode).toBe(400);
    expect((await use('nothing')).statusCode).toBe(400);
  });
});

describe('using a template', () => {
  it('ROUTE-13 keeps the content of the page and saves nothing', async () => {
    const content = writeDesign(bakery());
    const own = { ...content, metadata: { title: 'My own title', description: 'Mine' } };
    await savePage(own);
    const before = (await request('GET', '/api/pages/current')).json();
    const response = await use('podcaster', own);
    expect(response.statusCode).toBe(200);
    const { content: made, is_complete, added_sections } = response.json();
    expect(is_complete).toBe(true);
    expect(made.metadata).toEqual(own.metadata);
    const { page, theme } = designOf(made);
    expect(theme.family).toBe('broadcast');
    expect(page.links).toEqual(bakery().page.links);
    for (const { layout: _, ...section } of bakery().page.sections) {
      expect(page.sections).toContainEqual(expect.objectContaining(section));
    }
    expect(page.sections).toHaveLength(bakery().page.sections.length + added_sections);
    expect((await request('GET', '/api/pages/current')).json()).toEqual(before);
  });

  it('TIER-4 ROUTE-13 gives a page that a plan without the code editor can save', async () => {
    await savePage(writeDesign(bakery()));
    const { content } = (await use('coach', writeDesign(bakery()))).json();
    const saved = await request('PUT', '/api/pages/update', { content });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().content.jsx).toBe(content.jsx);
  });

  it('TIER-4 rejects code that was typed on a plan without the code editor', async () => {
    const response = await use('coach', pageWith('Typed'));
    expect([response.statusCode, response.json().code]).toEqual([403, 'pages.code_locked']);
  });

  it('makes a first page from the account, with placeholders', async () => {
    const { content, is_complete, added_sections } = (await use('cafe')).json();
    expect([is_complete, added_sections]).toEqual([true, 4]);
    const { page } = designOf(content);
    expect(page.name).toBe(user.fullName);
    expect(page.links.every(({ title, url }) => isPlaceholder(title) && !url)).toBe(true);
    expect(isPlaceholder(page.tagline ?? '')).toBe(true);
    const created = await request('POST', '/api/pages/create', { content });
    expect(created.statusCode).toBe(201);
  });

  it('says when a page of free code can be read in part only', async () => {
    user = await buildUser(ctx, { tier: 'premium' });
    const { content, is_complete } = (await use('author', pageWith('Hello'))).json();
    expect(is_complete).toBe(false);
    expect(designOf(content).page.name).toBe('Hello');
  });

  it('says when the code cannot be read', async () => {
    user = await buildUser(ctx, { tier: 'premium' });
    const response = await use('author', { ...pageWith('Hello'), jsx: 'export default (' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'pages.unreadable']);
  });
});
