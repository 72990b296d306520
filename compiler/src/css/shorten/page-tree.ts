// The elements of a finished page, with those that every document has around it, for rules to be matched with.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtmlDocument } from '../../parse/parse-html.ts';
import { splitSelectors } from '../unused/selectors.ts';
import { type Match, matchSelector } from '../used-fonts/match-selector.ts';
import { parseSelector } from '../used-fonts/selector.ts';

export type PageElement = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const LIMITS = { depth: 250, elements: 5_000 };
const STEPS = 300_000;

const HEAD =
  '<meta charset name property content><title>a</title><link rel href><style></style><script type></script>';
const AFTER =
  '<footer lang style><a href rel style>a</a><a href rel style>a</a></footer><script type></script>';

export type PageTree = {
  elements: readonly PageElement[];
  /** How surely the element is one of the selectors' list. Throws `TooComplex`. */
  match: (element: PageElement, selectors: string) => Match;
};

/** Undefined for HTML that is too large to be read. `html`: the body, sanitized. */
export function readPageTree(html: string): PageTree | undefined {
  const text = `<!doctype html><html lang dir><head>${HEAD}</head><body><div id="page">${html}</div>${AFTER}</body></html>`;
  const document = parseHtmlDocument(text, LIMITS);
  if (document === undefined) return undefined;
  const budget = { steps: STEPS, isFixed: true };
  const parsed = new Map<string, ReturnType<typeof parseList>>();
  return {
    elements: listElements(document),
    match(element, selectors) {
      const list = parsed.get(selectors) ?? parseList(selectors);
      parsed.set(selectors, list);
      let best: Match = 0;
      for (const selector of list) {
        const match = selector === undefined ? 1 : matchSelector(element, selector, budget);
        best = Math.max(best, match) as Match;
        if (best === 2) break;
      }
      return best;
    },
  };
}

const parseList = (selectors: string) =>
  splitSelectors(selectors).map((text) => parseSelector(text));

function listElements(root: Node): PageElement[] {
  const elements: PageElement[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node) elements.push(node);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return elements;
}
