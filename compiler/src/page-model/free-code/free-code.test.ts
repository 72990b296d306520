// Freely written code: what is read from it, and changes of one place that leave every other byte.

import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/page-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseModule } from '../../parse/parse-module.ts';
import { contrast } from '../colors.ts';
import { changeFreePage } from './change-free-page.ts';
import { readFreePage } from './read-free-page.ts';

const anchors: PageContent = {
  jsx: `export default function Page() {
  return (
    <div className="wrap">
      <img src="https://example.com/me.png" alt="me" />
      <h1>Jo Doe</h1>
      <p>I make things.</p>
      <a className="btn" href="https://example.com/blog">Blog</a>
      <a className="btn" href={'https://example.com/shop'}>Shop</a>
      <a className="btn" href="mailto:ada@example.com"><b>Email me</b></a>
      <h2>My shop</h2>
      <p>Open on &amp; off.</p>
    </div>
  );
}
`,
  css: '/* mine; {not} a rule */\n.wrap { background: #fff url("a;b}.png"); color: #222; font-family: Georgia }\n.btn { background: #222; color: #fff; border-radius: 4px }\n@media print { .wrap { color: #000 } }\n',
  metadata: { title: 'Jo', description: '' },
};
const mapped: PageContent = {
  ...anchors,
  jsx: `const LINKS = [
  { label: 'Blog', href: 'https://example.com/blog' },
  { label: 'Shop', href: 'https://example.com/shop' },
  { label: 'Email me', href: 'mailto:ada@example.com' },
];
export default () => (
  <main>
    <h1>Jo Doe</h1>
    <p className="bio">I make things.</p>
    <ul>{LINKS.map((link) => <li key={link.href}><a href={link.href}>{link.label}</a></li>)}</ul>
    <section id="about"><h2>My shop</h2><p>Open on &amp; off.</p></section>
  </main>
);
`,
  css: ':root { --bg: #ffffff; --text: #222222; --accent: #0055cc; --radius: 4px; --font-body: Sora, sans-serif; }\nbody { background: var(--bg); color: var(--text); }\n',
};
const items: PageContent = {
  ...anchors,
  jsx: `export default () => (
  <main className="wrap">
    <h1>{'Jo Doe'}</h1>
    <p>I make things.</p>
    <ul>
      <li><a className="btn" href="https://example.com/blog">Blog</a></li>
      <li>
        <a className="btn" href="https://example.com/shop">Shop</a>
      </li>
      <li><a className="btn" href="mailto:ada@example.com">Email me</a></li>
    </ul>
    <h2>My shop</h2>
    <p>Open on &amp; off.</p>
  </main>
);
`,
};

const read = (content: PageContent) => {
  const design = readFreePage(content);
  if (design === undefined) throw new Error('not read');
  return design;
};
const apply = (content: PageContent, ...operations: unknown[]) =>
  changeFreePage(
    content,
    operations.map((operation) => operationSchema.parse(operation)),
  );
const titles = (content: PageContent) => read(content).page.links.map(({ title }) => title);

/** What stands between the longest common beginning and the longest common end. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    gone: before.slice(start, before.length - end),
    come: after.slice(start, after.length - end),
  };
}

describe.each([
  ['with anchors', anchors],
  ['with a list of objects', mapped],
  ['with list items', items],
])('a page %s', (_title, content) => {
  it('is read: name, tagline, links and texts', () => {
    const { page } = read(content);
    expect(page).toMatchObject({
      name: 'Jo Doe',
      tagline: 'I make things.',
      links: [
        { id: 'blog', title: 'Blog', url: 'https://example.com/blog' },
        { id: 'shop', title: 'Shop', url: 'https://example.com/shop' },
        { id: 'email-me', title: 'Email me', url: 'mailto:ada@example.com' },
      ],
      sections: [{ kind: 'text', title: 'My shop', text: 'Open on & off.' }],
    });
  });

  it('changes one title and nothing beside it', () => {
    const after = apply(content, {
      type: 'link.update',
      id: 'shop',
      set: { title: 'Gear' },
    }).content;
    expect(titles(after)).toEqual(['Blog', 'Gear', 'Email me']);
    expect(after.jsx).toBe(content.jsx.replace(/Shop(?=['<])/, 'Gear'));
    expect(after.css).toBe(content.css);
  });

  it('changes one address and nothing beside it', () => {
    const url = 'https://new.example.org/?a=1&b="';
    const set = { url: url.replace('"', '%22') };
    const after = apply(content, { type: 'link.update', id: 'blog', set }).content;
    expect(read(after).page.links[0]).toMatchObject({ title: 'Blog', url: set.url });
    expect(difference(content.jsx, after.jsx).gone.length).toBeLessThanOrEqual(28);
  });

  it.each([['blog'], ['shop'], ['email-me']])('loses the link %s and nothing beside it', (id) => {
    const after = apply(content, { type: 'link.remove', id }).content;
    expect(read(after).page.links.map((link) => link.id)).toEqual(
      ['blog', 'shop', 'email-me'].filter((other) => other !== id),
    );
    expect(difference(content.jsx, after.jsx).come).toBe('');
    expect(parseModule(after.jsx).ok).toBe(true);
  });

  it.each([
    [undefined, ['Blog', 'Shop', 'Email me', 'Tea {x} <y> & z']],
    [0, ['Tea {x} <y> & z', 'Blog', 'Shop', 'Email me']],
    [2, ['Blog', 'Shop', 'Tea {x} <y> & z', 'Email me']],
  ])('gains a link at %s and loses nothing', (index, expected) => {
    const link = { id: 'tea', title: 'Tea {x} <y> & z', url: 'https://example.com/tea' };
    const after = apply(content, { type: 'link.add', link, index }).content;
    expect(titles(after)).toEqual(expected);
    expect(difference(content.jsx, after.jsx).gone).toBe('');
  });

  it('puts links in another order by moving whole entries, and back to the same bytes', () => {
    const moved = apply(content, { type: 'link.move', id: 'email-me', index: 0 }).content;
    expect(titles(moved)).toEqual(['Email me', 'Blog', 'Shop']);
    const ordered = apply(content, {
      type: 'link.order',
      ids: ['shop', 'email-me', 'blog'],
    }).content;
    expect(titles(ordered)).toEqual(['Shop', 'Email me', 'Blog']);
    const back = apply(ordered, { type: 'link.order', ids: ['blog', 'shop', 'email-me'] }).content;
    expect(back.jsx).toBe(content.jsx);
  });

  it('keeps the ids of links while several operations follow each other', () => {
    const { content: after } = apply(
      content,
      { type: 'link.remove', id: 'blog' },
      { type: 'link.move', id: 'email-me', index: 0 },
      { type: 'link.update', id: 'shop', set: { title: 'Gear' } },
      { type: 'link.update', id: 'shop', set: { title: 'Store' } },
    );
    expect(titles(after)).toEqual(['Email me', 'Store']);
  });

  it('replaces a text in words and never in addresses', () => {
    const after = apply(content, { type: 'text.replace', from: 'shop', to: 'store' }).content;
    expect(after.jsx.match(/store/g)).toHaveLength(2);
    expect(after.jsx).toContain('https://example.com/shop');
    expect(read(after).page.sections[0]).toMatchObject({ title: 'My store' });
  });

  it('sets name and tagline, whatever the text', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((value) => value.replace(/\s+/g, ' ').trim())
      .filter((value) => value !== '' && !/[\u2028\u2029]/.test(value));
    fc.assert(
      fc.property(text, text, (name, tagline) => {
        const after = apply(content, { type: 'profile.set', set: { name, tagline } });
        expect(after.design.page).toMatchObject({ name, tagline });
        expect(after.design.page.links).toEqual(read(content).page.links);
      }),
      { numRuns: 100 },
    );
  });

  it('changes background and accent in the CSS alone, with text that can be read', () => {
    for (const [role, color] of [
      ['background', '#101820'],
      ['accent', '#ffe600'],
    ] as const) {
      const before = apply(content, {
        type: 'theme.color',
        role: 'text',
        color: '#222222',
      }).content;
      const { content: after, design } = apply(before, { type: 'theme.color', role, color });
      expect(after.jsx).toBe(content.jsx);
      expect(design.theme.colors[role]).toBe(color);
      expect(after.css).toContain(color);
    }
    const dark = apply(content, { type: 'theme.color', role: 'background', color: '#101820' });
    const text = /(?:--text: |; color: )(#[0-9a-f]{6})/.exec(dark.content.css)?.[1] ?? '';
    expect(contrast(text, '#101820')).toBeGreaterThanOrEqual(4.5);
  });

  it('changes corners and the font of the body where the CSS says them', () => {
    const { content: after, design } = apply(
      content,
      { type: 'theme.radius', radius: 20 },
      { type: 'theme.font', role: 'body', font: 'Nunito' },
    );
    expect(design.theme).toMatchObject({ radius: 20, fonts: { body: 'Nunito' } });
    expect(after.css.replace('20px', '4px').replace(/"Nunito", [^;}]*\b/, '')).toHaveLength(
      content.css.replace(/Georgia|Sora, sans-serif/, '').length,
    );
  });

  it.each([
    ['a section', { type: 'section.add', section: { kind: 'text', id: 'a', text: 'b' } }],
    ['a description', { type: 'link.update', id: 'shop', set: { description: 'x' } }],
    ['a place', { type: 'profile.set', set: { location: 'Leith' } }],
    ['another layout', { type: 'theme.family', family: 'stage' }],
    ['a display font', { type: 'theme.font', role: 'display', font: 'Anton' }],
  ])('has no place for %s and says so', (_what, operation) => {
    expect(() => apply(content, operation)).toThrow(
      expect.objectContaining({ problem: 'unsupported' }),
    );
  });

  it('knows no link that is not there', () => {
    expect(() => apply(content, { type: 'link.remove', id: 'nope' })).toThrow(
      expect.objectContaining({ problem: 'not_found' }),
    );
  });
});

describe('freely written code', () => {
  const roles = `:root {
  color-scheme: light;
  --bg: #fffaf0;
  --bg2: #fff0dd;
  --surface: #ffffff;
  --text: #1c1917;
  --muted: #57534e;
  --accent: #15803d;
  --accent-text: #ffffff;
  --border: #e7e5e4;
}
`;

  it.each([
    [{ type: 'theme.color', role: 'background', color: '#0a1f44' }],
    [{ type: 'theme.scheme', scheme: 'dark' }],
  ])('with a color for every role turns dark as a whole: %j', (operation) => {
    const { content, design } = apply(
      { ...mapped, css: `${roles}.mine { color: red; }\n` },
      operation,
    );
    const { background, surface, text, muted, accent, accentText } = design.theme.colors;
    expect(content.css).toContain('color-scheme: dark');
    expect(content.css).toContain(`--bg2: ${background}`);
    expect(content.css.endsWith('}\n.mine { color: red; }\n')).toBe(true);
    for (const ground of [background, surface]) {
      expect(content.css).toContain(ground);
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(accentText, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('that does not parse is not read', () => {
    expect(readFreePage({ jsx: '<div', css: '' })).toBeUndefined();
  });

  it('takes a new portrait in place of the old one', () => {
    const avatar = { url: 'https://example.com/new.png', alt: 'Jo & co' };
    const { content, design } = apply(anchors, {
      type: 'profile.set',
      set: { avatar },
    } as Operation);
    expect(design.page.avatar).toEqual(avatar);
    expect(content.jsx).toContain('<img src="https://example.com/new.png" alt={"Jo & co"} />');
  });

  it('with any text at all is read or refused, never an exception', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, css) => {
        const jsx = `export default () => <main lang={${JSON.stringify(css)}}><h1>{${JSON.stringify(text)}}</h1><h2>{${JSON.stringify(css)}}</h2><img src={${JSON.stringify(text)}} alt={${JSON.stringify(css)}} /><a href={${JSON.stringify(text)}}>{${JSON.stringify(css)}}</a></main>;`;
        expect(readFreePage({ jsx, css })?.page.links).toHaveLength(1);
      }),
    );
  });
});
