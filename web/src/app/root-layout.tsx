// Around every screen of the workspace: its frame, and what happens between users.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { ReconnectingStatus } from './reconnecting-status.tsx';
import { ScreenFrame } from './screen-frame.tsx';

export type RouteHandle = { title: string };

export function RootLayout() {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  useFreshCachePerUser();
  return (
    <ScreenFrame path={pathname} title={handles.findLast((handle) => handle?.title)?.title}>
      <Outlet />
      <ReconnectingStatus />
      <ScrollRestoration />
    </ScreenFrame>
  );
}

/** Another tab may sign in as a different user, who must not see what the previous user loaded. */
function useFreshCachePerUser() {
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    if (before.current && before.current !== userId) queryClient.clear();
    before.current = userId;
  }, [userId, queryClient]);
}
