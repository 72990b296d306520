// Around every screen: skip link, page title, and the focus after navigation.

import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages/en.ts';

export type ScreenFrameProps = { path: string; title: string | undefined; children: ReactNode };

export function ScreenFrame({ path, title, children }: ScreenFrameProps) {
  useEffect(() => {
    document.title = title ? `${title} · Vys` : 'Vys';
  }, [title]);
  useFocusOnNavigation(path);
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-inverse px-4 py-2 font-medium text-on-inverse text-sm focus:translate-y-0"
      >
        {messages.skipToContent}
      </a>
      {children}
    </>
  );
}

let lastPath: string | undefined;

/** Moves the focus to the new screen, unless the screen has placed it itself. */
function useFocusOnNavigation(path: string) {
  const before = useRef(lastPath ?? path);
  useEffect(() => {
    if (before.current !== path) {
      const main = document.getElementById('main');
      if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    }
    before.current = path;
    lastPath = path;
  }, [path]);
}
