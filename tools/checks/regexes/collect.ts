// Finds the regular expressions of source files: literals, and `RegExp(...)` calls whose text is known
// from constants of the same file or of the files that it imports. Pure; paths and texts are handed in.
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Env, evaluate, evaluateNumber, isNode, type Node, walk } from './evaluate.ts';

export type SourceFile = { readonly path: string; readonly text: string };

export type Expression = {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** The constant of a `clip(text, n)` that the expression is applied to right here. */
  readonly clippedTo?: number;
};

/** A `RegExp(...)` call whose text is not known before it runs. */
export type Dynamic = { readonly path: string; readonly line: number; readonly code: string };

export type Collected = {
  readonly expressions: readonly Expression[];
  readonly dynamic: readonly Dynamic[];
};

const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx' | 'js'>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mjs': 'js',
  '.js': 'js',
};

/** Files that only serve as sources of imported constants are in `files` as well. */
export function collectExpressions(files: readonly SourceFile[]): Collected {
  const programs = new Map(files.map((file) => [file.path, parse(file)]));
  const environments = new Map<string, Env>();
  const getEnvironment = (path: string): Env | undefined => {
    const program = programs.get(path);
    if (program === undefined) return undefined;
    const cached = environments.get(path);
    if (cached !== undefined) return cached;
    const env = createEnv(program, path, getEnvironment);
    environments.set(path, env);
    return env;
  };
  const collected = files.map((file) =>
    collectFrom(file, programs.get(file.path) as Node, getEnvironment(file.path) as Env),
  );
  return {
    expressions: collected.flatMap(({ expressions }) => expressions),
    dynamic: collected.flatMap(({ dynamic }) => dynamic),
  };
}

function parse({ path, text }: SourceFile): Node {
  const { program, errors } = parseSync(path, text, {
    lang: LANGUAGES[posix.extname(path)] ?? 'ts',
  });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

function createEnv(program: Node, path: string, find: (path: string) => Env | undefined): Env {
  const constants = new Map<string, Node[]>();
  const parameters = new Map<string, { callee: string; index: number }[]>();
  const calls = new Map<string, Node[][]>();
  const imports = new Map<string, { env: () => Env | undefined; name: string }>();
  const add = <T>(map: Map<string, T[]>, key: string, value: T) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  const addParameters = (name: unknown, fn: Node) =>
    ((fn.params as Node[] | undefined) ?? []).forEach((param, index) => {
      if (typeof name === 'string' && param.type === 'Identifier')
        add(parameters, param.name as string, { callee: name, index });
    });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) {
      if (node.id.type !== 'Identifier') return;
      add(constants, node.id.name as string, node.init);
      if (/Function/.test(node.init.type)) addParameters(node.id.name, node.init);
    } else if (node.type === 'FunctionDeclaration' && isNode(node.id)) {
      addParameters(node.id.name, node);
    } else if (node.type === 'CallExpression' && isNode(node.callee)) {
      if (node.callee.type === 'Identifier')
        add(calls, node.callee.name as string, node.arguments as Node[]);
    } else if (node.type === 'ImportDeclaration' && isNode(node.source)) {
      const target = resolveImport(path, String(node.source.value));
      if (target === undefined) return;
      for (const specifier of node.specifiers as Node[]) {
        if (isNode(specifier.local) && isNode(specifier.imported))
          imports.set(String(specifier.local.name), {
            env: () => find(target),
            name: String(specifier.imported.name),
          });
      }
    }
  });
  return { constants, parameters, calls, imports };
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, file] = /^@vys\/([a-z]+)\/([a-z-]+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `${name}/src/${file}.ts`;
}

function collectFrom({ path, text }: SourceFile, program: Node, env: Env): Collected {
  const expressions: Expression[] = [];
  const dynamic: Dynamic[] = [];
  const findLine = (node: Node) => text.slice(0, node.start).split('\n').length;
  walk(program, (node, parents) => {
    if (node.type === 'Literal' && isNode(node.regex, false)) {
      const { pattern, flags } = node.regex as unknown as { pattern: string; flags: string };
      const clippedTo = clipAround(node, parents, env);
      const at = { path, line: findLine(node), source: pattern, flags };
      expressions.push(clippedTo === undefined ? at : { ...at, clippedTo });
    }
    if (!isRegExpCall(node)) return;
    const [first, second] = node.arguments as Node[];
    const sources = first === undefined ? undefined : evaluate(first, env);
    const flags = second === undefined ? [''] : evaluate(second, env);
    if (sources === undefined || flags === undefined) {
      dynamic.push({ path, line: findLine(node), code: text.slice(node.start, node.end) });
      return;
    }
    const clippedTo = clipAround(node, parents, env);
    for (const source of sources) {
      const at = { path, line: findLine(node), source, flags: flags[0] ?? '' };
      expressions.push(clippedTo === undefined ? at : { ...at, clippedTo });
    }
  });
  return { expressions, dynamic };
}

function isRegExpCall(node: Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  return isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
}

/** `/x/.test(clip(text, n))` and `clip(text, n).replace(/x/, …)`. */
function clipAround(node: Node, parents: readonly Node[], env: Env): number | undefined {
  const [parent, outer] = parents;
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    if (outer?.type !== 'CallExpression' || outer.callee !== parent) return undefined;
    return clipLimit((outer.arguments as Node[])[0], env);
  }
  if (parent?.type !== 'CallExpression' || !isNode(parent.callee)) return undefined;
  const { callee } = parent;
  const isFirst = (parent.arguments as Node[])[0] === node;
  return isFirst && callee.type === 'MemberExpression' ? clipLimit(callee.object, env) : undefined;
}

function clipLimit(node: unknown, env: Env): number | undefined {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return undefined;
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'clip') return undefined;
  return evaluateNumber((node.arguments as Node[])[1], env);
}
