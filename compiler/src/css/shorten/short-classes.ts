// Short names for the classes of a finished page. Classes that its CSS does not name are left out; those that have a
// meaning to others keep theirs.
import type { CssNode } from '../unused/css-tree.ts';
import type { PageElement } from './page-tree.ts';

/** Ours, and microformats, which other sites read (microformats.org/wiki/microformats2). */
const KEPT = /^(?:vys-|(?:h|p|u|e|dt|rel)-[a-z])/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASS = /["'[\]]|\.((?:[\w-]|[^\0-\x7f])+)/g;

/** Undefined where a selector has escapes or asks for classes in other ways. */
export function shortenClasses(
  nodes: readonly CssNode[],
  elements: readonly PageElement[],
): CssNode[] | undefined {
  const preludes = listPreludes(nodes);
  if (preludes.some((prelude) => /\\|\[\s*class|^@scope/i.test(prelude))) return undefined;
  const names = nameClasses(preludes);
  for (const element of elements) {
    element.attrs = element.attrs.flatMap((attribute) => {
      if (attribute.name !== 'class') return [attribute];
      const words = attribute.value.split(/[\t\n\f\r ]+/);
      const value = words
        .flatMap((word) => names.get(word) ?? (KEPT.test(word) ? word : []))
        .join(' ');
      return value === '' ? [] : [{ ...attribute, value }];
    });
  }
  return rename(nodes, names);
}

function listPreludes(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'block' ? [node.prelude, ...listPreludes(node.children)] : [],
  );
}

const isRule = (prelude: string) => !prelude.startsWith('@');

function nameClasses(preludes: readonly string[]): ReadonlyMap<string, string> {
  const found = new Set<string>();
  for (const prelude of preludes.filter(isRule)) {
    replaceClasses(prelude, (name) => {
      found.add(name);
      return name;
    });
  }
  const names = new Map<string, string>();
  let count = 0;
  for (const name of found) {
    if (KEPT.test(name)) names.set(name, name);
    else names.set(name, toName(count++));
  }
  return names;
}

function toName(count: number): string {
  const first = LETTERS[count % LETTERS.length] as string;
  const rest = Math.floor(count / LETTERS.length);
  return rest === 0 ? first : `${first}${rest}`;
}

function rename(nodes: readonly CssNode[], names: ReadonlyMap<string, string>): CssNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'block') return node;
    const prelude = isRule(node.prelude)
      ? replaceClasses(node.prelude, (name) => names.get(name) ?? name)
      : node.prelude;
    return { ...node, prelude, children: rename(node.children, names) };
  });
}

/** Of a selector without escapes; what stands in brackets and quotes stays. */
function replaceClasses(prelude: string, toName: (name: string) => string): string {
  const open: string[] = [];
  return prelude.replace(CLASS, (token, name: string | undefined) => {
    if (token === open.at(-1)) open.pop();
    else if (token === '[' && open.length === 0) open.push(']');
    else if (token === '"' || token === "'") {
      if (open.length === 0 || open.at(-1) === ']') open.push(token);
    } else if (name !== undefined && open.length === 0) return `.${toName(name)}`;
    return token;
  });
}
