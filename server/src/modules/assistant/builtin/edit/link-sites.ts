// The links of a page in its source: anchors, and objects of a literal list that a `.map` turns into
// anchors. Each knows where its title, its address and its whole entry stand.
import {
  attributeText,
  elementName,
  findAttribute,
  isNode,
  type JSXElement,
  type Node,
  readElementText,
  staticText,
} from '@vys/compiler';
import { ancestors, type Range, type Source, textRanges } from './source.ts';

export type LinkSite = {
  title: string;
  url: string;
  form: 'anchor' | 'object';
  titleRange: Range | undefined;
  urlRange: Range;
  /** What moves or goes as one: the list item, the anchor or the object. */
  unit: Range;
  /** Entries with the same holder can change places. */
  holder: Node | undefined;
};

const URL_KEY = /^(?:url|href|link|to)$/;
const TITLE_KEY = /^(?:title|label|name|text)$/;

type Property = Node & { key: Node; value: Node };
const propertiesOf = (node: Node) => ('properties' in node ? (node.properties as Property[]) : []);

function keyOf(property: Property): string {
  if (isNode(property.key, 'Identifier')) return property.key.name;
  return staticText(property.key) ?? '';
}

function objectSite(source: Source, node: Node): LinkSite | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const holder = source.parent.get(node);
  if (holder?.type !== 'ArrayExpression') return undefined;
  const all = propertiesOf(node).filter((property) => property.type === 'Property');
  const url = all.find((property) => URL_KEY.test(keyOf(property)));
  const title = all.find((property) => TITLE_KEY.test(keyOf(property)));
  const [address, label] = [staticText(url?.value), staticText(title?.value)];
  if (!url || !title || address === undefined || label === undefined) return undefined;
  return {
    title: label,
    url: address,
    form: 'object',
    titleRange: { start: title.value.start, end: title.value.end },
    urlRange: { start: url.value.start, end: url.value.end },
    unit: { start: node.start, end: node.end },
    holder,
  };
}

function inPage(source: Source, url: string): boolean {
  return (
    url.startsWith('#') &&
    source.elements.some(
      (element) => url.length > 1 && attributeText(element, 'id') === url.slice(1),
    )
  );
}

/** The list item that holds nothing but this anchor, or the anchor. */
function unitOf(source: Source, anchor: JSXElement): Node {
  const [parent] = ancestors(source, anchor);
  const alone =
    isNode(parent, 'JSXElement') &&
    elementName(parent) === 'li' &&
    readElementText(parent) === readElementText(anchor);
  return alone ? parent : anchor;
}

function anchorSite(source: Source, anchor: JSXElement): LinkSite | undefined {
  const url = attributeText(anchor, 'href');
  const value = findAttribute(anchor, 'href')?.value;
  if (elementName(anchor) !== 'a' || url === undefined || !value || inPage(source, url))
    return undefined;
  const unit = unitOf(source, anchor);
  return {
    title:
      readElementText(anchor) ||
      attributeText(anchor, 'aria-label') ||
      attributeText(anchor, 'title') ||
      url,
    url,
    form: 'anchor',
    titleRange: textRanges(anchor)[0],
    urlRange: { start: value.start, end: value.end },
    unit: { start: unit.start, end: unit.end },
    holder: source.parent.get(unit),
  };
}

export function linkSites(source: Source): LinkSite[] {
  return source.nodes
    .map((node) =>
      isNode(node, 'JSXElement') ? anchorSite(source, node) : objectSite(source, node),
    )
    .filter((site) => site !== undefined);
}
