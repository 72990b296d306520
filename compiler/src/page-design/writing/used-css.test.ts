// Which rules of CSS a page keeps.
import { describe, expect, it } from 'vitest';
import { keepUsedRules } from './used-css.ts';

describe('the rules of a page', () => {
  const code = '<nav className="links"><a className={on ? "link featured" : "link"} /></nav>';

  it.each([
    { css: '.links { color: red; }', isKept: true },
    { css: '.links .link:hover::after { color: red; }', isKept: true },
    { css: '.event .link { color: red; }', isKept: false },
    { css: '.link-text { color: red; }', isKept: false },
    { css: 'h1, .event { color: red; }', isKept: true },
    { css: '.event, .price { color: red; }', isKept: false },
    { css: ':is(.event, .price) h3 { color: red; }', isKept: true },
    { css: '.links:not(:has(.event)) { color: red; }', isKept: true },
    { css: '@keyframes rise { from { opacity: 0; } }', isKept: true },
    { css: '  .event { color: red; }', isKept: false },
  ])('are kept where the code has the classes they name: $css', ({ css, isKept }) => {
    expect(keepUsedRules(css, code)).toBe(isKept ? css : '');
  });

  it('leave no media query without rules', () => {
    const css =
      '.event { color: red; }\n@media (min-width: 1px) {\n  .event { color: red; }\n}\nb { color: red; }';
    expect(keepUsedRules(css, code)).toBe('b { color: red; }');
    const kept = '@media (min-width: 1px) {\n  .link { color: red; }\n}';
    expect(keepUsedRules(kept, code)).toBe(kept);
  });
});
