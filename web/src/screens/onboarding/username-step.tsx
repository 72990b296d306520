// Step 1: choose the public name, watched live. Saving it sets the address of the public page.

import type { User } from '@vys/contract/identity/accounts';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  completeStep,
  getOnboardingDraft,
  useOnboardingDraft,
} from '#web/features/accounts/onboarding-draft.ts';
import {
  forgetClaimedUsername,
  readClaimedUsername,
} from '#web/features/accounts/username/claimed-username.ts';
import { MoveAddressDialog } from '#web/features/accounts/username/move-address-dialog.tsx';
import {
  type UsernameForm,
  useUsernameForm,
} from '#web/features/accounts/username/use-username-form.ts';
import { UsernameInput } from '#web/features/accounts/username/username-input.tsx';
import {
  cleanUsername,
  isProposedUsername,
} from '#web/features/accounts/username/username-rules.ts';
import { UsernameSuggestions } from '#web/features/accounts/username/username-suggestions.tsx';
import { PageMockup } from '#web/features/identity/layout/page-mockup.tsx';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

export function UsernameStep() {
  const user = useUser();
  return user && <NameForm user={user} />;
}

function NameForm({ user }: { user: User }) {
  const { id: userId, vys_url: own, full_name: fullName } = user;
  const navigate = useNavigate();
  const host = getPagesHost(useClientConfig());
  const draft = useOnboardingDraft(userId);
  const [claimed] = useState(readClaim);
  const form = useUsernameForm({
    initialUsername: draft.username || own || claimed || reservedName(user),
    currentUsername: own,
    onType: (typed) =>
      getOnboardingDraft(userId).update({ username: typed, usernameAvailable: false }),
    onSaved(saved) {
      getOnboardingDraft(userId).update({
        username: saved,
        usernameAvailable: true,
        skipped: false,
      });
      completeStep(userId, 'step-1', 'step-2');
      navigate(paths.onboardingStep2);
    },
  });
  useClaim(own === '' ? claimed : '', form);
  const { username } = form;
  const { data: page } = useCurrentPage();
  const [isConfirming, setConfirming] = useState(false);
  // Visitors may be there already: also while it is not known.
  const movesPage = own !== '' && username !== own && (page?.status ?? 'published') === 'published';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (movesPage && page !== null && form.isReady) setConfirming(true);
    else void form.submit();
  }

  function skip() {
    getOnboardingDraft(userId).update({ skipped: true });
    navigate(paths.dashboard);
  }

  return (
    <OnboardingFrame
      step={1}
      title={messages.chooseYourUsername}
      intro={messages.usernameIntro}
      picture={<AddressPicture host={host} username={username} fullName={fullName} />}
    >
      <form noValidate onSubmit={submit} className="mt-9 flex flex-col gap-7 lg:max-w-md">
        <FormError>{form.problem}</FormError>
        <div className="flex flex-col gap-2">
          <UsernameInput form={form} autoFocus className="h-12 text-base" />
          <UsernameSuggestions form={form} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" size="lg" className="-ml-5" onClick={skip}>
            {messages.skipForNow}
          </Button>
          <Button type="submit" size="lg" disabled={!form.isReady} loading={form.isSaving}>
            {messages.next}
          </Button>
        </div>
      </form>
      <MoveAddressDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        from={own}
        to={username}
        isMoving={form.isSaving}
        onMove={() => void form.submit().then(() => setConfirming(false))}
      />
    </OnboardingFrame>
  );
}

/** The name that was chosen on the sign-in screen of another browser: registration has kept it. */
const reservedName = ({ username, email }: User) =>
  isProposedUsername(username, email) ? '' : username;

const readClaim = () => cleanUsername(readClaimedUsername());

/** A name that was chosen on the sign-in screen is taken without a further press, once, if it is available. */
function useClaim(claimed: string, { username, isReady, submit }: UsernameForm): void {
  const isWaiting = claimed !== '' && username === claimed && readClaim() === claimed;
  const canTake = isWaiting && isReady;
  useEffect(() => {
    if (!canTake) return;
    forgetClaimedUsername();
    void submit();
  }, [canTake, submit]);
}

function AddressPicture(props: { host: string; username: string; fullName: string }) {
  const { host, username, fullName } = props;
  return (
    <div className="relative flex flex-col items-center">
      <PageMockup
        theme="fern"
        name={fullName || username || 'You'}
        links={['', '', '']}
        className="max-lg:hidden"
      />
      <p
        aria-live="polite"
        className="max-w-[calc(100vw-2.5rem)] truncate rounded-full border border-line-strong bg-overlay px-5 py-2.5 font-medium text-base shadow-lg lg:absolute lg:bottom-14"
      >
        <span className="text-muted">{host}/</span>
        <span className="text-accent-text">{username || messages.yourname}</span>
      </p>
    </div>
  );
}
