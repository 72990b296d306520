// Parts of a page that was written freely, found in its syntax tree: headline, line under it, portrait, texts.
import {
  attributeText,
  elementName,
  findAttribute,
  isNode,
  type JSXElement,
  type JSXText,
  type Node,
  staticText,
  walk,
} from '../../parse/ast.ts';
import { parseModule } from '../../parse/parse-module.ts';

export type Range = { start: number; end: number };
export type Source = {
  jsx: string;
  elements: JSXElement[];
  /** All nodes, parents before children. */
  nodes: Node[];
  parents: ReadonlyMap<Node, Node>;
};

/** Undefined for code that does not parse. */
export function readSource(jsx: string): Source | undefined {
  const parsed = parseModule(jsx);
  if (!parsed.ok) return undefined;
  const parents = new Map<Node, Node>();
  const nodes: Node[] = [];
  walk(parsed.program, (node, parent) => {
    nodes.push(node);
    if (parent) parents.set(node, parent);
  });
  const elements = nodes.filter((node): node is JSXElement => isNode(node, 'JSXElement'));
  return { jsx, nodes, elements, parents };
}

export function classesOf(element: JSXElement): string[] {
  const text = attributeText(element, 'className') ?? attributeText(element, 'class') ?? '';
  return text.split(/\s+/).filter(Boolean);
}

export function elementsNamed(source: Source, name: RegExp): JSXElement[] {
  return source.elements.filter((element) => name.test(elementName(element)));
}

/** The element that holds the whole page. */
export function rootOf(source: Source): JSXElement | undefined {
  return elementsNamed(source, /^main$/)[0] ?? source.elements[0];
}

export function headlineOf(source: Source): JSXElement | undefined {
  return elementsNamed(source, /^h1$/)[0];
}

const TAGLINE_CLASS = /^(?:tagline|bio|subtitle|description|intro|lead)$/i;

/** By its class, else the first paragraph beside the headline. */
export function taglineOf(source: Source): JSXElement | undefined {
  const named = source.elements.find((element) =>
    classesOf(element).some((name) => TAGLINE_CLASS.test(name)),
  );
  const headline = headlineOf(source);
  if (named || !headline) return named;
  const holder = source.parents.get(headline);
  return elementsNamed(source, /^p$/).find(
    (element) => element.start >= headline.end && source.parents.get(element) === holder,
  );
}

const PORTRAIT_CLASS = /avatar|profile|portrait|headshot/i;

/** By its class, else an image before the headline. */
export function portraitOf(source: Source): JSXElement | undefined {
  const images = elementsNamed(source, /^img$/);
  const headline = headlineOf(source);
  return (
    images.find((image) => classesOf(image).some((name) => PORTRAIT_CLASS.test(name))) ??
    images.find((image) => headline && image.start < headline.start)
  );
}

/** Where the whole text of an element stands; undefined when it is computed. */
export function wordingOf(element: JSXElement): Range | undefined {
  const ranges = textRangesOf(element);
  if (ranges.length <= 1) return ranges[0];
  return element.closingElement
    ? { start: element.openingElement.end, end: element.closingElement.start }
    : undefined;
}

/** The texts in an element that are written out, without the white space around them. */
export function textRangesOf(element: JSXElement): Range[] {
  const ranges: Range[] = [];
  walk(element, (node) => {
    if (node.type === 'JSXAttribute') return 'skip';
    if (isNode(node, 'JSXText')) ranges.push(...trimmed(node));
    if (isNode(node, 'JSXExpressionContainer') && staticText(node.expression)?.trim()) {
      ranges.push({ start: node.start, end: node.end });
    }
    return undefined;
  });
  return ranges;
}

function trimmed({ raw, start }: JSXText): Range[] {
  if (raw.trim() === '') return [];
  const lead = raw.length - raw.trimStart().length;
  return [{ start: start + lead, end: start + raw.trimEnd().length }];
}

/** The value of an attribute with its quotes. */
export function attributeRange(element: JSXElement, name: string): Range | undefined {
  const value = findAttribute(element, name)?.value;
  return value ? { start: value.start, end: value.end } : undefined;
}

export function jsxText(text: string): string {
  const isPlain = /^\S(?:.*\S)?$/u.test(text) && !/[{}<>&]/.test(text);
  return isPlain ? text : `{${JSON.stringify(text)}}`;
}

export function jsxAttribute(text: string): string {
  return /["&<>\\\n\r]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

/** In the quotes of the text that it replaces. */
export function jsString(text: string, replaced: string): string {
  const isSingle = replaced.startsWith("'") && !/['\\\n\r]/.test(text);
  return isSingle ? `'${text}'` : JSON.stringify(text);
}
