// How an element is called in the interface.
import type { PageElement } from '@vys/compiler/page-elements/page-element';
import { messages } from './messages/en.ts';

/** "Link", "Menu section", "Price". */
export function kindOfElement({ target: { kind }, name }: PageElement): string {
  if (kind === 'link') return messages.link;
  if (kind === 'item') return messages.item;
  if (kind === 'section') {
    const kinds: Partial<Record<string, string>> = messages.sectionKinds;
    return messages.section(kinds[name] ?? name);
  }
  return messages.fields[name] ?? (kind === 'image' ? messages.image : messages.text);
}

/** "Link: Order online". */
export function nameOfElement(element: PageElement): string {
  const kind = kindOfElement(element);
  return element.excerpt === '' ? kind : messages.named(kind, element.excerpt);
}
