// The names in a document that selectors may ask for.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../parse/parse-html.ts';

export type HtmlNames = {
  /** In lower case, as attributes are. */
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** CSS in it: style attributes, styles, and attributes that read custom properties. */
  styles: readonly string[];
};

/** Written around the body of every page. */
const DOCUMENT_ELEMENTS =
  'html head meta title link style script body div footer a noscript img'.split(' ');
const DOCUMENT_IDS = ['page'];
/** Also those that browsers and the scripts of a page set when something opens or time passes. */
const DOCUMENT_ATTRIBUTES = [
  ...'charset content href lang media name property rel src style type'.split(' '),
  ...'alt class data-state data-today hidden id open'.split(' '),
];

type Node = DefaultTreeAdapterTypes.Node;
type Found = Record<Exclude<keyof HtmlNames, 'styles'>, Set<string>> & { styles: string[] };

/** Undefined for HTML that is too large to be read. */
export function readHtmlNames(html: string): HtmlNames | undefined {
  const found: Found = {
    elements: new Set(DOCUMENT_ELEMENTS),
    attributes: new Set(DOCUMENT_ATTRIBUTES),
    classes: new Set(),
    ids: new Set(DOCUMENT_IDS),
    styles: [],
  };
  const root = parseHtml(html);
  return root && collect(root, found) ? found : undefined;
}

function collect(root: Node, found: Found): boolean {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node) addNames(node, found);
    if ('content' in node) pending.push(node.content);
    if (!('childNodes' in node)) continue;
    // The parser takes scripts for available, so what stands in here is text to it.
    if (node.nodeName === 'noscript') {
      const inside = parseHtml(getText(node));
      if (inside === undefined) return false;
      pending.push(inside);
    }
    if (node.nodeName === 'style') found.styles.push(getText(node));
    for (const child of node.childNodes) pending.push(child);
  }
  return true;
}

const getText = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function addNames({ tagName, attrs }: DefaultTreeAdapterTypes.Element, found: Found): void {
  found.elements.add(tagName.toLowerCase());
  for (const { name, value } of attrs) {
    found.attributes.add(name.toLowerCase());
    if (name === 'style' || value.includes('--')) found.styles.push(value);
    if (name === 'id') found.ids.add(value);
    if (name === 'class') for (const word of value.split(/[\t\n\f\r ]+/)) found.classes.add(word);
  }
}
