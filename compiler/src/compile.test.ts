// Compiled pages are run with the real preact: as the preview does, and as the prerender does.
import clsx from 'clsx';
import * as preact from 'preact';
import * as compat from 'preact/compat';
import * as hooks from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { BUNDLED_PACKAGES } from './packages-used/packages.ts';
import { parseModule } from './parse/parse-module.ts';

const packages: Record<string, unknown> = {
  react: compat,
  'react-dom': compat,
  preact,
  'preact/hooks': hooks,
  clsx: Object.assign(clsx, { clsx, default: clsx, __esModule: true }),
};
const source = (jsx: string, css = '') => ({ jsx, css, metadata: { title: '', description: '' } });
/** The page does something in the browser, so that it has module code. */
const live = (jsx: string) => `${jsx}\n;<b onClick={() => 1}/>;`;

function compiled(jsx: string) {
  const result = compile(source(jsx), { packageUrl: (name) => `https://p.example/s/${name}.js` });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

function run(jsx: string): string {
  const module = { exports: {} as { default?: preact.ComponentType } };
  const load = (name: string) => {
    if (!(name in packages)) throw new Error(`asked for ${name}`);
    return packages[name];
  };
  const body = new Function('require', 'module', 'exports', compiled(jsx).code);
  body(load, module, module.exports);
  const page = module.exports.default;
  if (!page) throw new Error('no page');
  return renderToString(preact.h(page, null));
}

describe('bundled packages', () => {
  it.each(Object.keys(packages))('STUDIO-23 %s really holds the names it offers', (name) => {
    const entry = BUNDLED_PACKAGES.get(name);
    const moduleExports = packages[name] as Record<string, unknown>;
    for (const name of entry?.exports ?? []) expect(moduleExports[name], name).toBeDefined();
    for (const name of entry?.interactive ?? []) expect(entry?.exports).toContain(name);
    expect('default' in moduleExports).toBe(entry?.hasDefault);
  });
});

describe('code', () => {
  it.each([
    ['a function', 'export default function Page() { return <p>Hi</p>; }', '<p>Hi</p>'],
    ['an arrow', 'export default () => <p>Hi</p>;', '<p>Hi</p>'],
    ['a nameless function', 'export default function () { return <b/>; }', '<b></b>'],
    ['a specifier', 'const P = () => <b/>; export { P as default };', '<b></b>'],
    ['class', 'export default () => <p class="a b">x</p>;', '<p class="a b">x</p>'],
    ['className', 'export default () => <p className="a">x</p>;', '<p class="a">x</p>'],
    ['htmlFor', 'export default () => <label htmlFor="a"/>;', '<label for="a"></label>'],
    ['fragments', 'export default () => <><b/><i/></>;', '<b></b><i></i>'],
    [
      'entities',
      'export default () => <p>a &amp; &lt;b&gt; &copy;</p>;',
      '<p>a &amp; &lt;b> ©</p>',
    ],
    ['conditions', 'export default () => <p>{false}{null}{0}{"a"}</p>;', '<p>0a</p>'],
    [
      'lists',
      'export default () => <ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}</ul>;',
      '<ul><li>1</li><li>2</li></ul>',
    ],
    [
      'components',
      'const A = ({ children }) => <b>{children}</b>; export default () => <A>x</A>;',
      '<b>x</b>',
    ],
    ['dotted components', 'const U = { A: () => <b/> }; export default () => <U.A/>;', '<b></b>'],
    [
      'style objects',
      'export default () => <p style={{ marginTop: 4, color: "red" }}/>;',
      '<p style="margin-top:4px;color:red;"></p>',
    ],
    [
      'hooks',
      "import { useState } from 'react'; export default () => { const [n] = useState(3); return <p>{n}</p>; };",
      '<p>3</p>',
    ],
    [
      'React as default',
      "import React from 'react'; export default () => React.createElement('p', null, React.useMemo(() => 1, []));",
      '<p>1</p>',
    ],
    [
      'a namespace',
      "import * as R from 'react'; export default () => <R.Fragment>a</R.Fragment>;",
      'a',
    ],
    [
      'preact hooks',
      "import { useState } from 'preact/hooks'; export default () => <p>{useState(1)[0]}</p>;",
      '<p>1</p>',
    ],
    [
      'clsx both ways',
      "import a, { clsx } from 'clsx'; export default () => <p class={a('x', { y: 1 })} id={clsx('z')}/>;",
      '<p id="z" class="x y"></p>',
    ],
    [
      'modern syntax',
      'const a = { b: null }; a.c ??= 1_0; export default () => <p>{a?.b?.d ?? a.c}</p>;',
      '<p>10</p>',
    ],
    ['comments', 'export default () => <p>{/* no */}a{/* no */}</p>; // end', '<p>a</p>'],
    [
      'names like ours',
      'const $vysH = "mine", $vys$ = 1; export default () => <p>{$vysH}{$vys$}</p>;',
      '<p>mine1</p>',
    ],
    [
      'a local h',
      'const h = "h", React = "r"; export default () => <p>{h}{React}</p>;',
      '<p>hr</p>',
    ],
    [
      'SVG',
      'export default () => <svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0"/></svg>;',
      '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>',
    ],
  ])('STUDIO-24 runs %s', (_what, jsx, html) => expect(run(jsx)).toBe(html));

  it('keeps the lines of the source', () => {
    const { code } = compiled('\n\nexport default () => {\n  throw new Error("here");\n};');
    expect(code.split('\n')[3]).toContain('throw new Error("here")');
  });
});

describe('moduleCode', () => {
  it('PUB-4 is a module that imports packages from our origin and hydrates the page', () => {
    const jsx =
      "import { useState } from 'react';\nimport clsx from \"clsx\";\nexport const a = 1;\nexport default function Page() { return <p class={clsx('x')}>{useState(a)}</p>; }";
    const { moduleCode } = compiled(jsx);
    const froms = [...moduleCode.matchAll(/from "([^"]+)"/g)].map(([, url]) => url);
    expect(froms).toEqual([
      'https://p.example/s/react.js',
      'https://p.example/s/react.js',
      'https://p.example/s/clsx.js',
    ]);
    expect(moduleCode).not.toMatch(/\bexport\b|require/);
    expect(moduleCode.trimEnd()).toMatch(/\(Page|getElementById\("page"\)\);$/);
  });

  it.each([
    'export default function Page() { return <p/>; } // end',
    'export default function () { return <p/>; }\n(1, 2);',
    'export default class { render() {} }\n[1].map(String);',
    'export default () => <p/>',
    'export default (() => <p/>)',
    'export /* default ( */ // default\n default(function () {})',
    'export default memo(function A() {}); function memo(a) { return a; }',
    'const P = () => <p/>; export { P as default, P as other }; export let x, y = 2;',
    'export function a() {} export class B {} export default a;',
    'const $vysPage = 1; export default () => <p/>;',
  ])('stays a module that can be read: %s', (jsx) => {
    const { moduleCode } = compiled(live(jsx));
    expect(moduleCode).not.toBe('');
    expect(parseModule(moduleCode)).toMatchObject({ ok: true });
  });

  it('runs, and calls nothing that was not called', () => {
    const { moduleCode } = compiled(
      live('export default function () { return <p>ok</p>; }\n("not a call");'),
    );
    const body = moduleCode.replace(
      /import \{createElement as (\S+),Fragment as (\S+),hydrate as (\S+)\} from "[^"]+";/,
      'const [$1, $2, $3] = given;',
    );
    const nodes: preact.VNode[] = [];
    const values = [preact.h, preact.Fragment, (node: preact.VNode) => nodes.push(node)];
    new Function('given', 'document', body)(values, { getElementById: () => null });
    expect(renderToString(nodes[0] as preact.VNode)).toBe('<p>ok</p>');
  });

  it('leaves the names of packages when no address is given', () => {
    const result = compile(
      source(live("import a from 'clsx'; export default () => <p class={a()}/>;")),
    );
    expect(result.ok && result.moduleCode).toContain('import a from "clsx"');
  });
});

describe('compile', () => {
  it('API-36 returns code, CSS, analysis and warnings', () => {
    const result = compile(source('export default () => <img/>;', '@import "x";a{color:red}'));
    expect(result).toMatchObject({
      ok: true,
      css: 'a{color:red}',
      analysis: { needsRuntime: false },
    });
    expect(result.diagnostics.map(({ code }) => code)).toEqual([
      'image_without_alt',
      'css_import_removed',
    ]);
  });

  it.each([
    ['export default () => <p>', 'syntax'],
    ['const a = 1;', 'no_default_export'],
    ["import a from 'lodash'; export default () => <p/>;", 'import_unknown'],
    ['export default () => <a href="javascript:1">x</a>;', 'link_unsafe'],
    [`export default () => ${'<i>'.repeat(61)}${'</i>'.repeat(61)};`, 'too_deep'],
    ['a'.repeat(262_145), 'source_too_large'],
  ])('API-36 rejects %#: %.40s', (jsx, code) => {
    const result = compile(source(jsx));
    expect(result.ok).toBe(false);
    expect(result.diagnostics[0]).toMatchObject({ code, severity: 'error' });
  });
});
