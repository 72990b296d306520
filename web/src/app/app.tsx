// Decides which half of the product shows: the light screens in front of the app, or the workspace,
// which is fetched only for users. Where people go when they have come in is in onward.tsx.
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { replaceAddress, usePathname } from '#web/lib/address.ts';
import { paths } from '#web/lib/paths.ts';
import { type Absence, session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { type DoorScreen, findDoorScreen } from './door-screens.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Onward } from './onward.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { Splash } from './splash.tsx';

export type AppProps = {
  workspace: ComponentType;
  /** Starts fetching the workspace before it is drawn, while somebody is signing in. */
  fetchWorkspace?: () => void;
};

export function App({ workspace, fetchWorkspace }: AppProps) {
  const { status } = useSession();
  // A tab that still looks for a session in other tabs has none of its own.
  const mayBeUser = status === 'signedIn' || (status === 'restoring' && !!session.userId);
  useEffect(() => {
    if (mayBeUser) fetchWorkspace?.();
  }, [mayBeUser, fetchWorkspace]);
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<Splash />}>
          <Half workspace={workspace} />
        </Suspense>
      </ErrorBoundary>
      <Toaster ahead={mayBeUser} />
    </>
  );
}

function Half({ workspace: Workspace }: AppProps) {
  const state = useSession();
  const path = usePathname();
  const door = findDoorScreen(path);
  if (door?.forEverybody) return <Door path={path} {...door} />;
  if (door) return <GuestDoor path={path} {...door} />;
  if (state.status === 'restoring') return <Splash />;
  if (state.status === 'signedOut') return <ToLogin absence={state.absence} />;
  return <Workspace />;
}

type DoorProps = DoorScreen & { path: string };

function Door({ path, title, screen }: DoorProps) {
  return (
    <ScreenFrame path={path} title={title}>
      {screen}
    </ScreenFrame>
  );
}

/** For visitors only: whoever is signed in goes on to where they wanted to be. */
function GuestDoor(door: DoorProps) {
  const isRestoring = useSession().status === 'restoring';
  return isRestoring ? <Splash /> : <SettledGuestDoor {...door} />;
}

/** Drawn once it is known who is there, so that it can tell who came signed in. */
function SettledGuestDoor(door: DoorProps) {
  const state = useSession();
  const [cameSignedIn] = useState(() => session.getState().status !== 'signedOut');
  if (state.status !== 'signedIn') return <Door {...door} />;
  // While signing in, the form stays with its busy button until the profile is there.
  if (state.profile === 'pending') return cameSignedIn ? <Splash /> : <Door {...door} />;
  return <Onward cameSignedIn={cameSignedIn} />;
}

/** Everybody else signs in first and then comes back here, unless they have just left. */
function ToLogin({ absence }: { absence: Absence }) {
  const [from] = useState(() => {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  });
  useEffect(() => {
    replaceAddress(paths.login, absence === 'left' ? null : { from, absence });
  }, [absence, from]);
  return <Splash />;
}
