// The chosen colour theme: dark unless the person chose otherwise. public/theme.js does the same
// before the first paint; keep the two in step.
export type Theme = 'dark' | 'light' | 'system';

const key = 'theme';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

export function readTheme(): Theme {
  const stored = window.localStorage.getItem(key);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** Remembers the theme and applies it at once. */
export function setTheme(theme: Theme): void {
  window.localStorage.setItem(key, theme);
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark());
  document.documentElement.classList.toggle('dark', dark);
}
