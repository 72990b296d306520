// Says of the pictures of a finished page what browsers need to load them well: which comes first, which may wait,
// how large they are, and in which widths and before which color there are some. Each looks as it did once it is
// there.
import { type DefaultTreeAdapterTypes, serialize } from 'parse5';
import { keepFirstLineBreak, parseHtml } from '../parse/parse-html.ts';
import { readPictureWidth } from './picture-widths.ts';

/** Of an image that lies on our own origin. */
export type ImageShape = {
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The same image, narrower. */
  variants: readonly { url: string; width: number }[];
  /** Of an image that one cannot see through. */
  color?: string | undefined;
};

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A picture behind more text than this, or more links, is hardly on the first screen of a phone. */
const FIRST_CHARACTERS = 400;
const FIRST_LINKS = 4;
const MOST_CHARACTERS = 300_000;
/** Beside the letters they may be much of what there is to see first. */
const MOST_EAGER = 2;

/**
 * Widths of ours count for less than any CSS, so that a picture whose height alone is set keeps its shape. Only for
 * pictures that were described here.
 */
export const PICTURE_CSS = ':where(img[sizes]){width:auto}';

export type DescribedHtml = { html: string; css: string };

/** `html`: the body, sanitized; `css`: all of the page. */
export function describeImages(page: DescribedHtml, shapes: readonly ImageShape[]): DescribedHtml {
  const isRead = page.html.length <= MOST_CHARACTERS && /<img[\s>]/.test(page.html);
  const root = isRead ? parseHtml(page.html) : undefined;
  if (root === undefined) return page;
  const { images, elements } = readImages(root);
  for (const element of elements) keepFirstLineBreak(element);
  if (serialize(root) !== page.html) return page;
  orderLoading(images);
  const known = new Map(shapes.map((shape) => [shape.url, shape]));
  const isPlain = !images.some(({ element }) => has(element, 'sizes') || has(element, 'srcset'));
  const own = images.filter(({ element }) => isPlain && known.has(value(element, 'src') ?? ''));
  const hasEdges = /object-fit:\s*(?:contain|none|scale-down)/i.test(page.css + page.html);
  const css = own.length === 0 ? page.css : PICTURE_CSS + keepRatios(page.css);
  for (const { element } of own) {
    const shape = known.get(value(element, 'src') ?? '') as ImageShape;
    describe(element, {
      ...shape,
      color: hasEdges ? undefined : shape.color,
      saysRatio: css.includes('var(--ratio,auto)'),
    });
  }
  return { html: serialize(root), css };
}

/**
 * `auto` takes the shape away that `width` and `height` give a picture before it is there, and all below it moves when
 * it comes.
 */
const keepRatios = (css: string) =>
  css.replace(/(?<![\w-])aspect-ratio:\s?auto(?=[;}])/g, 'aspect-ratio:var(--ratio,auto)');

type PageImage = { element: Element; isFirst: boolean };

function readImages(root: Node): { images: PageImage[]; elements: Element[] } {
  const images: PageImage[] = [];
  const elements: Element[] = [];
  let [characters, links] = [0, 0];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) characters += node.value.trim().length;
    if ('attrs' in node) elements.push(node);
    if (node.nodeName === 'a' && 'attrs' in node) links += 1;
    if (node.nodeName === 'img' && 'attrs' in node) {
      const isFirst = characters <= FIRST_CHARACTERS && links <= FIRST_LINKS;
      images.push({ element: node, isFirst });
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(root);
  return { images, elements };
}

/** What an author says about an image stays, but for the first, which nothing should hold up. */
function orderLoading(images: readonly PageImage[]): void {
  const first = images.filter(({ isFirst }) => isFirst).slice(0, MOST_EAGER);
  const leading =
    first.find(({ element }) => /\bcover\b/.test(value(element, 'class') ?? '')) ?? first[0];
  for (const image of images) {
    const { element } = image;
    if (!has(element, 'decoding')) set(element, 'decoding', 'async');
    if (image === leading) {
      element.attrs = element.attrs.filter(({ name }) => name !== 'loading');
      if (!has(element, 'fetchpriority')) set(element, 'fetchpriority', 'high');
    } else if (!first.includes(image) && !has(element, 'loading')) set(element, 'loading', 'lazy');
  }
}

type Described = ImageShape & { saysRatio: boolean };

function describe(
  element: Element,
  { width, height, variants, color, url, saysRatio }: Described,
): void {
  const shown = readPictureWidth(value(element, 'class') ?? '');
  if (!has(element, 'width') && !has(element, 'height')) {
    set(element, 'width', `${width}`);
    set(element, 'height', `${height}`);
  }
  // Never wider than it is: a browser takes this for the width of the image itself.
  set(element, 'sizes', `min(${shown},${width}px)`);
  if (variants.length > 0) {
    const files = [...variants, { url, width }].map((one) => `${one.url} ${one.width}w`);
    set(element, 'srcset', files.join(','));
  }
  const style = value(element, 'style');
  const isPainted = color !== undefined && !style?.includes('background');
  const all = [
    ...(style ? [style] : []),
    ...(isPainted ? [`background:${color}`] : []),
    ...(saysRatio ? [`--ratio:auto ${width}/${height}`] : []),
  ];
  element.attrs = element.attrs.filter(({ name }) => name !== 'style');
  if (all.length > 0) set(element, 'style', all.join(';'));
}

const value = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;
const has = (element: Element, name: string) => value(element, name) !== undefined;
const set = (element: Element, name: string, text: string) =>
  element.attrs.push({ name, value: text });
