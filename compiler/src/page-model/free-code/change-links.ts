// Links of freely written code: changed, added, removed and reordered where they stand.
import type { OperationOf } from '@vys/contract/page-model/operations';
import { linkUrl } from '@vys/contract/page-model/values';
import { indentAt, insertAfter, removal, type Splice, splice } from '../../text/splice.ts';
import { inserted, ordered, removed } from '../apply/lists.ts';
import { ApplyError } from '../apply-error.ts';
import type { LinkSite } from './link-sites.ts';
import type { FreeLink } from './read-free-page.ts';
import { jsString, jsxAttribute, jsxText, type Range } from './source.ts';

type Changed = { jsx: string; ids: string[] };

export function updateLink(
  jsx: string,
  site: LinkSite,
  { set, unset }: Pick<OperationOf<'link.update'>, 'set' | 'unset'>,
): string {
  const others = [...Object.keys(set), ...unset].filter((name) => !/^(?:title|url)$/.test(name));
  if (others.length > 0 || unset.length > 0)
    throw unsupported(`for ${[...others, ...unset].join(', ')}`);
  const { title, url } = set;
  const changes: Splice[] = [];
  if (typeof title === 'string') {
    if (site.titleRange === undefined) throw unsupported('for a title');
    changes.push(write(jsx, site, site.titleRange, title, 'title'));
  }
  if (url !== undefined) {
    const valid = linkUrl.safeParse(url);
    if (!valid.success) throw new ApplyError('invalid', 'not a link address');
    changes.push(write(jsx, site, site.urlRange, valid.data, 'url'));
  }
  return splice(jsx, changes);
}

function write(
  jsx: string,
  { form }: LinkSite,
  range: Range,
  text: string,
  where: 'title' | 'url',
): Splice {
  if (form === 'object')
    return { ...range, text: jsString(text, jsx.slice(range.start, range.end)) };
  return { ...range, text: where === 'title' ? jsxText(text) : jsxAttribute(text) };
}

/** An object of a list goes with one of its commas. What stands alone in an expression leaves nothing behind. */
export function removeLink(jsx: string, { unit, form, holder }: LinkSite): string {
  if (form === 'anchor') {
    return splice(jsx, [isMarkup(holder) ? removal(jsx, unit) : { ...unit, text: 'null' }]);
  }
  const tail = /^\s*,/.exec(jsx.slice(unit.end))?.[0].length ?? 0;
  const before = jsx.slice(0, unit.start).trimEnd();
  const start = tail === 0 && before.endsWith(',') ? before.length - 1 : unit.start;
  return splice(jsx, [removal(jsx, { start, end: unit.end + tail })]);
}

/** After the last link of the longest list, looking like it; then moved where that list allows it. */
export function addLink(
  jsx: string,
  links: readonly FreeLink[],
  { link, section, index }: OperationOf<'link.add'>,
): Changed {
  const { id, title, url } = link;
  const sizeOf = ({ site }: FreeLink) =>
    links.filter((other) => other.site.holder === site.holder).length;
  const most = Math.max(...links.map(sizeOf));
  const last = links.findLast((other) => sizeOf(other) === most);
  if (last?.site.form === 'anchor' && !isMarkup(last.site.holder)) throw unsupported('for a link');
  if (section !== undefined || url === undefined || last === undefined)
    throw unsupported('for a link');
  if (links.some((other) => other.id === id))
    throw new ApplyError('invalid', `the id ${id} is used twice`);
  const at = links.indexOf(last) + 1;
  const isWithin =
    index !== undefined && index < at && links[index]?.site.holder === last.site.holder;
  const ids = links.map((other) => other.id);
  if (!isWithin) {
    const added = insertedLike(jsx, last.site, title, url);
    return { jsx: splice(jsx, [added]), ids: inserted(ids, id, at) };
  }
  const next = links[index] as FreeLink;
  const entry = entryLike(jsx, last.site, title, url);
  const gap = next.site.form === 'object' ? ', ' : `\n${indentAt(jsx, next.site.unit.start)}`;
  const start = next.site.unit.start;
  return {
    jsx: splice(jsx, [{ start, end: start, text: entry + separator(jsx, next.site, gap) }]),
    ids: inserted(ids, id, index),
  };
}

function insertedLike(jsx: string, last: LinkSite, title: string, url: string): Splice {
  const entry = entryLike(jsx, last, title, url);
  if (last.form === 'anchor') return insertAfter(jsx, last.unit.end, last.unit.start, entry);
  const text = separator(jsx, last, ', ') + entry;
  return { start: last.unit.end, end: last.unit.end, text };
}

/** As entries of the list are separated: on one line, or on lines of their own. */
function separator(jsx: string, { unit, form }: LinkSite, otherwise: string): string {
  const line = jsx.slice(jsx.lastIndexOf('\n', unit.start - 1) + 1, unit.start);
  if (form === 'anchor' || line.trim() !== '') return otherwise;
  return `,\n${line}`;
}

function entryLike(jsx: string, { unit, ...site }: LinkSite, title: string, url: string): string {
  const own = (range: Range) => ({ start: range.start - unit.start, end: range.end - unit.start });
  const like = jsx.slice(unit.start, unit.end);
  const moved = { ...site, unit };
  const changes = [write(like, moved, own(site.urlRange), url, 'url')];
  if (site.titleRange) changes.push(write(like, moved, own(site.titleRange), title, 'title'));
  const pad = indentAt(jsx, unit.start);
  return splice(like, changes)
    .replace(/ (?:id|key)="[^"]*"/, '')
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(pad) ? line.slice(pad.length) : line))
    .join('\n');
}

/** Entries of one list change places; one list never takes from another. */
export function reorderLinks(
  jsx: string,
  links: readonly FreeLink[],
  operation: OperationOf<'link.move'> | OperationOf<'link.order'>,
): Changed {
  if (operation.section !== undefined) throw unsupported('for a section of links');
  const order = newOrder(links, operation);
  const changes = links.flatMap(({ site }, index): Splice[] => {
    const entry = order[index]?.site;
    if (entry === undefined || entry === site) return [];
    if (entry.holder !== site.holder) throw unsupported('to move a link from one list to another');
    return [{ ...site.unit, text: jsx.slice(entry.unit.start, entry.unit.end) }];
  });
  return { jsx: splice(jsx, changes), ids: order.map(({ id }) => id) };
}

function newOrder(
  links: readonly FreeLink[],
  operation: OperationOf<'link.move'> | OperationOf<'link.order'>,
): FreeLink[] {
  if (operation.type === 'link.order') return ordered(links, operation.ids);
  const link = links.find(({ id }) => id === operation.id);
  if (link === undefined) throw new ApplyError('not_found', `there is no link ${operation.id}`);
  return inserted(removed(links, operation.id), link, operation.index);
}

function isMarkup(holder: LinkSite['holder']): boolean {
  return holder?.type === 'JSXElement' || holder?.type === 'JSXFragment';
}

function unsupported(what: string): ApplyError {
  return new ApplyError('unsupported', `the code of this page has no place ${what}`);
}
