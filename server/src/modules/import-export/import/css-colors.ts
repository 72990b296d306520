// The background and the accent of a foreign page, where its styles name them plainly. Nothing is guessed.
import {
  type Color,
  MAX_COLOR_CHARACTERS,
  parseColor,
  parseLeadingColor,
  toHex,
} from '@vys/compiler/css/color';
import { type CssDeclaration, readDeclarations } from '@vys/compiler/css/read-declarations';
import { type CssVariables, resolveVariables } from '@vys/compiler/css/resolve-variables';

export type Colors = { background: string; accent: string };

/** Styles of one page; more is a library. */
const MAX_CSS = 200_000;

const BACKGROUND_NAME = /^--(?:page-)?(?:bg|background)(?:-color)?$/;
const ACCENT_NAME = /^--(?:color-)?(?:accent|primary|brand)(?:-color)?$/;
const PAGE = /^(?:html|body)$/;
const BUTTON = /\.(?:btn|button|link)[\w-]*$/;

/** Each as six digits; empty where the styles name none. */
export function readColors(css: string): Colors {
  const declarations = readDeclarations(css.slice(0, MAX_CSS));
  const variables = readVariables(declarations);
  const background =
    findBackground(declarations, PAGE, variables) ?? findVariable(variables, BACKGROUND_NAME);
  const accent =
    findVariable(variables, ACCENT_NAME) ?? findBackground(declarations, BUTTON, variables);
  return { background: background ?? '', accent: accent ?? '' };
}

function readVariables(declarations: readonly CssDeclaration[]): CssVariables {
  const variables = new Map<string, string>();
  for (const { property, value } of declarations) {
    if (property.startsWith('--') && !variables.has(property)) variables.set(property, value);
  }
  return variables;
}

function findVariable(variables: CssVariables, pattern: RegExp): string | undefined {
  for (const [name, value] of variables) {
    const hex = pattern.test(name) ? toPlainHex(resolve(value, variables)) : undefined;
    if (hex !== undefined) return hex;
  }
  return undefined;
}

function findBackground(
  declarations: readonly CssDeclaration[],
  pattern: RegExp,
  variables: CssVariables,
): string | undefined {
  let lastSelector: string | undefined;
  let isMatch = false;
  for (const { selector, property, value } of declarations) {
    if (property !== 'background' && property !== 'background-color') continue;
    // A selector may be as long as the CSS, and many declarations may follow it.
    if (selector !== lastSelector) isMatch = hasSubject(selector, pattern);
    lastSelector = selector;
    const hex = isMatch ? toPlainHex(resolve(value, variables)) : undefined;
    if (hex !== undefined) return hex;
  }
  return undefined;
}

function hasSubject(selectors: string, pattern: RegExp): boolean {
  return selectors
    .split(',')
    .some((selector) => pattern.test(selector.trim().split(/\s/).at(-1) ?? ''));
}

function resolve(value: string, variables: CssVariables): Color | undefined {
  const text = resolveVariables(value, variables, MAX_COLOR_CHARACTERS);
  return text === undefined ? undefined : parseLeadingColor(text);
}

function toPlainHex(color: Color | undefined): string | undefined {
  return color?.alpha === 1 ? toHex(color) : undefined;
}

/** Six digits in lower case; empty for anything that is not an opaque color. */
export function asHex(color: string): string {
  return toPlainHex(parseColor(color)) ?? '';
}
