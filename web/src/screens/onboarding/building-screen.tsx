// The page comes together before one's eyes, or a failure that says what was kept.

import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { PageMockup } from '#web/features/identity/layout/page-mockup.tsx';
import { currentPageQuery } from '#web/features/pages/current-page.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { captions } from './building-captions.ts';
import { createFirstPage } from './create-first-page.ts';
import { messages } from './messages.ts';
import { useOnboardingProgress } from './use-onboarding-progress.ts';

type Owner = { id: string; username: string; fullName: string };

export function BuildingScreen() {
  const user = useUser();
  if (!user) return null;
  if (!user.vys_url) return <Navigate to={paths.onboardingStep1} replace />;
  return <BuildingFor id={user.id} username={user.vys_url} fullName={user.full_name} />;
}

function BuildingFor({ id, username, fullName }: Owner) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const host = getPagesHost(useClientConfig());
  const draft = getOnboardingDraft(id);
  const { links, linksSkipped } = draft.get();
  const chosenLinks = linksSkipped ? [] : links;

  const progress = useOnboardingProgress(
    (signal) => createFirstPage({ username, links: chosenLinks }, signal),
    (pageId) => {
      draft.update({ completed: true, pageId });
      queryClient.invalidateQueries({ queryKey: currentPageQuery.queryKey });
      loadProfile().catch(() => {});
      navigate(paths.onboardingComplete(pageId), { replace: true });
    },
  );

  const caption = progress.state === 'building' ? captions[progress.caption] : undefined;
  return (
    <div className="relative grid min-h-dvh place-items-center overflow-hidden bg-canvas px-5 py-10">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(46%_46%_at_50%_38%,color-mix(in_oklab,var(--accent)_17%,transparent),transparent)]"
      />
      <main id="main" tabIndex={-1} className="relative w-full max-w-md text-center outline-none">
        {progress.state === 'failed' ? (
          <BuildingFailed error={progress.error} />
        ) : (
          <>
            <PageMockup
              theme={caption?.theme ?? 'fern'}
              name={fullName || username}
              links={chosenLinks.length > 0 ? chosenLinks.map(({ title }) => title) : ['', '', '']}
              parts={caption?.parts ?? 0}
              className="mx-auto"
              {...(host ? { address: `${host}/${username}` } : {})}
            />
            <h1 className="sr-only">{messages.buildingYourPage}</h1>
            <p
              key={caption?.text}
              aria-live="polite"
              className="mt-9 animate-rise-in font-display font-semibold text-fg text-lg"
            >
              {caption?.text}
            </p>
            <Progress
              hideLabel
              label={messages.buildingYourPage}
              value={progress.caption + 1}
              max={captions.length}
              className="mx-auto mt-4 max-w-56"
            />
          </>
        )}
      </main>
    </div>
  );
}

function BuildingFailed({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const reason = isApiError(error) && error.hasResponse ? error.message : '';
  return (
    <div className="animate-rise-in text-left">
      <Mark className="mx-auto size-10" />
      <h1 className="mt-5 text-center font-display font-semibold text-fg text-xl">
        {messages.somethingWentWrong}
      </h1>
      <Alert tone="destructive" className="mt-6" title={messages.failedToCreateYour}>
        {reason ? `${reason} ` : ''}
        {messages.yourUsernameAndLinks}
      </Alert>
      <Button size="lg" className="mt-5 w-full" onClick={() => navigate(paths.onboardingStep2)}>
        {messages.goBack}
      </Button>
    </div>
  );
}
