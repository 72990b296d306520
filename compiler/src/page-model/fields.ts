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
  const names = [...Object.keys(set), ...unset];
  const before = value as Record<string, unknown>;
  return {
    set: Object.fromEntries(
      names.filter((name) => before[name] !== undefined).map((name) => [name, before[name]]),
    ),
    unset: names.filter((name) => before[name] === undefined),
  };
}
