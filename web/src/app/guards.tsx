// Who may be where: visitors at the doors, users inside, and users without a name in onboarding.
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { paths } from '#web/lib/paths.ts';
import { readRedirect } from '#web/lib/redirect.ts';
import { session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast.ts';
import { Splash } from './splash.tsx';

/** Lets users in; everybody else signs in first and then comes back here. */
export function RequireUser() {
  const state = useSession();
  const { pathname, search, hash, key } = useLocation();
  useEffect(() => {
    if (key) session.isAuthenticated();
  }, [key]);

  if (state.status === 'restoring') return <Splash />;
  if (state.status === 'signedOut') {
    const { absence } = state;
    const back = absence === 'left' ? null : { from: pathname + search + hash, absence };
    return <Navigate to={paths.login} replace state={back} />;
  }
  return state.profile === 'pending' || !state.user ? <Splash /> : <Outlet />;
}

/** Inside the workspace: a user without a public name chooses one first, unless they put it off. */
export function RequireName() {
  const state = useSession();
  const user = state.status === 'signedIn' ? state.user : null;
  const { skipped } = useOnboardingDraft(user?.id ?? '');
  const nameless = state.status === 'signedIn' && state.profile === 'loaded' && !user?.vys_url;
  return nameless && !skipped ? <Navigate to={paths.onboardingStep1} replace /> : <Outlet />;
}

/** For the doors: whoever is signed in goes on to where they wanted to be. */
export function GuestOnly() {
  const state = useSession();
  const [cameSignedIn] = useState(() => session.getState().status !== 'signedOut');
  if (state.status === 'restoring') return <Splash />;
  if (state.status === 'signedOut') return <Outlet />;
  // While signing in, the form stays with its busy button until the profile is there.
  if (state.profile === 'pending') return cameSignedIn ? <Splash /> : <Outlet />;
  return <Onward />;
}

const REFUSED_NOTICE = 'That link leads outside Vys, so you are on your dashboard instead.';

function Onward() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const wish = readRedirect(search.get('redirect'));
  const from = readRedirect(typeof state?.from === 'string' ? state.from : null);
  const refused = wish.kind === 'refused';
  const target = [wish, from].find((one) => one.kind === 'path')?.path ?? paths.dashboard;

  useEffect(() => {
    if (refused) toast.info(REFUSED_NOTICE);
    navigate(refused ? paths.dashboard : target, { replace: true });
  }, [navigate, refused, target]);
  return <Splash />;
}

/** `/onboarding` itself goes to where the draft stopped. */
export function OnboardingIndex() {
  const state = useSession();
  const userId = state.status === 'signedIn' ? state.user?.id : undefined;
  const { currentStep } = useOnboardingDraft(userId ?? '');
  return <Navigate to={`${paths.onboarding}/${currentStep}`} replace />;
}
