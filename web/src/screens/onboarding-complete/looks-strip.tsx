// The looks that the new page was made in, to change one's mind. A chosen one is saved at once.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { currentPageQuery } from '#web/features/pages/current-page.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { LookPicker } from '#web/features/pages/looks/look-picker.tsx';
import { readLooksState } from '#web/features/pages/looks/looks-state.ts';
import { useUser } from '#web/lib/session/use-session.ts';

export function LooksStrip({
  draft,
}: {
  draft: Pick<PageDraftControls, 'content' | 'restore' | 'isSaving'>;
}) {
  const { state } = useLocation();
  const [handed] = useState(() => readLooksState(state));
  const [look, setLook] = useState(handed?.look ?? 0);
  const userId = useUser()?.id ?? '';
  const client = useQueryClient();
  if (!handed) return null;

  async function choose(place: number) {
    const content = handed?.looks[place];
    if (!content || draft.isSaving) return;
    setLook(place);
    const isSaved = await draft.restore({
      ...content,
      metadata: draft.content?.metadata ?? content.metadata,
    });
    if (!isSaved) return setLook(look);
    // The page is still as onboarding makes it, and may be made again there.
    const page = client.getQueryData(currentPageQuery.queryKey);
    if (page) getOnboardingDraft(userId).update({ pageEtag: page.etag });
  }

  return (
    <div className="border-line border-b px-4 py-4">
      <LookPicker
        size="sm"
        looks={handed.looks}
        value={look}
        onChange={(place) => void choose(place)}
      />
    </div>
  );
}
