// Takes out selectors that no element of the page can match where it stands, though the page has all their names.
import type { CssNode } from '../unused/css-tree.ts';
import { isPlainSelector, splitSelectors } from '../unused/selectors.ts';
import type { PageTree } from './page-tree.ts';

const CONDITION = /^@(?:media|supports|container|starting-style)\b/i;
const LAYER = /^@layer\b/i;

/** Rules with rules inside stay as they are. Throws `TooComplex`. */
export function removeUnmatched(nodes: readonly CssNode[], page: PageTree): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind !== 'block') return [node];
    if (node.prelude.startsWith('@')) {
      if (!CONDITION.test(node.prelude) && !LAYER.test(node.prelude)) return [node];
      const children = removeUnmatched(node.children, page);
      return children.length > 0 || LAYER.test(node.prelude) ? [{ ...node, children }] : [];
    }
    if (node.children.some(({ kind }) => kind === 'block')) return [node];
    const selectors = splitSelectors(node.prelude);
    const possible = new Set(selectors.filter((selector) => isPossible(selector, page)));
    if (possible.size === 0) return [];
    const kept = selectors.filter((one) => possible.has(one) || !isPlainSelector(one));
    const prelude = kept.map((selector) => shortenLists(selector, page)).join(',');
    return [{ ...node, prelude }];
  });
}

const LIST = /:(?:is|where)\(([^()]*)\)/g;

/** Without classes that nothing has, where all of a list are classes and thus of one specificity. */
function shortenLists(selector: string, page: PageTree): string {
  return selector.replace(LIST, (list, inside: string) => {
    const parts = inside.split(',');
    if (!parts.every((part) => /^\.[\w-]+$/.test(part))) return list;
    const possible = parts.filter((part) => isPossible(part, page));
    return possible.length === 0 ? list : list.replace(inside, possible.join(','));
  });
}

const isPossible = (selector: string, { elements, match }: PageTree) =>
  elements.some((element) => match(element, selector) > 0);
