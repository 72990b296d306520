// What a finished page says in fewer bytes, and what it must go on saying.
import { describe, expect, it } from 'vitest';
import { shortenPage } from './shorten-page.ts';

const html = '<main class="page"><p class="text big">A</p><p class="text">B</p></main>';
const shorten = (css: string, body = html) => shortenPage({ html: body, css });

describe('shortenPage', () => {
  it.each([
    ['.page>i~p,.page .text{top:0}', '.a .b{top:0}'],
    ['.text .text{top:0}.page:has(.big){top:0}', '.a:has(.b){top:0}'],
    ['.page:not(:has(.big)) p{top:0}', ''],
    [':is(.page,.gone){top:0}', ':is(.a){top:0}'],
    ['@media print{.big .text{top:0}}', ''],
    ['.text{color:red}.big{top:0}.text{color:blue}', '.b{top:0}.a{color:blue}'],
    ['.text{box-shadow:none;top:0}', '.a{top:0}'],
  ])('makes of %s only %j', (css, left) => expect(shorten(css).css).toBe(left));

  it.each([
    ['has one value', ':root{--x:red}p{color:var(--x)}', 'p{color:red}'],
    ['comes through others', ':root{--x:var(--y);--y:red}p{color:var(--x,blue)}', 'p{color:red}'],
    ['is set nowhere', 'p{color:var(--x,red)}', 'p{color:red}'],
    ['is set around all that read it', '.page{--x:red}p{color:var(--x)}', 'p{color:red}'],
    ['is repeated', ':root,.page{--x:red}p{color:var(--x)}', 'p{color:red}'],
    [
      'stands beside words',
      ':root{--x:1px}p{margin:1px var(--x)var(--x)}',
      'p{margin:1px 1px  1px}',
    ],
    [
      'depends on one of the root that changes',
      ':root{--x:var(--y);--y:red}p{color:var(--x)}@media print{:root{--y:blue}}',
      ':root{--y:red}p{color:var(--y)}@media print{:root{--y:blue}}',
    ],
  ])('puts in the value of a custom property that %s', (_case, css, left) =>
    expect(shorten(css).css).toBe(left),
  );

  it.each([
    ['has two values', ':root{--x:red}@media print{:root{--x:blue}}p{color:var(--x)}'],
    ['changes on the way', ':root{--x:var(--y);--y:red}p{--y:blue;color:var(--x)}'],
    ['not every reader has', 'p+p{--x:red}p{color:var(--x)}'],
    ['depends on the window', '@media print{:root{--x:red}}p{color:var(--x)}'],
    ['depends on a state', 'p:hover{--x:red}p{color:var(--x)}'],
    ['is a word for "none"', ':root{--x:initial}p{color:var(--x,red)}'],
    ['moves', '@keyframes a{to{--x:red}}:root{--x:blue}p{color:var(--x);animation:1s a}'],
    ['is registered', '@property --x{syntax:"*";inherits:false}:root{--x:red}p{color:var(--x)}'],
    ['a transition names', ':root{--x:red}p{color:var(--x);transition:--x 1s}'],
    ['a condition reads', ':root{--x:red}@container style(--x:red){p{color:var(--x)}}'],
    ['stands in rules within rules', ':root{--x:red}p{color:var(--x);&:hover{--x:blue}}'],
    ['is nothing', ':root{--x:}p{color:var(--x)}'],
  ])('leaves a custom property that %s', (_case, css) => expect(shorten(css).css).toBe(css));

  it('takes custom properties of style attributes, and the attribute when it is empty', () => {
    const one = '<p class="name" style="--letters:6.6">A</p><p style="top:0;color:var(--c)">B</p>';
    const css = ':root{--c:red}.name{width:calc(1px * var(--letters))}';
    expect(shorten(css, one)).toEqual({
      html: '<p class="a">A</p><p style="top:0;color:red">B</p>',
      css: '.a{width:calc(1px * 6.6)}',
    });
  });

  it('leaves properties of drawings, which are read by attributes', () => {
    const drawing = '<svg fill="var(--x)"></svg>';
    const css = ':root{--x:red}svg{color:var(--x)}';
    expect(shorten(css, drawing)).toEqual({ html: drawing, css });
  });

  it('renames no text in brackets or quotes', () => {
    const body = '<p class="text" title="].text">A</p>';
    const css = `p[title="].text"].text{top:0}p[lang='.text'] .text,.text{left:0}`;
    expect(shorten(css, body).css).toBe(`p[title="].text"].a{top:0}p[lang='.text'] .a,.a{left:0}`);
  });

  it('leaves out classes that its CSS does not name, and keeps those that others read', () => {
    const body =
      '<main class="h-card gone vys-x"><a class="u-url big">A</a><i class="gone">B</i></main>';
    expect(shorten('.big,.h-card{top:0}', body)).toEqual({
      html: '<main class="h-card vys-x"><a class="u-url a">A</a><i>B</i></main>',
      css: '.a,.h-card{top:0}',
    });
  });

  it.each([
    ['asks for classes by other ways', 'p[class^=te]{top:0}', html],
    ['has escapes', '.te\\78t{top:0}', html],
    ['cannot be read', 'p{top:0', html],
    ['has styles in its body', 'p{top:0}', '<style>.text{top:0}</style><p class="text"></p>'],
    ['is not what a parser makes of it', 'p{top:0}', '<p class="text"><p>A</p></p>'],
  ])('leaves names where the page %s', (_case, css, body) => {
    expect(shorten(css, body).html).toBe(body);
  });

  it('keeps rules for elements that our scripts add or move', () => {
    const form = '<form data-form="newsletter"><input></form>';
    const css = 'form>div+input{top:0}:root{--x:1px}';
    expect(shorten(css, form).css).toBe(css);
  });

  it('keeps line breaks at the start of texts', () => {
    const body = '<pre class="x">\n\nA</pre>';
    expect(shorten('pre{top:0}', body).html).toBe('<pre>\n\nA</pre>');
  });

  it('takes a time that grows with the length only', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => at);
    const shapes = [
      `:root{${many.map((at) => `--x${at}:var(--x${at + 1});`).join('')}}p{top:var(--x0)}`,
      `p{top:${'var(--a,'.repeat(3_000)}0${')'.repeat(3_000)}}`,
      many.map((at) => `.page .text:has(.x${at}){top:0}`).join(''),
    ];
    const start = performance.now();
    for (const css of shapes) shorten(css);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
