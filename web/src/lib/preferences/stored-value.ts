// A value kept in localStorage and shown to React: one object per key, changed by merging.
import { useSyncExternalStore } from 'react';

export type StoredValue<T> = {
  get(): T;
  update(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
};

/** Missing or unreadable parts take their default. */
export function storedValue<T extends object>(key: string, defaults: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = defaults;

  function get(): T {
    const stored = read(key);
    if (stored !== text) {
      text = stored;
      value = { ...defaults, ...parse<T>(stored) };
    }
    return value;
  }

  return {
    get,
    update(change) {
      write(key, JSON.stringify({ ...get(), ...change }));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStored<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

function parse<T>(text: string | null): Partial<T> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  return window.localStorage.getItem(key);
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or closed: the choice lasts until the page is left.
  }
}
