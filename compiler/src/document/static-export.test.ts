// What a copy of a page still asks for, and what of it still works.
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import { readAssets, type StaticExportOptions, toStandaloneHtml } from './static-export.ts';
import { trackerScript } from './tracker.ts';

const origin = 'https://pages.example';

function published(bodyHtml: string, more: { css?: string; moduleCode?: string } = {}) {
  return renderDocument({
    metadata: { title: 'Ada', description: 'Bikes' },
    bodyHtml,
    css: more.css ?? '',
    canonicalUrl: `${origin}/ada`,
    language: 'en',
    fontFaces: `@font-face{font-family:"Sora";src:url("${origin}/_/fonts/sora.woff2") format("woff2")}`,
    ...(more.moduleCode ? { runtime: { moduleCode: more.moduleCode } } : {}),
    tracker: trackerScript,
    madeWithUrl: 'https://app.example',
    reportUrl: '/_/report/ada',
    ogImageUrl: `${origin}/_/og/1.png`,
  }).html;
}

const none: StaticExportOptions = { files: new Map(), origin };
const standalone = (html: string, options: Partial<StaticExportOptions> = {}) =>
  toStandaloneHtml(html, { ...none, ...options });

describe('what would be loaded', () => {
  it('is found in pictures, styles and style attributes, each once', () => {
    const html = published(
      '<img src="https://a.example/1.png"><img src="https://a.example/1.png"><video poster="https://a.example/2.jpg" src="/_/media/x"></video><p style="background:url(https://a.example/3.png)"></p><img src="data:image/png;base64,AA"><a href="https://b.example/">B</a>',
      { css: ".a{background:url('https://a.example/4.png')}" },
    );
    expect(readAssets(html).sort()).toEqual([
      '/_/media/x',
      'https://a.example/1.png',
      'https://a.example/2.jpg',
      'https://a.example/3.png',
      'https://a.example/4.png',
      `${origin}/_/fonts/sora.woff2`,
    ]);
  });

  it('stands beside the document, or is left out and reported', () => {
    const html = published(
      '<img src="https://a.example/1.png" alt="One"><img src="https://a.example/2.png" alt="Two">',
    );
    const files = new Map([
      ['https://a.example/1.png', 'files/1.png'],
      [`${origin}/_/fonts/sora.woff2`, 'files/sora.woff2'],
    ]);
    const copy = standalone(html, { files });
    expect(copy.html).toContain('<img src="files/1.png" alt="One"><img alt="Two">');
    expect(copy.html).toContain('url("files/sora.woff2")');
    expect(copy.left).toEqual(['https://a.example/2.png']);
    expect(readAssets(copy.html)).toEqual([]);
  });
});

describe('what is taken out', () => {
  it('counting, the report link, pointers to the old place, foreign frames and image sets', () => {
    const html = published(
      '<iframe src="https://www.youtube.com/embed/1"></iframe><img src="data:," srcset="https://a.example/1.png 2x"><a href="https://b.example/" ping="/e">B</a>',
    );
    const copy = standalone(html).html;
    for (const word of [
      'sendBeacon',
      'ping=',
      '_/report',
      'canonical',
      'og:image',
      'og:url',
      '<iframe',
      'srcset',
    ]) {
      expect(html, word).toContain(word);
      expect(copy, word).not.toContain(word);
    }
    expect(copy).toContain('Made with Vys');
    expect(copy).toContain('<title>Ada</title>');
  });

  it('asks for nothing, whatever a script tries', () => {
    const copy = standalone(published('')).html;
    expect(copy).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
    );
    expect(copy).not.toMatch(/connect-src|https:;/);
  });

  it('makes links within the old place whole and leaves others', () => {
    const copy = standalone(
      published('<a href="/bob">Bob</a><a href="#shop">Shop</a><a href="//c.example/">C</a>'),
    ).html;
    expect(copy).toContain(`href="${origin}/bob"`);
    expect(copy).toContain('href="#shop"');
    expect(copy).toContain('href="//c.example/"');
  });
});

describe('forms', () => {
  const form = `<form method="post" action="${origin}/_/forms/ada/contact"><input name="email"></form>`;

  it('send nothing and say so', () => {
    const copy = standalone(published(form));
    expect(copy.forms).toBe(1);
    expect(copy.html).toContain('<form method="dialog">');
    expect(copy.html).toContain("Forms on this copy don't send anything.");
    expect(copy.html).not.toContain('_/forms');
  });

  it('go by mail where the page names an address', () => {
    const copy = standalone(published(form), { mailTo: 'ada@example.com' });
    expect(copy.html).toContain(
      'action="mailto:ada@example.com" method="post" enctype="text/plain"',
    );
    expect(copy.html).not.toContain('send nothing');
  });

  it('that sent nothing before are no loss', () => {
    const copy = standalone(published('<form method="dialog"><input></form>'));
    expect(copy.forms).toBe(0);
    expect(copy.html).not.toContain('send nothing');
  });
});

describe('scripts of the page', () => {
  const packageUrl = `${origin}/_/shelf/react.0123456789abcdef.js`;
  const html = published('<p>0</p>', {
    moduleCode: `import { h } from "${packageUrl}";h("</script>")`,
  });

  it('stay with their modules inside the document', () => {
    const modules = {
      names: new Map([[packageUrl, 'own-react']]),
      imports: { 'own-react': 'data:text/javascript,export const h = 1' },
    };
    const copy = standalone(html, { modules }).html;
    const map = copy.indexOf('<script type="importmap">{"imports":{"own-react":"data:');
    const script = copy.indexOf('<script type="module">import { h } from "own-react";');
    expect(map).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(map);
    expect(copy.match(/<script/g)).toHaveLength(2);
    expect(copy).not.toContain('/_/shelf/');
  });

  it('go where a module cannot come along', () => {
    expect(standalone(html).html).not.toContain('<script');
  });
});
