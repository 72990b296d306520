// Whole turns: the four suggested prompts, edits with their receipts, what is refused, and undo.
import { parseModule } from '@vys/compiler';
import { describe, expect, it } from 'vitest';
import { designOf } from './compose/stylesheet.ts';
import { readRoles } from './edit/edit-colors.ts';
import { answer, LABEL, linksIn, SUGGESTED_PROMPTS } from './index.ts';
import { fromHex } from './theme/oklch.ts';
import type { Facts, PageContent, Reply } from './types.ts';

const facts: Facts = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  links: [
    { title: 'Instagram', url: 'https://instagram.com/ada' },
    { title: 'Shop', url: 'https://example.com/shop' },
  ],
};
const turn = (message: string, page: PageContent | null = null, seed = 'seed') =>
  answer({ message, page, facts, seed });

function made(reply: Reply): Extract<Reply, { kind: 'page' }> {
  if (reply.kind !== 'page') throw new Error(`expected a page, got: ${reply.say}`);
  return reply;
}
const create = (message: string) => made(turn(message)).content;
const base = create('Create a link-in-bio page');

describe('the suggested prompts', () => {
  const [bio, portfolio, soon, pricing] = SUGGESTED_PROMPTS;

  it('CHAT-5 makes a minimalist link-in-bio with Instagram and Twitter and the own links', () => {
    const reply = made(turn(bio));
    expect(reply.content.jsx).toContain('<h1>Ada Lovelace</h1>');
    expect(linksIn(reply.content)).toEqual([
      { title: 'Instagram', url: 'https://instagram.com/ada' },
      { title: 'Twitter', url: '#twitter' },
      { title: 'Shop', url: 'https://example.com/shop' },
    ]);
    expect(reply.say).toContain('Twitter handle');
    const filled = made(turn('@ada_l', reply.content));
    expect(linksIn(filled.content)[1]).toEqual({ title: 'Twitter', url: 'https://x.com/ada_l' });
  });

  it('CHAT-6 makes a portfolio with a gradient that is really purple', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const page = made(turn(portfolio, null, seed)).content;
      const roles = readRoles(page.css);
      expect(page.css).toContain('--backdrop: linear-gradient(');
      for (const stop of [roles?.bg, roles?.bg2]) {
        const { c, h } = fromHex(stop ?? '#ffffff');
        expect(c).toBeGreaterThan(0.12);
        expect(h).toBeGreaterThan(280);
        expect(h).toBeLessThan(315);
      }
      expect(page.jsx).toContain('id="work"');
    }
  });

  it('CHAT-7 makes a coming-soon page with a newsletter form', () => {
    const { content } = made(turn(soon));
    expect(content.jsx).toContain('<h1>Coming soon</h1>');
    expect(content.jsx).toMatch(
      /<form [^>]*data-form="newsletter">[\s\S]*type="email" name="email"/,
    );
  });

  it('CHAT-8 makes a pricing page with three plans and says that the amounts are placeholders', () => {
    const reply = made(turn(pricing));
    expect(reply.content.jsx.match(/className="plan( featured)?"/g)).toHaveLength(3);
    expect(reply.say).toContain('placeholders');
    expect(reply.content.jsx).not.toMatch(/\$[1-9]/);
  });

  it('CHAT-5 CHAT-6 CHAT-7 CHAT-8 repeat for the same seed', () => {
    for (const prompt of SUGGESTED_PROMPTS) expect(turn(prompt)).toEqual(turn(prompt));
  });
});

describe('a turn', () => {
  it('CHAT-25 ends with a receipt that counts the links', () => {
    expect(made(turn('change the headline to Hi', base)).receipt).toBe(
      'Changed: hero headline. 2 links intact.',
    );
    expect(made(turn('add https://ada.dev', base)).receipt).toBe(
      'Changed: one link. 2 links intact, 1 added.',
    );
    expect(made(turn('remove shop', base)).receipt).toBe(
      'Changed: one link removed. 1 link intact, 1 removed.',
    );
    expect(made(turn('change shop to https://new.example.com', base)).receipt).toBe(
      'Changed: address of one link. 1 link intact, 1 changed.',
    );
  });

  it('CHAT-25 applies several wishes and says what it left alone', () => {
    const reply = made(turn('make it green, use a serif font and write me a poem', base));
    expect(reply.changed).toEqual(['accent colour', 'font']);
    expect(reply.say).toContain('“write me a poem”');
    expect(reply.content.jsx).toBe(base.jsx);
  });

  it('CHAT-25 gives another design and keeps every byte of the markup', () => {
    let page = base;
    const seen = new Set([designOf(base.css)?.layout]);
    for (let i = 0; i < 12; i += 1) {
      const next = made(turn('another design', page, `turn ${i}`)).content;
      expect(next.jsx).toBe(base.jsx);
      expect(designOf(next.css)?.layout).not.toBe(designOf(page.css)?.layout);
      seen.add(designOf(next.css)?.layout);
      page = next;
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });

  it('CHAT-25 keeps rules of the author when the design changes', () => {
    const own = { ...base, css: `${base.css}.mine > a { color: red; }\n` };
    expect(made(turn('another design', own)).content.css).toContain('.mine > a { color: red; }');
  });

  it('CHAT-25 keeps the links of the page when another kind of page is made of it', () => {
    const page = made(turn('add https://ada.dev, headline: Hello and bio: I draw', base)).content;
    const portfolio = made(turn('turn this into a portfolio', page)).content;
    expect(portfolio.jsx).toContain('<h1>Hello</h1>');
    expect(portfolio.jsx).toContain('>I draw</p>');
    expect(linksIn(portfolio).map((link) => link.url)).toEqual(
      expect.arrayContaining(linksIn(page).map((link) => link.url)),
    );
  });

  it.each([
    'add javascript:alert(1)',
    'add a link called Hi to javascript:alert(document.cookie)',
    'change shop to data:text/html,<script>',
    'set my photo to javascript:alert(1)',
  ])('CHAT-25 refuses in words to write %s', (message) => {
    const reply = turn(message, base);
    expect(reply.kind).toBe('decline');
    expect(reply.say).toContain('https');
  });

  it('CHAT-25 puts no unsafe address of the facts on a page', () => {
    const links = [{ title: 'Bad', url: 'javascript:alert(1)' }];
    const reply = answer({
      message: SUGGESTED_PROMPTS[0],
      page: null,
      facts: { ...facts, links, avatarUrl: 'javascript:alert(2)' },
      seed: 's',
    });
    expect(made(reply).content.jsx).not.toContain('javascript');
  });

  it('CHAT-25 writes only addresses the user gave', () => {
    const reply = made(turn('add spotify and https://ada.dev', base));
    const given = ['https://ada.dev', ...linksIn(base).map((link) => link.url), '#spotify'];
    for (const { url } of linksIn(reply.content)) expect(given).toContain(url);
  });

  it('answers undo for the caller to carry out', () => {
    expect(turn('undo', base).kind).toBe('undo');
    expect(turn('undo').kind).toBe('decline');
  });

  it('asks which link when two could be meant', () => {
    const page = made(turn('add "Shop" https://two.example.com', base)).content;
    const reply = turn('remove shop', page);
    expect(reply.kind).toBe('decline');
    expect(reply.say).toContain('Which one?');
  });

  it('offers to make a page when there is none', () => {
    const reply = turn('make it dark');
    expect(reply).toMatchObject({ kind: 'decline', suggestions: [...SUGGESTED_PROMPTS] });
  });

  it('leaves a page alone whose code cannot be read', () => {
    const broken = { ...base, jsx: 'export default function Page() { return <main>' };
    const reply = turn('make it dark', broken);
    expect(reply.kind).toBe('decline');
    expect(turn('undo', broken).kind).toBe('undo');
  });

  it('carries its label and says what it can do', () => {
    expect(LABEL).toBe('Built-in assistant: rules, not a language model');
    expect(turn('what can you do?', base).say).toContain(LABEL);
  });

  it('CHAT-25 survives any message without throwing and never hands on a page that does not parse', () => {
    const messages = [
      '',
      ' ',
      '"',
      '{}',
      '<b>',
      '⟨u0⟩ add ⟨q9⟩',
      'add add add',
      'remove',
      'a'.repeat(5000),
      'a.b.c.d.'.repeat(240),
      'add a, '.repeat(250),
      'rename " to "',
      '@',
      '# #fff',
      '[Image 1: x]',
      'move to to top top',
      'swap and',
      'add https://',
    ];
    for (const message of messages) {
      const reply = turn(message, base);
      if (reply.kind === 'page') expect(parseModule(reply.content.jsx).ok, message).toBe(true);
    }
  });
});
