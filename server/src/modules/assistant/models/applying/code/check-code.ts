// What code that a model wrote may hold: markup and plain values, and no address that no one gave. What runs on events,
// reaches other hosts or makes up text at run time is refused.
import {
  getName,
  isNode,
  type JSXAttribute,
  type Node,
  staticText,
  walk,
} from '@vys/compiler/parse/ast';
import { parseModule } from '@vys/compiler/parse/parse-module';
import { type Splice, splice } from '@vys/compiler/text/splice';
import type { KnownAddresses } from '../scope/known-addresses.ts';
import { listTextAddresses } from '../scope/text-addresses.ts';

export type CheckedCode =
  | { ok: true; jsx: string; dropped: string[] }
  | { ok: false; problem: string };

const FORBIDDEN_NAMES = new Set(
  'fetch XMLHttpRequest WebSocket EventSource Worker SharedWorker navigator location window document globalThis self top parent frames opener eval Function atob btoa unescape decodeURIComponent importScripts localStorage sessionStorage indexedDB postMessage setTimeout setInterval constructor __proto__ prototype fromCharCode fromCodePoint dangerouslySetInnerHTML createElement'.split(
    ' ',
  ),
);
const FORBIDDEN_ELEMENTS = /^(?:script|iframe|object|embed|base|meta|link|frame|frameset|applet)$/i;
const ADDRESS_ATTRIBUTES =
  /^(?:href|src|srcSet|srcset|action|formAction|poster|data|ping|xlink:href|xlinkHref)$/;

/** `jsx` is a module. Links that lead where no one said lead nowhere. */
export function checkCode(jsx: string, addresses: KnownAddresses): CheckedCode {
  const parsed = parseModule(jsx);
  if (!parsed.ok) {
    const [first] = parsed.diagnostics;
    return fail(
      `${first?.message ?? 'it cannot be parsed'}${first?.line ? ` (line ${first.line})` : ''}`,
    );
  }
  const changes: Splice[] = [];
  const dropped: string[] = [];
  let problem: string | undefined;
  walk(parsed.program, (node) => {
    problem = findProblem(node);
    if (problem !== undefined) return 'stop';
    if (!isNode(node, 'JSXAttribute')) {
      problem = findTextProblem(node, addresses);
      return problem === undefined ? undefined : 'stop';
    }
    const name = getName(node.name);
    if (!ADDRESS_ATTRIBUTES.test(name)) return undefined;
    const checked = checkAttribute(node, name, addresses);
    if (typeof checked === 'string') problem = checked;
    else if (checked) {
      changes.push(checked.splice);
      dropped.push(checked.address);
    }
    return problem === undefined ? 'skip' : 'stop';
  });
  if (problem !== undefined) return fail(problem);
  return { ok: true, jsx: splice(jsx, changes), dropped };
}

const fail = (problem: string): CheckedCode => ({ ok: false, problem });

function findProblem(node: Node): string | undefined {
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') {
    return 'it must not import anything';
  }
  if (isNode(node, 'Identifier') && FORBIDDEN_NAMES.has(node.name)) {
    return `it must not use ${node.name}`;
  }
  if (isNode(node, 'JSXIdentifier') && FORBIDDEN_NAMES.has(node.name)) {
    return `it must not use ${node.name}`;
  }
  if (isNode(node, 'JSXOpeningElement') && FORBIDDEN_ELEMENTS.test(getName(node.name))) {
    return `it must not hold <${getName(node.name)}>`;
  }
  if (isNode(node, 'JSXAttribute') && /^on[A-Z]/.test(getName(node.name))) {
    return 'it must not handle events';
  }
  return undefined;
}

/** Addresses in texts, and in lists that markup is made from. */
function findTextProblem(node: Node, addresses: KnownAddresses): string | undefined {
  const text = textOf(node);
  const unknown =
    text === undefined ? [] : listTextAddresses(text).filter((one) => !addresses.has(one));
  const [first] = unknown;
  return first && `${first.replace(/^mailto:/, '')} was not given; use given addresses only`;
}

function textOf(node: Node): string | undefined {
  if (isNode(node, 'JSXText')) return node.value;
  if (isNode(node, 'Literal')) return typeof node.value === 'string' ? node.value : undefined;
  return isNode(node, 'TemplateElement') ? (node.value.cooked ?? node.value.raw) : undefined;
}

function checkAttribute(
  { value }: JSXAttribute,
  name: string,
  addresses: KnownAddresses,
): string | { splice: Splice; address: string } | undefined {
  if (value === null) return undefined;
  const text = staticText(value);
  if (text === undefined) return isItemField(value) ? undefined : `${name} must be written out`;
  const address = text.trim();
  if (address === '' || address.startsWith('#') || addresses.has(address)) return undefined;
  if (name !== 'href') return `the address ${address.slice(0, 80)} was not given`;
  return { splice: { start: value.start, end: value.end, text: '"#"' }, address };
}

/** `href={link.url}`: the list that it comes from is checked. */
function isItemField(value: Node): boolean {
  if (!isNode(value, 'JSXExpressionContainer')) return false;
  const { expression } = value;
  if (isNode(expression, 'Identifier')) return true;
  return isNode(expression, 'MemberExpression') && isNode(expression.object, 'Identifier');
}
