// Finds the parts of a page in its syntax tree, whoever wrote it: headline, line under it, picture,
// sections, footer. Every part is a range in the source. Links are in link-sites.ts.
import {
  attributeText,
  elementName,
  findAttribute,
  isNode,
  type JSXElement,
  type JSXText,
  type Node,
  parseModule,
  readElementText,
  staticText,
  walk,
} from '@vys/compiler';

export type Range = { start: number; end: number };
export type Source = {
  jsx: string;
  elements: JSXElement[];
  /** Those of h2 to h6, in the order of the page. */
  headings: JSXElement[];
  /** All nodes, parents before children. */
  nodes: Node[];
  parent: Map<Node, Node>;
};

export function readSource(jsx: string): Source | undefined {
  const parsed = parseModule(jsx);
  if (!parsed.ok) return undefined;
  const source: Source = { jsx, elements: [], headings: [], nodes: [], parent: new Map() };
  walk(parsed.program, (node, parent) => {
    source.nodes.push(node);
    if (parent) source.parent.set(node, parent);
    if (!isNode(node, 'JSXElement')) return;
    source.elements.push(node);
    if (/^h[2-6]$/.test(elementName(node))) source.headings.push(node);
  });
  return source;
}

export function classOf(element: JSXElement): string[] {
  const text = attributeText(element, 'className') ?? attributeText(element, 'class') ?? '';
  return text.split(/\s+/).filter(Boolean);
}

export const named = (source: Source, name: string) =>
  source.elements.filter((element) => elementName(element) === name);

export function ancestors(source: Source, node: Node): Node[] {
  const path: Node[] = [];
  for (let up = source.parent.get(node); up; up = source.parent.get(up)) path.push(up);
  return path;
}

export function isInside(source: Source, node: Node, name: string): boolean {
  return ancestors(source, node).some((up) => isNode(up, 'JSXElement') && elementName(up) === name);
}

/** What stands between the tags; nothing for a self-closing element. */
export function innerRange(element: JSXElement): Range | undefined {
  return element.closingElement
    ? { start: element.openingElement.end, end: element.closingElement.start }
    : undefined;
}

/** The texts in an element that are written out, as ranges without the white space around them. */
export function textRanges(element: JSXElement): Range[] {
  const ranges: Range[] = [];
  walk(element, (node) => {
    if (node.type === 'JSXAttribute') return 'skip';
    if (isNode(node, 'JSXText')) ranges.push(...trimmedText(node));
    if (isNode(node, 'JSXExpressionContainer') && staticText(node.expression)?.trim()) {
      ranges.push({ start: node.start, end: node.end });
    }
    return undefined;
  });
  return ranges;
}

function trimmedText(node: JSXText): Range[] {
  const raw = node.raw;
  if (!raw.trim()) return [];
  const lead = raw.length - raw.trimStart().length;
  return [{ start: node.start + lead, end: node.start + raw.trimEnd().length }];
}

export const headlineOf = (source: Source): JSXElement | undefined => named(source, 'h1')[0];

const BIO_CLASS = /^(?:tagline|bio|subtitle|description|intro|lead|about-text)$/i;

export function bioOf(source: Source): JSXElement | undefined {
  const byClass = source.elements.find((element) =>
    classOf(element).some((name) => BIO_CLASS.test(name)),
  );
  if (byClass) return byClass;
  const after = headlineOf(source)?.end ?? 0;
  const next = named(source, 'p').find((element) => element.start >= after);
  return next &&
    !isInside(source, next, 'footer') &&
    !isInside(source, next, 'form') &&
    !isInside(source, next, 'section')
    ? next
    : next && headlineOf(source) && sameParent(source, next, headlineOf(source))
      ? next
      : undefined;
}

function sameParent(source: Source, a: Node, b: Node | undefined): boolean {
  return b !== undefined && source.parent.get(a) === source.parent.get(b);
}

const FACE_CLASS = /avatar|profile|portrait|headshot|pfp|logo/i;

/** The picture of the person: by its class, else an image that comes before the headline is over. */
export function avatarOf(source: Source): JSXElement | undefined {
  const faces = source.elements.filter((element) =>
    classOf(element).some((name) => FACE_CLASS.test(name)),
  );
  const face =
    faces.find((element) => elementName(element) === 'img') ??
    faces.find((element) => findAttribute(element, 'role') ?? classOf(element).includes('avatar'));
  if (face) return face;
  const headline = headlineOf(source);
  const [image] = named(source, 'img');
  return image && (!headline || image.start < headline.end + 400) ? image : undefined;
}

/** The element that holds the whole page. */
export function rootOf(source: Source): JSXElement | undefined {
  return named(source, 'main')[0] ?? source.elements[0];
}

export function footerOf(source: Source): JSXElement | undefined {
  return named(source, 'footer').at(-1);
}

const SECTION_HINTS: Record<string, RegExp> = {
  about: /\babout\b/i,
  work: /\b(?:work|gallery|projects?|portfolio)\b/i,
  pricing: /\b(?:pricing|plans|prices)\b/i,
  schedule: /\b(?:schedule|events?|dates|hours)\b/i,
  testimonials: /\b(?:testimonials?|kind words|reviews?)\b/i,
  faq: /\b(?:faqs?|questions)\b/i,
  newsletter: /\b(?:newsletter|subscribe|stay in touch|mailing list|sign ?up)\b/i,
  contact: /\bcontact|get in touch\b/i,
  links: /\blinks\b/i,
};

/** A section by id, by class, by its form, or by its heading. */
export function sectionOf(source: Source, name: string): JSXElement | undefined {
  if (name === 'links') {
    const nav = source.elements.find((element) => classOf(element).includes('links'));
    return nav ?? named(source, 'nav')[0];
  }
  const blocks = [
    ...named(source, 'section'),
    ...source.elements.filter(
      (element) => elementName(element) === 'div' && attributeText(element, 'id') !== undefined,
    ),
  ];
  const hint = SECTION_HINTS[name];
  return (
    blocks.find(
      (element) => attributeText(element, 'id') === name || classOf(element).includes(name),
    ) ??
    blocks.find((element) => headingOf(source, element).match(hint ?? /^$/) !== null) ??
    (name === 'newsletter' ? formOf(source, 'newsletter') : undefined)
  );
}

function headingOf(source: Source, block: JSXElement): string {
  let [from, to] = [0, source.headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((source.headings[middle]?.start ?? 0) < block.start) from = middle + 1;
    else to = middle;
  }
  const heading = source.headings[from];
  return heading && heading.end <= block.end ? readElementText(heading) : '';
}

export function formOf(source: Source, kind: string): JSXElement | undefined {
  return named(source, 'form').find((element) => attributeText(element, 'data-form') === kind);
}

/** What the links of a page are styled by: our own classes, or the class the author gave them. */
export function buttonSelector(source: Source): string {
  if (
    source.elements.some(
      (element) => classOf(element).includes('link') && elementName(element) === 'a',
    )
  ) {
    return '.page .link, .page .button';
  }
  const anchor = source.elements.find(
    (element) => elementName(element) === 'a' && findAttribute(element, 'href'),
  );
  const name = anchor && classOf(anchor)[0];
  const root = rootOf(source);
  const holder = root && classOf(root)[0];
  return name ? `a.${name}` : holder ? `.${holder} a` : 'main a';
}
