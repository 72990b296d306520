// Every address of other hosts that a page holds: links, forms, frames and pictures as they came
// out, and whatever looks like an address in the code.
import { isNode, type Node, nameOf } from '../ast.ts';
import type { Scene } from './finding.ts';
import { type Host, hostOf } from './hosts.ts';
import type { Parents } from './source-edits.ts';
import { type Element, elementsOf, textIn, valuesOf } from './tree.ts';

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

export function addressesOf(scene: Omit<Scene, 'addresses'>): Address[] {
  const found: Address[] = [];
  for (const root of [scene.source, scene.rendered]) {
    for (const element of elementsOf(root)) {
      const place = element.at === undefined ? {} : { at: element.at, element };
      const add = (url: string, use: Address['use'], text = '') => {
        const host = hostOf(url);
        if (host && found.length < MAX_ADDRESSES) found.push({ host, url, use, text, ...place });
      };
      const hrefs = [...valuesOf(element, 'href'), ...valuesOf(element, 'xlink:href')];
      const text = hrefs.length > 0 ? textIn(element) : '';
      for (const href of hrefs) add(href, 'link', text);
      for (const name of ['action', 'formaction']) {
        for (const url of valuesOf(element, name)) add(url, 'link');
      }
      for (const name of SOURCES) {
        for (const url of valuesOf(element, name)) add(url, 'load');
      }
    }
  }
  for (const { text, at, node } of scene.literals) {
    if (isAddressOf(scene.parents(), node)) continue;
    for (const [url] of text.matchAll(IN_TEXT)) {
      const host = hostOf(url);
      if (host && found.length < MAX_ADDRESSES)
        found.push({ host, url, use: 'code', text: '', at });
    }
  }
  for (const [, url = ''] of scene.input.css.matchAll(IN_CSS)) {
    const host = hostOf(url);
    if (host && found.length < MAX_ADDRESSES) found.push({ host, url, use: 'load', text: '' });
  }
  return found;
}

/** Read with its element above. */
function isAddressOf(parents: Parents, node: Node): boolean {
  const parent = parents.get(node);
  const attribute = isNode(parent, 'JSXExpressionContainer') ? parents.get(parent) : parent;
  return isNode(attribute, 'JSXAttribute') && /^(?:href|src|action)$/.test(nameOf(attribute.name));
}
