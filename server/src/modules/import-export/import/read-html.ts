// Reads an HTML page of another site into what an import is composed from. Interprets nothing.
import { type HtmlElement, type HtmlNode, parseHtmlDocument } from '@vys/compiler/parse/parse-html';
import { clip } from '../../../platform/formats/clip.ts';

export type Anchor = { href: string; text: string };
export type Picture = { src: string; hint: string };

export type ParsedPage = {
  title: string;
  h1: string;
  /** The first paragraph after the first heading and before the first link. */
  lead: string;
  /** By `property` or `name`, in lower case; the first of each. */
  meta: Map<string, string>;
  canonical: string;
  base: string;
  anchors: Anchor[];
  pictures: Picture[];
  /** Texts of <style> and of the style attribute of <body>. */
  css: string;
  /** The JSON in scripts. */
  data: unknown[];
  scripts: number;
  forms: number;
};

/** Far above real pages. */
const LIMITS = { depth: 400, elements: 100_000 };
const MAX_ANCHORS = 2_000;
const MAX_TEXT = 2_400;
/** Elements and texts that are read for one text, so that nested links are not read again and again. */
const MAX_TEXT_NODES = 2_000;
/** A longer value of an attribute is cut; a longer address is none. */
const MAX_VALUE = 4_000;

/** Undefined for what is nested too deeply, or holds too much, to be a page. */
export function readHtml(html: string): ParsedPage | undefined {
  const document = parseHtmlDocument(html, LIMITS);
  if (!document) return undefined;
  const page = emptyPage();
  readNodes(document.childNodes, page);
  return page;
}

function emptyPage(): ParsedPage {
  return {
    title: '',
    h1: '',
    lead: '',
    meta: new Map(),
    canonical: '',
    base: '',
    anchors: [],
    pictures: [],
    css: '',
    data: [],
    scripts: 0,
    forms: 0,
  };
}

function readNodes(nodes: readonly HtmlNode[], page: ParsedPage): void {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    readElement(node, page);
    readNodes(listChildNodes(node), page);
    // Only now it is known that the paragraph holds no link.
    if (node.tagName === 'p' && page.h1 && page.anchors.length === 0) page.lead ||= textIn(node);
  }
}

function listChildNodes(element: HtmlElement): readonly HtmlNode[] {
  return 'content' in element ? (element.content as HtmlElement).childNodes : element.childNodes;
}

function readElement(element: HtmlElement, page: ParsedPage): void {
  const { tagName } = element;
  if (tagName === 'meta') readMeta(element, page);
  else if (tagName === 'link') readLink(element, page);
  else if (tagName === 'img') readPicture(element, page);
  else if (tagName === 'a') readAnchor(element, page);
  else if (tagName === 'script') readScript(element, page);
  else if (tagName === 'form') page.forms += 1;
  else if (tagName === 'base') page.base ||= attribute(element, 'href') ?? '';
  else if (tagName === 'title') page.title ||= textIn(element);
  else if (tagName === 'h1') page.h1 ||= textIn(element);
  else if (tagName === 'style') page.css += `${rawTextIn(element)}\n`;
  else if (tagName === 'body') page.css += `body{${attribute(element, 'style') ?? ''}}\n`;
}

function attribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

function readLink(element: HtmlElement, page: ParsedPage): void {
  if (attribute(element, 'rel') === 'canonical') {
    page.canonical ||= attribute(element, 'href') ?? '';
  }
}

function readMeta(element: HtmlElement, { meta }: ParsedPage): void {
  const key =
    attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop');
  const name = (key ?? '').toLowerCase();
  const content = attribute(element, 'content') ?? '';
  if (name && !meta.has(name)) meta.set(name, clip(content, MAX_VALUE));
}

function readPicture(element: HtmlElement, page: ParsedPage): void {
  const names = ['class', 'id', 'alt', 'data-testid', 'itemprop'];
  const hint = names.map((name) => attribute(element, name) ?? '').join(' ');
  page.pictures.push({ src: attribute(element, 'src') ?? '', hint });
}

function readAnchor(element: HtmlElement, { anchors }: ParsedPage): void {
  const href = attribute(element, 'href');
  if (href === undefined || anchors.length >= MAX_ANCHORS) return;
  const label = attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '';
  anchors.push({
    href: href.length > MAX_VALUE ? '' : href,
    text: textIn(element) || clip(label, MAX_VALUE),
  });
}

/** JSON by its type, or a page's state by its first letter. */
function readScript(element: HtmlElement, page: ParsedPage): void {
  const text = rawTextIn(element);
  const isJson = /json/i.test(attribute(element, 'type') ?? '') || /^\s*[{[]/.test(text);
  try {
    if (isJson) page.data.push(JSON.parse(text));
    else page.scripts += 1;
  } catch {
    page.scripts += 1;
  }
}

function rawTextIn({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The words inside, alternative texts of images included, white space collapsed; long texts are cut. */
function textIn(element: HtmlElement): string {
  let text = '';
  let nodes = 0;
  const pending: HtmlNode[] = [...listChildNodes(element)].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes += 1;
    if (text.length >= MAX_TEXT || nodes > MAX_TEXT_NODES) break;
    if ('value' in node) text += clip(node.value, MAX_TEXT);
    if (!('tagName' in node) || node.tagName === 'style' || node.tagName === 'script') continue;
    if (/^(?:br|div|li|p|h[1-6])$/.test(node.tagName)) text += ' ';
    if (node.tagName === 'img') text += clip(attribute(node, 'alt') ?? '', MAX_TEXT);
    const children = listChildNodes(node);
    for (let i = children.length - 1; i >= 0; i -= 1) pending.push(children[i] as HtmlNode);
  }
  return text.replace(/\s+/g, ' ').trim();
}
