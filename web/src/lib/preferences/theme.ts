// Dark or light, as React state. The ui's theme applies and remembers it; dark is the default.
import { useSyncExternalStore } from 'react';
import { setTheme } from '#web/ui/theme/theme.ts';

const listeners = new Set<() => void>();

const isDark = () => document.documentElement.classList.contains('dark');

export function setDarkMode(dark: boolean): void {
  setTheme(dark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useDarkMode(): [dark: boolean, setDark: (dark: boolean) => void] {
  return [useSyncExternalStore(subscribe, isDark), setDarkMode];
}
