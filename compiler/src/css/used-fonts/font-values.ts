// Which values a declaration about letters may have on a page: custom properties have any of the values that the
// page gives them.
import valueParser, { type Node } from 'postcss-value-parser';
import type { FontDeclaration, FontProperty } from './font-rules.ts';

/** As the cascade has it; `any` is what cannot be told. */
export type FontValue = string;
export const INHERIT = 'inherit';
export const ANY = 'any';

export type Variables = {
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those that every element has. */
  certain: ReadonlySet<string>;
};

const MOST_ALTERNATIVES = 24;
const MOST_CHARACTERS = 2_000;
const MAX_DEPTH = 8;
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
/** No value: the property is inherited. */
const INVALID = '\0';

class TooMany extends Error {}

/** What a declaration may set `property` to. Empty when it says nothing about it. */
export function readValues(
  { name, value }: FontDeclaration,
  property: FontProperty,
  variables: Variables,
): FontValue[] {
  if (name !== 'all' && name !== 'font' && name !== property) return [];
  if (name === 'font' && property === 'text-transform') return [];
  const alternatives = substitute(value, variables);
  if (alternatives === undefined) return [ANY];
  return [...new Set(alternatives.flatMap((text) => readOne(name, text, property)))];
}

function readOne(name: FontDeclaration['name'], text: string, property: FontProperty): FontValue[] {
  const value = text.trim();
  if (text.includes(INVALID)) return [INHERIT];
  if (KEYWORD.test(value)) {
    const word = value.toLowerCase();
    if (word === 'initial') return ['initial'];
    return word.startsWith('revert') ? [INHERIT, 'initial', ANY] : [INHERIT];
  }
  if (name === 'all') return [ANY];
  if (name === 'font') return [readShorthand(value, property)];
  return [property === 'font-family' ? value : value.toLowerCase()];
}

const STYLE = /^(?:italic|oblique)$/i;
const WEIGHT = /^(?:bold|bolder|lighter|\d{1,4}(?:\.\d+)?)$/i;
const OTHER =
  /^(?:normal|small-caps|(?:ultra-|extra-|semi-)?(?:condensed|expanded)|-?[\d.]+(?:deg|rad|turn|grad))$/i;

/** `style variant weight stretch size/line-height family`, in which only the first four may change places. */
function readShorthand(value: string, property: FontProperty): FontValue {
  const words = splitWords(value);
  const isBefore = (word: string) => STYLE.test(word) || WEIGHT.test(word) || OTHER.test(word);
  const size = words.findIndex((word) => !isBefore(word));
  const before = words.slice(0, size);
  // A keyword for a font of the system.
  if (size < 0 || words.length === 1) return 'initial';
  if (property === 'font-weight') return before.find((word) => WEIGHT.test(word)) ?? 'normal';
  if (property === 'font-style') return before.find((word) => STYLE.test(word)) ?? 'normal';
  let family = size + 1;
  const slash = (word: string | undefined) => word?.endsWith('/') === true;
  if (words[family]?.startsWith('/')) family += words[family] === '/' ? 2 : 1;
  else if (slash(words[size])) family += 1;
  return words.slice(family).join(' ');
}

function splitWords(value: string): string[] {
  const words = [''];
  for (const node of valueParser(value).nodes) {
    if (node.type === 'space') words.push('');
    else words[words.length - 1] += valueParser.stringify(node);
  }
  return words.filter(Boolean);
}

/** Undefined where there are too many. */
function substitute(value: string, variables: Variables): string[] | undefined {
  try {
    return substituteText(value, variables, 0);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

function substituteText(text: string, variables: Variables, depth: number): string[] {
  if (!/var\(/i.test(text)) return [text];
  if (depth > MAX_DEPTH || text.length > MOST_CHARACTERS) throw new TooMany();
  return substituteNodes(valueParser(text).nodes, variables, depth);
}

function substituteNodes(nodes: readonly Node[], variables: Variables, depth: number): string[] {
  let results = [''];
  for (const node of nodes) {
    const parts = substituteNode(node, variables, depth);
    results = results.flatMap((start) => parts.map((part) => start + part));
    if (results.length > MOST_ALTERNATIVES) throw new TooMany();
  }
  return results;
}

function substituteNode(node: Node, variables: Variables, depth: number): string[] {
  if (node.type !== 'function') return [valueParser.stringify(node)];
  if (node.value.toLowerCase() !== 'var') {
    const inside = substituteNodes(node.nodes, variables, depth);
    return inside.map((text) => `${node.value}(${text})`);
  }
  const name = node.nodes.find(({ type }) => type === 'word')?.value ?? '';
  const comma = node.nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
  const set = [...(variables.values.get(name) ?? [])].flatMap((text) =>
    /^initial$/i.test(text) ? [INVALID] : substituteText(text, variables, depth + 1),
  );
  if (set.length > 0 && variables.certain.has(name)) return [...new Set(set)];
  const fallback =
    comma < 0 ? [INVALID] : substituteNodes(node.nodes.slice(comma + 1), variables, depth + 1);
  return [...new Set([...set, ...fallback])];
}
