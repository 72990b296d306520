// Every place of a page that sets a custom property and every place that reads one.
import { scanCss } from '../scan-css.ts';
import type { CssDeclaration, CssNode } from '../unused/css-tree.ts';
import type { PageElement } from './page-tree.ts';
import { findVarReferences, readVarNames } from './var-references.ts';

/** Where a declaration holds: for what a rule selects, for one element, or where is not told. */
export type Scope =
  | { selectors: string; isConditional: boolean }
  | { element: PageElement }
  | 'any';
export type Place = { declaration: CssDeclaration; scope: Scope };
export type CustomProperties = {
  places: readonly Place[];
  /** Names that are set or read in ways that are not followed. */
  untouchable: ReadonlySet<string>;
};

const MOST_CHARACTERS = 2_000;
const CSS_WIDE = /^(?:initial|inherit|unset|revert|revert-layer)?$/i;

/** Undefined for CSS with rules in rules, escaped names, or style attributes that are not plain. */
export function readCustomProperties(
  nodes: readonly CssNode[],
  elements: readonly PageElement[],
): CustomProperties | undefined {
  const places: Place[] = [];
  const untouchable = new Set<string>();
  const block = (text: string) => {
    for (const name of readVarNames(text)) untouchable.add(name);
  };
  const isRead = readNodes(nodes, { scope: undefined, isConditional: false, places, block });
  if (!isRead || !readAttributes(elements, places, block)) return undefined;
  for (const { declaration, scope } of places) {
    const { name, value } = declaration;
    if (value.includes('\\')) return undefined;
    const isSet = name.startsWith('--');
    if (isSet && (CSS_WIDE.test(value.trim()) || /!|\{/.test(value) || scope === 'any'))
      block(name);
    const references = value.length > MOST_CHARACTERS ? undefined : findVarReferences(value);
    if (references === undefined) block(value);
    else block(withoutReferences(value, references));
  }
  return { places, untouchable };
}

type Context = {
  scope: Scope | undefined;
  isConditional: boolean;
  places: Place[];
  block: (text: string) => void;
};

function readNodes(nodes: readonly CssNode[], context: Context): boolean {
  return nodes.every((node): boolean => {
    const { scope, places, block } = context;
    if (node.kind === 'statement') {
      block(node.text);
      return true;
    }
    if (node.kind === 'declaration') {
      places.push({ declaration: node, scope: scope ?? 'any' });
      return !node.name.includes('\\');
    }
    block(node.prelude);
    if (!node.prelude.startsWith('@')) {
      if (scope !== undefined && scope !== 'any') return false;
      const own = { selectors: node.prelude, isConditional: context.isConditional };
      return readNodes(node.children, { ...context, scope: scope ?? own });
    }
    const isGroup = /^@(?:media|supports|container|layer)\b/i.test(node.prelude);
    if (isGroup && scope !== undefined) return false;
    const isConditional = context.isConditional || !/^@layer\b/i.test(node.prelude);
    return readNodes(node.children, {
      ...context,
      isConditional,
      scope: isGroup ? undefined : 'any',
    });
  });
}

function readAttributes(
  elements: readonly PageElement[],
  places: Place[],
  block: (text: string) => void,
): boolean {
  return elements.every((element) =>
    element.attrs.every(({ name, value }) => {
      if (name !== 'style') {
        block(value);
        return true;
      }
      const { declarations, problem } = scanCss(value);
      for (const { property, value: text } of declarations) {
        const declaration: CssDeclaration = { kind: 'declaration', name: property, value: text };
        places.push({ declaration, scope: { element } });
      }
      return problem === undefined;
    }),
  );
}

function withoutReferences(
  value: string,
  references: readonly { start: number; end: number; fallback: string | undefined }[],
): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of references) {
    rest += value.slice(from, start);
    from = end;
  }
  return rest + value.slice(from);
}
