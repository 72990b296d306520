// What the receipt says of an answer that was not used as it came.

export type Note =
  /** Left out, since neither the owner nor the page gave them. */
  | { kind: 'addresses'; names: string[] }
  /** Stayed, since no one asked to remove it. */
  | { kind: 'kept'; names: string[] }
  /** Could not be done. */
  | { kind: 'notDone'; count: number };

/** One of each kind. */
export function joinNotes(notes: readonly Note[]): Note[] {
  const namesOf = (kind: 'addresses' | 'kept') => [
    ...new Set(notes.flatMap((note) => (note.kind === kind ? note.names : []))),
  ];
  const count = notes.reduce((sum, note) => sum + (note.kind === 'notDone' ? note.count : 0), 0);
  const joined: Note[] = [
    { kind: 'addresses', names: namesOf('addresses') },
    { kind: 'kept', names: namesOf('kept') },
    { kind: 'notDone', count },
  ];
  return joined.filter((note) =>
    note.kind === 'notDone' ? note.count > 0 : note.names.length > 0,
  );
}
