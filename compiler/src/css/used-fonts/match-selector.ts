// Whether a selector matches an element, as far as the finished document tells: states, places among siblings and
// what depends on the window may hold or not.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { splitSelectors } from '../unused/selectors.ts';
import {
  type Compound,
  type ParsedSelector,
  parseSelector,
  type SelectorTest,
} from './selector.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** 0: no, 1: perhaps, 2: yes. */
export type Match = 0 | 1 | 2;

/** The document and its CSS ask for more work than it is worth. */
export class TooComplex extends Error {}

/** Steps that are left, for all matches of a document. `isFixed`: nothing adds or moves elements. */
export type Budget = { steps: number; isFixed?: boolean };

/** Attributes that browsers, visitors and our own scripts change. */
const CHANGING =
  /^(?:open|hidden|checked|disabled|value|style|title|lang|dir|data-state|data-today|aria-.*)$/;

export function matchSelector(
  element: Element,
  { compounds, combinators }: ParsedSelector,
  budget: Budget,
): Match {
  const from = (index: number, at: Element): Match => {
    budget.steps -= 1;
    if (budget.steps < 0) throw new TooComplex();
    const own = matchCompound(at, compounds[index] as Compound, budget);
    if (own === 0 || index === 0) return own;
    let best: Match = 0;
    for (const candidate of candidates(at, combinators[index - 1] as string)) {
      best = Math.max(best, from(index - 1, candidate)) as Match;
      if (best === 2) break;
    }
    return Math.min(own, best) as Match;
  };
  return from(compounds.length - 1, element);
}

function* candidates(element: Element, combinator: string): Generator<Element> {
  if (combinator === '+' || combinator === '~') {
    const siblings = element.parentNode?.childNodes.filter((node) => 'attrs' in node) ?? [];
    const before = siblings.slice(0, siblings.indexOf(element)).reverse();
    yield* combinator === '+' ? before.slice(0, 1) : before;
    return;
  }
  for (let parent = element.parentNode; parent && 'attrs' in parent; parent = parent.parentNode) {
    yield parent;
    if (combinator === '>') return;
  }
}

function matchCompound(element: Element, compound: Compound, budget: Budget): Match {
  let result: Match = 2;
  for (const test of compound) {
    result = Math.min(result, matchTest(element, test, budget)) as Match;
    if (result === 0) return 0;
  }
  return result;
}

function matchTest(element: Element, test: SelectorTest, budget: Budget): Match {
  switch (test.kind) {
    case 'element':
      return isSame(element.tagName.toLowerCase(), test.name.toLowerCase());
    case 'id':
      return isSame(attribute(element, 'id'), test.name);
    case 'class':
      return (attribute(element, 'class') ?? '').split(/[\t\n\f\r ]+/).includes(test.name) ? 2 : 0;
    case 'attribute':
      return matchAttribute(element, test);
    case 'pseudo':
      return matchPseudo(element, test, budget);
  }
}

const isSame = (value: string | undefined, wanted: string): Match => (value === wanted ? 2 : 0);

function matchAttribute(
  element: Element,
  { name, value }: { name: string; value?: string | undefined },
): Match {
  if (CHANGING.test(name)) return 1;
  const own = attribute(element, name);
  if (own === undefined) return 0;
  if (value === undefined) return 2;
  const exact = /^=(?:"([^"\\]*)"|'([^'\\]*)'|([\w-]+))$/.exec(value);
  return exact ? isSame(own, exact[1] ?? exact[2] ?? exact[3] ?? '') : 1;
}

function matchPseudo(
  element: Element,
  { name, inside }: { name: string; inside?: string | undefined },
  budget: Budget,
): Match {
  if (name === ':root') return element.tagName === 'html' ? 2 : 0;
  if (name === ':has' && inside !== undefined && budget.isFixed) {
    return matchHas(element, inside, budget);
  }
  const isNegated = name === ':not';
  if (inside === undefined || !(isNegated || name === ':is' || name === ':where')) return 1;
  let best: Match = 0;
  for (const text of splitSelectors(inside)) {
    const selector = parseSelector(text);
    const match = selector === undefined ? 1 : matchSelector(element, selector, budget);
    best = Math.max(best, match) as Match;
  }
  return isNegated ? ((2 - best) as Match) : best;
}

/** What the selectors within select around the element counts too, so more than one part is never certain. */
function matchHas(element: Element, inside: string, budget: Budget): Match {
  let best: Match = 0;
  for (const text of splitSelectors(inside)) {
    const isChild = text.trimStart().startsWith('>');
    const selector = parseSelector(isChild ? text.trimStart().slice(1) : text);
    if (selector === undefined || /^\s*[+~]/.test(text)) return 1;
    const most = selector.compounds.length === 1 ? 2 : 1;
    for (const candidate of isChild ? childrenOf(element) : descendants(element)) {
      best = Math.max(best, Math.min(most, matchSelector(candidate, selector, budget))) as Match;
      if (best === 2) return 2;
    }
  }
  return best;
}

const childrenOf = ({ childNodes }: Element): Element[] =>
  childNodes.filter((node) => 'attrs' in node);

function* descendants(element: Element): Generator<Element> {
  for (const child of childrenOf(element)) {
    yield child;
    yield* descendants(child);
  }
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name.toLowerCase() === name)?.value;
}
