// Tells who keeps public pages in memory which names to look up again: at once in this process, by
// the database in others. After a lost connection everything this process ever gave out is in doubt.
import type { Logger } from '../kit/log.ts';

export type Changes = {
  onChange(listener: (name: string) => void): void;
  tell(name: string): void;
  tellAll(): void;
  /** Under which name a user's page was last asked for. */
  remember(userId: string, name: string): void;
  nameOf(userId: string): string | undefined;
};

const REMEMBERED = 200_000;

export function createChanges(log: Logger, limit = REMEMBERED): Changes {
  const listeners: ((name: string) => void)[] = [];
  const names = new Map<string, string>();

  function tell(name: string): void {
    for (const listener of listeners) {
      try {
        listener(name);
      } catch (error) {
        log.error({ err: error, name }, 'a listener to page changes failed');
      }
    }
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    tell,
    tellAll() {
      for (const name of names.values()) tell(name);
    },
    remember(userId, name) {
      names.delete(userId);
      names.set(userId, name);
      const [oldest] = names;
      if (names.size <= limit || !oldest) return;
      // What is not remembered must not be kept elsewhere either.
      names.delete(oldest[0]);
      tell(oldest[1]);
    },
    nameOf: (userId) => names.get(userId),
  };
}
