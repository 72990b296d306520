// Any text at all: the compiler returns, never throws, and what it lets through stays harmless.
import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse, parseFragment } from 'parse5';
import { type ComponentType, h } from 'preact';
import * as compat from 'preact/compat';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { cleanCss, cleanStyleAttribute } from './css/clean-css.ts';
import { fontsIn } from './css/fonts.ts';
import { scanCss } from './css/scan-css.ts';
import { renderDocument } from './document/render-document.ts';
import { parseBeacon } from './document/tracker.ts';
import { analyze } from './parse/analyze.ts';
import { parseModule } from './parse/parse-module.ts';
import { sanitizeHtml } from './sanitize/sanitize-html.ts';

const metadata = { title: '', description: '' };
const scraps = (...parts: string[]) =>
  fc
    .array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...parts) }, fc.string({ maxLength: 6 })),
      {
        minLength: 4,
        maxLength: 60,
        size: 'max',
      },
    )
    .map((list) => list.join(''));
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string());

/** Of the page with something that runs in the browser, or else it has none. */
function buildModuleCode(jsx: string): string {
  const result = compile({ jsx: `${jsx}\n;<b onClick={() => 1}/>;`, css: '', metadata });
  return result.ok ? result.moduleCode : '';
}

const jsx = fc.oneof(
  text,
  scraps(
    'export default ',
    '() => ',
    '<p>',
    '</p>',
    '<>',
    '</>',
    '<A.b ',
    '{',
    '}',
    '(',
    ')',
    '`',
    '${',
    '"',
    "'",
    'import a from "react";',
    'function P(',
    'class ',
    ' extends ',
    'return ',
    'useState',
    '...',
    '=>',
    'async ',
    'await ',
    'yield ',
    '/',
    '//',
    '/*',
    '*/',
    ' as default',
    '<a href=',
    'javascript:',
    'data-form="contact"',
    '\u2028',
    '\0',
    '\ud800',
    '&amp;',
    '<!--',
    '</script>',
    '?.',
    '??=',
    '#x',
    '\\u{110000}',
    'import(',
    '0n',
  ),
);
const css = fc.oneof(
  text,
  scraps(
    'a{',
    '}',
    '@import ',
    'url(',
    ')',
    '"',
    "'",
    ';',
    ':',
    '/*',
    '*/',
    '\\',
    'font-family:',
    'Sora',
    '--x:',
    '\n',
    '[',
    '(',
  ),
);
const html = fc.oneof(
  text,
  scraps(
    '<div>',
    '</div>',
    '<p>',
    '<a href="',
    '">',
    '<svg>',
    '</svg>',
    '<math>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<table>',
    '<td>',
    '<select>',
    '<option>',
    '<textarea>',
    '<title>',
    '<template>',
    '<noscript>',
    '<form>',
    '</form>',
    '<b>',
    '</b>',
    '<iframe src="',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    'javascript:',
    '&#',
    '&lt;',
    '&quot;',
    ' onload=a ',
    ' style="',
    'url(',
    '<desc>',
    '<foreignObject>',
    '<mglyph>',
    '<mtext>',
    '<pre>\n',
    '\0',
    '<h1>',
    '<button>',
    '<nobr>',
    '<li>',
    '<frameset>',
    '<body onload=x>',
    '<use xlink:href=',
    ' data-form="contact" ',
  ),
);

/** Pages that are right by construction, with every kind of attribute, child and expression. */
const { element } = fc.letrec<{ element: string; child: string; expression: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('p', 'div', 'Part', 'U.Part', 'svg', 'React.Fragment'),
      fc.array(
        fc.constantFrom(
          ' class="a"',
          ' title={`b`}',
          ' hidden',
          ' {...{ id: "c" }}',
          ' style={{ color: "red" }}',
          " aria-label='\"'",
          ' key={1}',
          ' onClick={() => {}}',
        ),
        { maxLength: 3 },
      ),
      fc.array(tie('child'), { maxLength: 4 }),
    )
    .map(([name, attributes, children]) => {
      const open = [...new Set(attributes)].join('');
      return children.length > 0
        ? `<${name}${open}>${children.join('')}</${name}>`
        : `<${name}${open}/>`;
    }),
  child: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(
      'text',
      ' ',
      '\n  two\n lines ',
      '&amp;&nbsp;',
      "it's",
      '"',
      '{/* x */}',
      '{" "}',
    ),
    tie('expression').map((expression) => `{${expression}}`),
    tie('element'),
    tie('element').map((inner) => `<>${inner}</>`),
  ),
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(
      '1',
      'null',
      '"</script>"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source under test
      '`<!--${1}`',
      '/<\\/p>/.source',
      '1 < 2 ? "a" : "b"',
    ),
    tie('element'),
    tie('element').map((inner) => `[1, 2].map((n) => ${inner})`),
    tie('element').map((inner) => `true && (${inner})`),
    tie('element').map((inner) => `(function () { return ${inner}; })()`),
  ),
}));

describe('any page', () => {
  it('STUDIO-24 that is right compiles, runs and comes out clean', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(element, (body) => {
        const source = `import React from 'react';
const Part = (props) => <section {...props}/>;
const U = { Part };
export default function Page() { React.useState(0); return ${body}; }`;
        const result = compile({ jsx: source, css: '', metadata });
        if (!result.ok) throw new Error(result.diagnostics[0]?.message);
        expect(result.moduleCode).not.toBe('');
        expect(parseModule(result.moduleCode).ok).toBe(true);
        const module = { exports: {} as { default?: ComponentType } };
        new Function('require', 'module', 'exports', result.code)(
          () => compat,
          module,
          module.exports,
        );
        const page = renderToString(h(module.exports.default as ComponentType, null));
        expect(sanitizeHtml(page, { formAction: (kind) => `/f/${kind}` }).ok).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any text', () => {
  it('STUDIO-24 as JSX and CSS gets code or errors back', () => {
    fc.assert(
      fc.property(jsx, css, (source, styles) => {
        const result = compile({ jsx: source, css: styles, metadata });
        if (result.ok) {
          new Function('require', 'module', 'exports', result.code);
          expect(parseModule(buildModuleCode(source)).ok).toBe(true);
        } else {
          expect(result.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
          for (const { message } of result.diagnostics) expect(message.length).toBeGreaterThan(10);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('inside a component is compiled too', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(jsx, (inner) => {
        const source = `export default function Page() { return <main>${inner}</main>; }`;
        const result = compile({ jsx: source, css: '', metadata });
        if (!result.ok) return;
        new Function('require', 'module', 'exports', result.code);
        expect(parseModule(buildModuleCode(source)).ok).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it('gives places inside the source', () => {
    fc.assert(
      fc.property(jsx, (source) => {
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/);
        for (const { line, column } of analyze({ jsx: source, css: '', metadata }).diagnostics) {
          if (line === undefined || column === undefined) continue;
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('ASVS 1.3.5 as CSS loses its imports and can be cleaned twice', () => {
    fc.assert(
      fc.property(css, (styles) => {
        const { css: clean } = cleanCss(styles);
        expect(scanCss(clean).imports.length).toBeLessThanOrEqual(scanCss(styles).imports.length);
        const attribute = cleanStyleAttribute(styles);
        expect(cleanStyleAttribute(attribute)).toBe(attribute);
        fontsIn(styles);
      }),
      { numRuns: 1_500 },
    );
  });

  it('ASVS 1.3.1, 1.3.4 as HTML comes out without anything that runs, and stays as it came out', () => {
    fc.assert(
      fc.property(html, (source) => {
        const result = sanitizeHtml(source, { formAction: (kind) => `/f/${kind}` });
        if (!result.ok) return;
        expectHarmless(parseFragment(result.html, { scriptingEnabled: true }));
        expectHarmless(parseFragment(result.html, { scriptingEnabled: false }));
        const again = sanitizeHtml(result.html, { formAction: (kind) => `/f/${kind}` });
        expect(again.ok && again.html).toBe(result.html);
      }),
      { numRuns: 2_000 },
    );
  });

  it('ASVS 1.1.2, 1.2.1, 1.2.3 as CSS or script of a document stays in its place', () => {
    fc.assert(
      fc.property(html, html, (styles, code) => {
        const page = renderDocument({
          metadata: { title: styles, description: code },
          bodyHtml: '<i>body</i>',
          css: styles,
          canonicalUrl: 'https://vys.example/a',
          language: 'en',
          fontFaces: '',
          tracker: `/*${code}`,
        });
        const [, root] = parse(page.html).childNodes;
        const names = root ? elementNames(root) : [];
        expect(names.filter((name) => name !== 'meta' && name !== 'link')).toEqual(
          'html head title style body div i script'.split(' '),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('as a beacon is read or rejected', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, scraps('v|', 'c|', 'ann', '|', 'https://a.example')),
        (message) => {
          const beacon = parseBeacon(message);
          if (beacon) expect(beacon.slug).toMatch(/^[\w.-]{1,64}$/);
        },
      ),
    );
  });
});

function expectHarmless(root: DefaultTreeAdapterTypes.DocumentFragment): void {
  const pending: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('childNodes' in node) pending.push(...node.childNodes);
    if (!('attrs' in node)) continue;
    expect(node.tagName).not.toMatch(
      /^(script|math|template|noscript|base|meta|link|object|embed|foreignobject)$/i,
    );
    if (node.namespaceURI.endsWith('svg')) expect(node.tagName).not.toBe('style');
    for (const { name, value } of node.attrs) {
      expect(name).not.toMatch(/^on|^srcdoc$|^formaction$/i);
      if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*javascript:/i);
    }
  }
}

function elementNames(root: DefaultTreeAdapterTypes.Node): string[] {
  const names: string[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('tagName' in node) names.push(node.tagName);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return names;
}
