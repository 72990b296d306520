// Time zones to choose from, by their names in the tz database.

/** As options of a list; `chosen` is among them even where the browser does not list it, such as UTC. */
export function listTimeZones(chosen?: string): { value: string; label: string }[] {
  const names = new Set(Intl.supportedValuesOf('timeZone'));
  if (chosen) names.add(chosen);
  return [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
