// What is said about an import and beside an export: in the language of the request, and of the account.
import type { Language } from '@vys/contract/language/languages';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST', url: string, payload?: object, language = 'fr') {
  const headers = { ...user.headers, 'accept-language': language };
  return ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
const speak = (language: Language) =>
  ctx.db.updateTable('accounts').set({ language }).where('user_id', '=', user.id).execute();
const save = async (content: object): Promise<string> =>
  (await call('POST', '/api/pages/create', { content })).json().id;
const broken = { ...pageWith('x'), jsx: 'export default () => <main>' };

it.each([
  ['en', /Line 1: The code ends too early/],
  ['de', /Zeile 1: Der Code endet zu früh/],
  ['es', /Línea 1: El código termina demasiado pronto/],
] as const)(
  'a page that cannot be published is imported with the reason in %s',
  async (language, reason) => {
    const json = {
      ...{ format: 'vys-page', version: 1, publicUrl: null, publishedAt: null },
      content: broken,
      exportedAt: '2026-01-01T00:00:00Z',
    };
    const response = await call('POST', '/api/pages/import', { json }, language);
    const texts = response.json().report.map(({ text }: { text: string }) => text);
    expect(texts.join('\n')).toMatch(reason);
  },
);

it.each([
  ['en', /couldn't export it\. Line 1: The code ends too early/],
  ['de', /nicht exportiert werden\. Zeile 1: Der Code endet zu früh/],
  ['es', /no hemos podido exportarla\. Línea 1: El código termina/],
] as const)(
  'a page that cannot be built is not exported, with the reason in %s',
  async (language, reason) => {
    const id = await save(broken);
    const response = await call('GET', `/api/pages/${id}/export.zip`, undefined, language);
    expect(response.json()).toMatchObject({ code: 'pages.does_not_compile' });
    expect(response.json().message).toMatch(reason);
  },
);

const readmes = {
  en: [
    /^Exported \w+ \d+, \d{4}: your saved page/m,
    /Visits aren't counted/,
    /visitor's email app/,
  ],
  de: [
    /^Exportiert am \d+\. \S+ \d{4}: deine gespeicherte Seite/m,
    /Besuche werden nicht/,
    /E-Mail-Programm/,
  ],
  es: [
    /^Exportada el \d+ de \S+ de \d{4}: tu página guardada/m,
    /Las visitas no se/,
    /app de correo/,
  ],
} as const;

it.each(['en', 'de', 'es'] as const)(
  'the README of an exported page is in the language of the account: %s',
  async (language) => {
    const jsx = `export default () => <main><a href="mailto:ada@vys.example">Mail</a><form data-form="contact"><input name="email" type="email" /></form></main>`;
    const id = await save({ ...pageWith('x'), jsx });
    await speak(language);
    const response = await call('GET', `/api/pages/${id}/export.zip`, undefined, 'en');
    const text = strFromU8(unzipSync(response.rawPayload)['README.txt'] ?? new Uint8Array());
    for (const [other, patterns] of Object.entries(readmes)) {
      for (const pattern of patterns)
        expect(pattern.test(text), `${pattern}`).toBe(other === language);
    }
  },
);
