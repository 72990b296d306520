// Warns of text that is hard to read on its background, where both colors stand together: in one
// rule of the CSS, also through custom properties of :root, or in one style attribute.

import { type Color, contrast, LONGEST, over, parseColor, readable } from '../../css/color.ts';
import { attributeOf, childrenOf, isNode, type Node, staticText } from '../../parse/ast.ts';
import {
  type CheckContext,
  type Issue,
  MAX_ISSUES,
  type Rule,
  type SourceName,
} from '../finding.ts';
import { elementsOf } from '../tree.ts';
import { type CssDeclaration, cssDeclarations } from './css-declarations.ts';

/** A value with its place; `value` as it is written. */
type Written = { value: string; start: number; end: number };
type Pair = { ink?: Written; ground?: Written; size?: string };

const NORMAL = 4.5;
const LARGE = 3;
/** WCAG calls 24 px large, in bold 18.66 px. */
const LARGE_PX = 24;
const NOT_READ =
  /::(?:placeholder|selection|before|after|marker|backdrop)|:disabled|\[disabled|\[aria-disabled/;
const ROOTS = new Set([':root', 'html', 'body', '*', ':host']);

export const checkContrast: Rule = (context) => {
  const declarations = cssDeclarations(context.input.css);
  const variables = variablesOf(declarations);
  const found = [...inCss(declarations, variables), ...inStyles(context, variables)];
  return found.slice(0, MAX_ISSUES);
};

type Variables = ReadonlyMap<string, string>;

function inCss(declarations: readonly CssDeclaration[], variables: Variables): Issue[] {
  const isNotRead = oncePerSelector((selector) => NOT_READ.test(selector));
  const pairs = new Map<string, Pair>();
  for (const one of declarations) {
    // What holds only sometimes is paired with what holds then, which is not known here.
    if (one.isConditional || isNotRead(one.selector)) continue;
    const pair = pairs.get(one.selector) ?? {};
    pairs.set(one.selector, pair);
    note(pair, one.property, one);
  }
  return [...pairs].flatMap(([selector, pair]) => {
    return (
      checkPair(pair, 'css', variables, /\bh[12]\b|title|hero|headline|display/i.test(selector)) ??
      []
    );
  });
}

/** A selector may be as long as the CSS and have as many declarations as fit into the rest. */
function oncePerSelector(test: (selector: string) => boolean): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  return (selector) => {
    const before = known.get(selector);
    if (before !== undefined) return before;
    const result = test(selector);
    known.set(selector, result);
    return result;
  };
}

function note(pair: Pair, property: string, written: Written): void {
  if (property === 'color') pair.ink = written;
  else if (property === 'background-color') pair.ground = written;
  else if (property === 'background') pair.ground = written;
  else if (property === 'background-image' && written.value !== 'none') {
    pair.ground = { ...written, value: 'image' };
  } else if (property === 'font-size') pair.size = written.value;
}

/** Custom properties that mean the same everywhere on the page. */
function variablesOf(declarations: readonly CssDeclaration[]): Variables {
  const found = new Map<string, string>();
  const unsure = new Set<string>();
  const isRoot = oncePerSelector((selector) =>
    selector.split(',').every((part) => ROOTS.has(part.trim())),
  );
  for (const { property, value, selector, isConditional } of declarations) {
    if (!property.startsWith('--')) continue;
    if (isRoot(selector) && !isConditional) found.set(property, value);
    else unsure.add(property);
  }
  for (const property of unsure) found.delete(property);
  return found;
}

const DEEPEST_VARIABLE = 10;

function resolveColor(text: string, variables: Variables): Color | undefined {
  let value = text;
  for (let depth = 0; depth < DEEPEST_VARIABLE && value.length <= LONGEST; depth += 1) {
    const name = /^var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)$/.exec(value)?.[1];
    if (name === undefined) return parseColor(value);
    value = variables.get(name) ?? '';
  }
  return undefined;
}

function checkPair(
  { ink, ground, size }: Pair,
  source: SourceName,
  variables: Variables,
  mayBeLarge: boolean,
): Issue | undefined {
  const below = ground && resolveColor(ground.value, variables);
  const written = ink && resolveColor(ink.value, variables);
  if (!ink || !ground || !below || !written || below.alpha < 1 || written.alpha === 0)
    return undefined;
  const wanted = isLarge(size, mayBeLarge) ? LARGE : NORMAL;
  const color = over(written, below);
  const ratio = contrast(color, below);
  if (ratio >= wanted) return undefined;
  const better = readable(color, below, wanted);
  return {
    rule: 'contrast',
    severity: 'warn',
    source,
    at: ink.start,
    message: `This text is hard to read: ${shown(ink)} on ${shown(ground)} has a contrast of ${floor(ratio)} to 1; it should be at least ${wanted} to 1.`,
    fix: { label: `Use ${better}`, replace: { start: ink.start, end: ink.end, text: better } },
  };
}

const floor = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
const shown = ({ value }: Written): string => value.slice(0, 40);

function isLarge(size: string | undefined, mayBeLarge: boolean): boolean {
  if (size === undefined) return mayBeLarge;
  const match = /^([\d.]+)(px|rem|em)?$/.exec(size);
  if (!match) return mayBeLarge;
  return Number(match[1]) * (match[2] === 'rem' || match[2] === 'em' ? 16 : 1) >= LARGE_PX;
}

/** `style={{ color: '#ccc', background: 'white' }}` and `style="color: #ccc; …"`. */
function inStyles(context: CheckContext, variables: Variables): Issue[] {
  return elementsOf(context.source).flatMap((element) => {
    const value = element.node && attributeOf(element.node, 'style')?.value;
    if (!value) return [];
    const pair = isNode(value, 'JSXExpressionContainer')
      ? pairOfObject(value.expression)
      : pairOfText(context.input.jsx, value);
    return checkPair(pair, 'jsx', variables, /^h[12]$/.test(element.tag)) ?? [];
  });
}

const CSS_NAMES: Readonly<Record<string, string>> = {
  backgroundColor: 'background-color',
  backgroundImage: 'background-image',
  fontSize: 'font-size',
};

function pairOfObject(object: Node): Pair {
  const pair: Pair = {};
  if (object.type !== 'ObjectExpression') return pair;
  for (const property of childrenOf(object)) {
    const [key, value] = childrenOf(property);
    const name = isNode(key, 'Identifier') ? key.name : staticText(key);
    if (property.type !== 'Property' || name === undefined || !value) continue;
    const css = CSS_NAMES[name] ?? name;
    if (isNode(value, 'Literal') && typeof value.value === 'string') {
      note(pair, css, { value: value.value, start: value.start + 1, end: value.end - 1 });
    } else if (isNode(value, 'Literal') && typeof value.value === 'number') {
      note(pair, css, { value: `${value.value}px`, start: value.start, end: value.end });
    } else {
      note(pair, css, { value: 'computed', start: value.start, end: value.end });
    }
  }
  return pair;
}

function pairOfText(jsx: string, value: Node): Pair {
  const pair: Pair = {};
  const text = jsx.slice(value.start + 1, value.end - 1);
  if (!isNode(value, 'Literal') || value.value !== text) return pair;
  const shift = value.start + 1 - 2;
  for (const { property, start, end, value: written } of cssDeclarations(`a{${text}}`)) {
    note(pair, property, { value: written, start: start + shift, end: end + shift });
  }
  return pair;
}
