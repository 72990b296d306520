// Reports code that can navigate to another site or hide an address, and no other code.
import { describe, expect, it } from 'vitest';
import { checkPage, readPage } from './check.ts';

const live = (code: string) =>
  `import { useState } from 'react';
export default function Page() { const [a, set] = useState(''); return <p onClick={() => set('b')}>{a}</p>; }
${code}`;

function reportedRules(jsx: string): string[] {
  const { findings, blocked } = checkPage({ jsx, css: '' });
  expect(blocked).toBe(false);
  const codeFindings = findings.filter(({ rule }) => rule.startsWith('code-'));
  for (const finding of codeFindings)
    expect(finding).toMatchObject({ severity: 'warn', source: 'jsx' });
  return [...new Set(codeFindings.map(({ rule }) => rule))];
}

describe('M4: a page whose code runs in the browser', () => {
  it.each([
    ['location = a;', 'code-navigation'],
    ['window.location.href = "/";', 'code-navigation'],
    ["self['location'] = a;", 'code-navigation'],
    ['document.location.replace(a);', 'code-navigation'],
    ['const go = () => location.assign("https://b.example");', 'code-navigation'],
    ['navigation.navigate(a);', 'code-navigation'],
    ['atob("aHR0cHM6");', 'code-address'],
    ['const read = window.atob;', 'code-address'],
    ["globalThis['atob']('');", 'code-address'],
    ['String.fromCharCode(104, 116);', 'code-address'],
    ['window[a + b]();', 'code-address'],
    ['new Image().src = host + a;', 'code-address'],
    ["const i = new window.Image(); i.src = 'https://' + a;", 'code-address'],
    ['const go = (event) => { event.view.location.href = a; };', 'code-navigation'],
    ["const i = document.createElement('img'); i.src = a;", 'code-address'],
  ])('is warned of %s', (code, rule) => expect(reportedRules(live(code))).toEqual([rule]));

  it.each([
    'const hash = location.hash; const query = new URLSearchParams(window.location.search);',
    'const preload = new Image(); preload.src = "https://cdn.example/a.png";',
    'const data = { location: "Berlin", replace: 1 }; data.location = "Paris".replace("a", "b");',
    'const codes = "abc".charCodeAt(0); const list = [1][codes];',
    'document.title = "a"; window.scrollTo(0, 0); addEventListener("resize", () => 1);',
  ])('may do %s', (code) => expect(reportedRules(live(code))).toEqual([]));

  it('names the place once for each, and at most twenty', () => {
    const jsx = live('\n  location.href = "/";\n'.repeat(30));
    const codeFindings = checkPage({ jsx, css: '' }).findings.filter(({ rule }) =>
      rule.startsWith('code'),
    );
    expect(codeFindings).toHaveLength(20);
    expect(codeFindings[0]).toMatchObject({ line: 4, column: 3, excerpt: 'location.href = "/";' });
  });
});

it('M4: leaves code alone that only runs while the page is built', () => {
  expect(reportedRules('const a = atob(""); export default () => <p>{a}</p>;')).toEqual([]);
});

it('M4: lists what a page loads or may load, without its links', () => {
  const jsx = `const data = ['https://cdn.example/a.png', { image: "//img.example/b" }];
export default () => <p><a href="https://link.example">x</a><img src="https://pic.example/c" alt=""/></p>;`;
  const css = 'p{background:url( "https://css.example/d")}';
  const html = '<img src="https://drawn.example/e">';
  expect(readPage({ jsx, css, html }).loads).toEqual([
    'https://pic.example/c',
    'https://drawn.example/e',
    'https://cdn.example/a.png',
    '//img.example/b',
    'https://css.example/d',
  ]);
});

it('M4: checks hosts in texts however many links a page has', { tags: 'slow' }, () => {
  const links = Array.from({ length: 6_000 }, (_, i) => `<a href="https://a${i}.example">x</a>`);
  const jsx = 'const hidden = "https://evil.example/x"; export default () => <p/>;';
  const page = readPage({ jsx, css: '', html: links.join('') });
  expect(page.hosts).toContain('evil.example');
  expect(page.check({ blockedHosts: new Map([['evil.example', 'test']]) }).blocked).toBe(true);
});
