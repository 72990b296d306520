// Joins the chat with the page: what goes along with a message, and where a reply goes.
import { isEditLike } from '#web/features/assistant/edit-intent.ts';
import { useChat } from '#web/features/assistant/use-chat.ts';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import { loadProfile } from '#web/lib/session/profile.ts';

/** The shell shows how many requests are left. */
const refreshAllowance = () => void loadProfile().catch(() => {});

export function useStudioChat(draft: PageDraftControls, userId: string) {
  return useChat({
    userId,
    async contextFor(text) {
      const { content, hasUnsavedChanges } = draft;
      if (!content || !hasUnsavedChanges) return undefined;
      if (!draft.hasOtherEdits && (await draft.flush())) return undefined;
      if (isEditLike(text)) return content;
      // Without context the assistant works on the saved page, so these edits go there first.
      await draft.save({ quiet: true, autoSaved: true });
      return undefined;
    },
    onComplete({ data }) {
      refreshAllowance();
      const isChange = data.jsx !== undefined || data.css !== undefined;
      return isChange ? draft.applyReply(data) : undefined;
    },
    onMissed: draft.applyLatest,
  });
}
