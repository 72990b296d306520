// The links of a page in its source: anchors, and objects of a written-out list that the page draws links from.
import {
  attributeText,
  elementName,
  findAttribute,
  isNode,
  type JSXElement,
  type Node,
  readElementText,
  staticText,
} from '../../parse/ast.ts';
import { type Range, type Source, textRangesOf } from './source.ts';

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

/** In the order of the source. */
export function listLinkSites(source: Source): LinkSite[] {
  const ids = new Set(source.elements.map((element) => attributeText(element, 'id')));
  return source.nodes.flatMap((node) => {
    const site = isNode(node, 'JSXElement') ? anchorSite(source, node) : objectSite(source, node);
    const isJump = site?.url.startsWith('#') && ids.has(site.url.slice(1));
    return site === undefined || isJump ? [] : [site];
  });
}

export function keyOf({ key }: { key: Node }): string {
  return isNode(key, 'Identifier') ? key.name : (staticText(key) ?? '');
}

function objectSite(source: Source, node: Node): LinkSite | undefined {
  if (node.type !== 'ObjectExpression' || !('properties' in node)) return undefined;
  const holder = source.parents.get(node);
  if (holder?.type !== 'ArrayExpression') return undefined;
  const properties = (node.properties as Property[]).filter(({ type }) => type === 'Property');
  const url = properties.find((property) => URL_KEY.test(keyOf(property)));
  const title = properties.find((property) => TITLE_KEY.test(keyOf(property)));
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

function anchorSite(source: Source, anchor: JSXElement): LinkSite | undefined {
  const url = attributeText(anchor, 'href');
  const value = findAttribute(anchor, 'href')?.value;
  if (elementName(anchor) !== 'a' || url === undefined || !value) return undefined;
  const unit = unitOf(source, anchor);
  const label = attributeText(anchor, 'aria-label') ?? attributeText(anchor, 'title');
  return {
    title: readElementText(anchor) || label || url,
    url,
    form: 'anchor',
    titleRange: textRangesOf(anchor)[0],
    urlRange: { start: value.start, end: value.end },
    unit: { start: unit.start, end: unit.end },
    holder: source.parents.get(unit),
  };
}

/** The list item that holds nothing but this anchor, or the anchor. */
function unitOf(source: Source, anchor: JSXElement): Node {
  const parent = source.parents.get(anchor);
  const isAlone =
    isNode(parent, 'JSXElement') &&
    elementName(parent) === 'li' &&
    parent.children.every(
      (child) => child === anchor || (isNode(child, 'JSXText') && child.value.trim() === ''),
    );
  return isAlone ? parent : anchor;
}
