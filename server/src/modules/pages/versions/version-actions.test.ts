// Numbers, sources and summaries of versions, undo and redo, comparing and restoring, through the app server.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { Page, PageContent } from '@vys/contract/pages/pages';
import type { PageVersion, VersionDifference } from '@vys/contract/pages/versions';
import type { Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
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
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers = {},
) {
  const response = await ctx.http.inject({
    method,
    url,
    headers: { ...user.headers, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() as T & { code?: string } };
}
async function create(content: PageContent = writeDesign(bakery())) {
  const created = await call<Page>('POST', '/api/pages/create', { content });
  expect(created.status).toBe(201);
  id = created.body.id;
}
/** As the content panel does. */
async function apply(...operations: Operation[]): Promise<Page> {
  const payload = { edits: [{ operations }] };
  const { status, body } = await call<Page>('POST', `/api/pages/${id}/operations`, payload);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const save = (content: PageContent, more: object = {}) =>
  call<Page>('PUT', '/api/pages/update', { content, ...more });
const current = async () => (await call<Page>('GET', '/api/pages/current?_=1')).body;
type List = { versions: PageVersion[]; total: number; has_summaries: boolean };
/** Summaries that take long are there when the list is loaded again. */
async function list(): Promise<PageVersion[]> {
  const { body } = await call<List>('GET', `/api/pages/${id}/versions`);
  return body.has_summaries ? body.versions : list();
}
type Stepped = { page: Page; summary: string | null };
const step = (action: 'undo' | 'redo', steps = 1, headers = {}) =>
  call<Stepped>('POST', `/api/pages/${id}/history`, { action, steps }, headers);
const restore = (versionId: string, body: object = {}, headers = {}) =>
  call<Page>('POST', `/api/pages/${id}/versions/${versionId}/restore`, body, headers);
async function compare(from: string, to?: string) {
  const url = `/api/pages/${id}/versions/${from}/changes${to ? `?to=${to}` : ''}`;
  const { status, body } = await call<{ differences: VersionDifference[] }>('GET', url);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.differences;
}
const setTier = (tier: Tier) =>
  ctx.db.updateTable('accounts').set({ tier }).where('user_id', '=', user.id).execute();
const model = ({ content }: Pick<Page, 'content'>) => openPage(content)?.design;

const addShop: Operation = {
  type: 'link.add',
  link: {
    id: 'shop',
    title: 'Shop',
    url: 'https://shop.example/',
    emphasis: 'normal',
    hidden: false,
  },
};
const removeMenu: Operation = { type: 'section.remove', id: 'menu' };
const raisePrice: Operation = {
  type: 'item.update',
  section: 'menu',
  id: 'croissant',
  set: { price: { text: '£3.20', amount: 3.2, currency: 'GBP' } },
  unset: [],
};
const darkGreen: Operation = { type: 'theme.color', role: 'accent', color: '#14532d' };

describe('the number of a version', () => {
  it('HIST-3 counts from the oldest and stays when others are removed', async () => {
    await create(pageWith('1'));
    for (const text of ['2', '3', '4']) await save(pageWith(text));
    const before = await list();
    expect(before.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    await ctx.db
      .deleteFrom('page_versions')
      .where('id', '=', before[2]?.id ?? '')
      .execute();
    await save(pageWith('5'));
    expect((await list()).map(({ number }) => number)).toEqual([5, 4, 3, 1]);
  });

  it('is given once when several saves come at the same time', { tags: 'slow' }, async () => {
    await create();
    const add = (name: string) =>
      apply({ ...addShop, link: { ...addShop.link, id: name, title: name } } as Operation);
    await Promise.all(['first', 'second', 'third'].map(add));
    expect((await list()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });
});

describe('versions over time', () => {
  it('are thinned by age when the page is saved, as far as the plan reaches', {
    tags: 'slow',
  }, async () => {
    await create(pageWith('0'));
    for (let n = 1; n < 70; n += 1) await save(pageWith(`${n}`));
    // All but the last 50 are from one hour, 40 days ago.
    const age = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
    const backdate = (days: number) =>
      ctx.db
        .updateTable('page_versions')
        .set({ created_at: age(days) })
        .where('page_id', '=', id)
        .where('number', '<=', 20)
        .execute();
    await backdate(40);
    await setTier('premium');
    await save(pageWith('premium'));
    const ofPremium = (await list()).map(({ number }) => number);
    // 21 is of today, and 20 is left of 1 to 20.
    expect(ofPremium).toHaveLength(52);
    expect(ofPremium.slice(-2)).toEqual([21, 20]);
    await setTier('free');
    await backdate(40);
    await save(pageWith('premium', { title: 'Free' }));
    const ofFree = (await list()).map(({ number }) => number);
    expect([ofFree.at(0), ofFree.at(-1), ofFree.length]).toEqual([72, 21, 52]);
  });
});

describe('a list of versions', () => {
  it('says who or what made each and what it changed, in one line', { tags: 'slow' }, async () => {
    await setTier('premium');
    await create();
    await apply(addShop);
    await apply(darkGreen, raisePrice);
    const { content } = await current();
    await save({ ...content, metadata: { ...content.metadata, title: 'Bread' } });
    await save({ ...content, css: `${content.css}\n.mine { color: red }\n.yours { color: red }` });
    const told = (await list()).map(({ source, summary }) => [source, summary]);
    expect(told).toEqual([
      ['code', 'Changed the page title to “Olive & Rye” and changed 2 lines of code'],
      ['editor', 'Changed the page title to “Bread”'],
      ['content', 'Changed the price of Croissant to £3.20 and made the accent color dark green'],
      ['content', 'Added Shop'],
      [null, 'Created the page'],
    ]);
  });

  it('counts lines where the code was written by hand', async () => {
    await setTier('premium');
    await create(pageWith('One'));
    await save(pageWith('Two'));
    expect((await list())[0]).toMatchObject({ source: 'code', summary: 'Changed 1 line of code' });
  });

  it('tells nothing of a version whose predecessor is gone, and of edits in a row what all did', {
    tags: 'slow',
  }, async () => {
    await create();
    const rename = (title: string): Operation => {
      return { type: 'link.update', id: 'order', set: { title }, unset: [] };
    };
    const type = (title: string) =>
      call('POST', `/api/pages/${id}/operations`, {
        edits: [{ operations: [rename(title)] }],
        batch: 'b',
      });
    await type('Bre');
    expect((await list())[0]?.summary).toBe('Renamed Order online to Bre');
    await type('Bread');
    expect((await list())[0]?.summary).toBe('Renamed Order online to Bread');
    await apply(addShop);
    await ctx.db.deleteFrom('page_versions').where('number', '<', 3).execute();
    expect((await list()).map(({ summary }) => summary)).toEqual([null]);
  });

  it('marks what visitors see and what they have seen', { tags: 'slow' }, async () => {
    user = await buildUser(ctx, { vysUrl: `h${Date.now().toString(36)}` });
    await create();
    const publish = () => call('POST', `/api/pages/${id}/publish`);
    expect((await publish()).status).toBe(200);
    await apply(addShop);
    expect((await list()).map(({ isLive, publishedAt }) => [isLive, publishedAt !== null])).toEqual(
      [
        [false, false],
        [true, true],
      ],
    );
    expect((await publish()).status).toBe(200);
    expect((await list()).map(({ isLive, publishedAt }) => [isLive, publishedAt !== null])).toEqual(
      [
        [true, true],
        [false, true],
      ],
    );
  });
});

describe('undo and redo', () => {
  it('go back and forth by any number of steps and say what they undid', {
    tags: 'slow',
  }, async () => {
    await create();
    await apply(addShop);
    await apply(raisePrice);
    await apply(removeMenu);
    expect(await current()).toMatchObject({ can_undo: true, can_redo: false });
    const first = await step('undo');
    expect(first.body).toMatchObject({
      summary: 'Removed Menu',
      page: { can_undo: true, can_redo: true },
    });
    expect((await step('undo')).body.summary).toBe('Changed the price of Croissant to £3.20');
    const last = (await step('undo', 50)).body;
    expect(last).toMatchObject({ summary: 'Added Shop', page: { can_undo: false } });
    expect(model(last.page)).toEqual(bakery());
    expect((await step('undo')).body).toMatchObject({
      code: 'pages.no_step',
      message: "There's nothing to undo.",
    });
    expect((await step('redo', 2)).body.summary).toBe(
      'Added Shop and changed the price of Croissant to £3.20',
    );
    const again = (await step('redo')).body;
    expect(again.page).toMatchObject({ can_undo: true, can_redo: false });
    expect(model(again.page)?.page.sections.map((section) => section.id)).toEqual(['club', 'more']);
    expect(await step('redo')).toMatchObject({
      status: 409,
      body: { message: "There's nothing to redo." },
    });
    expect((await list()).slice(0, 5).map(({ source }) => source)).toEqual([
      'redo',
      'redo',
      'undo',
      'undo',
      'undo',
    ]);
  });

  it('tell the steps of a single version in the list', { tags: 'slow' }, async () => {
    await create();
    await apply(addShop);
    await step('undo');
    await step('redo');
    expect((await list()).map(({ summary }) => summary)).toEqual([
      'Added Shop',
      'Removed Shop',
      'Added Shop',
      'Created the page',
    ]);
  });

  it('of a page that was changed elsewhere change nothing', { tags: 'slow' }, async () => {
    await create();
    const { etag } = await apply(addShop);
    await apply(raisePrice);
    const stale = await step('undo', 1, { 'if-match': etag });
    expect([stale.status, stale.body.code]).toEqual([412, 'pages.stale']);
    expect(await list()).toHaveLength(3);
  });

  it('reach past versions that were thinned out', { tags: 'slow' }, async () => {
    await create(pageWith('0'));
    for (let n = 1; n < 60; n += 1) await save(pageWith(`${n}`));
    await ctx.db
      .updateTable('page_versions')
      .set({ created_at: sql<Date>`now() - interval '10 days'` })
      .where('page_id', '=', id)
      .where('number', '<', 60)
      .execute();
    await save(pageWith('60'));
    const numbers = (await list()).map(({ number }) => number);
    expect(numbers).toEqual([61, ...Array.from({ length: 49 }, (_, index) => 60 - index)]);
    const { body } = await step('undo', 50);
    expect(body.page.content).toEqual(pageWith('11'));
    expect(body.page.can_undo).toBe(false);
  });
});

describe('comparing versions', () => {
  it('tells by part of the page what changed, and what of it can be brought back', {
    tags: 'slow',
  }, async () => {
    await create();
    const [first] = await list();
    await apply(addShop, raisePrice, darkGreen, {
      type: 'profile.set',
      set: { tagline: 'Bread since 1990' },
      unset: [],
    });
    await apply({ type: 'section.remove', id: 'club' });
    expect(await compare(first?.id ?? '')).toEqual([
      {
        part: 'profile',
        kind: 'profile',
        changes: ['Changed the tagline to “Bread since 1990”'],
        canRestore: true,
      },
      { part: 'links', kind: 'links', changes: ['Added Shop'], canRestore: true },
      {
        part: 'section:menu',
        kind: 'menu',
        title: 'Menu',
        changes: ['Changed the price of Croissant to £3.20'],
        canRestore: true,
      },
      {
        part: 'section:club',
        kind: 'newsletter',
        title: 'Bread club',
        changes: ['Removed Bread club'],
        canRestore: true,
      },
      {
        part: 'design',
        kind: 'design',
        changes: ['Made the accent color dark green'],
        canRestore: true,
      },
    ]);
  });

  it('compares any two versions', { tags: 'slow' }, async () => {
    await create();
    await apply(addShop);
    await apply(raisePrice);
    const [, second, first] = await list();
    expect(await compare(first?.id ?? '', second?.id)).toMatchObject([
      { part: 'links', changes: ['Added Shop'] },
    ]);
  });

  it('counts lines of code that has no parts', { tags: 'slow' }, async () => {
    await setTier('premium');
    await create(pageWith('One'));
    const [first] = await list();
    await save(pageWith('Two', { title: 'Other' }));
    expect(await compare(first?.id ?? '')).toEqual([
      { part: 'details', kind: 'details', changes: ['Changed the page title'], canRestore: false },
      { part: 'code', kind: 'code', changes: ['Code changed: 1 line'], canRestore: false },
    ]);
  });
});

describe('restoring', () => {
  it('HIST-10 makes the whole content of a version a new version, which undo takes back', {
    tags: 'slow',
  }, async () => {
    await create();
    const [first] = await list();
    await apply(addShop);
    await apply(removeMenu);
    const restored = await restore(first?.id ?? '');
    expect(model(restored.body)).toEqual(bakery());
    expect((await list())[0]).toMatchObject({
      number: 4,
      source: 'restore',
      autoSaved: false,
      summary: 'Removed Shop and added a menu',
    });
    const { page } = (await step('undo')).body;
    expect(model(page)?.page.sections.map((section) => section.id)).toEqual(['club', 'more']);
  });

  it('TIER-4 of one section leaves everything else, also on a plan without the code editor', {
    tags: 'slow',
  }, async () => {
    await create();
    const [first] = await list();
    await setTier('free');
    await apply(raisePrice);
    await apply(addShop, darkGreen);
    const changed = await restore(first?.id ?? '', { part: 'section:menu' });
    expect(changed.status).toBe(200);
    const design = model(changed.body);
    expect(design?.page.sections).toEqual(bakery().page.sections);
    expect(design?.page.links.map((link) => link.id)).toContain('shop');
    expect(design?.theme.colors.accent).toBe('#14532d');
    expect((await list())[0]).toMatchObject({ source: 'restore' });
    expect(model((await step('undo')).body.page)?.page.sections).not.toEqual(
      bakery().page.sections,
    );
  });

  it('brings a removed section back to its place, and takes an added one away', {
    tags: 'slow',
  }, async () => {
    await create();
    const [first] = await list();
    await apply(removeMenu);
    const { body } = await restore(first?.id ?? '', { part: 'section:menu' });
    expect(model(body)).toEqual(bakery());
    await apply({
      type: 'section.add',
      section: { kind: 'text', id: 'note', hidden: false, text: 'Closed in August' },
    });
    const without = await restore(first?.id ?? '', { part: 'section:note' });
    expect(model(without.body)).toEqual(bakery());
  });

  it.each([
    ['links', addShop],
    ['design', darkGreen],
    ['profile', { type: 'profile.set', set: { about: 'Ours' }, unset: ['tagline'] } as Operation],
  ])('brings back the %s alone', async (part, operation) => {
    await create();
    const [first] = await list();
    await apply(operation, raisePrice);
    const design = model((await restore(first?.id ?? '', { part })).body);
    const { sections: _now, ...page } = design?.page ?? bakery().page;
    const { sections: _then, ...earlier } = bakery().page;
    expect({ page, theme: design?.theme }).toEqual({ page: earlier, theme: bakery().theme });
    expect(design?.page.sections).not.toEqual(bakery().page.sections);
  });

  it('says when a part cannot be restored on its own', { tags: 'slow' }, async () => {
    await create();
    const [first] = await list();
    // A link that stood in the list at the top would be gone with the section.
    await apply({ type: 'link.move', id: 'order', section: 'more', index: 0 });
    expect(await compare(first?.id ?? '')).toMatchObject([
      { part: 'section:more', canRestore: false },
    ]);
    const rejected = await restore(first?.id ?? '', { part: 'section:more' });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'pages.part_not_restorable']);
    const unknown = await restore(first?.id ?? '', { part: 'section:nothing' });
    expect(unknown.body.code).toBe('pages.part_not_restorable');
    expect(await list()).toHaveLength(2);
  });

  it('of the current version changes nothing', async () => {
    await create();
    const [first] = await list();
    expect((await restore(first?.id ?? '')).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('of a page that was changed elsewhere changes nothing', { tags: 'slow' }, async () => {
    await create();
    const [first] = await list();
    const { etag } = await apply(addShop);
    await apply(raisePrice);
    for (const body of [{}, { part: 'links' }]) {
      const stale = await restore(first?.id ?? '', body, { 'if-match': etag });
      expect([stale.status, stale.body.code]).toEqual([412, 'pages.stale']);
    }
  });
});

describe("another user's versions", () => {
  it('are not found', { tags: 'slow' }, async () => {
    await create();
    const [theirs] = await list();
    user = await buildUser(ctx);
    await create();
    const foreign = theirs?.id ?? '';
    expect((await restore(foreign)).body.code).toBe('pages.version_not_found');
    const url = `/api/pages/${id}/versions/${foreign}/changes`;
    expect((await call('GET', url)).body.code).toBe('pages.version_not_found');
  });
});
