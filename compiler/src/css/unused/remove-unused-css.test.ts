// Which CSS a finished page can do without, and which it must keep.
import { describe, expect, it } from 'vitest';
import { findNeededDataIds } from './data-ids.ts';
import { removeUnusedCss } from './remove-unused-css.ts';

const html = `<main class="page wide" id="top" data-id="hero"><p class="a&amp;b" title="x">class="gone" &lt;b class="text"&gt;</p><svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg></main>`;

const kept = [
  '.page{top:0}',
  '.gone .a,.page{&:hover{top:0}}',
  '#top>p[title]:hover:before{top:0}',
  '.a\\&b{top:0}',
  '.\\70 age{top:0}',
  'P[TITLE=x i]{top:0}',
  'svg linearGradient,[viewBox]{top:0}',
  ':root,html>body{top:0}',
  '#page footer a{top:0}',
  '*,:after{top:0}',
  '.page:not(.gone){top:0}',
  ':not(.gone,:is(.other)) p{top:0}',
  ':is(.gone,.page) p{top:0}',
  'main:has(.gone,p){top:0}',
  'p:nth-child(2n of .gone){top:0}',
  '.page[class~="gone"]{top:0}',
  'p[hidden],main[open],p[data-today],p[data-state=open]{top:0}',
  'svg|p,*|gone{top:0}',
  'p[x|title]{top:0}',
  '.gone::unknown,.page{top:0}',
  '.page{.gone &,&.wide{top:0}}',
  '@layer base{}@layer base{p{top:0}}',
  '@layer a,b;p{top:0}',
  '@scope (.gone) to (.other){p{top:0}}',
  '@font-face{font-family:x;src:url("a;b{c}")}',
  '@property --x{syntax:"*";inherits:true}',
  'p:before{content:"}.gone{"}',
  'p{background:url(data:image/png;base64,AA==)}',
  '.page{--x:{a:b;c:d};top:var(--x)}',
  '@container style(--x:1){p{top:0}}.page{--x:1}',
  '.page{--x:1;--y:var(--x)}p{top:var(--y)}',
  '.page{--x:1}p{transition:--x 1s}',
  '.page{--x:1}p{top:var(--\\78 )}',
  '.page{--x:spin 1s}p{animation:var(--x)}@keyframes spin{to{top:0}}',
  '@keyframes spin{to{top:0}}p{animation:1s spin}',
  '@-webkit-keyframes spin{to{top:0}}p{animation:1s spin}',
  'p{top:0',
  'p{top:0}}.gone{top:0}',
  '.gone{content:"',
  `${'.gone{'.repeat(40)}${'}'.repeat(40)}`,
];

const removed = [
  ['.gone{top:0}.page{top:0}', '.page{top:0}'],
  ['.gone,.page,b{top:0}', '.page{top:0}'],
  ['.text,.page .gone{top:0}', ''],
  ['.PAGE{top:0}', ''],
  ['p#gone{top:0}', ''],
  ['p[gone]{top:0}', ''],
  ['b,.page>i{top:0}', ''],
  ['.page:is(.gone,.other) p{top:0}', ''],
  ['main:has(.gone),main:where(.gone){top:0}', ''],
  ['p:not(.gone) b{top:0}', ''],
  ['@media print{.gone{top:0}}p{top:0}', 'p{top:0}'],
  ['@media print{@supports (top:0){.gone{top:0}}}', ''],
  ['@layer base{.gone{top:0}}', '@layer base{}'],
  ['.page{top:0;.gone{left:0}}', '.page{top:0}'],
  ['.gone{p{top:0}}', ''],
  ['.page{--x:1;top:0}', '.page{top:0}'],
  [':root{--x:1;--y:var(--x)}p{top:0}', 'p{top:0}'],
  ['.page{--x:var(--x)}', ''],
  ['.gone{top:var(--x)}:root{--x:1}', ''],
  ['@keyframes spin{to{top:var(--x)}}:root{--x:1}', ''],
  [':root{--x:spin}@keyframes spin{to{top:0}}', ''],
  ['.gone{animation:1s spin}@keyframes spin{to{top:0}}', ''],
] as const;

describe('removeUnusedCss', () => {
  it.each(kept)('keeps %s', (css) => expect(removeUnusedCss(css, html)).toBe(css));

  it.each(removed)('makes of %s only %j', (css, left) =>
    expect(removeUnusedCss(css, html)).toBe(left),
  );

  it('keeps what style attributes and styles in the body read', () => {
    const css = ':root{--x:1;--y:2;--z:3}@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}';
    const body = '<p style="top:var(--x);animation:spin 1s">A</p><style>p{left:var(--y)}</style>';
    expect(removeUnusedCss(css, body)).toBe(':root{--x:1;--y:2}@keyframes spin{to{top:0}}');
  });

  it('reads what stands in <noscript> and <template>', () => {
    const body = '<noscript><i class="a"></i></noscript><template><b class="b"></b></template>';
    expect(removeUnusedCss('i.a{top:0}b.b{top:0}u{top:0}', body)).toBe('i.a{top:0}b.b{top:0}');
  });

  it('keeps everything for HTML that is too deep to be read', () => {
    expect(removeUnusedCss('.gone{top:0}', '<div>'.repeat(500))).toBe('.gone{top:0}');
  });

  it('takes a time that grows with the length only', () => {
    const long = 100_000;
    const shapes = [
      `${':is('.repeat(long)}a${')'.repeat(long)}{top:0}`,
      `${'a,'.repeat(long)}b{top:0}`,
      `p{--x:${'{'.repeat(long)}${'}'.repeat(long)};top:var(--x)}`,
      `${'.gone{top:0}'.repeat(long)}`,
      `:root{${Array.from({ length: 20_000 }, (_, index) => `--x${index}:var(--x${index + 1});`).join('')}}`,
    ];
    const start = performance.now();
    for (const css of shapes) removeUnusedCss(css, html);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('findNeededDataIds', () => {
  it.each([
    ['p{top:0}', []],
    ['.page [data-id="a b"],[data-id=c]{top:0}', ['a b', 'c']],
  ])('of %s are %j', (css, ids) => expect(findNeededDataIds(css, '')).toEqual(new Set(ids)));

  it.each([
    ['[data-id]{top:0}', ''],
    ['[data-id^="a"]{top:0}', ''],
    ['[data-id=a]{top:0}p{content:attr(data-id)}', ''],
    ['[DATA-ID=a]{top:0}', ''],
    ['[data\\-id=a]{top:0}', ''],
    ['', '<style>[data-id]{top:0}</style>'],
  ])('are all for %j and %j', (css, body) => expect(findNeededDataIds(css, body)).toBe('all'));
});
