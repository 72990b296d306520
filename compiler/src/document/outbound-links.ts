// Where a finished page leads: its links, forms and players, read from the HTML that visitors get.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { MAX_HTML_CHARACTERS, parseHtml } from '../parse/parse-html.ts';

export type OutboundLinks = {
  links: { href: string; text: string }[];
  /** Kinds of the forms that send something. */
  forms: string[];
  /** Addresses of foreign players. */
  embeds: string[];
};

const LABEL_SOURCE = 5_000;

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** In the order of the page; what stands around the creator's part is left out. */
export function readOutboundLinks(html: string): OutboundLinks {
  const outboundLinks: OutboundLinks = { links: [], forms: [], embeds: [] };
  const root = parseHtml(html);
  const page = root && findPage(root);
  if (page) collect(page, outboundLinks);
  return outboundLinks;
}

function findPage(node: Node): Element | undefined {
  if ('attrs' in node && attribute(node, 'id') === 'page') return node;
  for (const child of listChildren(node)) {
    const page = findPage(child);
    if (page) return page;
  }
  return undefined;
}

/** `isInside`: within a `<noscript>`, which holds no other. */
function collect(node: Node, outboundLinks: OutboundLinks, isInside = false): void {
  if ('attrs' in node) read(node, outboundLinks, isInside);
  for (const child of listChildren(node)) collect(child, outboundLinks, isInside);
}

function read(element: Element, outboundLinks: OutboundLinks, isInside: boolean): void {
  const { tagName } = element;
  const href = attribute(element, 'href');
  if ((tagName === 'a' || tagName === 'area') && href !== undefined && !href.startsWith('#')) {
    // A facade links to a player of another site.
    if (/\bvys-embed\b/.test(attribute(element, 'class') ?? '')) outboundLinks.embeds.push(href);
    else outboundLinks.links.push({ href, text: getLabel(element) });
  }
  const src = attribute(element, 'src') ?? attribute(element, 'data-src');
  if (tagName === 'iframe' && src !== undefined) outboundLinks.embeds.push(src);
  const kind = /\/_\/forms\/[^/]+\/([a-z]+)$/.exec(attribute(element, 'action') ?? '')?.[1];
  if (tagName === 'form' && kind !== undefined) outboundLinks.forms.push(kind);
  // The parser takes scripts for available, so what stands in here is text to it.
  if (tagName === 'noscript' && !isInside) {
    const inside = parseHtml(getText(element, MAX_HTML_CHARACTERS));
    if (inside) collect(inside, outboundLinks, true);
  }
}

function getLabel(element: Element): string {
  const text = getText(element, LABEL_SOURCE).replace(/\s+/g, ' ').trim();
  return (text || attribute(element, 'aria-label') || imageText(element)).slice(0, 200);
}

function imageText(element: Element): string {
  for (const child of listChildren(element)) {
    if (!('attrs' in child)) continue;
    const text = child.tagName === 'img' ? (attribute(child, 'alt') ?? '') : imageText(child);
    if (text) return text;
  }
  return '';
}

/** As much of the words inside as is asked for: links inside links would each repeat all of it. */
function getText(node: Node, most: number): string {
  if ('value' in node) return node.value.slice(0, most);
  let text = '';
  for (const child of listChildren(node)) {
    if (text.length >= most) break;
    text += getText(child, most - text.length);
  }
  return text;
}

function listChildren(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
