// The chosen color theme: dark unless the person chose otherwise. public/theme.js does the same
// before the first paint; keep the two in step.
export type Theme = 'dark' | 'light' | 'system';

const key = 'theme';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

export function readTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === 'light' || stored === 'system' ? stored : 'dark';
  } catch {
    return 'dark';
  }
}

/** Remembers the theme and applies it at once. */
export function setTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(key, theme);
  } catch {
    // Storage is closed to us: the choice lasts until the page is left.
  }
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark());
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? '#080c0a' : '#f9fbfa');
}
