// Actions of the completion page: publish or go to the dashboard; both ask first when edits are unsaved.

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { announcePublished } from '#web/features/accounts/sharing/first-publish/just-published.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import type { SaveMessages } from '#web/features/pages/drafts/use-page-saver.ts';
import { usePublishPage } from '#web/features/pages/publishing/publish-page.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { fireConfetti } from '#web/ui/feedback/confetti.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

/** Doc2 §8. */
export const onboardingSaveMessages: SaveMessages = {
  saved: messages.changesSaved,
  failed: () => messages.saveFailed,
};

/** Doc2 §9. */
export const REDIRECT_MS = 1_500;

type NextStep = 'publish' | 'dashboard';

export function useFinishOnboarding(
  pageId: string,
  draft: Pick<PageDraftControls, 'unsaved' | 'save'>,
) {
  const navigate = useNavigate();
  const publishing = usePublishPage();
  const [pending, setPending] = useState<NextStep | null>(null);
  const [needsConfirming, setNeedsConfirming] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(paths.dashboard), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  async function publish(unfinished: 'stop' | 'publish' = 'stop') {
    try {
      await publishing.mutateAsync({ id: pageId, unfinished });
      setNeedsConfirming(false);
      setReportOpen(false);
      announcePublished();
      toast.success(messages.pagePublishedSuccessfully);
      void fireConfetti();
      setDone(true);
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      if (code === 'pages.publish_blocked' || code === 'pages.unfinished')
        return setReportOpen(true);
      if (code === 'identity.email_unverified' && !needsConfirming) return setNeedsConfirming(true);
      toast.error(messages.publishFailed, { description: getErrorMessage(error) });
      // The name is chosen where every newcomer chooses it.
      if (code === 'pages.address_needed') navigate(paths.onboardingStep1);
    }
  }

  const runStep = (step: NextStep) => (step === 'publish' ? publish() : navigate(paths.dashboard));

  return {
    pending,
    needsConfirming,
    setNeedsConfirming,
    isReportOpen,
    setReportOpen,
    publish: (unfinished: 'stop' | 'publish') => void publish(unfinished),
    isDone,
    isPublishing: publishing.isPending,
    ask: (step: NextStep) => void (draft.unsaved ? setPending(step) : runStep(step)),
    cancel: () => setPending(null),
    async saveAndContinue() {
      if (!pending) return;
      const isSaved = await draft.save();
      setPending(null);
      if (isSaved) await runStep(pending);
    },
  };
}
