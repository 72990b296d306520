// What is said about a page and its versions, in the language of its owner or of the request.
import { type Language, languages } from '@vys/contract/language/languages';
import { listNotifications } from '@vys/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';
import type { AssistantReply } from '../assistant/index.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let lang: string | undefined;
let reply: () => AssistantReply;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx, {
    ai: {
      label: 'Built-in assistant',
      assistant: 'builtin',
      async respond(_userId, turn) {
        lang = turn.lang;
        return reply();
      },
    },
  });
}, 60_000);
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

const speak = (language: Language) =>
  ctx.db.updateTable('accounts').set({ language }).where('user_id', '=', user.id).execute();
function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, language = 'fr') {
  const headers = { ...user.headers, 'accept-language': language };
  return ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
const feed = async () =>
  (await call('GET', listNotifications.path)).json().data.notifications as {
    title: string;
    message: string;
  }[];
const create = async () =>
  (await call('POST', '/api/pages/create', { content: pageWith('0') })).json().id as string;

describe('the feed', () => {
  it.each([
    ['de', 'Seite erstellt', 'Du hast 2 Änderungen an deiner Seite'],
    ['es', 'Página creada', 'Hiciste 2 cambios en tu página'],
  ] as const)('says in %s what happened to a page', async (language, created, changed) => {
    await speak(language);
    await create();
    ctx.clock.advance(1);
    for (const text of ['1', '2'])
      await call('PUT', '/api/pages/update', { content: pageWith(text) });
    const [latest, first] = await feed();
    expect(latest?.message).toContain(changed);
    expect(first?.title).toBe(created);
  });
});

describe('versions', () => {
  it('say what changed in the language of the request', async () => {
    const id = await create();
    const content = pageWith('1');
    const metadata = { ...content.metadata, title: 'Neu' };
    await call('PUT', '/api/pages/update', { content: { ...content, metadata } });
    const summaries = async (language: string) => {
      const { versions } = (
        await call('GET', `/api/pages/${id}/versions`, undefined, language)
      ).json() as { versions: { summary: string | null }[] };
      return versions.map(({ summary }) => summary);
    };
    const [german] = await summaries('de');
    expect(german).toMatch(/^Seitentitel zu „Neu“ geändert und \d+ Zeilen? Code geändert$/);
    expect((await summaries('de')).at(-1)).toBe('Seite erstellt');
    expect((await summaries('es')).at(-1)).toBe('Página creada');
    expect((await summaries('en')).at(-1)).toBe('Created the page');
  });
});

describe('a turn of the conversation', () => {
  const talk = async () => {
    const messages = [{ role: 'user', content: 'x' }];
    return (await call('POST', '/api/ai/chat', { messages })).body;
  };

  it.each([
    ['de', 'Bei uns ist etwas schiefgegangen.'],
    ['es', 'Algo ha fallado por nuestra parte.'],
  ] as const)('that fails says so in the language of the account: %s', async (language, words) => {
    await speak(language);
    reply = () => {
      throw new Error('broken');
    };
    expect(await talk()).toContain(words);
    expect(lang).toBe(language);
  });

  it('whose page cannot be built says why in it', async () => {
    await speak('de');
    const page = { ...pageWith('x'), jsx: 'export default () => <main>' };
    const said = { kind: 'changed', lang: 'de', say: 'Fertig.', suggestions: [] } as const;
    reply = () => ({ ...said, operations: [], page });
    const text = [...(await talk()).matchAll(/"content":"([^"]*)"/g)].map(([, part]) => part);
    expect(text.join('')).toMatch(/hat nicht funktioniert.* Zeile 1: Der Code endet zu früh\./);
  });

  it('that finds nothing to undo says so in it, too', async () => {
    await speak('de');
    const operations = [{ type: 'history.undo', steps: 1 }] as const;
    const said = { kind: 'history', lang: 'de', say: '', suggestions: [] } as const;
    reply = () => ({ ...said, operations });
    const text = [...(await talk()).matchAll(/"content":"([^"]*)"/g)].map(([, part]) => part);
    expect(text.join('')).toBe('Es gibt noch nichts rückgängig zu machen.');
  });
});

describe('a published page', () => {
  it.each(['en', 'de', 'es'] as const)(
    'of a few words that are the same in many languages is in that of the account: %s',
    async (language) => {
      await speak(language);
      await ctx.db
        .updateTable('accounts')
        .set({ vys_url: user.username })
        .where('user_id', '=', user.id)
        .execute();
      const jsx =
        'export default () => <main><h1>Songs</h1><a href="https://photos.example/">Photos</a></main>;';
      const metadata = { title: 'Songs', description: '' };
      const created = await call('POST', '/api/pages/create', {
        content: { jsx, css: '', metadata },
      });
      const url = `/api/pages/${created.json().id}/publish`;
      expect((await call('POST', url)).statusCode).toBe(200);
      const page = await testPages.pages.findPublic(user.username);
      const html = page.kind === 'page' ? page.pageBuild.html.toString() : page.kind;
      expect(html.slice(0, 40)).toContain(`<html lang="${language}"`);
    },
  );
});

describe('a page with a fault', () => {
  const reasons = {
    en: /"axios" isn't built in\. A page can import/,
    de: /„axios“ ist nicht eingebaut\. Eine Seite kann/,
    es: /«axios» no está incluido\. Una página puede importar/,
  } as const;
  const asked = languages.map((language) => [language] as const);
  const content = {
    ...pageWith('x'),
    jsx: 'import axios from "axios";\nexport default () => <p>{axios}</p>;',
  };
  const createBroken = async (of: object = content) =>
    (await call('POST', '/api/pages/create', { content: of })).json().id as string;

  it.each(asked)('is compiled with the reasons in %s', async (language) => {
    await createBroken();
    const response = await call('POST', '/api/pages/compile', { jsx: content.jsx }, language);
    const { diagnostics, report } = response.json();
    expect(diagnostics).toEqual([
      {
        ...{ code: 'import_unknown', severity: 'error', line: 1, column: 1 },
        message: expect.stringMatching(reasons[language]),
      },
    ]);
    expect(report.findings[0]).toEqual({
      ...{ rule: 'does-not-compile', severity: 'block', source: 'jsx', line: 1, column: 1 },
      message: diagnostics[0].message,
    });
  });

  it.each([
    ['en', 'Line 1: ', "so it wasn't published"],
    ['de', 'Zeile 1: ', 'deshalb nicht veröffentlicht'],
    ['es', 'Línea 1: ', 'no se ha publicado'],
  ] as const)('is not published, with the reason in %s', async (language, line, words) => {
    await ctx.db
      .updateTable('accounts')
      .set({ vys_url: user.username })
      .where('user_id', '=', user.id)
      .execute();
    const id = await createBroken();
    const response = await call('POST', `/api/pages/${id}/publish`, undefined, language);
    const { code, message, fields } = response.json();
    expect(code).toBe('pages.does_not_compile');
    expect(fields.jsx).toMatch(new RegExp(`^${line}${reasons[language].source}`));
    expect(message).toContain(words);
    expect(message.endsWith(fields.jsx)).toBe(true);
  });

  it.each([
    ['en', 'Part of <video> will be removed', 'This field asks for a password'],
    ['de', 'Ein Teil von <video> wird', 'Dieses Feld fragt nach einem Passwort'],
    ['es', 'Una parte de <video> se eliminará', 'Este campo pide una contraseña'],
  ] as const)(
    'says in %s what is removed, and what keeps it from being published',
    async (language, removed, blocked) => {
      await ctx.db
        .updateTable('accounts')
        .set({ vys_url: user.username })
        .where('user_id', '=', user.id)
        .execute();
      const jsx =
        'export default () => <main><video autoPlay style={{ color: "url(" }} /><input type="password" /></main>;';
      const id = await createBroken({ ...content, jsx });
      const compiled = (
        await call('POST', '/api/pages/compile', { jsx, css: '' }, language)
      ).json();
      const messages = compiled.diagnostics.map(({ message }: { message: string }) => message);
      expect(messages.join('\n')).toContain(removed);
      const report = (await call('GET', `/api/pages/${id}/report`, undefined, language)).json();
      const [finding] = report.findings;
      expect(finding.message).toContain(blocked);
      expect(finding.phrase.key).toBe('secretInput');
      const published = await call('POST', `/api/pages/${id}/publish`, undefined, language);
      expect(published.json()).toMatchObject({ code: 'pages.publish_blocked' });
      expect(published.json().message).toContain(blocked);
    },
  );
});
