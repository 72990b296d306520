// The contrast check reads every notation of CSS Color 4 and 5, and custom properties as browsers do.
import { describe, expect, it } from 'vitest';
import { applyFix } from '../apply-fix.ts';
import { checkPage } from '../check.ts';

const page = (body: string) => `export default () => <main>${body}</main>;`;

function contrastFindings(css: string, jsx = page('')) {
  return checkPage({ jsx, css }).findings.filter(({ rule }) => rule === 'contrast');
}

/** The ratio that the warning names. */
const listRatios = (css: string, jsx?: string) =>
  contrastFindings(css, jsx).map(({ message }) => /contrast of ([\d.]+) to 1/.exec(message)?.[1]);

const onWhite = (color: string) => `p{color:${color};background:#fff}`;

describe('the contrast check reads colors in every notation', () => {
  // Ratios of WCAG 2.2, cut after the first digit.
  it.each([
    ['a named color beyond the basic ones', 'lightsteelblue', '1.7'],
    ['a named color in capitals', 'DarkSalmon', '2.3'],
    ['hsl() with a hue in turns', 'hsl(.5turn 100% 50%)', '1.2'],
    ['hwb()', 'hwb(0 60% 0%)', '2.0'],
    ['lab()', 'lab(70% 0 0)', '2.2'],
    ['lch()', 'lch(70 30 90)', '2.3'],
    ['oklab()', 'oklab(0.75 0 0)', '2.2'],
    ['oklch()', 'oklch(75% 0 0)', '2.2'],
    ['oklch() with a missing hue', 'oklch(75% 0 none)', '2.2'],
    ['color() in sRGB', 'color(srgb 0.7 0.7 0.7)', '2.1'],
    ['color() in linear light', 'color(srgb-linear .4 .4 .4)', '2.3'],
    ['color() in Display P3', 'color(display-p3 0.7 0.7 0.7)', '2.1'],
    ['color() in Rec. 2020', 'color(rec2020 0.7 0.7 0.7)', '1.9'],
    ['color() in Adobe RGB', 'color(a98-rgb 0.7 0.7 0.7)', '2.0'],
    ['color() in ProPhoto RGB', 'color(prophoto-rgb 0.7 0.7 0.7)', '1.8'],
    ['color() in XYZ', 'color(xyz 0.38 0.4 0.4356)', '2.3'],
    ['a color out of sRGB, which is clipped', 'color(display-p3 0 1 0)', '1.3'],
    ['color-mix()', 'color-mix(in srgb, black 30%, white)', '2.1'],
    ['color-mix() in a polar space', 'color-mix(in oklch, white 60%, #808080)', '1.6'],
    ['color-mix() with a transparent part', 'color-mix(in srgb, black 40%, transparent)', '2.8'],
    [
      'color-mix() inside color-mix()',
      'color-mix(in srgb, color-mix(in srgb, #000, #fff), #fff)',
      '1.8',
    ],
    ['a relative color', 'oklch(from black 0.75 c h)', '2.2'],
    ['a relative color with calc()', 'hsl(from black h s calc(l + 70))', '2.1'],
    ['a relative color of its own alpha', 'rgb(from black r g b / calc(alpha * 0.4))', '2.8'],
    ['calc() in a plain color', 'rgb(calc(89 * 2) 178 178)', '2.1'],
    ['a transparent color over the background', 'rgb(0 0 0 / 40%)', '2.8'],
    ['a transparent oklch() over the background', 'oklch(0% 0 0 / 0.4)', '2.8'],
    ['a comment inside a color', 'rgb(178/**/ 178 178)', '2.1'],
  ])('warns of %s', (_name, color, ratio) => {
    expect(listRatios(onWhite(color))).toEqual([ratio]);
  });

  it.each([
    ['oklch()', 'oklch(45% 0.1 250)'],
    ['lab()', 'lab(40% 20 20)'],
    ['color()', 'color(display-p3 0.2 0.2 0.6)'],
    ['color-mix()', 'color-mix(in oklab, black, navy)'],
    ['a relative color', 'oklch(from white 0.3 c h)'],
  ])('accepts readable text in %s', (_name, color) => {
    expect(contrastFindings(onWhite(color))).toEqual([]);
  });

  it.each([
    ['the color around', 'currentColor'],
    ['a color of the system', 'GrayText'],
    ['a color of the scheme', 'light-dark(#eee, #111)'],
    ['hexadecimal digits without their sign', 'fade'],
    ['two colors', '#eee #eee'],
    ['a share of nothing', 'color-mix(in srgb, #eee 0%, #eee 0%)'],
    ['a space that does not exist', 'color(nowhere 1 1 1)'],
    ['a function that is not closed', 'rgb(238 238 238'],
  ])('says nothing about %s', (_name, color) => {
    expect(contrastFindings(onWhite(color))).toEqual([]);
  });

  it('warns of a background in any notation, and offers a color that is readable on it', () => {
    const css = 'p{color:#666;background-color:oklch(35% 0.05 250)}';
    const [finding] = contrastFindings(css);
    const fixed = finding && applyFix({ jsx: page(''), css }, finding);
    expect(finding?.message).toContain('#666 on oklch(35% 0.05 250)');
    expect(fixed?.css).toMatch(/^p\{color:#[0-9a-f]{6};background-color:oklch\(35% 0\.05 250\)\}$/);
    expect(contrastFindings(fixed?.css ?? css)).toEqual([]);
  });
});

describe('the contrast check resolves custom properties', () => {
  const root = (properties: string, color: string) => `:root{${properties}}${onWhite(color)}`;

  it.each([
    ['a property inside a color', root('--l:75%', 'oklch(var(--l) 0 0)'), '2.2'],
    ['channels in a property', root('--rgb:178 178 178', 'rgb(var(--rgb))'), '2.1'],
    ['a property of a property', root('--a:var(--b);--b:var(--c);--c:#b2b2b2', 'var(--a)'), '2.1'],
    ['a fallback', onWhite('var(--missing, #b2b2b2)'), '2.1'],
    ['a fallback in a fallback', onWhite('var(--missing, var(--gone, #b2b2b2))'), '2.1'],
    ['a fallback that is a function', onWhite('var(--missing, rgb(178, 178, 178))'), '2.1'],
    ['a defined property before its fallback', root('--a:#b2b2b2', 'var(--a, #000)'), '2.1'],
    ['the fallback of a cycle', root('--a:var(--b);--b:var(--a)', 'var(--a, #b2b2b2)'), '2.1'],
    [
      'a property beside a cycle',
      root('--a:var(--b, #b2b2b2);--b:var(--c);--c:var(--b)', 'var(--a)'),
      '2.1',
    ],
    [
      'properties in color-mix()',
      root('--ink:#000;--share:30%', 'color-mix(in srgb, var(--ink) var(--share), white)'),
      '2.1',
    ],
    [
      'a relative color of a property',
      root('--ink:#000', 'oklch(from var(--ink) 0.75 c h)'),
      '2.2',
    ],
  ])('reads %s', (_name, css, ratio) => {
    expect(listRatios(css)).toEqual([ratio]);
  });

  it.each([
    ['a cycle', root('--a:var(--b);--b:var(--a)', 'var(--a)')],
    ['a cycle whose own fallback is ignored', root('--a:var(--a, #eee)', 'var(--a)')],
    ['a property that is not set', onWhite('var(--missing)')],
    ['a property that another rule sets too', `.dark{--a:#111}${root('--a:#eee', 'var(--a)')}`],
    ['a fallback of such a property', `.dark{--a:#111}${onWhite('var(--a, #eee)')}`],
    [
      'a property that doubles with each step',
      root(
        Array.from({ length: 40 }, (_, i) => `--a${i}:var(--a${i + 1})var(--a${i + 1});`).join('') +
          '--a40:#eee',
        'var(--a0, #eee)',
      ),
    ],
  ])('says nothing about %s', (_name, css) => {
    expect(contrastFindings(css)).toEqual([]);
  });

  it('says nothing about a property that a style attribute sets', () => {
    const jsx = page("<p style={{ '--ink': '#000' }}>Hi</p>");
    expect(contrastFindings(onWhite('var(--ink, #eee)'), jsx)).toEqual([]);
    expect(listRatios(onWhite('var(--ink, #b2b2b2)'))).toEqual(['2.1']);
  });

  it('resolves custom properties in a style attribute', () => {
    const jsx = page("<p style={{ color: 'var(--ink)', background: '#fff' }}>Hi</p>");
    expect(listRatios(':root{--ink:oklch(75% 0 0)}', jsx)).toEqual(['2.2']);
  });
});

describe('the contrast check of broken CSS', () => {
  it.each([
    ['a brace is missing at the end', 'p{color:#b2b2b2;background:#fff'],
    ['a brace is left over', `}${onWhite('#b2b2b2')}`],
    ['a declaration has no colon', 'p{nonsense;color:#b2b2b2;background:#fff}'],
    ['a declaration has two colons', 'p{margin:: 0;color:#b2b2b2;background:#fff}'],
    ['a string is left open after the rule', `${onWhite('#b2b2b2')}q{content:"`],
    ['a comment is left open after the rule', `${onWhite('#b2b2b2')}/* the end`],
    ['a source map is named', `/*# sourceMappingURL=/etc/hostname */${onWhite('#b2b2b2')}`],
  ])('still warns when %s', (_name, css) => {
    expect(listRatios(css)).toEqual(['2.1']);
  });

  it('ignores a declaration that browsers ignore', () => {
    expect(contrastFindings('p{color:#000;background:#fff;*color:#eee;_color:#eee}')).toEqual([]);
  });

  it('points at the color behind a byte order mark and comments', () => {
    const css = '\ufeff/* a */p{color:/* b */ #b2b2b2 ! important;background:#fff}';
    const [finding] = contrastFindings(css);
    const { start = 0, end = 0 } = finding?.fix?.replace ?? {};
    expect(css.slice(start, end)).toContain('#b2b2b2');
    expect(css.slice(end)).toMatch(/^ ! important;/);
  });
});
