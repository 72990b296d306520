// Operations on code that was written freely, where they can be grounded in its syntax tree or its CSS. Everything
// beside the place stays byte by byte.

import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { type Splice, splice } from '../../text/splice.ts';
import { ApplyError } from '../apply-error.ts';
import { addLink, removeLink, reorderLinks, updateLink } from './change-links.ts';
import { replaceText } from './change-texts.ts';
import { changeTheme } from './change-theme.ts';
import { type FreeLink, listFreeLinks, readFreePage } from './read-free-page.ts';
import {
  attributeRange,
  headlineOf,
  jsxAttribute,
  jsxText,
  portraitOf,
  readSource,
  type Source,
  taglineOf,
  wordingOf,
} from './source.ts';

/** `ids`: of the links, in the order of the source. They stay while operations follow each other. */
type Change = { jsx: string; css: string; ids: string[] };

/** All or none. `inverse` is empty: what brings freely written code back is its previous version. */
export function changeFreePage(
  content: PageContent,
  operations: readonly Operation[],
): { content: PageContent; design: PageDesign; inverse: Operation[] } {
  const start = open(content.jsx);
  const first = {
    jsx: content.jsx,
    css: content.css,
    ids: listFreeLinks(start).map(({ id }) => id),
  };
  const { jsx, css } = operations.reduce(apply, first);
  const changed = { ...content, jsx, css };
  return { content: changed, design: read(changed), inverse: [] };
}

function read(source: { jsx: string; css: string }): PageDesign {
  const design = readFreePage(source);
  if (design === undefined) throw new ApplyError('unsupported', 'the code cannot be parsed');
  return design;
}

function open(jsx: string): Source {
  const source = readSource(jsx);
  if (source === undefined) throw new ApplyError('unsupported', 'the code cannot be parsed');
  return source;
}

function apply(change: Change, operation: Operation): Change {
  const source = open(change.jsx);
  const links = listFreeLinks(source).map(({ site }, index) => ({
    id: change.ids[index] ?? '',
    site,
  }));
  const { jsx, ids } = change;
  switch (operation.type) {
    case 'link.update':
      return { ...change, jsx: updateLink(jsx, find(links, operation.id).site, operation) };
    case 'link.remove': {
      const { site, id } = find(links, operation.id);
      return { ...change, jsx: removeLink(jsx, site), ids: ids.filter((other) => other !== id) };
    }
    case 'link.add':
      return { ...change, ...addLink(jsx, links, operation) };
    case 'link.move':
    case 'link.order':
      return { ...change, ...reorderLinks(jsx, links, operation) };
    case 'text.replace':
      return { ...change, jsx: replaceText(source, operation) };
    case 'profile.set':
      return { ...change, jsx: splice(jsx, setProfile(source, operation)) };
    case 'theme.color':
    case 'theme.lightness':
    case 'theme.saturation':
    case 'theme.scheme':
    case 'theme.font':
    case 'theme.radius':
      return { ...change, css: changeTheme(source, change.css, read(change), operation) };
    default:
      throw new ApplyError('unsupported', `freely written code has no place for ${operation.type}`);
  }
}

function find(links: readonly FreeLink[], id: string): FreeLink {
  const link = links.find((candidate) => candidate.id === id);
  if (link === undefined) throw new ApplyError('not_found', `there is no link ${id}`);
  return link;
}

function setProfile(source: Source, { set, unset }: OperationOf<'profile.set'>): Splice[] {
  const { name, tagline, avatar, ...others } = set;
  const rest = [...unset, ...Object.entries(others).flatMap(([field, value]) => value ?? field)];
  if (Object.values(others).some((value) => value !== undefined) || unset.length > 0) {
    throw new ApplyError('unsupported', `freely written code has no place for ${rest.join(', ')}`);
  }
  const changes: (Splice | undefined)[] = [];
  if (name !== undefined) changes.push(wording(headlineOf(source), name));
  if (tagline !== undefined) changes.push(wording(taglineOf(source), tagline));
  if (avatar !== undefined) {
    const portrait = portraitOf(source);
    const src = portrait && attributeRange(portrait, 'src');
    const alt = portrait && attributeRange(portrait, 'alt');
    changes.push(src && { ...src, text: jsxAttribute(avatar.url) });
    if (alt) changes.push({ ...alt, text: jsxAttribute(avatar.alt) });
  }
  return changes.map((change) => {
    if (change === undefined) throw new ApplyError('unsupported', 'the page has no place for it');
    return change;
  });
}

function wording(element: ReturnType<typeof headlineOf>, text: string): Splice | undefined {
  const range = element && wordingOf(element);
  return range && { ...range, text: jsxText(text) };
}
