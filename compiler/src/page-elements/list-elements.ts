// Lists what can be selected on a page that was made from a page model.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { profileElements } from '@vys/contract/page-model/theme';
import {
  findAddress,
  itemShape,
  linkShape,
  listImages,
  listTexts,
  profileShape,
  type Shape,
  sectionShape,
} from './fields.ts';
import type { Moves, Owner, PageElement } from './page-element.ts';

type Entry = { readonly id: string };
const all = { hide: true, duplicate: true, remove: true };
const nothing = { hide: false, duplicate: false, remove: false };

export function listElements({ page, theme }: PageDesign): PageElement[] {
  const found = [
    ...page.sections.filter(isShown).map((section) => sectionElement(page, section)),
    ...listLinks(page).flatMap(({ link, links, section }) => linkElements(link, links, section)),
    ...page.sections.filter(isShown).flatMap(itemElements),
    ...page.sections.filter(isShown).flatMap((section) => {
      const owner = { kind: 'section', id: section.id } as const;
      return partElements(owner, sectionShape(section.kind), section);
    }),
    ...partElements({ kind: 'profile' }, profileShape, page),
  ];
  return found.map((element) => withStyle(element, theme.elements));
}

const isShown = ({ hidden }: { hidden: boolean }) => !hidden;

/** Links that show, each with the list that it is moved in. */
function listLinks({ links, sections }: PageModel) {
  const lists: { links: readonly PageLink[]; section?: string }[] = [
    { links },
    ...sections
      .filter(isShown)
      .flatMap((section) =>
        'links' in section ? [{ links: section.links, section: section.id }] : [],
      ),
  ];
  return lists.flatMap((list) => list.links.filter(isShown).map((link) => ({ link, ...list })));
}

function sectionElement(page: PageModel, section: PageSection): PageElement {
  const { id, kind, title } = section;
  return {
    target: { key: keyOf({ kind: 'section', id }), kind: 'section', id },
    owner: { kind: 'section', id },
    name: kind,
    excerpt: shorten(title ?? ''),
    moves: movesIn(page.sections, section, isShown),
    address: findAddress(sectionShape(kind), section),
    can: all,
  };
}

function linkElements(
  link: PageLink,
  links: readonly PageLink[],
  section: string | undefined,
): PageElement[] {
  const owner: Owner = { kind: 'link', id: link.id, section };
  const key = keyOf(owner);
  const isIcon = (one: PageLink) => one.emphasis === 'icon';
  const whole = {
    owner,
    moves: movesIn(links, link, (one) => isShown(one) && isIcon(one) === isIcon(link)),
    address: findAddress(linkShape, link),
    can: all,
  };
  const parts = partElements(owner, linkShape, link).map((part) => ({
    ...whole,
    ...part,
    ...whole,
  }));
  const [title] = parts.filter(({ text }) => text?.path === 'title');
  const element: PageElement = {
    ...whole,
    target: { key, kind: 'link', id: link.id },
    name: '',
    excerpt: shorten(link.title),
    // A mark without words has its title for screen readers only.
    ...(!isIcon(link) && { text: title?.text, textKey: title?.target.key }),
  };
  const others = parts.map((part) =>
    part === title ? { ...part, target: { ...part.target, selects: key } } : part,
  );
  return [element, ...others];
}

function itemElements(section: PageSection): PageElement[] {
  if (!('items' in section)) return [];
  const items: readonly Entry[] = section.items;
  const shape = itemShape(section.kind);
  return items.flatMap((item) => {
    const owner: Owner = { kind: 'item', id: item.id, section: section.id };
    const whole = {
      owner,
      moves: movesIn(items, item, () => true),
      address: findAddress(shape, item),
      can: { ...all, hide: false },
    };
    const parts = partElements(owner, shape, item).map((part) => ({ ...part, ...whole }));
    const [first] = parts.filter(({ text }) => text !== undefined);
    const element: PageElement = {
      ...whole,
      target: {
        key: keyOf(owner),
        kind: 'item',
        id: item.id,
        within: keyOf({ kind: 'section', id: section.id }),
      },
      name: '',
      excerpt: first?.excerpt ?? '',
      text: first?.text,
      textKey: first?.target.key,
    };
    return [element, ...parts];
  });
}

/** The texts and images that an owner shows. */
function partElements(owner: Owner, shape: Shape, value: object): PageElement[] {
  const within = owner.kind === 'profile' ? undefined : keyOf(owner);
  const texts = listTexts(shape, value).map((text): PageElement => {
    const key = `${keyOf(owner)}.${text.path}`;
    return {
      target: { key, kind: 'text', within, text: text.value },
      owner,
      name: text.path,
      excerpt: shorten(text.value),
      text,
      textKey: key,
      can: nothing,
    };
  });
  const images = listImages(shape, value).map((image): PageElement => {
    const key = `${keyOf(owner)}.${image.path}`;
    const isPortrait = image.path === 'avatar';
    return {
      target: {
        key,
        kind: 'image',
        within,
        url: image.value?.url,
        id: isPortrait ? 'avatar' : undefined,
      },
      owner,
      name: image.path,
      excerpt: shorten(image.value?.alt ?? ''),
      image,
      can: nothing,
    };
  });
  return [...texts, ...images];
}

/** Of links, sections, and the parts of the profile. What stands in a section has the style of the section. */
function withStyle(element: PageElement, styles: PageDesign['theme']['elements']): PageElement {
  const { owner, text } = element;
  const part = profileElements.find((name) => name !== 'avatar' && name === text?.path);
  const id = owner.kind === 'profile' ? part : owner.kind === 'item' ? owner.section : owner.id;
  if (id === undefined) return element;
  const own = Object.hasOwn(styles, id) ? styles[id] : undefined;
  const style = {
    id,
    hasBackground: owner.kind !== 'profile',
    ...(own?.color && { color: own.color }),
    ...(own?.background && { background: own.background }),
  };
  return { ...element, style };
}

/** Indexes for a move past the neighbor that shows. */
function movesIn<One extends Entry>(
  list: readonly One[],
  entry: One,
  counts: (one: One) => boolean,
): Moves {
  const places = list.flatMap((one, index) => (counts(one) ? [index] : []));
  const at = places.indexOf(list.indexOf(entry));
  return { up: places[at - 1], down: places[at + 1] };
}

export function keyOf(owner: Owner): string {
  if (owner.kind === 'profile') return 'profile';
  return `${owner.kind}:${owner.id}`;
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`;
}
