// The letters, weights and styles that a document needs of each font.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFontUses } from './find-font-uses.ts';
import { findFontFeatures } from './font-features.ts';

const page = (body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><title>Not shown: Q</title></head><body><div id="page">${body}</div></body></html>`;

function usesOf(body: string, css: string, language?: string): string[] {
  const uses = findFontUses(page(body, language), css);
  if (uses === undefined) return ['unknown'];
  return uses.map(
    ({ family, style, weights: [low, high], text }) =>
      `${family} ${style} ${low === high ? low : `${low}-${high}`} ${text.replace(/[ \u00a0]/g, '')}`,
  );
}

describe('the letters of a font', () => {
  it('are those of the elements that have it, each weight with its own', () => {
    const css =
      ':root{--display:"Sora",sans-serif}body{font-family:"DM Sans"}h1{font:800 3rem/1 var(--display)}b{color:red}';
    expect(usesOf('<h1>Hi</h1><p>you <b>bo</b></p>', css)).toEqual([
      'Sora normal 800 Hi',
      'DM Sans normal 400 ouy',
      'DM Sans normal 700 bo',
    ]);
  });

  it('follow the cascade: specificity, order, importance, style attributes', () => {
    const css =
      'p{font-family:Sora!important}.a{font-family:"DM Sans"}#b{font-weight:700}p{font-weight:400}i{font-family:Sora}i{font-family:Anton}';
    expect(usesOf('<p class="a" id="b">x</p>', css)).toEqual(['Sora normal 700 x']);
    expect(usesOf('<i>y</i>', css)).toEqual(['Anton normal 400 y']);
    expect(usesOf('<i style="font-family:Caveat">z</i>', css)).toEqual(['Caveat normal 400 z']);
  });

  it('are all that may be, where the document does not tell', () => {
    const css =
      'p{font-family:Sora;font-weight:400}p:first-child{font-weight:600}@media (width>9px){p{font-weight:700}}';
    expect(usesOf('<p>x</p>', css)).toEqual(
      [400, 600, 700].map((weight) => `Sora normal ${weight} x`),
    );
    expect(usesOf('<p>x</p>', `${css}@supports (top:0){p{font-weight:300}}`)).toEqual([
      'Sora normal 300-700 x',
    ]);
  });

  it('keep all weights of a font where one changes before the eyes', () => {
    const css = 'a{font-family:Sora;transition:.2s}a:hover{font-weight:700}';
    expect(usesOf('<a href="/">x</a>', css)).toEqual(['Sora normal 100-800 x']);
  });

  it('are upright and slanted as the page has them, from files that exist', () => {
    const css = 'p{font-family:Fraunces}q{font-family:Sora;quotes:none}';
    expect(usesOf('<p>a<em>b</em></p>', css)).toEqual([
      'Fraunces normal 400 a',
      'Fraunces italic 400 b',
    ]);
    expect(usesOf('<i style="font-family:Sora">c</i>', css)).toEqual(['Sora normal 400 c']);
  });

  it('have the case that CSS gives them, by the rules of the language', () => {
    const css = 'p{font-family:Sora;text-transform:uppercase}';
    expect(usesOf('<p>ß</p>', css)).toEqual(['Sora normal 400 Sß']);
    expect(usesOf('<p>i</p>', css, 'tr')).toEqual(['Sora normal 400 Iiİ\u0307']);
  });

  it('include what CSS adds, and what visitors type', () => {
    expect(usesOf('<p>x</p>', 'p{font-family:Sora}p::before{content:"\\2192"}')).toEqual([
      'Sora normal 400 x→',
    ]);
    expect(
      usesOf('<p data-x="Zz">x</p>', 'p{font-family:Sora}p:after{content:attr(data-x)}'),
    ).toEqual(['Sora normal 400 Zxz']);
    const [form = ''] = usesOf('<form><input></form>', 'form{font-family:Sora}input{font:inherit}');
    const latin = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join('');
    expect(form).toBe(`Sora normal 400 ${latin}`);
    // A field without a font of its own has one of the system, and nothing is typed into a button.
    expect(usesOf('<p>a</p><input type="submit" value="Go">', 'body{font-family:Sora}')).toEqual([
      'Sora normal 400 a',
    ]);
  });

  it('cannot be told where a page brings fonts of its own, or asks for axes', () => {
    for (const css of [
      '@font-face{font-family:X;src:url(data:font/woff2;base64,AA)}p{font-family:X}',
      '@f\\6fnt-face{font-family:X;src:url(x)}',
      'p{font-family:Sora;font-variation-settings:"wght" 333}',
      '@keyframes a{to{font-weight:800}}p{font-family:Sora;animation:a 1s}',
      'p{font-family:Sora',
      '@property --x{syntax:"*";inherits:true;initial-value:Sora}p{font-family:var(--x)}',
    ]) {
      expect(usesOf('<p>x</p>', css)).toEqual(['unknown']);
    }
    expect(usesOf('<svg><style>p{font-family:Anton}</style></svg><p>x</p>', 'p{top:0}')).toEqual([
      'unknown',
    ]);
  });

  it('are none for a page with fonts of the system', () => {
    expect(usesOf('<p>x</p>', ':root{--unused:"Sora"}p{font:1rem/1 system-ui}')).toEqual([]);
  });

  it('do not take longer for hostile selectors than they are worth', () => {
    const deep = `${'<b>'.repeat(120)}x${'</b>'.repeat(120)}`;
    const css = Array.from({ length: 50 }, () => `i ${'b '.repeat(12)}{font-family:Sora}`).join('');
    expect(usesOf(deep, css)).toEqual(['unknown']);
  });
});

describe('any text', () => {
  const scripts = [
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x370, 0x3ff],
    [0x400, 0x4ff],
    [0x590, 0x6ff],
    [0x900, 0x97f],
    [0x1e00, 0x1eff],
    [0x2010, 0x2122],
    [0x4e00, 0x4eff],
    [0x1f300, 0x1f64f],
  ] as const;
  const character = fc
    .oneof(...scripts.map(([min, max]) => fc.integer({ min, max })))
    .map((code) => String.fromCodePoint(code));
  const text = fc.array(character, { minLength: 1, maxLength: 40 }).map((all) => all.join(''));
  const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  it('has every Latin letter, accent and sign in its font, composed and taken apart', () => {
    const transforms = fc.constantFrom('none', 'uppercase', 'lowercase', 'capitalize');
    fc.assert(
      fc.property(text, transforms, (shown, transform) => {
        const css = `p{font-family:Sora;text-transform:${transform}}`;
        const [use] = findFontUses(page(`<p>a${escaped(shown)}</p>`), css) ?? [];
        const forms = [
          shown,
          ...(transform === 'uppercase' ? [shown.toUpperCase()] : []),
          ...(transform === 'lowercase' ? [shown.toLowerCase()] : []),
        ].flatMap((form) => [form, form.normalize('NFC'), form.normalize('NFD')]);
        const needed = [...forms.join('')].filter((one) =>
          /[\u0020-\u0101\u2010-\u2122]/.test(one),
        );
        expect(needed.filter((one) => !use?.text.includes(one))).toEqual([]);
        // Letters that the files do not hold stay with the fonts that have them.
        expect(use?.text).not.toMatch(
          /[\u0590-\u06ff\u4e00-\u4eff]|[\ud800-\udfff]|[\u0303\u0309\u0323]/,
        );
      }),
    );
  });
});

describe('features', () => {
  it('are kept that CSS asks for', () => {
    const css =
      'a{font-variant-numeric:lining-nums tabular-nums}b{font-feature-settings:"ss01" 1,"case"}i{font:700 1rem Sora}';
    expect(findFontFeatures(css)).toEqual(['case', 'lnum', 'ss01', 'tnum']);
    expect(findFontFeatures('a{font-variant-caps:all-small-caps}')).toBe('all');
    expect(findFontFeatures('a{font-feature-settings:var(--x)}')).toBe('all');
    expect(findFontFeatures('a{font:small-caps 1rem Sora}')).toBe('all');
  });
});
