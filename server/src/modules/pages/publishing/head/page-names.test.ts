// What a published page is called, before and after a new headline and a new username.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { createTestPages, type TestPages } from '../../../../../test/pages.ts';
import { composeProfilePage } from '../../../assistant/jobs.ts';
import { namePage } from './page-names.ts';

describe('the title of a page', () => {
  const owner = { publicName: 'olive', fullName: 'Mara Lind' };
  const made = composeProfilePage({ username: 'mara', fullName: 'Olive & Rye', links: [] });
  const titled = (jsx: string, title: string) =>
    namePage({ jsx, metadata: { title, description: '' } }, owner);
  const code = 'export default () => <h1>Hi</h1>;';

  it.each([
    ["mara's Page", made.jsx, 'Olive & Rye', 'Olive & Rye'],
    ['Fresh bread in Leith', made.jsx, 'Fresh bread in Leith', 'Olive & Rye'],
    ["mara's Page", code, "olive's Page", 'Mara Lind'],
    ["Mara's Page", code, "Mara's Page", 'Mara Lind'],
  ])('"%s" is what %# comes to', (title, jsx, shown, name) => {
    expect(titled(jsx, title)).toEqual({ title: shown, name });
  });
});

describe('a published page', () => {
  let ctx: TestHttp;
  let testPages: TestPages;
  beforeAll(async () => {
    ctx = await createTestHttp();
    testPages = await createTestPages(ctx);
  });
  afterAll(async () => {
    await testPages.close();
    await ctx.close();
  });

  const call = (user: TestUser, method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    ctx.http.inject({ method, url, headers: user.headers, payload });

  async function show(name: string) {
    const published = await testPages.pages.findPublic(name);
    if (published.kind !== 'page') throw new Error(published.kind);
    const html = published.pageBuild.html.toString();
    const read = (pattern: RegExp) =>
      pattern
        .exec(html)?.[1]
        ?.replace(/&amp;|\\u0026/g, '&')
        .replace('&#39;', "'");
    return {
      title: read(/<title>([^<]*)</),
      preview: read(/og:title" content="([^"]*)"/),
      about: read(/"mainEntity":\{"@type":"Person","name":"([^"]*)"/),
    };
  }
  /** The bytes of the image that others show with a link to the page. */
  async function readOgImage(name: string): Promise<Buffer> {
    const published = await testPages.pages.findPublic(name);
    if (published.kind !== 'page') throw new Error(published.kind);
    const html = published.pageBuild.html.toString();
    const hash = /og:image" content="[^"]*\/_\/og\/([0-9a-f]{20})\.png"/.exec(html)?.[1] ?? '';
    const image = await testPages.pages.findOgImage(hash);
    if (!image) throw new Error(`no image ${hash}`);
    return image;
  }
  const called = (name: string) => ({ title: name, preview: name, about: name });

  it('is called by its headline, never by an email address or a name of before', async () => {
    const user = await buildUser(ctx, {
      email: 'mara.lind7@example.test',
      firstName: 'Mara.lind7',
      lastName: '',
      vysUrl: 'olive-rye',
    });
    const content = composeProfilePage({
      username: 'olive-rye',
      fullName: 'Olive & Rye',
      links: [],
    });
    const titled = { ...content, metadata: { title: "olive-rye's Page", description: '' } };
    const { id } = (await call(user, 'POST', '/api/pages/create', { content: titled })).json();
    expect((await call(user, 'POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
    expect(await show('olive-rye')).toEqual(called('Olive & Rye'));
    const image = await readOgImage('olive-rye');

    const operations = [{ type: 'profile.set', set: { name: 'Rye & Co' } }];
    const edited = await call(user, 'POST', `/api/pages/${id}/operations`, {
      edits: [{ operations }],
    });
    expect(edited.statusCode).toBe(200);
    expect((await call(user, 'POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
    expect(await show('olive-rye')).toEqual(called('Rye & Co'));
    expect((await readOgImage('olive-rye')).equals(image)).toBe(false);
  });

  it('without a headline of its own follows the username', async () => {
    const user = await buildUser(ctx, {
      email: 'info@example.test',
      firstName: 'Info',
      lastName: '',
      vysUrl: 'shop-of-ada',
    });
    const content = {
      jsx: 'export default () => <main><h1>Hi</h1></main>;',
      css: '',
      metadata: { title: "shop-of-ada's Page", description: '' },
    };
    const { id } = (await call(user, 'POST', '/api/pages/create', { content })).json();
    await call(user, 'POST', `/api/pages/${id}/publish`);
    const page = { title: "shop-of-ada's Page", preview: "shop-of-ada's Page" };
    expect(await show('shop-of-ada')).toEqual({ ...page, about: 'Shop Of Ada' });
    const renamed = await call(user, 'PUT', '/api/user/profile', { vys_url: 'adas-shop' });
    expect(renamed.statusCode).toBe(200);
    expect(await show('adas-shop')).toEqual({
      title: "adas-shop's Page",
      preview: "adas-shop's Page",
      about: 'Adas Shop',
    });
  });
});
