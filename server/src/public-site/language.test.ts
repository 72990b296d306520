// The languages of our own pages on the public site, over real HTTP: that of the page they are about, else the
// visitor's, else English.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../test/clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../../test/test-site.ts';
import { siteMessages } from './messages/index.ts';

let test: TestSite;
const TOKEN = 'a'.repeat(24);

beforeAll(async () => {
  test = await startTestSite();
  for (const language of ['de', 'es', 'en', 'fr', 'ar']) {
    const html = `<!doctype html><html lang="${language}"><head><title>x</title></head></html>`;
    test.pages.set(`page-${language}`, publicPage(html));
    for (const kind of ['confirm', 'unsubscribe']) {
      test.links.set(`${kind} ${language}${TOKEN}`, {
        email: 'ben@example.com',
        pageUrl: `${test.config.pagesOrigin}/page-${language}`,
      });
    }
    test.inspections.set(`page-${language}`, {
      kind: 'page',
      title: 'x',
      firstPublishedAt: new Date('2026-01-05T10:00:00Z'),
      publishedAt: null,
      links: [],
      embeds: [],
      forms: ['guestbook'],
      runsCode: true,
      loads: [],
    });
  }
});
afterAll(() => test.site.close());

async function open(path: string, acceptLanguage?: string, body?: string) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await sendRequest(test.origin, path, {
    headers: {
      ...(acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }),
      ...(body === undefined ? {} : type),
    },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const html = response.body.toString();
  const text = html.slice(html.indexOf('<h1>')).replace(/<[^>]*>/g, ' ');
  return { ...response, text, lang: /<html lang="(\w+)"/.exec(html)?.[1] };
}

describe('a response about no page', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de', 'Hier ist noch nichts'],
    ['fr, es;q=0.5', 'es', 'Aquí todavía no hay nada'],
    ['fr', 'en', 'Nothing here yet'],
    [undefined, 'en', 'Nothing here yet'],
  ])('is for %j in %s', async (accept, lang, text) => {
    const response = await open('/missing', accept);
    expect([response.status, response.lang]).toEqual([404, lang]);
    expect(response.text).toContain(text);
    expect(response.headers.vary).toBe('Accept-Language');
  });

  it('says in the language of the visitor that something failed', async () => {
    test.failWith(new Error('no database'));
    const response = await open('/missing', 'es').finally(() => test.failWith(undefined));
    expect([response.status, response.lang]).toEqual([500, 'es']);
    expect(response.text).toContain(siteMessages.es.errors.internal);
  });
});

describe('a response about a page', () => {
  it.each([
    ['the report form', (name: string) => `/_/report/${name}`, 'report.title'],
    ['the inspector', (name: string) => `/${name}+`, 'inspector.code.warning'],
    [
      'a link that confirms a subscription',
      (name: string) => `/_/confirm/${name.slice(5)}${TOKEN}`,
      'subscriptions.confirm.confirm.title',
    ],
    [
      'a link that ends a subscription',
      (name: string) => `/_/unsubscribe/${name.slice(5)}${TOKEN}`,
      'subscriptions.unsubscribe.confirm.title',
    ],
  ])('speaks its language whatever the visitor speaks: %s', async (_what, path, key) => {
    const said = (language: 'de' | 'es' | 'en') =>
      key
        .split('.')
        .reduce<unknown>((at, part) => Reflect.get(at as object, part), siteMessages[language]);
    for (const language of ['de', 'es', 'en'] as const) {
      const response = await open(path(`page-${language}`), 'es, de;q=0.5');
      expect([response.status, response.lang]).toEqual([200, language]);
      expect(response.text).toContain(said(language));
    }
  });

  it('speaks it once a subscription is confirmed, too', async () => {
    const response = await open(`/_/confirm/de${TOKEN}`, 'es', 'confirm=1');
    expect([response.status, response.lang]).toEqual([200, 'de']);
    expect(response.text).toContain(siteMessages.de.subscriptions.confirm.done.title);
  });

  it('speaks the visitor’s where the language of the page is none of ours', async () => {
    expect((await open('/_/report/page-fr', 'de')).lang).toBe('de');
    expect((await open('/page-ar+', 'es-MX')).lang).toBe('es');
    expect((await open('/page-ar+')).lang).toBe('en');
  });

  it('has its dates and kinds in that language', async () => {
    const { text } = await open('/page-de+');
    expect(text).toContain('5. Januar 2026');
    expect(text).toContain('Gästebuch');
    expect((await open('/page-es+')).text).toContain('5 de enero de 2026');
  });

  it('says in it what is wrong with a report', async () => {
    const empty = await open('/_/report/page-de', 'en', 'message=x');
    expect([empty.status, empty.lang]).toEqual([400, 'de']);
    expect(empty.text).toContain('Wähle aus, was mit der Seite nicht stimmt');
    const long = await open('/_/report/page-es', 'en', `reason=other&message=${'a'.repeat(2001)}`);
    expect(long.text).toContain('Como máximo 2000 caracteres');
    const thanks = await open('/_/report/page-de', 'en', 'reason=other');
    expect(thanks.text).toContain('Danke für deine Meldung');
  });

  it('is the language of a suspended page too', async () => {
    test.pages.set('gone', { kind: 'suspended', language: 'es' });
    expect((await open('/gone', 'de')).lang).toBe('es');
    expect((await open('/_/report/gone', 'de')).lang).toBe('es');
  });
});
