// What the analysis of a page source reports: errors with codes, and content for the publish checks and the
// studio.
import { describe, expect, it } from 'vitest';
import { MAX_ELEMENT_DEPTH } from '../limits.ts';
import { BUNDLED_PACKAGE_NAMES } from '../packages-used/packages.ts';
import { analyze } from './analyze.ts';

const analyzeSource = (jsx: string, css = '') =>
  analyze({ jsx, css, metadata: { title: 'T', description: '' } });
const page = (body: string) => `export default function Page() { return <main>${body}</main>; }`;
const codes = (jsx: string, css = '') =>
  analyzeSource(jsx, css).diagnostics.map(({ code }) => code);
const analyzed = (jsx: string) => {
  const { analysis } = analyzeSource(jsx);
  if (!analysis) throw new Error('no analysis');
  return analysis;
};

describe('the module', () => {
  it.each([
    ['function', 'export default function Page() { return <p/>; }'],
    ['arrow', 'export default () => <p/>;'],
    ['name', 'const Page = () => <p/>; export default Page;'],
    ['specifier', 'function Page() { return <p/>; } export { Page as default };'],
    ['class', 'export default class extends Array {}'],
    ['await in a function', 'export default () => <p/>; async function a() { await 1; }'],
  ])('accepts a default export by %s', (_how, jsx) => expect(analyzeSource(jsx).ok).toBe(true));

  it.each([
    ['', 'no_default_export'],
    ['export const Page = () => <p/>;', 'no_default_export'],
    ['export default <p/>;', 'no_default_export'],
    ['export default "page";', 'no_default_export'],
    ['export default { a: 1 };', 'no_default_export'],
    [`${page('')} export * from 'react';`, 'unsupported_syntax'],
    [`${page('')} export { useState } from 'react';`, 'unsupported_syntax'],
    [`${page('')} const a = import('react');`, 'unsupported_syntax'],
    [`${page('')} await 1;`, 'unsupported_syntax'],
    [`${page('')} for await (const a of b) {}`, 'unsupported_syntax'],
    [`${page('')} const a = require('fs');`, 'unsupported_syntax'],
    [`${page('')} const a = import.meta.url;`, 'unsupported_syntax'],
    [`${page('')} const module = 1;`, 'unsupported_syntax'],
    [`${page('')} const { a: [exports] } = b;`, 'unsupported_syntax'],
    [page('<svg:g/>'), 'unsupported_syntax'],
  ])('rejects %j with %s', (jsx, code) => {
    const result = analyzeSource(jsx);
    expect(result.ok).toBe(false);
    expect(result.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  });
});

describe('imports', () => {
  it.each(BUNDLED_PACKAGE_NAMES)('STUDIO-23 accepts the bundled %s', (name) => {
    expect(codes(`import * as a from '${name}'; ${page('')}`)).toEqual([]);
  });

  it.each([
    'lodash',
    'https://esm.example/react',
    './local.js',
    'node:fs',
    'react/jsx-runtime',
    '__proto__',
    'constructor',
  ])('STUDIO-23 rejects %s and names the bundled packages and the line', (name) => {
    const [diagnostic] = analyzeSource(`\nimport a from '${name}'; ${page('')}`).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'import_unknown', line: 2, column: 1 });
    for (const name of BUNDLED_PACKAGE_NAMES) expect(diagnostic?.message).toContain(name);
  });

  it.each([
    ["import { useFancy } from 'react';", 'useFancy'],
    ["import { render } from 'react-dom';", 'render'],
    ["import preact from 'preact';", 'no default export'],
    ["import { cx } from 'clsx';", 'cx'],
  ])('rejects a name that does not exist: %s', (line, words) => {
    const [diagnostic] = analyzeSource(`${line} ${page('')}`).diagnostics;
    expect(diagnostic?.code).toBe('import_unknown');
    expect(diagnostic?.message).toContain(words);
  });

  it.each([
    ["import { Hearts } from 'lucide-react';", 'Heart'],
    ["import { formatMoney } from 'date-fns';", 'Use add'],
    ["import { Icon } from 'lucide-react';", 'not an icon'],
    ["import lucide from 'lucide-react';", 'import { Heart }'],
    ["import React from 'react@18.2.0';", 'without a version'],
  ])('says what to write instead of %s', (line, advice) => {
    const [diagnostic] = analyzeSource(`${line} ${page('')}`).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'import_unknown', line: 1, column: 1 });
    expect(diagnostic?.message).toContain(advice);
  });

  it.each(['Heart', 'HeartIcon', 'LucideHeart', 'Home', 'Axis3D', 'Building2', 'ArrowDownAz'])(
    'knows the icon %s',
    (name) => expect(codes(`import { ${name} } from 'lucide-react'; ${page('')}`)).toEqual([]),
  );

  it('lists what is taken', () => {
    const { imports } = analyzed(`import R, { useState as s } from 'react'; ${page('')}`);
    expect(imports).toEqual([
      {
        name: 'react',
        line: 1,
        from: 'bundled',
        names: [
          { imported: 'default', local: 'R' },
          { imported: 'useState', local: 's' },
        ],
      },
    ]);
  });
});

describe('imports from elsewhere', () => {
  const importErrors = (name: string) => {
    const jsx = `import a from '${name}'; ${page('')}`;
    return analyze(
      { jsx, css: '', metadata: { title: '', description: '' } },
      { hasCdn: true },
    ).diagnostics.map(({ message }) => message);
  };

  it.each([
    'nanoid@5.0.1',
    '@scope/name@1.2.3',
    'three@0.160.0/examples/jsm/Loader.js',
    'a@1.0.0-beta.2',
  ])('STUDIO-23 takes %s where the operator allows it', (name) => {
    expect(importErrors(name)).toEqual([]);
    expect(codes(`import a from '${name}'; ${page('')}`)).toEqual(['import_unknown']);
  });

  it.each(['nanoid', 'nanoid@latest', 'nanoid@^5.0.1', 'nanoid@5', '@scope/name', 'nanoid/async'])(
    'STUDIO-23 asks for the exact version of %s',
    (name) => {
      expect(importErrors(name)).toEqual([expect.stringContaining('needs an exact version')]);
      expect(importErrors(name)[0]).toContain('@1.2.3"');
    },
  );

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a@1.0.0',
    'nanoid@1.0.0/../other',
    'nanoid@1.0.0?x',
    'nanoid@1.0.0/a b',
    '../a@1.0.0',
    'data:text/javascript,1',
  ])('STUDIO-23 rejects %s also then', (name) => {
    expect(importErrors(name)).toEqual([expect.stringContaining("isn't built in")]);
  });
});

describe('content', () => {
  it('reads links from anchors and from the data they are drawn from', () => {
    const jsx = `const links = [{ title: 'Shop', url: 'https://shop.example' }, { name: 'x', size: 3 }];
${page('<a href="mailto:a@b.example">Write <b>me</b></a>{links.map((l) => <a href={l.url}>{l.title}</a>)}')}`;
    expect(analyzed(jsx).links).toEqual([
      { href: 'https://shop.example', text: 'Shop', line: 1, from: 'data' },
      { href: 'mailto:a@b.example', text: 'Write me', line: 2, from: 'anchor' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\\tscript:alert(1)',
    '\\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ])('rejects a link to %j', (href) => {
    expect(codes(page(`<a href={'${href}'}>x</a>`))).toEqual(['link_unsafe']);
    expect(codes(page(`<Card href={'${href}'}>x</Card>`))).toEqual(['link_unsafe']);
  });

  it.each(['javascript:alert(1)', ' JAVA\\nSCRIPT:1', 'vbscript:x', 'data:text/html,x'])(
    'rejects %j in the data of a page',
    (href) => {
      expect(codes(`const l = { url: '${href}' }; ${page('')}`)).toEqual(['link_unsafe']);
    },
  );

  it.each(['data:image/png;base64,AA==', 'note: not a link', 'blob:x', 'word'])(
    'does not take %j in the data of a page for a link',
    (url) => expect(analyzed(`const l = { url: '${url}' }; ${page('')}`).links).toEqual([]),
  );

  it('does not take a stylesheet for a link', () => {
    expect(analyzed(page('<link href="https://a.example/a.css"/>')).links).toEqual([]);
  });

  it('ASVS 1.2.2 rejects entities that spell a script', () => {
    expect(codes(page('<a href="&#106;avascript&#x3a;alert(1)">x</a>'))).toEqual(['link_unsafe']);
  });

  it.each(['https://a.example', '/a', '#top', 'tel:+491', 'sms:1', '//a.example', 'a?b:c', ''])(
    'accepts a link to %j',
    (href) => expect(codes(page(`<a href="${href}">x</a>`))).toEqual([]),
  );

  it('reads forms with their kind and fields', () => {
    const form =
      '<form data-form="contact"><input name="email" type="email"/><textarea name="text"/></form>';
    expect(analyzed(page(form)).forms).toEqual([
      {
        kind: 'contact',
        line: 1,
        fields: [
          { name: 'email', type: 'email', line: 1 },
          { name: 'text', type: 'textarea', line: 1 },
        ],
      },
    ]);
  });

  it('reads images and headings', () => {
    const { images, headings } = analyzed(
      page('<h1>Ann</h1>\n<img src="/a.png"/><img alt="" src={x}/>'),
    );
    expect(headings).toEqual([{ level: 1, text: 'Ann', line: 1 }]);
    expect(images).toEqual([
      { src: '/a.png', altMissing: true, line: 2 },
      { src: undefined, altMissing: false, line: 2 },
    ]);
  });

  it.each([
    ['<img src="/a.png"/>', 'image_without_alt'],
    ['<form><input/></form>', 'form_unwired'],
    ['<form data-form="bank"/>', 'form_unwired'],
    ['<script>x</script>', 'element_removed'],
    ['<object/>', 'element_removed'],
    ['<meta/>', 'element_removed'],
    ['<iframe src="https://evil.example"/>', 'element_removed'],
    ['<input type="password"/>', 'element_removed'],
    ['<button onclick="go()">x</button>', 'handler_text'],
  ])('warns about %s but goes on', (body, code) => {
    const result = analyzeSource(page(body));
    expect(result.ok).toBe(true);
    expect(result.diagnostics).toMatchObject([{ code, severity: 'warning', line: 1 }]);
  });

  it.each([
    '<img alt="" src="/a.png"/>',
    '<img {...photo}/>',
    '<form data-form="newsletter"/>',
    '<form onSubmit={save}/>',
    '<svg><title>x</title></svg>',
    '<iframe src="https://www.youtube.com/embed/a"/>',
  ])('has nothing to say about %s', (body) => expect(codes(page(body))).toEqual([]));

  it('counts elements and depth, and rejects too much of either', () => {
    expect(analyzed(page('<ul><li>a</li><li>b</li></ul>'))).toMatchObject({
      elementCount: 4,
      depth: 3,
    });
    const deep = MAX_ELEMENT_DEPTH;
    expect(codes(page('<i>'.repeat(deep) + '</i>'.repeat(deep)))).toEqual(['too_deep']);
    expect(codes(page('<i/>'.repeat(4_000)))).toEqual(['too_many_elements']);
  });

  it('reports at most fifty errors of a kind', () => {
    expect(codes(page('<img/>'.repeat(300)))).toHaveLength(50);
  });
});

describe('CSS beside the page', () => {
  it.each([
    ['a {', 'css_syntax', 1, 3],
    ['a {}\n}', 'css_syntax', 2, 1],
    ['/* x', 'css_syntax', 1, 1],
    ['a { b: "x', 'css_syntax', 1, 8],
    ['a{}\n@import url("//x.example");', 'css_import_removed', 2, 1],
  ])('warns about %j', (css, code, line, column) => {
    expect(analyzeSource(page(''), css).diagnostics).toMatchObject([
      { code, severity: 'warning', line, column },
    ]);
  });

  it('counts toward the size', () => {
    expect(codes(page(''), 'a'.repeat(262_144))).toEqual(['source_too_large']);
  });
});
