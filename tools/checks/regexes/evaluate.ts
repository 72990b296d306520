// The possible values of a constant expression: strings, templates, sums, `.source`, `.join(...)`, and
// parameters by the calls of their function. Undefined when a part is known only at run time.

export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown;
};

export type Env = {
  readonly constants: ReadonlyMap<string, readonly Node[]>;
  readonly parameters: ReadonlyMap<string, readonly { callee: string; index: number }[]>;
  readonly calls: ReadonlyMap<string, readonly (readonly Node[])[]>;
  readonly imports: ReadonlyMap<string, { env: () => Env | undefined; name: string }>;
};

/** Expressions that are assembled from more pieces than this are not followed. */
const DEEPEST = 20;

export function isNode(value: unknown, typed = true): value is Node {
  if (typeof value !== 'object' || value === null) return false;
  return !typed || typeof (value as Node).type === 'string';
}

/** Visits each node with its parents, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const inner = [node, ...parents.slice(0, 3)];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, inner);
    }
  }
}

export function evaluateNumber(node: unknown, env: Env): number | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.type !== 'Identifier') return undefined;
  const { node: found, env: home } = lookUp(String(node.name), env);
  return found?.length === 1 ? evaluateNumber(found[0], home) : undefined;
}

export function evaluate(node: unknown, env: Env, depth = 0): string[] | undefined {
  if (!isNode(node) || depth > DEEPEST) return undefined;
  const next = (inner: unknown) => evaluate(inner, env, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : undefined;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return next(node.expression);
    case 'TemplateLiteral':
      return evaluateTemplate(node, next, 'cooked');
    case 'TaggedTemplateExpression':
      return isRaw(node.tag) ? evaluateTemplate(node.quasi as Node, next, 'raw') : undefined;
    case 'BinaryExpression':
      return node.operator === '+' ? combine([next(node.left), next(node.right)]) : undefined;
    case 'ConditionalExpression': {
      const [one, other] = [next(node.consequent), next(node.alternate)];
      return one && other ? [...one, ...other] : undefined;
    }
    case 'MemberExpression':
      return evaluateSource(node, env);
    case 'CallExpression':
      return evaluateJoin(node, env, depth);
    case 'Identifier':
      return evaluateName(String(node.name), env, depth);
    default:
      return undefined;
  }
}

function evaluateTemplate(
  node: Node,
  next: (inner: unknown) => string[] | undefined,
  kind: 'cooked' | 'raw',
): string[] | undefined {
  const texts = (node.quasis as { value: Record<string, string> }[]).map(({ value }) => [
    value[kind] ?? '',
  ]);
  const values = (node.expressions as Node[]).map(next);
  return combine(texts.flatMap((text, i) => (i < values.length ? [text, values[i]] : [text])));
}

function combine(parts: readonly (string[] | undefined)[]): string[] | undefined {
  return parts.reduce<string[] | undefined>(
    (before, part) =>
      before && part ? before.flatMap((head) => part.map((tail) => head + tail)) : undefined,
    [''],
  );
}

function isRaw(tag: unknown): boolean {
  return (
    isNode(tag) &&
    tag.type === 'MemberExpression' &&
    isNode(tag.object) &&
    tag.object.name === 'String' &&
    isNode(tag.property) &&
    tag.property.name === 'raw'
  );
}

/** `PATTERN.source` of a constant literal. */
function evaluateSource(node: Node, env: Env): string[] | undefined {
  if (!isNode(node.property) || node.property.name !== 'source') return undefined;
  if (!isNode(node.object) || node.object.type !== 'Identifier') return undefined;
  const { node: found } = lookUp(String(node.object.name), env);
  const sources = found?.map(({ regex }) =>
    isNode(regex, false) ? String(regex.pattern) : undefined,
  );
  return sources?.every((source) => source !== undefined) ? sources : undefined;
}

/** `[…].join('|')` of constant strings. */
function evaluateJoin(node: Node, env: Env, depth: number): string[] | undefined {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  if (!isNode(callee.property) || callee.property.name !== 'join') return undefined;
  const separator = evaluate((node.arguments as Node[])[0], env, depth + 1)?.[0];
  let list = isNode(callee.object) ? [callee.object] : [];
  let home = env;
  if (list[0]?.type === 'Identifier') {
    const value = lookUp(String(list[0].name), env);
    list = [...(value.node ?? [])];
    home = value.env;
  }
  while (list[0]?.type === 'TSAsExpression') list = [list[0].expression as Node];
  if (separator === undefined || list.length !== 1 || list[0]?.type !== 'ArrayExpression')
    return undefined;
  const items = (list[0].elements as Node[]).map(
    (element) => evaluate(element, home, depth + 1)?.[0],
  );
  return items.every((item) => item !== undefined) ? [items.join(separator)] : undefined;
}

function evaluateName(name: string, env: Env, depth: number): string[] | undefined {
  const { node: found, env: home } = lookUp(name, env);
  if (found !== undefined) return union(found.map((value) => evaluate(value, home, depth + 1)));
  const owners = env.parameters.get(name);
  if (owners === undefined) return undefined;
  const inputs = owners.flatMap(({ callee, index }) =>
    (env.calls.get(callee) ?? []).map((call) => evaluate(call[index], env, depth + 1)),
  );
  return inputs.length > 0 ? union(inputs) : undefined;
}

function union(values: readonly (string[] | undefined)[]): string[] | undefined {
  return values.every((value) => value !== undefined) ? [...new Set(values.flat())] : undefined;
}

function lookUp(name: string, env: Env): { node: readonly Node[] | undefined; env: Env } {
  const constant = env.constants.get(name);
  if (constant !== undefined) return { node: constant, env };
  const imported = env.imports.get(name);
  const home = imported?.env();
  return home === undefined || imported === undefined
    ? { node: undefined, env }
    : { node: home.constants.get(imported.name), env: home };
}
