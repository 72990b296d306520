// The theme before the first paint and the theme set later must agree.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the frame of the studio before the app is there', () => {
  const drawn = () => {
    new Function(beforePaint)();
    return document.documentElement.dataset.frame;
  };

  function reset() {
    delete document.documentElement.dataset.frame;
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  }
  // Files share their window: another one may have left it at an address of the studio.
  beforeEach(reset);
  afterEach(reset);

  it('is drawn for people who are signed in, at the addresses of the studio', () => {
    window.localStorage.setItem('vys.access_token', 'token');
    expect(drawn()).toBeUndefined();
    for (const path of ['/ai-studio', '/ai-studio/new']) {
      window.history.replaceState(null, '', path);
      delete document.documentElement.dataset.frame;
      expect(drawn()).toBe('studio');
    }
    window.localStorage.setItem('vys.preferences', '{"sidebarCollapsed":true}');
    expect(drawn()).toBe('studio-wide');
  });

  it('is not drawn for visitors, who are about to sign in', () => {
    window.history.replaceState(null, '', '/ai-studio');
    expect(drawn()).toBeUndefined();
  });
});
