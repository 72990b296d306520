// What operations on links changed.
import type { OperationOf } from '@vys/contract/page-model/operations';
import { formatDay } from '../languages.ts';
import { type Change, change } from './change.ts';
import { type Context, findLink, linkName, sectionName, titleName } from './names.ts';

export function describeLinkUpdate(
  { id, set, unset }: OperationOf<'link.update'>,
  context: Context,
): Change {
  const { texts, lang } = context;
  const before = findLink(context.before, id);
  const name = linkName(context, id);
  const changed = [...Object.keys(set), ...unset];
  if (changed.includes('title') && before) {
    return change('renamed', [], { from: titleName(before.title, lang), name });
  }
  if (changed.includes('url'))
    return change(before?.url ? 'addressChanged' : 'addressGiven', [name]);
  const field = (['description', 'image', 'icon'] as const).find((known) =>
    changed.includes(known),
  );
  if (field && changed.length === 1) {
    return change('fieldChanged', [], { field: texts.fields[field], name });
  }
  return change('updated', [name]);
}

export function describeLinkMove(
  { id, section }: OperationOf<'link.move'>,
  context: Context,
): Change {
  const name = linkName(context, id);
  const wasThere = listOf(context.before, id) === listOf(context.after, id);
  if (section !== undefined && !wasThere) {
    return change('into', [], { name, other: sectionName(context, section) });
  }
  const list = siblings(context, id);
  return place(name, list.indexOf(id), list, (other) => linkName(context, other));
}

/** Where something came to stand in its list. */
export function place(
  name: string,
  index: number,
  list: readonly string[],
  nameOf: (id: string) => string,
): Change {
  if (index <= 0) return change('toTop', [], { name });
  if (index === list.length - 1) return change('toEnd', [], { name });
  return change('below', [], { name, other: nameOf(list[index - 1] ?? '') });
}

/** The section of a link, or the list at the top of the page. */
function listOf(design: Context['before'], id: string): string {
  const section = design?.page.sections.find(
    (candidate) => 'links' in candidate && candidate.links.some((link) => link.id === id),
  );
  return section?.id ?? 'page';
}

function siblings({ after }: Context, id: string): string[] {
  const section = after.page.sections.find(({ id: own }) => own === listOf(after, id));
  const links = section && 'links' in section ? section.links : after.page.links;
  return links.map((link) => link.id);
}

export function describeSchedule(
  { id, from, until }: OperationOf<'link.schedule'>,
  context: Context,
): Change {
  const name = linkName(context, id);
  const day = (iso: string | undefined) => (iso ? formatDay(iso, context.lang) : '');
  const values = { name, from: day(from), until: day(until) };
  if (from && until) return change('scheduled', [], values);
  if (from) return change('scheduledFrom', [], values);
  return change(until ? 'scheduledUntil' : 'unscheduled', [], values);
}
