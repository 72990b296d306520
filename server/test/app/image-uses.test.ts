// Deleting an image that a page uses, over the whole product: rejected with a list of the uses, and on
// confirmation removed from the draft and from the published page.
// @module-tag slow
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';

let test: TestApp;
let token: string;
let userId: string;
let name: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  count += 1;
  name = `anna-${count}`;
  ({ token, userId } = await test.signUp(name));
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: name } });
});
afterAll(() => test.stop());

type Asset = { id: string; url: string; thumbnail_url: string };

async function upload(): Promise<Asset> {
  const background = { r: count, g: 120, b: 90 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
  const response = await fetch(`${test.config.appOrigin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Asset;
}
const buildContent = (text: string, element: string, css = '') => ({
  jsx: `export default function Page() {\n  return <main><h1>${text}</h1>${element}<a href="https://shop.example/">Shop</a></main>;\n}`,
  css,
  metadata: { title: 'Anna', description: 'My page' },
});
async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await test.call(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as T;
}
type Page = { id: string; content: { jsx: string; css: string }; has_unpublished_changes: boolean };
const save = (content: object) => json<Page>('PUT', '/api/pages/update', { content });
const current = () => json<Page>('GET', '/api/pages/current');
const publish = ({ id }: Page) => json('POST', `/api/pages/${id}/publish`, {});
async function createAndPublish(content: object): Promise<Page> {
  const page = await json<Page>('POST', '/api/pages/create', { content });
  await publish(page);
  return page;
}
const remove = ({ id }: Asset, query = '') =>
  test.call('DELETE', `/api/media/${id}${query}`, { token });
const listUses = async ({ id }: Asset) =>
  (await json<{ data: unknown[] }>('GET', `/api/media/${id}/uses`)).data;
const readKey = ({ url }: Asset) => new URL(url).pathname.split('/').at(-1) ?? '';
const visit = async (path: string) => {
  const response = await sendRequest(test.config.pagesOrigin, path);
  return { status: response.status, text: response.body.toString('utf8') };
};
const isServed = async ({ url }: Asset) => (await visit(new URL(url).pathname)).status === 200;

describe('an image that is used', () => {
  it('MEDIA-7: is not deleted without confirmation; the places are named and nothing changes', async () => {
    const asset = await upload();
    const img = `<img src="${asset.url}" alt="Anna on stage" />`;
    await createAndPublish(buildContent('One', img));
    await save(buildContent('Two', img, `main { background: url(${asset.thumbnail_url}) }`));
    expect(await listUses(asset)).toEqual([
      { label: 'Image “Anna on stage”', places: ['draft', 'published'] },
      { label: 'Background', places: ['draft'] },
    ]);
    const before = await current();
    const rejected = await remove(asset);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toEqual({
      code: 'media.in_use',
      message:
        'This image is used in 2 places: Image “Anna on stage” (draft, published page); Background (draft). Deleting it will remove it there.',
      fields: { draft: 'Image “Anna on stage”; Background', published: 'Image “Anna on stage”' },
    });
    const german = await test.call('DELETE', `/api/media/${asset.id}`, {
      token,
      headers: { 'accept-language': 'de' },
    });
    expect(await german.json()).toMatchObject({
      message:
        'Dieses Bild wird an 2 Stellen verwendet: Bild „Anna on stage“ (Entwurf, veröffentlichte Seite); Hintergrund (Entwurf). Wenn du es löschst, verschwindet es auch dort.',
    });
    expect(await current()).toEqual(before);
    expect(await isServed(asset)).toBe(true);
    expect((await remove(asset, '?force=false')).status).toBe(409);
  });

  it('MEDIA-7: on confirmation it leaves the draft and the published page, and then it is gone', async () => {
    const asset = await upload();
    const page = await createAndPublish(
      buildContent(
        'One',
        `<img src="${asset.url}" alt="Anna" />`,
        `main { background: url("${asset.url}") }`,
      ),
    );
    expect((await visit(`/${name}`)).text).toContain(readKey(asset));
    // Also on a plan without the code editor.
    await test.app.accounts.changeTier(userId, 'free');
    expect((await remove(asset, '?force=true')).status).toBe(204);
    const after = await current();
    expect(JSON.stringify(after.content)).not.toContain(readKey(asset));
    expect(after.content.jsx).not.toContain('<img');
    expect(after.has_unpublished_changes).toBe(false);
    const publicPage = await visit(`/${name}`);
    expect([publicPage.status, publicPage.text.includes(readKey(asset))]).toEqual([200, false]);
    expect(publicPage.text).toContain('<h1>One</h1>');
    expect(await isServed(asset)).toBe(false);
    const { versions } = await json<{
      versions: { autoSaved: boolean; content: { jsx: string } }[];
    }>('GET', `/api/pages/${page.id}/versions`);
    expect(versions.map(({ autoSaved }) => autoSaved)).toEqual([true, false]);
  });

  it('MEDIA-7: unpublished changes of the draft stay unpublished', async () => {
    const asset = await upload();
    const img = `<img src="${asset.url}" alt="Anna" />`;
    await createAndPublish(buildContent('One', img));
    await save(buildContent('Two', img));
    expect((await remove(asset, '?force=true')).status).toBe(204);
    const after = await current();
    expect(after.content.jsx).toContain('<h1>Two</h1>');
    expect(after.content.jsx).not.toContain(readKey(asset));
    expect(after.has_unpublished_changes).toBe(true);
    const publicPage = await visit(`/${name}`);
    expect(publicPage.text).toContain('<h1>One</h1>');
    expect(publicPage.text).not.toContain(readKey(asset));
  });

  it('MEDIA-7: used by the published page alone, the draft is left as it is', async () => {
    const asset = await upload();
    await createAndPublish(buildContent('One', `<img src="${asset.url}" alt="Anna" />`));
    const before = await save(buildContent('Two', ''));
    expect(await listUses(asset)).toEqual([{ label: 'Image “Anna”', places: ['published'] }]);
    expect((await remove(asset)).status).toBe(409);
    expect((await remove(asset, '?force=true')).status).toBe(204);
    expect((await current()).content).toEqual(before.content);
    expect((await visit(`/${name}`)).text).not.toContain(readKey(asset));
  });

  it('MEDIA-7: is blank where it cannot be cut out of the code', async () => {
    const asset = await upload();
    const content = buildContent('One', '<img {...photo} alt="Anna" />');
    const jsx = `const photo = { src: "${asset.url}" };\n${content.jsx}`;
    await createAndPublish({ ...content, jsx });
    expect((await remove(asset, '?force=true')).status).toBe(204);
    expect((await current()).content.jsx).toContain('src: "data:image/gif;base64,');
    expect((await visit(`/${name}`)).text).toContain('<h1>One</h1>');
  });

  it('MEDIA-7: is named and removed in the profile and the QR code', async () => {
    const [asset, other] = [await upload(), await upload()];
    const qr = { fgColor: '#000000', bgColor: '#FFFFFF', errorCorrectionLevel: 'M' };
    await test.test.db
      .updateTable('accounts')
      .set({ avatar_url: asset.url, qr_settings: JSON.stringify({ ...qr, logoUrl: asset.url }) })
      .where('user_id', '=', userId)
      .execute();
    expect(await listUses(asset)).toEqual([
      { label: 'Profile photo', places: ['profile'] },
      { label: 'Logo', places: ['qr_code'] },
    ]);
    expect((await remove(other)).status).toBe(204);
    expect((await remove(asset)).status).toBe(409);
    expect((await remove(asset, '?force=true')).status).toBe(204);
    const account = await test.app.accounts.findAccount(test.test.db, userId);
    expect([account?.avatarUrl, account?.qrSettings?.logoUrl]).toEqual([null, '']);
  });

  it('MEDIA-7: is kept while the published page is suspended', async () => {
    const asset = await upload();
    const page = await createAndPublish(
      buildContent('One', `<img src="${asset.url}" alt="Anna" />`),
    );
    const pages = test.test.db.updateTable('pages').where('id', '=', page.id);
    await pages.set({ suspended_at: new Date() }).execute();
    await expectNotDeleted(asset, 'suspended');
  });

  it('MEDIA-7: is kept when the published page can no longer be published', async () => {
    const asset = await upload();
    const page = await createAndPublish(
      buildContent('One', `<img src="${asset.url}" alt="Anna" />`),
    );
    await save(buildContent('Two', ''));
    await test.test.db
      .updateTable('page_versions')
      .set({ jsx: `export default () => <p>${asset.url}` })
      .where('page_id', '=', page.id)
      .where('jsx', 'like', '%One%')
      .execute();
    await expectNotDeleted(asset, 'has an error');
    const list = await json<{ total: number }>('GET', `/api/pages/${page.id}/versions`);
    expect(list.total).toBe(2);
  });

  const replace = (asset: Asset, other: Asset, publish: boolean) =>
    json<{ data: unknown[] }>('POST', `/api/media/${asset.id}/replace`, {
      with: other.id,
      publish,
    });

  it('is replaced in the draft, and for visitors only when the creator says so', async () => {
    const [asset, other] = [await upload(), await upload()];
    const img = `<img src="${asset.url}" alt="Anna" />`;
    await createAndPublish(
      buildContent('One', img, `main { background: url(${asset.thumbnail_url}) }`),
    );
    await save(buildContent('Two', img));
    const { data } = await replace(asset, other, false);
    expect(data).toEqual([
      { label: 'Image “Anna”', places: ['published'] },
      { label: 'Background', places: ['published'] },
    ]);
    expect((await current()).content.jsx).toContain(`<img src="${other.url}" alt="Anna" />`);
    expect((await visit(`/${name}`)).text).toContain(readKey(asset));

    expect((await replace(asset, other, true)).data).toEqual([]);
    const publicPage = (await visit(`/${name}`)).text;
    expect(publicPage).toContain(readKey(other));
    expect(publicPage).not.toContain(readKey(asset));
    // What was not published stays so.
    expect(publicPage).toContain('<h1>One</h1>');
    const after = await current();
    expect(after.content.jsx).toContain('<h1>Two</h1>');
    expect(after.has_unpublished_changes).toBe(true);
    expect((await remove(asset)).status).toBe(204);
  });

  it('is replaced in the profile and the QR code', async () => {
    const [asset, other] = [await upload(), await upload()];
    const qr = { fgColor: '#000000', bgColor: '#FFFFFF', errorCorrectionLevel: 'M' };
    await test.test.db
      .updateTable('accounts')
      .set({ avatar_url: asset.url, qr_settings: JSON.stringify({ ...qr, logoUrl: asset.url }) })
      .where('user_id', '=', userId)
      .execute();
    expect((await replace(asset, other, false)).data).toEqual([]);
    const account = await test.app.accounts.findAccount(test.test.db, userId);
    expect([account?.avatarUrl, account?.qrSettings?.logoUrl]).toEqual([other.url, other.url]);
  });

  it('is not replaced by the image of another user', async () => {
    const asset = await upload();
    const mine = { token, userId };
    ({ token, userId } = await test.signUp(`${name}-other`));
    const foreign = await upload();
    ({ token, userId } = mine);
    const path = `/api/media/${asset.id}/replace`;
    const response = await test.call('POST', path, { token, body: { with: foreign.id } });
    expect(response.status).toBe(404);
  });

  async function expectNotDeleted(asset: Asset, reason: string) {
    const rejected = await remove(asset, '?force=true');
    expect(rejected.status).toBe(409);
    const { message } = (await rejected.json()) as { message: string };
    expect(message).toContain("the image wasn't deleted");
    expect(message).toContain(reason);
    expect(await isServed(asset)).toBe(true);
    expect(await listUses(asset)).toHaveLength(1);
  }
});
