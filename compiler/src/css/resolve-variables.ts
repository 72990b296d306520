// Puts the values of custom properties in the place of `var(--name, fallback)`, as CSS Variables 1 §3 does.
import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser';

/** `'unknown'`: the property has several values, of which the one that holds is not known here. */
export type CssVariables = ReadonlyMap<string, string | 'unknown'>;

const MAX_SUBSTITUTIONS = 100;

/** Makes the whole value unknown. */
class UnknownValue extends Error {}
/** The property `start` refers to itself, through the properties between. */
class Cycle extends Error {
  readonly start: string;
  constructor(start: string) {
    super(start);
    this.start = start;
  }
}

type Resolver = {
  variables: CssVariables;
  /** Names of the properties being resolved, the outermost first. */
  path: string[];
  substitutions: number;
  maxCharacters: number;
};

/** Undefined when a value is missing, not known here, or longer than `maxCharacters` on the way. */
export function resolveVariables(
  value: string,
  variables: CssVariables,
  maxCharacters: number,
): string | undefined {
  if (!/var\(/i.test(value.slice(0, maxCharacters))) return value;
  try {
    return resolveText(value, { variables, path: [], substitutions: 0, maxCharacters });
  } catch (error) {
    if (error instanceof UnknownValue || error instanceof Cycle) return undefined;
    throw error;
  }
}

/** Undefined: invalid, so that a fallback counts if there is one. */
function resolveText(text: string, resolver: Resolver): string | undefined {
  if (text.length > resolver.maxCharacters) throw new UnknownValue();
  return resolveNodes(valueParser(text).nodes, resolver);
}

function resolveNodes(nodes: readonly Node[], resolver: Resolver): string | undefined {
  let result = '';
  for (const node of nodes) {
    const text = resolveNode(node, resolver);
    if (text === undefined) return undefined;
    result += text;
    if (result.length > resolver.maxCharacters) throw new UnknownValue();
  }
  return result;
}

function resolveNode(node: Node, resolver: Resolver): string | undefined {
  if (node.type !== 'function') return valueParser.stringify(node);
  if (node.value.toLowerCase() === 'var') return resolveVar(node, resolver);
  const inside = resolveNodes(node.nodes, resolver);
  return inside === undefined ? undefined : `${node.value}(${inside})`;
}

function resolveVar({ nodes }: FunctionNode, resolver: Resolver): string | undefined {
  resolver.substitutions += 1;
  if (resolver.substitutions > MAX_SUBSTITUTIONS) throw new UnknownValue();
  const name = nodes.find(({ type }) => type === 'word')?.value ?? '';
  const value = resolveProperty(name, resolver);
  if (value !== undefined) return value;
  const comma = nodes.findIndex(({ type, value: sign }) => type === 'div' && sign === ',');
  return comma < 0 ? undefined : resolveNodes(nodes.slice(comma + 1), resolver);
}

/** All properties of a cycle are invalid, whatever their fallbacks say. */
function resolveProperty(name: string, resolver: Resolver): string | undefined {
  const { variables, path } = resolver;
  const value = variables.get(name);
  if (value === undefined) return undefined;
  if (value === 'unknown') throw new UnknownValue();
  if (path.includes(name)) throw new Cycle(name);
  path.push(name);
  try {
    return resolveText(value, resolver);
  } catch (error) {
    if (error instanceof Cycle && error.start === name) return undefined;
    throw error;
  } finally {
    path.pop();
  }
}
