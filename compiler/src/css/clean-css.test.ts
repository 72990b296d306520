// CSS: what is taken out, what style attributes may say, and which fonts a page names.
import { describe, expect, it } from 'vitest';
import { cleanCss, cleanStyleAttribute } from './clean-css.ts';
import { BUNDLED_FONTS, fontFaces, fontFile, fontsIn } from './fonts.ts';
import { scanCss } from './scan-css.ts';

describe('cleanCss', () => {
  it.each([
    ['@import "a.css";a{}', 'a{}'],
    ['@IMPORT url(https://x.example/a;b.css) screen;\na{}', '\na{}'],
    ['a{}@import url("x;y");b{}', 'a{}b{}'],
    ['a{content:"@import x;"}', 'a{content:"@import x;"}'],
    ['/* @import "x"; */a{}', '/* @import "x"; */a{}'],
    ['a::after{content:"}"}', 'a::after{content:"}"}'],
  ])('%j becomes %j', (css, clean) => expect(cleanCss(css).css).toBe(clean));

  it.each([
    ['-->@import "x";a{}', 'a{}'],
    ['<!-- --> <!--@import "x";a{}', 'a{}'],
    ['@\\69mport "x";a{}', 'a{}'],
    ['@\\000069 mport "x";a{}', 'a{}'],
    ['@\\69\\6d\\70\\6f\\72\\74 "x";a{}', 'a{}'],
    ['-->@\\IMport/**/url(x);a{}', 'a{}'],
    ["@layer u\\72l(a');@import \"x\";b{c:'d'}", "@layer u\\72l(a');b{c:'d'}"],
    [
      `@layer url(${' '.repeat(50)}'a)b');@import "x";c{d:'e'}`,
      `@layer url(${' '.repeat(50)}'a)b');c{d:'e'}`,
    ],
    ["a{b:myurl(')');c:'@import'}", "a{b:myurl(')');c:'@import'}"],
    ['a{content:"@\\69mport"}', 'a{content:"@\\69mport"}'],
    ['@layer \\69mport;a{}', '@layer \\69mport;a{}'],
  ])('L4: reads %j as a browser does', (css, clean) => expect(cleanCss(css).css).toBe(clean));

  it.each([
    'a{b:url(data:image/png;base64,iVBO{w0==)}',
    'a{b:"\\"}"}',
    '@media (min-width:1px){a{color:red}}',
    'a\\{b{color:red}',
    ":is(a,b)>c[d='{']{--x:{a:b}}",
    '',
  ])('finds nothing wrong in %j', (css) => expect(cleanCss(css).diagnostics).toEqual([]));

  it('reads declarations at any depth', () => {
    const css = '@media print{a:hover{color:red;margin : 0 auto !important}}b{--x:"a;b"}';
    expect(scanCss(css).declarations).toEqual([
      { property: 'color', value: 'red' },
      { property: 'margin', value: '0 auto !important' },
      { property: '--x', value: '"a;b"' },
    ]);
  });
});

describe('style attributes', () => {
  it.each([
    ['color: red; --a: 1', 'color:red;--a:1'],
    ['background:url(/a.png)', 'background:url(/a.png)'],
    ['background:url("https://a.example/a.png")', 'background:url("https://a.example/a.png")'],
    ['background:url(data:image/png;base64,AA==)', 'background:url(data:image/png;base64,AA==)'],
    ['background:url(http://a.example/a.png);color:red', 'color:red'],
    ['background:url(data:text/html,x)', ''],
    ['background:url(javascript:alert(1))', ''],
    ['background:\\75rl(http://a.example)', ''],
    ['background:u\\r\\l(http://a.example)', ''],
    ['\\62 ackground:url(http://a.example)', ''],
    ['background:url/**/(http://a.example)', ''],
    ['background:url( "\\68ttp://a.example")', ''],
    ['background:image-set("http://a.example/a.png" 1x)', ''],
    ['width:expression(alert(1))', ''],
    ['a{background:url(http://a.example)}color:red', 'color:red'],
    ['@import "x";color:red', 'color:red'],
    ['color:red;/* x */margin:0', 'color:red;margin:0'],
    ['nonsense', ''],
    ["color:'\n;background:url(http://a.example)", ''],
    ['color:red;width:calc(1px', ''],
  ])('%j becomes %j', (style, clean) => {
    expect(cleanStyleAttribute(style)).toBe(clean);
    expect(cleanStyleAttribute(clean)).toBe(clean);
  });
});

describe('fonts', () => {
  it.each(BUNDLED_FONTS)('PUB-3 offers $family', (font) => {
    expect(fontsIn(`body{font-family:"${font.family}",${font.fallback}}`)).toEqual([font]);
    const faces = fontFaces(
      `a{font-family:${font.family}}`,
      (file) => `/f/${file.slug}/${file.file}`,
    );
    expect(faces.match(/@font-face/g)).toHaveLength(1);
    expect(faces).toContain('font-display:swap');
    expect(faces).toContain(`/f/${font.slug}/files/${font.slug}-latin-`);
  });

  it.each([
    ['a{font:700 2rem/1 Sora, sans-serif}', ['Sora']],
    ["a{font-family:'dm  sans'}", ['DM Sans']],
    [':root{--display:"Playfair Display"}', ['Playfair Display']],
    ['font-family:Caveat', ['Caveat']],
    ['a{font-family:Nunito}b{font-family:Sora}', ['Nunito', 'Sora']],
    ['.Sora:hover{color:red}', []],
    ['/* font-family: Sora */', []],
    ['a{font-family:Nunito Sans}', []],
    ['a{font-family:Soraya}', []],
    ['a{content:"Sora"}', []],
    ['', []],
  ])('%s names %j', (css, families) => {
    expect(fontsIn(css).map(({ family }) => family)).toEqual(families);
  });

  it('gives weights as a range, italics only when used', () => {
    const url = (file: { file: string }) => `/f/${file.file}`;
    expect(fontFaces('a{font-family:Sora}', url)).toContain('font-weight:100 800');
    expect(fontFaces('a{font-family:Instrument Serif}', url)).toContain('font-weight:400;');
    const italic = fontFaces('a{font-family:Fraunces;font-style:italic}', url);
    expect(italic).toContain('fraunces-latin-wght-italic.woff2');
    expect(italic.match(/@font-face/g)).toHaveLength(2);
    expect(fontFaces('a{color:red}', url)).toBe('');
  });

  it('names the files of the packages', () => {
    const find = (slug: string) => BUNDLED_FONTS.find((font) => font.slug === slug);
    const [archivo, serif] = [find('archivo'), find('instrument-serif')];
    if (!archivo || !serif) throw new Error('missing font');
    expect(fontFile(archivo, 'normal')).toMatchObject({
      package: '@fontsource-variable/archivo',
      file: 'files/archivo-latin-wght-normal.woff2',
    });
    expect(fontFile(serif, 'normal').file).toBe('files/instrument-serif-latin-400-normal.woff2');
  });
});
