// Joins class names; a later Tailwind class wins over an earlier one of the same kind. tools/checks/class-merge.test.ts
// compares it with tailwind-merge, which knows all of Tailwind and would be a tenth of the first load.
import { type ClassValue, clsx } from 'clsx';
import { findKind, overriddenBy } from './class-kinds.ts';

export const cn = (...parts: ClassValue[]): string => mergeClasses(clsx(parts));

export function mergeClasses(classes: string): string {
  const kept: string[] = [];
  const taken = new Set<string>();
  for (const name of classes.split(/\s+/).reverse()) {
    const [condition, kind] = parse(name);
    if (kind !== undefined) {
      if (taken.has(condition + kind)) continue;
      for (const other of [kind, ...(overriddenBy[kind] ?? [])]) taken.add(condition + other);
    }
    if (name !== '') kept.push(name);
  }
  return kept.reverse().join(' ');
}

type Parsed = readonly [condition: string, kind: string | undefined];

/** Of all class names so far, of which there are as many as in the source. */
const parsed = new Map<string, Parsed>();

function parse(name: string): Parsed {
  const before = parsed.get(name);
  if (before) return before;
  const parts = splitAtColons(name);
  const utility = parts.pop() ?? '';
  const isImportant = utility.startsWith('!') || utility.endsWith('!');
  const found: Parsed = [
    `${parts.sort().join(':')}${isImportant ? '!' : ''} `,
    findKind(utility.replace(/^!|!$/, '').replace(/^-/, '')),
  ];
  parsed.set(name, found);
  return found;
}

/** What stands in brackets has colons of its own. */
function splitAtColons(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < name.length; place += 1) {
    const sign = name[place];
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === ':' && depth === 0) {
      parts.push(name.slice(start, place));
      start = place + 1;
    }
  }
  return [...parts, name.slice(start)];
}
