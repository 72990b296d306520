// Reading page modules: positions, faults with their place, and input made to break a parser.
import { describe, expect, it } from 'vitest';
import { byteLength, checkSize, MAX_SOURCE_BYTES } from '../limits.ts';
import { isNode, walk } from './ast.ts';
import { parseModule } from './parse-module.ts';

describe('parseModule', () => {
  it('keeps offsets on every node', () => {
    const source = 'export default () => (\n  <a href="/x">Hi</a>\n);';
    const parsed = parseModule(source);
    if (!parsed.ok) throw new Error('expected a tree');
    const texts: string[] = [];
    walk(parsed.program, (node) => {
      if (isNode(node, 'JSXElement')) texts.push(source.slice(node.start, node.end));
    });
    expect(texts).toEqual(['<a href="/x">Hi</a>']);
  });

  it.each([
    ['let a = ;', 1, 9, 'Unexpected ";"'],
    ['\n\nconst = 3', 3, 7, 'Unexpected "="'],
    ['x = <div>', 1, 10, 'ends too early'],
    ['x = <a></b>', 1, 8, 'Expected corresponding JSX closing tag for <a>'],
    ['x = <></a>;', 1, 7, 'Expected corresponding JSX closing tag for <>'],
    ['x = <a/><b/>', 1, 9, 'Two elements are side by side'],
    ["x = 'abc\n'", 1, 5, 'Unterminated string'],
    ['import a from', 1, 14, 'ends too early'],
    ['const a = 1;\r\nconst a = 2;', 2, 7, "'a' has already been declared"],
    ['#!/usr/bin/env node', 1, 2, 'Unexpected character'],
  ])('tells line, column and what to do for %j', (source, line, column, message) => {
    const parsed = parseModule(source);
    expect(parsed).toMatchObject({ ok: false, diagnostics: [{ code: 'syntax', line, column }] });
    if (!parsed.ok) expect(parsed.diagnostics[0]?.message).toContain(message);
  });

  it.each([
    ['elements', `x = ${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`],
    ['open elements', '<a>'.repeat(80_000)],
    ['brackets', '('.repeat(200_000)],
    ['arrays', `x = ${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['templates', '`${'.repeat(10_000)],
    ['sums', `x = 1${'+1'.repeat(20_000)}`],
    ['else-ifs', `${'if (a) {} else '.repeat(8_000)}{}`],
    ['arrows', `x = ${'a => '.repeat(10_000)}1`],
    ['expressions in elements', `x = ${'<a>{'.repeat(5_000)}1${'}</a>'.repeat(5_000)}`],
    ['unary operators', `x = ${'!'.repeat(100_000)}1`],
  ])('STUDIO-24 rejects thousands of nested %s without overflowing', (_what, source) => {
    expect(parseModule(source)).toMatchObject({ ok: false, diagnostics: [{ code: 'too_deep' }] });
  });

  it('rejects more than 256 KB before reading it', () => {
    const parsed = parseModule('('.repeat(MAX_SOURCE_BYTES + 1));
    expect(parsed).toMatchObject({ ok: false, diagnostics: [{ code: 'source_too_large' }] });
  });
});

describe('size', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 2],
    ['€', 3],
    ['😀', 4],
    ['\ud83d', 3],
    ['\ude00', 3],
    ['a😀é€', 10],
  ])('counts the UTF-8 bytes of %j', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes);
    expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
  });

  it('counts JSX and CSS together', () => {
    const half = 'a'.repeat(MAX_SOURCE_BYTES / 2);
    expect(checkSize(half, half)).toBeUndefined();
    expect(checkSize(half, `${half}a`)).toMatchObject({ code: 'source_too_large' });
  });
});
