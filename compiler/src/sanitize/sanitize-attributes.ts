// Decides every attribute of a page's HTML: kept, rewritten or removed. Elements are decided in
// sanitize.ts, forms are wired in form-wiring.ts.
import { type DefaultTreeAdapterTypes, html, type Token } from 'parse5';
import { cleanStyleAttribute } from '../css/clean-css.ts';
import { isExternal, linkUrl, mediaUrl } from '../url.ts';
import { isAllowedAttribute } from './allowed.ts';
import { hasForeignReference, isAllowedSvgAttribute, isLocalReference } from './allowed-svg.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Token.Attribute;

export type Removed = {
  element: string;
  attribute?: string;
  reason: 'not_allowed' | 'handler' | 'unsafe_url' | 'foreign_frame' | 'unwired_form';
};

const ALLOWED_REL = new Set(['me', 'nofollow', 'sponsored', 'author', 'license', 'tag']);
const TARGETS = new Set(['_blank', '_self', '_top']);

export type AttributeOptions = {
  /** Told by the browser when a link that leads elsewhere is followed. */
  ping?: string;
  /** Values of `data-id` to keep; all unless given. */
  dataIds?: ReadonlySet<string> | 'all';
};

/** Rewrites `element.attrs` and records what it removed. */
export function cleanAttributes(
  element: Element,
  removals: Removed[],
  { ping = '', dataIds = 'all' }: AttributeOptions,
): void {
  const allowedAttributes: Attribute[] = [];
  for (const attribute of element.attrs) {
    if (attribute.name === 'data-id' && dataIds !== 'all' && !dataIds.has(attribute.value))
      continue;
    const removed = (reason: Removed['reason']) =>
      removals.push({ element: element.tagName, attribute: attribute.name, reason });
    const value =
      element.namespaceURI === html.NS.SVG
        ? svgValue(element, attribute, removed)
        : htmlValue(element, attribute, removed);
    if (value !== undefined) allowedAttributes.push({ name: attribute.name, value });
  }
  element.attrs = allowedAttributes;
  if (element.namespaceURI !== html.NS.HTML) return;
  if (element.tagName === 'a') finishLink(element, ping);
}

type ReportRemoval = (reason: Removed['reason']) => void;

function htmlValue(
  element: Element,
  attribute: Attribute,
  reportRemoval: ReportRemoval,
): string | undefined {
  const { name, value, prefix } = attribute;
  const tag = element.tagName;
  if (prefix || !isAllowedAttribute(tag, name)) {
    reportRemoval(/^on/i.test(name) ? 'handler' : 'not_allowed');
    return undefined;
  }
  const clean = cleanValue(tag, name, value);
  if (clean === undefined) reportRemoval(name === 'style' ? 'not_allowed' : 'unsafe_url');
  return clean;
}

function cleanValue(tag: string, name: string, value: string): string | undefined {
  if (name === 'style') return cleanStyleAttribute(value) || undefined;
  if (name === 'href' || name === 'cite') return linkUrl(value);
  // A frame's address decides what becomes of the frame, in sanitize.ts.
  if (name === 'src') return tag === 'iframe' ? value : mediaUrl(value);
  if (name === 'poster') return mediaUrl(value);
  if (name === 'srcset') return cleanSrcset(value);
  if (name === 'target') return TARGETS.has(value.toLowerCase()) ? value.toLowerCase() : undefined;
  return value;
}

/** Every address in a srcset must be safe; data addresses hold commas and are rejected there. */
function cleanSrcset(value: string): string | undefined {
  const candidates = value
    .split(',')
    .map((candidate) => candidate.trim())
    .filter(Boolean);
  const safe = candidates.every((candidate) => {
    const address = candidate.split(/\s+/)[0] ?? '';
    return !/^data:/i.test(address) && mediaUrl(address) !== undefined;
  });
  return safe ? candidates.join(', ') : undefined;
}

function svgValue(
  element: Element,
  attribute: Attribute,
  reportRemoval: ReportRemoval,
): string | undefined {
  const { name, value, prefix } = attribute;
  if (
    name === 'href' &&
    (element.tagName === 'use' ||
      element.tagName === 'mpath' ||
      /Gradient$|^pattern$|^textPath$/.test(element.tagName))
  ) {
    if (isLocalReference(value)) return value.trim();
    reportRemoval('unsafe_url');
    return undefined;
  }
  // The parser puts svg into its namespace by itself.
  if (prefix === 'xmlns' || name === 'xmlns') return undefined;
  if (prefix || !isAllowedSvgAttribute(name)) {
    reportRemoval(/^on/i.test(name) ? 'handler' : 'not_allowed');
    return undefined;
  }
  if (name === 'style') return cleanStyleAttribute(value) || undefined;
  if (hasForeignReference(value)) {
    reportRemoval('unsafe_url');
    return undefined;
  }
  return value;
}

function finishLink(link: Element, ping: string): void {
  const rel = attributeValue(link, 'rel') ?? '';
  const relations = rel
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => ALLOWED_REL.has(token));
  const href = attributeValue(link, 'href');
  const external = href !== undefined && isExternal(href);
  const tokens = external
    ? ['noopener', 'noreferrer', 'ugc', ...new Set(relations)]
    : [...new Set(relations)];
  setAttribute(link, 'rel', tokens.join(' '));
  setAttribute(link, 'referrerpolicy', external ? 'no-referrer' : '');
  setAttribute(link, 'ping', external ? ping : '');
}

export function attributeValue(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** An empty value takes the attribute away. */
function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value) element.attrs.push({ name, value });
}
