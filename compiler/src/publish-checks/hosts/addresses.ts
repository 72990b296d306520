// Every address of other hosts that a page holds: links, forms, frames and pictures as they came
// out, and whatever looks like an address in the code.
import { getName, isNode, type Node } from '../../parse/ast.ts';
import type { CheckContext } from '../finding.ts';
import type { Parents } from '../source-edits.ts';
import { type Element, getValues, listElements, textIn } from '../tree.ts';
import { type Host, parseHost } from './hosts.ts';

export type Address = {
  host: Host;
  url: string;
  use: 'link' | 'load' | 'code';
  /** Of the link, where there is one. */
  text: string;
  at?: number;
  element?: Element;
};

const SOURCES = ['src', 'srcset', 'poster', 'data'] as const;
const IN_TEXT = /(?:https?:[\\/]{1,8}|(?<=^)[\\/]{2})[^\s"'<>`)(]+/gi;
const IN_CSS = /url\(\s*["']?([^"')\s]+)/gi;
const MAX_ADDRESSES = 5_000;

/** Each kind has a limit of its own, so that none crowds out another. */
export function listAddresses(context: Omit<CheckContext, 'addresses'>): Address[] {
  return [
    ...inElements(context.source),
    ...inElements(context.rendered),
    ...inTexts(context),
    ...inCss(context.input.css),
  ];
}

type Hold = (url: string, details: Omit<Address, 'host' | 'url'>) => void;

function collect(read: (hold: Hold) => void): Address[] {
  const addresses: Address[] = [];
  read((url, details) => {
    if (addresses.length >= MAX_ADDRESSES) return;
    const host = parseHost(url);
    if (host) addresses.push({ host, url, ...details });
  });
  return addresses;
}

function inElements(root: Element): Address[] {
  return collect((hold) => {
    for (const element of listElements(root)) {
      const place = element.at === undefined ? {} : { at: element.at, element };
      const add = (url: string, use: Address['use'], text = '') =>
        hold(url, { use, text, ...place });
      const hrefs = [...getValues(element, 'href'), ...getValues(element, 'xlink:href')];
      const text = hrefs.length > 0 ? textIn(element) : '';
      for (const href of hrefs) add(href, 'link', text);
      for (const name of ['action', 'formaction']) {
        for (const url of getValues(element, name)) add(url, 'link');
      }
      for (const name of SOURCES) {
        for (const url of getValues(element, name)) add(url, 'load');
      }
    }
  });
}

function inTexts(context: Omit<CheckContext, 'addresses'>): Address[] {
  return collect((hold) => {
    for (const { text, at, node } of context.literals) {
      if (isAddressAttribute(context.parents(), node)) continue;
      for (const [url] of text.matchAll(IN_TEXT)) hold(url, { use: 'code', text: '', at });
    }
  });
}

function inCss(css: string): Address[] {
  return collect((hold) => {
    for (const [, url = ''] of css.matchAll(IN_CSS)) hold(url, { use: 'load', text: '' });
  });
}

/** Read with its element above. */
function isAddressAttribute(parents: Parents, node: Node): boolean {
  const parent = parents.get(node);
  const attribute = isNode(parent, 'JSXExpressionContainer') ? parents.get(parent) : parent;
  return isNode(attribute, 'JSXAttribute') && /^(?:href|src|action)$/.test(getName(attribute.name));
}
