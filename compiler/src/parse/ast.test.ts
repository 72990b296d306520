// Small questions to the tree that analysis and page edits ask.
import { describe, expect, it } from 'vitest';
import {
  attributeText,
  elementName,
  findAttribute,
  isNode,
  type JSXElement,
  readElementText,
  walk,
} from './ast.ts';
import { parseModule } from './parse-module.ts';

function elementsIn(source: string): JSXElement[] {
  const parsed = parseModule(`x = ${source}`);
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
  const elements: JSXElement[] = [];
  walk(parsed.program, (node) => {
    if (isNode(node, 'JSXElement')) elements.push(node);
  });
  return elements;
}

function only(source: string): JSXElement {
  const [element] = elementsIn(source);
  if (!element) throw new Error('no element');
  return element;
}

describe('elementName', () => {
  it.each([
    ['<div/>', 'div'],
    ['<Card/>', 'Card'],
    ['<A.B.C/>', 'A.B.C'],
    ['<my-part/>', 'my-part'],
    ['<svg:g/>', 'svg:g'],
  ])('%s is %s', (source, name) => expect(elementName(only(source))).toBe(name));
});

describe('attributes', () => {
  it.each([
    ['<a href="/x"/>', 'href', '/x'],
    ["<a href={'/x'}/>", 'href', '/x'],
    ['<a href={`/x`}/>', 'href', '/x'],
    ['<a href={x}/>', 'href', undefined],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
    ['<a href={`/${x}`}/>', 'href', undefined],
    ['<a hidden/>', 'hidden', ''],
    ['<a/>', 'href', undefined],
    ['<a href="1" href="2"/>', 'href', '2'],
    ['<img width={40}/>', 'width', '40'],
    ['<a title="a &amp; b"/>', 'title', 'a & b'],
    ['<use xlink:href="#a"/>', 'xlink:href', '#a'],
  ])('%s %s reads %j', (source, name, value) =>
    expect(attributeText(only(source), name)).toBe(value),
  );

  it('gives the place of an attribute', () => {
    expect(findAttribute(only('<a id="b"/>'), 'id')).toMatchObject({ start: 7, end: 13 });
  });
});

describe('readElementText', () => {
  it.each([
    ['<p>  Hi\n   there </p>', 'Hi there'],
    ['<p>a <b>b</b> c</p>', 'a b c'],
    ["<p>{'a'}{`b`}{3}</p>", 'ab3'],
    ['<p>{name}</p>', ''],
    ['<p title="no">{ok ? <i>yes</i> : null}</p>', 'yes'],
    ['<p>&copy; &#9731;</p>', '© ☃'],
  ])('%j says %j', (source, text) => expect(readElementText(only(source))).toBe(text));
});

describe('walk', () => {
  it('visits in source order, and skips or stops as the visitor returns', () => {
    const [root] = elementsIn('<a><b><c/></b><d/><e/></a>');
    if (!root) throw new Error('no element');
    const names: string[] = [];
    walk(root, (node) => {
      if (!isNode(node, 'JSXElement')) return undefined;
      names.push(elementName(node));
      if (names.at(-1) === 'b') return 'skip';
      return names.at(-1) === 'd' ? 'stop' : undefined;
    });
    expect(names).toEqual(['a', 'b', 'd']);
  });
});
