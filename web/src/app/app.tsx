// Chooses between the public screens (first load) and the workspace, which is fetched for signed-in
// users only. post-login-redirect.tsx decides where to go after signing in.
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { replacePath, usePathname } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { type SignedOutReason, session } from '#web/lib/session/session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { PostLoginRedirect } from './post-login-redirect.tsx';
import { findPublicScreen, type PublicScreen } from './public-screens.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { Splash } from './splash.tsx';

export type AppProps = {
  workspace: ComponentType;
  /** Starts fetching the workspace before it is drawn, while the user is signing in. */
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
          <AppSwitch workspace={workspace} />
        </Suspense>
      </ErrorBoundary>
      <Toaster ahead={mayBeUser} />
    </>
  );
}

function AppSwitch({ workspace: Workspace }: AppProps) {
  const state = useSession();
  const path = usePathname();
  const publicScreen = findPublicScreen(path);
  if (publicScreen?.allowSignedIn) return <FramedScreen path={path} {...publicScreen} />;
  if (publicScreen) return <GuestOnly path={path} {...publicScreen} />;
  if (state.status === 'restoring') return <Splash />;
  if (state.status === 'signedOut') return <ToLogin reason={state.reason} />;
  return <Workspace />;
}

type PublicScreenProps = PublicScreen & { path: string };

function FramedScreen({ path, title, screen }: PublicScreenProps) {
  return (
    <ScreenFrame path={path} title={title}>
      {screen}
    </ScreenFrame>
  );
}

/** For visitors only: redirects signed-in users. */
function GuestOnly(publicScreen: PublicScreenProps) {
  const isRestoring = useSession().status === 'restoring';
  return isRestoring ? <Splash /> : <SettledGuestOnly {...publicScreen} />;
}

/** Mounted once the session is restored, so that it knows whether the user arrived signed in. */
function SettledGuestOnly(publicScreen: PublicScreenProps) {
  const state = useSession();
  const [wasSignedIn] = useState(() => session.getState().status !== 'signedOut');
  if (state.status !== 'signedIn') return <FramedScreen {...publicScreen} />;
  // While signing in, the form stays with its busy button until the profile is there.
  if (state.profile === 'pending')
    return wasSignedIn ? <Splash /> : <FramedScreen {...publicScreen} />;
  return <PostLoginRedirect wasSignedIn={wasSignedIn} />;
}

/** Sends visitors to the sign-in screen, with a way back unless they have just signed out. */
function ToLogin({ reason }: { reason: SignedOutReason }) {
  const [from] = useState(() => {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  });
  useEffect(() => {
    replacePath(paths.login, reason === 'signedOut' ? null : { from, reason });
  }, [reason, from]);
  return <Splash />;
}
