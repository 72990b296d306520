// The commands that a user ran last, remembered in this browser.
import { type StoredValue, storedValue } from '#web/lib/preferences/stored-value.ts';

type Recent = { ids: readonly string[] };

const MOST = 5;
const stores = new Map<string, StoredValue<Recent>>();

export function getRecentCommands(userId: string): StoredValue<Recent> {
  const known = stores.get(userId);
  if (known) return known;
  const made = storedValue<Recent>(`vys.recent-commands.${userId}`, { ids: [] });
  stores.set(userId, made);
  return made;
}

export function rememberCommand(userId: string, id: string): void {
  const recent = getRecentCommands(userId);
  const others = recent.get().ids.filter((other) => other !== id);
  recent.update({ ids: [id, ...others].slice(0, MOST) });
}
