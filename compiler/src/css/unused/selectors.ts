// Whether a selector could match something in a document, judged by the names in it alone. In doubt it could.
import { unescapeCss } from '../scan-css.ts';
import type { HtmlNames } from './html-names.ts';

/** Arguments of which one must match. */
const ONE_OF = /^:(?:is|where|has|matches|-webkit-any|-moz-any)$/i;
const PART =
  /(?<class>\.)|(?<id>#)|(?<pseudo>::?)|(?<bracket>[[(])|(?<skipped>[\s>+~*&]+)|(?<element>(?=[\w\\-]|[^\0-\x7f]))/y;
/** White space belongs to it behind an escape of hexadecimal digits. */
const IDENTIFIER = /(?:[\w-]|[^\0-\x7f]|\\[^\n]|(?<=\\[0-9a-f]{1,6})\s)+/iy;

const MAX_DEPTH = 8;

export function couldMatch(selector: string, names: HtmlNames, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  for (let at = 0; at < selector.length; ) {
    const part = matchAt(PART, selector, at)?.groups;
    if (part === undefined) return true;
    const sign = Object.values(part).find((text) => text !== undefined) ?? '';
    at += sign.length;
    if (part.skipped !== undefined) continue;
    if (part.bracket !== undefined) {
      const end = endOfBracket(selector, at - 1);
      if (part.bracket === '[' && !hasAttribute(selector.slice(at, end - 1), names)) return false;
      at = end;
      continue;
    }
    const identifier = matchAt(IDENTIFIER, selector, at)?.[0];
    if (identifier === undefined) return true;
    at += identifier.length;
    const name = unescapeCss(identifier);
    if (part.class !== undefined && !names.classes.has(name)) return false;
    if (part.id !== undefined && !names.ids.has(name)) return false;
    if (part.element !== undefined) {
      if (selector[at] === '|') return true;
      if (!names.elements.has(name.toLowerCase())) return false;
    }
    if (part.pseudo !== undefined && selector[at] === '(') {
      const end = endOfBracket(selector, at);
      const list = splitSelectors(selector.slice(at + 1, end - 1));
      const isOneOf = ONE_OF.test(part.pseudo + identifier);
      if (isOneOf && !list.some((one) => couldMatch(one, names, depth + 1))) return false;
      at = end;
    }
  }
  return true;
}

/** `text`: what stands between the brackets. With a namespace every name could be meant. */
function hasAttribute(text: string, { attributes }: HtmlNames): boolean {
  const name = matchAt(IDENTIFIER, text.trimStart(), 0)?.[0];
  if (name === undefined || /^[^=]*\|(?!=)/.test(text)) return true;
  return attributes.has(unescapeCss(name).toLowerCase());
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** A fresh one, since it remembers where it was. */
const createNesting = () => /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[()[\],]/g;

/** Behind the bracket that closes the one at `start`. */
function endOfBracket(text: string, start: number): number {
  let depth = 0;
  const nesting = createNesting();
  nesting.lastIndex = start;
  for (let match = nesting.exec(text); match; match = nesting.exec(text)) {
    if (match[0] === '(' || match[0] === '[') depth += 1;
    if (match[0] === ')' || match[0] === ']') depth -= 1;
    if (depth === 0) return nesting.lastIndex;
  }
  return text.length;
}

/** Of `a:is(.b, .c), d` the parts `a:is(.b, .c)` and `d`. */
export function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of list.matchAll(createNesting())) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token !== ',' || depth !== 0) continue;
    selectors.push(list.slice(start, index));
    start = index + 1;
  }
  return [...selectors, list.slice(start)];
}

const KNOWN_PSEUDO =
  /::?(?:before|after)|:(?:hover|focus|focus-visible|focus-within|active|visited|first-child|last-child|root)(?![\w(-])/g;

/** Surely valid: without such a selector the others of its list are as valid as before. */
export function isPlainSelector(selector: string): boolean {
  return /^[\w\s.#>+~*-]+$/.test(selector.replace(KNOWN_PSEUDO, ''));
}
