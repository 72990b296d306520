// Setting and removing fields of a value, with what brings the old ones back.

export type FieldChange = {
  set: Readonly<Record<string, unknown>>;
  unset: readonly string[];
};

export function changeFields<Value extends object>(
  value: Value,
  { set, unset }: FieldChange,
): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => !unset.includes(name));
  return { ...Object.fromEntries(kept), ...set };
}

export function invertChange(
  value: object,
  { set, unset }: FieldChange,
): { set: Record<string, unknown>; unset: string[] } {
  const names = [...new Set([...Object.keys(set), ...unset])];
  const before = new Map(Object.entries(value).filter(([, field]) => field !== undefined));
  return {
    set: Object.fromEntries(
      names.filter((name) => before.has(name)).map((name) => [name, before.get(name)]),
    ),
    unset: names.filter((name) => !before.has(name)),
  };
}
