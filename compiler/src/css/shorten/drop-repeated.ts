// Leaves out declarations that a later rule with the same selectors says again: the later one always wins.
import type { CssBlock, CssDeclaration, CssNode } from '../unused/css-tree.ts';

/** A value that every browser reads; of others an earlier one may be what older browsers take. */
const PLAIN = /^[\w\s.%#-]+$/;

export function dropRepeated(nodes: readonly CssNode[]): CssNode[] {
  const said = new Map<string, Set<string>>();
  return nodes
    .toReversed()
    .flatMap((node) => dropSaid(node, said))
    .reverse();
}

function dropSaid(node: CssNode, said: Map<string, Set<string>>): CssNode[] {
  if (node.kind !== 'block' || node.prelude.startsWith('@')) return [node];
  const declarations = node.children.filter((child) => child.kind === 'declaration');
  if (declarations.length < node.children.length) return [node];
  const later = said.get(node.prelude) ?? new Set<string>();
  const children = declarations.filter((child) => !later.has(keyOf(child)));
  for (const declaration of declarations) {
    if (PLAIN.test(declaration.value)) later.add(keyOf(declaration));
  }
  said.set(node.prelude, later);
  return children.length === 0 ? [] : [{ ...node, children } satisfies CssBlock];
}

const keyOf = ({ name, value }: CssDeclaration) =>
  `${name}${/!\s*important\s*$/i.test(value) ? '!' : ''}`;
