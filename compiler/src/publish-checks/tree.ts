// One plain tree for what the author wrote (JSX) and for what came out (HTML), so that each rule of
// the publish checks are written once. In JSX an attribute has every text that it could be given.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { MAX_ELEMENTS } from '../limits.ts';
import {
  attributeText,
  elementName,
  getName,
  isNode,
  type JSXElement,
  type JSXFragment,
  listChildren,
  type Node,
  type Program,
  walk,
} from '../parse/ast.ts';
import { parseHtml } from '../parse/parse-html.ts';

export type Element = {
  tag: string;
  /** Names in lower case. */
  attrs: ReadonlyMap<string, readonly string[]>;
  /** Attributes that cannot be read, or not all of them. */
  open: boolean;
  children: (Element | string)[];
  parent?: Element;
  /** Offset in the JSX, when it stands there. */
  at?: number;
  node?: JSXElement;
  /** Among the children of its parent. */
  index: number;
};

const INLINE = new Set(
  '#root a abbr b bdi bdo cite code em i mark s small span strong sub sup u'.split(' '),
);
const TEXT_LIMIT = 600;
const VISIT_LIMIT = 2_000;

export const emptyTree = (): Element => ({
  tag: '#root',
  attrs: new Map(),
  open: false,
  children: [],
  index: 0,
});

export function listElements(root: Element): Element[] {
  const results: Element[] = [];
  const pending: Element[] = [root];
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (element !== root) results.push(element);
    for (let i = element.children.length - 1; i >= 0; i -= 1) {
      const child = element.children[i];
      if (typeof child === 'object') pending.push(child);
    }
  }
  return results;
}

/** The words inside, white space collapsed; long texts are cut. */
export function textIn(element: Element): string {
  const cached = texts.get(element) ?? readText(element);
  texts.set(element, cached);
  return cached;
}

const texts = new WeakMap<Element, string>();

function readText(element: Element): string {
  const parts: string[] = [];
  let length = 0;
  let visits = 0;
  const pending: (Element | string)[] = element.children.slice(0, VISIT_LIMIT).reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    visits += 1;
    if (length > TEXT_LIMIT || visits > VISIT_LIMIT) break;
    if (typeof next === 'string') {
      parts.push(next.slice(0, TEXT_LIMIT + 1));
      length += next.length;
      continue;
    }
    if (next.tag === 'style' || next.tag === 'script') continue;
    const space = INLINE.has(next.tag) ? '' : ' ';
    pending.push(space);
    for (let i = next.children.length - 1; i >= 0; i -= 1) pending.push(next.children[i] ?? '');
    pending.push(space);
  }
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Once for each text, so that those around it read little. */
const collapse = (text: string): string => text.replace(/\s+/g, ' ');

export function getValues(element: Element, name: string): readonly string[] {
  return element.attrs.get(name) ?? [];
}

/** The value when it is written out. */
export function onlyValue(element: Element, name: string): string | undefined {
  return element.node ? attributeText(element.node, name) : getValues(element, name)[0];
}

export function closest(element: Element, tag: string): Element | undefined {
  let up = element.parent;
  while (up && up.tag !== tag) up = up.parent;
  return up;
}

/** Undefined when the HTML is too large to be read. `at`: where the HTML stands in the source. */
export function htmlTree(html: string, at?: number): Element | undefined {
  const fragment = parseHtml(html);
  if (!fragment) return undefined;
  const root = emptyTree();
  const pending: { from: DefaultTreeAdapterTypes.ParentNode; to: Element }[] = [
    { from: fragment, to: root },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { from, to } = next;
    for (const child of from.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) to.children.push(collapse(child.value));
      if (!('attrs' in child)) continue;
      const attrs = new Map(child.attrs.map(({ name, value }) => [name.toLowerCase(), [value]]));
      const element: Element = {
        tag: child.tagName.toLowerCase(),
        attrs,
        open: false,
        children: [],
        parent: to,
        index: to.children.length,
        ...(at === undefined ? {} : { at }),
      };
      to.children.push(element);
      pending.push({ from: child, to: element });
    }
  }
  return root;
}

/** Every element of the module, those of other components beside each other. A module with more
 *  than a page may have does not compile, so the rest is left out. */
export function jsxTree(program: Program): Element {
  const root = emptyTree();
  const constants = constantTexts(program);
  const pending: { node: Node; to: Element }[] = [{ node: program, to: root }];
  let remaining = MAX_ELEMENTS;
  for (let next = pending.pop(); next && remaining > 0; next = pending.pop()) {
    const { node, to } = next;
    for (const child of topElements(node)) {
      if (typeof child === 'string') {
        to.children.push(collapse(child));
      } else if (isNode(child, 'JSXElement')) {
        remaining -= 1;
        if (remaining < 0) break;
        const element = toElement(child, to, constants);
        to.children.push(element);
        pending.push({ node: child, to: element });
      }
    }
  }
  return root;
}

/** The elements and words directly inside a node, found through fragments and expressions. */
function topElements(root: Node): (JSXElement | string)[] {
  const results: (JSXElement | string)[] = [];
  const inJsx = isNode(root, 'JSXElement');
  const pending: { node: Node; isRendered: boolean }[] = (
    inJsx ? (root as JSXElement | JSXFragment).children : listChildren(root)
  ).map((node) => ({ node, isRendered: inJsx }));
  pending.reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, isRendered } = next;
    if (isNode(node, 'JSXElement')) {
      results.push(node);
      continue;
    }
    if (isNode(node, 'JSXText')) results.push(node.value);
    else if (isRendered && isNode(node, 'Literal') && typeof node.value === 'string')
      results.push(node.value);
    else if (isRendered && isNode(node, 'TemplateElement')) results.push(node.value.cooked ?? '');
    const inside = listChildren(node);
    for (let i = inside.length - 1; i >= 0; i -= 1) {
      const child = inside[i];
      if (child) pending.push({ node: child, isRendered });
    }
  }
  return results;
}

function toElement(node: JSXElement, parent: Element, constants: Constants): Element {
  const attrs = new Map<string, readonly string[]>();
  let open = false;
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      open = true;
      continue;
    }
    const name = getName(attribute.name).toLowerCase();
    const key = name === 'htmlfor' ? 'for' : name;
    attrs.set(key, attribute.value === null ? [''] : listTexts(attribute.value, constants));
  }
  return {
    tag: elementName(node),
    attrs,
    open,
    children: [],
    parent,
    at: node.start,
    node,
    index: parent.children.length,
  };
}

export type Constants = ReadonlyMap<string, string>;

/** `const field = 'password'`, wherever it stands. */
export function constantTexts(program: Program): Constants {
  const results = new Map<string, string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !('id' in node) || !('init' in node)) return;
    const { id, init } = node as { id: Node; init: Node | null };
    if (!isNode(id, 'Identifier') || !isNode(init, 'Literal')) return;
    if (typeof init.value === 'string') results.set(id.name, init.value);
  });
  return results;
}

const MAX_TEXTS = 20;
const MAX_NODES = 2_000;

/** Every text that stands in an expression; `a ? 'x' : 'y'` gives both. */
export function listTexts(root: Node, constants: Constants): string[] {
  const texts: string[] = [];
  let nodes = 0;
  walk(root, (node) => {
    nodes += 1;
    if (texts.length >= MAX_TEXTS || nodes > MAX_NODES) return 'stop';
    if (isNode(node, 'JSXElement')) return 'skip';
    if (isNode(node, 'Literal') && typeof node.value === 'string') texts.push(node.value);
    else if (isNode(node, 'TemplateElement')) texts.push(node.value.cooked ?? '');
    else if (isNode(node, 'Identifier')) {
      const constant = constants.get(node.name);
      if (constant !== undefined) texts.push(constant);
    }
    return undefined;
  });
  return texts;
}
