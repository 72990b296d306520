// The publish checks as a whole: never throw, are deterministic, end soon, and list blocks before advice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { checkPage, readPage } from './check.ts';

const bits = fc.constantFrom(
  '<a href="#x">',
  '</a>',
  '<input type="password" />',
  '<img src={a} />',
  '{',
  '}',
  'const a = "',
  '";',
  'https://paypa1.com',
  'https://xn--',
  '//',
  '@',
  '<h3>',
  '</h3>',
  '<li>',
  '</li>',
  'style={{ color: "#aaa"',
  ' }}',
  'export default () => ',
  '<main>',
  '</main>',
  '\n',
  'click here',
  '`',
  'color: #aaa;',
  'background: #fff;',
  'p{',
  '/*',
  '"',
  "'",
  ':root{--a:',
  'var(--a)',
  '\u200b',
  'а',
  '\ud800',
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(bits, { maxLength: 40 }).map((all) => all.join('')),
);

describe('checkPage', () => {
  it('PUB-4 never throws and returns the same again, whatever a page holds', () => {
    fc.assert(
      fc.property(text, text, fc.option(text, { nil: undefined }), (jsx, css, html) => {
        const input = {
          jsx,
          css,
          title: css,
          ...(html === undefined ? {} : { html, document: html }),
        };
        const report = checkPage(input);
        expect(checkPage(input)).toEqual(report);
        expect(report.blocked).toBe(report.findings.some(({ severity }) => severity === 'block'));
        readPage(input);
      }),
      { numRuns: 500 },
    );
  });

  it('gives only fixes that fit and that change the source', { tags: 'slow' }, () => {
    const part = fc.constantFrom(
      '<a href="#x">X</a>',
      '<p style={{ color: "#aaa", background: "#fff" }}>A</p>',
      '<img src="a" />',
      '<h4>B</h4>',
      '<a href="https://a.example">here</a>',
      '<ul><li><a href="">Y</a></li></ul>',
      '<p>[Write this]</p>',
      'words',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const content = { jsx: `export default () => <main>${parts.join('')}</main>;`, css: '' };
        const { findings } = checkPage(content);
        for (const finding of findings) {
          if (!finding.fix) continue;
          const fixed = applyFix(content, finding);
          expect(fixed && fixed.jsx !== content.jsx).toBe(true);
          const remaining = checkPage({ ...content, ...fixed }).findings;
          expect(remaining.length).toBeLessThan(findings.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lists blocks first, then advice, and a limited number of each', () => {
    const jsx = `export default () => <main>${'<a href="#x">X</a><input type="password" />'.repeat(300)}</main>;`;
    const { findings } = checkPage({ jsx, css: '' });
    expect(findings).toHaveLength(200);
    expect(findings.slice(0, 100).every(({ severity }) => severity === 'block')).toBe(true);
  });

  it.each([
    ['deep', '<b>'.repeat(150) + '<i></i>'.repeat(40_000)],
    ['wide', '<p>a<input></p>'.repeat(20_000)],
    ['long texts', `<p>${'log in to '.repeat(60_000)}</p>`],
    ['many links', '<a href="https://a.example/x">Sign in</a>'.repeat(20_000)],
  ])('ends with a large page: %s', (_name, html) => {
    const report = checkPage({
      jsx: 'export default () => null;',
      css: '',
      html,
      document: html,
      title: 'Log in to PayPal',
    });
    expect(report.findings.length).toBeGreaterThan(0);
  });

  it('checks the CSS of a page that cannot be parsed', () => {
    const { findings } = checkPage({ jsx: '<<<', css: 'p{color:#aaa;background:#fff}' });
    expect(findings).toMatchObject([{ rule: 'contrast', source: 'css', line: 1, column: 9 }]);
  });

  it('shows a long line from the place on', () => {
    const jsx = `export default () => <main>${'<br />'.repeat(60)}<img src="a" /></main>;`;
    expect(checkPage({ jsx, css: '' }).findings[0]?.excerpt).toBe('<img src="a" /></main>;');
  });
});
