// Links whose address is still to come. A page's designs mark them for their author; visitors do not get them.
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Such a link, or an entry of a list with nothing else in it. */
export function isWaitingLink(node: Node): boolean {
  if (!('attrs' in node)) return false;
  if (node.tagName === 'li') return isWaitingEntry(node.childNodes);
  const names = node.attrs.map(({ name }) => name);
  return node.tagName === 'a' && names.includes('data-placeholder') && !names.includes('href');
}

function isWaitingEntry(inside: readonly Node[]): boolean {
  const [only, ...others] = inside.filter(
    (node) => node.nodeName !== '#text' || ('value' in node && node.value.trim() !== ''),
  );
  return only?.nodeName === 'a' && others.length === 0 && isWaitingLink(only);
}
