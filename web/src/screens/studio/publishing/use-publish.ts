// Publishes from the studio: saves the draft first.

import { errorMessages } from '@vys/contract/pages/messages/en';
import { useState } from 'react';
import { announcePublished } from '#web/features/accounts/sharing/first-publish/just-published.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { usePublishPage } from '#web/features/pages/publishing/publish-page.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { fireConfetti } from '#web/ui/feedback/confetti.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

type Draft = Pick<PageDraftControls, 'base' | 'unsaved' | 'save'>;

const TOAST_MS = 8_000;

/** The publish checks say what is wrong, and fix it. */
const stops = [
  'pages.publish_blocked',
  'pages.unfinished',
  'pages.does_not_compile',
  'pages.does_not_render',
];

export function usePublish(draft: Draft) {
  const host = getPagesHost(useClientConfig());
  const publishing = usePublishPage();
  const [needsName, setNeedsName] = useState(false);
  const [needsConfirming, setNeedsConfirming] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);

  async function publish(unfinished: 'stop' | 'publish' = 'stop') {
    if (!draft.base) return toast.error(errorMessages['pages.not_saved']);
    if (draft.unsaved && !(await draft.save({ quiet: true }))) return;
    try {
      const { id, status } = draft.base;
      const { slug, url } = await publishing.mutateAsync({ id, unfinished });
      const open = {
        label: messages.open,
        onPress: () => void window.open(url, '_blank', 'noopener'),
      };
      setReportOpen(false);
      setNeedsConfirming(false);
      toast.success(messages.publishedTo(host, slug), { action: open, durationMs: TOAST_MS });
      if (status !== 'published') announcePublished();
      void fireConfetti();
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      if (code === 'pages.address_needed') setNeedsName(true);
      else if (stops.includes(code)) setReportOpen(true);
      else if (code === 'identity.email_unverified' && !needsConfirming) setNeedsConfirming(true);
      else toast.error(getErrorMessage(error), { durationMs: TOAST_MS });
    }
  }

  return {
    publish,
    isPublishing: publishing.isPending,
    /** One of its windows is open. */
    isAsking: needsName || needsConfirming || isReportOpen,
    needsName,
    setNeedsName,
    needsConfirming,
    setNeedsConfirming,
    isReportOpen,
    setReportOpen,
  };
}
