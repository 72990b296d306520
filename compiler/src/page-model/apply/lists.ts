// Lists of things with an id, changed without touching the list that was given.

type WithId = { readonly id: string };

export function indexOfId(list: readonly WithId[], id: string): number {
  return list.findIndex((entry) => entry.id === id);
}

/** At the end when `index` is absent or too large. */
export function inserted<Entry>(list: readonly Entry[], entry: Entry, index?: number): Entry[] {
  return list.toSpliced(Math.min(index ?? list.length, list.length), 0, entry);
}

export function removed<Entry extends WithId>(list: readonly Entry[], id: string): Entry[] {
  return list.filter((entry) => entry.id !== id);
}

export function replaced<Entry extends WithId>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.map((old) => (old.id === entry.id ? entry : old));
}

/** Those that `ids` names first, in its order; the others keep theirs. */
export function ordered<Entry extends WithId>(
  list: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const named = ids.flatMap((id) => list.filter((entry) => entry.id === id));
  return [...named, ...list.filter(({ id }) => !ids.includes(id))];
}
