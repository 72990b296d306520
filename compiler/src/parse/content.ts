// What a page shows, read from its source: links, forms, images and headings, with the faults
// an author can fix at once. What is computed while the page runs is checked after the prerender.

import {
  type Diagnostic,
  errorAt,
  type Locate,
  type PhraseText,
  say,
  warningAt,
} from '../diagnostics.ts';
import {
  DROPPED_ELEMENTS,
  FORBIDDEN_INPUTS,
  type FormKind,
  formKind,
  HTML_ELEMENTS,
} from '../sanitize/allowed.ts';
import { findEmbed } from '../sanitize/embeds.ts';
import { getScheme, linkUrl, normalizeUrl } from '../url.ts';
import {
  attributeText,
  elementName,
  findAttribute,
  getName,
  isNode,
  type JSXElement,
  type Node,
  type Program,
  readElementText,
  staticText,
  walk,
} from './ast.ts';

/** `data`: the address stands in an object the page draws its links from. */
export type PageLink = { href: string; text: string; line: number; from: 'anchor' | 'data' };
export type PageForm = {
  kind: FormKind | undefined;
  line: number;
  fields: { name: string; type: string; line: number }[];
};
/** `src` is undefined when it is computed. */
export type PageImage = { src: string | undefined; altMissing: boolean; line: number };
export type PageHeading = { level: number; text: string; line: number };
export type PageContent = {
  links: PageLink[];
  forms: PageForm[];
  images: PageImage[];
  headings: PageHeading[];
};

type Read = { content: PageContent; diagnostics: Diagnostic[] };

type Reading = Read & { locate: Locate };

export const noContent = (): Read => ({
  content: { links: [], forms: [], images: [], headings: [] },
  diagnostics: [],
});

export function readContent(program: Program, locate: Locate): Read {
  const reading: Reading = { ...noContent(), locate };
  walk(program, (node) => {
    if (isNode(node, 'JSXElement')) readElement(reading, node);
    if (node.type === 'ObjectExpression') readLinkData(reading, node);
  });
  return reading;
}

function readElement(reading: Reading, element: JSXElement): void {
  const name = elementName(element);
  if (name === 'form') readForm(reading, element);
  else if (name === 'img') readImage(reading, element);
  else if (/^h[1-6]$/.test(name)) readHeading(reading, element, Number(name[1]));
  if (name === 'a' || !/^[a-z]/.test(name)) readLink(reading, element);
  checkElement(reading, element, name);
}

/** A component with an `href` is taken for a link too. */
function readLink(reading: Reading, element: JSXElement): void {
  const href = attributeText(element, 'href');
  if (href === undefined) return;
  const { line } = reading.locate(element.start);
  checkHref(reading, href, element);
  reading.content.links.push({ href, text: readElementText(element), line, from: 'anchor' });
}

function checkHref(reading: Reading, href: string, node: Node): void {
  if (linkUrl(href) !== undefined) return;
  const text = say('linkUnsafe', getScheme(normalizeUrl(href)) ?? '');
  reading.diagnostics.push(errorAt('link_unsafe', text, reading.locate(node.start)));
}

/** `{ title: 'Shop', url: 'https://…' }`, the usual way to list links. */
function readLinkData(reading: Reading, object: Node): void {
  const values = new Map<string, string>();
  for (const property of 'properties' in object ? (object.properties as Node[]) : []) {
    if (!('key' in property) || !('value' in property)) continue;
    const key = property.key as Node;
    const name = isNode(key, 'Identifier') ? key.name : staticText(key);
    const value = staticText(property.value as Node);
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value);
  }
  const href = first(values, ['href', 'url', 'link']);
  if (href === undefined) return;
  const url = normalizeUrl(href);
  // A picture or a sentence may stand under these names as well; only scripts are surely wrong.
  const runs = /^(?:javascript|vbscript|data:text)\b/i.test(url);
  if (!runs && !(/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(url) && linkUrl(url) !== undefined)) return;
  checkHref(reading, href, object);
  const text = first(values, ['title', 'label', 'name', 'text']) ?? '';
  reading.content.links.push({ href, text, line: reading.locate(object.start).line, from: 'data' });
}

function first(values: ReadonlyMap<string, string>, keys: string[]): string | undefined {
  return keys.map((key) => values.get(key)).find((value) => value !== undefined);
}

function readForm(reading: Reading, form: JSXElement): void {
  const place = reading.locate(form.start);
  const kind = formKind(attributeText(form, 'data-form'));
  const fields: PageForm['fields'] = [];
  walk(form, (node) => {
    if (!isNode(node, 'JSXElement')) return undefined;
    const tag = elementName(node);
    // A form inside a form is read by itself.
    if (tag === 'form' && node !== form) return 'skip';
    if (!/^(?:input|textarea|select)$/.test(tag)) return undefined;
    const type = tag === 'input' ? (attributeText(node, 'type') ?? 'text') : tag;
    const { line } = reading.locate(node.start);
    fields.push({ name: attributeText(node, 'name') ?? '', type, line });
    return undefined;
  });
  reading.content.forms.push({ kind, line: place.line, fields });
  const handled = findAttribute(form, 'onSubmit') || findAttribute(form, 'onsubmit');
  const spread = form.openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
  if (kind || handled || spread) return;
  reading.diagnostics.push(warningAt('form_unwired', say('formUnwired'), place));
}

function readImage(reading: Reading, image: JSXElement): void {
  const place = reading.locate(image.start);
  const spread = image.openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
  const altMissing = !findAttribute(image, 'alt') && !spread;
  reading.content.images.push({ src: attributeText(image, 'src'), altMissing, line: place.line });
  if (!altMissing) return;
  reading.diagnostics.push(warningAt('image_without_alt', say('imageWithoutAlt'), place));
}

function readHeading(reading: Reading, heading: JSXElement, level: number): void {
  const { line } = reading.locate(heading.start);
  reading.content.headings.push({ level, text: readElementText(heading), line });
}

function checkElement(reading: Reading, element: JSXElement, name: string): void {
  const place = reading.locate(element.start);
  if (DROPPED_ELEMENTS.has(name) && !HTML_ELEMENTS.has(name) && name !== 'title') {
    reading.diagnostics.push(warningAt('element_removed', say('elementRemoved', name), place));
  }
  const problem = forbiddenUse(element, name);
  if (problem) reading.diagnostics.push(warningAt('element_removed', problem, place));
  if (!/^[a-z]/.test(name)) return;
  for (const attribute of element.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    const handler = getName(attribute.name);
    if (!/^on[a-z]/i.test(handler) || staticText(attribute.value) === undefined) continue;
    const text = say('handlerIsText', handler);
    reading.diagnostics.push(warningAt('handler_text', text, reading.locate(attribute.start)));
  }
}

function forbiddenUse(element: JSXElement, name: string): PhraseText | undefined {
  const src = name === 'iframe' ? attributeText(element, 'src') : undefined;
  if (src !== undefined && findEmbed(src) === undefined) return say('frameRemoved');
  const type = name === 'input' ? attributeText(element, 'type')?.trim().toLowerCase() : undefined;
  if (type === undefined || !FORBIDDEN_INPUTS.has(type)) return undefined;
  return say('fieldRemoved', type);
}
