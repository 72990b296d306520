// The limits of a page at their edges: 256 KB of source, nesting, elements, 1 MB of finished HTML.
import { describe, expect, it } from 'vitest';
import {
  analyze,
  compile,
  MAX_ELEMENT_DEPTH,
  MAX_ELEMENTS,
  MAX_SOURCE_BYTES,
  MAX_SYNTAX_DEPTH,
  sanitizeHtml,
} from '../src/index.ts';

const source = (jsx: string, css = '') => ({ jsx, css, metadata: { title: '', description: '' } });
const diagnosticsFor = (jsx: string, css = '') => compile(source(jsx, css)).diagnostics;
const options = { formAction: () => 'https://p.example/' };
const head = 'export default () => <p>{"';
const tail = '"}</p>;';
const filled = (bytes: number, fill = 'x') => {
  const fillBytes = bytes - head.length - tail.length;
  return head + fill.repeat(Math.floor(fillBytes / new TextEncoder().encode(fill).length)) + tail;
};

describe('256 KB of source', () => {
  it('is taken to the last byte', () => {
    expect(filled(MAX_SOURCE_BYTES)).toHaveLength(262_144);
    expect(diagnosticsFor(filled(MAX_SOURCE_BYTES))).toEqual([]);
  });

  it.each([
    ['a byte more', filled(MAX_SOURCE_BYTES + 1), ''],
    ['CSS beside it', filled(MAX_SOURCE_BYTES), 'a'],
    ['characters of three bytes', filled(MAX_SOURCE_BYTES + 3, '語'), ''],
    ['a megabyte', filled(1_048_576), ''],
  ])('rejects %s with what to do', (_name, jsx, css) => {
    expect(diagnosticsFor(jsx, css)).toMatchObject([
      { code: 'source_too_large', message: expect.stringContaining('Move images out of the code') },
    ]);
  });
});

describe('nesting', () => {
  const nested = (depth: number) =>
    `export default () => ${'<i>'.repeat(depth)}x${'</i>'.repeat(depth)};`;

  it(`takes ${MAX_ELEMENT_DEPTH} elements inside each other and no more`, () => {
    expect(diagnosticsFor(nested(MAX_ELEMENT_DEPTH))).toEqual([]);
    expect(diagnosticsFor(nested(MAX_ELEMENT_DEPTH + 1))).toMatchObject([
      {
        code: 'too_deep',
        line: 1,
        message: expect.stringContaining('Remove unnecessary wrappers'),
      },
    ]);
  });

  it.each([
    ['brackets', `export default () => ${'('.repeat(5_000)}1${')'.repeat(5_000)};`],
    [
      'arrays',
      `const a = ${'['.repeat(2_000)}${']'.repeat(2_000)};export default () => <p>{a}</p>;`,
    ],
    ['elements', nested(5_000)],
    ['fragments', `export default () => ${'<>'.repeat(2_000)}${'</>'.repeat(2_000)};`],
    ['sums', `export default () => <p>{${'1+'.repeat(3_000)}1}</p>;`],
    ['blocks', `export default () => { ${'{'.repeat(3_000)}${'}'.repeat(3_000)} return null; };`],
  ])('tells that %s are nested too deeply instead of falling over', (_name, jsx) => {
    expect(jsx.length).toBeGreaterThan(MAX_SYNTAX_DEPTH);
    expect(diagnosticsFor(jsx)[0]).toMatchObject({ code: 'too_deep' });
  });
});

describe('elements', () => {
  const many = (count: number) => `export default () => <div>${'<i/>'.repeat(count - 1)}</div>;`;

  it(`takes ${MAX_ELEMENTS} and no more`, () => {
    expect(diagnosticsFor(many(MAX_ELEMENTS))).toEqual([]);
    expect(diagnosticsFor(many(MAX_ELEMENTS + 1))).toMatchObject([
      { code: 'too_many_elements', message: expect.stringContaining('Render repeated parts') },
    ]);
    expect(analyze(source(many(50)))).toMatchObject({ analysis: { elementCount: 50, depth: 2 } });
  });
});

describe('finished HTML', () => {
  it('takes 1 MB and no more', () => {
    const text = 'x'.repeat(1_048_576);
    expect(sanitizeHtml(text, options)).toMatchObject({ ok: true });
    expect(sanitizeHtml(`${text}x`, options)).toMatchObject({
      ok: false,
      diagnostics: [{ message: expect.stringContaining('Show fewer items') }],
    });
  });

  it.each([
    ['more elements than a browser should draw', '<i></i>'.repeat(60_000)],
    ['a tower of elements', `${'<b>'.repeat(300)}${'</b>'.repeat(300)}`],
  ])('rejects %s', (_name, html) => {
    expect(sanitizeHtml(html, options)).toMatchObject({ ok: false });
  });
});
