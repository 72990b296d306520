// Does a page do anything in the visitor's browser? Hooks, event handlers and interactive imports
// that are really reached. Errs toward yes: a page sent without its runtime would be dead.

import type { ImportedName, PageImport } from '../packages-used/imports.ts';
import { BUNDLED_PACKAGES, type BundledPackage } from '../packages-used/packages.ts';
import {
  getName,
  type Identifier,
  isNode,
  type JSXAttribute,
  type JSXIdentifier,
  type JSXOpeningElement,
  type Node,
  type Program,
  staticText,
  walk,
} from './ast.ts';
import { reachableStatements } from './reachable.ts';

export type Interaction = { usesHooks: boolean; hasHandlers: boolean; needsRuntime: boolean };

/** Without an entry it comes from the module network, which only browsers load. */
type Binding = ImportedName & { entry?: BundledPackage };
type Signs = {
  hooks: boolean;
  interactiveImport: boolean;
  hostHandler: boolean;
  /** A handler handed to a component or written in an object … */
  handlerInProps: boolean;
  /** … matters once props are spread onto an element or made into one by hand. */
  propsReachHost: boolean;
};

export function readInteraction(program: Program, imports: readonly PageImport[]): Interaction {
  const bindings = listBindings(imports);
  const statements = reachableStatements(program);
  const components = componentNames(program);
  const signs: Signs = {
    hooks: false,
    interactiveImport: false,
    hostHandler: false,
    handlerInProps: false,
    propsReachHost: false,
  };
  for (const statement of statements) {
    walk(statement, (node, parent) => {
      if (isNode(node, 'Identifier')) noteReference(signs, bindings, node, parent);
      if (isNode(node, 'JSXIdentifier')) noteTag(signs, bindings, node, parent);
      if (isNode(node, 'JSXOpeningElement')) noteElement(signs, components, node);
      if (node.type === 'Property' && isHandlerKey(node)) signs.handlerInProps = true;
    });
  }
  // Imported for what it does, not for a name.
  if (imports.some(({ from, names }) => from === 'cdn' && names.length === 0)) {
    signs.interactiveImport = true;
  }
  const hasHandlers = signs.hostHandler || (signs.handlerInProps && signs.propsReachHost);
  return {
    usesHooks: signs.hooks,
    hasHandlers,
    needsRuntime: signs.interactiveImport || hasHandlers,
  };
}

function listBindings(imports: readonly PageImport[]): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  for (const { name, names } of imports) {
    const entry = BUNDLED_PACKAGES.get(name);
    for (const name of names) bindings.set(name.local, { ...name, ...(entry ? { entry } : {}) });
  }
  return bindings;
}

function noteReference(
  signs: Signs,
  bindings: ReadonlyMap<string, Binding>,
  node: Identifier,
  parent: Node | undefined,
): void {
  if (isPlainKey(node, parent)) return;
  const binding = bindings.get(node.name);
  if (binding) noteBinding(signs, binding, memberName(node, parent));
}

/** `<motion.p>` and `<AnimatePresence>` use what they name. */
function noteTag(
  signs: Signs,
  bindings: ReadonlyMap<string, Binding>,
  node: JSXIdentifier,
  parent: Node | undefined,
): void {
  const binding = bindings.get(node.name);
  if (!binding || isNode(parent, 'JSXAttribute')) return;
  if (isNode(parent, 'JSXMemberExpression')) {
    if (parent.object === node) noteBinding(signs, binding, parent.property.name);
  } else noteBinding(signs, binding, undefined);
}

/** `member`: what is taken from the imported name, if anything. */
function noteBinding(signs: Signs, binding: Binding, member: string | undefined): void {
  const { entry, imported } = binding;
  if (!entry) {
    signs.interactiveImport = true;
    return;
  }
  const isWhole = imported === '*' || imported === 'default';
  const name = isWhole ? member : imported;
  if (name !== undefined) noteUse(signs, entry, name);
  else if (entry.interactive.length > 0) {
    // The package itself is passed on or taken apart: anything of it may be used.
    if (entry.interactive.some((name) => name.startsWith('use'))) signs.hooks = true;
    signs.interactiveImport = true;
  }
}

function noteUse(signs: Signs, entry: BundledPackage, name: string): void {
  if (/^use[A-Z]/.test(name)) signs.hooks = true;
  if (entry.interactive.includes(name)) signs.interactiveImport = true;
  if (name === 'createElement' || name === 'h' || name === 'cloneElement') {
    signs.propsReachHost = true;
  }
}

function isPlainKey(node: Identifier, parent: Node | undefined): boolean {
  if (isNode(parent, 'MemberExpression')) return parent.property === node && !parent.computed;
  if (parent?.type !== 'Property' || !('key' in parent) || !('shorthand' in parent)) return false;
  return parent.key === node && !parent.shorthand && !('computed' in parent && parent.computed);
}

function memberName(node: Identifier, parent: Node | undefined): string | undefined {
  if (!isNode(parent, 'MemberExpression') || parent.object !== node) return undefined;
  if (!parent.computed && isNode(parent.property, 'Identifier')) return parent.property.name;
  return staticText(parent.property);
}

function noteElement(
  signs: Signs,
  components: ReadonlySet<string>,
  element: JSXOpeningElement,
): void {
  const host = !components.has(getName(element.name));
  for (const attribute of element.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      if (host) signs.propsReachHost = true;
    } else if (isHandler(attribute)) {
      if (host) signs.hostHandler = true;
      else signs.handlerInProps = true;
    }
  }
}

/** `onclick="text"` never runs, so it is not a handler. */
function isHandler(attribute: JSXAttribute): boolean {
  const name = getName(attribute.name);
  if (!/^(on[a-z]|ref$)/i.test(name) || !isNode(attribute.value, 'JSXExpressionContainer')) {
    return false;
  }
  const { expression } = attribute.value;
  if (isNode(expression, 'Identifier')) return expression.name !== 'undefined';
  return !isNode(expression, 'Literal');
}

function isHandlerKey(node: Node): boolean {
  if (!('key' in node)) return false;
  const key = node.key as Node;
  const name = isNode(key, 'Identifier') ? key.name : staticText(key);
  return name !== undefined && /^on[A-Z]|^ref$/.test(name);
}

/** Names that surely stand for a component of this page; any other tag may be an element. */
function componentNames(program: Program): Set<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      const id = 'id' in node ? (node.id as Node | null) : null;
      if (isNode(id, 'Identifier')) names.add(id.name);
    }
    if (node.type === 'VariableDeclarator' && 'id' in node && 'init' in node) {
      const id = node.id as Node;
      const init = node.init as Node | null;
      const isFunction = /^(ArrowFunction|Function|Class)Expression$/.test(init?.type ?? '');
      if (isNode(id, 'Identifier') && isFunction) names.add(id.name);
    }
  });
  for (const name of names) if (/^[a-z]/.test(name)) names.delete(name);
  return names;
}
