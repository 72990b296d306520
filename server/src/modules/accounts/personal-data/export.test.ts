// What an export does with more images than a zip may hold, and with a store that fails.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createSay } from '../../../platform/language/text.ts';
import { createExport, type ExportedFile } from './export.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

async function exportWith(images: ExportedFile[]): Promise<Record<string, string>> {
  async function* exportImages() {
    yield* images;
  }
  const exports = createExport({ ...ctx, listExporters: () => [exportImages], maxImageBytes: 10 });
  const chunks: Uint8Array[] = [];
  for await (const chunk of exports.exportAccount(user.id)) chunks.push(chunk);
  const files = Object.entries(unzipSync(Buffer.concat(chunks)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const image = (name: string, bytes: string | null): ExportedFile => ({
  name: `images/${name}.webp`,
  bytes: async () => (bytes === null ? null : Buffer.from(bytes)),
});

it('leaves out what does not fit or is not there, and says so', async () => {
  const files = await exportWith([
    image('one', '123456'),
    image('two', '7890123'),
    image('three', '4567'),
    image('lost', null),
  ]);
  expect(files['images/one.webp']).toBe('123456');
  expect(files['images/three.webp']).toBe('4567');
  expect(Object.keys(files)).not.toContain('images/two.webp');
  expect(files['README.txt']).toMatch(
    /weren't included.*\n\nimages\/two.webp\nimages\/lost.webp\n/,
  );
});

it.each([
  ['en', /^Your Vys data, exported/, /profile\.json\n {4}Your profile/, /Devices you signed in on/],
  ['de', /^Deine Daten bei Vys/, /profile\.json\n {4}Dein Profil/, /Geräte, auf denen/],
  ['es', /^Tus datos de Vys/, /profile\.json\n {4}Tu perfil/, /Dispositivos en los que/],
] as const)('is described in the language of the account: %s', async (language, ...texts) => {
  await ctx.db.updateTable('accounts').set({ language }).where('user_id', '=', user.id).execute();
  const about = createSay({ en: 'Numbers.', de: 'Zahlen.', es: 'Números.' })((word) => word);
  const files = await exportWith([{ name: 'numbers.json', about, json: [] }]);
  for (const text of texts) expect(files['README.txt']).toMatch(text);
  const numbers = { en: 'Numbers.', de: 'Zahlen.', es: 'Números.' }[language];
  expect(files['README.txt']).toContain(`numbers.json\n    ${numbers}`);
});

it('writes lists of any length as JSON', async () => {
  async function* rows(count: number) {
    for (let n = 0; n < count; n += 1) yield { n };
  }
  const about = 'Numbers.';
  const files = await exportWith([
    { name: 'none.json', about, rows: rows(0) },
    { name: 'many.json', about, rows: rows(1500) },
  ]);
  expect(JSON.parse(files['none.json'] ?? '')).toEqual([]);
  expect(JSON.parse(files['many.json'] ?? '')).toHaveLength(1500);
});

it('fails when the store fails, so that a partial export is not taken for a complete one', async () => {
  const broken = { name: 'images/x.webp', bytes: () => Promise.reject(new Error('away')) };
  await expect(exportWith([broken])).rejects.toThrow('away');
});
