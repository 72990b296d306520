// Loops that do not end, and loops that do.
import { describe, expect, it } from 'vitest';
import { compileSource } from './compile-source.ts';
import { guardLoops } from './guard-loops.ts';

function run(jsx: string): unknown {
  const compiled = compileSource({ jsx, css: '' });
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]?.message);
  const module = { exports: {} as { default?: () => unknown } };
  const require = () => ({ createElement: (_: unknown, __: unknown, child: unknown) => child });
  new Function('require', 'module', 'exports', compiled.code)(require, module, module.exports);
  return module.exports.default?.();
}

const page = (code: string, shown = '1') =>
  `export default function Page() {\n  ${code}\n  return <p>{${shown}}</p>;\n}`;

describe('loops in the preview', () => {
  it.each([
    ['while', 'while (true) {}'],
    ['do', 'let i = 0; do i += 1; while (i > -1)'],
    ['for', 'for (;;);'],
    [
      'for of',
      'const ever = { next: () => ({ value: 1, done: false }), [Symbol.iterator]: () => ever }; for (const one of ever) one;',
    ],
    ['nested', 'for (let i = 0; i < 2; i += 1) { let n = 1; while (n) n += 1; }'],
  ])('%s without an end becomes an error', (_kind, code) => {
    expect(() => run(page(code))).toThrow('A loop on this page does not end.');
  });

  it('run unchanged when they end', () => {
    const code =
      'let sum = 0; for (let i = 0; i < 5; i += 1) sum += i; for (const n of [1, 2]) { sum += n; } outer: while (true) { for (;;) break outer; }';
    expect(run(page(code, 'sum'))).toBe(13);
  });

  it('keep their line numbers, and pages without loops are unchanged', () => {
    const jsx = page('while (Math.random() > 2) {\n\n}');
    const guarded = guardLoops(jsx).split('\n');
    expect(guarded.slice(0, 6).map((line) => line.replace(/\$turn\(\);/, ''))).toEqual(
      jsx.split('\n'),
    );
    const plain = page('', '[1].map((n) => n)');
    expect(guardLoops(plain)).toBe(plain);
  });
});
