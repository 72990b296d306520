// Whatever is typed, pasted or made up by a model: the compiler never throws, what it lets through ends
// in a closed document, and no script runs that is not ours or the author's own module.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackerScript } from '../src/document/tracker.ts';
import { parseModule } from '../src/parse/parse-module.ts';
import { checkMarkup, scriptsIn } from './markup.ts';
import { readPage, runPage } from './run-page.ts';

const folder = join(import.meta.dirname, 'pages');
const pages = readdirSync(folder)
  // These keep the renderer busy until its time is over.
  .filter((file) => file.endsWith('.page') && !file.startsWith('hostile-endless'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const runs = { numRuns: 150 };

/** Whether the text came as far as a document. */
function compilesSafely(text: string): boolean {
  const source = readPage(text);
  const { compiled, document, body } = runPage(source);
  for (const { message, line, column } of compiled.diagnostics) {
    expect(message.length).toBeGreaterThan(10);
    if (line === undefined) continue;
    expect(line).toBeLessThanOrEqual(text.split(/\r\n|[\n\r\u2028\u2029]/).length + 1);
    expect(column).toBeGreaterThan(0);
  }
  if (!compiled.ok) {
    expect(compiled.diagnostics.length).toBeGreaterThan(0);
    return false;
  }
  expect(parseModule(compiled.moduleCode).ok).toBe(true);
  if (!document || body === undefined) return false;
  expect(checkMarkup(document.html)).toEqual([]);
  const knownScripts = [trackerScript, ...document.inlineScripts];
  for (const script of scriptsIn(document.html)) expect(knownScripts).toContain(script);
  expect(scriptsIn(`<body>${body}</body>`)).toEqual([]);
  return true;
}

const anyEnd = (text: string): void => void compilesSafely(text);

const shards = [
  '<script>alert(1)</script>',
  '</script>',
  '<!--',
  '-->',
  '<style>',
  '</style>',
  '{`',
  '`}',
  '<a href="javascript:1">',
  '<iframe src="https://www.youtube.com/embed/a">',
  ' onclick="x"',
  '<b onclick="x">',
  '<img src="x" onerror="x"',
  '<svg onload="x">',
  ']]>',
  '<svg><title>',
  '&lt;',
  '\0',
  '\u2028',
  '\ud800',
  '"\'>',
  '${',
  '<p dangerouslySetInnerHTML={{__html:"<b>"}}/>',
];

describe('any text', { timeout: 60_000 }, () => {
  it('is compiled', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), anyEnd), runs);
  });

  it('is compiled when it stands in an element', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...shards), fc.string({ maxLength: 20 })));
    const page = text.map((parts) => `export default () => <main>${parts.join('')}</main>;`);
    fc.assert(fc.property(page, anyEnd), runs);
  });

  it('becomes a document when it is shown, linked, styled or taken for HTML', {
    tags: 'slow',
  }, () => {
    const value = fc
      .array(fc.oneof(fc.constantFrom(...shards), fc.string({ unit: 'binary', maxLength: 20 })))
      .map((parts) => JSON.stringify(parts.join('')));
    const page = value.map(
      (text) => `const text = ${text};
export default () => <main title={text} className={text}><p>{text}</p><a href={text}>a</a><img src={text} alt={text} />
  <p style={text}>b</p><div dangerouslySetInnerHTML={{ __html: text }} /><textarea>{text}</textarea><style>{text}</style></main>;
=== css
.a::before { content: ${text} }`,
    );
    fc.assert(fc.property(page, compilesSafely), runs);
  });

  it('becomes a document when a page runs in the browser', { tags: 'slow' }, () => {
    const value = fc
      .array(fc.constantFrom(...shards))
      .map((parts) => JSON.stringify(parts.join('')));
    const page = value.map(
      (text) => `import { useState } from 'react';
export default function Page() { const [a] = useState(${text}); return <p onClick={() => 1}>{a}{/<\\/script>/.source}</p>; }`,
    );
    fc.assert(fc.property(page, compilesSafely), runs);
  });

  it('is compiled when it is a page with pieces cut out, doubled or put in', () => {
    const change = fc.record({
      at: fc.nat(2_000),
      length: fc.nat(30),
      put: fc.oneof(fc.constant(''), fc.constantFrom(...shards), fc.string({ maxLength: 10 })),
    });
    const page = fc
      .tuple(fc.constantFrom(...pages), fc.array(change, { minLength: 1, maxLength: 4 }))
      .map(([text, changes]) =>
        changes.reduce((now, { at, length, put }) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + put + now.slice(from + length);
        }, text),
      );
    fc.assert(fc.property(page, anyEnd), { numRuns: 300 });
  });
});
