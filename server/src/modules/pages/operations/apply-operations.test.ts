// Changing the draft by operations through the app server.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bakery } from '../../../../../compiler/test/page-designs.ts';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let id: string;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx);
  const caller = { userId: user.id } as Parameters<typeof testPages.pages.savePage>[0];
  id = await testPages.pages.savePage(caller, { content: writeDesign(bakery()), autoSaved: false });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

const rename = (title: string): Operation => ({
  type: 'link.update',
  id: 'order',
  set: { title },
  unset: [],
});

const apply = (operations: unknown, batch?: string) =>
  ctx.http.inject({
    method: 'POST',
    url: `/api/pages/${id}/operations`,
    headers: user.headers,
    payload: { operations, ...(batch === undefined ? {} : { batch }) } as object,
  });
const load = async (url: string) =>
  (await ctx.http.inject({ method: 'GET', url, headers: user.headers })).json();
const currentDesign = async () =>
  openPage((await load('/api/pages/current?_=1')).content)?.design as ReturnType<typeof bakery>;
const countVersions = async () => (await load(`/api/pages/${id}/versions`)).total as number;

describe('operations on the draft', () => {
  it('TIER-4 change what they name and nothing else, also on a plan without the code editor', async () => {
    const before = await currentDesign();
    const response = await apply([rename('Order bread')]);
    expect(response.statusCode).toBe(200);
    const after = await currentDesign();
    expect(after.page.links[0]?.title).toBe('Order bread');
    const [first, ...rest] = after.page.links;
    const same = { ...after.page, links: [{ ...first, title: 'Order online' }, ...rest] };
    expect({ ...after, page: same }).toEqual(before);
    expect(response.headers.etag).toBe((await load('/api/pages/current?_=1')).etag);
  });

  it('are all or none', async () => {
    const { etag } = await load('/api/pages/current?_=1');
    const response = await apply([rename('Order bread'), { type: 'link.remove', id: 'gone' }]);
    expect([response.statusCode, response.json().code]).toEqual([422, 'pages.operation_failed']);
    expect((await load('/api/pages/current?_=1')).etag).toBe(etag);
  });

  it('are rejected with the field that is wrong', async () => {
    const response = await apply([{ type: 'theme.color', role: 'accent', color: 'javascript:1' }]);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    expect((await apply([])).statusCode).toBe(400);
  });

  it('make a version each, and one for a batch in a row', async () => {
    const before = await countVersions();
    await apply([rename('O')], 'typing');
    await apply([rename('Or')], 'typing');
    await apply([rename('Ord')], 'typing');
    expect(await countVersions()).toBe(before + 1);
    await apply([rename('Orders')], 'typing again');
    await apply([rename('Orders!')]);
    expect(await countVersions()).toBe(before + 3);
    expect((await currentDesign()).page.links[0]?.title).toBe('Orders!');
  });

  it('leave the published version as it is', async () => {
    await apply([rename('O')], 'typing');
    const { current_version_id } = await ctx.db
      .updateTable('pages')
      .set((eb) => ({ published_version_id: eb.ref('current_version_id') }))
      .where('id', '=', id)
      .returning('current_version_id')
      .executeTakeFirstOrThrow();
    await apply([rename('Or')], 'typing');
    const published = await ctx.db
      .selectFrom('page_versions')
      .select('jsx')
      .where('id', '=', current_version_id)
      .executeTakeFirstOrThrow();
    expect(published.jsx).toContain('"O"');
  });

  it('of several devices at once are all kept', async () => {
    const add = (name: string) =>
      apply([
        { type: 'link.add', link: { id: name, title: name, url: `https://${name}.example/` } },
      ]);
    const responses = await Promise.all(['first', 'second', 'third'].map(add));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const ids = (await currentDesign()).page.links.map((link) => link.id);
    expect(ids).toEqual(expect.arrayContaining(['first', 'second', 'third']));
  });

  it('change code that was written by hand where it has a place for them', async () => {
    const caller = { userId: user.id } as Parameters<typeof testPages.pages.savePage>[0];
    await testPages.pages.savePage(caller, { content: pageWith('Hello'), autoSaved: false });
    const response = await apply([{ type: 'text.replace', from: 'Hello', to: 'Hi there' }]);
    expect(response.json().content.jsx).toBe(pageWith('Hi there').jsx);
    const impossible = await apply([{ type: 'theme.density', steps: 1 }]);
    expect([impossible.statusCode, impossible.json().code]).toEqual([
      422,
      'pages.operation_failed',
    ]);
  });

  it('of another user find no page', async () => {
    user = await buildUser(ctx);
    expect((await apply([rename('Mine')])).json().code).toBe('pages.not_found');
  });
});
