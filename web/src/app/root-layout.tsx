// Around every screen: skip link, page title, focus after navigation, and what happens between users.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useUser } from '#web/lib/use-session.ts';

export type RouteHandle = { title: string };

export function RootLayout() {
  useScreenTitle();
  useFocusOnNavigation();
  useFreshCachePerUser();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-inverse px-4 py-2 font-medium text-on-inverse text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useScreenTitle() {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const title = handles.findLast((handle) => handle?.title)?.title;
  useEffect(() => {
    document.title = title ? `${title} · Vys` : 'Vys';
  }, [title]);
}

/** Moves the focus to the new screen, unless the screen has placed it itself. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}

/** Nothing that one user loaded is shown to the next. */
function useFreshCachePerUser() {
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    if (before.current && before.current !== userId) queryClient.clear();
    before.current = userId;
  }, [userId, queryClient]);
}
