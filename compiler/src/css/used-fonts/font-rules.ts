// What a page's CSS says about letters: the declarations that choose a font, with their place in the cascade, and
// the values of all custom properties.
import { type CssNode, parseCssTree } from '../unused/css-tree.ts';
import { splitSelectors } from '../unused/selectors.ts';
import { type ParsedSelector, parseSelector } from './selector.ts';

export type FontProperty = 'font-family' | 'font-weight' | 'font-style' | 'text-transform';
/** One declaration, as written, or `font` and `all`, which set several. */
export type FontDeclaration = {
  name: FontProperty | 'font' | 'all';
  value: string;
  isImportant: boolean;
};
export type FontRule = {
  /** Undefined: it may match anything. */
  selector: ParsedSelector | undefined;
  /** It holds under conditions that the document does not tell. */
  isConditional: boolean;
  isLayered: boolean;
  declarations: FontDeclaration[];
  /** Values of `content`. */
  contents: string[];
};
export type FontCss = {
  /** In the order of the cascade. */
  rules: FontRule[];
  variables: Map<string, Set<string>>;
  /** Custom properties that every element has. */
  rootVariables: Set<string>;
  /** Values of other properties that add text, which are inherited. */
  contents: string[];
  /** A weight changes while the page is looked at, with every weight in between. */
  changesWeights: boolean;
};

const CONDITION = /^@(?:media|supports|container|starting-style)\b/i;
const LAYER = /^@layer\b/i;
const KEYFRAMES = /^@(?:-\w+-)?keyframes\b/i;
const HARMLESS = /^@(?:page|counter-style|view-transition|position-try)\b/i;
const DYNAMIC = /:(?:hover|focus|active|target|checked|open|visited|link)/i;
const FONT = /^(?:font-family|font-weight|font-style|text-transform|font|all)$/i;
const SHOWS_TEXT =
  /^(?:quotes|list-style(?:-type)?|text-overflow|(?:-webkit-)?hyphens|hyphenate-character|(?:-webkit-)?text-emphasis(?:-style)?)$/i;
/** Axes by their tags can ask for anything. */
const UNREADABLE = /^font-variation-settings$/i;

type Place = { isConditional: boolean; isLayered: boolean };

class Unreadable extends Error {}

/** Undefined for CSS of which it cannot be said what letters it shows. */
export function readFontCss(css: string): FontCss | undefined {
  const nodes = parseCssTree(css);
  if (nodes === undefined) return undefined;
  const found: FontCss = {
    rules: [],
    variables: new Map(),
    rootVariables: new Set(),
    contents: [],
    changesWeights: false,
  };
  try {
    collect(nodes, found, { isConditional: false, isLayered: false });
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
  found.changesWeights &&= /\b(?:transition|animation)\b/i.test(css);
  return found;
}

function collect(nodes: readonly CssNode[], found: FontCss, place: Place): void {
  for (const node of nodes) {
    if (node.kind === 'statement') {
      if (!/^@(?:layer|charset|namespace)\b/i.test(node.text)) throw new Unreadable();
    } else if (node.kind === 'declaration') throw new Unreadable();
    else if (!node.prelude.trimStart().startsWith('@'))
      addRule(node.prelude, node.children, found, place);
    else if (CONDITION.test(node.prelude)) {
      collect(node.children, found, { ...place, isConditional: true });
    } else if (LAYER.test(node.prelude)) {
      collect(node.children, found, { isConditional: true, isLayered: true });
    } else if (KEYFRAMES.test(node.prelude)) addKeyframes(node.children, found);
    else if (!HARMLESS.test(node.prelude)) throw new Unreadable();
  }
}

/** Rules within rules may match anything here. */
function addRule(
  prelude: string,
  children: readonly CssNode[],
  found: FontCss,
  place: Place,
): void {
  const { declarations, contents, blocks } = readBlock(children, found);
  for (const block of blocks) addNested(block, found, place);
  const selectors = splitSelectors(prelude).map((text) => text.trim());
  const isRoot = !place.isConditional && selectors.some((text) => /^(?::root|html)$/i.test(text));
  if (isRoot) for (const name of customNames(children)) found.rootVariables.add(name);
  if (declarations.length + contents.length === 0) return;
  if (declarations.length > 0 && DYNAMIC.test(prelude)) found.changesWeights = true;
  for (const text of selectors) {
    const selector = text.includes('&') ? undefined : parseSelector(text);
    found.rules.push({ selector, ...place, declarations, contents });
  }
}

function addNested(node: CssNode, found: FontCss, place: Place): void {
  if (node.kind !== 'block') throw new Unreadable();
  const { declarations, contents, blocks } = readBlock(node.children, found);
  for (const block of blocks) addNested(block, found, place);
  if (declarations.length + contents.length === 0) return;
  if (declarations.length > 0) found.changesWeights = true;
  found.rules.push({
    selector: undefined,
    ...place,
    isConditional: true,
    declarations,
    contents,
  });
}

function addKeyframes(children: readonly CssNode[], found: FontCss): void {
  for (const child of children) {
    if (child.kind !== 'block') continue;
    // Every value in between would be needed.
    if (readBlock(child.children, found).declarations.length > 0) throw new Unreadable();
  }
}

const customNames = (nodes: readonly CssNode[]) =>
  nodes.flatMap((node) =>
    node.kind === 'declaration' && node.name.startsWith('--') ? [node.name] : [],
  );

function readBlock(children: readonly CssNode[], found: FontCss) {
  const declarations: FontDeclaration[] = [];
  const contents: string[] = [];
  const blocks: CssNode[] = [];
  for (const child of children) {
    if (child.kind === 'block') blocks.push(child);
    if (child.kind !== 'declaration') continue;
    if (/^content$/i.test(child.name)) contents.push(child.value);
    const declaration = readDeclaration(child.name, child.value, found);
    if (declaration) declarations.push(declaration);
  }
  return { declarations, contents, blocks };
}

/** Keeps what a declaration adds to the page. Throws where it cannot be read. */
function readDeclaration(name: string, text: string, found: FontCss): FontDeclaration | undefined {
  const value = text.trim();
  if (name.startsWith('--')) {
    const values = found.variables.get(name) ?? new Set();
    found.variables.set(name, values.add(value));
    return undefined;
  }
  if (name.includes('\\') || UNREADABLE.test(name)) throw new Unreadable();
  if (SHOWS_TEXT.test(name)) found.contents.push(value);
  if (!FONT.test(name)) return undefined;
  const mark = value.lastIndexOf('!');
  const isImportant = mark >= 0 && /^\s*important$/i.test(value.slice(mark + 1));
  return {
    name: name.toLowerCase() as FontDeclaration['name'],
    value: isImportant ? value.slice(0, mark).trimEnd() : value,
    isImportant,
  };
}

export type StyleAttribute = {
  declarations: FontDeclaration[];
  /** Names of the custom properties that it sets. */
  variables: string[];
};

/** Adds its custom properties to `found`. Undefined where the attribute cannot be read. */
export function readStyleAttribute(style: string, found: FontCss): StyleAttribute | undefined {
  const nodes = parseCssTree(style);
  try {
    return (
      nodes && {
        declarations: readBlock(nodes, found).declarations,
        variables: customNames(nodes),
      }
    );
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
