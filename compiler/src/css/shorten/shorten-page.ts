// Makes the HTML and CSS of a finished page shorter so that it looks the same: without rules that match nothing,
// with values instead of custom properties that have only one, and with short names of classes. For documents that
// no code of the page changes.
import { type DefaultTreeAdapterTypes, serialize } from 'parse5';
import { keepFirstLineBreak } from '../../parse/parse-html.ts';
import { parseCssTree, printCssTree } from '../unused/css-tree.ts';
import { TooComplex } from '../used-fonts/match-selector.ts';
import { dropInitial } from './drop-initial.ts';
import { dropRepeated } from './drop-repeated.ts';
import { readPageTree } from './page-tree.ts';
import { removeUnmatched } from './remove-unmatched.ts';
import { resolveConstants } from './resolve-constants.ts';
import { shortenClasses } from './short-classes.ts';

export type StyledHtml = { html: string; css: string };

/** What is gained on larger pages is not worth the time. */
const MOST_CHARACTERS = 150_000;
/** Our scripts put elements into such pages, or move some. */
const CHANGING = / data-(?:form|past-events)[ =>]/;
/** Held apart from the elements of the page, or read as text. */
const UNREAD = /<(?:style|template|noscript)\b/i;

/** As they were where they cannot be read. `html`: the body, sanitized. `css`: minified. */
export function shortenPage({ html, css }: StyledHtml): StyledHtml {
  const isUnread = html.length + css.length > MOST_CHARACTERS || UNREAD.test(html);
  const nodes = isUnread ? undefined : parseCssTree(css);
  const page = nodes && readPageTree(html);
  const root = page?.elements.find(isPage);
  if (nodes === undefined || page === undefined || root === undefined) return { html, css };
  const own = listWithin(root);
  for (const element of own) keepFirstLineBreak(element);
  // Otherwise the tree is not the one that was printed.
  if (serialize(root) !== html) return { html, css };
  try {
    const isFixed = !CHANGING.test(html);
    const matched = isFixed ? removeUnmatched(nodes, page) : nodes;
    const resolved = isFixed ? resolveConstants(matched, page) : matched;
    const said = isFixed ? dropInitial(resolved, own) : resolved;
    const named = shortenClasses(said, own) ?? said;
    return { html: serialize(root), css: printCssTree(dropRepeated(named)) };
  } catch (error) {
    if (error instanceof TooComplex) return { html, css };
    throw error;
  }
}

type Element = DefaultTreeAdapterTypes.Element;

const isPage = ({ attrs, parentNode }: Element) =>
  parentNode?.nodeName === 'body' &&
  attrs.some(({ name, value }) => name === 'id' && value === 'page');

function listWithin(root: Element): Element[] {
  return root.childNodes.flatMap((child) =>
    'attrs' in child ? [child, ...listWithin(child)] : [],
  );
}
