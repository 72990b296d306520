// Turns a published document into a standalone file that makes no requests, sends nothing, and finds its
// assets beside itself. The server collects those files.
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { replaceUrls } from '../css/replace-urls.ts';
import { escapeJson, escapeScript } from '../escape.ts';
import { getScheme, normalizeUrl } from '../url.ts';
import { readDocumentLanguage } from './document-language.ts';
import { documentLanguage, documentMessages } from './messages.ts';

export type StaticExportOptions = {
  /** Where files lie beside the document, by the address that the document names. */
  files: ReadonlyMap<string, string>;
  /** The modules that the page's own script takes: a name for each address, and under each name the
   *  module itself as `data:`. Without them all scripts are left out. */
  modules?: { names: ReadonlyMap<string, string>; imports: Readonly<Record<string, string>> };
  /** Origin of the page; its relative links are made absolute. */
  origin: string;
  /** Recipient of the forms. Without it forms send nothing. */
  mailTo?: string;
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Names no host, so that nothing is requested. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file: data:; font-src 'self' file: data:; script-src 'unsafe-inline' data:; base-uri 'none'";

const LOADED = ['src', 'poster', 'background'];

/** What a browser would load to show the document, without `data:` and without scripts. */
export function readAssets(html: string): string[] {
  const assetUrls = new Set<string>();
  const keep = (address: string) => {
    assetUrls.add(address);
    return undefined;
  };
  each(parse(html), (element) => visitAddresses(element, keep));
  return [...assetUrls];
}

/** `left`: addresses that the document no longer asks for, as their files are not there. */
export function toStandaloneHtml(
  html: string,
  options: StaticExportOptions,
): { html: string; left: string[]; forms: number } {
  const document = parse(html);
  const remaining = new Set<string>();
  const find = (address: string) => {
    const file = options.files.get(address);
    if (file === undefined) remaining.add(address);
    return file;
  };
  let forms = 0;
  each(document, (element) => {
    visitAddresses(element, find);
    dropRequests(element);
    if (element.tagName === 'a') absolutizeLink(element, options.origin);
    if (element.tagName === 'form' && rewireForm(element, options.mailTo)) forms += 1;
    if (element.tagName === 'head') element.childNodes.unshift(...policy(element));
  });
  inlineModules(document, options.modules);
  if (forms > 0 && options.mailTo === undefined) addNote(document, readDocumentLanguage(html) ?? '');
  return { html: serialize(document), left: [...remaining], forms };
}

/** Children first. */
function each(node: Node, visit: (element: Element) => void): void {
  if ('childNodes' in node) for (const child of [...node.childNodes]) each(child, visit);
  if ('content' in node) each(node.content, visit);
  if ('attrs' in node) visit(node);
}

/** Hands out every address that would be loaded; without a result the place is left empty. */
function visitAddresses(element: Element, find: (address: string) => string | undefined): void {
  const inCss = (css: string) =>
    replaceUrls(css, (address) => {
      return isLocal(address) ? undefined : `url("${find(address) ?? 'data:,'}")`;
    });
  element.attrs = element.attrs.flatMap((attribute) => {
    const { name, value } = attribute;
    if (name === 'style') return [{ name, value: inCss(value) }];
    if (name === 'srcset' || name === 'imagesrcset') return [];
    if (!isLoaded(element, name) || isLocal(value)) return [attribute];
    const file = find(value);
    return file === undefined ? [] : [{ name, value: file }];
  });
  if (element.tagName !== 'style') return;
  for (const child of element.childNodes) if ('value' in child) child.value = inCss(child.value);
}

function isLoaded({ tagName }: Element, name: string): boolean {
  if (LOADED.includes(name)) return true;
  // Of drawings: <image>, <use> and the like.
  return /^(?:xlink:)?href$/.test(name) && !['a', 'area', 'link', 'base'].includes(tagName);
}

/** Nothing is loaded for it, or it was put there for this copy. */
function isLocal(address: string): boolean {
  const url = normalizeUrl(address);
  return (
    url === '' || url.startsWith('#') || getScheme(url) === 'data' || /^files\/[\w.-]+$/.test(url)
  );
}

const DROPPED_META = new Set(['og:url', 'og:image', 'twitter:image']);

function dropRequests(element: Element): void {
  const { tagName } = element;
  element.attrs = element.attrs.filter(({ name }) => name !== 'ping');
  const names = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  const rel = attribute(element, 'rel') ?? '';
  const href = attribute(element, 'href') ?? '';
  const isOurs = tagName === 'a' && /(?:^|\/)_\/report\//.test(href);
  const isPointer = tagName === 'link' && !(rel === 'icon' && href.startsWith('data:'));
  const isMeta = tagName === 'meta' && DROPPED_META.has(names);
  const isEmpty = tagName === 'footer' && element.childNodes.length === 0;
  if (isOurs || isPointer || isMeta || isEmpty || tagName === 'iframe') remove(element);
}

function absolutizeLink(link: Element, origin: string): void {
  for (const attr of link.attrs) {
    if (attr.name === 'href' && /^\/(?![\\/])/.test(attr.value)) attr.value = origin + attr.value;
  }
}

/** True for a form that has sent something. */
function rewireForm(form: Element, mailTo: string | undefined): boolean {
  if (attribute(form, 'action') === undefined) return false;
  const sending = ['action', 'method', 'enctype', 'target'];
  form.attrs = form.attrs.filter(({ name }) => !sending.includes(name));
  if (mailTo === undefined) {
    form.attrs.push({ name: 'method', value: 'dialog' });
    return true;
  }
  form.attrs.push(
    { name: 'action', value: `mailto:${mailTo}` },
    { name: 'method', value: 'post' },
    { name: 'enctype', value: 'text/plain' },
  );
  return true;
}

/** The page's own script stays; counting and what came from elsewhere do not. Browsers load no
 *  module from a file, so modules stand in the document and are named by an import map. */
function inlineModules(document: Parent, modules: StaticExportOptions['modules']): void {
  each(document, (element) => {
    if (element.tagName !== 'script') return;
    const type = attribute(element, 'type') ?? '';
    if (type === 'application/ld+json') return;
    if (type !== 'module' || modules === undefined) return remove(element);
    const text = element.childNodes[0];
    if (!text || !('value' in text)) return;
    for (const [address, name] of modules.names) {
      text.value = text.value.replaceAll(address, name);
    }
    text.value = escapeScript(text.value);
    const { imports } = modules;
    const map = make(element, 'script', [['type', 'importmap']], escapeJson({ imports }));
    const siblings = element.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(element), 0, map);
  });
}

function policy(head: Element): Element[] {
  const attrs: [string, string][] = [
    ['http-equiv', 'Content-Security-Policy'],
    ['content', POLICY],
  ];
  return [make(head, 'meta', attrs)];
}

function addNote(document: Parent, pageLanguage: string): void {
  const language = documentLanguage(pageLanguage);
  const { formsOff } = documentMessages[language];
  each(document, (element) => {
    if (element.tagName !== 'body') return;
    const style = 'padding:8px 16px;text-align:center;font-size:14px';
    const attrs: [string, string][] = [
      ['lang', language],
      ['style', style],
    ];
    const note = make(element, 'p', attrs, formsOff);
    const page = element.childNodes.findIndex((child) => 'attrs' in child);
    element.childNodes.splice(page + 1, 0, note);
  });
}

function make(near: Element, tagName: string, attrs: [string, string][], text?: string): Element {
  const element: Element = {
    nodeName: tagName,
    tagName,
    namespaceURI: near.namespaceURI,
    attrs: attrs.map(([name, value]) => ({ name, value })),
    parentNode: near,
    childNodes: [],
  };
  if (text !== undefined) {
    element.childNodes.push({ nodeName: '#text', value: text, parentNode: element });
  }
  return element;
}

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
