// What the compiler says about a page, in every language: a diagnostic carries what it takes.
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, shortenDiagnostic } from './diagnostics.ts';
import { checkCode, checkDocument, checkSize } from './limits.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { analyze } from './parse/analyze.ts';

type Catalogue = Readonly<Record<string, (...values: (string | number)[]) => string>>;

function sayIn(catalogue: unknown, { phrase }: Diagnostic): string {
  if (phrase === undefined) throw new Error('a diagnostic without a phrase');
  return (catalogue as Catalogue)[phrase.key]?.(...phrase.values) ?? '';
}

const metadata = { title: '', description: '' };
const read = (source: string, css = '') =>
  analyze({ jsx: source, css, metadata }, { hasCdn: true }).diagnostics;
const page = (body: string, before = '') =>
  `${before}\nexport default function Page() { return <main>${body}</main>; }`;

/** The key that says it, and code that it is said about. */
const sources: readonly [string, string, string?][] = [
  ['notComponent', 'export default 1'],
  ['noDefaultExport', 'const a = 1'],
  ['nameTaken', page('', 'const module = 1;')],
  ['reExport', page('', "export * from 'react';")],
  ['importAtRuntime', page('{import("react")}')],
  ['importMeta', page('', 'const a = import.meta;')],
  ['awaitOnTop', page('', 'await 1;')],
  ['requireCall', page('{require("react")}')],
  ['nameWithColon', page('<my:tag />')],
  ['notRunnable', page('<b onClick={() => go(), stop()}>x</b>')],
  ['tooManyImports', page('', "import 'react';\n".repeat(101))],
  ['importNameTooLong', page('', `import { ${'a'.repeat(101)} } from 'three@1.0.0';`)],
  ['versionFixed', page('', "import { useState } from 'react@18.0.0';")],
  ['versionMissing', page('', "import three from 'three';")],
  ['packageUnknown', page('', "import a from 'https://esm.sh/x@1.0.0';")],
  ['noDefaultInPackage', page('', "import icons from 'lucide-react';")],
  ['nameNotInPackage', page('', "import { useQuery } from 'react';")],
  ['iconUnknown', page('', "import { Hearts } from 'lucide-react';")],
  ['iconUnknown', page('', "import { Qqqqqqqq } from 'lucide-react';")],
  ['elementsTooDeep', page(`${'<i>'.repeat(61)}${'</i>'.repeat(61)}`)],
  ['tooManyElements', page('<i/>'.repeat(4001))],
  ['linkUnsafe', page('<a href="javascript:alert(1)">x</a>')],
  ['formUnwired', page('<form></form>')],
  ['imageWithoutAlt', page('<img src="/a.png" />')],
  ['elementRemoved', page('<script></script>')],
  ['frameRemoved', page('<iframe src="https://a.example/"></iframe>')],
  ['fieldRemoved', page('<input type="file" />')],
  ['handlerIsText', page('<b onClick="go()">x</b>')],
  ['importRemoved', page(''), '@import "a.css";'],
  ['cssBracketOpen', page(''), 'a { color: red'],
  ['cssBraceUnopened', page(''), 'a { } }'],
  ['cssCommentOpen', page(''), 'a { } /* b'],
  ['cssStringOpen', page(''), 'a { content: "b }'],
  ['fenced', '```jsx\n1\n```'],
  ['wrongClosingTag', page('<a></b>')],
  ['adjacentElements', 'x = <a/><b/>'],
  ['endsEarly', 'x = ('],
  ['elementOpen', 'x = <a>text'],
  ['expressionOpen', page('{[1')],
  ['stringOpen', "x = 'a\n'"],
  ['templateOpen', 'x = `a\n'],
  ['commentOpen', 'x = 1 /* a\n'],
  ['nameDeclaredTwice', 'const a = 1; const a = 2;'],
  ['htmlComment', page('<!-- a -->')],
  ['typesInCode', 'type A = string;'],
  ['unexpected', 'let a = ;'],
  ['codeTooDeep', `x = ${'['.repeat(10_000)}`],
  ['tooManyNames', `let ${Array.from({ length: 4001 }, (_, index) => `a${index}`).join()};`],
  ['sourceTooLarge', ' '.repeat(300_000)],
];

/** Code about which the parser's own words are kept in English. */
const syntaxErrors: readonly [string, string][] = [
  ['unexpectedCharacter', 'const a = 1 # 2;'],
  ['unexpectedKeyword', '({ class }) => 1'],
  ['keywordReserved', 'let enum = 1;'],
  ['bracketInText', page('a > b')],
  ['bracketInText', page('a } b')],
  ['emptyAttribute', page('<i id={}></i>')],
  ['attributeNotQuoted', page('<i id=a></i>')],
  ['notAssignable', '1 = a;'],
  ['returnOutside', 'return 1;'],
  ['importNotOnTop', 'function a() { export default 1; }'],
  ['awaitOutside', 'function a() { await b; }'],
  ['exportedTwice', 'export default 1; export default 2;'],
  ['exportUndefined', 'export { a };'],
  ['valueMissing', 'let { a };'],
  ['equalsInObject', 'x = { a = 1 };'],
  ['nameAfterNumber', 'x = 3a;'],
  ['invalidNumber', 'x = 08;'],
  ['invalidEscape', "x = '\\users';"],
  ['invalidPattern', 'x = /(/;'],
  ['catchMissing', 'try { }'],
  ['jumpOutside', 'break;'],
  ['commaAfterRest', 'const [...a,] = b;'],
  ['mixedLogic', 'x = a && b ?? c;'],
  ['otherSyntax', 'class A { constructor() {} constructor() {} }'],
];

const find = (key: string, source: string, css?: string): Diagnostic => {
  const diagnostics = read(source, css);
  const diagnostic = diagnostics.find(({ phrase }) => phrase?.key === key);
  if (!diagnostic) throw new Error(`no ${key} in ${JSON.stringify(diagnostics)}`);
  return diagnostic;
};

function expectTranslated(diagnostic: Diagnostic): void {
  expect(sayIn(en, diagnostic)).toBe(diagnostic.message);
  const texts = [en, de, es].map((catalogue) => sayIn(catalogue, diagnostic));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text.length).toBeGreaterThan(10);
}

describe('a diagnostic', () => {
  it.each(sources)('is said in every language: %s', (key, source, css) => {
    expectTranslated(find(key, source, css));
  });

  it.each(syntaxErrors)('says in English what the parser says: %s', (key, source) => {
    const diagnostic = find(key, source);
    expectTranslated(diagnostic);
    expect(diagnostic.message).toBe(`${readParserMessage(source)}. Fix the code here.`);
  });

  it.each([
    ['the code of a page', checkCode('a'.repeat(1_500_000))],
    ['a document', checkDocument('a'.repeat(1_500_000))],
    ['a source', checkSize('a'.repeat(300_000))],
  ])('of the size of %s is said in every language', (_what, diagnostic) => {
    if (!diagnostic) throw new Error('no diagnostic');
    expectTranslated(diagnostic);
  });

  it('writes numbers as the language does', () => {
    const diagnostic = checkDocument('a'.repeat(1_500_000));
    const texts = [en, de].map((catalogue) => sayIn(catalogue, diagnostic as Diagnostic));
    expect(texts).toEqual([
      expect.stringContaining('1,465 KB'),
      expect.stringContaining('1.465 KB'),
    ]);
  });

  it('quotes in other languages what the parser says and no translation knows', () => {
    const diagnostic = find('otherSyntax', 'class A { constructor() {} constructor() {} }');
    const quoted = 'Duplicate constructor in the same class';
    expect(sayIn(de, diagnostic)).toMatch(new RegExp(`Fehler im Code \\(„${quoted}“\\)`));
    expect(sayIn(es, diagnostic)).toMatch(new RegExp(`error en el código \\(«${quoted}»\\)`));
  });

  it('is short, with its values, whatever it repeats', () => {
    const [diagnostic] = read(page(`<b on${'x'.repeat(5_000)}="a" />`));
    expect(diagnostic?.phrase?.key).toBe('handlerIsText');
    expect(diagnostic?.message).toHaveLength(1_001);
    expect(`${diagnostic?.phrase?.values}`).toHaveLength(1_001);
    const short: Diagnostic = { code: 'syntax', severity: 'error', message: 'a' };
    expect(shortenDiagnostic(short)).toBe(short);
  });
});

const JsxParser = Parser.extend(jsx());

function readParserMessage(source: string): string {
  try {
    JsxParser.parse(source, { ecmaVersion: 2024, sourceType: 'module' });
  } catch (error) {
    return (error as Error).message.replace(/ \(\d+:\d+\)$/, '');
  }
  throw new Error('it can be read');
}
