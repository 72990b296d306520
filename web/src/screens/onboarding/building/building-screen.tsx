// The page comes together: drawn at first, then the real one in three looks, or a failure that says what was kept.

import { useQueryClient } from '@tanstack/react-query';
import type { PageContent } from '@vys/contract/pages/page-content';
import { updatePage } from '@vys/contract/pages/pages';
import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type DraftLink, getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { PageMockup } from '#web/features/identity/layout/page-mockup.tsx';
import { currentPageQuery } from '#web/features/pages/current-page.ts';
import type { LooksState } from '#web/features/pages/looks/looks-state.ts';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Mark } from '#web/ui/content/brand.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { createFirstPage, PageIsThere } from '../create-first-page.ts';
import { proposePageName } from '../display-name.ts';
import { messages } from '../messages/en.ts';
import { PageIsThereNotice } from '../page-is-there-notice.tsx';
import { type Caption, captions } from './building-captions.ts';
import { MadePage } from './made-page.tsx';
import { useOnboardingProgress } from './use-onboarding-progress.ts';

type Owner = { id: string; username: string; ownName: string };

export function BuildingScreen() {
  const user = useUser();
  if (!user) return null;
  if (!user.vys_url) return <Navigate to={paths.onboardingStep1} replace />;
  const ownName = proposePageName(user, user.vys_url);
  return <BuildingFor id={user.id} username={user.vys_url} ownName={ownName} />;
}

function BuildingFor({ id, username, ownName }: Owner) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = getOnboardingDraft(id);
  const { links, linksSkipped, pageName, purpose } = draft.get();
  const chosenLinks = linksSkipped ? [] : links;
  const name = pageName.trim() || ownName;
  const [look, setLook] = useState(0);
  const chosen = useRef(look);
  const progress = useOnboardingProgress(
    async (signal) => {
      const about = linksSkipped ? '' : purpose.trim();
      // A name that the purpose gives ("my bakery Olive & Rye") wins over one that was only filled in ahead.
      const named = about !== '' && name === ownName ? '' : name;
      const input = { username, name: named, purpose: about, links: chosenLinks };
      const made = await createFirstPage({ ...input, etag: draft.get().pageEtag }, signal);
      // Also when this screen is left before its end, so that a later visit continues from here.
      draft.update({ pageId: made.page.id, pageEtag: made.page.etag });
      return made;
    },
    async ({ page, looks }) => {
      const saved = await saveLook(looks[chosen.current], chosen.current);
      draft.update({ completed: true, ...(saved && { pageEtag: saved.etag }) });
      queryClient.invalidateQueries({ queryKey: currentPageQuery.queryKey });
      loadProfile().catch(() => {});
      const state: LooksState = { looks, look: chosen.current };
      navigate(paths.onboardingComplete(page.id), { replace: true, state });
    },
  );
  const choose = (place: number) => {
    chosen.current = place;
    setLook(place);
  };
  return (
    <div className="relative grid min-h-dvh place-items-center overflow-hidden bg-canvas px-5 py-10">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(46%_46%_at_50%_38%,color-mix(in_oklab,var(--accent)_17%,transparent),transparent)]"
      />
      <main id="main" tabIndex={-1} className="relative w-full max-w-2xl text-center outline-none">
        {progress.state === 'failed' ? (
          <div className="mx-auto max-w-md text-left">
            {progress.error instanceof PageIsThere ? (
              <PageIsThereNotice headingClassName="font-display font-semibold text-fg text-xl" />
            ) : (
              <BuildingFailed error={progress.error} />
            )}
          </div>
        ) : (
          <>
            <h1 className="sr-only">{messages.buildingYourPage}</h1>
            {progress.made ? (
              <MadePage looks={progress.made.looks} value={look} onChange={choose} />
            ) : (
              <DrawnPage
                caption={captions[progress.caption]}
                name={name}
                username={username}
                links={chosenLinks}
              />
            )}
            <BuildingCaption place={progress.caption} />
          </>
        )}
      </main>
    </div>
  );
}

/** The first look is saved already. A look that can't be saved can be chosen again in the studio. */
async function saveLook(content: PageContent | undefined, place: number) {
  if (content === undefined || place === 0) return undefined;
  return await call(updatePage, { body: { content } }).catch(() => {
    toast.error(messages.lookNotSaved);
    return undefined;
  });
}

type DrawnPageProps = {
  caption: Caption | undefined;
  name: string;
  username: string;
  links: readonly DraftLink[];
};

/** Until there is a page to show. */
function DrawnPage({ caption, name, username, links }: DrawnPageProps) {
  const host = getPagesHost(useClientConfig());
  return (
    <PageMockup
      theme={caption?.theme ?? 'fern'}
      name={name}
      links={links.length > 0 ? links.map(({ title }) => title) : ['', '', '']}
      parts={caption?.parts ?? 0}
      className="mx-auto"
      {...(host ? { address: `${host}/${username}` } : {})}
    />
  );
}

function BuildingCaption({ place }: { place: number }) {
  const text = captions[place]?.text;
  return (
    <>
      <p
        key={text}
        aria-live="polite"
        className="mt-9 animate-rise-in font-display font-semibold text-fg text-lg"
      >
        {text}
      </p>
      <Progress
        hideLabel
        label={messages.buildingYourPage}
        value={place + 1}
        max={captions.length}
        className="mx-auto mt-4 max-w-56"
      />
    </>
  );
}

function BuildingFailed({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const reason = isApiError(error) && error.hasResponse ? error.message : '';
  return (
    <div className="animate-rise-in">
      <Mark className="mx-auto size-10" />
      <h1 className="mt-5 text-center font-display font-semibold text-fg text-xl">
        {messages.somethingWentWrong}
      </h1>
      <Alert tone="destructive" className="mt-6" title={messages.createPageFailed}>
        {reason ? `${reason} ` : ''}
        {messages.inputSaved}
      </Alert>
      <Button size="lg" className="mt-5 w-full" onClick={() => navigate(paths.onboardingStep2)}>
        {messages.goBack}
      </Button>
    </div>
  );
}
