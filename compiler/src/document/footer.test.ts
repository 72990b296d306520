// The footer of published pages: its language and font, and the room that full-height pages leave for it.
import { describe, expect, it } from 'vitest';
import { leaveRoomForFooter, leaveRoomInStyles, renderFooter } from './footer.ts';

const urls = { madeWithUrl: 'https://vys.example', reportUrl: '/_/report/ann' };
const texts = (html: string) => [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text);

describe('renderFooter', () => {
  it.each([
    ['en', ['Made with Vys', 'Report'], undefined],
    ['de-AT', ['Erstellt mit Vys', 'Melden'], undefined],
    ['es', ['Hecho con Vys', 'Denunciar'], undefined],
    ['ar', ['Made with Vys', 'Report'], 'en'],
  ])('of a page in %s says %j', (language, said, lang) => {
    const html = renderFooter({ language, ...urls });
    expect(texts(html)).toEqual(said);
    expect(/<footer lang="(\w+)"/.exec(html)?.[1]).toBe(lang);
  });

  it('has the font of the page, which cannot leave its attribute', () => {
    expect(renderFooter({ language: 'en', ...urls })).not.toMatch(/font-family|system-ui|font:/);
    const html = renderFooter({ language: 'en', ...urls, footerFont: 'font-family:"A"><b>' });
    expect(html).toContain('style="font-family:&quot;A&quot;&gt;&lt;b&gt;;font-size');
  });

  it('is nothing without links', () => expect(renderFooter({ language: 'en' })).toBe(''));
});

describe('leaveRoomForFooter', () => {
  it.each([
    ['.a{min-height:100vh}', '.a{min-height:calc(100vh - 4.5rem)}'],
    ['main { min-height: 100dvh; }', 'main { min-height: calc(100dvh - 4.5rem); }'],
    [
      '.a{color:red;height:100svh!important}',
      '.a{color:red;height:calc(100svh - 4.5rem)!important}',
    ],
    [
      '@media (min-width:9px){.a,.b{min-block-size:100vh}}',
      '@media (min-width:9px){.a,.b{min-block-size:calc(100vh - 4.5rem)}}',
    ],
  ])('%s becomes %s', (css, expected) => expect(leaveRoomForFooter(css)).toBe(expected));

  it.each([
    'body{min-height:100vh}',
    'html,body{height:100%;min-height:100dvh}',
    '@media print{body{min-height:100vh}}',
    '.veil{position:fixed;height:100vh}',
    '.a{min-height:50vh}',
    '.a{max-height:100vh}',
    '.a{min-height:calc(100vh - 2rem)}',
    '.a{--height:100vh}',
  ])('leaves %s as it is', (css) => expect(leaveRoomForFooter(css)).toBe(css));

  it('reads style attributes, not texts', () => {
    const html = '<main style="min-height:100vh;color:red"><p>min-height:100vh;</p></main>';
    expect(leaveRoomInStyles(html)).toBe(
      '<main style="min-height:calc(100vh - 4.5rem);color:red"><p>min-height:100vh;</p></main>',
    );
  });

  it.each([
    ['braces', '{'],
    ['heights', 'height:100vh '],
    ['selectors', 'a,'],
    ['spaces', ' '],
  ])('takes a short time for much CSS of %s', (_name, part) => {
    const css = `${part.repeat(256_000 / part.length)}100vh`;
    const start = performance.now();
    leaveRoomForFooter(css);
    leaveRoomInStyles(css);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
