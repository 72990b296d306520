// The operations that change an element of the page. Pure.
import type { Operation } from '@vys/contract/page-model/operations';
import type { ElementStyle } from '@vys/contract/page-model/theme';
import type { Image } from '@vys/contract/page-model/values';
import type { Owner, PageElement, PageElements, TextField } from './page-element.ts';

/** What a typed text comes to: one line or paragraphs, no longer than the field takes. */
export function toFieldText(text: string, { hasLines, max }: TextField): string {
  const tidy = hasLines
    ? text.replace(/\r\n?/g, '\n').replace(/[^\S\n]+/g, ' ')
    : text.replace(/\s+/g, ' ');
  return tidy
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** None where it stays as it is, or where an empty text has no meaning. */
export function setText(
  { kind }: PageElements,
  { owner, text }: PageElement,
  typed: string,
): Operation[] {
  if (text === undefined) return [];
  const value = toFieldText(typed, text);
  if (value === text.value || (value === '' && !text.isOptional)) return [];
  if (kind === 'code' && owner.kind === 'section') {
    return [{ type: 'text.replace', from: text.value, to: value }];
  }
  return [setField(owner, text, value === '' ? undefined : value)];
}

/** Without a text of its own: the text goes, or what cannot be without it. */
export function removeText({ owner, text }: PageElement): Operation[] {
  if (text === undefined) return [];
  const [path = '', inner] = text.path.split('.');
  if (inner === 'caption') return [setField(owner, { path }, text.beside)];
  if (inner !== undefined || text.isOptional) return [setField(owner, { path }, undefined)];
  return removeOwner(owner);
}

export function setAddress({ owner, address }: PageElement, url: string | undefined): Operation[] {
  if (address === undefined || (url === undefined && !address.isOptional)) return [];
  return [setField(owner, address, url)];
}

export function setLink(
  elements: PageElements,
  element: PageElement,
  title: string | undefined,
  url: string | undefined,
): Operation[] {
  const titled = title === undefined ? [] : setText(elements, element, title);
  const addressed = url === element.address?.value ? [] : setAddress(element, url);
  return [...titled, ...addressed];
}

export function setImage({ owner, image }: PageElement, value: Image): Operation[] {
  return image === undefined ? [] : [setField(owner, image, value)];
}

/** A color of its own; an empty choice gives it back to the theme. */
export function setStyle(
  { style }: PageElement,
  name: 'color' | 'background',
  color: ElementStyle['color'],
): Operation[] {
  if (style === undefined) return [];
  const { id } = style;
  if (color !== undefined) return [{ type: 'element.style', id, style: { [name]: color } }];
  // The color of a text was chosen for its ground.
  const unset: ('color' | 'background')[] =
    name === 'background' ? ['background', 'color'] : [name];
  return [{ type: 'element.style', id, style: {}, unset }];
}

export function move({ owner, moves }: PageElement, direction: 'up' | 'down'): Operation[] {
  const index = moves?.[direction];
  if (index === undefined) return [];
  if (owner.kind === 'link') {
    return [{ type: 'link.move', id: owner.id, section: owner.section, index }];
  }
  if (owner.kind === 'section') return [{ type: 'section.move', id: owner.id, index }];
  if (owner.kind !== 'item') return [];
  return [{ type: 'item.move', section: owner.section, id: owner.id, index }];
}

export function hide({ owner, can }: PageElement): Operation[] {
  if (!can.hide || (owner.kind !== 'link' && owner.kind !== 'section')) return [];
  return [{ type: `${owner.kind}.hide`, id: owner.id }];
}

export function remove({ owner, can }: PageElement): Operation[] {
  return can.remove ? removeOwner(owner) : [];
}

function removeOwner(owner: Owner): Operation[] {
  if (owner.kind === 'profile') return [];
  if (owner.kind !== 'item') return [{ type: `${owner.kind}.remove`, id: owner.id }];
  return [{ type: 'item.remove', section: owner.section, id: owner.id }];
}

export function duplicate(elements: PageElements, { owner, can }: PageElement): Operation[] {
  if (!can.duplicate || owner.kind === 'profile') return [];
  const newId = copyId(owner.id, elements.ids);
  if (owner.kind !== 'item') return [{ type: `${owner.kind}.duplicate`, id: owner.id, newId }];
  return [{ type: 'item.duplicate', section: owner.section, id: owner.id, newId }];
}

function copyId(id: string, taken: readonly string[]): string {
  const stem = id.replace(/-\d+$/, '').slice(0, 34);
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}

/** Undefined removes the field. */
function setField(
  owner: Owner,
  { path, beside }: Pick<TextField, 'path' | 'beside'>,
  value: unknown,
): Operation {
  const [field = '', inner] = path.split('.');
  const changed = inner === undefined ? value : { ...beside, [inner]: value };
  const set = value === undefined ? {} : { [field]: changed };
  const unset = value === undefined ? [field] : [];
  if (owner.kind === 'profile') return { type: 'profile.set', set, unset } as Operation;
  if (owner.kind === 'link') return { type: 'link.update', id: owner.id, set, unset };
  if (owner.kind === 'section') return { type: 'section.update', id: owner.id, set, unset };
  return { type: 'item.update', section: owner.section, id: owner.id, set, unset };
}
