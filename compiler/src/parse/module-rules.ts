// The form a page module must have: one default-exported component, and only the module syntax
// that runs the same in the preview, in the prerender and on the published page.

import { type Diagnostic, errorAt, type Locate, type PhraseText, say } from '../diagnostics.ts';
import {
  type CallExpression,
  type ExportNamedDeclaration,
  isNode,
  type JSXAttribute,
  listChildren,
  type Node,
  type Program,
} from './ast.ts';

const NOT_COMPONENTS = new Set([
  'JSXElement',
  'JSXFragment',
  'Literal',
  'TemplateLiteral',
  'ObjectExpression',
  'ArrayExpression',
]);
/** The compiled page is the body of a function with these parameters. */
const TAKEN_NAMES = new Set(['require', 'module', 'exports']);

export function checkModule(program: Program, locate: Locate): Diagnostic[] {
  return [...checkDefaultExport(program, locate), ...checkSyntax(program, locate)];
}

/** The local name behind `export { Page as default }`. */
export function defaultSpecifier(node: ExportNamedDeclaration): string | undefined {
  for (const { local, exported } of node.specifiers) {
    const name = isNode(exported, 'Identifier') ? exported.name : exported.value;
    if (name === 'default' && isNode(local, 'Identifier')) return local.name;
  }
  return undefined;
}

function checkDefaultExport(program: Program, locate: Locate): Diagnostic[] {
  for (const node of program.body) {
    if (isNode(node, 'ExportNamedDeclaration') && !node.source && defaultSpecifier(node)) return [];
    if (!isNode(node, 'ExportDefaultDeclaration')) continue;
    if (!NOT_COMPONENTS.has(node.declaration.type)) return [];
    return [errorAt('no_default_export', say('notComponent'), locate(node.start))];
  }
  return [errorAt('no_default_export', say('noDefaultExport'))];
}

function checkSyntax(program: Program, locate: Locate): Diagnostic[] {
  const results: Diagnostic[] = [];
  const report = (node: Node, text: PhraseText) =>
    results.push(errorAt('unsupported_syntax', text, locate(node.start)));
  const pending: { node: Node; inFunction: boolean }[] = [{ node: program, inFunction: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, inFunction } = next;
    const text = findUnsupported(node, inFunction);
    if (text) report(node, text);
    const inside = inFunction || /Function/.test(node.type);
    const children = listChildren(node);
    for (const child of children.reverse()) pending.push({ node: child, inFunction: inside });
  }
  for (const { name, node } of topLevelNames(program)) {
    if (TAKEN_NAMES.has(name)) report(node, say('nameTaken', name));
  }
  return results;
}

function findUnsupported(node: Node, inFunction: boolean): PhraseText | undefined {
  if (
    isNode(node, 'ExportAllDeclaration') ||
    (isNode(node, 'ExportNamedDeclaration') && node.source)
  ) {
    return say('reExport');
  }
  if (node.type === 'ImportExpression') return say('importAtRuntime');
  if (node.type === 'MetaProperty' && !inFunction) return say('importMeta');
  if (!inFunction && (node.type === 'AwaitExpression' || isForAwait(node))) {
    return say('awaitOnTop');
  }
  if (isNode(node, 'CallExpression') && isRequire(node)) return say('requireCall');
  if (
    isNode(node, 'JSXNamespacedName') &&
    node.namespace.name !== 'xlink' &&
    node.namespace.name !== 'xml'
  ) {
    return say('nameWithColon', `${node.namespace.name}:${node.name.name}`);
  }
  if (isNode(node, 'JSXAttribute') && holdsComma(node)) return say('notRunnable');
  return node.type === 'JSXSpreadChild' ? say('spreadChildren') : undefined;
}

/** `onClick={a, b}` is no JSX: the transform would write an object out of order. */
function holdsComma({ value }: JSXAttribute): boolean {
  return (
    value !== null &&
    isNode(value, 'JSXExpressionContainer') &&
    value.expression.type === 'SequenceExpression'
  );
}

function isForAwait(node: Node): boolean {
  return node.type === 'ForOfStatement' && 'await' in node && node.await === true;
}

function isRequire(node: CallExpression): boolean {
  return isNode(node.callee, 'Identifier') && node.callee.name === 'require';
}

/** Names bound by declarations at the top of the module, imports included. */
export function topLevelNames(program: Program): { name: string; node: Node }[] {
  const results: { name: string; node: Node }[] = [];
  for (const statement of program.body) {
    for (const declaration of [statement, declarationIn(statement)]) {
      if (declaration) for (const id of boundNames(declaration)) results.push(id);
    }
  }
  return results;
}

export function declarationIn(statement: Node): Node | undefined {
  if (isNode(statement, 'ExportNamedDeclaration')) return statement.declaration ?? undefined;
  if (isNode(statement, 'ExportDefaultDeclaration')) return statement.declaration;
  return undefined;
}

function boundNames(declaration: Node): { name: string; node: Node }[] {
  if (isNode(declaration, 'ImportDeclaration')) {
    return declaration.specifiers.map(({ local }) => ({ name: local.name, node: local }));
  }
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    const id = 'id' in declaration ? (declaration.id as Node | null) : null;
    return isNode(id, 'Identifier') ? [{ name: id.name, node: id }] : [];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return listChildren(declaration).flatMap((declarator) => patternNames(declarator));
}

function patternNames(declarator: Node): { name: string; node: Node }[] {
  const pattern = 'id' in declarator ? (declarator.id as Node) : declarator;
  const results: { name: string; node: Node }[] = [];
  const pending = [pattern];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isNode(node, 'Identifier')) results.push({ name: node.name, node });
    else if (node.type === 'AssignmentPattern' && 'left' in node) pending.push(node.left as Node);
    else if (node.type === 'Property' && 'value' in node) pending.push(node.value as Node);
    else if (/Pattern$|^RestElement$/.test(node.type)) {
      for (const child of listChildren(node)) pending.push(child);
    }
  }
  return results;
}
