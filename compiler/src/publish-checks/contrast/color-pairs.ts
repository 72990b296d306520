// Finds where a page sets a text color and a background color together: in one rule of its CSS, or in one
// style attribute.
import { type CssDeclaration, readDeclarations } from '../../css/read-declarations.ts';
import type { CssVariables } from '../../css/resolve-variables.ts';
import { findAttribute, isNode, listChildren, type Node, staticText } from '../../parse/ast.ts';
import type { CheckContext, SourceName } from '../finding.ts';
import { listElements } from '../tree.ts';

/** A value as written, with its place in the source. */
export type PlacedValue = { value: string; start: number; end: number };

export type ColorPair = {
  source: SourceName;
  /** By its selector or element; counts where no font size is set. */
  mayBeLarge: boolean;
  color?: PlacedValue;
  background?: PlacedValue;
  fontSize?: string;
};

/** Decoration, and what need not be readable (WCAG 2.2 §1.4.3). */
const EXEMPT =
  /::(?:placeholder|selection|before|after|marker|backdrop)|:disabled|\[disabled|\[aria-disabled/;
const ROOTS = new Set([':root', 'html', 'body', '*', ':host']);

export function pairsInCss(declarations: readonly CssDeclaration[]): ColorPair[] {
  const isExempt = oncePerSelector((selector) => EXEMPT.test(selector));
  const pairs = new Map<string, ColorPair>();
  for (const { selector, isConditional, property, ...value } of declarations) {
    // A conditional rule is paired with others of its condition, which is not known here.
    if (isConditional || isExempt(selector)) continue;
    const pair = pairs.get(selector) ?? {
      source: 'css',
      mayBeLarge: /\bh[12]\b|title|hero|headline|display/i.test(selector),
    };
    pairs.set(selector, pair);
    assign(pair, property, value);
  }
  return [...pairs.values()];
}

/** A selector may be as long as the CSS and have as many declarations as fit into the rest. */
function oncePerSelector(test: (selector: string) => boolean): (selector: string) => boolean {
  const results = new Map<string, boolean>();
  return (selector) => {
    const cached = results.get(selector);
    if (cached !== undefined) return cached;
    const result = test(selector);
    results.set(selector, result);
    return result;
  };
}

function assign(pair: ColorPair, property: string, value: PlacedValue): void {
  if (property === 'color') pair.color = value;
  else if (property === 'background-color' || property === 'background') pair.background = value;
  else if (property === 'background-image' && value.value !== 'none') {
    pair.background = { ...value, value: 'image' };
  } else if (property === 'font-size') pair.fontSize = value.value;
}

/** Custom properties of the page; known are those that mean the same everywhere on it. */
export function readVariables(declarations: readonly CssDeclaration[], jsx: string): CssVariables {
  const variables = new Map<string, string | 'unknown'>();
  const isRoot = oncePerSelector((selector) =>
    selector.split(',').every((part) => ROOTS.has(part.trim())),
  );
  for (const { property, value, selector, isConditional } of declarations) {
    if (!property.startsWith('--') || variables.get(property) === 'unknown') continue;
    variables.set(property, isRoot(selector) && !isConditional ? value : 'unknown');
  }
  // Set by a style attribute or by code.
  for (const [name] of jsx.matchAll(/(?<!var\(|-)--[\w-]+/g)) variables.set(name, 'unknown');
  return variables;
}

/** `style={{ color: '#ccc', background: 'white' }}` and `style="color: #ccc; …"`. */
export function pairsInStyleAttributes({ source, input }: CheckContext): ColorPair[] {
  return listElements(source).flatMap((element) => {
    const value = element.node && findAttribute(element.node, 'style')?.value;
    if (!value) return [];
    const pair: ColorPair = { source: 'jsx', mayBeLarge: /^h[12]$/.test(element.tag) };
    if (isNode(value, 'JSXExpressionContainer')) assignObject(pair, value.expression);
    else assignText(pair, input.jsx, value);
    return [pair];
  });
}

const CSS_NAMES: Readonly<Record<string, string>> = {
  backgroundColor: 'background-color',
  backgroundImage: 'background-image',
  fontSize: 'font-size',
};

function assignObject(pair: ColorPair, object: Node): void {
  if (object.type !== 'ObjectExpression') return;
  for (const property of listChildren(object)) {
    const [key, value] = listChildren(property);
    const name = isNode(key, 'Identifier') ? key.name : staticText(key);
    if (property.type !== 'Property' || name === undefined || !value) continue;
    assign(pair, CSS_NAMES[name] ?? name, toPlacedValue(value));
  }
}

function toPlacedValue(node: Node): PlacedValue {
  const { start, end } = node;
  if (isNode(node, 'Literal') && typeof node.value === 'string') {
    return { value: node.value, start: start + 1, end: end - 1 };
  }
  const isNumber = isNode(node, 'Literal') && typeof node.value === 'number';
  return { value: isNumber ? `${node.value}px` : 'computed', start, end };
}

function assignText(pair: ColorPair, jsx: string, node: Node): void {
  const text = jsx.slice(node.start + 1, node.end - 1);
  // With entities, places in the text are not those in the source.
  if (!isNode(node, 'Literal') || node.value !== text) return;
  const shift = node.start + 1 - 'a{'.length;
  for (const { property, value, start, end } of readDeclarations(`a{${text}}`)) {
    assign(pair, property, { value, start: start + shift, end: end + shift });
  }
}
