// Edits that a fix makes on the JSX: one replacement each, which changes nothing else.
import {
  findAttribute,
  isNode,
  type JSXElement,
  type Node,
  type Program,
  walk,
} from '../parse/ast.ts';
import type { CheckContext, Issue, Replacement } from './finding.ts';
import { sayFix } from './phrases.ts';
import type { Element } from './tree.ts';

/** Makes several edits one: from the first to the last, with what stands between. */
export function joinEdits(source: string, edits: readonly Replacement[]): Replacement | undefined {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return undefined;
  let text = '';
  let at = first.start;
  for (const edit of sorted) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return { start: first.start, end: last.end, text };
}

/** After the last attribute, or after the name. */
export function addAttribute(element: JSXElement, text: string): Replacement {
  const { openingElement } = element;
  const last = openingElement.attributes.at(-1) ?? openingElement.name;
  return { start: last.end, end: last.end, text: ` ${text}` };
}

export function setAttribute(element: JSXElement, name: string, value: string): Replacement {
  const old = findAttribute(element, name);
  const text = `${name}=${JSON.stringify(value)}`;
  return old ? { start: old.start, end: old.end, text } : addAttribute(element, text);
}

export type Parents = ReadonlyMap<Node, Node>;

export function mapParents(program: Program): Parents {
  const parents = new Map<Node, Node>();
  walk(program, (node, parent) => {
    if (parent) parents.set(node, parent);
  });
  return parents;
}

const isBlank = (node: Node): boolean => isNode(node, 'JSXText') && node.value.trim() === '';

/** Takes an element away, with its list item when it was alone in there. Undefined where the code
 *  around it needs it. */
export function removeElement(
  source: string,
  element: JSXElement,
  parents: Parents,
): Replacement | undefined {
  let node: JSXElement = element;
  let parent = parents.get(node);
  while (isNode(parent, 'JSXElement') && isItem(parent) && isAlone(node, parent)) {
    node = parent;
    parent = parents.get(node);
  }
  if (!isNode(parent, 'JSXElement') && !isNode(parent, 'JSXFragment')) return undefined;
  return wholeLines(source, node.start, node.end);
}

/** The fix of a link that had better not be there. */
export function linkRemoval(
  { input, parents }: Pick<CheckContext, 'input' | 'parents'>,
  element: Element | undefined,
): Pick<Issue, 'fix'> {
  const isLink = element?.tag === 'a' || /^[A-Z]/.test(element?.tag ?? '');
  const node = isLink ? element?.node : undefined;
  const replace = node && removeElement(input.jsx, node, parents());
  return replace ? { fix: { ...sayFix('removeLink'), replace } } : {};
}

function isItem(element: JSXElement): boolean {
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' && name.name === 'li';
}

function isAlone(child: JSXElement, parent: JSXElement): boolean {
  return parent.children.every((other) => other === child || isBlank(other));
}

/** Takes an entry out of an array literal, with the comma that is its own. */
export function removeEntry(
  source: string,
  entry: Node,
  parents: Parents,
): Replacement | undefined {
  const list = parents.get(entry);
  if (list?.type !== 'ArrayExpression' || !('elements' in list)) return undefined;
  const entries = list.elements as (Node | null)[];
  const at = entries.indexOf(entry);
  const next = entries[at + 1];
  const before = entries[at - 1];
  if (next) return { start: entry.start, end: next.start, text: '' };
  if (before) return { start: before.end, end: entry.end, text: '' };
  const comma = /^\s*,/.exec(source.slice(entry.end, list.end))?.[0].length ?? 0;
  return entries.length === 1
    ? { start: entry.start, end: entry.end + comma, text: '' }
    : undefined;
}

/** With the line break and the indent when nothing else stands on its lines. */
function wholeLines(source: string, start: number, end: number): Replacement {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = /^[ \t]*\r?\n/.exec(source.slice(end, end + 1_000))?.[0];
  const isAlone = source.slice(lineStart, start).trim() === '' && lineEnd !== undefined;
  if (!isAlone) return { start, end, text: '' };
  return { start: lineStart, end: end + lineEnd.length, text: '' };
}
