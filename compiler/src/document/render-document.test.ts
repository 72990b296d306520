// The finished document: everything interpolated is escaped, scripts only where needed, and the
// texts to be hashed are those the browser reads.

import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readDocumentLanguage } from './document-language.ts';
import { type DocumentInput, renderDocument } from './render-document.ts';
import { trackerScript } from './tracker.ts';

const input: DocumentInput = {
  metadata: { title: 'Ann', description: 'Songs' },
  bodyHtml: '<h1>Ann</h1>',
  css: 'h1{color:red}',
  canonicalUrl: 'https://vys.example/ann',
  language: 'de',
  fontFaces: '',
};
const EVIL = `"'></title></style></script><script>alert(1)</script><!--&`;

type Element = DefaultTreeAdapterTypes.Element;
function elements(html: string, name: string): Element[] {
  const elements: Element[] = [];
  const pending: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('tagName' in node && node.tagName === name) elements.push(node);
    if ('childNodes' in node) pending.push(...[...node.childNodes].reverse());
  }
  return elements;
}
const text = (element: Element | undefined) =>
  element?.childNodes.map((child) => ('value' in child ? child.value : '')).join('') ?? '';
const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((item) => item.name === name)?.value;
const metaContent = (html: string, name: string) =>
  attribute(
    elements(html, 'meta').find(({ attrs }) => attrs.some(({ value }) => value === name)),
    'content',
  );

describe('renderDocument', () => {
  const { html, inlineScripts } = renderDocument({
    ...input,
    ogImageUrl: 'https://vys.example/og/ann.png',
    themeColors: { light: '#123456', dark: '#123456' },
    profile: { name: 'Ann', sameAs: ['https://a.example'] },
  });

  it.each([
    ['description', 'Songs'],
    ['og:title', 'Ann'],
    ['og:description', 'Songs'],
    ['og:url', 'https://vys.example/ann'],
    ['og:image', 'https://vys.example/og/ann.png'],
    ['og:type', 'profile'],
    ['twitter:card', 'summary_large_image'],
    ['theme-color', '#123456'],
    ['viewport', 'width=device-width,initial-scale=1'],
  ])('PUB-2 says %s', (name, content) => expect(metaContent(html, name)).toBe(content));

  it('has a theme color for each color scheme, or one for both', () => {
    const tags = (themeColors: DocumentInput['themeColors']) => {
      const page = renderDocument({ ...input, ...(themeColors ? { themeColors } : {}) });
      return elements(page.html, 'meta')
        .filter((element) => attribute(element, 'name') === 'theme-color')
        .map((element) => [attribute(element, 'media'), attribute(element, 'content')]);
    };
    const [light, dark] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    expect(tags({ light: '#fff', dark: '#000' })).toEqual([
      [light, '#fff'],
      [dark, '#000'],
    ]);
    expect(tags({ light: '#fff', dark: '#fff' })).toEqual([[undefined, '#fff']]);
    expect(tags({ dark: '#000' })).toEqual([[dark, '#000']]);
    expect(tags(undefined)).toEqual([]);
  });

  it('has a language, a title, a canonical address and one body', () => {
    expect(attribute(elements(html, 'html')[0], 'lang')).toBe('de');
    expect(text(elements(html, 'title')[0])).toBe('Ann');
    expect(html).toContain('<link rel="canonical" href="https://vys.example/ann">');
    expect(html).toContain('<div id="page"><h1>Ann</h1></div>');
    expect(html.indexOf('charset')).toBeLessThan(100);
  });

  it('is written in the direction of its language, or of the page', () => {
    const dir = (more: Partial<DocumentInput>) =>
      attribute(elements(renderDocument({ ...input, ...more }).html, 'html')[0], 'dir');
    expect(dir({ language: 'ar' })).toBe('rtl');
    expect(dir({ language: 'fa-IR' })).toBe('rtl');
    expect(dir({ language: 'de' })).toBeUndefined();
    expect(dir({ language: 'de', direction: 'rtl' })).toBe('rtl');
    expect(dir({ language: 'he', direction: 'ltr' })).toBeUndefined();
  });

  it('gives each text its own direction where a page mixes them', () => {
    const styles = (bodyHtml: string) => renderDocument({ ...input, bodyHtml }).inlineStyles[0];
    expect(styles('<p>Hello</p>')).not.toContain('plaintext');
    expect(styles('<p>Hello مرحبا</p>')).toContain('plaintext');
  });

  it('tells its language from its first bytes', () => {
    expect(readDocumentLanguage(html)).toBe('de');
    const arabic = renderDocument({ ...input, language: 'ar' }).html;
    expect(readDocumentLanguage(arabic)).toBe('ar');
    expect(readDocumentLanguage('<!doctype html><title>x</title>')).toBeUndefined();
  });

  it('PUB-4 sends no script when none is needed', () => {
    expect(inlineScripts).toEqual([]);
    const scripts = elements(html, 'script');
    expect(scripts.map((item) => attribute(item, 'type'))).toEqual(['application/ld+json']);
  });

  it('describes the person for search engines', () => {
    expect(JSON.parse(text(elements(html, 'script')[0]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Ann',
        url: 'https://vys.example/ann',
        description: 'Songs',
        sameAs: ['https://a.example'],
      },
    });
  });

  it('PUB-7 carries `Made with Vys` only when asked', () => {
    expect(html).not.toContain('Made with Vys');
    const free = renderDocument({ ...input, madeWithUrl: 'https://vys.example' }).html;
    expect(text(elements(free, 'a')[0])).toBe('Erstellt mit Vys');
  });

  it('TIER-13 has a quiet report link, beside `Made with Vys` or alone', () => {
    const reportUrl = '/_/report/ann';
    const madeWithUrl = 'https://vys.example';
    const both = renderDocument({ ...input, reportUrl, madeWithUrl }).html;
    expect(elements(both, 'a').map(text)).toEqual(['Erstellt mit Vys', 'Melden']);
    const alone = renderDocument({ ...input, reportUrl }).html;
    expect(elements(alone, 'a').map(text)).toEqual(['Melden']);
    const [link] = elements(alone, 'a').slice(-1);
    expect([attribute(link, 'href'), attribute(link, 'rel')]).toEqual([reportUrl, 'nofollow']);
    expect(elements(html, 'footer')).toEqual([]);
  });

  it.each(['', 'de"><script>', '123', 'en_US'])('falls back to English for %j', (language) => {
    const [root] = elements(renderDocument({ ...input, language }).html, 'html');
    expect(attribute(root, 'lang')).toBe('en');
  });

  it('gives the title a name when there is none', () => {
    const titled = renderDocument({
      ...input,
      metadata: { title: ' ', description: '' },
      profile: { name: 'Bo' },
    });
    expect(text(elements(titled.html, 'title')[0])).toBe('Bo');
    expect(metaContent(titled.html, 'description')).toBeUndefined();
  });

  it('cannot be broken out of anywhere', () => {
    const evil = renderDocument({
      metadata: { title: EVIL, description: EVIL },
      bodyHtml: '',
      css: `a{content:"${EVIL}"}`,
      fontFaces: EVIL,
      canonicalUrl: EVIL,
      language: EVIL,
      ogImageUrl: EVIL,
      themeColors: { light: EVIL, dark: 'red' },
      iconUrl: EVIL,
      madeWithUrl: EVIL,
      profile: { name: EVIL, image: EVIL, sameAs: [EVIL] },
      tracker: `let a = ${JSON.stringify(EVIL)};`,
      runtime: { moduleCode: `let b = ${JSON.stringify(EVIL)};` },
    });
    const scripts = elements(evil.html, 'script');
    expect(scripts.map((item) => attribute(item, 'type'))).toEqual([
      'application/ld+json',
      undefined,
      'module',
    ]);
    expect(text(elements(evil.html, 'title')[0])).toBe(EVIL);
    expect(metaContent(evil.html, 'og:url')).toBe(EVIL);
    expect(JSON.parse(text(scripts[0])).mainEntity.name).toBe(EVIL);
    expect(scripts.slice(1).map(text)).toEqual(evil.inlineScripts);
    expect(elements(evil.html, 'style').map(text)).toEqual(evil.inlineStyles);
    expect(new Function(`${evil.inlineScripts[0]} return a;`)()).toBe(EVIL);
    expect(new Function(`${evil.inlineScripts[1]} return b;`)()).toBe(EVIL);
  });

  it.each([
    'a\r\nb\rc',
    'a\0b',
    'a\ud800b',
    '<!-- <script> </script> -->',
    '</SCRIPT >',
    '</style>',
  ])('gives the exact text the browser hashes for %j', (content) => {
    const page = renderDocument({
      ...input,
      css: `/* ${content} */`,
      tracker: `/* ${content} */`,
      runtime: { moduleCode: `/* ${content} */` },
    });
    expect(elements(page.html, 'script').map(text)).toEqual(page.inlineScripts);
    expect(elements(page.html, 'style').map(text)).toEqual(page.inlineStyles);
    expect(page.html.isWellFormed()).toBe(true);
  });

  it('hashes the tracker as it was given', () => {
    const tracker = trackerScript;
    expect(renderDocument({ ...input, tracker }).inlineScripts).toEqual([tracker]);
  });
});
