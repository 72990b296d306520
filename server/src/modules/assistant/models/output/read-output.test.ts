// Reading what models write: the format, what they make of it, and that the way it is split makes no difference.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Output, OutputReader, readOutput } from './read-output.ts';

const op = (...values: unknown[]) => ({ kind: 'op', values, isCut: false });
const HIDE = { type: 'link.hide', id: 'shop' };

type Fixture = [name: string, text: string, say: string, blocks: object[]];

const fixtures: Fixture[] = [
  [
    'the format',
    '<say>I hide the shop.</say>\n<op>{"type":"link.hide","id":"shop"}</op>',
    'I hide the shop.',
    [op(HIDE)],
  ],
  [
    'fences around everything and in operations',
    '```xml\n<say>Hi</say>\n<op>\n```json\n{"type":"link.hide","id":"shop"}\n```\n</op>\n```',
    'Hi',
    [op(HIDE)],
  ],
  [
    'thoughts before the answer',
    '<think>The user wants <op>{"type":"link.remove","id":"x"}</op> maybe</think><say>Ok</say><op>{"type":"link.hide","id":"shop"}</op>',
    'Ok',
    [op(HIDE)],
  ],
  [
    'thoughts that were never opened',
    'Let me see.\n</think>\n<say>Ok</say><op>{"type":"link.hide","id":"shop"}</op>',
    'Ok',
    [op(HIDE)],
  ],
  [
    'thoughts that never end',
    '<think><say>Ok</say><op>{"type":"link.hide","id":"shop"}</op>',
    'Ok',
    [op(HIDE)],
  ],
  [
    'tags that are not closed',
    '<say>One<op>{"type":"link.hide","id":"shop"}<op>{"type":"link.show","id":"a"}',
    'One',
    [op(HIDE), op({ type: 'link.show', id: 'a' })],
  ],
  [
    'other case, other names, other quotes',
    "<SAY>Ok</Say><Operation>{'type': 'link.hide', id: “shop”,}</OPERATION>",
    'Ok',
    [op(HIDE)],
  ],
  [
    'several operations in a list, in a row and in a wrapper',
    '<op>[{"type":"a"},{"type":"b",},]</op><op>{"type":"c"}\n{"type":"d"}</op><ops>{"operations":[{"type":"e"}]}</ops>',
    '',
    [op({ type: 'a' }, { type: 'b' }), op({ type: 'c' }, { type: 'd' }), op({ type: 'e' })],
  ],
  ['attributes of the tag', '<op type="link.hide" id=\'shop\' />', '', [op(HIDE)]],
  [
    'comments, missing brackets and words of Python',
    '<op>{"type": "link.add", // new\n "link": {"id": "x", "hidden": False, "title": "A \\u00e9"</op>',
    '',
    [op({ type: 'link.add', link: { id: 'x', hidden: false, title: 'A é' } })],
  ],
  ['no JSON', '<op>hide the shop</op>', '', [op()]],
  [
    'an answer without tags',
    'Sure!\n```json\n[{"type":"link.hide","id":"shop"}]\n```\nDone.',
    'Sure!\n\nDone.',
    [op(HIDE)],
  ],
  ['bare JSON', 'Here: {"type":"link.hide","id":"shop"}', 'Here:', [op(HIDE)]],
  ['prose alone', 'You have 3 links, 2 < 3.', 'You have 3 links, 2 < 3.', []],
  [
    'a section with sections in it',
    '<section id="faq" kind="custom">\n```jsx\n<section id="faq"><section>a</section><h2>Q</h2></section>\n```\n<style>h2 { color: red }</style></section><say>x</say>',
    'x',
    [
      {
        kind: 'section',
        id: 'faq',
        jsx: '<section id="faq"><section>a</section><h2>Q</h2></section>',
        css: '',
        isCut: false,
      },
    ],
  ],
  [
    'styles of a section and a missing close',
    '<section id="a" kind="x"><div>A</div><style>{`p { color: red }`}</style><section id="b" kind="x"><div>B</div>',
    '',
    [
      { kind: 'section', id: 'a', jsx: '<div>A</div>', css: 'p { color: red }', isCut: false },
      { kind: 'section', id: 'b', jsx: '<div>B</div>', css: '', isCut: true },
    ],
  ],
  [
    'a page in fences with components of our names',
    '<page>\n```jsx\nexport default function Page() {\n  return <Page2><Section kind="a" id="b">x</Section></Page2>;\n}\n```\n```css\nh1 { color: red }\n```\n</page>',
    '',
    [
      {
        kind: 'page',
        jsx: 'export default function Page() {\n  return <Page2><Section kind="a" id="b">x</Section></Page2>;\n}',
        css: 'h1 { color: red }',
        isCut: false,
      },
    ],
  ],
  [
    'a page in elements',
    '<page><jsx>export default () => <main>Hi</main>;</jsx><css>main { margin: 0 }</css></page>',
    '',
    [
      {
        kind: 'page',
        jsx: 'export default () => <main>Hi</main>;',
        css: 'main { margin: 0 }',
        isCut: false,
      },
    ],
  ],
  [
    'an operation that was cut',
    '<say>I add it.</say><op>{"type":"link.add","link":{"id":"x","ti',
    'I add it.',
    [{ kind: 'op', isCut: true }],
  ],
];

const summary = ({ say, blocks }: Output) => JSON.stringify({ say, blocks });

function readInParts(parts: readonly string[]): Output & { heard: string } {
  let heard = '';
  const reader = new OutputReader({ onSay: (text) => (heard += text) });
  for (const part of parts) reader.push(part);
  return { ...reader.end(), heard };
}

describe('what a model writes', () => {
  it.each(fixtures)('is read in spite of %s', (_, text, say, blocks) => {
    const output = readOutput(text);
    expect(output.say).toBe(say);
    expect(output.blocks).toMatchObject(blocks);
    expect(output.blocks).toHaveLength(blocks.length);
  });

  it.each(fixtures)('is the same wherever it is split in two: %s', (_, text) => {
    const whole = summary(readOutput(text));
    for (let at = 0; at <= text.length; at += 1) {
      const parts = readInParts([text.slice(0, at), text.slice(at)]);
      expect(summary(parts)).toBe(whole);
      expect(parts.heard.trim()).toBe(parts.say);
    }
  });

  it('is the same in pieces of any length', () => {
    const texts = fc.constantFrom(...fixtures.map(([, text]) => text));
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, sizes, (text, lengths) => {
        const parts: string[] = [];
        for (let at = 0, n = 0; at < text.length; n += 1) {
          const length = lengths[n % lengths.length] ?? 1;
          parts.push(text.slice(at, at + length));
          at += length;
        }
        expect(summary(readInParts(parts))).toBe(summary(readOutput(text)));
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, and takes megabytes of anything in seconds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<op>',
            '{',
            '"',
            '</',
            '<section id=a kind=b>',
            '```',
            '\\',
            ',',
            '<page>',
            ':',
            '[',
            'say>',
            '<',
            'x ',
          ),
        ),
        (parts) => {
          readInParts(parts);
        },
      ),
      { numRuns: 500 },
    );
    const began = performance.now();
    for (const part of ['<op>', '{"a":', '<', '"', '[', '<section kind=a id=b>', '// ', "'<op "]) {
      readOutput(part.repeat(300_000 / part.length));
    }
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
