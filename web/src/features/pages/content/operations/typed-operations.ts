// What is typed into the fields of one part of the page, as one operation.
import type { Operation } from '@vys/contract/page-model/operations';

/** A part of the page that has fields. */
export type Target =
  | { on: 'profile' }
  | { on: 'link' | 'section'; id: string }
  | { on: 'item'; section: string; id: string };

/** By the name of the field; undefined removes it. */
export type FieldValues = Readonly<Record<string, unknown>>;

export const isSameTarget = (a: Target, b: Target): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export function updateOperation(target: Target, values: FieldValues): Operation {
  const entries = Object.entries(values);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const unset = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  switch (target.on) {
    case 'profile':
      // The form takes the names of its fields from the schema of the profile.
      return { type: 'profile.set', set, unset } as Operation;
    case 'link':
      return { type: 'link.update', id: target.id, set, unset };
    case 'section':
      return { type: 'section.update', id: target.id, set, unset };
    case 'item':
      return { type: 'item.update', section: target.section, id: target.id, set, unset };
  }
}
