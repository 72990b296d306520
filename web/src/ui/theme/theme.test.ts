// The theme before the first paint and the theme set later must agree.
import { afterEach, describe, expect, it, vi } from 'vitest';
import beforePaint from '../../../public/theme.js?raw';
import { readTheme, setTheme, type Theme } from './theme.ts';

const isDark = () => document.documentElement.classList.contains('dark');

describe('theme', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    window.localStorage.clear();
  });

  it.each<[Theme, boolean, boolean]>([
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    ['system', false, false],
  ])('%s with a dark system %s is dark %s, now and after a reload', (theme, system, dark) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: system } as MediaQueryList);
    setTheme(theme);
    expect(isDark()).toBe(dark);
    expect(readTheme()).toBe(theme);
    document.documentElement.classList.toggle('dark', !dark);
    new Function(beforePaint)();
    expect(isDark()).toBe(dark);
  });

  it('is dark when nothing was chosen', () => {
    document.documentElement.classList.remove('dark');
    new Function(beforePaint)();
    expect(isDark()).toBe(true);
    expect(readTheme()).toBe('dark');
  });

  it('is dark when storage is closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    document.documentElement.classList.remove('dark');
    new Function(beforePaint)();
    expect(isDark()).toBe(true);
    expect(readTheme()).toBe('dark');
  });
});
