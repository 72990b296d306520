// Styles of a section that a model wrote stay within it.
import { describe, expect, it } from 'vitest';
import { containStyles } from './contain-styles.ts';

describe('the styles of a section', () => {
  it('are nested in it', () => {
    expect(containStyles('.a { color: red } @media (width > 1px) { .b { top: 0 } }', 'x')).toBe(
      '#x {\n.a { color: red } @media (width > 1px) { .b { top: 0 } }\n}',
    );
    expect(containStyles(' ', 'x')).toBe('');
  });

  it.each([
    ['body:has(&) { top: 0 }', 'body:has() { top: 0 }'],
    ['& ~ *, + .b { top: 0 }', '  *,  .b { top: 0 }'],
    ['@media print { html &, ~ p { top: 0 } }', '@media print { html ,  p { top: 0 } }'],
    [
      '.a { &:hover { top: 0 } :root:has(&) { top: 0 } }',
      '.a { &:hover { top: 0 } :root:has() { top: 0 } }',
    ],
    ['.a::after { content: "} & {" }', '.a::after { content: "} & {" }'],
  ])('name nothing outside of it: %s', (css, inner) => {
    expect(containStyles(css, 'x')).toBe(`#x {\n${inner}\n}`);
  });

  it.each(['a { top: 0 } } b { top: 0 } .x {', '.a {', '}'])(
    'are none when brackets do not match: %s',
    (css) => {
      expect(containStyles(css, 'x')).toBe('');
    },
  );
});
