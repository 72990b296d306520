// Takes out of minified CSS what a finished document cannot show: rules whose selectors name something that is
// not in it, custom properties that nothing reads, animations that nothing plays. For documents that no script
// changes; attributes set by our own scripts are known (`html-names.ts`).
import { unescapeCss } from '../scan-css.ts';
import { type CssBlock, type CssNode, parseCssTree, printCssTree } from './css-tree.ts';
import { type HtmlNames, readHtmlNames } from './html-names.ts';
import { couldMatch, isPlainSelector, splitSelectors } from './selectors.ts';

/** At-rules that hold rules and say nothing without them; an empty layer still has its place among layers. */
const CONDITION = /^@(?:media|supports|container|starting-style)\b/i;
const LAYER = /^@layer\b/i;
const KEYFRAMES = /^@(?:-\w+-)?keyframes\s+/i;

/** `css` as it was where one of the two cannot be read. `html`: the body, sanitized. */
export function removeUnusedCss(css: string, html: string): string {
  const root = parseCssTree(css);
  const names = root && readHtmlNames(html);
  if (root === undefined || names === undefined) return css;
  let nodes = keepMatching(root, names);
  for (;;) {
    const before = countNodes(nodes);
    const used = findUsedNames(nodes, names.styles);
    nodes = keepUsed(nodes, used);
    if (countNodes(nodes) === before) return printCssTree(nodes);
  }
}

function keepMatching(nodes: readonly CssNode[], names: HtmlNames): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind !== 'block') return [node];
    const isRule = !node.prelude.trimStart().startsWith('@');
    if (!isRule && !CONDITION.test(node.prelude) && !LAYER.test(node.prelude)) return [node];
    const prelude = isRule ? keepSelectors(node, names) : node.prelude;
    if (prelude === '') return [];
    const children = keepMatching(node.children, names);
    return children.length > 0 || LAYER.test(prelude) ? [{ ...node, prelude, children }] : [];
  });
}

/** Empty: none could match. The list of a rule with rules inside decides on their specificity. */
function keepSelectors({ prelude, children }: CssBlock, names: HtmlNames): string {
  const selectors = splitSelectors(prelude);
  const possible = selectors.filter((selector) => couldMatch(selector, names));
  if (possible.length === 0) return '';
  if (children.some(({ kind }) => kind === 'block')) return prelude;
  return selectors
    .filter((selector) => possible.includes(selector) || !isPlainSelector(selector))
    .join(',');
}

type UsedNames = { properties: ReadonlySet<string>; isPlayed: (animation: string) => boolean };

/** Custom properties that are read by a property or by another that is; any word may be an animation. */
function findUsedNames(nodes: readonly CssNode[], styles: readonly string[]): UsedNames {
  const values = new Map<string, string[]>();
  const texts = [...styles];
  visit(nodes, (node) => {
    if (node.kind === 'block') texts.push(KEYFRAMES.test(node.prelude) ? '' : node.prelude);
    else if (node.kind === 'statement') texts.push(node.text);
    else if (!node.name.startsWith('--')) texts.push(node.value);
    else values.set(node.name, [...(values.get(node.name) ?? []), node.value]);
  });
  const properties = new Set<string>();
  const pending = texts.flatMap(customProperties);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (properties.has(name)) continue;
    properties.add(name);
    const read = values.get(name) ?? [];
    texts.push(...read);
    pending.push(...read.flatMap(customProperties));
  }
  const words = new Set(texts.flatMap((text) => unescapeCss(text).match(WORD) ?? []));
  return { properties, isPlayed: (animation) => words.has(animation) };
}

const WORD = /(?:[\w-]|[^\0-\x7f])+/g;

const customProperties = (text: string): string[] =>
  text.includes('--')
    ? (unescapeCss(text).match(WORD) ?? []).filter((word) => word.startsWith('--'))
    : [];

function keepUsed(nodes: readonly CssNode[], used: UsedNames): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'statement') return [node];
    if (node.kind === 'declaration') {
      const isPlain = /^--[\w-]*$/.test(node.name);
      return isPlain && !used.properties.has(node.name) ? [] : [node];
    }
    if (KEYFRAMES.test(node.prelude)) {
      const name = node.prelude.replace(KEYFRAMES, '').trim();
      return !/^[\w-]+$/.test(name) || used.isPlayed(name) ? [node] : [];
    }
    const isOther = node.prelude.startsWith('@') && !CONDITION.test(node.prelude);
    if (isOther && !LAYER.test(node.prelude)) return [node];
    const children = keepUsed(node.children, used);
    return children.length > 0 || isOther ? [{ ...node, children }] : [];
  });
}

function visit(nodes: readonly CssNode[], see: (node: CssNode) => void): void {
  for (const node of nodes) {
    see(node);
    if (node.kind === 'block') visit(node.children, see);
  }
}

function countNodes(nodes: readonly CssNode[]): number {
  let count = 0;
  visit(nodes, () => {
    count += 1;
  });
  return count;
}
