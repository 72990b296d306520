// Who may be where inside the app: users, and users without a public name in onboarding. Visitors
// are led to the sign-in screen by app.tsx.
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { session } from '#web/lib/session/session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Splash } from './splash.tsx';

/** Lets users in as soon as it is known who they are, and looks at every step whether they still are. */
export function RequireUser() {
  const state = useSession();
  const { key } = useLocation();
  useEffect(() => {
    if (key) session.isAuthenticated();
  }, [key]);

  const isKnown = state.status === 'signedIn' && state.profile !== 'pending' && state.user;
  return isKnown ? <Outlet /> : <Splash />;
}

/** Inside the workspace: a user without a public name chooses one first, unless they put it off. */
export function RequireName() {
  const state = useSession();
  const user = state.status === 'signedIn' ? state.user : null;
  const { skipped } = useOnboardingDraft(user?.id ?? '');
  const nameless = state.status === 'signedIn' && state.profile === 'loaded' && !user?.vys_url;
  return nameless && !skipped ? <Navigate to={paths.onboardingStep1} replace /> : <Outlet />;
}

/** `/onboarding` itself goes to where the draft stopped. */
export function OnboardingIndex() {
  const state = useSession();
  const userId = state.status === 'signedIn' ? state.user?.id : undefined;
  const { currentStep } = useOnboardingDraft(userId ?? '');
  return <Navigate to={`${paths.onboarding}/${currentStep}`} replace />;
}
