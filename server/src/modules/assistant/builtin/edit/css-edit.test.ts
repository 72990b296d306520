// CSS is read by its own rules: comments, strings and brackets hide nothing and break nothing.
import { describe, expect, it } from 'vitest';
import { readToken, setRule, setToken } from './css-edit.ts';
import { scanRules } from './css-scan.ts';

const TRICKY = `/* :root { --a: no } */
:root { --a: red; --b: url(data:image/svg;base64,a}b); --c: "x;}" }
.a::after { content: "}"; }
@media (min-width: 10px) { :root { --a: wide; } .a { color: blue } }
`;

describe('css edits', () => {
  it('reads rules and declarations past comments, strings and urls', () => {
    const rules = scanRules(TRICKY);
    expect(rules.map((rule) => [rule.selector, rule.depth])).toEqual([
      [':root', 0],
      ['.a::after', 0],
      ['@media (min-width: 10px)', 0],
      [':root', 1],
      ['.a', 1],
    ]);
    expect(readToken(TRICKY, '--a')).toBe('red');
    expect(readToken(TRICKY, '--b')).toBe('url(data:image/svg;base64,a}b)');
    expect(readToken(TRICKY, '--c')).toBe('"x;}"');
  });

  it('sets a custom property in its place', () => {
    expect(setToken(TRICKY, '--a', 'lime')).toBe(TRICKY.replace('--a: red', '--a: lime'));
    expect(readToken(setToken(TRICKY, '--new', '1'), '--new')).toBe('1');
    expect(setToken('', '--x', '1')).toBe(':root { --x: 1; }\n');
    expect(readToken(setToken(':root {}', '--x', '1'), '--x')).toBe('1');
    expect(readToken(setToken(':root { color: red }', '--x', '1'), '--x')).toBe('1');
  });

  it('sets declarations of a rule or writes the rule', () => {
    expect(setRule('.a { color: red }', '.a', { color: 'blue' })).toBe('.a { color: blue }');
    expect(setRule('.a { color: red }', '.a', { margin: '0' })).toBe(
      '.a { color: red; margin: 0; }',
    );
    expect(setRule('.a { color: red }', '.b', { margin: '0' })).toBe(
      '.a { color: red }\n.b { margin: 0; }\n',
    );
  });

  it('does not throw on broken CSS', () => {
    for (const css of ['{', '}', ':root {', '/*', '"', ':root { --a', '((((', '@media {']) {
      expect(() => setRule(setToken(css, '--x', '1'), '.b', { color: 'red' })).not.toThrow();
    }
  });
});
