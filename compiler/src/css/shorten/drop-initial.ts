// Leaves out declarations of a value that elements have anyway: where nothing in the page says another one.
import type { CssDeclaration, CssNode } from '../unused/css-tree.ts';
import type { PageElement } from './page-tree.ts';

/** No browser sets another value for any element. */
const INITIAL: Readonly<Record<string, string>> = {
  'text-transform': 'none',
  'box-shadow': 'none',
  'text-shadow': 'none',
  filter: 'none',
  rotate: 'none',
  opacity: '1',
  order: '0',
};

export function dropInitial(
  nodes: readonly CssNode[],
  elements: readonly PageElement[],
): CssNode[] {
  const styles = elements.map(({ attrs }) => attrs.find(({ name }) => name === 'style')?.value);
  const inline = styles.join(';');
  const declared = listDeclarations(nodes);
  if (declared.some(({ name }) => name === 'all')) return [...nodes];
  const needless = Object.keys(INITIAL).filter(
    (property) =>
      !inline.includes(property) &&
      declared.every(({ name, value }) => name !== property || value === INITIAL[property]),
  );
  return without(nodes, new Set(needless));
}

const listDeclarations = (nodes: readonly CssNode[]): CssDeclaration[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'declaration') return [node];
    return node.kind === 'block' ? listDeclarations(node.children) : [];
  });

function without(nodes: readonly CssNode[], needless: ReadonlySet<string>): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'declaration') return needless.has(node.name) ? [] : [node];
    if (node.kind === 'statement' || node.children.length === 0) return [node];
    const children = without(node.children, needless);
    const isRule = !node.prelude.startsWith('@');
    return children.length === 0 && isRule ? [] : [{ ...node, children }];
  });
}
