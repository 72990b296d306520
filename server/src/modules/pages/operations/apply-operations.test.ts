// Changing the draft by operations through the app server.
import { randomUUID } from 'node:crypto';
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
}, 60_000);
beforeEach(async () => {
  id = await createAnotherPage();
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

/** Of another user, who acts from now on. */
async function createAnotherPage(): Promise<string> {
  user = await buildUser(ctx);
  const caller = { userId: user.id } as Parameters<typeof testPages.pages.savePage>[0];
  return testPages.pages.savePage(caller, { content: writeDesign(bakery()), autoSaved: false });
}

const rename = (title: string): Operation => ({
  type: 'link.update',
  id: 'order',
  set: { title },
  unset: [],
});

const send = (edits: unknown, batch?: string) =>
  ctx.http.inject({
    method: 'POST',
    url: `/api/pages/${id}/operations`,
    headers: user.headers,
    payload: { edits, ...(batch === undefined ? {} : { batch }) } as object,
  });
const apply = (operations: unknown, batch?: string) => send([{ operations }], batch);
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

  it('make a version each, and one for a batch in a row', { tags: 'slow' }, async () => {
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

  it('of one call are limited, over all edits', async () => {
    const edits = Array.from({ length: 3 }, () => ({ operations: Array(70).fill(rename('O')) }));
    const { statusCode, body } = await send(edits);
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'input.invalid']);
  });

  it('of another user find no page', async () => {
    user = await buildUser(ctx);
    expect((await apply([rename('Mine')])).json().code).toBe('pages.not_found');
  });
});

describe('an edit that is sent again', () => {
  /** Relative: each time it is applied it counts. */
  const denser: Operation = { type: 'theme.density', steps: 1 };
  const density = async () => (await currentDesign()).theme.density;

  it('with its id is answered as before and changes nothing', async () => {
    const edit = { id: randomUUID(), operations: [denser] };
    const first = await send([edit], 'b');
    const [once, versions] = [await density(), await countVersions()];
    expect(once).not.toBe(bakery().theme.density);
    const again = await send([{ ...edit, id: edit.id.toUpperCase() }], 'b');
    expect([again.statusCode, again.json(), again.headers.etag]).toEqual([
      200,
      first.json(),
      first.headers.etag,
    ]);
    expect([await density(), await countVersions()]).toEqual([once, versions]);
  });

  it('without an id is another edit', async () => {
    await apply([denser]);
    const once = await density();
    await apply([denser]);
    expect(await density()).not.toBe(once);
  });

  it('by two clients at once is applied once, by each with edits of its own too', async () => {
    const shared = { id: randomUUID(), operations: [denser] };
    const own = (title: string) => ({ id: randomUUID(), operations: [rename(title)] });
    const responses = await Promise.all([
      send([shared, own('A')]),
      send([shared, own('B')]),
      send([shared]),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const both = await density();
    const { page } = await currentDesign();
    expect(['A', 'B']).toContain(page.links[0]?.title);
    id = await createAnotherPage();
    await apply([denser]);
    expect(both).toBe(await density());
  });

  it('that changes nothing is known as well, however many send it', async () => {
    const edit = { id: randomUUID(), operations: [rename('Order online')] };
    const { etag } = await load('/api/pages/current?_=1');
    const responses = await Promise.all([send([edit]), send([edit]), send([edit])]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await apply([rename('Order bread')]);
    expect((await send([edit])).json().etag).not.toBe(etag);
    expect((await currentDesign()).page.links[0]?.title).toBe('Order bread');
  });

  it('with other content is rejected, and so is one id for two edits', async () => {
    const edit = { id: randomUUID(), operations: [denser] };
    await send([edit]);
    const { etag } = await load('/api/pages/current?_=1');
    const other = { id: edit.id, operations: [rename('Other')] };
    const twice = { id: randomUUID(), operations: [rename('Twice')] };
    for (const edits of [[other], [{ operations: [rename('Fine')] }, other], [twice, twice]]) {
      const response = await send(edits);
      expect([response.statusCode, response.json().code]).toEqual([422, 'pages.edit_id_reused']);
    }
    expect((await load('/api/pages/current?_=1')).etag).toBe(etag);
  });

  it('is remembered only if it was saved', async () => {
    const edit = { id: randomUUID(), operations: [rename('Order bread')] };
    const impossible = { id: randomUUID(), operations: [{ type: 'link.remove', id: 'gone' }] };
    expect((await send([edit, impossible])).json().code).toBe('pages.operation_failed');
    expect((await send([edit])).statusCode).toBe(200);
    expect((await currentDesign()).page.links[0]?.title).toBe('Order bread');
  });

  it('with the id of an edit of another user is an edit', async () => {
    const edit = { id: randomUUID(), operations: [rename('Order bread')] };
    await send([edit]);
    id = await createAnotherPage();
    await send([edit]);
    expect((await currentDesign()).page.links[0]?.title).toBe('Order bread');
  });

  it('is known for a week, among the last 500 of its page', { tags: 'slow' }, async () => {
    const countEdits = async () =>
      Number(
        (
          await ctx.db
            .selectFrom('page_edits')
            .select((eb) => eb.fn.countAll().as('n'))
            .where('page_id', '=', id)
            .executeTakeFirstOrThrow()
        ).n,
      );
    const edits = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: randomUUID(), operations: [rename(`${i}`)] }));
    const [first, ...more] = [...edits(200), ...edits(200), ...edits(101)];
    for (const part of [[first], more.slice(0, 199), more.slice(199, 399), more.slice(399)]) {
      ctx.clock.set(new Date(ctx.clock.now().getTime() + 1_000));
      expect((await send(part)).statusCode).toBe(200);
    }
    expect(await countEdits()).toBe(500);
    const isKnown = async (edit: object | undefined) => {
      await apply([rename('Between')]);
      await send([edit]);
      return (await currentDesign()).page.links[0]?.title === 'Between';
    };
    expect(await isKnown(first)).toBe(false);
    expect(await isKnown(more.at(-1))).toBe(true);
    const now = ctx.clock.now();
    ctx.clock.set(new Date(now.getTime() + 6 * 24 * 3600_000));
    await testPages.pages.forgetEdits();
    expect(await countEdits()).toBe(500);
    ctx.clock.set(new Date(now.getTime() + 8 * 24 * 3600_000));
    await testPages.pages.forgetEdits();
    expect(await countEdits()).toBe(0);
    ctx.clock.set(now);
  });
});
