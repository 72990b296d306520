// The warnings: each with what it catches, what it leaves alone, and a fix that mends just that.
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../test/sample-theme.ts';
import { writeDesign } from '../../page-design/write-design.ts';
import { removeText } from '../../page-elements/element-operations.ts';
import { readElements } from '../../page-elements/read-elements.ts';
import { changePage } from '../../page-model/open-page.ts';
import { parseModule } from '../../parse/parse-module.ts';
import { applyFix } from '../apply-fix.ts';
import { checkPage } from '../check.ts';
import type { PublishCheckInput, PublishRule } from '../finding.ts';

const page = (body: string) =>
  `export default function Page() {\n  return (\n    <main>\n${body}\n    </main>\n  );\n}`;

function findingsFor(rule: PublishRule, input: Partial<PublishCheckInput>) {
  return checkPage({ jsx: page(''), css: '', ...input }).findings.filter(
    (finding) => finding.rule === rule,
  );
}

type Case = [
  name: string,
  rule: PublishRule,
  before: Partial<PublishCheckInput>,
  after: Partial<PublishCheckInput>,
];

describe('a fix makes its finding go away and changes nothing else', () => {
  const cases: Case[] = [
    [
      'contrast of one rule',
      'contrast',
      { css: 'p { color: #999; background: #fff; }' },
      { css: 'p { color: #747474; background: #fff; }' },
    ],
    [
      'contrast through custom properties',
      'contrast',
      {
        css: ':root { --ink: #bbb; --paper: white }\nbody { color: var(--ink); background-color: var(--paper) }',
      },
      {
        css: ':root { --ink: #bbb; --paper: white }\nbody { color: #747474; background-color: var(--paper) }',
      },
    ],
    [
      'contrast on a dark ground',
      'contrast',
      { css: '.card{background:#111;color:#444!important}' },
      { css: '.card{background:#111;color:#7c7c7c!important}' },
    ],
    [
      'contrast of a style object',
      'contrast',
      { jsx: page("<p style={{ color: '#aaa', backgroundColor: '#ffffff' }}>Hi</p>") },
      { jsx: page("<p style={{ color: '#747474', backgroundColor: '#ffffff' }}>Hi</p>") },
    ],
    [
      'contrast of a style text',
      'contrast',
      { jsx: page('<p style="color: #aaa; background: #fff">Hi</p>') },
      { jsx: page('<p style="color: #747474; background: #fff">Hi</p>') },
    ],
    [
      'a picture without alt',
      'image-alt',
      { jsx: page('<img src="/a.png" className="x" />') },
      { jsx: page('<img src="/a.png" className="x" alt="" />') },
    ],
    [
      'a picture without anything',
      'image-alt',
      { jsx: page('<img src={photo}/>') },
      { jsx: page('<img src={photo} alt=""/>') },
    ],
    [
      'vague words',
      'link-text',
      { jsx: page('<a href="https://www.shop.example/x">\n  Click here!\n</a>') },
      { jsx: page('<a href="https://www.shop.example/x">\n  Visit shop.example\n</a>') },
    ],
    [
      'vague words for an address',
      'link-text',
      { jsx: page('<a href="mailto:a@b.example">hier</a>') },
      { jsx: page('<a href="mailto:a@b.example">Send an email</a>') },
    ],
    [
      'a heading too deep, with those below it',
      'heading-order',
      { jsx: page('<h1>A</h1><h3 id="b">B</h3><h4>C</h4><h2>D</h2>') },
      { jsx: page('<h1>A</h1><h2 id="b">B</h2><h3>C</h3><h2>D</h2>') },
    ],
    [
      'a first heading that is not the first level',
      'heading-order',
      { jsx: page('<h2>A</h2>') },
      { jsx: page('<h1>A</h1>') },
    ],
    [
      'a dead link with its list item',
      'dead-link',
      {
        jsx: page(
          '<ul>\n  <li><a href="/x">X</a></li>\n  <li>\n    <a href="#instagram">Instagram</a>\n  </li>\n</ul>',
        ),
      },
      { jsx: page('<ul>\n  <li><a href="/x">X</a></li>\n</ul>') },
    ],
    [
      'an empty address in a line',
      'dead-link',
      { jsx: page('<p>One <a href="">two</a> three</p>') },
      { jsx: page('<p>One  three</p>') },
    ],
    [
      'a field that asks for a secret, with its label',
      'secret-input',
      { jsx: page('<p>Hi</p>\n<label>\n  Password <input type="password" />\n</label>') },
      { jsx: page('<p>Hi</p>') },
    ],
    [
      'a field beside others',
      'secret-input',
      { jsx: page('<label>Name <input name="name" /> <input name="cvc" /></label>') },
      { jsx: page('<label>Name <input name="name" /> </label>') },
    ],
    [
      'a link to a confusable host',
      'confusable-host',
      { jsx: page('<p>Hi</p>\n<a href="https://paypa1.com">Pay</a>') },
      { jsx: page('<p>Hi</p>') },
    ],
    [
      'a link that asks to sign in elsewhere',
      'brand-login',
      { jsx: page('<p>Hi</p> <a href="https://evil.example">Log in to PayPal</a>') },
      { jsx: page('<p>Hi</p> ') },
    ],
    [
      'a text to be written',
      'placeholder-text',
      {
        jsx: page('<p>\n  [What you make, in one line]\n</p>\n<p>Hi</p>'),
      },
      { jsx: page('<p>Hi</p>') },
    ],
  ];
  it.each(cases)('fixes %s', (_name, rule, before, after) => {
    const [finding, ...others] = findingsFor(rule, before);
    expect(others).toEqual([]);
    const content = { jsx: page(''), css: '', ...before };
    const fixed = finding && applyFix(content, finding);
    expect(fixed).toEqual({ jsx: page(''), css: '', ...after });
    expect(findingsFor(rule, fixed ?? {})).toEqual([]);
    expect(parseModule(fixed?.jsx ?? '').ok).toBe(true);
  });

  it.each([
    ['first', '#a', '[{ t: "B", url: "/b" }, { t: "C", url: "/c" }]'],
    ['middle', '#b', '[{ t: "A", url: "/a" }, { t: "C", url: "/c" }]'],
    ['last', '#c', '[{ t: "A", url: "/a" }, { t: "B", url: "/b" }]'],
  ])('takes a dead link out of the list it is drawn from: %s', (_name, dead, rest) => {
    const urls = ['a', 'b', 'c'].map((name) => (dead === `#${name}` ? dead : `/${name}`));
    const list = `[{ t: "A", url: "${urls[0]}" }, { t: "B", url: "${urls[1]}" }, { t: "C", url: "${urls[2]}" }]`;
    const jsxWith = (links: string) =>
      `const links = ${links};\n${page('{links.map((l) => <a href={l.url}>{l.t}</a>)}')}`;
    const html = urls.map((url) => `<a href="${url}">X</a>`).join('');
    const [finding] = findingsFor('dead-link', { jsx: jsxWith(list), html });
    expect(finding).toMatchObject({ line: 1, severity: 'warn' });
    expect(finding && applyFix({ jsx: jsxWith(list), css: '' }, finding)?.jsx).toBe(jsxWith(rest));
  });

  it('takes the only entry out with its comma', () => {
    const jsx = `const links = [{ url: "#a" },];\n${page('{links.map((l) => <a href={l.url}>A</a>)}')}`;
    const [finding] = findingsFor('dead-link', { jsx, html: '<a href="#a">A</a>' });
    expect(finding && applyFix({ jsx, css: '' }, finding)?.jsx).toMatch(/^const links = \[\];/);
  });

  it('names a link that has only a picture', () => {
    const jsx = page('<a className="i" href="https://shop.example"><Bag /></a>');
    const html = '<a href="https://shop.example"><svg></svg></a>';
    const [finding] = findingsFor('link-text', { jsx, html });
    const fixed = finding && applyFix({ jsx, css: '' }, finding);
    expect(fixed?.jsx).toBe(jsx.replace('.example"', '.example" aria-label="Visit shop.example"'));
    expect(finding?.message).toMatch(/no text/);
  });
});

describe('findings without a suggested edit', () => {
  it.each<[string, PublishRule, Partial<PublishCheckInput>]>([
    ['a link drawn by a component', 'dead-link', { html: '<a href="#x">X</a>' }],
    [
      'an unfinished address',
      'dead-link',
      { jsx: 'export default () => <a href="https://">X</a>;' },
    ],
    [
      'a link that is all there is',
      'dead-link',
      { jsx: 'export default () => <a href="#">X</a>;' },
    ],
    [
      'a link that waits for its address',
      'dead-link',
      { html: '<a data-placeholder=""><span>Instagram</span></a>' },
    ],
    ['a rendered picture', 'image-alt', { html: '<img src="/a.png">' }],
    ['a text drawn from data', 'placeholder-text', { html: '<p>[Your opening line]</p>' }],
    ['a heading of a component', 'heading-order', { html: '<h1>A</h1><h4>B</h4>' }],
    ['a heavy document', 'page-weight', { document: `<p>${'word '.repeat(30_000)}</p>` }],
    [
      'pictures in the code',
      'page-weight',
      { document: `<img src="data:image/png;base64,${'A'.repeat(150_000)}">` },
    ],
    ['no preview image', 'preview-image', { document: '<!doctype html><title>A</title>' }],
  ])('reports %s without an edit', (_name, rule, input) => {
    const findings = findingsFor(rule, input);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'warn' });
    expect(findings[0]?.fix).toBeUndefined();
  });
});

describe('what is left alone', () => {
  it.each<[string, PublishRule, Partial<PublishCheckInput>]>([
    ['black on white', 'contrast', { css: 'p{color:#000;background:#fff}' }],
    ['a gradient', 'contrast', { css: 'p{color:#aaa;background:linear-gradient(#fff,#eee)}' }],
    [
      'a picture over the ground',
      'contrast',
      { css: 'p{color:#aaa;background-color:#fff;background-image:url(a.png)}' },
    ],
    ['a clear ground', 'contrast', { css: 'p{color:#aaa;background:transparent}' }],
    ['a color alone', 'contrast', { css: 'p{color:#eee}' }],
    [
      'a later rule that mends it',
      'contrast',
      { css: 'p{color:#eee;background:#fff}p{color:#111}' },
    ],
    ['large letters', 'contrast', { css: 'h3{color:#888;background:#fff;font-size:2rem}' }],
    ['what is disabled', 'contrast', { css: 'button:disabled{color:#bbb;background:#fff}' }],
    [
      'a property with two meanings',
      'contrast',
      { css: ':root{--a:#eee}.dark{--a:#111}p{color:var(--a);background:#fff}' },
    ],
    [
      'dark mode only',
      'contrast',
      { css: '@media (prefers-color-scheme: dark){p{color:#eee;background:#fff}}' },
    ],
    [
      'a text that looks like CSS',
      'contrast',
      { css: 'p::before{content:"a{color:#eee;background:#fff}"}' },
    ],
    ['a comment', 'contrast', { css: '/* p{color:#eee;background:#fff} */' }],
    ['alt', 'image-alt', { jsx: page('<img src="a" alt="A" />') }],
    ['empty alt', 'image-alt', { jsx: page('<img src="a" alt="" />') }],
    [
      'alt in a spread',
      'image-alt',
      { jsx: page('<img {...photo} />'), html: '<img src="a" alt="A">' },
    ],
    ['a presentation', 'image-alt', { jsx: page('<img src="a" role="presentation" />') }],
    ['words that say it', 'link-text', { jsx: page('<a href="/a">Read more about moss</a>') }],
    [
      'vague words with a label',
      'link-text',
      { jsx: page('<a href="/a" aria-label="More about moss">more</a>') },
    ],
    ['a picture with alt', 'link-text', { html: '<a href="/a"><img src="b" alt="Moss"></a>' }],
    ['an icon with a title', 'link-text', { html: '<a href="/a" title="Moss"><svg></svg></a>' }],
    [
      'headings in order',
      'heading-order',
      { jsx: page('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>') },
    ],
    ['no headings', 'heading-order', { jsx: page('<p>A</p>') }],
    ['an anchor that is there', 'dead-link', { jsx: page('<a href="#a">A</a><section id="a" />') }],
    [
      'an anchor drawn later',
      'dead-link',
      {
        jsx: page('<a href="#a">A</a><Part />'),
        html: '<a href="#a">A</a><section id="a"></section>',
      },
    ],
    ['an encoded anchor', 'dead-link', { jsx: page('<a href="#%C3%A4">A</a><section id="ä" />') }],
    ['to the top', 'dead-link', { jsx: page('<a href="#top">Up</a>') }],
    ['a link that is a button', 'dead-link', { jsx: page('<a href="#" onClick={open}>A</a>') }],
    [
      'a computed address',
      'dead-link',
      { jsx: page('<a href={["", "a"].join("")}>A</a>'), html: '<a href="a">A</a>' },
    ],
    ['own words', 'placeholder-text', { jsx: page('<p>I make pots.</p>') }],
    [
      'words in square brackets within a text',
      'placeholder-text',
      { jsx: page('<p>I make pots [and vases].</p>') },
    ],
    ['a light document', 'page-weight', { document: '<p>Hi</p>' }],
    [
      'a preview image',
      'preview-image',
      { document: '<meta property="og:image" content="https://a.example/x.png">' },
    ],
    ['no document', 'preview-image', {}],
  ])('does not warn of %s', (_name, rule, input) => {
    expect(findingsFor(rule, input)).toEqual([]);
  });
});

it('rejects an edit that does not fit the source', () => {
  const fix = { label: 'x', replace: { start: 5, end: 900, text: '' } };
  expect(applyFix({ jsx: 'short', css: '' }, { source: 'jsx', fix })).toBeUndefined();
  expect(applyFix({ jsx: 'short', css: '' }, { fix })).toBeUndefined();
  expect(applyFix({ jsx: 'short', css: '' }, { source: 'jsx' })).toBeUndefined();
});

describe('a page that was made from a page model', () => {
  const design = pageDesignSchema.parse({
    theme,
    page: {
      name: 'Olive & Rye',
      tagline: '[What you do, in one line]',
      lang: 'en',
      links: [
        { id: 'shop', title: 'Shop' },
        { id: 'hours', title: 'Hours', url: '#hours-gone' },
      ],
      sections: [
        {
          kind: 'menu',
          id: 'menu',
          items: [
            { id: 'dish', name: '[A dish]', price: { text: '[Price]' } },
            { id: 'soup', name: 'Soup', price: { text: '[Price]' } },
          ],
        },
        { kind: 'text', id: 'hidden', text: '[Your text]', hidden: true },
      ],
    },
  });
  const content = writeDesign(design);
  /** As it renders, before links without an address are left out for visitors. */
  const html = `<h1>Olive &amp; Rye</h1><p>[What you do, in one line]</p><a data-placeholder=""><span>Shop</span></a><a href="#hours-gone">Hours</a><ul><li><b>[A dish]</b> <i>[Price]</i></li><li><b>Soup</b> <i>[Price]</i></li></ul>`;
  const report = (jsx: string, rendered: string) =>
    checkPage({ ...content, jsx, html: rendered }).findings.filter(
      ({ rule }) => rule === 'placeholder-text' || rule === 'dead-link',
    );

  it('names the element of each unfinished text and link, and nothing that is hidden', () => {
    const keys = report(content.jsx, html).map(({ element }) => element);
    expect([...keys].sort()).toEqual([
      'item:dish.name',
      'item:dish.price.text',
      'item:soup.price.text',
      'link:hours',
      'link:shop',
      'profile.tagline',
    ]);
  });

  it.each([
    ['profile.tagline', { type: 'profile.set', set: {}, unset: ['tagline'] }],
    ['item:dish.name', { type: 'item.remove', section: 'menu', id: 'dish' }],
    [
      'item:soup.price.text',
      { type: 'item.update', section: 'menu', id: 'soup', set: {}, unset: ['price'] },
    ],
  ])('loses %s by an operation that fits it', (key, operation) => {
    const element = readElements(content)?.elements.find(({ target }) => target.key === key);
    const operations = element ? removeText(element) : [];
    expect(operations).toEqual([operation]);
    const changed = changePage(content, operations, writeDesign).content;
    const left = readElements(changed)?.elements.map(({ target }) => target.key);
    expect(left).not.toContain(key);
    expect(left).toContain('profile.name');
  });
});
