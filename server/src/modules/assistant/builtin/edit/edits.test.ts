// Each edit on the source: it changes the part that was asked for and not a byte beside it, on pages of
// ours and on pages people wrote.
import { parseModule, readElementText } from '@vys/compiler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { composePage } from '../compose/compose-page.ts';
import { linksIn } from '../receipt.ts';
import type { Facts, PageContent, Reply } from '../types.ts';
import type { EditIntent } from './apply.ts';
import { applyIntent } from './apply.ts';
import { bioOf, headlineOf, readSource } from './source.ts';

const facts: Facts = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  links: [
    { title: 'Blog', url: 'https://example.com/blog' },
    { title: 'Shop', url: 'https://example.com/shop' },
    { title: 'Email me', url: 'mailto:ada@example.com' },
  ],
};
const ours = composePage('link-in-bio', facts, 's', { layout: 'pebble' });
const anchors: PageContent = {
  jsx: `export default function Page() {
  return (
    <div className="wrap">
      <img src="/me.png" alt="me" />
      <h1>Jo Doe</h1>
      <p>I make things.</p>
      <a className="btn" href="https://example.com/blog">Blog</a>
      <a className="btn" href={'https://example.com/shop'}>Shop</a>
      <a className="btn" href="mailto:ada@example.com"><b>Email me</b></a>
    </div>
  );
}
`,
  css: '/* mine; {not} a rule */\n.wrap { background: url("a;b}.png") #fff; color: #222 }\n@media print { .wrap { color: #000 } }\n',
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
    <h1>Jo</h1>
    <p className="bio">I make things.</p>
    <ul>{LINKS.map((link) => <li key={link.href}><a href={link.href}>{link.label}</a></li>)}</ul>
  </main>
);
`,
};
const PAGES = { ours, anchors, mapped };

function made(reply: Reply): PageContent {
  if (reply.kind !== 'page') throw new Error(`expected a page, got: ${reply.say}`);
  return reply.content;
}
const say = (message: string, page: PageContent) =>
  made(answer({ message, page, facts, seed: 's' }));

/** What stands between the longest common beginning and the longest common end. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end += 1;
  return {
    gone: before.slice(start, before.length - end),
    come: after.slice(start, after.length - end),
  };
}

describe.each(Object.entries(PAGES))('edits on a page (%s)', (name, page) => {
  const titles = (content: PageContent) => linksIn(content).map((link) => link.title);

  it('CHAT-25 finds its links', () => expect(linksIn(page)).toEqual(facts.links));

  it('CHAT-25 renames one link and nothing beside it', () => {
    const after = say('rename shop to Gear', page);
    expect(titles(after)).toEqual(['Blog', 'Gear', 'Email me']);
    expect(difference(page.jsx, after.jsx).gone.length).toBeLessThanOrEqual(6);
    expect(after.css).toBe(page.css);
  });

  it('CHAT-25 points one link elsewhere and nothing beside it', () => {
    const after = say('change blog to https://new.example.org', page);
    expect(linksIn(after)[0]).toEqual({ title: 'Blog', url: 'https://new.example.org' });
    expect(difference(page.jsx, after.jsx).gone.length).toBeLessThanOrEqual(28);
    expect(after.css).toBe(page.css);
  });

  it('CHAT-25 removes one link so that putting it back gives the old source', () => {
    for (const [message, left] of [
      ['remove the first link', ['Shop', 'Email me']],
      ['remove shop', ['Blog', 'Email me']],
      ['remove the last link', ['Blog', 'Shop']],
    ] as const) {
      const after = say(message, page);
      expect(titles(after)).toEqual(left);
      expect(difference(page.jsx, after.jsx).come).toBe('');
      expect(parseModule(after.jsx).ok).toBe(true);
    }
  });

  it('CHAT-25 adds links after the others and nothing beside them', () => {
    const after = say('add "Two \\"q\\" {x} <y> & z" https://two.example.org/?a=1&b="', page);
    expect(linksIn(after)).toHaveLength(4);
    expect(difference(page.jsx, after.jsx).gone).toBe('');
    const many = say('add github @ada and tiktok @ada', page);
    expect(titles(many).slice(3)).toEqual(['GitHub', 'TikTok']);
  });

  it('CHAT-25 reorders links by moving whole entries', () => {
    expect(titles(say('move email me to the top', page))).toEqual(['Email me', 'Blog', 'Shop']);
    expect(titles(say('move the first link down', page))).toEqual(['Shop', 'Blog', 'Email me']);
    expect(titles(say('put blog below email me', page))).toEqual(['Shop', 'Email me', 'Blog']);
    expect(titles(say('swap blog and email me', page))).toEqual(['Email me', 'Shop', 'Blog']);
    const there = say('swap blog and shop', page);
    expect(say('swap blog and shop', there).jsx).toBe(page.jsx);
  });

  it('CHAT-25 sets headline and bio and keeps the rest', () => {
    const after = say('change the headline to Fine & "dandy" {really}', page);
    const source = readSource(after.jsx);
    const headline = source && headlineOf(source);
    expect(headline && readElementText(headline)).toBe('dandy');
    const bio = say('bio: one, two and three', page);
    const read = readSource(bio.jsx);
    const line = read && bioOf(read);
    expect(line && readElementText(line)).toBe('one, two and three');
    expect(bio.css).toBe(page.css);
  });

  it.each([
    'make the background dark green',
    'gradient from red to blue',
    'make it dark',
    'make the text navy',
    'make the accent teal',
    'use a monospace font',
    'pill buttons',
    'outline buttons',
    'bigger text',
    'align everything left',
  ])('PUB-3 %s touches the CSS only', (message) => {
    const reply = answer({ message, page, facts, seed: 's' });
    if (reply.kind === 'page') {
      expect(reply.content.jsx).toBe(page.jsx);
      expect(reply.content.css).not.toBe(page.css);
    } else expect(reply.say).toMatch(/already|ground|theme/);
  });

  it('CHAT-25 adds, moves and removes a section', () => {
    const added = say('add an faq section', page);
    expect(added.jsx).toContain('id="faq"');
    expect(difference(page.jsx, added.jsx).gone).toBe('');
    expect(say('remove the faq section', added).jsx.replace(/\s/g, '')).toBe(
      page.jsx.replace(/\s/g, ''),
    );
    const form = say('add a newsletter form with a button saying "Join"', page);
    expect(form.jsx).toMatch(/data-form="newsletter"[\s\S]*>Join</);
    expect(say('make the newsletter button say "Go"', form).jsx).toBe(
      form.jsx.replace('>Join<', '>Go<'),
    );
  });

  it('CHAT-25 sets picture, footer, title and description', () => {
    const picture = say('use this as my avatar [Image 1: https://media.example.com/a.png]', page);
    expect(picture.jsx).toContain('src="https://media.example.com/a.png"');
    expect(say('footer: © me', page).jsx).toContain('© me');
    const titled = say('set the page title to Hello there', page);
    expect(titled).toEqual({ ...page, metadata: { ...page.metadata, title: 'Hello there' } });
  });

  it('CHAT-25 takes any text for headline, bio, link title and address', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((value) => /\S/.test(value));
    const flat = (value: string) => value.replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(text, fc.webUrl(), (value, url) => {
        const intents: EditIntent[] = [
          { kind: 'headline', text: flat(value) },
          { kind: 'bio', text: flat(value) },
          { kind: 'rename-link', target: { nth: 1 }, title: flat(value) },
          { kind: 'footer', text: flat(value) },
          { kind: 'add-links', links: [{ title: flat(value), url: `${url}#new` }] },
        ];
        let content = page;
        for (const intent of intents) {
          const edited = applyIntent(content, intent, facts, 's');
          if (!edited.ok) throw new Error(edited.say);
          content = edited.page;
        }
        const source = readSource(content.jsx);
        const headline = source && headlineOf(source);
        expect(headline && readElementText(headline)).toBe(flat(value));
        const links = linksIn(content);
        expect(links[0]?.title).toBe(flat(value));
        expect(links).toContainEqual({ title: flat(value), url: `${url}#new` });
      }),
      { numRuns: 60 },
    );
  });

  it(`CHAT-25 keeps every link through random edits (${name})`, () => {
    const harmless = [
      'make it dark',
      'pill buttons',
      'swap blog and shop',
      'move email me up',
      'headline: New',
      'bio: New',
      'add an about section',
      'center everything',
      'use Sora',
      'make the accent red',
      'another palette',
      'more spacing',
      'footer: x',
      'remove the avatar',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...harmless), { minLength: 1, maxLength: 6 }),
        (messages) => {
          let content = page;
          for (const message of messages) {
            const reply = answer({ message, page: content, facts, seed: message });
            if (reply.kind === 'page') content = reply.content;
          }
          expect(
            linksIn(content)
              .map((link) => link.url)
              .sort(),
          ).toEqual(facts.links.map((link) => link.url).sort());
        },
      ),
      { numRuns: 60 },
    );
  });
});
